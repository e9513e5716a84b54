extension JSONFormat {
  /// The NBA and the WNBA: `scheduleLeagueV2.json`, a whole season. `gameDateTimeEst` ends in `Z` and is Eastern. Teams
  /// are empty until they are known. `gameId` has the kind of game in its third digit: 1 preseason, 3 all-star.
  static let nba = JSONFormat(
    games: ["leagueSchedule.gameDates.games"], mark: "gameDateTimeUTC", emptyMarks: ["leagueSchedule"],
    start: ["gameDateTimeUTC"], status: ["gameStatusText"],
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
      let determined = { (text: String?) in text.flatMap { StatusWords.isUndetermined($0[...]) ? nil : $0 } }
      (entry.text.city, entry.text.region) = (determined(entry.text.city), determined(entry.text.region))
      return true
    })
}
