import Itinerary
import Screen

/// An item in the user's hand, or new ones. The trip does not change until a drop: canceling is forgetting this value.
package struct Drag: Equatable, Sendable {
  package indirect enum Payload: Equatable, Sendable {
    case item(Item, index: ItemIndex)
    /// Items that are not part of the trip yet, placed as one block.
    case new([CustomItem])
  }

  package let payload: Payload
  private(set) package var target: SlotNumber
  /// The days as they would be with the item in its slot; nil for new items, and where it may not be dropped.
  private(set) var days: [TimelineDay]?
  package let valid: Range<SlotNumber>
  package let barriers: [Item]

  package init(liftingItemAt index: ItemIndex, of displayed: DisplayedTrip) throws(Refusal) {
    let item = displayed.itinerary[index]
    if let refusal = displayed.constraints.refusalToMove(item) { throw refusal }
    let origin = Slots(in: displayed.itinerary, carrying: index).origin ?? 0
    self.init(.item(item, index: index), of: displayed, over: origin)
  }

  package init(new items: [CustomItem], in displayed: DisplayedTrip, over slot: SlotNumber) {
    self.init(.new(items), of: displayed, over: slot)
  }

  private init(_ payload: Payload, of displayed: DisplayedTrip, over target: SlotNumber) {
    self.payload = payload
    let index: ItemIndex? = if case .item(_, let index) = payload { index } else { nil }
    let slots = Slots(in: displayed.itinerary, carrying: index)
    valid = slots.valid(under: displayed.constraints)
    barriers = index.map { displayed.constraints.barrierGames(for: displayed.itinerary[$0]) } ?? []
    self.target = target.clamped(to: slots.numbers)
    updateDays(of: displayed)
  }

  package var item: Item? { if case .item(let item, _) = payload { item } else { nil } }

  package var carried: ItemIndex? { if case .item(_, let index) = payload { index } else { nil } }

  package var isOverValidSlot: Bool { valid.contains(target) }

  /// The step to the next valid slot, or to the previous one if none comes below; nil if it is the only one.
  var jump: CarryAction? {
    guard let first = valid.first, let last = valid.last else { return nil }
    return target < last ? .nextValid : target > first ? .previousValid : nil
  }

  /// The step from a target that is not valid to the nearest valid slot, if any.
  var stepToValid: CarryAction? {
    guard let first = valid.first, !isOverValidSlot else { return nil }
    return target < first ? .nextValid : .previousValid
  }

  private mutating func updateDays(of displayed: DisplayedTrip) {
    days = carried.flatMap { isOverValidSlot ? displayed.days(moving: $0, to: target) : nil }
  }

  package func slots(of displayed: DisplayedTrip) -> Slots { Slots(in: displayed.itinerary, carrying: carried) }

  package func isAtOrigin(of displayed: DisplayedTrip) -> Bool { target == slots(of: displayed).origin }

  package func name(in wording: Wording) -> String {
    switch payload {
    case .item(let item, _): wording.name(of: item)
    case .new(let items): items.count == 1 ? items.first?.title ?? "" : "\(items.count) new items"
    }
  }

  /// Whether several items are carried, so that sentences speak of them in the plural.
  var isSeveral: Bool {
    if case .new(let items) = payload { items.count != 1 } else { false }
  }

  /// Whether what is carried has no place but the one it came from.
  func isImmovable(in displayed: DisplayedTrip) -> Bool { carried.flatMap(displayed.immovableReason) != nil }

  /// Whether a row of the list, numbered without the carried item, has no valid slot next to it.
  package func dims(row number: RowNumber) -> Bool {
    !valid.contains(number.slotBelow) && !valid.contains(number.slotAbove)
  }

  // MARK: Steps

  /// Moves the target, within the list; nil leaves it where it is. Returns whether it has moved.
  package mutating func move(to slot: SlotNumber?, in displayed: DisplayedTrip) -> Bool {
    guard let slot = slot?.clamped(to: slots(of: displayed).numbers), slot != target else { return false }
    target = slot
    updateDays(of: displayed)
    return true
  }

  var nextValid: SlotNumber? { target + 1 < valid.upperBound ? max(target + 1, valid.lowerBound) : nil }

  var previousValid: SlotNumber? {
    target > valid.lowerBound && !valid.isEmpty ? min(target, valid.upperBound) - 1 : nil
  }

  /// The slot of the carried time on the day `count` days after that of the target; for an item without a time the first
  /// one, or the valid slot nearest to the same place.
  func slot(onDayAfter count: Int, of displayed: DisplayedTrip, keepsPlace: Bool = false) -> SlotNumber? {
    let slots = slots(of: displayed)
    let today = slots.day(of: target)
    guard displayed.itinerary.days.contains(today + count) else { return nil }
    if let time = custom?.time {
      return Slots.slot(
        of: time, onDay: today + count, carrying: carried, in: displayed.trip, zones: displayed.wording.zones)
    }
    let day = slots.range(ofDay: today + count)
    if !keepsPlace { return day.lowerBound }
    let place = day.lowerBound + (target - slots.range(ofDay: today).lowerBound)
    return nearestValid(to: min(place, day.upperBound))
  }

  private var custom: CustomItem? {
    switch payload {
    case .item(let item, _): item.custom
    case .new(let items): items.count == 1 ? items.first : nil
    }
  }

  func nearestValid(to slot: SlotNumber) -> SlotNumber? { valid.isEmpty ? nil : slot.clamped(to: valid) }

  // MARK: Reload

  /// The slot between the same neighbors as before, else the one after the nearest row above that is still on its day.
  private func slot(from old: DisplayedTrip, in new: DisplayedTrip, carrying index: ItemIndex?) -> SlotNumber {
    let (slots, rows) = (slots(of: old), ListRows(new.itinerary, carrying: index))
    let (day, after, before) = (slots[target].day, slots[target].after, slots[target].before)
    func row(of item: Item?) -> RowNumber? {
      let items = day <= new.trip.dayCount ? new.itinerary.range(ofDay: day) : 0..<0
      return items.first { new.itinerary[$0].id == item?.id }.map(rows.number(ofItemAt:))
    }
    if let row = row(of: after) { return row.slotBelow }
    if let row = row(of: before) { return row.slotAbove }
    let range = Slots(in: new.itinerary, carrying: index).range(ofDay: min(day, new.trip.dayCount))
    if after != nil, before == nil { return range.upperBound }
    let above = slots.range(ofDay: day).reversed().lazy.filter { $0 < target }
    return above.compactMap { row(of: slots[$0].after) }.first?.slotBelow ?? range.lowerBound
  }
}

