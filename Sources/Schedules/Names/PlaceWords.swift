import Atlas

/// Words in place of a location that do not name one.
enum PlaceWords {
  /// Whether a text does not name a place: `TBD`, `Unknown`, `Neutral Site`, `Away`.
  static func isNone(_ text: String) -> Bool {
    let words = NameKey(text).text.split(separator: " ")
    return words.allSatisfy { none.contains(String($0)) || StatusWords.isUndetermined($0) }
  }

  /// Returns the side that a text in a field for places means: `Away`, `H`, `Heim`.
  static func side(_ text: String) -> Matchup.Side? { sides[NameKey(text).text] }

  private static let sides: [String: Matchup.Side] = [
    "h": .home, "home": .home, "home game": .home, "heim": .home, "thuis": .home, "local": .home, "casa": .home,
    "a": .away, "away": .away, "away game": .away, "road": .away, "visitor": .away, "uit": .away, "auswarts": .away,
    "auswaerts": .away, "fuera": .away, "at": .away, "@": .away,
  ]
  private static let none: Set<String> = [
    "unknown", "venue", "location", "site", "neutral", "neutrals", "away", "home", "game", "none", "n", "a", "na", "h",
    "be",
    "to", "determined", "announced", "confirmed", "various", "locations", "heim", "auswarts", "thuis", "uit", "road",
    "online",
    "tv", "stadium",
  ]
}
