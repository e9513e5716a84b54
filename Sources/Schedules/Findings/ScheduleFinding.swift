import Atlas
import Base

/// A part of a schedule that was not read as it is, and what was assumed instead. ``description`` words each.
package enum ScheduleFinding: Hashable, Sendable, CustomStringConvertible {
  case file(File)
  case date(Date)
  case time(Time)
  case team(Team)
  case place(Place)

  package var description: String {
    switch self {
    case .file(let finding): finding.description
    case .date(let finding): finding.description
    case .time(let finding): finding.description
    case .team(let finding): finding.description
    case .place(let finding): finding.description
    }
  }

  /// Findings about the form of a file.
  package enum File: Hashable, Sendable, CustomStringConvertible {
    /// No entries, as between seasons.
    case empty
    /// More findings than are listed.
    case unlisted(Int)
    case notUTF8
    /// A line of more bytes, or a field of a table.
    case longLine(limit: Int)
    case longField(limit: Int)
    /// More entries than are read.
    case tooManyEntries(limit: Int)
    case endsInLine
    case endsInEvent
    case endsInCalendar
    case unclosedQuote
    /// A line of a calendar that is not a property; it may be the rest of the text before it.
    case lineWithoutName(isRest: Bool)
    case eventWithoutEnd
    case twoTables
    /// Exactly the number of entries that a server sends at most.
    case cutAt(Int)
    /// Fewer entries than the file says it has.
    case fewer(Int, of: Int)

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

  /// Findings about days, months and years.
  package enum Date: Hashable, Sendable, CustomStringConvertible {
    /// An entry without a date, with the text in its place.
    case missing(String?)
    /// Days and months that may be read in either order.
    case eitherOrder(isDayFirst: Bool, OrderReason)
    /// Months and days after the year: `2026-13-07`.
    case afterYear(isDayFirst: Bool)
    /// Numbers of a spreadsheet.
    case serials(timesAreRounded: Bool)
    case yearByWeekdays(Int)
    case yearByTitle(Int, title: String)
    /// The year in which rows without one go on.
    case nextYear(Int)
    /// The year of rows without one that leap half a year ahead.
    case yearOfLeap(Int)
    /// Rows whose day, or whose month, is that of a row above.
    case dayAbove
    case monthAbove
    case otherWeekday
    /// A status that may name another day.
    case mayBeMoved(String)
    /// A time such as `0:30 +1`.
    case mayBeNextDay(String)
    case otherThanTime(CivilDate, time: CivilDate)
    case several(String)
    /// An entry of several days.
    case lasts(Int)
    /// A game that is played only if it is needed to decide a series.
    case ifNecessary
    /// What suggests an order of day and month.
    package enum OrderReason: Hashable, Sendable {
      /// The headings or the signs of the dates.
      case form
      /// The countries of the venues.
      case venues
      /// The other order puts the dates much farther apart.
      case closeness
      /// The user's locale.
      case locale

      fileprivate var words: String {
        switch self {
        case .form: ""
        case .venues: " from the venues"
        case .closeness: ", so that the dates are close together"
        case .locale: " from the locale"
        }
      }
    }

    /// A series by a rule that is not supported.
    case unknownRule
    /// A series of more dates than are read.
    case longSeries(Int)
    /// A series of which only some dates are read, since the others take too much work.
    case costlySeries(Int)

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
      case .lasts(let days): "lasts \(days) days"
      case .ifNecessary: "if necessary: this game may not be played"
      case .unknownRule: "unsupported recurrence rule: only the first date is read"
      case .longSeries(let count): "recurring event: only its first \(count) dates are read"
      case .costlySeries(1): "recurring events with too many dates: only one date of this one is read"
      case .costlySeries(let count): "recurring events with too many dates: only \(count) dates of this one are read"
      }
    }
  }

  /// Findings about times and their zones.
  package enum Time: Hashable, Sendable, CustomStringConvertible {
    case missing(String)
    /// A text with a second time.
    case second(String)
    /// A time that is not the one in the text of the date.
    case other(String, date: String)
    /// Times that say neither AM nor PM.
    case withoutHalves(areAfternoon: Bool)
    /// Times as fractions of a day.
    case fractions
    /// A table without a column of times, with the heading of one that may be it; empty for one without a heading.
    case column(String)
    /// Times without a zone, of that in a line of the table.
    case zoneByTitle(String, title: String)
    case mostAtMidnight
    case localAndUTCDiffer
    /// Times without a zone, or of an unknown one.
    case zone(unknown: String?, assumed: Assumed)

    package enum Assumed: Hashable, Sendable, CustomStringConvertible {
      case zone(String)
      case zoneInFileName(String)
      case zoneOfVenue
      /// UTC, as neither the zone nor the venue is known.
      case utc

      package var description: String {
        switch self {
        case .zone(let name): name
        case .zoneInFileName(let name): "\(name) from the file name"
        case .zoneOfVenue: "the venue's"
        case .utc: "UTC, as the venue is unknown; set it with --assume-zone"
        }
      }
    }

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

  /// Findings about the two teams of an entry.
  package enum Team: Hashable, Sendable, CustomStringConvertible {
    /// An entry that does not name two teams, with its text.
    case missing(String?)
    /// An entry that names only the opponent of an unknown club.
    case clubUnknown(String?)
    case unknown(String)
    /// A file without any team that is known.
    case allUnknown
    case undetermined
    /// An entry that names no teams, such as a race.
    case event(String, series: String)
    case visitorsAtHome(String, team: String)
    /// Words that do not say whether the club is at home; empty if none.
    case sideUnknown(String, club: String)

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

  /// Findings about the place of a game.
  package enum Place: Hashable, Sendable, CustomStringConvertible {
    case noVenue
    /// A neutral site whose place is unknown, with the name of the home team.
    case neutral(home: String)
    case venueUndetermined
    /// A game without a place of a home team that is unknown.
    case noPlace(home: String)
    /// A city that the user named.
    case unknownAnswer(String)
    case unknownCity(String, name: String, region: Region?)
    /// A venue in no table.
    case unknownVenue(String, region: Region?)
    /// A venue of a region that is also a city.
    case venueInRegion(String)
    case severalVenues(String, cities: [String])
    /// Several cities of a name, with the one that is assumed.
    case severalCities(String, cities: [String], assumed: String?)
    case cityOrTeam(String, city: String, team: String)
    case cityOrRegion(String, city: String, isAssumed: Bool)
    /// A city of a name that smaller towns may have.
    case assumedCity(String, city: String)
    /// A venue of a name that others may have.
    case assumedVenue(String, city: String)
    /// The home team's city for a venue of a common name, which the tables have only elsewhere.
    case namesake(String, elsewhere: String, city: String)
    /// The home team's city for a place that is unknown.
    case assumedHome(Unknown, city: String, name: String)
    /// A city that other games tell.
    case assumedOther(Unknown, Source, city: String)
    case assumedZone(String, city: String)
    /// A start shown by the clock of an offset.
    case unknownZone(clock: String, city: String)

    /// The region that tells the zone of a city in no table.
    package struct Region: Hashable, Sendable {
      package var name: String
      package var zone: String
      /// Whether the whole region has the zone.
      package var isOfAll: Bool

      package init(name: String, zone: String, isOfAll: Bool) {
        (self.name, self.zone, self.isOfAll) = (name, zone, isOfAll)
      }
    }

    /// The part of a place that is unknown.
    package enum Unknown: Hashable, Sendable, CustomStringConvertible {
      case city(String)
      case venue(String)
      case place

      package var description: String {
        switch self {
        case .city(let city): "unknown city \(Excerpt.quoted(city))"
        case .venue(let venue): "unknown venue \(Excerpt.quoted(venue))"
        case .place: "no place"
        }
      }
    }

    /// The games that tell a place.
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
      case .namesake(let venue, let elsewhere, let city):
        "the known \(Excerpt.quoted(venue)) is in \(elsewhere): \(Self.assuming("the home team's city, \(city)", venue))"
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
}
