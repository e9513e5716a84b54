/// The club whose feed a file is, if it is that of one club.
struct ClubFeed {
  /// The club, as named by the user, the entries of the file or its title; nil for the schedule of a league.
  private(set) var club: String?

  /// - Parameters:
  ///   - matchups: The matchups of the entries, without repetitions.
  ///   - titles: The names of the calendar, such as `Chicago Cubs Schedule`.
  ///   - fileTitle: The words of the file's name, considered if most entries name only one team.
  ///   - stated: The club that the user named.
  init(_ matchups: [Matchup], titles: [String], fileTitle: String = "", stated: String? = nil) {
    let pairs = matchups.filter { $0.namesTwoTeams && $0.order != .event }
    club = stated
    if club == nil, pairs.count > 3, let first = pairs.first {
      club = [first.first, first.second].first { name in
        pairs.allSatisfy { ClubFeed.isSame($0.first, name) || ClubFeed.isSame($0.second, name) }
      }
    }
    club = club ?? titles.lazy.compactMap(ClubFeed.team).first
    let opponents = matchups.count { $0.opponentOnly != nil || $0.alone != nil }
    if club == nil, opponents * 2 > matchups.count {
      club = ClubFeed.team(in: fileTitle)
    }
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

  /// Returns the longest run of words in a title that is a team, as in `2026 Chicago Cubs Schedule`. In `Larkhall
  /// Rangers` the second word alone is not one.
  private static func team(in title: String) -> String? {
    let words = title.split(whereSeparator: \.isWhitespace).prefix(12).map(String.init)
    for length in stride(from: min(5, words.count), to: 0, by: -1) {
      for start in 0...(words.count - length) {
        let own = start..<start + length
        let name = words[own].joined(separator: " ")
        guard TeamTable.shared.matches(name).contains(where: { $0.strength == .name }) else { continue }
        if length == 1, start > 0, isPartOfName(words[start - 1]) { continue }
        // `Tigers 12U` are children, and `Northwestern (Iowa)` is another school.
        let isOther = words.dropFirst(own.upperBound).first.map { next in
          NoiseWords.distinguishes(next)
            || next.hasPrefix("(") && TeamTable.shared.isOther(name, in: next.filter { !"()".contains($0) })
            || isPartOfName(next) && NicknameCollisions.isSchool(words, around: own)
        }
        if isOther != true { return name }
      }
    }
    return nil
  }

  private static func isPartOfName(_ word: String) -> Bool {
    let key = NameKey(word).text
    return !key.isEmpty && !WordList.title.contains(key)
      && !key.utf8.allSatisfy { (48...57).contains($0) || $0 == 0x20 }
  }
}
