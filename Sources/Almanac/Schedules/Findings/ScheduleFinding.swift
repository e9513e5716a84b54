/// A part of a schedule that was not read as it is: what was assumed and why, or what is open.
package struct ScheduleFinding: Hashable, Sendable, CustomStringConvertible {
  /// What a finding is about, as programs call it.
  package enum Kind: String, CaseIterable, Sendable {
    case column, league, country, zone, dateOrder, year, team, venue, city, competition, length, status, encoding, row
  }

  package let kind: Kind
  /// What was assumed; nil if something is open.
  package private(set) var value: String?
  package let reason: String
  /// How to change it with a command.
  package private(set) var hint = ""
  /// The subject of an answer that would replace the assumption or fill the gap; nil if no answer would.
  package private(set) var subject: ReadingSubject?
  /// The answers to choose from; empty if any text can be one.
  package private(set) var choices: [String] = []

  /// `no venue: assuming the home team's`.
  package var description: String {
    if kind == .column, value == ColumnMeaning.ignore.rawValue { return reason + ": ignored" }
    return reason + (value.map { ": assuming \($0)" } ?? "") + hint
  }

  private static func assumed(_ kind: Kind, _ value: String, _ reason: String, _ hint: String = "") -> Self {
    ScheduleFinding(kind: kind, value: value, reason: reason, hint: hint)
  }

  private static func gap(_ kind: Kind, _ reason: String, _ hint: String = "") -> Self {
    ScheduleFinding(kind: kind, reason: reason, hint: hint)
  }

  private func asking(_ subject: ReadingSubject?, _ choices: [String] = []) -> Self {
    var finding = self
    (finding.subject, finding.choices) = (subject, choices)
    return finding
  }

  /// Returns the finding with the question for the city of a name, and the option with which a command answers it.
  private func asking(_ hint: String, cityOf name: String, _ choices: [String] = []) -> Self {
    var finding = asking(.city(name), choices)
    finding.hint = "\(hint) with --venue-city \"\(name)=CITY\""
    return finding
  }
}

// MARK: Files

extension ScheduleFinding {
  package static let emptySchedule = gap(.row, "the schedule is empty")
  package static func unlisted(_ count: Int) -> Self { gap(.row, "\(count) further warnings are not listed") }
  package static let notUTF8 = assumed(.encoding, "Windows-1252", "text is not UTF-8").asking(.encoding)
  package static func encoding(_ name: String) -> Self {
    assumed(.encoding, name, "text is not UTF-8", "; set another with --encoding").asking(.encoding)
  }
  package static func longLine(limit: Int) -> Self {
    gap(.row, "line longer than \(limit) bytes: the rest is skipped")
  }
  package static func longField(limit: Int) -> Self {
    gap(.row, "field longer than \(limit) bytes: the rest is skipped")
  }
  package static func tooManyEntries(limit: Int) -> Self {
    gap(.row, "more than \(limit) entries: the rest is skipped")
  }
  package static let endsInLine = gap(
    .row, "the file ends in the middle of a line: line skipped, games may be missing")
  package static let endsInEvent = gap(
    .row, "the file ends in the middle of an event: event skipped, games may be missing")
  package static let endsInCalendar = gap(.row, "the file ends before the calendar does: games may be missing")
  package static let unclosedQuote = assumed(.row, "that quotes end with their line", "a quote is not closed")
  package static let restOfLine = assumed(
    .row, "it continues the text before it", "line without a property name")
  package static let lineWithoutName = gap(.row, "line without a property name: ignored")
  package static let eventWithoutEnd = assumed(.row, "it ends where the next begins", "event without END")
  package static let twoTables = gap(.column, "two tables side by side: the second is ignored")
  package static func unusedColumn(_ heading: String) -> Self {
    assumed(.column, ColumnMeaning.ignore.rawValue, "unknown column \(Excerpt.quoted(heading))")
      .asking(.column(heading))
  }
  package static func cutAt(_ count: Int) -> Self {
    gap(.row, "exactly \(count) games, the most that the server sends: some may be missing")
  }
  package static func fewer(_ count: Int, of all: Int) -> Self {
    gap(.row, "only \(count) of \(all) games: the rest is missing")
  }
}

// MARK: Dates

extension ScheduleFinding {
  /// What suggests an order of day and month, in words behind `ambiguous dates`.
  package enum OrderReason: String {
    /// The headings or the signs of the dates.
    case form = ""
    case venues = ", by the venues"
    case closeness = ", by their closeness"
    case locale = ", by the locale"
  }