extension Drag: EditorMode {
  var mode: Mode { .carry(self) }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let action = CarryAction.action(for: key) else {
      let isUndo = [NormalAction.undo, .redo].contains(state.keys.action(for: key))
      let what = isUndo ? "No undo" : "\(state.name(of: key)) does nothing"
      return .status("\(what) while you move an item: \(keys(in: state))", .refusal)
    }
    switch action {
    case .slotUp: return move(by: -1, in: state)
    case .slotDown: return move(by: 1, in: state)
    case .previousDay:
      return move(to: slot(onDayAfter: -1, of: state.displayed), orSay: "This is the first day.", in: state)
    case .nextDay:
      return move(to: slot(onDayAfter: 1, of: state.displayed), orSay: "This is the last day.", in: state)
    case .previousValid: return move(to: previousValid, orSay: "No valid slot further up.", in: state)
    case .nextValid: return move(to: nextValid, orSay: "No valid slot further down.", in: state)
    case .firstValid: return move(to: valid.first, orSay: "This is the first valid slot.", in: state)
    case .lastValid: return move(to: valid.last, orSay: "This is the last valid slot.", in: state)
    case .pageUp: return page(-(state.listHeight - 1), in: state)
    case .pageDown: return page(state.listHeight - 1, in: state)
    case .drop: return state.drop(self, at: now)
    case .cancel: return state.cancel(self)
    case .help:
      state.endMouseDrag()
      return TextPage.help(over: mode, in: state)
    }
  }

  private mutating func page(_ lines: Int, in state: EditorState) -> Transition {
    move(to: nearestValid(to: state.slot(fromGapOf: self, lines: lines)), in: state)
  }

  mutating func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition {
    move(by: lines.signum(), in: state)
  }

  mutating func move(by count: Int, in state: EditorState) -> Transition {
    move(
      to: target + count, orSay: count < 0 ? "This is the top of the trip." : "This is the end of the trip.", in: state)
  }

  /// Rings at a slot where the item may not go. If the target cannot move, the status line says `blocked`.
  mutating func move(
    to slot: SlotNumber?, orSay blocked: String = "No valid slot further that way.", in state: EditorState
  ) -> Transition {
    if move(to: slot, in: state.displayed) { return Transition(nil, .prompt, effects: isOverValidSlot ? [] : [.bell]) }
    if isOverValidSlot { return .status(blocked) }
    let here = prompt(in: state)
    let both = "\(blocked) \(here.text)"
    return .status(state.fitsStatus(both) ? both : here.text, here.tone)
  }

  // MARK: The status line

  /// The slot of the item, or why it can't be dropped there: `After A, before B, on Day 2.` or `Can't go there: …`.
  func prompt(in state: EditorState) -> Status {
    let slots = slots(of: state.displayed)
    if let refusal = slots.refusal(at: target, under: state.displayed.constraints) {
      return Status(sentence(refusal, in: state), .refusal)
    }
    let place = state.displayed.wording.place(of: slots[target])
    return Status("\(place)\(isAtOrigin(of: state.displayed) ? ", where it was" : "").")
  }

  /// Why the item can't go to its slot, where it can, and the key to go there, as far as that leaves the list its rows.
  private func sentence(_ refusal: Refusal, in state: EditorState) -> String {
    let wording = state.displayed.wording
    let reason = wording.sentence(refusal)
    let why = "Can't go there: \(reason.withSmallLetter)"
    let inShort = "Can't go there: \(wording.shortSentence(refusal).withSmallLetter)"
    guard let item, let days = state.displayed.constraints.validDayRange(for: item), let way = stepToValid,
      let nearest = nearestValid(to: target)
    else { return "\(why) \(state.name(of: CarryAction.cancel)) puts it back." }
    let day = slots(of: state.displayed).day(of: nearest)
    let key = state.name(of: way)
    let texts =
      state.isDragging
      ? [
        "\(why) \(wording.reach(days)).",
        "\(inShort) Try Day \(day).",
        "Can't go there: try Day \(day). \(reason)",
      ]
      : [
        "\(why) \(wording.reach(days)); \(key) goes there.",
        "\(why) \(key) goes to Day \(day).",
        "\(inShort) \(key): Day \(day).",
        "Can't go there: \(key) goes to Day \(day). \(reason)",
      ]
    let rows = ScreenAreas.reservedStatusRows(state.size)
    return texts.first { state.fitsStatus($0, lines: rows) } ?? texts.first(where: state.fitsStatus)
      ?? texts[texts.count - 1]
  }

  func pickUpMessage(in state: EditorState) -> Status {
    Status("Picked up \(name(in: state.displayed.wording)). \(reach(in: state)) \(keys(in: state))")
  }

  private func reach(in state: EditorState) -> String {
    // The screen shows the place, and there is little room for names.
    if isImmovable(in: state.displayed) { return "Can't be moved: this is its only slot." }
    guard let item, item.leg != nil, let days = state.displayed.constraints.validDayRange(for: item) else {
      return "Can go anywhere."
    }
    return "\(state.displayed.wording.reach(days))."
  }

  /// The keys in a sentence: `↑ ↓ move it, Space drops it, Esc puts it back.`
  func keys(in state: EditorState) -> String {
    let it = isSeveral ? "them" : "it"
    let back = "\(state.name(of: CarryAction.cancel)) \(item == nil ? "discards \(it)" : "puts \(it) back")."
    if isImmovable(in: state.displayed) { return back }
    let move = "\(state.name(of: CarryAction.slotUp)) \(state.name(of: CarryAction.slotDown)) move \(it)"
    if isOverValidSlot { return "\(move), \(state.name(of: CarryAction.drop)) drops \(it), \(back)" }
    return stepToValid.map { "\(move), \(state.name(of: $0)) goes to a valid slot, \(back)" } ?? back
  }

  // MARK: The key line

  func hints(in state: EditorState) -> [KeyHint] {
    offer(in: state).compactMap { action in
      // Short, so that it has room on a narrow screen.
      let isReturn = !isOverValidSlot && action == jump
      return KeyHint(of: action.binding, isReturn ? "to valid" : nil, in: state.keyCharacterSupport)
    }
  }

  /// The actions that work at the slot. At an invalid one the key to a valid slot is first, so that it is always shown.
  private func offer(in state: EditorState) -> [CarryAction] {
    if isAtOrigin(of: state.displayed), isImmovable(in: state.displayed) { return [.cancel, .help] }
    let jump = jump.map { [$0] } ?? []
    let day: [CarryAction] = state.displayed.itinerary.dayCount > 1 ? [.nextDay] : []
    return (isOverValidSlot ? [.slotUp, .drop] + day + jump : jump + [.slotUp] + day) + [.cancel, .help]
  }

  // MARK: Reload

  func carriedOver(from old: DisplayedTrip, in state: inout EditorState) -> Transition {
    let new = state.displayed
    let index = item.flatMap { new.itinerary.index(of: $0.id) }
    if item != nil, index == nil {
      let loss = "\(name(in: old.wording)) was deleted by another program while you were moving it."
      return Transition(.normal, status: Status(loss, .refusal))
    }
    let payload = index.map { Payload.item(new.itinerary[$0], index: $0) } ?? payload
    return Transition(.carry(Drag(payload, of: new, over: slot(from: old, in: new, carrying: index))))
  }
}
