/// The two teams that a text names: `Cardinals at Cubs`, `⚽ A vs. B*`, `[H] Leeds`, `Warriors 111 - Lakers 103 (W)`.
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
  /// The text after the teams: `Time TBD`, `Game 2`, `Round 3`.
  private(set) var tail = ""

  /// The other team, if the text names only one: `vs Cubs`, `at Cubs`, `Leeds [A]`.
  var opponentOnly: String? { first.isEmpty && !second.isEmpty && clubSide != nil ? second : nil }

  var namesTwoTeams: Bool { !first.isEmpty && !second.isEmpty }

  init(_ text: String) {
    var words = MatchupWords(text)
    clubSide = words.takeMarker()
    if let parts = words.eventParts() {
      (first, second, order) = (parts.of, parts.event, .event)
      return
    }
    guard let separator = words.separator() else {
      if clubSide != nil { takeSecond(words.part(...)) }
      return
    }
    order = separator.order
    let before = words.part(..<separator.range.lowerBound)
    let after = words.part(separator.range.upperBound...)
    if before.isEmpty {
      clubSide = clubSide ?? (order == .secondAtHome ? .away : .home)
      takeSecond(after)
      return
    }
    first = MatchupWords.team(atEndOf: before)
    takeSecond(after)
    if let (one, two) = MatchupWords.withoutScores(first, second) { (first, second) = (one, two) }
  }

  private mutating func takeSecond(_ text: String) {
    (second, tail) = MatchupWords.teamAndTail(text)
  }
}
