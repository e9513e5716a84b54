import Almanac

/// A journey of an open trip other than a drive, such as a flight, which a tour around it makes unchanged: like a required
/// game, one has to be at its beginning in time, and is at its end afterwards.
package struct FixedLeg: Equatable, Sendable {
  /// The name for sentences: `the flight Chicago → Seattle`.
  package var name: String
  package var means: TravelMode
  package var from: GeoPoint
  package var to: GeoPoint
  /// The times at which it can be made, in minutes since 1970, UTC: one with a timetable, otherwise any of its day.
  package var runs: [ClosedRange<Int>]
  /// The minutes that the clocks at its beginning and at its end are ahead of UTC.
  package var offset: Int
  package var endOffset: Int

  package init(
    name: String, means: TravelMode, from: GeoPoint, to: GeoPoint, runs: [ClosedRange<Int>], offset: Int, endOffset: Int
  ) {
    (self.name, self.means, self.from, self.to) = (name, means, from, to)
    (self.runs, self.offset, self.endOffset) = (runs, offset, endOffset)
  }

  func games(at venue: Int) -> [TourProblem.Game] {
    runs.map { run in
      var game = TourProblem.Game(
        venue: venue, start: run.lowerBound, end: run.upperBound, day: WallClock(offset: offset).day(at: run.lowerBound)
      )
      game.isFixedLeg = true
      return game
    }
  }
}

/// The drives between the venues of a problem and the ends of its journeys, which count as venues after the others.
struct FixedLegDrives {
  let venues: [PlanVenues.Venue]
  let fixedLegs: [FixedLeg]

  /// The flights that may replace drives of more than some miles, row by row; empty without any.
  func flights(insteadOf drives: [PlannedDrive?], over miles: Double?) -> [PlannedDrive?] {
    guard let miles else { return [] }
    let count = venues.count + fixedLegs.count
    return drives.enumerated().map { place, drive in
      let (row, column) = (place / count, place % count)
      return row == column
        ? nil : PlannedDrive.flight(insteadOf: drive, driveStarts[row], driveEnds[column], over: miles)
    }
  }

  func drives(with known: [PlannedDrive?]) -> [PlannedDrive?] {
    if fixedLegs.isEmpty { return known }
    let count = venues.count + fixedLegs.count
    return (0..<count * count).map { place in
      let (row, column) = (place / count, place % count)
      if row < venues.count, column < venues.count { return known[row * venues.count + column] }
      guard row != column, let from = driveStarts[row], let to = driveEnds[column] else { return nil }
      return PlannedDrive(from: from, to: to)
    }
  }

  /// The points at which drives start, after each venue or journey, and those at which they end, before it.
  var driveStarts: [GeoPoint?] { venues.map(\.point) + fixedLegs.map(\.to) }
  var driveEnds: [GeoPoint?] { venues.map(\.point) + fixedLegs.map(\.from) }
}

extension PlannedDrive {
  /// The flight that may replace a long drive, or one that no road allows: 2½ hours, and the way at 480 miles an hour.
  static func flight(insteadOf drive: PlannedDrive?, _ from: GeoPoint?, _ to: GeoPoint?, over miles: Double)
    -> PlannedDrive?
  {
    guard let from, let to, drive.map({ Double($0.meters) > miles * 1609.344 }) ?? true else { return nil }
    let distance = from.miles(to: to)
    return PlannedDrive(
      meters: Int((distance * 1609.344).rounded()), minutes: 150 + Int((distance / 8).rounded(.up)), means: .flight)
  }
}
