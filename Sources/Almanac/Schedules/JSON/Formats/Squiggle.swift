extension JSONFormat {
  /// Squiggle: `?q=games;year=2026`, a season of the AFL. `date` is by the clock of `tz`, `localtime` by that of the ground.
  /// Teams of finals are null until they are known.
  static let squiggle = JSONFormat(
    games: ["games"], mark: "hteam", start: ["unixtime"], league: "AFL",
    fields: [
      (\.id, ["id"]),
      (\.text.home, ["hteam"]),
      (\.text.away, ["ateam"]),
      (\.text.venue, ["venue"]),
    ],
    complete: { game, entry in
      entry.setLocalStart(game.node["localtime"]?.text)
      return true
    })
}
