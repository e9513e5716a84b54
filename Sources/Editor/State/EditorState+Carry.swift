import ItineraryCore
import Screen

extension EditorState {
  /// How long a dropped row stays highlighted, in milliseconds.
  private static let highlightTime = 700

  mutating func pickUp() -> [Effect] {
    guard let (index, _) = selectedItem else { return refuseHeader() }
    if refusesEdit() { return [.ring] }
    do throws(Refusal) {
      let drag = try Drag(liftingItemAt: index, of: plan)
      mode = .carry(drag)
      status = Status("Picked up \(drag.name(in: plan.wording)). \(reach(of: drag)) \(carryKeys(drag))")
    } catch {
      status = Status("Can't pick it up: \(plan.wording.sentence(error))", .refusal)
    }
    return [.ring]
  }

  mutating func refuseHeader() -> [Effect] {
    status = Status("Day headers don't move; pick up a row with a grip.", .refusal)
    return [.ring]
  }

  /// What the keys do while something is carried.
  func carryKeys(_ drag: Drag) -> String {
    let (up, down) = (Key.up.notation(in: repertoire), Key.down.notation(in: repertoire))
    return "\(up) \(down) move it, Space drops it, Esc \(drag.item == nil ? "throws it away" : "puts it back")."
  }

  private func reach(of drag: Drag) -> String {
    guard let item = drag.item, item.leg != nil, let days = plan.constraints.validDayRange(for: item) else {
      return "It may go anywhere."
    }
    return days.count == 1
      ? "It may stand on Day \(days.lowerBound)." : "It may stand on Days \(days.lowerBound) to \(days.upperBound)."
  }

  mutating func carry(_ drag: Drag, key: Key, at now: Timestamp) -> [Effect] {
    guard let action = KeyTable.carry.action(for: key) else {
      status = Status(
        "\(key.notation(in: repertoire)) does nothing while you carry: \(carryKeys(drag))", .refusal)
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
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    }
  }

  private mutating func page(_ drag: Drag, lines: Int) -> [Effect] {
    let slot = row(from: drag.target, lines: lines)
    return step(drag, .page(toward: slot), blocked: "No valid slot further that way.")
  }

  mutating func step(_ drag: Drag, _ step: Drag.Step, blocked: String) -> [Effect] {
    var drag = drag
    guard drag.step(step, in: plan) else {
      status = drag.isOverValidSlot ? Status(blocked) : targetStatus(of: drag)
      if !drag.isOverValidSlot { status.text = "\(blocked) \(status.text)" }
      return []
    }
    mode = .carry(drag)
    status = targetStatus(of: drag)
    return drag.isOverValidSlot ? [] : [.ring]
  }

  /// `After A, before B, on Day 2.` or `Can't go there: …`.
  func targetStatus(of drag: Drag) -> Status {
    let slots = drag.slots(of: plan)
    if let refusal = slots.refusal(at: drag.target, under: plan.constraints) {
      return Status("Can't go there: \(plan.wording.sentence(refusal))", .refusal)
    }
    let origin = drag.isAtOrigin(of: plan) ? ", where it was" : ""
    return Status("\(place(of: drag.target, in: slots))\(origin).")
  }

  private func place(of slot: Int, in slots: Slots) -> String {
    let (after, before) = slots.neighbours(of: slot)
    return plan.wording.place(day: slots.day(of: slot), after: after, before: before)
  }

  mutating func drop(_ drag: Drag, at now: Timestamp) -> [Effect] {
    if drag.isAtOrigin(of: plan) { return cancel(drag) }
    let slots = drag.slots(of: plan)
    let (after, before) = slots.neighbours(of: drag.target)
    let dropped = plan.wording.dropped(onDay: slots.day(of: drag.target), after: after, before: before)
    switch drag.payload {
    case .item(let item, let index):
      do throws(Refusal) {
        _ = try plan.moveItem(at: index, toSlot: drag.target, now: now)
      } catch {
        return snapBack(item, because: error)
      }
      return settle(item.id, dropped)
    case .new(let items):
      let named = items.map { (id: ids.next(), item: $0) }
      plan.add(named, toSlot: drag.target, now: now)
      return named.first.map { settle($0.id, dropped) } ?? []
    }
  }

  private mutating func settle(_ id: ItemID, _ sentence: String) -> [Effect] {
    mode = .browse
    select(id)
    settled = id
    status = Status(sentence)
    return startSaving() + [.ring, .elapseHighlight(milliseconds: Self.highlightTime)]
  }

  private mutating func snapBack(_ item: Item, because refusal: Refusal) -> [Effect] {
    mode = .browse
    select(item.id)
    status = Status(
      "Can't go there: \(plan.wording.sentence(refusal)) It is back on Day \(item.position.day).", .refusal)
    return [.ring]
  }

  mutating func cancel(_ drag: Drag) -> [Effect] {
    mode = .browse
    let name = drag.name(in: plan.wording)
    guard let item = drag.item else {
      status = Status("Cancelled: \(name) \(name.hasSuffix("new items") ? "were" : "was") not added.")
      return []
    }
    select(item.id)
    status = Status("Cancelled: \(name) stays on Day \(item.position.day).")
    return []
  }

  /// Moves the selected row at once, as picking it up, one step and a drop would.
  mutating func nudge(_ step: Drag.Step, at now: Timestamp) -> [Effect] {
    guard let (index, _) = selectedItem else {
      status = Status("Day headers don't move; nudge a row with a grip.", .refusal)
      return [.ring]
    }
    if refusesEdit() { return [.ring] }
    do throws(Refusal) {
      var drag = try Drag(liftingItemAt: index, of: plan)
      guard drag.step(step, in: plan) else {
        status = Status("No valid slot further that way.", .refusal)
        return [.ring]
      }
      return drop(drag, at: now)
    } catch {
      status = Status("Can't move it: \(plan.wording.sentence(error))", .refusal)
      return [.ring]
    }
  }
}
