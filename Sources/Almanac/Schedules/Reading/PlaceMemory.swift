/// The places of venues and clubs that are known from games, those of a trip or of the schedule itself.
package struct PlaceMemory: Equatable, Sendable {
  struct Known: Equatable, Sendable {
    var city: String
    var timeZone: String?
    var venue: NameKey?

    func isVenue(_ name: String?) -> Bool {
      guard let venue, let name else { return true }
      return NameKey(name) == venue
    }

    static func == (a: Known, b: Known) -> Bool { (a.city, a.timeZone) == (b.city, b.timeZone) }
  }

  private var venues: [NameKey: Known?] = [:]
  private var clubs: [NameKey: Known?] = [:]

  package static let none = PlaceMemory([])

  package init(_ games: [Game]) {
    for game in games { add(venue: game.venue, home: game.home, city: game.city, timeZone: game.timeZone) }
  }

  /// Remembers where a game is. Ignores one without a known zone or city.
  mutating func add(venue: String?, home: String, city: String, timeZone: String?) {
    let zone = timeZone.flatMap { ZoneNames.isUTC($0) ? nil : $0 }
    guard zone != nil || Gazetteer.shared.city(city) != nil else { return }
    let known = Known(city: city, timeZone: zone, venue: venue.map { NameKey($0) })
    if let venue { PlaceMemory.add(known, NameKey(venue), into: &venues) }
    PlaceMemory.add(known, NameKey(home), into: &clubs)
  }

  /// Remembers the place of a name, unless it has several. A city in no table is a suburb of a known one in its zone.
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
