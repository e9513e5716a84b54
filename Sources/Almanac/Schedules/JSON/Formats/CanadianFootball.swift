extension JSONFormat {
  /// The CFL: `rounds.json`, a whole season by rounds. No places, so games are in the home stadium; the Grey Cup and games
  /// elsewhere, such as Touchdown Atlantic, are wrong then.
  static let canadianFootball = JSONFormat(
    games: ["tournaments"], mark: "homeSquad", start: ["date"], league: "CFL", status: ["status"],
    fields: [
      (\.id, ["id", "cflId"]),
      (\.text.home, ["homeSquad.name"]),
      (\.text.away, ["awaySquad.name"]),
      (\.text.homeAbbreviation, ["homeSquad.shortName"]),
      (\.text.awayAbbreviation, ["awaySquad.shortName"]),
    ],
    complete: { game, entry in
      entry.isPreseason = game.parent?["type"]?.text == "PRE"
      entry.text.isNeutral = game.parent?["name"]?.text?.contains("Grey Cup") ?? false
      return game.node["isHidden"]?.flag != true
    })
}
