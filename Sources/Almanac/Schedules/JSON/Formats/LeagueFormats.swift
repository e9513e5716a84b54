extension JSONFormat {
  /// The MLB Stats API: `/api/v1/schedule`. Suspended and postponed games are on both days, and seen on the second.
  static let mlb = JSONFormat(
    games: ["dates.games"], mark: "teams", emptyMarks: ["totalGames"], start: ["gameDate", "officialDate"],
    total: "totalGames",
    fields: [
      (\.id, ["gamePk"]),
      (\.text.home, ["teams.home.team.name"]),
      (\.text.away, ["teams.away.team.name"]),
      (\.text.venue, ["venue.name"]),
      (\.text.city, ["venue.location.city"]),
      (\.text.region, ["venue.location.stateAbbrev"]),
      (\.text.country, ["venue.location.country"]),
    ],
    choose: { games in
      let resumed = Set(games.filter { $0.node["resumedFrom"] != nil }.compactMap { $0.node["gamePk"]?.text })
      return games.filter { $0.node["resumeDate"] == nil || !($0.node["gamePk"]?.text.map(resumed.contains) ?? false) }
    },
    complete: { game, entry in
      let node = game.node
      let isOpen = node["status"]?["startTimeTBD"]?.flag ?? false
      if isOpen {
        // The given time is a placeholder, and its date is that of UTC.
        let official = node["officialDate"]?.text.flatMap { JSONFormat.entry(node, at: $0) }
        entry.start = RawTime(date: (official ?? entry).start.date, secondOfDay: nil, zone: .floating)
      }
      let statedStatus = text(at: "status.detailedState", in: node).flatMap(StatusWords.status)
      // A game that is resumed keeps the word for the day on which it was suspended.
      let isResumed = node["resumedFrom"] != nil && statedStatus == .postponed
      entry.status = (isResumed ? nil : statedStatus) ?? (isOpen ? .timeTBD : .scheduled)
      entry.isPreseason = ["S", "E", "A"].contains(node["gameType"]?.text)
      if let twin = node["doubleHeader"]?.text, twin != "N" {
        entry.number = node["gameNumber"]?.text.flatMap { Int(bounded: $0) }
      }
    },
    finish: { content, _, _ in
      let played = Set(content.entries.filter { $0.status != .postponed }.compactMap(\.id))
      content.entries.removeAll { $0.status == .postponed && $0.id.map(played.contains) ?? false }
    })

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
    })

  /// The NHL: `api-web.nhle.com/v1/schedule/DATE`, `club-schedule-season`. Answers of 2023 have no `commonName`.
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
    })

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
    choose: { $0.filter { $0.node["isHidden"]?.flag != true } },
    complete: { game, entry in
      entry.isPreseason = game.parent?["type"]?.text == "PRE"
      entry.text.isNeutral = game.parent?["name"]?.text?.contains("Grey Cup") ?? false
    })

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
    })

  /// FIFA: `calendar/matches`, a tournament. Teams may be null. `LocalDate` is the ground's clock, in spite of its `Z`.
  static let fifa = JSONFormat(
    games: ["Results"], mark: "IdMatch", start: ["Date"], localStart: "LocalDate",
    fields: [
      (\.id, ["IdMatch"]),
      (\.text.home, ["Home.TeamName.Description", "PlaceHolderA"]),
      (\.text.away, ["Away.TeamName.Description", "PlaceHolderB"]),
      (\.text.competition, ["CompetitionName.Description"]),
      (\.text.venue, ["Stadium.Name.Description"]),
      (\.text.city, ["Stadium.CityName.Description"]),
    ],
    complete: { game, entry in if game.node["TimeDefined"]?.flag == false { entry.status = .timeTBD } })
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
    start = RawTime(date: local.date, secondOfDay: local.secondOfDay, zone: .named(zone))
  }

  /// Adds the offset of a start by the clock of the ground to one in UTC, if it is one: for a ground that no table has.
  mutating func setLocalStart(_ text: String?) {
    guard start.zone == .offset(0), let second = start.secondOfDay, let local = text.flatMap(DateText.init),
      case .exact(let day) = local.day, let own = local.time?.secondOfDay
    else { return }
    let offset = (day.dayNumber - start.date.dayNumber) * 86_400 + own - second
    guard abs(offset) <= 14 * 3600, offset % 900 == 0 else { return }
    start = RawTime(date: day, secondOfDay: own, zone: .offset(offset))
  }
}
