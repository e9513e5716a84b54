import ItineraryCore
import TestSupport

/// The zones of the tests' trips, by their rules.
package enum TestZones {
  package static let all = Zones(
    [
      "America/Chicago": "CST6CDT,M3.2.0,M11.1.0", "America/New_York": "EST5EDT,M3.2.0,M11.1.0",
      "America/Los_Angeles": "PST8PDT,M3.2.0,M11.1.0",
    ].compactMapValues { ZoneRules(rule: $0) })
}
