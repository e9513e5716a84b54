import Editor
import Itinerary
import Screen

/// The rules that hold after every event, whatever happened. Each breach is a complaint in words.
package enum Invariants {
  package static func complaints(
    _ before: EditorState, _ event: EditorEvent, _ after: EditorState, _ effects: [EditorEffect], looksAtScreen: Bool
  ) -> [String] {
    var complaints = stateComplaints(after) + changeComplaints(before, event, after, effects)
    if looksAtScreen { complaints += frameComplaints(after) }
    return complaints
  }

  // MARK: The state

  private static func stateComplaints(_ state: EditorState) -> [String] {
    var complaints: [String] = []
    let itinerary = state.shown.itinerary
    let rows = ListRows(itinerary)
    if rows.count != itinerary.count + itinerary.dayCount { complaints.append("rows and items differ in number") }
    if !rows.numbers.contains(state.selection) {
      complaints.append("selection \(state.selection) of \(rows.count)")
    }
    guard case .carry(let drag) = state.mode else { return complaints }
    let slots = drag.slots(of: state.shown)
    if !slots.numbers.contains(drag.target) { complaints.append("target \(drag.target) of \(slots.count)") }
    if let carried = drag.carried, itinerary[carried] != drag.item { complaints.append("carries another item") }
    if slots.numbers.contains(drag.target) {
      let isRefused = slots.refusal(at: drag.target, under: state.shown.constraints) != nil
      if drag.isOverValidSlot == isRefused { complaints.append("the target's validity is told both ways") }
    }
    return complaints
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
    var complaints: [String] = []
    let (old, new) = (before.shown.trip, after.shown.trip)
    if isByUser(event) {
      if after.status.text.isEmpty { complaints.append("the status is silent") }
      if isCarrying(after), old != new { complaints.append("the trip changed while an item is carried") }
      if old != new, effects.count(where: { $0 == .save }) != 1 { complaints.append("changed, but not saved once") }
      if old == new, effects.contains(.save), !isFailed(before) { complaints.append("saved without a change") }
      if old == new { return complaints }
      if !isOnTripPage(before), gameOrder(old) != gameOrder(new) { complaints.append("the user moved a game") }
      if misplaced(in: after) > misplaced(in: before) { complaints.append("a leg came to stand where it may not") }
    } else if case .scheduleFollowed = event {
      if (old != new) != effects.contains(.save) { complaints.append("followed, but not saved with the trip") }
    } else if case .file(.taken) = event {
      if (old != new) != effects.contains(.save) { complaints.append("undone, but not saved with the trip") }
    } else if effects.contains(.save) {
      complaints.append("saved without the user")
    }
    return complaints
  }

  private static func isCarrying(_ state: EditorState) -> Bool { if case .carry = state.mode { true } else { false } }

  private static func isOnTripPage(_ state: EditorState) -> Bool {
    switch state.mode {
    case .tripPage, .repairs: true
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
    state.shown.itinerary.items.count { item in
      item.leg != nil && state.shown.constraints.refusal(for: item, at: item.position) != nil
    }
  }

  // MARK: The picture

  private static func frameComplaints(_ state: EditorState) -> [String] {
    let frame = state.painted()
    var complaints = pictureComplaints(frame, size: state.size)
    guard frame.size.columns >= 40, frame.size.rows >= 10, case .carry(let drag) = state.mode else { return complaints }
    let lifted = (0..<frame.size.rows).filter { row in
      frame.row(row).contains { $0.style.role == (drag.isOverValidSlot ? .lifted : .invalid) }
    }
    let line = (0..<frame.size.rows).filter { row in
      frame.row(row).contains { $0.style.role == (drag.isOverValidSlot ? .insertion : .invalid) }
    }
    // A screen of words alone says it in words.
    if lifted.isEmpty, hasWords(drag.isOverValidSlot ? "> Drop here: " : "x Can't go here: ", in: frame) {
      return complaints
    }
    if lifted.isEmpty || Set(line + lifted).count < (state.isDragging ? 1 : 2) {
      complaints.append("the gap is not wholly on the screen")
    }
    return complaints
  }

  package static func pictureComplaints(_ frame: Frame, size: Size) -> [String] {
    var complaints = cellComplaints(frame)
    if frame.size != size || frame.cells.count != size.columns * size.rows {
      complaints.append("the frame has \(frame.size), the screen \(size)")
    }
    if let cursor = frame.cursor, cursor.column >= frame.size.columns || cursor.row >= frame.size.rows {
      complaints.append("the cursor stands outside the frame")
    }
    return complaints
  }

  private static func hasWords(_ words: String, in frame: Frame) -> Bool {
    (0..<frame.size.rows).contains { frame.text(ofRow: $0).contains(words) }
  }

  private static func cellComplaints(_ frame: Frame) -> [String] {
    var complaints: [String] = []
    let (cells, columns) = (frame.cells, frame.size.columns)
    for index in cells.indices {
      let cell = cells[index]
      if isPrintableASCII(cell) { continue }
      let (column, row) = (index % columns, index / columns)
      if cell.width == 2, column + 1 == columns || cells[index + 1].width != 0 {
        complaints.append("half a wide cell at \(column),\(row)")
      }
      if cell.width == 0, column == 0 || cells[index - 1].width != 2 {
        complaints.append("a continuation of nothing at \(column),\(row)")
      }
      if isControl(cell.base) || (cell.marks.first.value != 0 && isControl(cell.marks.first)) {
        complaints.append("a control character at \(column),\(row)")
      }
      if frame.characterSupport == .ascii, cell.base.value > 0x7E { complaints.append("not ASCII at \(column),\(row)") }
    }
    return complaints
  }

  /// Whether a cell is sound by itself, as most of the millions that the tests look at are.
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
    for _ in 0..<6 where mode != .browse {
      let asks = if case .question(.leaveForm) = mode { true } else { false }
      _ = apply(.input(.key(asks ? .character("y") : .escape)), at: now)
    }
    return mode == .browse
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
