import Atlas
import Base
import TripCore

/// Interpretation of a title that is a whole line, such as `7:30pm dinner @ Q39`.
extension ItemForm {
  /// The parts found in the title; nil if it is only a title, and for an existing item, whose title is not interpreted.
  var entry: EntryLine? {
    guard isNew, !takesTitleAsTyped else { return nil }
    let entry = EntryLine(text(of: .title))
    return entry.hasDetails ? entry : nil
  }

  /// Moves the recognised parts into their fields, and leaves the rest in the title.
  mutating func takeEntry(in trip: Trip, wording: Wording) {
    guard let entry else { return }
    if let named = entry.day {
      guard let day = trip.day(named) else {
        problems[.title] = "The trip has no such day: it has \(wording.dayCount(of: trip))."
        return
      }
      self.day = day
    }
    if chosenCategory == nil { chosenCategory = entry.category }
    inputs[.title] = TextInput(entry.title)
    if let time = entry.time { inputs[.time] = TextInput(wording.text(time)) }
    if let minutes = entry.durationMinutes { inputs[.duration] = TextInput(wording.shortDuration(minutes: minutes)) }
    if let place = entry.place { inputs[.location] = TextInput(place) }
    if let link = entry.link { inputs[.link] = TextInput(link) }
    // The rest is the title, even if it could be interpreted again.
    takesTitleAsTyped = true
  }

  /// A line about the recognised parts of the title: `7:30 PM · dinner · at Q39 · Restaurant`.
  func understanding(in trip: Trip, wording: Wording) -> String? {
    guard let entry else { return nil }
    let day: String? =
      switch entry.day {
      case nil: nil
      case let named?: trip.day(named).map { "Day \($0)" } ?? "no such day"
      }
    let parts: [String?] = [
      entry.time.map(wording.text), entry.durationMinutes.map { wording.shortDuration(minutes: $0) },
      entry.title.nonEmpty ?? "no title", entry.place.map { "at \($0)" }, day, entry.link, category.label,
    ]
    return parts.compactMap { $0 }.joined(separator: wording.separator)
  }
}

extension Trip {
  /// Returns the day that a line names; nil if the trip does not have it.
  fileprivate func day(_ named: EntryLine.Day) -> Int? {
    switch named {
    case .number(let number): itinerary.days.contains(number) ? number : nil
    case .date(let date): itinerary.days.first { date.means(self.date(ofDay: $0)) }
    }
  }
}

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
