extension JSONFormat {
  /// The NHL: `api-web.nhle.com/v1/schedule/DATE` and `club-schedule-season`. Answers of 2023 have no `commonName`.
  /// `gameDate` is Eastern, `startTimeUTC` the instant.
  static let nhl = JSONFormat(
    games: ["gameWeek.games", "games"], mark: "startTimeUTC", emptyMarks: ["gameWeek"], start: ["startTimeUTC"],
    league: "NHL", total: "numberOfGames", status: ["gameScheduleState"],
    fields: [
      (\.id, ["id"]),
      (\.text.home, ["homeTeam.placeName.default + homeTeam.commonName.default", "homeTeam.abbrev"]),
      (\.text.away, ["awayTeam.placeName.default + awayTeam.commonName.default", "awayTeam.abbrev"]),
      (\.text.homeAbbreviation, ["homeTeam.abbrev"]),
      (\.text.awayAbbreviation, ["awayTeam.abbrev"]),
      (\.text.venue, ["venue.default"]),
    ],
    complete: { game, entry in
      let node = game.node
      entry.text.isNeutral = node["neutralSite"]?.flag ?? false
      entry.isPreseason = !["2", "3", nil].contains(node["gameType"]?.text)
      entry.writeStart(zone: node["venueTimezone"]?.text, offset: node["venueUTCOffset"]?.text)
      return true
    })
}

extension ScheduleEntry {
  /// Writes an instant by the clock of the venue, for places that no table has.
  ///
  /// - Parameter offset: the offset of the zone then: `-05:00`.
  mutating func writeStart(zone: String?, offset: String?) {
    guard let zone, let offset, case .offset(0) = start.zone, let second = start.secondOfDay,
      let clock = OffsetDateTime("2000-01-01T00:00:00\(offset)")
    else { return }
    let instant = OffsetDateTime(date: start.date, secondOfDay: second, offsetSeconds: 0)
    let local = OffsetDateTime(unixSeconds: instant.unixSeconds, offsetSeconds: clock.offsetSeconds)
    self.instant = instant
    start = WrittenTime(date: local.date, secondOfDay: local.secondOfDay, zone: .named(zone))
  }
}
