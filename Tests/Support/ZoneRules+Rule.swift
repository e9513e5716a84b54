import ItineraryCore

extension ZoneRules {
  /// A zone that is all rule, such as `CST6CDT,M3.2.0,M11.1.0`: a compiled zone file (RFC 8536) without transitions.
  /// Tests depend on no system that way. Nil where the rule is wrong.
  package init?(rule: String) {
    let header = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
    let block = header + ZoneRules.counts + ZoneRules.period
    self.init(tzif: block + block + Array("\n\(rule)\n".utf8))
  }

  /// No transitions, one period, the four bytes of its name.
  private static let counts: [UInt8] = [0, 0, 0, 0, 1, 4].flatMap { [0, 0, 0, $0] as [UInt8] }
  private static let period: [UInt8] = [0, 0, 0, 0, 0, 0] + Array("UTC".utf8) + [0]
}
