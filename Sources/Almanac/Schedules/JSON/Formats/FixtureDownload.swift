extension JSONFormat {
  /// fixturedownload.com: `feed/json/epl-2026`, a whole season. `MatchNumber` is unique only within a season. Games have no status.
  static let fixtureDownload = JSONFormat(
    games: [""], mark: "MatchNumber", start: ["DateUtc"],
    fields: [
      (\.id, ["MatchNumber"]),
      (\.text.home, ["HomeTeam"]),
      (\.text.away, ["AwayTeam"]),
      (\.text.venue, ["Location"]),
    ],
    complete: { _, entry in
      entry.text.dropUndeterminedTeams()
      return true
    },
    finish: { content, _, file in content.nameSeason(ofFile: file) })
}

extension EntryText {
  mutating func dropUndeterminedTeams() {
    for field in [\EntryText.home, \EntryText.away] {
      if self[keyPath: field]?.lowercased().hasPrefix("to be ") ?? false { self[keyPath: field] = nil }
    }
  }
}

extension ScheduleContent {
  /// Makes ids unique that are numbers within a season: `epl-2026-1`.
  ///
  /// - Parameter file: the name of the file, which may have the year.
  mutating func nameSeason(ofFile file: String) {
    let name = file.split(separator: "/").last.map { $0.prefix { $0 != "." && $0 != "?" } } ?? ""
    let year = entries.map(\.start.date.year).min() ?? 0
    let stem = name.contains("\(year)") ? String(name) : "\(name)-\(year)"
    for index in entries.indices { entries[index].id = entries[index].id.map { "\(stem)-\($0)" } }
  }
}
