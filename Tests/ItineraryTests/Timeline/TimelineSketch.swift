import Itinerary
import TestSupport

/// Trips of rows with times, for tests of their timelines. The first day is Friday, July 3, 2026, or another.
enum TimelineSketch {
  struct Row {
    var day: Int
    var kind: ItemKind
  }

  static let zones = TestZones.all
  @TaskLocal static var firstDay = date("2026-07-03")

  /// The zones of the cities of these tests, as the tables have them.
  static let cities = [
    "Chicago, IL": "America/Chicago", "Detroit, MI": "America/Detroit", "New York, NY": "America/New_York",
    "Denver, CO": "America/Denver",
  ]

  static func game(
    _ city: String, _ time: String?, day: Int = 1, home: String? = nil, zone: String? = nil,
    status: Game.Status = .scheduled, lasting days: Int = 1
  ) -> Row {
    let date = firstDay.adding(days: day - 1)
    let zone = zone ?? cities[city] ?? "America/Chicago"
    var start = Game.Start.on(date)
    if let time, let clock = ClockTime(time), let rules = zones.rules(of: zone) {
      start = .at(rules.moment(of: date, secondOfDay: clock.minutes * 60))
    }
    let game = Game(
      gameID: "\(city) \(day) \(time ?? "TBD")", league: "MLB", away: "Guests", home: home ?? city, city: city,
      start: start, end: days > 1 ? .on(date.adding(days: days - 1)) : nil, timeZone: zone,
      status: time == nil ? .timeTBD : status)
    return Row(day: day, kind: .game(game))
  }

  static func leg(
    _ from: String, _ to: String, minutes: Int?, day: Int = 1, mode: Leg.Mode? = nil, departs: String? = nil,
    arrives: String? = nil, estimated: Bool? = nil, meters: Double? = nil
  ) -> Row {
    func moment(_ text: String) -> PlannedMoment? {
      OffsetDateTime(text).map(PlannedMoment.at) ?? CivilDate(text).map(PlannedMoment.on)
    }
    let leg = Leg(
      from: from, to: to, mode: mode, departs: departs.flatMap(moment), arrives: arrives.flatMap(moment),
      distanceMeters: meters, durationSeconds: minutes.map { Double($0) * 60 }, estimated: estimated)
    return Row(day: day, kind: .travel(leg))
  }

  static func custom(
    _ title: String, _ time: String?, minutes: Int? = nil, day: Int = 1, category: CustomItem.Category = .activity,
    at point: (Double, Double)? = nil, nights: Int? = nil
  ) -> Row {
    let custom = CustomItem(
      title: title, category: category, time: time.flatMap { ClockTime($0) }, durationMinutes: minutes, nights: nights,
      location: point.map { CustomItem.Location(latitude: $0.0, longitude: $0.1) })
    return Row(day: day, kind: .custom(custom))
  }

  /// The rows in their order; the id of each is its number.
  static func trip(_ rows: [Row], days: Int = 4, home: String? = nil) -> Trip {
    let items = rows.enumerated().map { index, row in
      TripSketch.item("\(index)", day: row.day, order: Double(index), row.kind)
    }
    var trip = Trip(
      id: "trip", name: "Trip", startDate: firstDay, dayCount: days, modifiedAt: TripSketch.made, items: items)
    trip.schedule = home.map { ScheduleLink(home: $0) }
    return trip
  }

  static func timeline(_ rows: [Row], days: Int = 4, home: String? = nil, rules: TravelRules = .standard) -> Timeline {
    let trip = trip(rows, days: days, home: home)
    return Timeline(of: trip, under: ItineraryConstraints(trip.itinerary), rules: rules, zones: zones)
  }

  static func advisories(_ rows: [Row]) -> Advisories {
    let trip = trip(rows)
    return Advisories(of: trip, under: ItineraryConstraints(trip.itinerary), zones: zones, timeline: timeline(rows))
  }

  /// The sentences on what cannot be kept.
  static func sentences(_ rows: [Row]) -> [String] {
    advisories(rows).all.filter { $0.name == "dayImpossible" }.map { Wording(zones: zones).sentence($0) }
  }

  /// The problems as `name item`.
  static func problems(_ timeline: Timeline) -> [String] {
    timeline.problems.map { problem in
      "\(Advisory(problem.kind, on: TripSketch.custom("", day: 1)).name) \(problem.index)"
    }
  }

  static func problems(_ rows: [Row], days: Int = 4) -> [String] { problems(timeline(rows, days: days)) }
}

extension TimelineRow {
  /// Start and end as texts: `2026-07-03T13:00:00-05:00`.
  var texts: [String?] { [localStart?.description, localEnd?.description] }
}
