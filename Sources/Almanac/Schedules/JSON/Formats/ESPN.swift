extension JSONFormat {
  /// ESPN: the scoreboard of a league, or the schedule of a team.
  static let espn = JSONFormat(
    games: ["events"], mark: "competitions", emptyMarks: ["leagues", "team", "season"],
    start: ["competitions.date", "date"],
    fields: [
      (\.id, ["id"]),
      (\.text.league, ["league.abbreviation"]),
      (\.text.venue, ["competitions.venue.fullName", "venue.displayName"]),
      (\.text.city, ["competitions.venue.address.city"]),
      (\.text.region, ["competitions.venue.address.state"]),
      (\.text.country, ["competitions.venue.address.country"]),
    ],
    complete: { game, entry in
      let (event, competition) = (game.node, game.node["competitions"]?.elements.first)
      entry.text.league = entry.text.league ?? text(at: "leagues.abbreviation", in: game.root)
      for side in competition?["competitors"]?.elements ?? [] {
        let name = text(at: "team.displayName", in: side) ?? text(at: "team.name", in: side)
        if side["homeAway"]?.text == "home" {
          (entry.text.home, entry.text.homeAbbreviation) = (name, text(at: "team.abbreviation", in: side))
        } else {
          (entry.text.away, entry.text.awayAbbreviation) = (name, text(at: "team.abbreviation", in: side))
        }
      }
      if entry.text.home == nil { entry.text.summary = event["name"]?.text }
      entry.text.isNeutral = competition?["neutralSite"]?.flag ?? false
      let status = (competition?["status"] ?? event["status"])?["type"]
      let said = (status?["description"] ?? status?["name"])?.text.flatMap(StatusWords.status)
      let isValid = (competition?["timeValid"] ?? event["timeValid"])?.flag
      entry.status = said ?? (isValid == false ? .timeTBD : .scheduled)
      entry.isTimeSure = isValid == true && said != .timeTBD
      let notes = (competition?["notes"]?.elements ?? []).compactMap { $0["headline"]?.text }
      entry.isIfNecessary = notes.contains(where: StatusWords.isIfNecessary)
      let seasons = [event["season"], event["seasonType"]].compactMap { $0 }
      entry.isPreseason =
        seasons.contains { $0["slug"]?.text == "preseason" || $0["type"]?.text == "1" }
        || competition?["type"]?["abbreviation"]?.text == "ALLSTAR"
      return true
    },
    finish: { content, root, file in
      // Scoreboards end there silently; the schedule of a team is always whole.
      let asked = file.range(of: "limit=").flatMap { Int(file[$0.upperBound...].prefix { $0.isNumber }) }
      if root["team"] == nil, [25, 100, asked].contains(content.count) { content.markCut(.cutAt(content.count)) }
    })
}
