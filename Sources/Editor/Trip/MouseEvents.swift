import Itinerary
import Screen

enum Pointer: Equatable, Sendable {
  case idle
  /// The button is down on an item, or the header of a day, and has not moved yet. The list may change in the meantime.
  case pressed(ItemID?, line: Int)
  case dragging
  /// The button is down at an edge of the list, which has gone on in the direction of `step`, −1 or 1, `repeats` times.
  case holding(step: Int, repeats: Int)
  case outside
}

/// The row and the time of a click. A second one on the same row soon after it opens the row.
struct Click: Equatable, Sendable {
  let row: RowNumber
  let time: Timestamp
}

/// The mouse runs the same drag as the keys. A press becomes a lift once it has moved, so that a click never moves anything.
extension EditorState {
  /// Microseconds.
  private static let doubleClickTime: Int64 = 400_000
  /// The milliseconds before each repeat while the pointer rests at an edge of the list.
  private static let edgeDelays = [220, 160, 120, 90, 60, 40]
  private static let wheelLines = 3

  mutating func point(_ event: MouseEvent, at now: Timestamp) -> [EditorEffect] {
    switch event.action {
    case .wheelUp: return wheel(-Self.wheelLines)
    case .wheelDown: return wheel(Self.wheelLines)
    case .press: return press(event, at: now)
    case .secondaryPress: return pressSecondary(event)
    case .drag: return drag(event)
    case .release: return release(event, at: now)
    }
  }

  // MARK: The wheel

  private mutating func wheel(_ lines: Int) -> [EditorEffect] {
    guard mode == .normal else { return act { $0.turnedWheel(by: lines, in: &$1) } }
    top = entries.anchor(top, scrolledBy: lines, height: listHeight)
    scrollsFreely = true
    return []
  }

  // MARK: Press

  private mutating func press(_ event: MouseEvent, at now: Timestamp) -> [EditorEffect] {
    pointer = .outside
    guard let target = target(atColumn: event.column, row: event.row) else { return [] }
    switch target {
    case .row(let number), .dragHandle(let number): return pressRow(number, event, at: now)
    case .addButton(let day):
      scrollsFreely = true
      highlighted = nil
      return go(refused(NormalAction.add, in: .normal) ?? startForm(forDay: day))
    case .key(let key):
      scrollsFreely = false
      return press(key, at: now)
    case .outsideMenu: return go(Transition(.normal, .prompt))
    case .day(let day):
      scrollsFreely = false
      highlighted = nil
      select(day: day)
      return []
    case .pane: return go(NormalMode().view(in: self))
    case .form, .page, .entry: return act { $0.press(target, in: &$1, at: now) }
    }
  }

  private mutating func pressSecondary(_ event: MouseEvent) -> [EditorEffect] {
    if case .menu = mode { mode = .normal }
    guard mode == .normal, let hit = layout(in: areas).hit(column: event.column, row: event.row), hit.target != nil
    else { return [] }
    pointer = .outside
    lastClick = nil
    highlighted = nil
    scrollsFreely = true
    selection = hit.row
    return go(Transition(.menu(RowMenu(at: CellPlace(column: event.column + 1, row: event.row))), .prompt))
  }

  private mutating func pressRow(_ number: RowNumber, _ event: MouseEvent, at now: Timestamp) -> [EditorEffect] {
    scrollsFreely = true
    highlighted = nil
    let isSecond = lastClick.map { $0.row == number && now.microseconds - $0.time.microseconds < Self.doubleClickTime }
    lastClick = Click(row: number, time: now)
    selection = number
    notice = selectionStatus
    pointer = .pressed(selectedItem?.item.id, line: event.row)
    if isSecond == true {
      lastClick = nil
      pointer = .outside
      return go(NormalMode().perform(.open, in: &self, at: now))
    }
    return []
  }

  // MARK: Drag

  private mutating func drag(_ event: MouseEvent) -> [EditorEffect] {
    if case .pressed(let pressed, let line) = pointer, mode == .normal {
      return event.row == line ? [] : lift(pressed, for: event)
    }
    guard case .carry(var drag) = mode, isDragging else { return [] }
    if let step = edgeStep(event) { return hold(step) }
    pointer = .dragging
    guard let slot = slot(under: event, for: drag), slot != drag.target else { return [] }
    let step = drag.move(to: slot, in: self)
    mode = drag.mode
    return go(step)
  }

  private mutating func lift(_ pressed: ItemID?, for event: MouseEvent) -> [EditorEffect] {
    pointer = .outside
    // A drag is not a click: the next press is not the second of two.
    lastClick = nil
    guard let pressed else { return go(.refuse(NormalAction.pickUp.binding.refusalOnOtherRows ?? "")) }
    guard displayed.itinerary.index(of: pressed) != nil else { return [] }
    select(pressed)
    let effects = go(refused(NormalAction.pickUp, in: .normal) ?? pickUp())
    guard case .carry = mode else { return effects }
    pointer = .dragging
    return effects + drag(event)
  }

  package var isDragging: Bool {
    switch pointer {
    case .dragging, .holding: true
    case .idle, .pressed, .outside: false
    }
  }

  /// The slot next to the row under the pointer, on the side that is nearer.
  private func slot(under event: MouseEvent, for drag: Drag) -> SlotNumber? {
    guard let hit = layout(in: areas).hit(column: event.column, row: event.row) else { return nil }
    let isBelowGap = hit.row > RowNumber(above: drag.target)
    // A row of one line is passed as soon as the pointer reaches it, a card when the pointer has passed its middle.
    let isLowerHalf = hit.height == 1 && hit.target != nil ? isBelowGap : 2 * hit.line >= hit.height
    return isLowerHalf ? hit.row.slotBelow : hit.row.slotAbove
  }

  // MARK: Holding at an edge

  /// Returns −1 at the top of the list and above it, 1 at its end and below it, and nil between.
  private func edgeStep(_ event: MouseEvent) -> Int? {
    if event.row <= areas.list.lowerBound { return -1 }
    return event.row >= areas.list.upperBound - 1 ? 1 : nil
  }

  private mutating func hold(_ step: Int) -> [EditorEffect] {
    if case .holding(step, _) = pointer { return [] }
    pointer = .holding(step: step, repeats: 0)
    return autoScroll()
  }

  mutating func autoScroll() -> [EditorEffect] {
    guard case .holding(let direction, let repeats) = pointer, case .carry(var drag) = mode else { return [] }
    pointer = .holding(step: direction, repeats: repeats + 1)
    guard drag.slots(of: displayed).numbers.contains(drag.target + direction) else { return [] }
    let delay = Self.edgeDelays[min(repeats, Self.edgeDelays.count - 1)]
    let step = drag.move(by: direction, in: self)
    mode = drag.mode
    return go(step) + [.remind(.pointerHeld, milliseconds: delay)]
  }

  mutating func endMouseDrag() {
    if isDragging { pointer = .outside }
  }

  // MARK: Release

  private mutating func release(_ event: MouseEvent, at now: Timestamp) -> [EditorEffect] {
    let wasDragging = isDragging
    pointer = .idle
    guard wasDragging, case .carry(let drag) = mode else { return [] }
    // The item may have gone back to a row out of sight.
    scrollsFreely = false
    return go(areas.list.contains(event.row) ? drop(drag, at: now) : cancel(drag))
  }
}
