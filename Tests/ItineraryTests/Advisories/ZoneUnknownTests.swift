import Itinerary
import TestSupport
import Testing

/// A game whose start is known in UTC only.
struct ZoneUnknownTests {
  private func advisories(
    _ start: String, zone: String? = nil, status: Game.Status = .scheduled, zones: Zones = TestZones.all
  ) throws -> [Advisory] {
    let start: Game.Start =
      if let date = CivilDate(start) { .on(date) } else { .at(try #require(OffsetDateTime(start))) }
    let game = Game(
      gameID: "g", away: "Rovers", home: "Kings", venue: "Ice Barn", city: "Ice Barn", start: start, timeZone: zone,
      status: status)
    let item = Item(
      id: ItemID("game"), position: Position(day: 1, sortOrder: 100), modifiedAt: TripSketch.made, kind: .game(game))
    let trip = Trip(
      id: "trip", name: "Trip", startDate: try #require(CivilDate("2026-07-04")), dayCount: 1,
      modifiedAt: TripSketch.made, items: [item])
    return Advisories(of: trip, under: ItineraryConstraints(trip.itinerary), zones: zones, rules: .standard).all
      .filter { $0.name != "gameNotScheduled" }
  }

  @Test func `a start in UTC without a zone is a warning`() throws {
    for zone in [nil, "Mars/Crater"] {
      let found = try advisories("2026-07-04T00:05:00Z", zone: zone)
      expect(found.map(\.name), ["zoneUnknown"])
      expect(found.map(\.severity), [.warning])
      expect(
        found.map(Wording().sentence),
        [
          "Unknown time zone: Rovers @ Kings is shown in UTC because the time zone of Ice Barn is unknown. "
            + "Its local date may differ."
        ])
    }
  }

  @Test func `a start in a zone or with its offset raises nothing`() throws {
    #expect(try advisories("2026-07-04T20:05:00Z", zone: "Europe/London").isEmpty)
    #expect(try advisories("2026-07-04T19:05:00-05:00").isEmpty)
    #expect(try advisories("2026-07-04").isEmpty)
    #expect(try advisories("2026-07-04T00:05:00Z", status: .timeTBD).isEmpty)
    #expect(try advisories("2026-07-04T00:05:00Z", status: .cancelled).isEmpty)
  }

  /// A zone that exists and cannot be read now is said elsewhere.
  @Test func `a zone that cannot be read is not unknown`() throws {
    let zones = Zones([:], unreadable: UnreadableZone(name: "Europe/London", reason: "Input/output error"))
    #expect(try advisories("2026-07-04T00:05:00Z", zone: "Europe/London", zones: zones).isEmpty)
  }
}
