/// Words in place of a location that do not name one.
enum PlaceWords {
  /// Whether a text does not name a place: `TBD`, `Unknown`, `Neutral Site`, `Away`.
  static func isNone(_ text: String) -> Bool {
    if SideWords.side(text) != nil { return true }
    let words = NameKey(text).text.split(separator: " ")
    return words.allSatisfy { none.contains(String($0)) || StatusWords.isUndetermined($0) }
  }

  /// Returns the side that a text in a field for places means: `Away`, `H`, `Heim`.
  static func side(_ text: String) -> Matchup.Side? {
    switch NameKey(text).text {
    case "h", "local": .home
    case "a", "at": .away
    default: SideWords.side(text)
    }
  }

  private static let none: Set<String> = [
    "unknown", "venue", "location", "site", "neutral", "neutrals", "away", "home", "game", "none", "n", "a", "na", "h",
    "be",
    "to", "determined", "announced", "confirmed", "various", "locations", "heim", "auswarts", "thuis", "uit", "road",
    "online",
    "tv", "stadium",
  ]
}
