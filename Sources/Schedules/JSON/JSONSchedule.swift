import Atlas
import Base

/// Reads JSON schedules in the formats of the MLB Stats API, ESPN and openfootball, which are recognised by their
/// fields.
struct JSONSchedule {
  private var content = ScheduleContent()

  /// Returns the content of a schedule; nil if the text is not JSON or not in one of these formats.
  static func read(_ bytes: [UInt8]) -> ScheduleContent? {
    guard let root = JSONNode(bytes) else { return nil }
    var reader = JSONSchedule()
    if let dates = root["dates"], root["totalGames"] != nil || dates.elements.contains(where: { $0["games"] != nil }) {
      reader.readGames(dates.elements.flatMap { $0["games"]?.elements ?? [] }, as: StatsGame.init)
      reader.removeRelistedPostponed()
    } else if let events = root["events"], root["leagues"] != nil || root["team"] != nil || root["season"] != nil {
      let league = root["leagues"]?.elements.first?["abbreviation"]?.text
      reader.readGames(events.elements) { BroadcasterGame($0, league: league) }
    } else if let matches = matches(in: root) {
      if let name = root["name"]?.text { reader.content.titles = [name] }
      reader.readGames(matches, as: FootballMatch.init)
    } else {
      return nil
    }
    return reader.content
  }

  /// Returns the matches of openfootball, which earlier files group in rounds.
  private static func matches(in root: JSONNode) -> [JSONNode]? {
    let matches = root["matches"]?.elements ?? root["rounds"]?.elements.flatMap { $0["matches"]?.elements ?? [] }
    guard let matches, matches.isEmpty || matches.contains(where: { $0["team1"] != nil }) else { return nil }
    return matches
  }

  private mutating func readGames(_ games: [JSONNode], as entry: (JSONNode) -> (any JSONGame)?) {
    for game in games {
      content.count += 1
      guard content.count <= ScheduleContent.limit else {
        return content.problems.add(game.line, .file(.tooManyEntries(limit: ScheduleContent.limit)))
      }
      if let entry = entry(game)?.entry {
        content.entries.append(entry)
      } else {
        content.problems.add(game.line, .date(.missing(nil)))
      }
    }
  }

  /// Removes games that were postponed to a day on which they are listed again.
  private mutating func removeRelistedPostponed() {
    var played: Set<String> = []
    for index in content.entries.indices {
      let entry = content.entries.row(at: index)
      if entry.status != .postponed, let id = entry.id { played.insert(id) }
    }
    content.entries.removeAll { $0.status == .postponed && $0.id.map(played.contains) ?? false }
  }
}

/// A game in one of the formats. Converts itself to an entry; nil without a date.
protocol JSONGame {
  var entry: ScheduleEntry? { get }
}

extension JSONGame {
  /// Returns an entry for an instant such as `2026-07-03T18:20:00Z`, with or without seconds.
  static func entry(_ game: JSONNode, at text: String?) -> ScheduleEntry? {
    guard let date = text.flatMap(DateText.init), case .exact(let day) = date.day else { return nil }
    let zone = date.time?.zone ?? .floating
    return ScheduleEntry(
      line: game.line, start: WrittenTime(date: day, secondOfDay: date.time?.secondOfDay, zone: zone))
  }
}

/// A game of the MLB Stats API, `/api/v1/schedule`.
struct StatsGame: JSONGame {
  let entry: ScheduleEntry?

  init(_ game: JSONNode) {
    let status = game["status"]
    // If the time is not set, the given time is a placeholder, and its date is that of UTC.
    let isOpen = status?["startTimeTBD"]?.flag ?? false
    let date = isOpen ? game["officialDate"]?.text ?? game["gameDate"]?.text : game["gameDate"]?.text
    guard var entry = Self.entry(game, at: date) else {
      self.entry = nil
      return
    }
    if isOpen { entry.row.start = WrittenTime(date: entry.row.start.date, secondOfDay: nil, zone: .floating) }
    entry.row.id = game["gamePk"]?.text
    entry.text.home = game["teams"]?["home"]?["team"]?["name"]?.text
    entry.text.away = game["teams"]?["away"]?["team"]?["name"]?.text
    entry.text.venue = game["venue"]?["name"]?.text
    let place = game["venue"]?["location"]
    (entry.text.city, entry.text.region) = (place?["city"]?.text, place?["stateAbbrev"]?.text)
    entry.text.country = place?["country"]?.text
    entry.row.status = status?["detailedState"]?.text.flatMap(StatusWords.status) ?? (isOpen ? .timeTBD : .scheduled)
    entry.row.isIfNecessary = game["ifNecessary"]?.text == "Y"
    if let twin = game["doubleHeader"]?.text, twin != "N" {
      entry.row.number = game["gameNumber"]?.text.flatMap { Int($0) }
    }
    self.entry = entry
  }
}

/// An event of ESPN: the scoreboard of a league, or the schedule of a team.
struct BroadcasterGame: JSONGame {
  let entry: ScheduleEntry?

  /// - Parameter league: The league that the file names for all events.
  init(_ event: JSONNode, league: String?) {
    let competition = event["competitions"]?.elements.first
    guard var entry = Self.entry(event, at: competition?["date"]?.text ?? event["date"]?.text) else {
      self.entry = nil
      return
    }
    entry.row.id = event["id"]?.text
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
    entry.text.venue = competition?["venue"]?["fullName"]?.text
    let place = competition?["venue"]?["address"]
    (entry.text.city, entry.text.region) = (place?["city"]?.text, place?["state"]?.text)
    entry.text.country = place?["country"]?.text
    let status = (competition?["status"] ?? event["status"])?["type"]
    let said = (status?["description"] ?? status?["name"])?.text.flatMap(StatusWords.status)
    let isOpen = (competition?["timeValid"] ?? event["timeValid"])?.flag == false
    entry.row.status = said ?? (isOpen ? .timeTBD : .scheduled)
    self.entry = entry
  }
}

/// A match of openfootball, whose time is local.
struct FootballMatch: JSONGame {
  let entry: ScheduleEntry?

  init(_ match: JSONNode) {
    guard var entry = Self.entry(match, at: match["date"]?.text) else {
      self.entry = nil
      return
    }
    if let time = match["time"]?.text.flatMap(TimeText.init) {
      entry.row.start = WrittenTime(date: entry.row.start.date, secondOfDay: time.secondOfDay, zone: time.zone)
    }
    entry.text.home = match["team1"]?.text ?? match["team1"]?["name"]?.text
    entry.text.away = match["team2"]?.text ?? match["team2"]?["name"]?.text
    entry.text.location = match["ground"]?.text ?? match["stadium"]?["name"]?.text
    entry.text.city = match["city"]?.text
    if let status = match["status"]?.text.flatMap(StatusWords.status) { entry.row.status = status }
    self.entry = entry
  }
}
