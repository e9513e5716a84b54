import Itinerary

/// The zones of the tests' trips and schedules, by their rules as TZ strings, so that tests depend on no system.
package enum TestZones {
  package static let rules: [String: String] = [
    "America/New_York": "EST5EDT,M3.2.0,M11.1.0", "America/Toronto": "EST5EDT,M3.2.0,M11.1.0",
    "America/Detroit": "EST5EDT,M3.2.0,M11.1.0", "America/Chicago": "CST6CDT,M3.2.0,M11.1.0",
    "America/Denver": "MST7MDT,M3.2.0,M11.1.0", "America/Phoenix": "MST7", "America/Halifax": "AST4ADT,M3.2.0,M11.1.0",
    "America/Los_Angeles": "PST8PDT,M3.2.0,M11.1.0", "Europe/London": "GMT0BST,M3.5.0/1,M10.5.0",
    "Europe/Rome": "CET-1CEST,M3.5.0,M10.5.0/3", "Europe/Berlin": "CET-1CEST,M3.5.0,M10.5.0/3",
    "Europe/Vienna": "CET-1CEST,M3.5.0,M10.5.0/3", "Australia/Perth": "AWST-8", "Asia/Tokyo": "JST-9",
    "Australia/Melbourne": "AEST-10AEDT,M10.1.0,M4.1.0/3", "UTC": "UTC0",
  ]

  package static let all = Zones(rules.compactMapValues { ZoneRules(rule: $0) })

  package static func source(_ name: String) -> ZoneRules? { rules[name].flatMap { ZoneRules(rule: $0) } }

  /// A zone that is all rule, such as `CST6CDT,M3.2.0,M11.1.0`: a compiled zone file (RFC 8536) without transitions.
  package static func file(rule: String) -> [UInt8] {
    // No transitions, one period, the four bytes of its name.
    let counts: [UInt8] = [0, 0, 0, 0, 1, 4].flatMap { [0, 0, 0, $0] as [UInt8] }
    let header = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts
    let block = header + [0, 0, 0, 0, 0, 0] + Array("UTC\0".utf8)
    return block + block + Array("\n\(rule)\n".utf8)
  }
}

extension ZoneRules {
  /// The rules of a zone that is all rule; nil where the rule is wrong.
  package init?(rule: String) { self.init(tzif: TestZones.file(rule: rule)) }
}
