import Almanac

/// A journey of an open trip other than a drive, such as a flight. A tour around it makes it unchanged.
///
/// The search treats it as a required game: one has to be at its beginning in time, and is at its end afterwards.
package struct PlannedJourney: Sendable {
  /// A time at which the journey can be made, in minutes since 1970, UTC.
  package struct Run: Equatable, Sendable {
    package var departs: Int
    package var arrives: Int

    package init(departs: Int, arrives: Int) { (self.departs, self.arrives) = (departs, arrives) }

    /// The times at which a journey of some minutes may begin: the timetable's, or else any half hour of its day.
    package static func all(departs: Int?, arrives: Int?, minutes: Int, midnight: Int) -> [Run] {
      if let departs { return [Run(departs: departs, arrives: arrives ?? departs + minutes)] }
      if let arrives { return [Run(departs: arrives - minutes, arrives: arrives)] }
      return stride(from: midnight, to: midnight + 1440, by: 30).map { Run(departs: $0, arrives: $0 + minutes) }
    }
  }

  /// The name for sentences: `the flight Chicago → Seattle`.
  package var name: String
  package var means: Leg.Mode
  package var from: GeoPoint
  package var to: GeoPoint
  /// The times at which it can be made: a single one with a timetable, otherwise any of its day.
  package var runs: [Run]
  /// The minutes that the clocks at its beginning and at its end are ahead of UTC.
  package var offsets: (from: Int, to: Int)

  package init(
    name: String, means: Leg.Mode, from: GeoPoint, to: GeoPoint, runs: [Run], offsets: (from: Int, to: Int)
  ) {
    (self.name, self.means, self.from, self.to) = (name, means, from, to)
    (self.runs, self.offsets) = (runs, offsets)
  }

  func games(at venue: Int) -> [TourProblem.Game] {
    runs.map { run in
      var game = TourProblem.Game(
        venue: venue, start: run.departs, end: max(run.departs, run.arrives),
        day: WallClock(offset: offsets.from).day(at: run.departs))
      game.isJourney = true
      return game
    }
  }
}

/// The drives between the venues of a problem and the ends of its journeys, which count as venues after the others.
struct JourneyDrives {
  let venues: [PlanVenues.Venue]
  let journeys: [PlannedJourney]

  /// The flights that may replace drives of more than some miles, row by row; empty without any.
  func flights(insteadOf drives: [PlannedDrive?], over miles: Double?) -> [PlannedDrive?] {
    guard let miles else { return [] }
    let count = venues.count + journeys.count
    return drives.enumerated().map { place, drive in
      let (row, column) = (place / count, place % count)
      return row == column ? nil : PlannedDrive.flight(insteadOf: drive, leaving[row], coming[column], over: miles)
    }
  }

  func drives(with known: [PlannedDrive?]) -> [PlannedDrive?] {
    if journeys.isEmpty { return known }
    let count = venues.count + journeys.count
    return (0..<count * count).map { place in
      let (row, column) = (place / count, place % count)
      if row < venues.count, column < venues.count { return known[row * venues.count + column] }
      guard row != column, let from = leaving[row], let to = coming[column] else { return nil }
      return PlannedDrive(from: from, to: to)
    }
  }

  /// The points at which one is after each venue or journey, and those where one has to be before it.
  var leaving: [GeoPoint?] { venues.map(\.point) + journeys.map(\.to) }
  var coming: [GeoPoint?] { venues.map(\.point) + journeys.map(\.from) }
}

extension PlannedDrive {
  /// The flight that may replace a drive of more than some miles, or one that no road allows.
  static func flight(insteadOf drive: PlannedDrive?, _ from: GeoPoint?, _ to: GeoPoint?, over miles: Double)
    -> PlannedDrive?
  {
    guard let from, let to, drive.map({ Double($0.meters) > miles * 1609.344 }) ?? true else { return nil }
    return PlannedDrive(flightFrom: from, to: to)
  }
}
