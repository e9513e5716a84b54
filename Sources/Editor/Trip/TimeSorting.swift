import Almanac
import Itinerary

/// Edits that move rows to the positions that their times imply.
extension EditorState {
  /// Moves the selected row to the position on its day that its time implies.
  mutating func moveToTime(at now: Timestamp) -> Transition {
    guard let (index, item) = selectedItem, item.game == nil else {
      return Transition(
        .browse, says: Status("Only legs and custom items can be moved to their time.", .refusal),
        effects: [.ring])
    }
    if refuseIfReadOnly() { return Transition(.browse, effects: [.ring]) }
    let name = shown.wording.name(of: item)
    let found =
      item.leg == nil
      ? Slots.slot(forTimeOfItemAt: index, in: shown.trip, zones: shown.wording.zones)
      : Slots.slot(forDepartureOfLegAt: index, in: shown.trip, zones: shown.wording.zones)
    guard let slot = found else {
      let missing = item.leg == nil ? "time" : "time of departure in this trip"
      return Transition(
        .browse, says: Status("\(name) has no \(missing); Enter gives it one.", .refusal), effects: [.ring])
    }
    let slots = Slots(in: shown.itinerary, carrying: index)
    if slot == slots.origin { return Transition(.browse, says: Status("\(name) is already in time order.")) }
    let moved = shown.wording.moved(to: slots[slot])
    do throws(Refusal) {
      _ = try make(.move(item.id, to: slot), at: now)
    } catch {
      return Transition(.browse, says: Status(shown.wording.sentence(error), .refusal), effects: [.ring])
    }
    select(item.id)
    return edited(saying: moved)
  }

  /// Sorts the timed rows of the selected day by time.
  mutating func sortDay(at now: Timestamp) -> Transition {
    if refuseIfReadOnly() { return Transition(.browse, effects: [.ring]) }
    let (before, day, selected) = (shown, selectedDay, selectedItem?.item.id)
    do throws(Refusal) {
      if try make(.sortDay(day, shown.wording.zones), at: now) == .unchanged {
        return Transition(.browse, says: Status("Day \(day) is already sorted by time."))
      }
    } catch {
      return Transition(.browse, says: Status(shown.wording.sentence(error), .refusal), effects: [.ring])
    }
    keepSelection(on: selected, from: before)
    return edited(saying: "Sorted Day \(day).")
  }
}
