struct StartRules {
  struct Reading: Equatable {
    var start: Game.Start
    var status: Game.Status
    var assumption: ScheduleFinding?
  }

  var zones: ZoneNames
  /// The zone that the calendar names, X-WR-TIMEZONE.
  let defaultZone: String?
  let definitions: [String: ZoneDefinition]
  private let clocks: CalendarZones?
  let assumedZone: String?
  let fileZone: String?
  /// The zone of starts without one; nil if it is unknown.
  private let clock: String?
  let midnights: Midnights

  init(_ content: ScheduleContent, file: String, options: ScheduleOptions, zones: ZoneNames) {
    self.zones = zones
    fileZone = self.zones.zone(inFileName: file)
    (defaultZone, definitions, clocks) = (content.defaultZone, content.zoneDefinitions, content.clocks)
    assumedZone = options.assumedZone
    clock = defaultZone ?? assumedZone ?? fileZone
    midnights = Midnights(content.entries) { [clock] in StartRules.isUTC($0, clock: clock) }
  }

  /// - Parameters:
  ///   - venueZone: The rules of the venue's zone; nil if the place is unknown.
  ///   - isSure: Whether that zone is known; midnight by one that is only assumed is a time.
  mutating func reading(of entry: ScheduleEntry, venueZone: ZoneRules?, isSure: Bool, league: String?) -> Reading {
    let open = { (day: CivilDate) in
      Reading(start: .on(day), status: entry.status == .scheduled ? .timeTBD : entry.status)
    }
    guard entry.start.secondOfDay != nil || entry.instant != nil else { return open(entry.start.date) }
    let (raw, assumption) = moment(of: entry, venueZone: venueZone)
    let local = venueZone?.reading(at: raw.unixSeconds) ?? raw
    if let day = placeholderDay(entry, local: local, isVenueKnown: isSure && venueZone != nil, league: league) {
      return open(day)
    }
    return Reading(start: .at(local), status: entry.status, assumption: assumption)
  }

  /// Returns the date of a game whose time is a placeholder; nil if the time is real.
  ///
  /// Leagues that must publish a time before it is set use one at which no game starts: MLB 03:33, the NFL midnight
  /// Eastern, the NBA midnight Eastern with a flag. No game starts in the last minute of a day or at midnight by the
  /// local clock; but midnight Eastern is an evening in Hawaii. The date is the one in the zone of the placeholder.
  private mutating func placeholderDay(
    _ entry: ScheduleEntry, local: OffsetDateTime, isVenueKnown: Bool, league: String?
  ) -> CivilDate? {
    if entry.isTimeSure { return nil }
    let eastern = zones.zone(named: "America/New_York")?.rules.reading(at: local.unixSeconds)
    let isMidnightEast = eastern?.secondOfDay == 0
    let isOpen = entry.status == .timeTBD
    if isMidnightEast, isOpen || league == "NFL", let eastern { return eastern.date }
    if entry.start.secondOfDay == 0 {
      if isOpen || !StartRules.isUTC(entry.start, clock: clock) && midnights.meanNoTime { return entry.start.date }
    }
    if let day = StartRules.endedDay(entry, local: isVenueKnown ? local : nil, eastern, league) { return day }
    if league == "MLB" {
      let clocks = [(local.date, local.secondOfDay), (eastern?.date, eastern?.secondOfDay)]
      for (date, second) in clocks + [(entry.start.date, entry.start.secondOfDay)] where second == Self.mlbPlaceholder {
        return date
      }
    }
    return isOpen ? local.date : nil
  }

  private static func isUTC(_ start: RawTime, clock: String?) -> Bool {
    switch start.zone {
    case .offset(let seconds): seconds == 0
    case .named(let name): ZoneNames.isUTC(name)
    case .floating: clock.map(ZoneNames.isUTC) ?? false
    }
  }

  private static let mlbPlaceholder = 3 * 3600 + 33 * 60

  private mutating func moment(of entry: ScheduleEntry, venueZone: ZoneRules?) -> (
    OffsetDateTime, ScheduleFinding?
  ) {
    let (date, zone) = (entry.start.date, entry.start.zone)
    guard let second = entry.start.secondOfDay else {
      return (entry.instant ?? OffsetDateTime(date: date, secondOfDay: 0, offsetSeconds: 0), nil)
    }
    if let venueZone, case .named(let name) = zone, definitions[name] == nil, venueZone.uses(name, around: date) {
      return (venueZone.moment(of: date, secondOfDay: second), nil)
    }
    if let instant = entry.instant {
      let other = zoned(date, second, zone)
      let differs = other.map { $0.unixSeconds != instant.unixSeconds } ?? false
      return (instant, differs ? .localAndUTCDiffer : nil)
    }
    if let moment = zoned(date, second, zone) { return (moment, nil) }
    let unknown: String? = if case .named(let name) = zone { name } else { nil }
    for known in [defaultZone, assumedZone].compactMap({ $0 }) {
      guard let moment = zoned(date, second, .named(known)) else { continue }
      return (moment, unknown.map { .zone(unknown: $0, assumed: known) })
    }
    if let fileZone, let moment = zoned(date, second, .named(fileZone)) {
      return (moment, .zone(unknown: unknown, assumed: fileZone, isInFileName: true))
    }
    if let venueZone {
      let moment = venueZone.moment(of: date, secondOfDay: second)
      return (moment, .zone(unknown: unknown, assumed: ScheduleFinding.zoneOfVenue))
    }
    let moment = OffsetDateTime(date: date, secondOfDay: second, offsetSeconds: 0)
    return (moment, .zone(unknown: unknown, assumed: nil))
  }

