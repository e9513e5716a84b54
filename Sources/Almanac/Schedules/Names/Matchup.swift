/// The two teams in a text: `Cardinals at Cubs`, `⚽ A vs. B*`, `[H] Leeds`, `FINAL - Cardinals 3 @ Cubs 5`.
struct Matchup: Equatable {
  enum Order: Equatable {
    /// Away team first: `A at B`, `A @ B`.
    case secondAtHome
    /// Home team first, except in the feeds of some clubs: `A vs B`.
    case firstAtHome
    /// Home team first by custom, often with a score: `A - B`.
    case listed
    /// One event instead of two teams, the second part of the text: `Formula 1 — Australian Grand Prix — Race`.
    case event
  }

  /// The side of the club in its own feed: `[H]`, `(Away)`, or `at Cubs` with no other team.
  enum Side: Equatable { case home, away }

  private(set) var first = ""
  private(set) var second = ""
  private(set) var order = Order.listed
  /// The side of the club whose feed it is, if the text marks it.
  private(set) var clubSide: Side?
  /// Whether a marker such as `[A]` says the side.
  private(set) var sideIsMarked = false
  /// The text after the teams: `Time TBD`, `Game 2`, `Round 3`.
  private(set) var tail = ""
  /// The names of teams within unknown names; the league decides whether they count.
  private(set) var firstInside: String?
  private(set) var secondInside: String?
  /// The code of a league in the text: `[KBO] Tigers vs Giants`.
  private(set) var league: String?
  var sideIsOpen: Bool { !namesTwoTeams && clubSide == nil }

  /// The only team in a text that does not say its side: `Leeds`, `Game 2 - Leeds`.
  private(set) var alone: String?

  /// The other team, if the text names only one: `vs Cubs`, `at Cubs`, `Leeds [A]`.
  var opponentOnly: String? { first.isEmpty && !second.isEmpty && clubSide != nil ? second : nil }

  var namesTwoTeams: Bool { !first.isEmpty && !second.isEmpty }
  /// Whether the text has the form of a game.
  var isLikely: Bool { namesTwoTeams || opponentOnly != nil || alone != nil }

  /// - Parameter isOpponent: Whether the text is from a column of opponents, so that a single name is the opponent.
  init(_ text: String, isOpponent: Bool = false) {
    parse(text, isOpponent: isOpponent)
    if isOpponent, !namesTwoTeams, opponentOnly == nil, alone == nil, order != .event {
      let side = SideText(SummaryTokens(text).tokens[...], isFirst: false)
      (alone, tail) = (side.name.isEmpty ? nil : side.name, side.tail)
    }
  }

  /// Returns the matchup with the side of the club from another field, unless the text says the side.
  func withSide(_ side: Side?) -> Matchup {
    var matchup = self
    matchup.clubSide = clubSide ?? side
    return matchup
  }

  private mutating func parse(_ text: String, isOpponent: Bool) {
    let words = SummaryTokens(text)
    if NoiseWords.isBesideGame(words.tokens.map(\.text)) { return }
    league = words.tokens.first { UnlistedLeagues.isCode($0.text) }?.text
    clubSide = words.clubSide
    sideIsMarked = clubSide != nil
    if parseKnownPair(words) { return }
    if parseAfterCompetition(words) || parseBeforePlace(words) { return }
    if let parts = words.eventParts() {
      (first, second, order) = (parts.of, parts.event, .event)
      return
    }
    guard let separator = words.separator() else {
      if !parseScored(words) { parseWithoutSeparator(words, isOpponent: isOpponent) }
      return
    }
    order = separator.order
    setSides(
      SideText(words.tokens[..<separator.range.lowerBound], isFirst: true),
      SideText(words.tokens[separator.range.upperBound...], isFirst: false))
  }

  /// Reads the teams on both sides of the first of several dashes that has known teams on both sides.
  private mutating func parseKnownPair(_ words: SummaryTokens) -> Bool {
    guard words.dashes.count > 1, words.separator()?.order == .listed else { return false }
    for dash in words.dashes where setKnownSides(words.tokens[..<dash], words.tokens[(dash + 1)...]) { return true }
    return false
  }

