import Atlas
import ItineraryCore

/// The words of a text that names a game, without emoji, flags and other decoration.
struct MatchupWords {
  private var words: [String]

  /// Takes the beginning of a text, at most 400 characters.
  init(_ text: String) {
    let plain = String.UnicodeScalarView(text.unicodeScalars.prefix(400).filter { !MatchupWords.isDecoration($0) })
    words = String(plain).split(whereSeparator: \.isWhitespace).map { word in
      String(word.drop { $0 == "*" }.reversed().drop { $0 == "*" }.reversed())
    }
    words.removeAll(where: \.isEmpty)
  }

  /// Removes `[H]`, `(A)`, `[Away]` or `Home:` from the text and returns the side it marks.
  mutating func takeMarker() -> Matchup.Side? {
    for (index, word) in words.enumerated() {
      let isFramed = word.hasPrefix("[") && word.hasSuffix("]") || word.hasPrefix("(") && word.hasSuffix(")")
      guard isFramed || index == 0 && word.hasSuffix(":") else { continue }
      let bare = word.lowercased().filter(\.isLetter)
      guard let side = MatchupWords.markers[bare], isFramed || bare.count > 1 else { continue }
      words.remove(at: index)
      return side
    }
    return nil
  }

  /// Returns the first word of the strongest kind that can be between two teams.
  func separator() -> (range: Range<Int>, order: Matchup.Order)? {
    if let index = words.firstIndex(where: { MatchupWords.versus.contains($0.lowercased()) }) {
      let at = words[..<index].firstIndex { MatchupWords.isAt($0) }
      return at.map { ($0..<$0 + 1, .secondAtHome) } ?? (index..<index + 1, .firstAtHome)
    }
    if let index = words.firstIndex(where: MatchupWords.isAt) { return (index..<index + 1, .secondAtHome) }
    if let range = score() { return (range, .listed) }
    let inner = words.indices.dropFirst().dropLast()
    return inner.first { MatchupWords.dashes.contains(words[$0]) }.map { ($0..<$0 + 1, .listed) }
  }

  /// Returns the parts of an event such as `Formula 1 — Australian Grand Prix — Race`: two or more dashes, and no
  /// word that is used between teams.
  func eventParts() -> (of: String, event: String)? {
    let dashes = words.indices.filter { ["-", "–", "—"].contains(words[$0]) }
    guard dashes.count > 1, let first = dashes.first, first > 0, first + 1 < words.count, score() == nil,
      dashes.count(where: { MatchupWords.isNumber(words[$0 - 1]) }) < 2,
      !words.contains(where: { MatchupWords.isAt($0) || MatchupWords.versus.contains($0.lowercased()) })
    else { return nil }
    return (part(..<first), part((first + 1)...))
  }

  func part(_ range: some RangeExpression<Int>) -> String { words[range].joined(separator: " ") }
  func part(_ range: UnboundedRange) -> String { words.joined(separator: " ") }

  /// Returns the range of a score between two names: `2-1` or `2 - 1`.
  private func score() -> Range<Int>? {
    for index in words.indices.dropFirst().dropLast() {
      let pair = words[index].split(omittingEmptySubsequences: false) { "-–:".contains($0) }
      if pair.count == 2, pair.allSatisfy({ MatchupWords.isNumber($0) }) { return index..<index + 1 }
      if MatchupWords.dashes.contains(words[index]), index + 2 < words.count, index > 1,
        MatchupWords.isNumber(words[index - 1]), MatchupWords.isNumber(words[index + 1])
      {
        return index - 1..<index + 2
      }
    }
    return nil
  }

  // MARK: Names

  /// Returns the team at the end of `MLB: Cardinals` or `Round 1 - Cardinals`.
  static func team(atEndOf text: String) -> String {
    var text = lastPiece(text, " - ", " – ", " — ", " | ", " · ")
    if let colon = text.range(of: ": "), isHeading(String(text[..<colon.lowerBound])) {
      text = String(text[colon.upperBound...])
    }
    return withoutRank(text)
  }

