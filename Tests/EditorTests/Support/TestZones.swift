import ItineraryCore

/// The zones of the tests' trips, compiled from their rules.
enum TestZones {
  static let all = Zones(
    [
      "America/Chicago": "CST6CDT,M3.2.0,M11.1.0", "America/New_York": "EST5EDT,M3.2.0,M11.1.0",
      "America/Los_Angeles": "PST8PDT,M3.2.0,M11.1.0",
    ].compactMapValues { ZoneRules(tzif: bytes(rule: $0)) })

  /// A compiled zone file, RFC 8536, that leaves everything to its rule.
  private static func bytes(rule: String) -> [UInt8] {
    let block = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts + period
    return block + block + Array("\n\(rule)\n".utf8)
  }

  /// No transitions, one period, the four bytes of its name.
  private static let counts: [UInt8] = [0, 0, 0, 0, 1, 4].flatMap { [0, 0, 0, $0] as [UInt8] }
  private static let period: [UInt8] = [0, 0, 0, 0, 0, 0] + Array("UTC".utf8) + [0]
}