  package static func noDate(in text: String?) -> Self {
    gap(.row, (text.map { "no valid date in \(Excerpt.quoted($0))" } ?? "no date") + ": skipped")
  }
  package static func eitherOrder(isDayFirst: Bool, _ reason: OrderReason) -> Self {
    assumed(
      .dateOrder, isDayFirst ? "day/month" : "month/day", "ambiguous dates\(reason.rawValue)",
      "; to change it, pass \(isDayFirst ? "--month-first" : "--day-first")"
    ).asking(.dateOrder, ["day/month", "month/day"])
  }
  package static func yearByWeekdays(_ year: Int) -> Self {
    assumed(.year, "\(year)", "dates without a year, by their weekdays").asking(.year)
  }
  package static func yearByTitle(_ year: Int, title: String) -> Self {
    assumed(.year, "\(year)", "dates without a year, by \(Excerpt.quoted(title))").asking(.year)
  }
  package static func nextYear(_ year: Int) -> Self { assumed(.year, "\(year) from here on", "dates without a year") }
  package static func yearOfLeap(_ year: Int) -> Self {
    assumed(.year, "still \(year)", "dates without a year jump ahead")
  }
  package static let dayAbove = assumed(.row, "the day above", "rows without a date")
  package static let otherWeekday = assumed(.row, "the date", "the weekday does not match the date")
  package static func mayBeMoved(_ status: String) -> Self {
    assumed(.status, "the date next to it", "\(Excerpt.quoted(status)) may mean another day")
  }
  /// A time such as `0:30 +1`.
  package static func mayBeNextDay(_ time: String) -> Self {
    assumed(.row, "the date next to it", "\(Excerpt.quoted(time)) may mean the next day")
  }
  package static func date(_ date: CivilDate, otherThanTime time: CivilDate) -> Self {
    assumed(.row, "\(time)", "the date \(date) and the time on \(time) do not match")
  }
  package static func severalDays(in text: String) -> Self {
    assumed(.row, "the first", "several days in \(Excerpt.quoted(text))")
  }
  package static func lasts(_ days: Int) -> Self { assumed(.length, "\(days) days", "an entry of several days") }
  package static let ifNecessary = gap(.status, "if necessary: this game may not be played")
  package static let unknownRule = gap(.row, "unsupported recurrence rule: only the first date is read")
  package static func longSeries(_ count: Int) -> Self {
    gap(.row, "recurring event: only its first \(count) dates are read")
  }
  package static func costlySeries(_ count: Int) -> Self {
    let read = count == 1 ? "one date of this one is" : "\(count) dates of this one are"
    return gap(.row, "recurring events with too many dates: only \(read) read")
  }
}

// MARK: Times

extension ScheduleFinding {
  package static func noTime(in text: String) -> Self {
    gap(.row, "no time in \(Excerpt.quoted(text)): treated as TBD")
  }
  package static func twoTimes(in text: String) -> Self {
    assumed(.row, "the first", "two times in \(Excerpt.quoted(text))")
  }
  package static func time(_ time: String, otherThanIn date: String) -> Self {
    assumed(.row, "the latter", "\(Excerpt.quoted(time)) is not the time in \(Excerpt.quoted(date))")
  }
  package static let assumedAfternoon = assumed(.column, "PM from 1:00 to 10:59", "times without AM or PM")
  package static let assumed24Hours = assumed(
    .column, "24-hour times", "times without AM or PM, none after 12:59")
  package static func zoneByTitle(_ zone: String, title: String) -> Self {
    assumed(.zone, zone, "no time zone but in \(Excerpt.quoted(title))").asking(.zone)
  }
  package static let mostAtMidnight = assumed(.status, "TBD at those times", "most games start at 00:00 UTC")
  package static let localAndUTCDiffer = assumed(.zone, "UTC", "the local start and the start in UTC differ")
  /// - Parameter zone: nil for UTC, as the venue is unknown, too.
  package static func zone(unknown name: String?, assumed zone: String?, isInFileName: Bool = false) -> Self {
    let reason =
      (name.map { "unknown time zone \(Excerpt.quoted($0))" } ?? "no time zone")
      + (isInFileName ? " but in the file name" : "")
    let finding =
      zone.map { assumed(.zone, $0, reason) }
      ?? gap(.zone, "\(reason) and an unknown venue: showing UTC", "; set it with --assume-zone")
    return finding.asking(.zone)
  }
  package static let zoneOfVenue = "the venue's"
}

// MARK: Teams

extension ScheduleFinding {
  package static func noTeams(in text: String?) -> Self {
    gap(.row, (text.map { "no two teams in \(Excerpt.quoted($0))" } ?? "no two teams") + ": skipped")
  }
  package static func unknownClub(in text: String?) -> Self {
    gap(.row, noTeams(in: text).reason, "; set the club with --club").asking(.club)
  }
  package static func unknownTeam(_ name: String) -> Self {
    assumed(.team, "the name as written", "unknown team \(Excerpt.quoted(name))").asking(.league)
  }
  package static let allTeamsUnknown = assumed(
    .team, "their names as written", "the teams are in no known league"
  ).asking(.league)
  package static let openTeam = gap(.team, "a team is TBD")
  package static func leagueAway(_ league: String, _ names: [String]) -> Self {
    assumed(.league, league, "\(names.map(Excerpt.quoted).joined(separator: " and ")) far from home").asking(.league)
  }
  package static func event(_ text: String, series: String) -> Self {
    assumed(.team, "\(series) at an event", "no two teams in \(Excerpt.quoted(text))")
  }
  package static func visitorsAtHome(_ venue: String, team: String) -> Self {
    assumed(.venue, "it is right", "\(Excerpt.quoted(venue)) is the venue of the visitors, \(team)")
  }
  /// - Parameter words: The words about the side that are not understood; empty without any.
  package static func unknownSide(_ words: String, club: String) -> Self {
    let reason = words.isEmpty ? "unknown" : "\(Excerpt.quoted(words)) does not say"
    return assumed(.team, "a home game", "\(reason) whether \(club) is at home").asking(.club)
  }
}

