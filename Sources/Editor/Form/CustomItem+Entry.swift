import Atlas
import ItineraryCore

extension CustomItem {
  /// Makes an item from the parts found in a typed line. It is a note if its words suggest no other category.
  init(_ entry: EntryLine) {
    self.init(title: entry.title, category: entry.category ?? .note, time: entry.time)
    durationMinutes = entry.durationMinutes
    url = entry.link
    guard let place = entry.place else { return }
    // A text that should contain coordinates but has none stays readable as a name.
    location = TypedPlace(place).location ?? Location(name: place)
  }
}
