enum CompetitionNames {
  /// Returns the competition that a field names; nil for a round or a part of the season.
  static func name(_ text: String) -> String? {
    let words = NameKey(text).text.split(separator: " ")
    guard words.contains(where: { $0.count > 1 && $0.contains(where: \.isLetter) }),
      !words.allSatisfy({ WordList.round.contains($0) || $0.allSatisfy(\.isNumber) })
    else { return nil }
    return text.singleSpaced
  }

  /// Returns the clubs' league if the competition is theirs or unknown, otherwise the competition: `Champions League`.
  static func league(of clubs: [String?], _ named: String?, in competition: String?) -> String? {
    guard let club = clubs.lazy.compactMap({ $0 }).first else { return competition ?? named }
    if Competition.isAmerican(club) { return club }
    // Guests from North America play at a club of Japan or South America before their season.
    if competition == nil, let guest = clubs.last ?? nil, Competition.isAmerican(guest),
      club == "NPB" || TeamTable.southAmerican.contains(club)
    {
      return guest
    }
    guard let competition else {
      // Clubs of two leagues meet only in a cup.
      if Set(clubs).count > 1, let named, WordList.cup.isNamed(in: NameKey(named)) { return named }
      return club
    }
    let isOwn = Competition.isName(competition, of: club) || NameKey(competition) == NameKey(club)
    return isOwn ? club : competition
  }

  // MARK: In summaries

  /// Returns the competition that a part of a summary names, and the other parts: `FA Cup R5: A v B`, `A v B (FA Cup)`.
  static func found(in summary: String) -> (competition: String, rest: String)? {
    for (open, close) in [("(", ")"), ("[", "]")] as [(Character, Character)] {
      let parts = summary.split(separator: open, maxSplits: 1, omittingEmptySubsequences: false)
      guard let end = parts.last?.split(separator: close, maxSplits: 1, omittingEmptySubsequences: false),
        parts.count + end.count == 4, let name = competition(end[0])
      else { continue }
      return (name, "\(parts[0]) \(end[1])".singleSpaced)
    }
    for mark in [" | ", " · ", " • ", ": ", " - ", " – ", " — ", ", "] {
      let parts = parts(of: summary, between: mark)
      guard parts.count > 1 else { continue }
      for (index, rest) in [(0, parts.dropFirst()), (parts.count - 1, parts.dropLast())] {
        guard let name = competition(parts[index]) else { continue }
        let other = rest.joined(separator: mark)
        if Matchup(other).namesTwoTeams { return (name, other) }
      }
    }
    return nil
  }

  private static func parts(of text: String, between mark: String) -> [String] {
    var (parts, rest): ([String], String) = ([], text)
    while let range = rest.range(of: mark) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = String(rest[range.upperBound...])
    }
    return parts + [rest]
  }

  /// Returns the name of a competition without the round behind it; nil if the text names none.
  static func competition(_ text: some StringProtocol) -> String? {
    var words = String(text).split(whereSeparator: \.isWhitespace)
    while words.count > 1, let last = words.last, isOfRound(last) { words.removeLast() }
    let name = words.joined(separator: " ")
    if Competition.isListed(name) { return name }
    let keys = NameKey(name).text.split(separator: " ")
    guard (2...6).contains(keys.count), keys.contains(where: { WordList.competition.contains($0) }),
      !TeamTable.shared.knows(name), LeagueNames.canonical(name).map(Competition.isAmerican) != true
    else { return nil }
    return name
  }

  private static func isOfRound(_ word: Substring) -> Bool {
    let key = NameKey(word).text
    let letters = key.filter { !$0.isNumber }
    return WordList.round.contains(key) || letters.isEmpty
      || key != letters && WordList.roundLetters.contains(letters)
  }

  /// Whether a text names a known city, so that it is not a second name of the venue next to it.
  static func isCity(_ text: String) -> Bool {
    let place = LocationText(text)
    return !Gazetteer.shared.cities(named: place.city ?? text, in: place.region, place.country).isEmpty
  }
}