// MARK: Places

extension ScheduleFinding {
  /// A state or country with its zone, and whether all of it has that.
  package typealias Region = (name: String, zone: String, isOfAll: Bool)

  /// An unknown city or venue; without a name, a place that is not given.
  package typealias Unknown = (kind: Kind, name: String?)

  private static let (set, setAnother) = (": set it", "; set another")

  package static let noVenue = assumed(.venue, "the home team's", "no venue")
  package static func neutral(home: String) -> Self {
    gap(.venue, "a neutral site without a known place").asking(set, cityOf: home)
  }
  package static let openVenue = assumed(.city, "the home team's city", "the venue is TBD")
  package static func noPlace(home: String) -> Self {
    gap(.city, "no venue, and the city of \(Excerpt.quoted(home)) is unknown").asking(set, cityOf: home)
  }
  package static func unknownAnswer(_ city: String) -> Self {
    gap(.city, "unknown city \(Excerpt.quoted(city)): its time zone and distances are unknown")
  }
  package static func unknownCity(_ city: String, name: String, region: Region?) -> Self {
    gap(.city, "unknown city \(Excerpt.quoted(city))\(clock(region))").asking(": set one nearby", cityOf: name)
  }
  package static func unknownVenue(_ venue: String, region: Region?) -> Self {
    gap(.venue, "unknown city of \(Excerpt.quoted(venue))\(clock(region))").asking(set, cityOf: venue)
  }
  package static func venueInRegion(_ venue: String) -> Self {
    gap(.venue, "unknown city of \(Excerpt.quoted(venue))").asking(.city(venue))
  }
  package static func severalVenues(_ venue: String, cities: [String]) -> Self {
    gap(.venue, "the venue \(Excerpt.quoted(venue)) may be in \(choice(cities))").asking(set, cityOf: venue, cities)
  }
  package static func severalCities(_ name: String, cities: [String], assumed: String?) -> Self {
    choice("\(Excerpt.quoted(name)) may be \(choice(cities))", assumed, name, cities)
  }
  package static func cityOrRegion(_ name: String, city: String, isAssumed: Bool) -> Self {
    choice("\(Excerpt.quoted(name)) may be \(city) or the region", isAssumed ? city : nil, name, [city])
  }
  package static func assumedCity(_ name: String, city: String) -> Self {
    assumed(.city, city, Excerpt.quoted(name)).asking(setAnother, cityOf: name, [city])
  }
  package static func assumedVenue(_ venue: String, city: String) -> Self {
    assumed(.venue, "the one in \(city)", "\(Excerpt.quoted(venue)) with unknown teams")
      .asking(setAnother, cityOf: venue, [city])
  }
  package static func namesake(_ venue: String, elsewhere: String, city: String) -> Self {
    assumed(.venue, "the home team's city, \(city)", "the known \(Excerpt.quoted(venue)) is in \(elsewhere)")
      .asking(setAnother, cityOf: venue, [city, elsewhere])
  }
  package static func assumedHome(_ unknown: Unknown, city: String, name: String) -> Self {
    assumed(unknown.kind, "the home team's, in \(city)", words(unknown)).asking(setAnother, cityOf: name, [city])
  }
  /// - Parameter source: What the city is known from, in words: `where the trip has the games of Rovers`.
  package static func assumedOther(_ unknown: Unknown, city: String, source: String) -> Self {
    assumed(unknown.kind, "\(city), \(source)", words(unknown)).asking(unknown.name.map { .city($0) }, [city])
  }
  package static func assumedZone(_ zone: String, city: String) -> Self {
    assumed(.zone, zone, "unknown time zone of \(Excerpt.quoted(city))")
  }
  package static func unknownZone(clock: String, city: String) -> Self {
    gap(.zone, "unknown time zone of \(Excerpt.quoted(city)): showing the start in \(clock)")
  }

  private static func words(_ unknown: Unknown) -> String {
    unknown.name.map { "unknown \(unknown.kind) \(Excerpt.quoted($0))" } ?? "no place"
  }

  private static func choice(_ reason: String, _ city: String?, _ name: String, _ cities: [String]) -> Self {
    city.map { assumed(.city, $0, reason).asking(.city(name), cities) }
      ?? gap(.city, reason).asking(set, cityOf: name, cities)
  }

  private static func choice(_ cities: [String]) -> String { cities.prefix(4).joined(separator: " or ") }

  private static func clock(_ region: Region?) -> String {
    guard let region else { return "" }
    return ", assuming \(region.zone) from \(region.isOfAll ? "" : "most of ")\(region.name)"
  }
}
