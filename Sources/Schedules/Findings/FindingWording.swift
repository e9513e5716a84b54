import Atlas
import Base

/// The sentences of findings; no other file words them.
extension ScheduleFinding: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let finding): finding.description
    case .date(let finding): finding.description
    case .time(let finding): finding.description
    case .team(let finding): finding.description
    case .place(let finding): finding.description
    }
  }
}

extension ScheduleFinding.File: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "the schedule is empty"
    case .unlisted(let count): "\(count) further warnings are not listed"
    case .notUTF8: "text is not UTF-8: assuming Windows-1252"
    case .longLine(let limit): "line longer than \(limit) bytes: the rest is skipped"
    case .longField(let limit): "field longer than \(limit) bytes: the rest is skipped"
    case .tooManyEntries(let limit): "more than \(limit) entries: the rest is skipped"
    case .endsInLine: "the file ends in the middle of a line: line skipped, games may be missing"
    case .endsInEvent: "the file ends in the middle of an event: event skipped, games may be missing"
    case .endsInCalendar: "the file ends before the calendar does: games may be missing"
    case .unclosedQuote: "a quote is not closed: assuming that quotes end with their line"
    case .lineWithoutName(isRest: true): "line without a property name: assuming it continues the text before it"
    case .lineWithoutName(isRest: false): "line without a property name: ignored"
    case .eventWithoutEnd: "event without END: assuming it ends where the next begins"
    case .twoTables: "two tables side by side: the second is ignored"
    case .cutAt(let count): "exactly \(count) games, the most that the server sends: some may be missing"
    case .fewer(let count, let all): "only \(count) of \(all) games: the rest is missing"
    }
  }
}

extension ScheduleFinding.Date: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let text?): "no valid date in \(Excerpt.quoted(text)): skipped"
    case .missing(nil): "no date: skipped"
    case .eitherOrder(let isDayFirst, let reason):
      "ambiguous dates: assuming \(isDayFirst ? "day/month" : "month/day")\(reason.words); "
        + "to change it, pass \(isDayFirst ? "--month-first" : "--day-first")"
    case .afterYear(isDayFirst: true): "numbers above 12 after the year: assuming year-day-month"
    case .afterYear(isDayFirst: false): "ambiguous dates: assuming year-month-day"
    case .serials(let areRounded):
      "numeric dates: assuming spreadsheet days since 1900\(areRounded ? ", times rounded to 15 minutes" : "")"
    case .yearByWeekdays(let year): "dates without a year: assuming \(year) by their weekdays"
    case .yearByTitle(let year, let title): "dates without a year: assuming \(year) from \(Excerpt.quoted(title))"
    case .nextYear(let year): "dates without a year: assuming \(year) from here on"
    case .yearOfLeap(let year): "dates without a year jump ahead: still assuming \(year)"
    case .dayAbove: "rows without a date: assuming the day above"
    case .monthAbove: "days without a month: assuming the month above"
    case .otherWeekday: "the weekday does not match the date: using the date"
    case .mayBeMoved(let status): "\(Excerpt.quoted(status)) may mean another day: using the date next to it"
    case .mayBeNextDay(let time): "\(Excerpt.quoted(time)) may mean the next day: using the date next to it"
    case .otherThanTime(let date, let time): "the date \(date) and the time on \(time) do not match: using \(time)"
    case .several(let text): "several days in \(Excerpt.quoted(text)): using the first"
    case .lasts(let days): "lasts \(days) days: only the first is shown"
    case .ifNecessary: "if necessary: this game may not be played"
    case .unknownRule: "unsupported recurrence rule: only the first date is read"
    case .longSeries(let count): "recurring event: only its first \(count) dates are read"
    }
  }
}

extension ScheduleFinding.Date.OrderReason {
  fileprivate var words: String {
    switch self {
    case .form: ""
    case .venues: " from the venues"
    case .closeness: ", so that the dates are close together"
    case .locale: " from the locale"
    }
  }
}

extension ScheduleFinding.Time: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let text): "no time in \(Excerpt.quoted(text)): treated as TBD"
    case .second(let text): "two times in \(Excerpt.quoted(text)): using the first"
    case .other(let time, let date):
      "\(Excerpt.quoted(time)) is not the time in \(Excerpt.quoted(date)): using the latter"
    case .withoutHalves(areAfternoon: true): "times without AM or PM: assuming PM from 1:00 to 10:59"
    case .withoutHalves(areAfternoon: false): "times without AM or PM, none after 12:59: assuming 24-hour times"
    case .fractions: "times that are fractions: assuming parts of a day, as in spreadsheets"
    case .column(let heading):
      "no column of times: \(heading.isEmpty ? "one without a heading" : Excerpt.quoted(heading)) may be it; "
        + "times treated as TBD"
    case .zoneByTitle(let zone, let title): "no time zone: assuming \(zone) from \(Excerpt.quoted(title))"
    case .mostAtMidnight: "most games start at 00:00 UTC: treating those times as TBD"
    case .localAndUTCDiffer: "the local start and the start in UTC differ: using UTC"
    case .zone(let name, let assumed):
      (name.map { "unknown time zone \(Excerpt.quoted($0))" } ?? "no time zone") + ": assuming \(assumed)"
    }
  }
}

