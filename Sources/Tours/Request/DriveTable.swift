import Almanac

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
