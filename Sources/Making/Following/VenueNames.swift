import Itinerary

/// Distinguishes a venue that was renamed from a game that moved to another venue.
struct VenueNames {
  /// The number of games that each home team plays at each venue in the new reading.
  private var games: [NameKey: [NameKey: Int]] = [:]

  init(_ schedule: [ScheduleGame]) {
    for game in schedule {
      guard let venue = game.game.venue else { continue }
      games[NameKey(game.game.home), default: [:]][NameKey(venue), default: 0] += 1
    }
  }

  /// What a game's new place means; nil if it is the same.
  func change(from old: Game, to new: Game) -> ScheduleChangeKind? {
    switch (VenueNames.named(old.venue), VenueNames.named(new.venue)) {
    case (let former?, let venue?): return change(from: (former, old), to: (venue, new))
    case (nil, nil):
      // Another home team brings its own city, as long as no venue is given.
      let isAssumed = old.venue != nil && new.venue != nil && FoldedText(old.home) != FoldedText(new.home)
      return isAssumed || Gazetteer.shared.isSameCity(old.city, new.city) ? nil : .venueMoved
    default: return .venueMoved
    }
  }

  private func change(
    from old: (venue: String, game: Game), to new: (venue: String, game: Game)
  ) -> ScheduleChangeKind? {
    let (former, venue, old, new) = (old.venue, new.venue, old.game, new.game)
    let known = (VenueNames.place(former, old), VenueNames.place(venue, new))
    if let before = known.0, let after = known.1 {
      guard before.point.kilometers(to: after.point) <= 1 else { return .venueMoved }
      return NameKey(former) == NameKey(venue) ? nil : .venueRenamed
    }
    guard Gazetteer.shared.isSameCity(old.city, new.city) else { return .venueMoved }
    if NameKey(former) == NameKey(venue) { return nil }
    // An unknown venue with the same home team is a new name.
    let isNewName = known.1 == nil && FoldedText(old.home) == FoldedText(new.home)
    return isRename(NameKey(former), NameKey(venue), home: NameKey(new.home), isNewName) ? .venueRenamed : .venueMoved
  }

  /// Whether an unknown venue was renamed: then no game of the home team is left under the old name.
  private func isRename(_ old: NameKey, _ new: NameKey, home: NameKey, _ isNewName: Bool) -> Bool {
    let venues = games[home] ?? [:]
    guard venues[old] == nil else { return false }
    return isNewName || venues[new, default: 0] > 1 || VenueNames.share(old, new)
  }

  /// Whether two names share a word that means more than `Stadium`.
  private static func share(_ a: NameKey, _ b: NameKey) -> Bool {
    let words = { (key: NameKey) in Set(key.text.split(separator: " ").map(String.init)).subtracting(commonWords) }
    return !words(a).isDisjoint(with: words(b))
  }

  private static let commonWords: Set<String> = [
    "stadium", "park", "field", "arena", "center", "centre", "the", "at", "of", "estadio", "stade", "stadio", "ground",
    "oval", "complex", "sports", "soccer", "football", "ballpark", "coliseum", "garden", "and", "de", "la", "el",
  ]

  /// Returns the name of a venue; nil without one, and for a word such as `TBC (US)`.
  static func named(_ venue: String?) -> String? {
    let words = venue.map { NameKey($0).text.split(separator: " ") } ?? []
    return words.contains(where: StatusWords.isUndetermined) ? nil : venue
  }

  static func isPlaceKnown(of game: Game) -> Bool {
    guard let zone = game.timeZone, !ZoneNames.isUTC(zone) else { return false }
    return Gazetteer.shared.city(game.city) != nil || game.venue.flatMap { place($0, game) } != nil
  }

  private static func place(_ venue: String, _ game: Game) -> Place? {
    let found = Gazetteer.shared.venues(named: venue)
    return found.first { Gazetteer.shared.isSameCity($0.place.city, game.city) }?.place
      ?? (found.count == 1 ? found[0].place : nil)
  }
}
