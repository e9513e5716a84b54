/// Names that several schools share: a state, `Miami (OH)`, or a word, `Penn State Behrend`, distinguishes them.
extension TeamTable {
  /// Whether a bracket behind a name is a state in which no team of the name is, so that another school is meant.
  /// A name with a nickname is that of its team in every state: a bracket after it is the place of the game.
  package func isOther(_ matches: [Match], called name: String, in bracket: String) -> Bool {
    // `Ajax (Women)` are not the men; schools have teams of both.
    if !matches.isEmpty, UnlistedLeagues.isOfOtherTeams(bracket) || bracket == "W" {
      return !matches.contains { UnlistedLeagues.withWomen.contains($0.team.league) }
    }
    guard !matches.isEmpty, !TeamTable.solitary.contains(NameKey(name).text), Regions.isState(bracket),
      bracket.utf8.count > 2 || bracket == bracket.uppercased()
    else {
      return false
    }
    let key = NameKey(name).text
    let isSure = matches.contains { match in
      let team = match.team
      if Gazetteer.shared.isCity(team.city, in: bracket) ?? true { return true }
      return match.strength == .name && (team.league != "NCAA" || NameKey(team.name).text.hasSuffix(key))
    }
    return !isSure
  }

  /// Schools of a name that no other has, so a state after it is the place of the game: `Army vs Navy (PA)`.
  private static let solitary: Set<String> = ["army", "navy", "air force"]

  /// Returns the schools of which a name is only the beginning, without the nickname: `Penn State`.
  package func schools(headed name: String) -> [Team] {
    let key = NameKey(name).text
    return teamsSharing(name).filter { $0.league == "NCAA" && !NameKey($0.name).text.hasSuffix(key) }
  }
}
