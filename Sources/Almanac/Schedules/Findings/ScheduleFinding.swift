/// A part of a schedule that was not read as it is: what was assumed instead, or what is open.
package enum ScheduleFinding: Hashable, Sendable, CustomStringConvertible {
  case file(File)
  case date(Date)
  case time(Time)
  case team(Team)
  case place(Place)

  /// What a finding is about, as programs call it.
  package enum Kind: String, CaseIterable, Sendable {
    case column, league, country, zone, dateOrder, year, team, venue, city, competition, length, status, encoding, row
  }

  /// A finding in words: what was assumed and why, or what is open.
  package struct Meaning: Equatable, Sendable {
    package var kind: Kind
    /// What was assumed; nil if something is open.
    package var value: String?
    package var reason: String
    /// How to change it with a command.
    package var hint = ""
    /// What an answer settles; nil if none does.
    package var subject: ReadingSubject?
    /// The answers to choose from; empty if any text can be one.
    package var choices: [String] = []

    static func assumed(_ kind: Kind, _ value: String, _ reason: String, _ hint: String = "") -> Meaning {
      Meaning(kind: kind, value: value, reason: reason, hint: hint)
    }

    static func open(_ kind: Kind, _ reason: String, _ hint: String = "") -> Meaning {
      Meaning(kind: kind, reason: reason, hint: hint)
    }

    func asking(_ subject: ReadingSubject?, _ choices: [String] = []) -> Meaning {
      var meaning = self
      (meaning.subject, meaning.choices) = (subject, choices)
      return meaning
    }

    /// Returns the meaning with the question for the city of a name, and the option with which a command answers it.
    fileprivate func asking(_ hint: String, cityOf name: String, _ choices: [String] = []) -> Meaning {
      var meaning = asking(.city(name), choices)
      meaning.hint = "\(hint) with --venue-city \"\(name)=CITY\""
      return meaning
    }
  }

  package var meaning: Meaning {
    switch self {
    case .file(let finding): finding.meaning
    case .date(let finding): finding.meaning
    case .time(let finding): finding.meaning
    case .team(let finding): finding.meaning
    case .place(let finding): finding.meaning
    }
  }

  package var subject: ReadingSubject? { meaning.subject }

  /// `no venue: assuming the home team's`.
  package var description: String {
    let meaning = meaning
    if case .file(.unusedColumn) = self { return meaning.reason + ": ignored" }
    let value = meaning.value.map { ": assuming \($0)" } ?? ""
    return meaning.reason + value + meaning.hint
  }

  package enum File: Hashable, Sendable {
    case empty
    case unlisted(Int)
    case notUTF8
    case encoding(String)
    case longLine(limit: Int)
    case longField(limit: Int)
    case tooManyEntries(limit: Int)
    case endsInLine, endsInEvent, endsInCalendar, unclosedQuote
    case lineWithoutName(isRest: Bool)
    case eventWithoutEnd, twoTables
    case unusedColumn(String)
    case cutAt(Int)
    case fewer(Int, of: Int)

    package var meaning: Meaning {
      switch self {
      case .empty: .open(.row, "the schedule is empty")
      case .unlisted(let count): .open(.row, "\(count) further warnings are not listed")
      case .notUTF8: .assumed(.encoding, "Windows-1252", "text is not UTF-8").asking(.encoding)
      case .encoding(let name):
        .assumed(.encoding, name, "text is not UTF-8", "; set another with --encoding").asking(.encoding)
      case .longLine(let limit): .open(.row, "line longer than \(limit) bytes: the rest is skipped")
      case .longField(let limit): .open(.row, "field longer than \(limit) bytes: the rest is skipped")
      case .tooManyEntries(let limit): .open(.row, "more than \(limit) entries: the rest is skipped")
      case .endsInLine: .open(.row, "the file ends in the middle of a line: line skipped, games may be missing")
      case .endsInEvent: .open(.row, "the file ends in the middle of an event: event skipped, games may be missing")
      case .endsInCalendar: .open(.row, "the file ends before the calendar does: games may be missing")
      case .unclosedQuote: .assumed(.row, "that quotes end with their line", "a quote is not closed")
      case .lineWithoutName(isRest: true):
        .assumed(.row, "it continues the text before it", "line without a property name")
      case .lineWithoutName(isRest: false): .open(.row, "line without a property name: ignored")
      case .eventWithoutEnd: .assumed(.row, "it ends where the next begins", "event without END")
      case .twoTables: .open(.column, "two tables side by side: the second is ignored")
      case .unusedColumn(let heading):
        .assumed(.column, "ignore", "unknown column \(Excerpt.quoted(heading))").asking(.column(heading))
      case .cutAt(let count): .open(.row, "exactly \(count) games, the most that the server sends: some may be missing")
      case .fewer(let count, let all): .open(.row, "only \(count) of \(all) games: the rest is missing")
      }
    }
  }

  package enum Date: Hashable, Sendable {
    case missing(String?)
    case eitherOrder(isDayFirst: Bool, OrderReason)
    case yearByWeekdays(Int)
    case yearByTitle(Int, title: String)
    case nextYear(Int)
    case yearOfLeap(Int)
    case dayAbove, otherWeekday
    case mayBeMoved(String)
    /// A time such as `0:30 +1`.
    case mayBeNextDay(String)
    case otherThanTime(CivilDate, time: CivilDate)
    case several(String)
    case lasts(Int)
    case ifNecessary
    /// What suggests an order of day and month, in words behind `ambiguous dates`.
    package enum OrderReason: String, Sendable {
      /// The headings or the signs of the dates.
      case form = ""
      case venues = ", by the venues"
      case closeness = ", by their closeness"
      case locale = ", by the locale"
    }

    case unknownRule
    case longSeries(Int)
    case costlySeries(Int)

    package var meaning: Meaning {
      switch self {
      case .missing(let text?): .open(.row, "no valid date in \(Excerpt.quoted(text)): skipped")
      case .missing(nil): .open(.row, "no date: skipped")
      case .eitherOrder(let isDayFirst, let reason):
        .assumed(
          .dateOrder, isDayFirst ? "day/month" : "month/day", "ambiguous dates\(reason.rawValue)",
          "; to change it, pass \(isDayFirst ? "--month-first" : "--day-first")"
        ).asking(.dateOrder, ["day/month", "month/day"])
      case .yearByWeekdays(let year):
        .assumed(.year, "\(year)", "dates without a year, by their weekdays").asking(.year)
      case .yearByTitle(let year, let title):
        .assumed(.year, "\(year)", "dates without a year, by \(Excerpt.quoted(title))").asking(.year)
      case .nextYear(let year): .assumed(.year, "\(year) from here on", "dates without a year")
      case .yearOfLeap(let year): .assumed(.year, "still \(year)", "dates without a year jump ahead")
      case .dayAbove: .assumed(.row, "the day above", "rows without a date")
      case .otherWeekday: .assumed(.row, "the date", "the weekday does not match the date")
      case .mayBeMoved(let status):
        .assumed(.status, "the date next to it", "\(Excerpt.quoted(status)) may mean another day")
      case .mayBeNextDay(let time):
        .assumed(.row, "the date next to it", "\(Excerpt.quoted(time)) may mean the next day")
      case .otherThanTime(let date, let time):
        .assumed(.row, "\(time)", "the date \(date) and the time on \(time) do not match")
      case .several(let text): .assumed(.row, "the first", "several days in \(Excerpt.quoted(text))")
      case .lasts(let days): .assumed(.length, "\(days) days", "an entry of several days")
      case .ifNecessary: .open(.status, "if necessary: this game may not be played")
      case .unknownRule: .open(.row, "unsupported recurrence rule: only the first date is read")
      case .longSeries(let count): .open(.row, "recurring event: only its first \(count) dates are read")
      case .costlySeries(1):
        .open(.row, "recurring events with too many dates: only one date of this one is read")
      case .costlySeries(let count):
        .open(.row, "recurring events with too many dates: only \(count) dates of this one are read")
      }
    }
  }

  package enum Time: Hashable, Sendable {
    case missing(String)
    case second(String)
    case other(String, date: String)
    case withoutHalves(areAfternoon: Bool)
    case zoneByTitle(String, title: String)
    case mostAtMidnight, localAndUTCDiffer
    case zone(unknown: String?, assumed: Assumed)

    package enum Assumed: Hashable, Sendable {
      case zone(String)
      case zoneInFileName(String)
      case zoneOfVenue
      /// UTC, as neither the zone nor the venue is known.
      case utc

      fileprivate func meaning(of reason: String) -> Meaning {
        switch self {
        case .zone(let name): .assumed(.zone, name, reason)
        case .zoneInFileName(let name): .assumed(.zone, name, reason + " but in the file name")
        case .zoneOfVenue: .assumed(.zone, "the venue's", reason)
        case .utc: .open(.zone, "\(reason) and an unknown venue: showing UTC", "; set it with --assume-zone")
        }
      }
    }

    package var meaning: Meaning {
      switch self {
      case .missing(let text): .open(.row, "no time in \(Excerpt.quoted(text)): treated as TBD")
      case .second(let text): .assumed(.row, "the first", "two times in \(Excerpt.quoted(text))")
      case .other(let time, let date):
        .assumed(.row, "the latter", "\(Excerpt.quoted(time)) is not the time in \(Excerpt.quoted(date))")
      case .withoutHalves(areAfternoon: true): .assumed(.column, "PM from 1:00 to 10:59", "times without AM or PM")
      case .withoutHalves(areAfternoon: false):
        .assumed(.column, "24-hour times", "times without AM or PM, none after 12:59")
      case .zoneByTitle(let zone, let title):
        .assumed(.zone, zone, "no time zone but in \(Excerpt.quoted(title))").asking(.zone)
      case .mostAtMidnight: .assumed(.status, "TBD at those times", "most games start at 00:00 UTC")
      case .localAndUTCDiffer: .assumed(.zone, "UTC", "the local start and the start in UTC differ")
      case .zone(let name, let assumed):
        assumed.meaning(of: name.map { "unknown time zone \(Excerpt.quoted($0))" } ?? "no time zone").asking(.zone)
      }
    }
  }

  package enum Team: Hashable, Sendable {
    case missing(String?)
    case clubUnknown(String?)
    case unknown(String)
    case allUnknown, undetermined
    case leagueAway(String, [String])
    case event(String, series: String)
    case visitorsAtHome(String, team: String)
    case sideUnknown(String, club: String)

    package var meaning: Meaning {
      switch self {
      case .missing(let text): .open(.row, Self.missing(text) + ": skipped")
      case .clubUnknown(let text):
        .open(.row, Self.missing(text) + ": skipped", "; set the club with --club").asking(.club)
      case .unknown(let name):
        .assumed(.team, "the name as written", "unknown team \(Excerpt.quoted(name))").asking(.league)
      case .allUnknown:
        .assumed(.team, "their names as written", "the teams are in no known league").asking(.league)
      case .undetermined: .open(.team, "a team is TBD")
      case .leagueAway(let league, let names):
        .assumed(.league, league, "\(names.map(Excerpt.quoted).joined(separator: " and ")) far from home")
          .asking(.league)
      case .event(let text, let series):
        .assumed(.team, "\(series) at an event", "no two teams in \(Excerpt.quoted(text))")
      case .visitorsAtHome(let venue, let team):
        .assumed(.venue, "it is right", "\(Excerpt.quoted(venue)) is the venue of the visitors, \(team)")
      case .sideUnknown("", let club):
        .assumed(.team, "a home game", "unknown whether \(club) is at home").asking(.club)
      case .sideUnknown(let words, let club):
        .assumed(.team, "a home game", "\(Excerpt.quoted(words)) does not say whether \(club) is at home")
          .asking(.club)
      }
    }

    private static func missing(_ text: String?) -> String {
      text.map { "no two teams in \(Excerpt.quoted($0))" } ?? "no two teams"
    }
  }

  package enum Place: Hashable, Sendable {
    case noVenue
    case neutral(home: String)
    case venueUndetermined
    case noPlace(home: String)
    case unknownAnswer(String)
    case unknownCity(String, name: String, region: Region?)
    case unknownVenue(String, region: Region?)
    case venueInRegion(String)
    case severalVenues(String, cities: [String])
    case severalCities(String, cities: [String], assumed: String?)
    case cityOrRegion(String, city: String, isAssumed: Bool)
    case assumedCity(String, city: String)
    case assumedVenue(String, city: String)
    case namesake(String, elsewhere: String, city: String)
    case assumedHome(Unknown, city: String, name: String)
    case assumedOther(Unknown, Source, city: String)
    case assumedZone(String, city: String)
    case unknownZone(clock: String, city: String)

    package struct Region: Hashable, Sendable {
      package var name: String
      package var zone: String
      package var isOfAll: Bool

      package init(name: String, zone: String, isOfAll: Bool) {
        (self.name, self.zone, self.isOfAll) = (name, zone, isOfAll)
      }
    }

    package enum Unknown: Hashable, Sendable, CustomStringConvertible {
      case city(String)
      case venue(String)
      case place

      fileprivate var kind: Kind { if case .city = self { .city } else { .venue } }
      fileprivate var name: String? {
        switch self {
        case .city(let name), .venue(let name): name
        case .place: nil
        }
      }

      package var description: String {
        switch self {
        case .city(let city): "unknown city \(Excerpt.quoted(city))"
        case .venue(let venue): "unknown venue \(Excerpt.quoted(venue))"
        case .place: "no place"
        }
      }
    }

    package enum Source: Hashable, Sendable, CustomStringConvertible {
      case clubInTrip(String)
      case venueInSchedule
      case clubInSchedule(String)

      package var description: String {
        switch self {
        case .clubInTrip(let club): "where the trip has the games of \(club)"
        case .venueInSchedule: "where the schedule has other games there"
        case .clubInSchedule(let club): "where the schedule has the games of \(club)"
        }
      }
    }

    package var meaning: Meaning {
      switch self {
      case .noVenue: .assumed(.venue, "the home team's", "no venue")
      case .neutral(let home): .open(.venue, "a neutral site without a known place").asking(Self.set, cityOf: home)
      case .venueUndetermined: .assumed(.city, "the home team's city", "the venue is TBD")
      case .noPlace(let home):
        .open(.city, "no venue, and the city of \(Excerpt.quoted(home)) is unknown").asking(Self.set, cityOf: home)
      case .unknownAnswer(let city):
        .open(.city, "unknown city \(Excerpt.quoted(city)): its time zone and distances are unknown")
      case .unknownCity(let city, let name, let region):
        .open(.city, "unknown city \(Excerpt.quoted(city))\(Self.clock(region))")
          .asking(": set one nearby", cityOf: name)
      case .unknownVenue(let venue, let region):
        .open(.venue, "unknown city of \(Excerpt.quoted(venue))\(Self.clock(region))").asking(Self.set, cityOf: venue)
      case .venueInRegion(let venue): .open(.venue, "unknown city of \(Excerpt.quoted(venue))").asking(.city(venue))
      case .severalVenues(let venue, let cities):
        .open(.venue, "the venue \(Excerpt.quoted(venue)) may be in \(Self.choice(cities))")
          .asking(Self.set, cityOf: venue, cities)
      case .severalCities(let name, let cities, let assumed):
        Self.choice("\(Excerpt.quoted(name)) may be \(Self.choice(cities))", assumed, name, cities)
      case .cityOrRegion(let name, let city, let isAssumed):
        Self.choice("\(Excerpt.quoted(name)) may be \(city) or the region", isAssumed ? city : nil, name, [city])
      case .assumedCity(let name, let city):
        .assumed(.city, city, Excerpt.quoted(name)).asking(Self.other, cityOf: name, [city])
      case .assumedVenue(let venue, let city):
        .assumed(.venue, "the one in \(city)", "\(Excerpt.quoted(venue)) with unknown teams")
          .asking(Self.other, cityOf: venue, [city])
      case .namesake(let venue, let elsewhere, let city):
        .assumed(.venue, "the home team's city, \(city)", "the known \(Excerpt.quoted(venue)) is in \(elsewhere)")
          .asking(Self.other, cityOf: venue, [city, elsewhere])
      case .assumedHome(let unknown, let city, let name):
        .assumed(unknown.kind, "the home team's, in \(city)", "\(unknown)").asking(Self.other, cityOf: name, [city])
      case .assumedOther(let unknown, let source, let city):
        .assumed(unknown.kind, "\(city), \(source)", "\(unknown)").asking(unknown.name.map { .city($0) }, [city])
      case .assumedZone(let zone, let city): .assumed(.zone, zone, "unknown time zone of \(Excerpt.quoted(city))")
      case .unknownZone(let clock, let city):
        .open(.zone, "unknown time zone of \(Excerpt.quoted(city)): showing the start in \(clock)")
      }
    }

    private static func choice(_ reason: String, _ city: String?, _ name: String, _ cities: [String]) -> Meaning {
      city.map { .assumed(.city, $0, reason).asking(.city(name), cities) }
        ?? .open(.city, reason).asking(set, cityOf: name, cities)
    }

    private static let (set, other) = (": set it", "; set another")

    private static func choice(_ cities: [String]) -> String { cities.prefix(4).joined(separator: " or ") }

    private static func clock(_ region: Region?) -> String {
      guard let region else { return "" }
      return ", assuming \(region.zone) from \(region.isOfAll ? "" : "most of ")\(region.name)"
    }
  }
}
