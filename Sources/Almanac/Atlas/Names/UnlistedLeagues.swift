/// Leagues that no table has, whose clubs share nicknames or names with those of leagues that are known.
package enum UnlistedLeagues {
  /// Whether a title, a field or a word of a text names such a league: `KBO`, `Super League`, `Premier League 2`.
  package static func isNamed(in text: String) -> Bool { WordList.unlistedLeague.isNamed(in: NameKey(text)) }

  /// Whether a word of a text is the code of a league, known or not: `KBO`, `MLB`.
  package static func isCode(_ word: String) -> Bool {
    guard (3...5).contains(word.utf8.count), word.utf8.allSatisfy({ (65...90).contains($0) }) else { return false }
    return TeamTable.shared.leagues.contains(word) || codes.contains(word.lowercased())
  }

  /// Whether a title names teams of women or of the young: `Arsenal Women`, `Chelsea U18`.
  package static func isOfOtherTeams(_ title: String) -> Bool {
    let words = NameKey(title).text.split(separator: " ")
    let isUnder = zip(words, words.dropFirst()).contains { $0 == "under" && $1.first?.isNumber == true }
    return isOfWomensTeams(title) || isUnder || words.contains { isYouthMarker($0) }
  }

  package static func isOfWomensTeams(_ title: String) -> Bool {
    title.hasSuffix("(W)") || NameKey(title).text.split(separator: " ").contains(where: WordList.women.contains)
  }

  /// Whether the key of a word says that a team is of the young or of reserves.
  package static func isYouthMarker(_ word: some StringProtocol) -> Bool {
    let digits = word.utf8.count { (48...57).contains($0) }
    if (1...2).contains(digits), word.utf8.count == digits + 1, word.hasPrefix("u") || word.hasSuffix("u") {
      return true
    }
    return WordList.young.contains(word)
  }

  /// The leagues of women whose teams have the names of men's clubs.
  package static let ofWomen: Set<String> = ["WSL", "LigaF", "FrauenBL", "PremiereLigue"]
  /// The leagues of women in the tables, and the schools, which have teams of both.
  package static let withWomen = ofWomen.union(["WNBA", "NWSL", "PWHL", "NCAA"])

  private static let codes = Set(
    WordList.unlistedLeague.words.filter { $0.utf8.count < 6 && TeamTable.shared.matches($0).isEmpty })
}
