/// What the headings of a table say besides their columns, which `headings.tsv` has.
enum TableHeadings {
  /// The texts in brackets after `Time` that are not zones.
  static let clocks: Set<String> = [
    "24h", "24 h", "24hr", "24 hour", "24 hours", "12h", "12 hour", "hh mm", "local", "local time",
  ]

  /// Whether a heading shows that days come first: `Date (DD/MM/YYYY)`.
  static func saysDayFirst(_ heading: String) -> Bool {
    let text = heading.lowercased()
    return ["dd/mm", "dd.mm", "dd-mm", "d/m/", "tt.mm", "jj/mm"].contains { text.contains($0) }
  }

  /// Headings of the first of two teams that say nothing about who is at home.
  static let listed: Set<String> = ["team 1", "team1", "team1 name", "team a"]

  /// Whether the key of a heading that is not understood has a word about a time of day: `hour`, `bounce time`.
  static func isOfTime(_ key: String) -> Bool {
    key.split(separator: " ").contains { timeWords.contains(String($0)) }
  }

  /// Whether a column with a heading that is not understood has notes, which are read for a status.
  static func isOfNotes(_ key: String) -> Bool { noteWords.contains(key) }

  private static let noteWords: Set<String> = [
    "note", "notes", "remark", "remarks", "comment", "comments", "status notes", "bemerkung", "bemerkungen", "hinweis",
    "remarque", "remarques", "nota", "notas", "observaciones", "observacoes", "opmerking", "opmerkingen", "anmarkning",
    "備考", "비고",
  ]

  private static let timeWords: Set<String> = [
    "time", "hour", "hours", "clock", "kickoff", "start", "starts", "begin", "begins", "uhrzeit", "zeit", "heure",
    "hora",
    "horario", "ora", "tijd", "tid", "godzina",
  ]

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

  /// The league that the headings of a collection imply.
  static func league(of headings: Set<String>) -> String? {
    headings.isSuperset(of: ["gameday", "gametime", "game type", "away team", "home team"]) ? "NFL" : nil
  }

  /// The leagues for the codes of Retrosheet, of conferences and of football-data.co.uk, with the competition where the
  /// league's table has several.
  static let leagueCodes: [String: (league: String, competition: String?)] = [
    "E0": ("EPL", "Premier League"), "E1": ("EFL", "EFL Championship"), "E2": ("EFL", "EFL League One"),
    "E3": ("EFL", "EFL League Two"), "EC": ("NatL", "National League"), "D1": ("Bundesliga", "Bundesliga"),
    "D2": ("Bundesliga", "2. Bundesliga"), "I1": ("SerieA", "Serie A"), "I2": ("SerieA", "Serie B"),
    "SP1": ("LaLiga", "La Liga"), "SP2": ("LaLiga", "Segunda División"), "F1": ("Ligue1", "Ligue 1"),
    "F2": ("Ligue1", "Ligue 2"), "B1": ("ProLeague", "Belgian Pro League"), "T1": ("SüperLig", "Süper Lig"),
    "G1": ("SLGreece", "Super League Greece"), "N1": ("Eredivisie", "Eredivisie"), "P1": ("LigaPT", "Primeira Liga"),
    "SC0": ("SPFL", "Scottish Premiership"), "SC1": ("SPFL", "Scottish Championship"),
    "SC2": ("SPFL", "Scottish League One"), "SC3": ("SPFL", "Scottish League Two"),
    "NL": ("MLB", nil), "AL": ("MLB", nil), "NFC": ("NFL", nil), "AFC": ("NFL", nil),
  ]
}
