import Editor
import Itinerary
import Screen

/// The rules that hold after every event, whatever happened. Each breach is a complaint in words.
package enum Invariants {
  package static func violations(
    _ before: EditorState, _ event: EditorEvent, _ after: EditorState, _ effects: [EditorEffect], looksAtScreen: Bool
  ) -> [String] {
    var violations = stateComplaints(after) + changeComplaints(before, event, after, effects)
    if looksAtScreen { violations += frameComplaints(after) }
    return violations
  }

  // MARK: The state

  private static func stateComplaints(_ state: EditorState) -> [String] {
    var violations: [String] = []
    let itinerary = state.displayed.itinerary
    let rows = ListRows(itinerary)
    if rows.count != itinerary.count + itinerary.dayCount { violations.append("rows and items differ in number") }
    if !rows.numbers.contains(state.selection) {
      violations.append("selection \(state.selection) of \(rows.count)")
    }
    guard case .carry(let drag) = state.mode else { return violations }
    let slots = drag.slots(of: state.displayed)
    if !slots.numbers.contains(drag.target) { violations.append("target \(drag.target) of \(slots.count)") }
    if let carried = drag.carried, itinerary[carried] != drag.item { violations.append("carries another item") }
    if slots.numbers.contains(drag.target) {
      let isRefused = slots.refusal(at: drag.target, under: state.displayed.constraints) != nil
      if drag.isOverValidSlot == isRefused { violations.append("the target's validity is told both ways") }
    }
    return violations
  }

  // MARK: The change

  private static func isByUser(_ event: EditorEvent) -> Bool {
    switch event {
    case .input(.resized): false
    case .input: true
    default: false
    }
  }

  private static func changeComplaints(
    _ before: EditorState, _ event: EditorEvent, _ after: EditorState, _ effects: [EditorEffect]
  ) -> [String] {
    var violations: [String] = []
    let (old, new) = (before.displayed.trip, after.displayed.trip)
    if isByUser(event) {
      if after.status.text.isEmpty { violations.append("the status is silent") }
      if isCarrying(after), old != new { violations.append("the trip changed while an item is carried") }
      if old != new, effects.count(where: { $0 == .save }) != 1 { violations.append("changed, but not saved once") }
      if old == new, effects.contains(.save), !isFailed(before) { violations.append("saved without a change") }
      if old == new { return violations }
      if !isOnTripMenu(before), gameOrder(old) != gameOrder(new) { violations.append("the user moved a game") }
      if misplaced(in: after) > misplaced(in: before) { violations.append("a leg came to stand where it may not") }
    } else if case .scheduleFollowed = event {
      if (old != new) != effects.contains(.save) { violations.append("followed, but not saved with the trip") }
    } else if case .file(.taken) = event {
      if (old != new) != effects.contains(.save) { violations.append("undone, but not saved with the trip") }
    } else if effects.contains(.save) {
      violations.append("saved without the user")
    }
    return violations
  }

  private static func isCarrying(_ state: EditorState) -> Bool { if case .carry = state.mode { true } else { false } }

  private static func isOnTripMenu(_ state: EditorState) -> Bool {
    switch state.mode {
    case .tripMenu, .repairs: true
    default: false
    }
  }

  private static func isFailed(_ state: EditorState) -> Bool {
    if case .failed = state.saving { true } else { false }
  }

  private static func gameOrder(_ trip: Trip) -> [String] {
    trip.itinerary.items.filter { $0.game != nil }.map { "\($0.position.day) \($0.id)" }
  }

  private static func misplaced(in state: EditorState) -> Int {
    state.displayed.itinerary.items.count { item in
      item.leg != nil && state.displayed.constraints.refusal(for: item, at: item.position) != nil
    }
  }

  // MARK: The picture

  private static func frameComplaints(_ state: EditorState) -> [String] {
    let frame = state.painted()
    var violations = pictureComplaints(frame, size: state.size)
    guard frame.size.columns >= 40, frame.size.rows >= 10, case .carry(let drag) = state.mode else { return violations }
    let lifted = (0..<frame.size.rows).filter { row in
      frame.row(row).contains { $0.style.role == (drag.isOverValidSlot ? .lifted : .invalid) }
    }
    let line = (0..<frame.size.rows).filter { row in
      frame.row(row).contains { $0.style.role == (drag.isOverValidSlot ? .insertion : .invalid) }
    }
    // A screen of words alone says it in words.
    if lifted.isEmpty, hasWords(drag.isOverValidSlot ? "> Drop here: " : "x Can't go here: ", in: frame) {
      return violations
    }
    if lifted.isEmpty || Set(line + lifted).count < (state.isDragging ? 1 : 2) {
      violations.append("the gap is not wholly on the screen")
    }
    return violations
  }

  package static func pictureComplaints(_ frame: Frame, size: Size) -> [String] {
    var violations = cellComplaints(frame)
    if frame.size != size || frame.cells.count != size.columns * size.rows {
      violations.append("the frame has \(frame.size), the screen \(size)")
    }
    if let cursor = frame.cursor, cursor.column >= frame.size.columns || cursor.row >= frame.size.rows {
      violations.append("the cursor stands outside the frame")
    }
    return violations
  }

  private static func hasWords(_ words: String, in frame: Frame) -> Bool {
    (0..<frame.size.rows).contains { frame.text(ofRow: $0).contains(words) }
  }

  private static func cellComplaints(_ frame: Frame) -> [String] {
    var violations: [String] = []
    let (cells, columns) = (frame.cells, frame.size.columns)
    for index in cells.indices {
      let cell = cells[index]
      if isPrintableASCII(cell) { continue }
      let (column, row) = (index % columns, index / columns)
      if cell.width == 2, column + 1 == columns || cells[index + 1].width != 0 {
        violations.append("half a wide cell at \(column),\(row)")
      }
      if cell.width == 0, column == 0 || cells[index - 1].width != 2 {
        violations.append("a continuation of nothing at \(column),\(row)")
      }
      if isControl(cell.base) || (cell.marks.first.value != 0 && isControl(cell.marks.first)) {
        violations.append("a control character at \(column),\(row)")
      }
      if frame.characterSupport == .ascii, cell.base.value > 0x7E { violations.append("not ASCII at \(column),\(row)") }
    }
    return violations
  }

  /// Whether a cell is sound on its own, as most of the millions that the tests look at are.
  private static func isPrintableASCII(_ cell: Cell) -> Bool {
    cell.width == 1 && cell.marks.first.value == 0 && cell.base.value >= 0x20 && cell.base.value < 0x7F
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
      || (0x2066...0x2069).contains(scalar.value)
  }
}

extension EditorState {
  /// Presses Escape until the list is back, and agrees if a changed form asks whether to leave it.
  /// - Returns: whether the list came back.
  package mutating func goHome(at now: Timestamp) -> Bool {
    for _ in 0..<6 where mode != .normal {
      let asks = if case .confirmation(.leaveForm) = mode { true } else { false }
      _ = apply(.input(.key(asks ? .character("y") : .escape)), at: now)
    }
    return mode == .normal
  }
}

extension OperationLog {
  /// What the store reports to an editor that undoes or redoes.
  package mutating func answer(_ direction: UndoDirection) -> FileEvent {
    do throws(UndoRefusal) {
      return .taken(direction, try take(direction))
    } catch {
      return .notTaken(reason: "\(error)")
    }
  }
}
