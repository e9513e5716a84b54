/// Words that say whether a club plays at home: `Away`, `Road game`, `Heim`, `Trasferta`.
enum SideWords {
  /// Returns the side that a whole text means: `Away`, `Home game`, `On the road`.
  static func side(_ text: String) -> Matchup.Side? {
    let key = NameKey(text).text
    if let side = side(.side, key) { return side }
    guard let last = key.split(separator: " ").last, WordList.gameWord.contains(last), key.utf8.count > last.utf8.count
    else { return nil }
    return side(.side, String(key.dropLast(last.count + 1)))
  }

  /// Returns the side in a column of sides: a word, or a letter that begins one of the heading, `R` under `Home/Road`.
  static func side(_ text: String, under heading: String) -> Matchup.Side? {
    if text == "@" { return .away }
    let key = NameKey(text).text
    if let side = side(text) ?? side(.columnSide, key) { return side }
    guard key.utf8.count == 1 else { return nil }
    let words = NameKey(heading).text.split(separator: " ").filter { $0.hasPrefix(key) }
    if let side = words.compactMap({ word(String($0)) }).first ?? side(.sideLetter, key) { return side }
    return ["condicion", "localia"].contains(NameKey(heading).text) ? side(.pairedLetter, key) : nil
  }

  static func sign(_ text: String) -> Matchup.Side? { signs[text.lowercased()] }

  private static let signs: [String: Matchup.Side] = ["@": .away, "at": .away, "vs": .home, "vs.": .home]

  /// Whether a text in a column of sides means that neither team is at home.
  static func isNeutral(_ text: String) -> Bool { WordList.neutral.contains(NameKey(text).text) }

  /// Whether a heading has words for both sides and no others: `V/H`, `Home or Road`, `Heim/Auswärts`.
  static func isHeading(_ key: String) -> Bool {
    let words = key.split(separator: " ").map(String.init).filter { !["or", "vs", "n", "neutral"].contains($0) }
    guard words.count == 2 else { return false }
    let sides = words.map(word)
    return sides.contains(.home) && sides.contains(.away)
  }

  /// Returns the side that yes or no means in a column such as `Home?`; nil for other texts.
  static func side(_ text: String, ifYes side: Matchup.Side) -> Matchup.Side? {
    let key = NameKey(text).text
    if WordList.yes.contains(key) { return side }
    return WordList.no.contains(key) ? (side == .home ? .away : .home) : nil
  }

  private static func word(_ key: String) -> Matchup.Side? {
    [.side, .columnSide, .sideLetter, .pairedLetter].lazy.compactMap { side($0, key) }.first
  }

  private static func side(_ list: WordList, _ key: String) -> Matchup.Side? {
    list[key].map { $0 == "home" ? .home : .away }
  }
}

/// Words in place of a location that do not name one.
enum PlaceWords {
  /// Whether a text does not name a place: `TBD`, `Unknown`, `Neutral Site`, `Away`.
  static func meansNone(_ text: String) -> Bool {
    if SideWords.side(text) != nil { return true }
    let words = NameKey(text).text.split(separator: " ")
    return words.allSatisfy { WordList.noPlace.contains($0) || StatusWords.isUndetermined($0) }
  }

  /// Returns the side that a text in a field for places means: `Away`, `H`, `Heim`.
  static func side(_ text: String) -> Matchup.Side? {
    letters[NameKey(text).text] ?? SideWords.side(text)
  }

  private static let letters: [String: Matchup.Side] = ["h": .home, "local": .home, "a": .away, "at": .away]
}
