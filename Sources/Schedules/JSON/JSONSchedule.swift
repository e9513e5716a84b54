import Atlas
import Base

/// Reads JSON schedules, whose format is recognized by their members.
struct JSONSchedule {
  private var content = ScheduleContent()

  /// Returns the content of a schedule; nil if the text is not JSON or not in a known format.
  ///
  /// - Parameter file: the name of the file, which may be an address.
  static func read(_ bytes: [UInt8], file: String) -> ScheduleContent? {
    guard let root = JSONNode(bytes) else { return nil }
    var reader = JSONSchedule()
    if let dates = root["dates"], root["totalGames"] != nil || dates.elements.contains(where: { $0["games"] != nil }) {
      reader.readStats(of: dates.elements, announced: root["totalGames"]?.text.flatMap { Int($0) })
    } else if let events = root["events"], isBroadcast(root, events.elements) {
      reader.readEvents(events.elements, of: root, file: file)
    } else if let matches = matches(in: root) {
      if let name = root["name"]?.text { reader.content.titles = [name] }
      let name = root["name"]?.text ?? ""
      reader.readGames(matches) { FootballMatch($0, of: name).entry }
    } else {
      return JSONFormat.all.lazy.compactMap { $0.content(of: root, file: file) }.first
    }
    return reader.content
  }

  private mutating func readStats(of dates: [JSONNode], announced: Int?) {
    let games = dates.flatMap { $0["games"]?.elements ?? [] }
    // A suspended game is listed on both days, and is seen on the second.
    let resumed = Set(games.filter { $0["resumedFrom"] != nil }.compactMap { $0["gamePk"]?.text })
    let played = games.filter { game in
      game["resumeDate"] == nil || !(game["gamePk"]?.text.map(resumed.contains) ?? false)
    }
    readGames(played) { StatsGame($0).entry }
    if let announced, announced > games.count { content.markCut(.fewer(games.count, of: announced)) }
    removeRelistedPostponed()
  }

  /// Whether events are those of ESPN, with or without what is usually around them.
  private static func isBroadcast(_ root: JSONNode, _ events: [JSONNode]) -> Bool {
    root["leagues"] != nil || root["team"] != nil || root["season"] != nil
      || events.contains { $0["competitions"]?.isArray ?? false }
  }

  private mutating func readEvents(_ events: [JSONNode], of root: JSONNode, file: String) {
    let league = root["leagues"]?.elements.first?["abbreviation"]?.text
    readGames(events) { BroadcasterGame($0, league: league).entry }
    // Scoreboards end there silently; the schedule of a team is always whole.
    let asked = file.range(of: "limit=").flatMap { Int(file[$0.upperBound...].prefix { $0.isNumber }) }
    if root["team"] == nil, [25, 100, asked].contains(events.count) { content.markCut(.cutAt(events.count)) }
  }

  /// Returns the matches of openfootball, which earlier files group in rounds.
  private static func matches(in root: JSONNode) -> [JSONNode]? {
    let matches = root["matches"]?.elements ?? root["rounds"]?.elements.flatMap { $0["matches"]?.elements ?? [] }
    guard let matches, matches.isEmpty || matches.contains(where: { $0["team1"] != nil }) else { return nil }
    return matches
  }

  private mutating func readGames(_ games: [JSONNode], as entry: (JSONNode) -> ScheduleEntry?) {
    for game in games {
      content.count += 1
      guard content.count <= ScheduleContent.limit else {
        return content.problems.add(game.line, .file(.tooManyEntries(limit: ScheduleContent.limit)))
      }
      if let entry = entry(game) {
        content.entries.append(entry)
      } else {
        content.problems.add(game.line, .date(.missing(nil)))
      }
    }
  }

  /// Removes games that were postponed to a day on which they are listed again.
  private mutating func removeRelistedPostponed() {
    let played = Set(content.entries.filter { $0.status != .postponed }.compactMap(\.id))
    content.entries.removeAll { $0.status == .postponed && $0.id.map(played.contains) ?? false }
  }
}

extension JSONSchedule {
  /// Returns an entry for an instant such as `2026-07-03T18:20:00Z`, with or without seconds; nil without a date.
  static func entry(_ game: JSONNode, at text: String?) -> ScheduleEntry? {
    guard let date = text.flatMap(DateText.init), case .exact(let day) = date.day else { return nil }
    let zone = date.time?.zone ?? .floating
    var entry = ScheduleEntry(
      line: game.line, start: WrittenTime(date: day, secondOfDay: date.time?.secondOfDay, zone: zone))
    entry.isIfNecessary = game["ifNecessary"].map { $0.flag ?? ($0.text == "Y") } ?? false
    if let end = game["endDate"]?.text.flatMap(DateText.init), case .exact(let last) = end.day {
      entry.end(on: last)
    }
    return entry
  }
}

/// A game of the MLB Stats API, `/api/v1/schedule`.
struct StatsGame {
  let entry: ScheduleEntry?