  /// Splits `Cubs - Time TBD`, `Cubs (Game 2)` or `Cubs at Wrigley Field` into the team and the rest.
  static func teamAndTail(_ text: String) -> (team: String, tail: String) {
    var end = text.endIndex
    for mark in [" - ", " – ", " — ", " | ", " · ", ", ", " at ", " @ ", ": "] {
      if let range = text.range(of: mark), range.lowerBound < end, range.lowerBound > text.startIndex {
        end = range.lowerBound
      }
    }
    var team = String(text[..<end])
    var tail = String(text[end...])
    // `NYK (Knicks)` is a name; `Cubs (Game 2)`, `Lakers 103 (W)` and `Cubs (PPD)` are not.
    if team.hasSuffix(")"), let open = team.lastIndex(of: "("), isRemark(team[open...]) {
      tail = team[open...] + " " + tail
      team = String(team[..<open])
    }
    return (withoutRank(team.singleSpaced), tail.singleSpaced)
  }

  /// Returns the names in `Warriors 111` and `Lakers 103`; nil unless both end in a number.
  static func withoutScores(_ first: String, _ second: String) -> (String, String)? {
    let parts = [first, second].map { $0.split(separator: " ") }
    guard parts.allSatisfy({ $0.count > 1 && $0.last.map(isNumber) == true }) else { return nil }
    return (parts[0].dropLast().joined(separator: " "), parts[1].dropLast().joined(separator: " "))
  }

  /// Removes the rank from `#5 Cubs`, `(5) Cubs` or `No. 5 Cubs`.
  private static func withoutRank(_ text: String) -> String {
    var words = text.split(separator: " ")
    if words.count > 2, words[0].lowercased() == "no.", isNumber(words[1]) { words.removeFirst(2) }
    if words.count > 1, let first = words.first, first.hasPrefix("#") || first.hasPrefix("("),
      isNumber(first.filter { !"#()".contains($0) })
    {
      words.removeFirst()
    }
    return words.joined(separator: " ")
  }

  private static func isRemark(_ text: Substring) -> Bool {
    let words = NameKey(text).text.split(separator: " ")
    return words.isEmpty
      || words.contains { word in
        word.count == 1 || remarks.contains(String(word)) || word.allSatisfy(\.isNumber)
          || StatusWords.isUndetermined(word)
      }
  }

  private static func isHeading(_ text: String) -> Bool {
    let words = NameKey(text).text.split(separator: " ").map(String.init)
    return words.contains { headings.contains($0) }
  }

  private static func lastPiece(_ text: String, _ marks: String...) -> String {
    var text = text
    for mark in marks {
      while let range = text.range(of: mark) { text = String(text[range.upperBound...]) }
    }
    return text
  }

  private static func isNumber(_ text: some StringProtocol) -> Bool {
    (1...3).contains(text.count) && text.allSatisfy(\.isASCII) && text.allSatisfy(\.isNumber)
  }

  private static func isAt(_ word: String) -> Bool { word == "@" || word.lowercased() == "at" }

  /// Whether a scalar is an emoji, a flag or a mark that joins or colours them. Unlike Unicode, digits and `©` are
  /// none.
  private static func isDecoration(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200F, 0xFE00...0xFE0F, 0x2060, 0xFEFF, 0xE0020...0xE007F, 0x20E3: true
    case 0x2190...0x2BFF, 0x1F000...0x1FAFF: true
    default: false
    }
  }

  private static let versus: Set<String> = ["vs", "vs.", "v", "v.", "versus"]
  private static let dashes: Set<String> = ["-", "–", "—", "x", "X"]
  private static let markers: [String: Matchup.Side] = [
    "h": .home, "home": .home, "a": .away, "away": .away,
  ]
  private static let remarks: Set<String> = [
    "game", "dh", "ppd", "postponed", "cancelled", "canceled", "ot", "so", "win", "loss", "makeup", "neutral",
    "exhibition",
    "preseason", "ss", "home", "away", "rescheduled", "friendly", "aet", "pens",
  ]
  private static let headings: Set<String> = [
    "mlb", "nba", "nhl", "nfl", "mls", "wnba", "epl", "league", "cup", "preseason", "playoffs", "training", "round",
    "week", "matchday", "game", "baseball", "basketball", "hockey", "football", "soccer", "season", "postponed", "ppd",
    "cancelled", "canceled", "final", "semifinal", "quarterfinal", "group",
  ]
}
