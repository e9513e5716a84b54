import ItineraryCore
import Testing

@testable import Schedules

/// Zones whose rules are somewhere, but cannot be read now.
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
  func `A schedule that needs such a zone is refused`(text: String) {
    #expect(throws: ScheduleRefusal.unreadableZone(Self.chicago)) { try read(text) }
  }

  @Test func `So is the user's own word for it, and is not called unknown`() {
    let text = "date,time,home,away,venue\n2026-07-06,18:40,Tigers,Guardians,Comerica Park\n"
    #expect(throws: ScheduleRefusal.unreadableZone(Self.chicago)) {
      try read(text, ScheduleOptions(assumedZone: "US/Central"))
    }
  }

  @Test func `A schedule that needs none of the kind is read`() throws {
    let text = "date,time,home,away,venue\n2026-07-06,18:40,Tigers,Guardians,Comerica Park\n"
    #expect(try read(text).lines.first?.hasSuffix("| 2026-07-06T18:40:00-04:00 | scheduled") == true)
  }

  @Test func `A trip in such a zone follows nothing, even where the user insists`() throws {
    let rows = ["2026-07-03,13:20,Cubs,Cardinals,Wrigley Field,Chicago"]
    let follower = try Follower(rows)
    let later = try Follower.schedule(["2026-07-03,19:05,Cubs,Cardinals,Wrigley Field,Chicago"])
    for insists in [false, true] {
      #expect(throws: UpdateRefusal.unreadableZone(Self.chicago)) {
        try TripUpdate(
          of: follower.trip, to: later, zones: Zones([:], unreadable: Self.chicago), allowsRemovals: insists,
          now: Follower.start)
      }
    }
  }

  @Test func `The refusal is a sentence`() {
    let sentence = "the rules of the time zone America/Chicago cannot be read (Input/output error)"
    #expect(ScheduleRefusal.unreadableZone(Self.chicago).description == sentence)
    #expect(UpdateRefusal.unreadableZone(Self.chicago).description == sentence)
  }

  @Test func `The program carries the rules of every zone that its own tables name`() {
    let venues = DataLines(VenueData.text).compactMap { $0.count == 6 ? String($0[4]) : nil }
    let cities = DataLines(CityData.text).compactMap { line in
      line.count == 3 && line[0].hasPrefix("@") ? String(line[0].dropFirst()) : nil
    }
    let names = DataLines(ZoneNameData.text).compactMap { $0.count == 2 ? String($0[1]) : nil }
    #expect(venues.count > 100 && cities.count > 200 && names.count > 200)
    #expect(Set(venues + cities + names).filter { CarriedZones.rules(of: $0) == nil } == [])
  }
}
