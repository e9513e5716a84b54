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
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let number = index + 1
      let fields = DriveTable.fields(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
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

  private static func fields(_ line: ArraySlice<UInt8>) -> [String] {
    var fields: [[UInt8]] = [[]]
    var isQuoted = false
    for byte in line {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted: fields.append([])
      default: fields[fields.count - 1].append(byte)
      }
    }
    return fields.map { String(decoding: $0, as: UTF8.self).trimmed }
  }
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
