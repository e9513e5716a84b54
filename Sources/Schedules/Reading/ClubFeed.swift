import Atlas

/// The club whose feed a file is, if it is that of one club.
struct ClubFeed {
  /// The club as the file's entries or its title name it; nil for the schedule of a league.
  private(set) var club: String?
  /// Whether the club comes first in every `A vs B`, so that the order may mean nothing.
  private(set) var clubIsAlwaysFirst = false

  /// - Parameter titles: The names of the calendar, such as `Chicago Cubs Schedule`.
  init(_ matchups: [Matchup], titles: [String]) {
    let pairs = matchups.filter { $0.namesTwoTeams && $0.order != .event }
    if pairs.count > 3, let first = pairs.first {
      let candidates = [first.first, first.second].filter { name in
        let key = NameKey(name)
        return pairs.allSatisfy { NameKey($0.first) == key || NameKey($0.second) == key }
      }
      club = candidates.first
    }
    club = club ?? titles.lazy.compactMap(ClubFeed.team).first
    guard let key = club.map({ NameKey($0) }) else { return }
    let versus = pairs.filter { $0.order != .secondAtHome }
    clubIsAlwaysFirst = versus.count > 3 && versus.allSatisfy { NameKey($0.first) == key }
  }

  /// Returns the name of the home team, then that of the other; nil if the text names no two teams.
  func sides(_ matchup: Matchup) -> (String, String)? {
    if let opponent = matchup.opponentOnly, let club {
      return matchup.clubSide == .home ? (club, opponent) : (opponent, club)
    }
    guard matchup.namesTwoTeams else { return nil }
    if let side = matchup.clubSide, let club {
      let other = NameKey(matchup.first) == NameKey(club) ? matchup.second : matchup.first
      return side == .home ? (club, other) : (other, club)
    }
    return matchup.order == .secondAtHome || matchup.order == .event
      ? (matchup.second, matchup.first) : (matchup.first, matchup.second)
  }

  /// Returns the longest run of words in a title that names a team, as in `2026 Chicago Cubs Schedule`.
  private static func team(in title: String) -> String? {
    let words = title.split(whereSeparator: \.isWhitespace).prefix(12)
    for length in stride(from: min(5, words.count), to: 0, by: -1) {
      for start in 0...(words.count - length) {
        let name = words.dropFirst(start).prefix(length).joined(separator: " ")
        if TeamTable.shared.matches(name).contains(where: { $0.strength == .name }) { return name }
      }
    }
    return nil
  }
}
