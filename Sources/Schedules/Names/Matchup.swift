/// Two teams as one text names them: `Cardinals at Cubs`, `⚽ A vs. B*`, `[H] Leeds`, `Warriors 111 - Lakers 103 (W)`.
struct Matchup: Equatable {
  enum Order: Equatable {
    /// `A at B`, `A @ B`: the second is at home.
    case secondAtHome
    /// `A vs B`: the first is, except in the feeds of some clubs.
    case firstAtHome
    /// `A - B`, often with a score: the first is, by custom.
    case listed
    /// `Formula 1 — Australian Grand Prix — Race`: not two teams but one event, the second part of the text.
    case event
  }

  /// Who is at home in a club's own feed: `[H]`, `(Away)`, or `at Cubs` with no other team.
  enum Side: Equatable { case home, away }

  private(set) var first = ""
  private(set) var second = ""
  private(set) var order = Order.listed
  /// Of the club whose feed it is.
  private(set) var clubSide: Side?
  /// What stands behind the teams: `Time TBD`, `Game 2`, `Round 3`.
  private(set) var tail = ""

  /// The other team, where the text names only one: `vs Cubs`, `at Cubs`, `Leeds [A]`.
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
