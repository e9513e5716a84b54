/// What the headings of a table say besides their columns, which `headings.tsv` has.
enum TableHeadings {
  /// Whether a heading shows that days come first: `Date (DD/MM/YYYY)`.
  static func saysDayFirst(_ heading: String) -> Bool {
    let text = heading.lowercased()
    return ["dd/mm", "dd.mm", "dd-mm", "d/m/", "tt.mm", "jj/mm"].contains { text.contains($0) }
  }

  /// Whether the headings are those of a language or a publisher that writes the day first: `Datum`,
  /// fixturedownload.com's, football-data.co.uk's.
  static func areDayFirst(_ headings: Set<String>) -> Bool {
    headings.isSuperset(of: ["match number", "round number", "home team", "away team"])
      || headings.isSuperset(of: ["div", "hometeam", "awayteam"]) || !headings.isDisjoint(with: dayFirst)
  }

  private static let dayFirst = Set(
    Table(.headings).lazy.filter { $0.text(1) == "day" }.flatMap { $0.names(2) }.map { NameKey($0).text })

  /// The zone that the headings of a collection imply: nflverse uses Eastern time, football-data.co.uk British time.
  static func zone(of headings: Set<String>) -> String? {
    // Pro- and college-football-reference write all times in Eastern.
    if headings.isSuperset(of: ["gameday", "gametime"]) || headings.isSuperset(of: ["winner tie", "loser tie"])
      || headings.isSuperset(of: ["rk", "winner", "loser"])
    {
      return "ET"
    }
    return headings.isSuperset(of: ["div", "hometeam", "awayteam"]) ? "UK" : nil
  }

  static func league(of headings: Set<String>) -> String? {
    headings.isSuperset(of: ["gameday", "gametime", "game type", "away team", "home team"]) ? "NFL" : nil
  }

  /// Returns the league of a code of Retrosheet, of a conference or of football-data.co.uk, and the competition where the
  /// league's table has several.
  static func league(ofCode code: String) -> (league: String, competition: String?)? {
    WordList.leagueCode[code].map { value in
      let parts = value.split(separator: "/").map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
  }
}
