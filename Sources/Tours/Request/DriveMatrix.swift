import Almanac

/// The drives between the venues of a problem: those that the user gave, otherwise estimates.
struct DriveMatrix {
  /// The drive from venue to venue, row by row; nil if a place is unknown.
  private(set) var drives: [PlannedDrive?]
  private(set) var gaps: [(from: String, to: String)] = []
  private let count: Int

  /// The largest distance, in meters, of a neighboring venue that is used to check an estimate.
  private static let near = 250_000

  init(_ venues: [PlanVenues.Venue], _ table: DriveTable, by mode: TravelMode = .drive) {
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

  /// Lengthens estimates that another venue shows to be too short: the drive from A to B and on to its neighbor C cannot be
  /// shorter than the one from A to C. One pass that reads the original estimates, so that an error does not spread.
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
  init?(from: GeoPoint, to: GeoPoint, by mode: TravelMode = .drive) {
    guard let estimate = LegEstimate(from: from, to: to, preferring: mode) else { return nil }
    self.init(estimate, by: mode)
  }

  package init(_ estimate: LegEstimate, by mode: TravelMode) {
    self.init(
      meters: Int(estimate.distanceMeters.rounded()), minutes: Int((estimate.durationSeconds / 60).rounded(.up)),
      means: estimate.means ?? mode)
  }
}

/// Drives between named venues, from a file that replaces estimates.
public struct DriveTable: Sendable {
  private var drives: [String: PlannedDrive] = [:]

  /// Makes an empty table: all drives are estimated.
  public init() {}

  /// Reads `from,to,meters,minutes`, one drive a line below a heading; names can be in quotes.
  ///
  /// - Throws: the error in the first faulty line.
  public init(_ bytes: [UInt8]) throws(PlanRefusal) {
    var records = TableRecords(bytes, separator: UInt8(ascii: ","))
    while let record = records.next() {
      let (number, fields) = (record.line, record.fields)
      if fields == [""] || number == 1 && fields.count == 4 && Int(fields[2]) == nil { continue }
      guard fields.count == 4 else {
        throw .drives(line: number, "\(fields.count) fields instead of from,to,meters,minutes")
      }
      guard let meters = Int(fields[2]), let minutes = Int(fields[3]), (0...50_000_000).contains(meters),
        (0...100_000).contains(minutes)
      else { throw .drives(line: number, "meters and minutes must be whole numbers") }
      let (from, to) = (VenueName.key(fields[0]), VenueName.key(fields[1]))
      drives["\(from)\n\(to)"] = PlannedDrive(meters: meters, minutes: minutes, isGiven: true)
    }
  }

  /// Whether the table has no drive.
  public var isEmpty: Bool { drives.isEmpty }

  func drive(from: String, to: String) -> PlannedDrive? { drives["\(from)\n\(to)"] }
}

/// Names of venues in a form for comparison. A venue is a place, whatever name a schedule uses for it.
enum VenueName {
  /// The key of a venue: its present name if it is known, otherwise the name as given, folded for comparison.
  static func key(_ name: String) -> String { FoldedText(present(name)).text }

  static func present(_ name: String) -> String {
    let known = Gazetteer.shared.venues(named: name)
    return known.count == 1 ? known[0].name : name
  }
}
