/// The leagues that have a name, those of `leagues.tsv`.
public enum LeagueTable {
  /// All leagues, in the order of help and documentation.
  public static let all: [LeagueSource] = Table(.leagues).map(LeagueSource.init)
}

extension LeagueSource {
  fileprivate init(_ row: Table.Row) {
    self.init(row.text(0), title: row.text(1), league: row.text(3))
    season = Season(rawValue: row.text(2)) ?? .year
    (team, fallback) = (row.text(4).nonEmpty, row.text(5).nonEmpty)
    teams = row.names(6).compactMap { entry in
      let parts = entry.split(separator: " ", maxSplits: 1).map(String.init)
      return parts.count == 2 ? TeamCode(code: parts[0], team: parts[1]) : nil
    }
    listsAllTeams = !row[6].isEmpty
    headers = row.text(7).nonEmpty.map { [Header(name: "Referer", value: $0)] } ?? []
    isTried = row.text(8) == "yes"
  }
}