  private mutating func zoned(_ date: CivilDate, _ second: Int, _ zone: RawTime.Zone) -> OffsetDateTime? {
    switch zone {
    case .floating: return nil
    case .offset(let seconds): return OffsetDateTime(date: date, secondOfDay: second, offsetSeconds: seconds)
    case .named(let name):
      let rules = clocks?[name] ?? zones.zone(named: name)?.rules ?? rules(ofCity: name)
      return rules?.moment(of: date, secondOfDay: second)
    }
  }

  /// Returns the rules of the zone of a city in place of a zone: `Paris`, `heure de Paris`.
  private mutating func rules(ofCity text: String) -> ZoneRules? {
    let words = text.split(separator: " ").drop { WordList.clockOfCity.contains($0.lowercased()) }
    return Gazetteer.shared.city(words.joined(separator: " ")).flatMap { zones.zone(named: $0.timeZone)?.rules }
  }

  /// Returns the zone of the start, the calendar or the file's name; nil for UTC, which is the zone of no venue.
  mutating func writtenZone(of entry: ScheduleEntry) -> (name: String, rules: ZoneRules)? {
    let named: String? = if case .named(let name) = entry.start.zone { name } else { nil }
    for name in [named, named.flatMap { definitions[$0]?.location }, defaultZone, fileZone].compactMap({ $0 }) {
      if let zone = zones.zone(named: name) { return ZoneNames.isUTC(zone.name) ? nil : zone }
    }
    return nil
  }

  /// Returns the date of a start in the last minute of a day or at midnight; nil for any other start.
  private static func endedDay(
    _ entry: ScheduleEntry, local: OffsetDateTime?, _ eastern: OffsetDateTime?, _ league: String?
  ) -> CivilDate? {
    guard let local else { return entry.start.secondOfDay.map { $0 / 60 } == 1439 ? entry.start.date : nil }
    if isEndOfDay(local.secondOfDay) { return local.date }
    // College football is played until ten in the evening, and in Mexico until later.
    guard local.secondOfDay >= (league == "NCAA" ? 22 : 23) * 3600, let eastern else { return nil }
    return isEndOfDay(eastern.secondOfDay) ? eastern.date : nil
  }

  private static func isEndOfDay(_ second: Int?) -> Bool { second == 0 || second.map { $0 / 60 } == 1439 }
}

/// The starts at midnight in a file. If most are, their time is unknown; a few in UTC may be evenings in New York.
struct Midnights {
  /// Whether midnight in a zone other than UTC means an unknown time.
  let meanNoTime: Bool
  /// Whether midnight in UTC may mean an unknown time. A club that always plays in the evening also has many such starts.
  private let mayMeanNoTimeInUTC: Bool

  /// - Parameter isUTC: Whether a start is written in UTC.
  init(_ entries: [ScheduleEntry], isUTC: (RawTime) -> Bool) {
    var (others, utc): ([Int], [Int]) = ([], [])
    for entry in entries where entry.status != .timeTBD {
      if let second = entry.start.secondOfDay, !isUTC(entry.start) {
        others.append(second)
      } else if let second = entry.start.secondOfDay ?? entry.instant?.secondOfDay {
        utc.append(second)
      }
    }
    let atMidnight = { (starts: [Int]) in starts.count { $0 == 0 } }
    meanNoTime = atMidnight(others) * 2 > others.count
    mayMeanNoTimeInUTC = utc.count > 3 && atMidnight(utc) * 3 > utc.count * 2
  }

  /// Removes the times of midnight in UTC unless these are a single hour at the venues; returns whether it did.
  func removeTimes(from games: inout [ScheduleGame]) -> Bool {
    guard mayMeanNoTimeInUTC else { return false }
    let found = games.indices.compactMap { index in
      games[index].game.knownStart.flatMap { $0.unixSeconds % 86_400 == 0 ? (index, $0) : nil }
    }
    let hours = found.filter { games[$0.0].game.timeZone != nil }.map(\.1.secondOfDay)
    let most = Dictionary(hours.map { ($0, 1) }, uniquingKeysWith: +).values.max() ?? 0
    guard (hours.count - most) * 5 >= hours.count else { return false }
    for (index, start) in found {
      let date = OffsetDateTime(unixSeconds: start.unixSeconds, offsetSeconds: 0).date
      (games[index].game.start, games[index].day) = (.on(date), date)
      if games[index].game.status == .scheduled { games[index].game.status = .timeTBD }
    }
    return !found.isEmpty
  }
}
