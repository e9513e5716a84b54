/// The places known from games, those of a trip or those of the schedule itself: of venues that are in no table, and of
/// clubs.
package struct PlaceMemory: Equatable, Sendable {
  /// A city, with its zone if the trip has it.
  struct Known: Equatable, Sendable {
    var city: String
    var timeZone: String?
    var venue: NameKey?

    /// Whether a venue may be the one there.
    func isVenue(_ name: String?) -> Bool {
      guard let venue, let name else { return true }
      return NameKey(name) == venue
    }

    static func == (a: Known, b: Known) -> Bool { (a.city, a.timeZone) == (b.city, b.timeZone) }
  }

  private var venues: [NameKey: Known?] = [:]
  private var clubs: [NameKey: Known?] = [:]

  package static let none = PlaceMemory([])

  /// - Parameter games: The games of a trip.
  package init(_ games: [Game]) {
    for game in games {
      add(venue: game.venue, home: game.home, city: game.city, timeZone: game.timeZone)
    }
  }

  /// Remembers where a game is. Ignores one without a known zone or city.
  mutating func add(venue: String?, home: String, city: String, timeZone: String?) {
    let zone = timeZone.flatMap { ZoneNames.isUTC($0) ? nil : $0 }
    guard zone != nil || Gazetteer.shared.city(city) != nil else { return }
    let known = Known(city: city, timeZone: zone, venue: venue.map { NameKey($0) })
    if let venue { PlaceMemory.add(known, NameKey(venue), into: &venues) }
    PlaceMemory.add(known, NameKey(home), into: &clubs)
  }

  /// Remembers the place of a name; nothing if the name has several places. A city in no table next to one in the same zone
  /// that is in a table is its suburb or a misspelling.
  private static func add(_ known: Known, _ name: NameKey, into table: inout [NameKey: Known?]) {
    if name.text.split(separator: " ").contains(where: StatusWords.isUndetermined) { return }
    switch table[name] {
    case nil: table[name] = known
    case .some(nil): break
    case .some(let before?):
      if before == known { return }
      let listed = [before, known].filter { Gazetteer.shared.city($0.city) != nil }
      table[name] = .some(listed.count == 1 && before.timeZone == known.timeZone ? listed[0] : nil)
    }
  }

  func place(ofVenue name: String) -> Known? { venues[NameKey(name)] ?? nil }
  func place(ofClub name: String) -> Known? { clubs[NameKey(name)] ?? nil }
}