  /// Reads the teams of `Champions League - Slavia Praga - Fenerbahçe`, which is not an event of a series.
  private mutating func parseAfterCompetition(_ words: SummaryTokens) -> Bool {
    let dashes = words.dashes
    guard dashes.count == 2, words.separator()?.order == .listed,
      NoiseWords.isCompetition(words.tokens[..<dashes[0]].map(\.text))
    else { return false }
    setSides(
      SideText(words.tokens[..<dashes[1]], isFirst: true), SideText(words.tokens[(dashes[1] + 1)...], isFirst: false))
    return true
  }

  /// Reads the teams of `Arsenal - Chelsea @ Wembley Stadium`, in which `@` is before a place.
  private mutating func parseBeforePlace(_ words: SummaryTokens) -> Bool {
    guard let separator = words.separator(), separator.order == .secondAtHome else { return false }
    let (at, rest) = (separator.range.lowerBound, words.tokens[separator.range.upperBound...])
    guard let dash = words.dashes.first(where: { $0 < at }), !SideText(rest, isFirst: false).isKnown,
      LocationText.isPlace(words.text(rest)),
      setKnownSides(words.tokens[..<dash], words.tokens[(dash + 1)..<at])
    else { return false }
    tail = words.text(words.tokens[at...])
    return true
  }

  /// Takes the teams on both sides if both are known; returns whether they are.
  private mutating func setKnownSides(
    _ one: ArraySlice<SummaryTokens.Token>, _ two: ArraySlice<SummaryTokens.Token>
  ) -> Bool {
    let (one, two) = (SideText(one, isFirst: true), SideText(two, isFirst: false))
    guard one.isKnown, two.isKnown else { return false }
    setSides(one, two)
    return true
  }

  private mutating func setSides(_ one: SideText, _ two: SideText) {
    if one.name.isEmpty, clubSide == nil {
      if order == .listed {
        (alone, tail) = (two.name.isEmpty ? nil : two.name, two.tail)
        return
      }
      clubSide = order == .secondAtHome ? .away : .home
    }
    (first, second, tail) = (one.name, two.name, two.tail)
    (firstInside, secondInside) = (one.inside, two.inside)
    if order != .event, one.hasScore || two.hasScore, one.hasScore || one.isKnown, two.hasScore || two.isKnown {
      if one.hasScore { first = one.withoutScore }
      if two.hasScore { second = two.withoutScore }
    }
  }

  /// Reads the teams of `Final: Bulls 110, Heat 104`: two known names, each with its score.
  private mutating func parseScored(_ words: SummaryTokens) -> Bool {
    guard
      let comma = words.tokens.indices.dropLast().first(where: {
        words.tokens[$0].mark == "," && NoiseWords.isCount(words.tokens[$0].text)
      })
    else { return false }
    return setKnownSides(words.tokens[..<comma], words.tokens[(comma + 1)...])
  }

  /// Reads `Leeds [A]`, and two known teams separated only by a comma or a hyphen: `Arsenal-Chelsea`.
  private mutating func parseWithoutSeparator(_ words: SummaryTokens, isOpponent: Bool) {
    let side = SideText(words.tokens[...], isFirst: false)
    if words.sideIsWeak, !side.isKnown, !isOpponent { clubSide = nil }
    if clubSide == nil, let (one, two) = Matchup.twoNames(words) {
      (first, second) = (one, two)
    } else if clubSide != nil {
      (second, tail, secondInside) = (side.name, side.tail, side.inside)
    } else if side.isKnown {
      (alone, tail) = (side.name, side.tail)
    }
  }

  private static func twoNames(_ words: SummaryTokens) -> (String, String)? {
    if let only = words.tokens.first, words.tokens.count == 1 {
      let sides = only.text.split(separator: "-").map(String.init)
      if sides.count == 2, sides.allSatisfy(TeamTable.shared.knows), !TeamTable.shared.share(sides[0], sides[1]) {
        return (sides[0], sides[1])
      }
    }
    let plain = words.tokens.filter { !$0.isBracket }.flatMap { token in
      token.text.split(whereSeparator: { "-–—/".contains($0) }).map(String.init)
    }
    let spans = TeamTable.shared.spans(in: plain)
    guard spans.count == 2 else { return nil }
    let others = plain.indices.filter { index in !spans.contains { $0.words.contains(index) } }
    guard NoiseWords.isNoise(others.map { plain[$0] }) else { return nil }
    let names = spans.map { plain[$0.words].joined(separator: " ") }
    return TeamTable.shared.share(names[0], names[1]) ? nil : (names[0], names[1])
  }
}
