/// A trip made of what can be read in a damaged file, and everything that was done to get it.
package struct RepairedTrip: Equatable, Sendable {
  package let trip: Trip
  package let repairs: [TripRepair]

  package init(trip: Trip, repairs: [TripRepair]) { (self.trip, self.repairs) = (trip, repairs) }
}

extension TripFile {
  /// Makes a trip of what can be read in a damaged file, and lists the rest. Pure: nothing is written. Nil if no trip
  /// is found, if a newer version made the file, or if the damage has no end.
  package static func repair(_ bytes: [UInt8]) -> RepairedTrip? {
    if let trip = try? Trip(json: bytes) { return RepairedTrip(trip: trip, repairs: []) }
    var reader = ReadableText(bytes)
    guard let root = reader.readTrip() else { return nil }
    var repairer = TripRepairer(root, findings: reader.findings, isCutShort: reader.isOver)
    guard let trip = repairer.trip(), repairer.repairs.count <= maxRepairs else { return nil }
    return RepairedTrip(trip: trip, repairs: lines(of: repairer.repairs, in: bytes))
  }

  /// The size of the largest text that is repaired, in bytes: a trip of half a million items.
  package static let largestRepair = 128 << 20
  /// The most repairs that are listed: more than a user can read.
  static let maxRepairs = 10_000

  /// The repairs in the order of the text, with lines in the place of offsets.
  private static func lines(
    of repairs: [(offset: Int, sentence: String)], in bytes: [UInt8]
  ) -> [TripRepair] {
    var line = 1
    var position = 0
    return repairs.enumerated().sorted { ($0.1.offset, $0.0) < ($1.1.offset, $1.0) }.map { _, repair in
      let end = min(repair.offset, bytes.count)
      line += bytes[position..<end].count { $0 == UInt8(ascii: "\n") }
      position = end
      return TripRepair(line: line, sentence: repair.sentence)
    }
  }
}

/// A thing that was corrected or given up to make a trip of a damaged file. It names all that is lost, cut if it is long.
package struct TripRepair: Equatable, Sendable, CustomStringConvertible {
  package let line: Int
  let sentence: String

  package var description: String { "line \(line): \(sentence)" }

  /// A part of the file as it is written there, shortened, on one line.
  static func cut(_ text: String) -> String {
    let scalars = Excerpt.prefix(of: text).unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
