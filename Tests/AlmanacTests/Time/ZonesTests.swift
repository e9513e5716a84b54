import Itinerary
import TestSupport
import Testing

struct ZonesTests {
  private let zones: Zones

  init() throws {
    let chicago = try #require(ZoneRules(tzif: ZoneFileFixture.chicago.bytes))
    let numbered = [(-10_800, "-03"), (19_800, "+0530"), (0, "-00")].compactMap { offset, name in
      ZoneRules(tzif: ZoneFileFixture(periods: [(Int32(offset), name)]).bytes)
    }
    try #require(numbered.count == 3)
    zones = Zones([
      "America/Chicago": chicago, "America/Sao_Paulo": numbered[0], "Test/Half": numbered[1], "Factory": numbered[2],
    ])
  }

  private func start(_ text: String, zone: String?, status: Game.Status = .scheduled) throws -> LocalStart {
    let published = try #require(OffsetDateTime(text))
    return zones.localStart(of: game(.at(published), zone: zone, status: status))
  }

  private func game(_ start: Game.Start, zone: String?, status: Game.Status = .scheduled) -> Game {
    Game(gameID: "g", away: "A", home: "B", city: "C", start: start, timeZone: zone, status: status)
  }

  @Test(arguments: [
    ("2026-07-03T13:20:00-05:00", "America/Chicago", "2026-07-03", "13:20", "CDT"),
    // Published in another zone, on another date.
    ("2026-07-04T00:40:00Z", "America/Chicago", "2026-07-03", "19:40", "CDT"),
    ("2026-11-01T01:30:00-05:00", "America/Chicago", "2026-11-01", "01:30", "CDT"),
    ("2026-11-01T01:30:00-06:00", "America/Chicago", "2026-11-01", "01:30", "CST"),
    // Zones without letters.
    ("2026-07-03T22:00:00Z", "America/Sao_Paulo", "2026-07-03", "19:00", "UTC-3"),
    ("2026-07-03T20:00:00Z", "Test/Half", "2026-07-04", "01:30", "UTC+5:30"),
    ("2026-07-03T20:00:00+02:00", "Factory", "2026-07-03", "18:00", "UTC"),
  ])
  func `shows a start in the zone of the venue`(
    text: String, zone: String, date: String, clock: String, name: String
  ) throws {
    let local = try start(text, zone: zone)
    expect(local.date, CivilDate(date))
    expect(local.time?.clock, ClockTime(clock))
    expect(local.time?.zone, name)
  }

  @Test(arguments: [
    ("2026-07-03T13:20:00-05:00", "13:20", "UTC-5", -18_000),
    ("2026-07-03T13:20:00+05:30", "13:20", "UTC+5:30", 19_800),
    ("2026-07-03T13:20:00Z", "13:20", "UTC", 0),
  ])
  func `prints a start as published if its zone is unknown`(
    text: String, clock: String, name: String, offset: Int
  ) throws {
    for zone in [nil, "Atlantis/Capital"] {
      let time = try start(text, zone: zone).time
      expect(time?.clock, ClockTime(clock))
      expect(time?.zone, name)
      expect(time?.offsetSeconds, offset)
    }
  }

  @Test func `a game without a time has only a date`() throws {
    let date = try #require(CivilDate("2026-07-03"))
    let known = zones.localStart(of: game(.on(date), zone: "America/Chicago", status: .timeTBD))
    #expect(known.date == date && known.time == nil)
    let placeholder = try start("2026-07-04T03:33:00Z", zone: "America/Chicago", status: .timeTBD)
    #expect(placeholder.date == date && placeholder.time == nil)
  }

  @Test func `a postponed game keeps its time`() throws {
    try expect(start("2026-07-03T13:20:00-05:00", zone: "America/Chicago", status: .postponed).time?.zone, "CDT")
  }
}
