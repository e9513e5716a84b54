extension JSONFormat {
  /// The NBA and the WNBA: `scheduleLeagueV2.json`, a whole season. `gameDateTimeEst` ends in `Z` and is Eastern. Teams
  /// are empty until they are known. `gameId` has the kind of game in its third digit: 1 preseason, 3 all-star.
  static let nba = JSONFormat(
    games: ["leagueSchedule.gameDates.games"], mark: "gameDateTimeUTC", emptyMarks: ["leagueSchedule"],
    start: ["gameDateTimeUTC"],
    fields: [
      (\.id, ["gameId"]),
      (\.text.home, ["homeTeam.teamCity + homeTeam.teamName", "homeTeam.teamName"]),
      (\.text.away, ["awayTeam.teamCity + awayTeam.teamName", "awayTeam.teamName"]),
      (\.text.homeAbbreviation, ["homeTeam.teamTricode"]),
      (\.text.awayAbbreviation, ["awayTeam.teamTricode"]),
      (\.text.venue, ["arenaName"]),
      (\.text.city, ["arenaCity"]),
      (\.text.region, ["arenaState"]),
    ],
    complete: { game, entry in
      let node = game.node
      let id = node["gameId"]?.text ?? ""
      entry.text.league = id.hasPrefix("10") ? "WNBA" : id.hasPrefix("00") ? "NBA" : nil
      entry.isPreseason = ["1", "3"].contains(id.dropFirst(2).prefix(1))
      entry.text.isNeutral = node["isNeutral"]?.flag ?? false
      entry.text.dropUndeterminedPlace()
      if let status = node["gameStatusText"]?.text.flatMap(StatusWords.status) { entry.status = status }
      return true
    })
}

extension EntryText {
  mutating func dropUndeterminedPlace() {
    if let city, StatusWords.isUndetermined(city[...]) { self.city = nil }
    if let region, StatusWords.isUndetermined(region[...]) { self.region = nil }
  }
}
