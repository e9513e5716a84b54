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
  /// The side of the club whose feed it is, if the text or another field marks it.
  var clubSide: Side?
  private(set) var sideIsMarked = false
  /// The text after the teams: `Time TBD`, `Game 2`, `Round 3`.
  private(set) var tail = ""
  /// The names of teams within unknown names, by these; the league decides whether they count.
  private(set) var inside: [String: String] = [:]
  /// The code of a league in the text: `[KBO] Tigers vs Giants`.
  private(set) var league: String?
  var sideIsOpen: Bool { !namesTwoTeams && clubSide == nil }

  /// The only team in a text that does not say its side: `Leeds`, `Game 2 - Leeds`.
  private(set) var alone: String?

  /// The other team, if the text names only one: `vs Cubs`, `at Cubs`, `Leeds [A]`.
  var opponentOnly: String? { first.isEmpty && !second.isEmpty && clubSide != nil ? second : nil }

  var namesTwoTeams: Bool { !first.isEmpty && !second.isEmpty }
  var isLikely: Bool { namesTwoTeams || opponentOnly != nil || alone != nil }

  /// - Parameter isOpponent: Whether a single name is the opponent, because the text is from a column of opponents.
  init(_ text: String, isOpponent: Bool = false) {
    let words = SummaryTokens(text)
    parse(words)
    if isOpponent, !isLikely, order != .event {
      let side = SideText(words.tokens[...], isFirst: false)
      (alone, tail) = (side.name.isEmpty ? nil : side.name, side.tail)
    }
  }

  private mutating func parse(_ words: SummaryTokens) {
    if NoiseWords.isNonGame(words.tokens.map(\.text)) { return }
    league = words.tokens.first { UnlistedLeagues.isCode($0.text) }?.text
    clubSide = words.clubSide
    sideIsMarked = clubSide != nil
    if parseKnownPair(words) { return }
    if let parts = words.eventParts() {
      (first, second, order) = (parts.of, parts.event, .event)
      return
    }
    guard let separator = words.separator() else {
      if !parseScored(words) { parseWithoutSeparator(words) }
      return
    }
    order = separator.order
    setSides(
      SideText(words.tokens[..<separator.range.lowerBound], isFirst: true),
      SideText(words.tokens[separator.range.upperBound...], isFirst: false))
  }

  /// Reads the known teams on both sides of one of several dashes, or of a dash before a place: `Champions League - Slavia
  /// Praga - Fenerbahçe`, `Arsenal - Chelsea @ Wembley Stadium`.
  private mutating func parseKnownPair(_ words: SummaryTokens) -> Bool {
    guard let separator = words.separator(), separator.order != .firstAtHome else { return false }
    let rest = words.tokens[separator.range.upperBound...]
    let isBeforePlace = separator.order == .secondAtHome
    if isBeforePlace, SideText(rest, isFirst: false).isKnown || !LocationText.isPlace(words.text(rest)) { return false }
    let end = isBeforePlace ? separator.range.lowerBound : words.tokens.endIndex
    let dashes = words.dashes.filter { $0 + 1 < end }
    guard isBeforePlace || dashes.count > 1 else { return false }
    for dash in dashes {
      let one = SideText(words.tokens[..<dash], isFirst: true)
      let two = SideText(words.tokens[(dash + 1)..<end], isFirst: false)
      guard one.isKnown, two.isKnown else { continue }
      setSides(one, two)
      if isBeforePlace { tail = words.text(words.tokens[end...]) }
      return true
    }
    return false
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
    if one.hasScore || two.hasScore, one.hasScore || one.isKnown, two.hasScore || two.isKnown {
      if one.hasScore { first = one.withoutScore }
      if two.hasScore { second = two.withoutScore }
    }
    for (name, side) in [(second, two), (first, one)] { inside[name] = side.inside }
  }

  /// Reads the teams of `Final: Bulls 110, Heat 104`: two known names, each with its score.
  private mutating func parseScored(_ words: SummaryTokens) -> Bool {
    guard
      let comma = words.tokens.indices.dropLast().first(where: {
        words.tokens[$0].mark == "," && NoiseWords.isCount(words.tokens[$0].text)
      })
    else { return false }
    let one = SideText(words.tokens[..<comma], isFirst: true)
    let two = SideText(words.tokens[(comma + 1)...], isFirst: false)
    guard one.isKnown, two.isKnown else { return false }
    setSides(one, two)
    return true
  }

  /// Reads `Leeds [A]`, and two known teams separated only by a comma or a hyphen: `Arsenal-Chelsea`.
  private mutating func parseWithoutSeparator(_ words: SummaryTokens) {
    let side = SideText(words.tokens[...], isFirst: false)
    if clubSide == nil, let (one, two) = Matchup.twoNames(words) {
      (first, second) = (one, two)
    } else if clubSide != nil {
      (second, tail, inside[side.name]) = (side.name, side.tail, side.inside)
    } else if side.isKnown {
      (alone, tail) = (side.name, side.tail)
    }
  }

  private static func twoNames(_ words: SummaryTokens) -> (String, String)? {
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
