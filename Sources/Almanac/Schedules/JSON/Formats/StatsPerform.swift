extension JSONFormat {
  /// The form of the sites of the NWSL, Serie A and the CPL: `football/seasons/ID/matches`, a whole season.
  static let statsPerform = JSONFormat(
    games: ["matches"], mark: "matchDateUtc", start: ["matchDateUtc"], title: "competition.name",
    status: ["scheduleStatus", "status", "providerStatus"],
    fields: [
      (\.id, ["matchId"]),
      (\.text.home, ["home.officialName"]),
      (\.text.away, ["away.officialName"]),
      (\.text.venue, ["stadiumName"]),
      (\.text.city, ["cityName"]),
    ],
    complete: { game, entry in
      if game.node["home"]?["isTeamFake"]?.flag == true { entry.text.home = nil }
      if game.node["away"]?["isTeamFake"]?.flag == true { entry.text.away = nil }
      return true
    })
}
