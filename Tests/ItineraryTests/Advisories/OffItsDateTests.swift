import Itinerary
import TestSupport
import Testing

/// A game on a day that is not its own, or whose own day is unknown.
struct OffItsDateTests {
  private static let chicago = Zones(
    ["America/Chicago": "CST6CDT,M3.2.0,M11.1.0"].compactMapValues { ZoneRules(rule: $0) })

  /// The report on a game on day 2 of a trip from July 3, that is on July 4.
  private func advisories(
    start: String, zone: String? = "America/Chicago", status: Game.Status = .scheduled, city: String = "Chicago",
    zones: Zones = chicago
  ) throws -> [Advisory] {
    let start: Game.Start =
      if let date = CivilDate(start) { .on(date) } else { .at(try #require(OffsetDateTime(start))) }
    let game = Game(gameID: "g", away: "Guests", home: "Cubs", city: city, start: start, timeZone: zone, status: status)
    let trip = TripSketch.trip(days: 3, [TripSketch.item("game", day: 2, order: 100, .game(game))])
    return trip.advisories(zones).filter { $0.name != "gameNotScheduled" }
  }

  @Test func `a game on its own date has no problem`() throws {
    for start in ["2026-07-04T13:20:00-05:00", "2026-07-04", "2026-07-04T23:59:00-05:00", "2026-07-05T04:59:00Z"] {
      #expect(try advisories(start: start).isEmpty, "\(start)")
    }
  }

  @Test func `a game on another date is a warning`() throws {
    for start in ["2026-07-03T13:20:00-05:00", "2026-07-03", "2026-07-04T01:00:00Z"] {
      let found = try advisories(start: start)
      expect(found.map(\.name), ["gameOffItsDate"], "\(start)")
      expect(found.map(\.severity), [.warning])
      expect(found.map(\.day), [2])
      expect(
        found.map(Wording().sentence),
        ["Wrong date: Guests @ Cubs is played on Fri, Jul 3, 2026, not on the date of Day 2."], "\(start)")
    }
    try expect(advisories(start: "2026-07-05", status: .timeTBD).map(\.name), ["gameOffItsDate"])
  }

  /// Its new date is not that of its row, which keeps the old one.
  @Test(arguments: [Game.Status.postponed, .cancelled])
  func `a game that is not played has no date`(status: Game.Status) throws {
    #expect(try advisories(start: "2026-08-10T13:20:00-05:00", status: status).isEmpty)
  }

  /// At three in the morning of July 5 in UTC it is July 4 in Chicago; a feed that publishes in UTC says no more.
  @Test func `an unknown date does not make a game late`() throws {
    for (start, zone, zones, isOff) in [
      ("2026-07-05T03:00:00Z", nil, Self.chicago, false),
      ("2026-07-05T03:00:00Z", "America/Chicago", Zones([:]), false),
      ("2026-07-05T13:20:00-05:00", nil, Self.chicago, true), ("2026-07-06T20:00:00Z", nil, Self.chicago, true),
    ] {
      let found = try advisories(start: start, zone: zone, zones: zones).map(\.name)
      expect(found.contains("gameOffItsDate"), isOff, "\(start) \(zone ?? "-"): \(found)")
    }
  }

  // MARK: A start that is known in UTC only

  @Test func `a start in UTC without a zone is a warning`() throws {
    for zone in [nil, "Mars/Crater"] {
      let found = try advisories(start: "2026-07-04T18:05:00Z", zone: zone, city: "Ice Barn", zones: TestZones.all)
      expect(found.map(\.name), ["zoneUnknown"])
      expect(found.map(\.severity), [.warning])
      expect(
        found.map(Wording().sentence),
        [
          "Unknown time zone: Guests @ Cubs is shown in UTC because the time zone of Ice Barn is unknown. "
            + "Its local date may differ."
        ])
    }
  }

  @Test(
    arguments: [
      ("2026-07-04T20:05:00Z", "Europe/London", .scheduled), ("2026-07-04T19:05:00-05:00", nil, .scheduled),
      ("2026-07-04", nil, .scheduled), ("2026-07-04T18:05:00Z", nil, .timeTBD),
      ("2026-07-04T18:05:00Z", nil, .cancelled),
    ] as [(String, String?, Game.Status)])
  func `a start in a zone or with its offset has no problem`(start: String, zone: String?, status: Game.Status) throws {
    #expect(try advisories(start: start, zone: zone, status: status, city: "Ice Barn", zones: TestZones.all).isEmpty)
  }

  /// A zone that exists and cannot be read now is reported elsewhere.
  @Test func `an unreadable zone is not reported as unknown`() throws {
    let zones = Zones([:], unreadable: UnreadableZone(name: "Europe/London", reason: "Input/output error"))
    #expect(try advisories(start: "2026-07-04T18:05:00Z", zone: "Europe/London", zones: zones).isEmpty)
  }
}
