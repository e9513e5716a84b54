import Base
import Screen
import TripCore

/// An item in the user's hand: the keys move the slot that it is held over.
extension Drag: EditorMode {
  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let action = CarryAction.action(for: key) else {
      let sentence = "\(state.name(of: key)) does nothing while you move an item: \(keys(in: state))"
      return Transition(.carry(self), says: Status(sentence, .refusal))
    }
    let slots = slots(of: state.shown)
    switch action {
    case .slotUp: return move(by: -1, in: state)
    case .slotDown: return move(by: 1, in: state)
    case .previousDay: return move(to: start(ofDayAfter: -1, in: slots), orSay: "This is the first day.", in: state)
    case .nextDay: return move(to: start(ofDayAfter: 1, in: slots), orSay: "This is the last day.", in: state)
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
      return Transition(.page(TextPage(.help, over: .carry(self))))
    }
  }

  private func page(_ lines: Int, in state: EditorState) -> Transition {
    move(to: nearestValid(to: state.slot(fromGapOf: self, lines: lines)), in: state)
  }

  /// Moves the target some slots down, or up if `count` is negative.
  func move(by count: Int, in state: EditorState) -> Transition {
    move(
      to: target + count, orSay: count < 0 ? "This is the top of the trip." : "This is the end of the trip.", in: state)
  }

  /// Moves the target to a slot. Rings at a slot where the item may not go. If the target cannot move, the status line
  /// says `blocked`.
  func move(
    to slot: SlotNumber?, orSay blocked: String = "No valid slot further that way.", in state: EditorState
  ) -> Transition {
    var drag = self
    if drag.move(to: slot, in: state.shown) {
      return Transition(.carry(drag), .prompt, effects: drag.isOverValidSlot ? [] : [.ring])
    }
    if isOverValidSlot { return Transition(.carry(self), says: Status(blocked)) }
    let here = prompt(in: state)
    let both = "\(blocked) \(here.text)"
    return Transition(.carry(self), says: state.fitsStatus(both) ? Status(both, here.tone) : here)
  }

  // MARK: The status line

  /// The place where the item hangs: `After A, before B, on Day 2.` or `Can't go there: …`.
  func prompt(in state: EditorState) -> Status {
    let slots = slots(of: state.shown)
    if let refusal = slots.refusal(at: target, under: state.shown.constraints) {
      return Status(sentence(refusal, in: state), .refusal)
    }
    let (after, before) = slots.neighbours(of: target)
    let place = state.shown.wording.place(day: slots.day(of: target), after: after, before: before)
    return Status("\(place)\(isAtOrigin(of: state.shown) ? ", where it was" : "").")
  }

  /// The reason why the item cannot go to its slot, the days where it can, and the key to go there: the most that
  /// leaves the list its rows, else the most that fits at all. Long names are cut before the way out is.
  private func sentence(_ refusal: Refusal, in state: EditorState) -> String {
    let wording = state.shown.wording
    let why = "Can't go there: "
    let reason = wording.sentence(refusal)
    guard let item, let days = state.shown.constraints.validDayRange(for: item), let way = wayToValid,
      let nearest = nearestValid
    else { return "\(why)\(reason) \(state.name(of: .escape)) puts it back." }
    let day = slots(of: state.shown).day(of: nearest)
    let key = state.name(of: way)
    let texts =
      state.isDragging
      ? [
        "\(why)\(reason) \(wording.reach(days)).",
        "\(why)\(wording.shortSentence(refusal)) Try Day \(day).",
        "\(why)try Day \(day). \(reason)",
      ]
      : [
        "\(why)\(reason) \(wording.reach(days)); \(key) goes there.",
        "\(why)\(reason) \(key) goes to Day \(day).",
        "\(why)\(wording.shortSentence(refusal)) \(key): Day \(day).",
        "\(why)\(key) goes to Day \(day). \(reason)",
      ]
    let rows = ScreenAreas.reservedStatusRows(state.size)
    return texts.first { state.fitsStatus($0, lines: rows) } ?? texts.first(where: state.fitsStatus)
      ?? texts[texts.count - 1]
  }

  /// The sentence after picking up: the item, the days where it can go, and the keys.
  func pickUpMessage(in state: EditorState) -> Status {
    Status("Picked up \(name(in: state.shown.wording)). \(reach(in: state)) \(keys(in: state))")
  }

  private func reach(in state: EditorState) -> String {
    // The screen shows the place, and there is little room for names.
    if immovableReason(in: state.shown) { return "Can't be moved: this is its only slot." }
    guard let item, item.leg != nil, let days = state.shown.constraints.validDayRange(for: item) else {
      return "Can go anywhere."
    }
    return "\(state.shown.wording.reach(days))."
  }

  /// The keys in a sentence: `↑ ↓ move it, Space drops it, Esc puts it back.`
  func keys(in state: EditorState) -> String {
    let it = isSeveral ? "them" : "it"
    let back = "\(state.name(of: .escape)) \(item == nil ? "discards \(it)" : "puts \(it) back")."
    if immovableReason(in: state.shown) { return back }
    let move = "\(state.name(of: .up)) \(state.name(of: .down)) move \(it)"
    if isOverValidSlot { return "\(move), \(state.name(of: .character(" "))) drops \(it), \(back)" }
    return wayToValid.map { "\(move), \(state.name(of: $0)) goes to a valid slot, \(back)" } ?? back
  }

  // MARK: The key line

  func hints(in state: EditorState) -> [KeyHint] {
    offer(in: state).compactMap { action in
      // Short, so that it has room on a narrow screen.
      let isWayBack = !isOverValidSlot && action == jump
      return KeyHint(of: action.binding, isWayBack ? "to valid" : nil, in: state.keyRepertoire)
    }
  }

  /// The actions that would work where the item hangs. Over a slot where it may not go, the way to one where it may
  /// comes first, because a narrow screen drops hints.
  private func offer(in state: EditorState) -> [CarryAction] {
    if isAtOrigin(of: state.shown), immovableReason(in: state.shown) { return [.cancel, .help] }
    let jump = jump.map { [$0] } ?? []
    let day: [CarryAction] = state.shown.itinerary.dayCount > 1 ? [.nextDay] : []
    return (isOverValidSlot ? [.slotUp, .drop] + day + jump : jump + [.slotUp] + day) + [.cancel, .help]
  }

  // MARK: Reload

  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Transition {
    guard let drag = carriedOver(from: old, to: state.shown) else {
      return Transition(.browse, says: loss(in: old))
    }
    return Transition(.carry(drag))
  }

  /// The sentence for an item that is gone.
  func loss(in old: ShownTrip) -> Status {
    Status("\(name(in: old.wording)) was deleted by another program while you were moving it.", .refusal)
  }
}