extension ScheduleFinding.Time.Assumed: CustomStringConvertible {
  package var description: String {
    switch self {
    case .zone(let name): name
    case .zoneInFileName(let name): "\(name) from the file name"
    case .zoneOfVenue: "the venue's"
    case .utc: "UTC, as the venue is unknown; set it with --assume-zone"
    }
  }
}

extension ScheduleFinding.Team: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let text): Self.missing(text) + ": skipped"
    case .clubUnknown(let text): Self.missing(text) + ": skipped; set the club with --club"
    case .unknown(let name): "unknown team \(Excerpt.quoted(name)): using the name as written"
    case .allUnknown: "the teams are in no known league: using their names as written"
    case .undetermined: "a team is TBD"
    case .event(let text, let series): "no two teams in \(Excerpt.quoted(text)): assuming \(series) at an event"
    case .visitorsAtHome(let venue, let team): "\(Excerpt.quoted(venue)) is the venue of the visitors, \(team)"
    case .sideUnknown("", let club): "unknown whether \(club) is at home: assuming a home game"
    case .sideUnknown(let words, let club):
      "\(Excerpt.quoted(words)) does not say whether \(club) is at home: assuming a home game"
    }
  }

  private static func missing(_ text: String?) -> String {
    text.map { "no two teams in \(Excerpt.quoted($0))" } ?? "no two teams"
  }
}

extension ScheduleFinding.Place: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noVenue: "no venue: assuming the home team's"
    case .neutral(let home): "a neutral site without a known place: \(Self.set(home))"
    case .venueUndetermined: "the venue is TBD: assuming the home team's city"
    case .noPlace(let home): "no venue, and the city of \(Excerpt.quoted(home)) is unknown: \(Self.set(home))"
    case .unknownAnswer(let city): "unknown city \(Excerpt.quoted(city)): its time zone and distances are unknown"
    case .unknownCity(let city, let name, let region):
      "unknown city \(Excerpt.quoted(city))\(Self.clock(region)): set one nearby with \(Self.option(name))"
    case .unknownVenue(let venue, let region):
      "unknown city of \(Excerpt.quoted(venue))\(Self.clock(region)): \(Self.set(venue))"
    case .venueInRegion(let venue): "unknown city of \(Excerpt.quoted(venue))"
    case .severalVenues(let venue, let cities):
      "the venue \(Excerpt.quoted(venue)) may be in \(Self.choice(cities)): \(Self.set(venue))"
    case .severalCities(let name, let cities, let assumed):
      "\(Excerpt.quoted(name)) may be \(Self.choice(cities)): \(assumed.map { "assuming \($0)" } ?? Self.set(name))"
    case .cityOrTeam(let name, let city, let team):
      "\(Excerpt.quoted(name)) may be \(city) or the city of the \(team): \(Self.set(name))"
    case .cityOrRegion(let name, let city, let isAssumed):
      "\(Excerpt.quoted(name)) may be \(city) or the region: \(isAssumed ? "assuming \(city)" : Self.set(name))"
    case .assumedCity(let name, let city): "\(Excerpt.quoted(name)): \(Self.assuming(city, name))"
    case .assumedVenue(let venue, let city):
      "\(Excerpt.quoted(venue)) with unknown teams: \(Self.assuming("the one in \(city)", venue))"
    case .assumedHome(let unknown, let city, let name):
      "\(unknown): \(Self.assuming("the home team's, in \(city)", name))"
    case .assumedOther(let unknown, let source, let city): "\(unknown): assuming \(city), \(source)"
    case .assumedZone(let zone, let city): "unknown time zone of \(Excerpt.quoted(city)): assuming \(zone)"
    case .unknownZone(let clock, let city):
      "unknown time zone of \(Excerpt.quoted(city)): showing the start in \(clock)"
    }
  }

  private static func option(_ name: String) -> String { "--venue-city \"\(name)=CITY\"" }

  private static func set(_ name: String) -> String { "set it with \(option(name))" }

  private static func assuming(_ meant: String, _ name: String) -> String {
    "assuming \(meant); set another with \(option(name))"
  }

  private static func choice(_ cities: [String]) -> String { cities.prefix(4).joined(separator: " or ") }

  private static func clock(_ region: Region?) -> String {
    guard let region else { return "" }
    return ", assuming \(region.zone) from \(region.isOfAll ? "" : "most of ")\(region.name)"
  }
}

extension ScheduleFinding.Place.Unknown: CustomStringConvertible {
  package var description: String {
    switch self {
    case .city(let city): "unknown city \(Excerpt.quoted(city))"
    case .venue(let venue): "unknown venue \(Excerpt.quoted(venue))"
    case .place: "no place"
    }
  }
}

extension ScheduleFinding.Place.Source: CustomStringConvertible {
  package var description: String {
    switch self {
    case .clubInTrip(let club): "where the trip has the games of \(club)"
    case .venueInSchedule: "where the schedule has other games there"
    case .clubInSchedule(let club): "where the schedule has the games of \(club)"
    }
  }
}
