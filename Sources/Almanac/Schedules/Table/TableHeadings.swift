/// What the headings of a table say besides their columns, which `headings.tsv` has.
enum TableHeadings {
  static func saysDayFirst(_ heading: String) -> Bool {
    let text = heading.lowercased()
    return ["dd/mm", "dd.mm", "dd-mm", "d/m/", "tt.mm", "jj/mm"].contains { text.contains($0) }
  }

  /// Whether the headings are of a language or publisher that writes the day first: `Datum`, football-data.co.uk's.
  static func areDayFirst(_ headings: Set<String>) -> Bool {
    has(.dayFirstTable, headings) != nil || !headings.isDisjoint(with: dayFirst)
  }

  private static let dayFirst = Set(
    Table(.headings).lazy.filter { $0.text(1) == "day" }.flatMap { $0.names(2) }.map { NameKey($0).text })

  /// The zone that headings imply: Eastern for nflverse and Sports Reference, British for football-data.co.uk.
  static func zone(of headings: Set<String>) -> String? { has(.zoneOfTable, headings) }

  static func league(of headings: Set<String>) -> String? { has(.leagueOfTable, headings) }

  private static func has(_ list: WordList, _ headings: Set<String>) -> String? {
    // In order, so that a table with the headings of two publishers is always read alike.
    list.values.sorted { $0.key < $1.key }
      .first { headings.isSuperset(of: $0.key.split(separator: "/").map(String.init)) }?.value
  }

  /// Returns the league of a code of Retrosheet, conferences or football-data.co.uk, and one of its competitions.
  static func league(ofCode code: String) -> (league: String, competition: String?)? {
    WordList.leagueCode[code].map { value in
      let parts = value.split(separator: "/").map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
  }
}