  init(_ game: JSONNode) {
    let status = game["status"]
    // If the time is not set, the given time is a placeholder, and its date is that of UTC.
    let isOpen = status?["startTimeTBD"]?.flag ?? false
    let date = isOpen ? game["officialDate"]?.text ?? game["gameDate"]?.text : game["gameDate"]?.text
    guard var entry = JSONSchedule.entry(game, at: date) else {
      self.entry = nil
      return
    }
    if isOpen { entry.start = WrittenTime(date: entry.start.date, secondOfDay: nil, zone: .floating) }
    entry.id = game["gamePk"]?.text
    entry.text.home = game["teams"]?["home"]?["team"]?["name"]?.text
    entry.text.away = game["teams"]?["away"]?["team"]?["name"]?.text
    entry.text.venue = game["venue"]?["name"]?.text
    let place = game["venue"]?["location"]
    (entry.text.city, entry.text.region) = (place?["city"]?.text, place?["stateAbbrev"]?.text)
    entry.text.country = place?["country"]?.text
    let said = status?["detailedState"]?.text.flatMap(StatusWords.status)
    // A game that is resumed keeps the word for the day on which it was suspended.
    let isResumed = game["resumedFrom"] != nil && said == .postponed
    entry.status = (isResumed ? nil : said) ?? (isOpen ? .timeTBD : .scheduled)
    entry.isPreseason = ["S", "E", "A"].contains(game["gameType"]?.text)
    if let twin = game["doubleHeader"]?.text, twin != "N" {
      entry.number = game["gameNumber"]?.text.flatMap { Int($0) }
    }
    self.entry = entry
  }
}

/// An event of ESPN: the scoreboard of a league, or the schedule of a team.
struct BroadcasterGame {
  let entry: ScheduleEntry?

  /// - Parameter league: The league that the file names for all events.
  init(_ event: JSONNode, league: String?) {
    let competition = event["competitions"]?.elements.first
    guard var entry = JSONSchedule.entry(event, at: competition?["date"]?.text ?? event["date"]?.text) else {
      self.entry = nil
      return
    }
    entry.id = event["id"]?.text
    entry.text.league = event["league"]?["abbreviation"]?.text ?? league
    for side in competition?["competitors"]?.elements ?? [] {
      let team = side["team"]
      let name = team?["displayName"]?.text ?? team?["name"]?.text
      if side["homeAway"]?.text == "home" {
        (entry.text.home, entry.text.homeAbbreviation) = (name, team?["abbreviation"]?.text)
      } else {
        (entry.text.away, entry.text.awayAbbreviation) = (name, team?["abbreviation"]?.text)
      }
    }
    if entry.text.home == nil { entry.text.summary = event["name"]?.text }
    entry.text.isNeutral = competition?["neutralSite"]?.flag ?? false
    entry.text.venue = competition?["venue"]?["fullName"]?.text ?? event["venue"]?["displayName"]?.text
    let place = competition?["venue"]?["address"]
    (entry.text.city, entry.text.region) = (place?["city"]?.text, place?["state"]?.text)
    entry.text.country = place?["country"]?.text
    BroadcasterGame.addStatus(of: event, competition, to: &entry)
    self.entry = entry
  }

  /// Adds the status, and what the event says about its time and its season.
  private static func addStatus(of event: JSONNode, _ competition: JSONNode?, to entry: inout ScheduleEntry) {
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
  }
}

/// A match of openfootball, whose time is local, or in the zone of leagues that have several.
struct FootballMatch {
  let entry: ScheduleEntry?

  /// The zone of all times of a league; nil for local times.
  static func zone(ofLeague name: String) -> String? {
    NameKey(name).text.hasPrefix("major league soccer") ? "America/New_York" : nil
  }

  /// - Parameter league: the name of the league with its season.
  init(_ match: JSONNode, of league: String) {
    let zone = Self.zone(ofLeague: league)
    guard var entry = JSONSchedule.entry(match, at: match["date"]?.text) else {
      self.entry = nil
      return
    }
    if let time = match["time"]?.text.flatMap(TimeText.init) {
      let written = time.zone == .floating ? zone.map(WrittenTime.Zone.named) ?? .floating : time.zone
      entry.start = WrittenTime(date: entry.start.date, secondOfDay: time.secondOfDay, zone: written)
      if case .offset(let offset) = written {
        entry.text.clock = OffsetDateTime(
          date: entry.start.date, secondOfDay: time.secondOfDay, offsetSeconds: offset)
      }
    }
    entry.text.league =
      league.split(separator: " ").filter { !($0.first?.isNumber ?? true) }.joined(separator: " ")
      .nonEmpty
    entry.text.home = match["team1"]?.text ?? match["team1"]?["name"]?.text
    entry.text.away = match["team2"]?.text ?? match["team2"]?["name"]?.text
    entry.text.location = match["ground"]?.text ?? match["stadium"]?["name"]?.text
    entry.text.city = match["city"]?.text
    if let status = match["status"]?.text.flatMap(StatusWords.status) { entry.status = status }
    self.entry = entry
  }
}
