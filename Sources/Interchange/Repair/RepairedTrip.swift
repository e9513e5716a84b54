import ItineraryCore

/// A trip made of what can be read in a damaged file, and everything that was done to get it.
package struct RepairedTrip: Equatable, Sendable {
  package let trip: Trip
  /// By line.
  package let repairs: [TripRepair]

  package init(trip: Trip, repairs: [TripRepair]) {
    self.trip = trip
    self.repairs = repairs
  }
}

extension TripFile {
  /// Makes a trip of a damaged file. Pure: nothing is written, and each repair is listed.
  ///
  /// - Returns: nil where there is no trip to be found, where the file was made by a newer version, and where the damage is
  ///   without end.
  package static func repair(_ bytes: [UInt8]) -> RepairedTrip? {
    guard bytes.count <= largestRepair else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var reader = LooseReader(bytes)
      guard let root = reader.readTrip() else { return nil }
      var repairer = TripRepairer(root, findings: reader.findings)
      guard let trip = repairer.trip(), repairer.repairs.count <= mostRepairs else { return nil }
      return RepairedTrip(trip: trip, repairs: withLines(repairer.repairs, in: bytes))
    }
  }

  /// In bytes. Unlike reading, a repair holds the whole tree in memory.
  private static let largestRepair = 1 << 26
  /// Nobody can look through more.
  private static let mostRepairs = 10_000

  private static func withLines(
    _ repairs: [(offset: Int, what: TripRepair.What)], in bytes: UnsafeBufferPointer<UInt8>
  ) -> [TripRepair] {
    var line = 1
    var position = 0
    return repairs.enumerated().sorted { ($0.1.offset, $0.0) < ($1.1.offset, $1.0) }.map { _, repair in
      let end = min(repair.offset, bytes.count)
      line += bytes[position..<end].count { $0 == UInt8(ascii: "\n") }
      position = end
      return TripRepair(line: line, what: repair.what)
    }
  }
}
