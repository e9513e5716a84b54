// A trip has games, which `Almanac` declares: importing this module is enough to name them.
@_exported import Almanac

/// A named run of days 1…N from a start date, holding items.
public struct Trip: Equatable, Sendable {
  /// The identity of the trip, the same on all devices.
  public var id: String
  /// The name that the user gave it.
  public var name: String
  /// The date of Day 1.
  public var startDate: CivilDate
  /// The time of the last change of name, dates or schedule.
  public var modifiedAt: Timestamp
  /// The items in list order, and the number of days.
  public var itinerary: ItemList
  package var deleted: [Tombstone] = []
  package var dismissed: [Dismissal] = []
  /// The changes made by schedules, the newest last.
  package var changes: [RecordedChange] = []
  package var schedule: ScheduleLink?
  package var extra = ExtraFields.none

  /// - Precondition: `dayCount` is at least 1, and each item is on a day 1…`dayCount`.
  public init(
    id: String, name: String, startDate: CivilDate, dayCount: Int, modifiedAt: Timestamp, items: [Item] = []
  ) {
    (self.id, self.name, self.startDate, self.modifiedAt) = (id, name, startDate, modifiedAt)
    itinerary = ItemList(items, dayCount: dayCount)
  }

  /// The items in list order.
  public var items: [Item] { itinerary.items }

  /// N; days run 1…N.
  public var dayCount: Int { itinerary.dayCount }

  /// The calendar date of a day, 1…N.
  public func date(ofDay day: Int) -> CivilDate { startDate.adding(days: day - 1) }

  /// The day with a date; nil if the trip does not have it.
  public func day(of date: CivilDate) -> Int? {
    let day = date.dayNumber - startDate.dayNumber + 1
    return itinerary.days.contains(day) ? day : nil
  }
}

/// The mark of a deleted item, kept so that a deletion survives a merge with an older copy.
package struct Tombstone: Equatable, Sendable {
  package var id: ItemID
  package var deletedAt: Timestamp
  /// The position of a deleted leg whose journey was gone, for the case that the journey returns.
  package var position: Position?
  package var extra: ExtraFields

  package init(id: ItemID, deletedAt: Timestamp, position: Position? = nil, extra: ExtraFields = .none) {
    (self.id, self.deletedAt, self.position, self.extra) = (id, deletedAt, position, extra)
  }
}

extension Trip {
  package var dates: ClosedRange<CivilDate> { startDate...max(startDate, date(ofDay: dayCount)) }

  /// Whether a schedule has moved a game beyond the dates of the trip: it is played, but not on the day of its row.
  package func isMoved(_ game: Game, to date: CivilDate) -> Bool {
    game.status == .postponed && !dates.contains(date)
  }

  /// The teams whose games the trip follows; else the team that plays in all its games, if there is one.
  package var followedTeams: [String] {
    if let follows = schedule?.follows, !follows.isEmpty { return follows }
    let sides = itinerary.items.compactMap(\.game).map { [$0.home, $0.away] }
    guard let first = sides.first, sides.count > 1 else { return [] }
    return first.filter { team in sides.allSatisfy { $0.contains(team) } }
  }
}

/// The schedule a trip was made from and the teams it follows.
package struct ScheduleLink: Equatable, Sendable {
  /// The path of a file, relative to the trip's directory unless it is absolute, an address of the web, or the name of a
  /// league; several are separated by line breaks. A path that is not a line of UTF-8 is written as a `file:` address (`FilePath.stored`).
  package var source: String?
  /// Teams by any of their names. Their games within the trip's dates, at home and away, belong to the trip also when the
  /// schedule brings them later; nil and none: the trip keeps the games it has.
  package var follows: [String]?
  /// The zone the user chose for times that name none, kept so that the question is asked once.
  package var assumedZone: String?
  /// The club whose schedule it is, if the user named it. Needed for schedules that name only the opponents.
  package var club: String?
  /// Whether days come before months in its dates, if the user said so.
  package var dayFirst: Bool?
  package var answers: ReadingAnswers?
  /// The city where the trip sets out and ends; its legs say `Home` if the trip also sees games there.
  package var home: String?
  /// The ids (``Game/gameID``) of games of followed teams that the user has removed, which updates must not add again.
  package var excludes: [String]?
  /// Whether updates from leagues include preseason, all-star and exhibition games.
  package var preseason: Bool?
  /// The rules by which the trip was planned, in place of the settings: the minutes before the start of a game at which one
  /// arrives, the most minutes of driving a day (1440 for no limit), the hours for driving (`09:00-18:00`) and the dates
  /// without driving.
  package var buffer: Int?
  package var maxDriving: Int?
  package var drivingHours: String?
  package var daysOff: [String]?
  package var extra = ExtraFields.none

  package init(sources: [String] = [], follows: [String]? = nil, home: String? = nil) {
    source = sources.isEmpty ? nil : sources.joined(separator: "\n")
    (self.follows, self.home) = (follows, home)
  }

  package var sources: [String] { source?.split(separator: "\n").map(String.init) ?? [] }
}

/// The user's answers by which a schedule is read again in the same way.
package struct ReadingAnswers: Equatable, Sendable {
  /// The meanings of columns: `Anstoß=time`.
  package var columns: [String]?
  /// The cities of venues: `Plain Ham=Bath, England`.
  package var cities: [String]?
  package var encoding: String?
  package var league: String?
  /// The year of dates without one.
  package var year: Int?
  package var extra: ExtraFields

  package init(
    columns: [String]? = nil, cities: [String]? = nil, encoding: String? = nil, league: String? = nil,
    year: Int? = nil, extra: ExtraFields = .none
  ) {
    (self.columns, self.cities, self.encoding, self.extra) = (columns, cities, encoding, extra)
    (self.league, self.year) = (league, year)
  }
}
