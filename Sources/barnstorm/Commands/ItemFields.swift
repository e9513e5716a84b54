import ArgumentParser
import ItineraryCore

/// The optional fields of a custom item, as options. An empty text clears a field.
///
/// Values are taken whatever they look like: southern latitudes begin with a dash.
struct ItemFields: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "One of \(CustomItem.Category.allCases.map(\.rawValue).joined(separator: ", ")).",
    completion: .list(CustomItem.Category.allCases.map(\.rawValue)))
  var category: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Local time of day.", valueName: "HH:MM"))
  var time: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Coordinates in degrees.", valueName: "LAT,LON"))
  var at: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The name of the place.", valueName: "name"))
  var location: String?

  @Option(parsing: .unconditional, help: "Whatever else is to be remembered.")
  var notes: String?

  var isEmpty: Bool { [category, time, at, location, notes].allSatisfy { $0 == nil } }

  func validate() throws {
    if let category, CustomItem.Category(rawValue: category) == nil {
      let known = CustomItem.Category.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("'\(category)' is no category: write one of \(known).")
    }
    if let time = time?.trimmed.nonEmpty, ClockTime(typed: time) == nil {
      throw ValidationError("'\(time)' is not a time: write 22:30 or 10:30 PM.")
    }
    if let at = at?.trimmed.nonEmpty { try check(coordinates: at) }
  }

  private func check(coordinates text: String) throws {
    guard let (latitude, longitude) = CustomItem.Location.coordinates(text[...]) else {
      throw ValidationError("'\(text)' are no coordinates: write latitude and longitude, 42.33,-83.05.")
    }
    guard CustomItem.Location.isOnEarth(latitude, longitude) else {
      throw ValidationError("Latitudes run from -90 to 90, longitudes from -180 to 180.")
    }
  }

  /// Puts what was given into an item; the rest stays.
  func apply(to item: inout CustomItem) {
    if let category = category.flatMap(CustomItem.Category.init(rawValue:)) { item.category = category }
    if let time { item.time = ClockTime(typed: time.trimmed) }
    if let notes { item.notes = notes.trimmed.nonEmpty }
    var place = item.location ?? CustomItem.Location()
    if let location { place.name = location.trimmed.nonEmpty }
    if let at {
      let coordinates = CustomItem.Location.coordinates(at[...])
      place.latitude = coordinates?.latitude
      place.longitude = coordinates?.longitude
    }
    if location != nil || at != nil { item.location = place == CustomItem.Location() ? nil : place }
  }
}

/// A title, which must not be empty.
func checked(title: String) throws -> String {
  guard let title = title.trimmed.nonEmpty else { throw ValidationError("A title is needed.") }
  return title
}
