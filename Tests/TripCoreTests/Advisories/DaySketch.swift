import Base
import TestSupport
import TripCore

/// Trips of rows with times, to ask whether they can be kept.
enum DaySketch {
  /// A row and its day.
  struct Row {
    var day: Int
    var kind: ItemKind
  }

  static let zones = TestZones.all
  static let firstDay = date("2026-07-03")

  static func game(_ city: String, _ time: String?, day: Int = 1, zone: String = "America/Chicago") -> Row {
    let date = firstDay.adding(days: day - 1)
    let start: Game.Start =
      if let time, let clock = ClockTime(time), let rules = zones.rules(of: zone) {
        .at(rules.moment(of: date, secondOfDay: clock.minutes * 60))
      } else {
        .on(date)
      }
    let game = Game(
      gameID: "\(city) \(day) \(time ?? "TBD")", league: "MLB", away: "Guests", home: city, city: city, start: start,
      timeZone: zone, status: time == nil ? .timeTBD : .scheduled)
    return Row(day: day, kind: .game(game))
  }

  static func leg(_ from: String, _ to: String, minutes: Double?, day: Int = 1) -> Row {
    Row(day: day, kind: .travel(Leg(from: from, to: to, durationSeconds: minutes.map { $0 * 60 })))
  }

  static func custom(
    _ title: String, _ time: String?, minutes: Int? = nil, day: Int = 1,
    category: CustomItem.Category = .activity, at point: (Double, Double)? = nil
  ) -> Row {
    let location = point.map { CustomItem.Location(latitude: $0.0, longitude: $0.1) }
    let custom = CustomItem(
      title: title, category: category, time: time.flatMap { ClockTime($0) }, durationMinutes: minutes,
      location: location)
    return Row(day: day, kind: .custom(custom))
  }

  /// The rows in their order; the id of each is its number.
  static func trip(_ rows: [Row], days: Int = 3) -> Trip {
    let items = rows.enumerated().map { index, row in
      Item(
        id: ItemID("\(index)"), position: Position(day: row.day, sortOrder: Double(index)),
        modifiedAt: TripSketch.made, kind: row.kind)
    }
    return Trip(
      id: "trip", name: "Trip", startDate: firstDay, dayCount: days, modifiedAt: TripSketch.made, items: items)
  }

  static func timeline(_ rows: [Row]) -> Timeline {
    let trip = trip(rows)
    return Timeline(of: trip, under: ItineraryConstraints(trip.itinerary), rules: .standard, zones: zones)
  }

  static func advisories(_ rows: [Row]) -> Advisories {
    let trip = trip(rows)
    return Advisories(
      of: trip, under: ItineraryConstraints(trip.itinerary), zones: zones, timeline: timeline(rows))
  }

  /// The sentences on what cannot be kept.
  static func sentences(_ rows: [Row]) -> [String] {
    advisories(rows).all.filter { $0.name == "dayImpossible" }.map { Wording(zones: zones).sentence($0) }
  }
}
