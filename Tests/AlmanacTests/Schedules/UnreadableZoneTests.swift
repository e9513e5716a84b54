import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

/// Zones that exist but whose rules cannot be read now.
struct UnreadableZoneTests {
  private static let chicago = UnreadableZone(name: "America/Chicago", reason: "Input/output error")

  private func read(_ text: String, _ options: ScheduleOptions = ScheduleOptions()) throws -> Schedule {
    let file = ScheduleFile(name: "games.csv", bytes: Array(text.utf8))
    return try ScheduleReader.read(file, options: options) { name throws(UnreadableZone) in
      if name == "America/Chicago" { throw Self.chicago }
      return TestZones.source(name)
    }
  }

  @Test(arguments: [
    // The zone of the venue.
    "date,time,zone,home,away,venue\n2026-07-03,18:20,UTC,Cubs,Cardinals,Wrigley Field\n",
    "date,time,home,away,venue\n2026-07-03,13:20,Cubs,Cardinals,Wrigley Field\n",
    // That of the time.
    "date,time,zone,home,away,venue,city\n2026-07-03,13:20,America/Chicago,Ants,Bees,The Hill,Nowhere\n",
    "date,time,zone,home,away,venue\n2026-07-03,13:20,US/Central,Tigers,Guardians,Comerica Park\n",
    calendar(["DTSTART;TZID=/x.org/1/America/Chicago:20260703T132000", "UID:1", "SUMMARY:Guardians at Tigers"]),
  ])
  func `refuses a schedule that needs an unreadable zone`(text: String) {
    #expect(throws: ScheduleRefusal.unreadableZone(Self.chicago)) { try read(text) }
  }

  @Test func `refuses an unreadable zone of the user without calling it unknown`() {
    let text = "date,time,home,away,venue\n2026-07-06,18:40,Tigers,Guardians,Comerica Park\n"
    #expect(throws: ScheduleRefusal.unreadableZone(Self.chicago)) {
      try read(text, ScheduleOptions(assumedZone: "US/Central"))
    }
  }

  @Test func `reads a schedule that names no unreadable zone`() throws {
    let text = "date,time,home,away,venue\n2026-07-06,18:40,Tigers,Guardians,Comerica Park\n"
    try expect(read(text).lines.first?.hasSuffix("| 2026-07-06T18:40:00-04:00 | scheduled"), true)
  }

  @Test func `a refusal names the unreadable zone`() {
    let sentence = "the rules of the time zone America/Chicago can't be read (Input/output error)"
    expect(ScheduleRefusal.unreadableZone(Self.chicago).description, sentence)
  }
}
