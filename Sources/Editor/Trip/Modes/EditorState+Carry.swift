import ItineraryCore
import Screen

extension EditorState {
  /// How long a dropped row stays highlighted, in milliseconds.
  private static let highlightTime = 700

  mutating func pickUp() -> [EditorEffect] {
    guard let (index, _) = selectedItem else { return refuseHeader() }
    if refusesEdit() { return [.ring] }
    do throws(Refusal) {
      let drag = try Drag(liftingItemAt: index, of: shown)
      mode = .carry(drag)
      status = Status("Picked up \(drag.name(in: shown.wording)). \(reach(of: drag)) \(carryKeys(drag))")
    } catch {
      refuse("Can't pick it up", because: error, at: index)
    }
    return [.ring]
  }

  mutating func refuseHeader() -> [EditorEffect] {
    status = Status("Day headers don't move; pick up a row with a grip.", .refusal)
    return [.ring]
  }

  /// What the keys do while something is carried.
  func carryKeys(_ drag: Drag) -> String {
    let back = "\(name(of: .escape)) \(drag.item == nil ? "throws it away" : "puts it back")."
    if drag.carried.map({ shown.standsFast(at: $0) != nil }) == true { return back }
    let move = "\(name(of: .up)) \(name(of: .down)) move it"
    if drag.isOverValidSlot { return "\(move), \(name(of: .character(" "))) drops it, \(back)" }
    return drag.wayToValid.map { "\(move), \(name(of: $0)) goes to a valid place, \(back)" } ?? back
  }

  private func reach(of drag: Drag) -> String {
    // Where its place is shows on the screen, and there is little room for names.
    if drag.carried.flatMap(shown.standsFast) != nil { return "It cannot move: this is its only place." }
    guard let item = drag.item, item.leg != nil, let days = shown.constraints.validDayRange(for: item) else {
      return "It may go anywhere."
    }
    return "\(shown.wording.reach(days))."
  }

  mutating func carry(_ drag: Drag, key: Key, at now: Timestamp) -> [EditorEffect] {
    guard let action = CarryAction.action(for: key) else {
      status = Status("\(name(of: key)) does nothing while you carry: \(carryKeys(drag))", .refusal)
      return []
    }
    switch action {
    case .slotUp: return step(drag, .slots(-1), blocked: "This is the top of the trip.")
    case .slotDown: return step(drag, .slots(1), blocked: "This is the end of the trip.")
    case .previousDay: return step(drag, .days(-1), blocked: "This is the first day.")
    case .nextDay: return step(drag, .days(1), blocked: "This is the last day.")
    case .previousValid: return step(drag, .previousValid, blocked: "No valid slot further up.")
    case .nextValid: return step(drag, .nextValid, blocked: "No valid slot further down.")
    case .firstValid: return step(drag, .firstValid, blocked: "This is the first valid slot.")
    case .lastValid: return step(drag, .lastValid, blocked: "This is the last valid slot.")
    case .pageUp: return page(drag, lines: -(listHeight - 1))
    case .pageDown: return page(drag, lines: listHeight - 1)
    case .drop: return drop(drag, at: now)
    case .cancel: return cancel(drag)
    case .help: openHelp(over: drag)
    }
    return []
  }

  private mutating func page(_ drag: Drag, lines: Int) -> [EditorEffect] {
    let rows = entries.rows
    let row = row(from: rows.row(above: drag.target), lines: lines)
    return step(drag, .page(toward: rows.slot(belowRow: row)), blocked: "No valid slot further that way.")
  }

  mutating func step(_ drag: Drag, _ step: Drag.Step, blocked: String) -> [EditorEffect] {
    var drag = drag
    guard drag.step(step, in: shown) else {
      guard !drag.isOverValidSlot else {
        status = Status(blocked)
        return []
      }
      let target = targetStatus(of: drag)
      let both = "\(blocked) \(target.text)"
      status = fitsStatus(both) ? Status(both, target.tone) : target
      return []
    }
    mode = .carry(drag)
    status = targetStatus(of: drag)
    return drag.isOverValidSlot ? [] : [.ring]
  }

  /// `After A, before B, on Day 2.` or `Can't go there: …`.
  func targetStatus(of drag: Drag) -> Status {
    let slots = drag.slots(of: shown)
    if let refusal = slots.refusal(at: drag.target, under: shown.constraints) {
      return Status(sentence(refusal, over: drag), .refusal)
    }
    let origin = drag.isAtOrigin(of: shown) ? ", where it was" : ""
    return Status("\(place(of: drag.target, in: slots))\(origin).")
  }

