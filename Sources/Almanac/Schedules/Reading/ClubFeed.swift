struct ClubFeed {
  /// The club, as named by the user, the entries of the file or its title; nil for the schedule of a league.
  let club: String?

  /// - Parameters:
  ///   - titles: The names of the calendar, such as `Chicago Cubs Schedule`.
  ///   - fileTitle: The words of the file's name, considered if most entries name only one team.
  init(_ matchups: [Matchup], titles: [String], fileTitle: String = "", stated: String? = nil) {
    let pairs = matchups.filter { $0.namesTwoTeams && $0.order != .event }
    let opponents = matchups.count { $0.opponentOnly != nil || $0.alone != nil }
    let both = pairs.count > 3 ? [pairs[0].first, pairs[0].second] : []
    let shared = both.first { name in
      pairs.allSatisfy { ClubFeed.isSame($0.first, name) || ClubFeed.isSame($0.second, name) }
    }
    club =
      stated ?? shared ?? titles.lazy.compactMap(ClubFeed.team).first
      ?? (opponents * 2 > matchups.count ? ClubFeed.team(in: fileTitle) : nil)
  }

  /// Returns the name of the home team, then that of the other; nil if the text names no two teams.
  func sides(_ matchup: Matchup) -> (String, String)? {
    if let opponent = matchup.opponentOnly ?? matchup.alone, let club {
      if ClubFeed.isSame(opponent, club) { return nil }
      return matchup.clubSide == .away ? (opponent, club) : (club, opponent)
    }
    guard matchup.namesTwoTeams else { return nil }
    if let side = matchup.clubSide, let club {
      let other = ClubFeed.isSame(matchup.first, club) ? matchup.second : matchup.first
      return side == .home ? (club, other) : (other, club)
    }
    return matchup.order == .secondAtHome || matchup.order == .event
      ? (matchup.second, matchup.first) : (matchup.first, matchup.second)
  }

  private static func isSame(_ a: String, _ b: String) -> Bool {
    a == b || NameKey(a) == NameKey(b) || TeamTable.shared.share(a, b)
  }

  /// Returns the team that a title names, as in `2026 Chicago Cubs Schedule`.
  private static func team(in title: String) -> String? {
    let side = SideText(SummaryTokens(title).tokens[...], isFirst: false)
    return side.isKnown ? side.name : side.inside
  }
}
