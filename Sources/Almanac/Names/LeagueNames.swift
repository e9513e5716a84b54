package enum LeagueNames {
  /// Returns the name of a league in the tables, such as `MLB`, or nil if they do not have it.
  package static func canonical(_ league: String) -> String? {
    if TeamTable.shared.leagues.contains(league) { return league }
    let key = NameKey(league).text
    return keys[key] ?? (WordList.englishLeague.contains(key) ? "EFL" : nil) ?? leagues(in: [league]).first
  }

  package static func league(called title: String) -> String? { leagues(in: [title]).first }

  /// Returns the leagues that titles name, of one title the longest name first: `Frauen-Bundesliga`, not `Bundesliga`.
  static func leagues(in titles: [String]) -> [String] {
    titles.flatMap { title in
      let key = " " + NameKey(title).text + " "
      let found = phrases.filter { key.range(of: $0.name) != nil && ($0.name != " del " || isAlone("del", in: key)) }
      return found.filter { name in !found.contains { $0.name != name.name && $0.name.contains(name.name) } }
        .map(\.league)
    }
  }

  private static let phrases = keys.map { (name: " \($0.key) ", league: $0.value) }
    .sorted { (-$0.name.utf8.count, $0.name) < (-$1.name.utf8.count, $1.name) }

  /// The leagues by the keys of their names, those of the tables and others. `Prem` is rather the Premier League.
  private static let keys = WordList.league.values.merging(
    TeamTable.shared.leagues.filter { $0 != "PREM" }.map { (NameKey($0).text, $0) }, uniquingKeysWith: { $1 })

  /// Whether a key has no other words than a name and numbers: `DEL 2026/27` is the league, `Copa del Rey` is not.
  private static func isAlone(_ name: String, in key: String) -> Bool {
    key.split(separator: " ").allSatisfy { $0 == name || $0.allSatisfy(\.isNumber) }
  }

  /// Returns the leagues whose clubs play under a name of no one league: the clubs decide.
  static func leagues(meetingIn title: String) -> [String] {
    let key = " " + NameKey(title).text + " "
    return WordList.meeting.values.sorted { $0.key < $1.key }.filter { name, _ in
      key.range(of: " \(name) ") != nil && (name.contains(" ") || isAlone(name, in: key))
    }.flatMap { split($0.value) }
  }

  /// Returns the leagues of a name in different countries or sports, of which the clubs decide: `Super League 2026/27`.
  static func leagues(sharing name: String) -> [String] {
    let words = NameKey(name).text.split(separator: " ").filter { !$0.allSatisfy(\.isNumber) }
    return WordList.sharedLeague[words.joined(separator: " ")].map(split) ?? []
  }

  static func shared(in title: String) -> [String] {
    let key = " " + NameKey(title).text + " "
    return WordList.sharedLeague.values.sorted { $0.key < $1.key }.first { key.range(of: " \($0.key) ") != nil }
      .map { split($0.value) } ?? []
  }

  private static func split(_ leagues: String) -> [String] { leagues.split(separator: "/").map(String.init) }
}