  /// Why the carried item may not go where it hangs, where it may, and the key that leads there: as much as there is room
  /// for without taking rows from the list, else as there is room for at all. Long names are cut before the way out is.
  private func sentence(_ refusal: Refusal, over drag: Drag) -> String {
    let why = "Can't go there: "
    let reason = shown.wording.sentence(refusal)
    guard let item = drag.item, let days = shown.constraints.validDayRange(for: item), let key = drag.wayToValid,
      let nearest = drag.nearestValid
    else { return "\(why)\(reason) \(name(of: .escape)) puts it back." }
    let day = drag.slots(of: shown).day(of: nearest)
    let texts =
      isDragging
      ? [
        "\(why)\(reason) \(shown.wording.reach(days)).",
        "\(why)\(shown.wording.shortSentence(refusal)) It may to Day \(day).",
        "\(why)it may to Day \(day). \(reason)",
      ]
      : [
        "\(why)\(reason) \(shown.wording.reach(days)); \(name(of: key)) goes there.",
        "\(why)\(reason) \(name(of: key)) goes to Day \(day).",
        "\(why)\(shown.wording.shortSentence(refusal)) \(name(of: key)): Day \(day).",
        "\(why)\(name(of: key)) goes to Day \(day). \(reason)",
      ]
    return texts.first { fitsStatus($0, lines: ScreenAreas.reservedStatusRows(size)) } ?? texts.first(where: fitsStatus)
      ?? texts[texts.count - 1]
  }

  private func place(of slot: SlotNumber, in slots: Slots) -> String {
    let (after, before) = slots.neighbours(of: slot)
    return shown.wording.place(day: slots.day(of: slot), after: after, before: before)
  }

  /// Drops what is carried.
  mutating func drop(_ drag: Drag, at now: Timestamp) -> [EditorEffect] {
    let (after, before) = drag.slots(of: shown).neighbours(of: drag.target)
    let day = drag.slots(of: shown).day(of: drag.target)
    return drop(drag, saying: shown.wording.dropped(onDay: day, after: after, before: before), at: now)
  }

  /// Moves an item at once that the user has not carried.
  mutating func place(_ drag: Drag, at now: Timestamp) -> [EditorEffect] {
    let (after, before) = drag.slots(of: shown).neighbours(of: drag.target)
    let day = drag.slots(of: shown).day(of: drag.target)
    return drop(drag, saying: shown.wording.moved(toDay: day, after: after, before: before), at: now)
  }

  private mutating func drop(_ drag: Drag, saying dropped: String, at now: Timestamp) -> [EditorEffect] {
    if drag.isAtOrigin(of: shown) { return cancel(drag) }
    switch drag.payload {
    case .item(let item, let index):
      do throws(Refusal) {
        _ = try shown.moveItem(at: index, toSlot: drag.target, now: now)
      } catch {
        return snapBack(item, because: error)
      }
      return settle(item.id, dropped)
    case .new(let items):
      let named = items.map { (id: ids.next(), item: $0) }
      shown.add(named, toSlot: drag.target, now: now)
      return named.first.map { settle($0.id, dropped) } ?? []
    }
  }

  private mutating func settle(_ id: ItemID, _ sentence: String) -> [EditorEffect] {
    mode = .browse
    select(id)
    settled = id
    status = Status(sentence)
    return startSaving() + [.ring, .elapseHighlight(milliseconds: Self.highlightTime)]
  }

  private mutating func snapBack(_ item: Item, because refusal: Refusal) -> [EditorEffect] {
    mode = .browse
    select(item.id)
    status = Status(
      "Can't go there: \(shown.wording.sentence(refusal)) It is back on Day \(item.position.day).", .refusal)
    return [.ring]
  }

  mutating func cancel(_ drag: Drag) -> [EditorEffect] {
    mode = .browse
    let name = drag.name(in: shown.wording)
    guard let item = drag.item else {
      status = Status("Cancelled: \(name) \(name.hasSuffix("new items") ? "were" : "was") not added.")
      return []
    }
    select(item.id)
    status = Status("Cancelled: \(name) stays on Day \(item.position.day).")
    return []
  }

  /// Moves the selected row at once, as picking it up, one step and a drop would.
  mutating func nudge(_ step: Drag.Step, at now: Timestamp) -> [EditorEffect] {
    guard let (index, _) = selectedItem else {
      status = Status("Day headers don't move; nudge a row with a grip.", .refusal)
      return [.ring]
    }
    if refusesEdit() { return [.ring] }
    do throws(Refusal) {
      var drag = try Drag(liftingItemAt: index, of: shown)
      if refuseToMoveFromOnlyPlace(index) { return [.ring] }
      guard drag.step(step, in: shown) else {
        status = Status("No valid slot further that way.", .refusal)
        return [.ring]
      }
      return place(drag, at: now)
    } catch {
      refuse("Can't move it", because: error, at: index)
      return [.ring]
    }
  }

  /// Says why an item that has no place cannot move, and that it can be deleted where it can.
  mutating func refuse(_ what: String, because refusal: Refusal, at index: ItemIndex) {
    let sentences = ["\(what): \(shown.wording.sentence(refusal))", wayOut(ofLegAt: index)].compactMap { $0 }
    status = Status(sentences.joined(separator: " "), .refusal)
  }

  /// Says that an item cannot move which stands at its only place, and whether it is so.
  mutating func refuseToMoveFromOnlyPlace(_ index: ItemIndex) -> Bool {
    guard let reason = shown.standsFast(at: index) else { return false }
    status = Status("\(shown.wording.name(of: shown.itinerary[index])) \(reason)", .refusal)
    return true
  }
}
