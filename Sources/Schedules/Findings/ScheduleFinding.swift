import Base

/// A part of a schedule that was not read as it is, and what was assumed instead. ``description`` words each.
package enum ScheduleFinding: Hashable, Sendable {
  case file(File)
  case date(Date)
  case time(Time)
  case team(Team)
  case place(Place)

  /// Findings about the form of a file.
  package enum File: Hashable, Sendable {
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
  }

  /// Findings about days, months and years.
  package enum Date: Hashable, Sendable {
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
    }

    /// A series by a rule that is not supported.
    case unknownRule
    /// A series of more dates than are read.
    case longSeries(Int)
  }

  /// Findings about times and their zones.
  package enum Time: Hashable, Sendable {
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

    package enum Assumed: Hashable, Sendable {
      case zone(String)
      case zoneInFileName(String)
      case zoneOfVenue
      /// UTC, as neither the zone nor the venue is known.
      case utc
    }
  }

  /// Findings about the two teams of an entry.
  package enum Team: Hashable, Sendable {
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
  }

  /// Findings about the place of a game.
  package enum Place: Hashable, Sendable {
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
    package enum Unknown: Hashable, Sendable {
      case city(String)
      case venue(String)
      case place
    }

    /// The games that tell a place.
    package enum Source: Hashable, Sendable {
      case clubInTrip(String)
      case venueInSchedule
      case clubInSchedule(String)
    }
  }
}
