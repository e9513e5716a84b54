extension JSONFormat {
  /// Openfootball: `2026-27/en.1.json`, a whole season, which earlier files group in rounds. Times are local, or in the zone
  /// of leagues that have several.
  static let openFootball = JSONFormat(
    games: ["matches", "rounds.matches"], mark: "team1", emptyMarks: ["matches", "rounds"], start: ["date"],
    title: "name", status: ["status"],
    fields: [
      (\.text.home, ["team1", "team1.name"]),
      (\.text.away, ["team2", "team2.name"]),
      (\.text.location, ["ground", "stadium.name"]),
      (\.text.city, ["city"]),
    ],
    complete: { match, entry in
      let league = match.root["name"]?.text ?? ""
      if let time = match.node["time"]?.text.flatMap(TimeText.init) {
        let written = time.zone == .floating ? zone(ofLeague: league) : time.zone
        entry.start = WrittenTime(date: entry.start.date, secondOfDay: time.secondOfDay, zone: written)
        if case .offset(let offset) = written {
          entry.text.clock = OffsetDateTime(
            date: entry.start.date, secondOfDay: time.secondOfDay, offsetSeconds: offset)
        }
      }
      // Without the season.
      entry.text.league =
        league.split(separator: " ").filter { !($0.first?.isNumber ?? true) }.joined(separator: " ").nonEmpty
      return true
    })

  private static func zone(ofLeague name: String) -> WrittenTime.Zone {
    NameKey(name).text.hasPrefix("major league soccer") ? .named("America/New_York") : .floating
  }
}
