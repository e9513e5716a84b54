import ItineraryCore
import Screen

/// The list of places where an item may go, narrowed down by typing.
package struct MovePicker: Equatable, Sendable {
  /// Where the item stands in the itinerary.
  private(set) var index: ItemIndex
  let item: ItemID
  var query = TextInput("")
  /// Which of the places shown is chosen.
  var choice = 0

  init(index: ItemIndex, item: ItemID) {
    (self.index, self.item) = (index, item)
  }

  /// The same list for an item that now stands elsewhere, its first place chosen, since the places may be others.
  func standing(at index: ItemIndex) -> MovePicker {
    var picker = self
    (picker.index, picker.choice) = (index, 0)
    return picker
  }

  /// A slot and how it reads.
  struct Place: Equatable {
    let slot: SlotNumber
    let text: String
  }

  /// More places than anyone reads; typing narrows them down.
  private static let mostPlaces = 200

  /// The valid slots that the query leaves, in list order; the one where the item stands is not among them.
  ///
  /// Where it names a day, those of that day count; where no place holds it as it was typed, those that hold all of its
  /// words.
  func places(in shown: ShownTrip) -> [Place] {
    if let day = DayQuery(query.text) {
      let ofDay = places(in: shown, day: { day.means($0, of: shown.trip) })
      if !ofDay.isEmpty { return ofDay }
    }
    let phrase = FoldedText(query.text).text
    let exact = places(in: shown, text: { $0.contains(phrase) })
    if !exact.isEmpty { return exact }
    let words = phrase.split(separator: " ")
    return places(in: shown, text: { text in words.allSatisfy { text.contains($0) } })
  }

  private func places(
    in shown: ShownTrip, day isWanted: (Int) -> Bool = { _ in true }, text matches: (String) -> Bool = { _ in true }
  ) -> [Place] {
    let slots = Slots(in: shown.itinerary, carrying: index)
    var places: [Place] = []
    for slot in slots.valid(under: shown.constraints) where slot != slots.origin {
      guard isWanted(slots.day(of: slot)) else { continue }
      let text = text(of: slot, slots, shown)
      if query.text.isEmpty || matches(FoldedText(text).text) { places.append(Place(slot: slot, text: text)) }
      if places.count == Self.mostPlaces { break }
    }
    return places
  }

  private func text(of slot: SlotNumber, _ slots: Slots, _ shown: ShownTrip) -> String {
    let (after, before) = slots.neighbours(of: slot)
    let date = shown.wording.shortDate(shown.trip.date(ofDay: slots.day(of: slot)))
    let neighbours = shown.wording.neighbours(after: after, before: before)
    return "Day \(slots.day(of: slot)), \(date)" + (neighbours.isEmpty ? "" : ": \(neighbours)")
  }
}
