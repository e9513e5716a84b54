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
      let statedStatus = (status?["description"] ?? status?["name"])?.text.flatMap(StatusWords.status)
      let isValid = (competition?["timeValid"] ?? event["timeValid"])?.flag
      entry.status = statedStatus ?? (isValid == false ? .timeTBD : .scheduled)
      entry.isTimeSure = isValid == true && statedStatus != .timeTBD
      let notes = (competition?["notes"]?.elements ?? []).compactMap { $0["headline"]?.text }
      entry.isIfNecessary = notes.contains(where: StatusWords.isIfNecessary)
      let seasons = [event["season"], event["seasonType"]].compactMap { $0 }
      entry.isPreseason =
        seasons.contains { $0["slug"]?.text == "preseason" || $0["type"]?.text == "1" }
        || competition?["type"]?["abbreviation"]?.text == "ALLSTAR"
    },
    finish: { content, root, file in
      // Scoreboards end there silently; the schedule of a team is always whole.
      let requested = file.range(of: "limit=").flatMap { Int(file[$0.upperBound...].prefix { $0.isNumber }) }
      if root["team"] == nil, [25, 100, requested].contains(content.count) { content.markCut(.cutAt(content.count)) }
    })

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
      let isOpen = { (name: String?) in name?.lowercased().hasPrefix("to be ") ?? false }
      if isOpen(entry.text.home) { entry.text.home = nil }
      if isOpen(entry.text.away) { entry.text.away = nil }
    },
    finish: { content, _, file in content.nameSeason(ofFile: file) })

  /// OpenLigaDB: `getmatchdata/bl1/2026`, a whole season in German. `matchDateTime` is by the clock of `timeZoneID`. Places
  /// are often null. Later rounds have one start for all games until the days are set.
  static let openLigaDB = JSONFormat(
    games: [""], mark: "matchDateTimeUTC", start: ["matchDateTimeUTC"],
    fields: [
      (\.id, ["matchID", "matchId"]),
      (\.text.home, ["team1.teamName"]),
      (\.text.away, ["team2.teamName"]),
      (\.text.league, ["leagueName"]),
      (\.text.venue, ["location.locationStadium"]),
      (\.text.city, ["location.locationCity"]),
    ],
    finish: { content, root, _ in
      let open = undecided(root.elements)
      for index in content.entries.indices where content.entries[index].id.map(open.contains) == true {
        content.entries[index].status = .timeTBD
      }
    })

  /// Returns the ids of the games of rounds that have one start for all, but for the last round, whose games begin together.
  private static func undecided(_ matches: [JSONNode]) -> Set<String> {
    var rounds: [Int: (starts: Set<String>, ids: [String])] = [:]
    for match in matches where match["matchIsFinished"]?.flag != true {
      guard let round = match["group"]?["groupOrderID"]?.text.flatMap({ Int(bounded: $0) }),
        let start = match["matchDateTimeUTC"]?.text,
        let id = (match["matchID"] ?? match["matchId"])?.text
      else { continue }
      rounds[round, default: ([], [])].starts.insert(start)
      rounds[round, default: ([], [])].ids.append(id)
    }
    let last = matches.compactMap { $0["group"]?["groupOrderID"]?.text.flatMap { Int(bounded: $0) } }.max()
    let open = rounds.filter { $0.key != last && $0.value.starts.count == 1 && $0.value.ids.count > 5 }
    return Set(open.values.flatMap(\.ids))
  }

  /// Openfootball: `2026-27/en.1.json`, a season; earlier files have rounds. Times are local, or in the league's zone.
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
        let raw = time.zone == .floating ? zone(ofLeague: league) : time.zone
        entry.start = RawTime(date: entry.start.date, secondOfDay: time.secondOfDay, zone: raw)
        if case .offset(let offset) = raw {
          entry.text.clock = OffsetDateTime(
            date: entry.start.date, secondOfDay: time.secondOfDay, offsetSeconds: offset)
        }
      }
      // Without the season.
      entry.text.league =
        league.split(separator: " ").filter { !($0.first?.isNumber ?? true) }.joined(separator: " ").nonEmpty
    })

  private static func zone(ofLeague name: String) -> RawTime.Zone {
    NameKey(name).text.hasPrefix("major league soccer") ? .named("America/New_York") : .floating
  }

  /// Squiggle: `?q=games;year=2026`, a season of the AFL. `date` is by the clock of `tz`. Teams of finals may be null.
  static let squiggle = JSONFormat(
    games: ["games"], mark: "hteam", start: ["unixtime"], localStart: "localtime", league: "AFL",
    fields: [
      (\.id, ["id"]),
      (\.text.home, ["hteam"]),
      (\.text.away, ["ateam"]),
      (\.text.venue, ["venue"]),
    ])
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
