import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

struct CalendarZoneTests {
  @Test(arguments: [
    "DTSTART;TZID=America/Chicago:20260703T132000",
    "DTSTART;TZID=US/Central:20260703T132000",
    "DTSTART;TZID=Central Standard Time:20260703T132000",
    "DTSTART;TZID=\"Central Standard Time\":20260703T132000",
    "DTSTART;TZID=/mozilla.org/20050126_1/America/Chicago:20260703T132000",
    "DTSTART;TZID=US/Eastern:20260703T142000",
    "DTSTART;TZID=EST5EDT:20260703T142000",
    "DTSTART;TZID=Europe/Rome:20260703T202000",
    "DTSTART;VALUE=DATE-TIME:20260703T182000Z",
    "DTSTART;TZID=America/Chicago:20260703T182000Z",
    "DTSTART:2026-07-03T18:20:00Z",
    "DTSTART:20260703T132000-0500",
  ])
  func `shows a start in any zone in the time of the venue`(_ start: String) throws {
    let schedule = try read(calendar([start] + cubsEvent))
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.messages == [])
  }

  /// Each means the clock of one city in the table of names; a venue that uses it has its own.
  @Test(arguments: [
    ("MST", "Chase Field", "2026-07-10T19:10:00-07:00"), ("MST", "Coors Field", "2026-07-10T19:10:00-06:00"),
    ("MDT", "Coors Field", "2026-07-10T19:10:00-06:00"), ("EST", "Chase Field", "2026-07-10T16:10:00-07:00"),
    ("CST", "Mosaic Stadium, Regina, SK", "2026-07-10T19:10:00-06:00"),
    ("CST", "Estadio Alfredo Harp Helu, Mexico City", "2026-07-10T19:10:00-06:00"),
    ("AEST", "The Gabba, Brisbane", "2026-01-10T19:10:00+10:00"),
    ("AEST", "MCG, Melbourne", "2026-01-10T19:10:00+11:00"), ("ACST", "Darwin", "2026-01-10T19:10:00+09:30"),
  ])
  func `an abbreviation means the zone that a venue uses`(_ zone: String, _ venue: String, _ start: String) throws {
    let day = String(start.prefix(10))
    let event = calendar([
      "SUMMARY:Some Town at Other Town", "LOCATION:\(venue.replacing(",", with: "\\,"))",
      "DTSTART;TZID=\(zone):\(day.filter { $0 != "-" })T191000",
    ])
    let table = "date,time (\(zone)),away,home,location\n\(day),7:10 PM,Some Town,Other Town,\"\(venue)\""
    let row = "date,time,away,home,location\n\(day),7:10 PM \(zone),Some Town,Other Town,\"\(venue)\""
    for text in [event, table, row] {
      let game = try readWithAllZones(text).games.first?.game
      expect(game?.knownStart?.description, start, "\(text.prefix(60))")
    }
  }

  @Test(arguments: [
    ("\"(UTC+00:00) Dublin, Edinburgh, Lisbon, London\"", "192000"),
    ("\"(GMT-06:00) Central Time (US & Canada)\"", "132000"), ("Alberta Standard Time", "122000"),
    ("\"(UTC-05:00) Bogota, Lima, Quito, Rio Branco\"", "132000"), ("Manitoba Standard Time", "132000"),
  ])
  func `recognizes names of zones in Windows`(_ zone: String, _ time: String) throws {
    let schedule = try readWithAllZones(calendar(["DTSTART;TZID=\(zone):20260703T\(time)"] + cubsEvent))
    expect(schedule.lines, [cubsLine])
    #expect(schedule.messages.isEmpty)
  }

  private static let ownZone = [
    "BEGIN:VTIMEZONE", "TZID:US-Central", "BEGIN:STANDARD", "DTSTART:19701101T020000",
    "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0600", "END:STANDARD",
    "BEGIN:DAYLIGHT", "DTSTART:19700308T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "TZOFFSETFROM:-0600",
    "TZOFFSETTO:-0500", "END:DAYLIGHT", "END:VTIMEZONE",
  ]

  @Test(arguments: [
    ("20260703T132000", "2026-07-03T13:20:00-05:00"), ("20260110T132000", "2026-01-10T13:20:00-06:00"),
    ("20260308T015900", "2026-03-08T01:59:00-06:00"), ("20260308T030000", "2026-03-08T03:00:00-05:00"),
    ("20260308T023000", "2026-03-08T03:30:00-05:00"), ("20261101T030000", "2026-11-01T03:00:00-06:00"),
    ("20261231T190000", "2026-12-31T19:00:00-06:00"),
  ])
  func `a zone defined in the file applies`(_ written: String, _ displayed: String) throws {
    let event = ["DTSTART;TZID=US-Central:\(written)"] + cubsEvent
    let schedule = try read(calendar(event, before: CalendarZoneTests.ownZone))
    #expect(schedule.first?.knownStart?.description == displayed)
    #expect(schedule.messages == [])
  }

  @Test func `a definition can follow its use`() throws {
    let text = calendar(["DTSTART;TZID=US-Central:20260703T132000"] + cubsEvent)
    #expect(try read(text + CalendarZoneTests.ownZone.joined(separator: "\r\n")).lines == [cubsLine])
  }

  @Test func `a definition is found by its name without escapes`() throws {
    let zone = CalendarZoneTests.ownZone.map { $0.replacing("TZID:US-Central", with: #"TZID:Here\, there"#) }
    let event = [#"DTSTART;TZID="Here, there":20260703T132000"#] + cubsEvent
    #expect(try read(calendar(event, before: zone)).lines == [cubsLine])
  }

  @Test func `a definition that names its origin means that zone`() throws {
    let zone = ["BEGIN:VTIMEZONE", "TZID:Custom", "X-LIC-LOCATION:America/Chicago", "END:VTIMEZONE"]
    let event = ["DTSTART;TZID=Custom:20260703T132000"] + cubsEvent
    #expect(try read(calendar(event, before: zone)).lines == [cubsLine])
  }

  @Test func `reports an unknown zone`() throws {
    let schedule = try read(calendar(["DTSTART;TZID=Moon/Crater:20260703T132000"] + cubsEvent))
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.findings == [.zone(unknown: "Moon/Crater", assumed: ScheduleFinding.zoneOfVenue)])
  }

  @Test func `reports a zone with an unreadable rule instead of using half of it`() throws {
    let zone = CalendarZoneTests.ownZone.map { $0.replacing("BYMONTH=3;BYDAY=2SU", with: "BYEASTER=0") }
    let schedule = try read(calendar(["DTSTART;TZID=US-Central:20260703T132000"] + cubsEvent, before: zone))
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.findings == [.zone(unknown: "US-Central", assumed: ScheduleFinding.zoneOfVenue)])
  }

  @Test func `floating times are in the calendar's zone`() throws {
    let event = ["DTSTART:20260703T182000"] + cubsEvent
    #expect(try read(calendar(event, before: ["X-WR-TIMEZONE:UTC"])).lines == [cubsLine])
    let rome = ["DTSTART:20260703T202000"] + cubsEvent
    #expect(try read(calendar(rome, before: ["X-WR-TIMEZONE:Europe/Rome"])).lines == [cubsLine])
  }

  @Test func `floating times without any zone are local or in the zone of the user's option`() throws {
    let local = try read(calendar(["DTSTART:20260703T132000"] + cubsEvent))
    #expect(local.lines == [cubsLine])
    #expect(local.findings == [.zone(unknown: nil, assumed: ScheduleFinding.zoneOfVenue)])
    let specified = try read(
      calendar(["DTSTART:20260703T142000"] + cubsEvent), ScheduleOptions(assumedZone: "America/New_York"))
    #expect(specified.lines == [cubsLine])
    #expect(specified.messages == [])
  }

  @Test func `refuses an assumed zone that does not exist`() {
    #expect(throws: ScheduleRefusal.unknownZone("Moon")) {
      try read(calendar(cubsEvent), ScheduleOptions(assumedZone: "Moon"))
    }
  }

  @Test func `a late game stays on its local day`() throws {
    let lines = ["DTSTART:20260704T051000Z", "SUMMARY:Padres at Dodgers", "LOCATION:Dodger Stadium"]
    let schedule = try read(calendar(lines))
    #expect(schedule.days == ["2026-07-03"])
    #expect(schedule.first?.knownStart?.description == "2026-07-03T22:10:00-07:00")
    #expect(schedule.first?.timeZone == "America/Los_Angeles")
  }
}
