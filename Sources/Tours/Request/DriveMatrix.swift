import Almanac

/// The drives between the venues of a problem: those that the user gave, otherwise estimates.
struct DriveMatrix {
  /// The drive from venue to venue, row by row; nil if a place is unknown.
  private(set) var drives: [PlannedDrive?]
  private(set) var gaps: [(from: String, to: String)] = []
  private let count: Int

  /// The largest distance, in meters, of a neighboring venue that is used to check an estimate.
  private static let near = 250_000

  init(_ venues: [PlanVenues.Venue], _ table: DriveTable, by mode: Leg.Mode = .drive) {
    count = venues.count
    drives = [PlannedDrive?](repeating: nil, count: count * count)
    for (row, from) in venues.enumerated() {
      for (column, to) in venues.enumerated() where row != column {
        let known = from.key == to.key ? PlannedDrive(meters: 0, minutes: 0) : table.drive(from: from.key, to: to.key)
        if var known {
          known.means = mode
          drives[row * count + column] = known
          continue
        }
        if !table.isEmpty { gaps.append((from.name, to.name)) }
        guard let a = from.point, let b = to.point else { continue }
        // An estimate is the same in both directions.
        let back = row > column && table.isEmpty ? drives[column * count + row] : PlannedDrive(from: a, to: b, by: mode)
        drives[row * count + column] = back
      }
    }
    lengthenTooShort()
  }

  /// Lengthens estimates that another venue shows to be too short: the drive from A to B and on to its neighbor C
  /// cannot be shorter than the one from A to C. A search for the shortest tour would exploit such errors.
  ///
  /// Makes a single pass that reads the original estimates, so that an error does not spread.
  private mutating func lengthenTooShort() {
    let before = drives
    for from in 0..<count {
      for to in 0..<count {
        guard var drive = before[from * count + to], !drive.isGiven, drive.minutes > 0 else { continue }
        for other in 0..<count where other != from && other != to {
          tighten(before[from * count + other], less: before[to * count + other], into: &drive)
          tighten(before[other * count + to], less: before[other * count + from], into: &drive)
        }
        drives[from * count + to] = drive
      }
    }
  }

  private func tighten(_ long: PlannedDrive?, less short: PlannedDrive?, into drive: inout PlannedDrive) {
    guard let long, let short, short.meters <= DriveMatrix.near, long.means == drive.means else { return }
    drive.meters = max(drive.meters, long.meters - short.meters)
    drive.minutes = max(drive.minutes, long.minutes - short.minutes)
  }
}

extension PlannedDrive {
  /// An estimate of the journey between two points, by other means where this one does not join them.
  init?(from: GeoPoint, to: GeoPoint, by mode: Leg.Mode = .drive) {
    guard let estimate = LegEstimate(from: from, to: to, preferring: mode) else { return nil }
    self.init(estimate, by: mode)
  }

  package init(_ estimate: LegEstimate, by mode: Leg.Mode) {
    self.init(
      meters: Int(estimate.distanceMeters.rounded()), minutes: Int((estimate.durationSeconds / 60).rounded(.up)),
      means: estimate.means ?? mode)
  }
}
