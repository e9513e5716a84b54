import Atlas
import ItineraryCore

/// The places known from a trip's games: of venues that are in no table, and of clubs.
package struct PlaceMemory: Equatable, Sendable {
  /// A city, with its zone if the trip has it.
  struct Known: Equatable, Sendable {
    var city: String
    var timeZone: String?
  }

  private var venues: [NameKey: Known?] = [:]
  private var clubs: [NameKey: Known?] = [:]

  package static let none = PlaceMemory([])

  /// - Parameter games: The games of a trip. Those without a known zone or city are ignored.
  package init(_ games: [Game]) {
    for game in games {
      let zone = game.timeZone.flatMap { ZoneNames.isUTC($0) ? nil : $0 }
      guard zone != nil || Gazetteer.shared.city(game.city) != nil else { continue }
      let known = Known(city: game.city, timeZone: zone)
      if let venue = game.venue { PlaceMemory.take(known, NameKey(venue), into: &venues) }
      PlaceMemory.take(known, NameKey(game.home), into: &clubs)
    }
  }

  /// Remembers the place of a name; nothing if the name has several places.
  private static func take(_ known: Known, _ name: NameKey, into table: inout [NameKey: Known?]) {
    if name.text.split(separator: " ").contains(where: StatusWords.isUndetermined) { return }
    if let before = table[name], before != known { table[name] = .some(nil) } else { table[name] = known }
  }

  func place(ofVenue name: String) -> Known? { venues[NameKey(name)] ?? nil }
  func place(ofClub name: String) -> Known? { clubs[NameKey(name)] ?? nil }
}
