import Atlas
import ItineraryCore

extension CustomItem {
  /// Makes an item of what was understood of a line: a note if its words tell of no other category.
  init(_ entry: EntryLine) {
    self.init(title: entry.title, category: entry.category ?? .note, time: entry.time)
    durationMinutes = entry.durationMinutes
    url = entry.link
    guard let place = entry.place else { return }
    // What means a point and tells none stays readable as a name.
    location = TypedPlace(place).location ?? Location(name: place)
  }
}
