import Itinerary
import Sharing
import TestSupport
import Testing

struct EventBodyTests {
  private func expectProperties(_ body: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let names = lines.map { String($0.prefix { $0 != ":" }) }
    expect(names.map { "\($0):\(body.value(of: $0) ?? "")" }, lines, sourceLocation: sourceLocation)
  }

  @Test func `a custom item with a time becomes an event at that time`() {
    let lines = EventSketch.body("dinner").split(separator: "\n").map(String.init)
    #expect(
      lines.filter { !$0.hasPrefix("X-BARNSTORM-DATA") && !$0.hasPrefix("X-BARNSTORM-S") } == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Barnstorm//Barnstorm//EN", "BEGIN:VEVENT", "UID:dinner",
        "DTSTAMP:20260601T120000Z", "LAST-MODIFIED:20260601T120000Z", "SEQUENCE:0", "SUMMARY:Post-game dinner",
        "DTSTART:20260704T033000Z", "DTEND:20260704T050000Z", "LOCATION:Lou Mitchell's",
        "DESCRIPTION:Bring cash\\; no cards\\,\\nreally", "URL:https://example.com/menu", "CATEGORIES:Restaurant",
        "GEO:41.88;-87.64", "TRANSP:OPAQUE", "X-BARNSTORM-V:1", "X-BARNSTORM-KIND:custom", "X-BARNSTORM-TRIP:9F0C-trip",
        "X-BARNSTORM-MODIFIED:2026-06-01T12:00:00.123Z", "END:VEVENT", "END:VCALENDAR",
      ])
    expect(EventSketch.body("dinner").value(of: "X-BARNSTORM-SORT"), "101.0")
    expect(EventSketch.body("dinner").value(of: "X-BARNSTORM-SUM")?.count, 16)
  }

  @Test func `a game becomes an event of its usual length, in the time of its venue`() {
    let body = EventSketch.body("game")
    expectProperties(
      body,
      [
        "SUMMARY:St. Louis Cardinals @ Chicago Cubs", "DTSTART:20260703T182000Z", "DTEND:20260703T212000Z",
        "LOCATION:Wrigley Field\\, Chicago\\, IL", "DESCRIPTION:1:20 PM CDT · MLB", "CATEGORIES:Game", "TRANSP:OPAQUE",
      ])
    #expect(body.value(of: "STATUS") == nil)
  }

  @Test func `a leg without a timetable and an item without a time become all-day events`() {
    let leg = EventSketch.body("leg")
    expectProperties(leg, ["SUMMARY:Chicago → Detroit · ~283 mi · ~4h 30m"])
    for body in [leg, EventSketch.body("hotel")] {
      expectProperties(body, ["DTSTART:20260704", "DTEND:20260705", "TRANSP:TRANSPARENT"])
    }
  }

  @Test func `a leg with a timetable becomes an event from departure to arrival`() {
    let trip = EventSketch.trip.changing("leg") { item in
      guard case .travel(var leg) = item.kind else { return }
      (leg.mode, leg.carrier) = (.train, "Amtrak 352")
      leg.departs = OffsetDateTime("2026-07-04T09:00:00-05:00").map { .at($0) }
      leg.arrives = OffsetDateTime("2026-07-04T15:30:00-04:00").map { .at($0) }
      item.kind = .travel(leg)
    }
    let body = EventSketch.body("leg", of: trip)
    expectProperties(body, ["DTSTART:20260704T140000Z", "DTEND:20260704T193000Z", "TRANSP:TRANSPARENT"])
    expect(body.value(of: "SUMMARY")?.contains("Amtrak 352"), true)
  }

  @Test(arguments: [Game.Status.timeTBD, .postponed, .cancelled])
  func `a game without a start becomes an all-day event`(status: Game.Status) {
    let trip = EventSketch.trip.changing("game") { $0.changeGame { $0.status = status } }
    let body = EventSketch.body("game", of: trip)
    expect(body.value(of: "DTSTART"), "20260703")
    expect(body.value(of: "STATUS"), (status == .timeTBD ? nil : "CANCELLED"))
    if status == .postponed { expect(body.value(of: "SUMMARY")?.hasPrefix("POSTPONED"), true) }
  }

  @Test func `the trip itself becomes an event from its first to its last day`() {
    let bareTrip = SharedEntry.trip(EventSketch.trip.withoutItems)
    let body = EventSketch.text(EventSketch.codec().body(of: bareTrip, over: nil))
    expectProperties(
      body, ["UID:9F0C-trip", "SUMMARY:Rust Belt Swing", "DTSTART:20260703", "DTEND:20260706", "X-BARNSTORM-KIND:trip"])
    expect(EventCodec.trip(in: EventSketch.bytes(body))?.bareTrip, EventSketch.trip.withoutItems)
    #expect(EventCodec.trip(in: EventSketch.bytes(EventSketch.body("dinner"))) == nil)
  }

  /// The clocks of Chicago go back at 2 AM of November 1, 2026.
  @Test(arguments: [("00:30", "20261101T053000Z"), ("01:30", "20261101T063000Z"), ("02:30", "20261101T083000Z")])
  func `a repeated time is written as the first of its moments`(time: String, start: String) {
    var trip = EventSketch.trip.changing("dinner") { $0.changeCustom { $0.time = ClockTime(time) } }
    trip.startDate = date("2026-11-01")
    expect(EventSketch.body("dinner", of: trip).value(of: "DTSTART"), start)
  }

  @Test func `puts a time in an unknown zone into the title`() {
    let custom = CustomItem(title: "Lunch", category: .restaurant, time: ClockTime(hour: 12, minute: 5))
    let trip = TripSketch.trip(days: 1, [EventSketch.item("a", day: 1, 1, .custom(custom))])
    let body = EventSketch.body("a", of: trip)
    expectProperties(body, ["SUMMARY:12:05 PM · Lunch", "DTSTART:20260703"])
  }

  @Test func `folds a body into lines of at most 75 bytes`() throws {
    let body = EventSketch.codec().body(of: try #require(EventSketch.entry("dinner")), over: nil)
    let lines = body.split(separator: UInt8(ascii: "\n"))
    #expect(lines.allSatisfy { $0.count <= 76 && $0.last == UInt8(ascii: "\r") })
  }

  @Test func `a new version keeps what other programs have added, and counts up`() throws {
    let codec = EventSketch.codec()
    let entry = try #require(EventSketch.entry("dinner"))
    let old =
      EventSketch.body("dinner")
      .setting("SEQUENCE:4", "PRODID:-//Other//EN", "END")
      + "X-MOZ-GENERATION:3\nRRULE:FREQ=DAILY\nBEGIN:VALARM\nACTION:DISPLAY\n"
      + "TRIGGER:-PT15M\nEND:VALARM\nEND:VEVENT\nBEGIN:VTIMEZONE\nTZID:X\nEND:VTIMEZONE\nEND:VCALENDAR\n"
    let new = EventSketch.text(codec.body(of: entry, over: EventSketch.bytes(old)))
    expect(new.value(of: "SEQUENCE"), "5")
    #expect(new.value(of: "PRODID") == "-//Barnstorm//Barnstorm//EN")
    for line in ["X-MOZ-GENERATION:3", "RRULE:FREQ=DAILY", "TRIGGER:-PT15M", "TZID:X"] {
      #expect(new.contains(line + "\n"), "\(line)")
    }
    for name in ["UID", "SUMMARY", "DTSTART", "X-BARNSTORM-DATA", "X-BARNSTORM-SUM", "PRODID"] {
      expect(new.split(separator: "\n").count { $0.hasPrefix(name + ":") }, 1, "\(name)")
    }
    expect(codec.read(EventSketch.bytes(new), changedAt: nil, expected: nil), .own(entry))
  }

  @Test func `splits long data over several properties`() throws {
    let trip = EventSketch.trip.changing("dinner") {
      $0.changeCustom { $0.notes = String(repeating: "long notes ", count: 4000) }
    }
    let body = EventSketch.body("dinner", of: trip)
    let parts = body.split(separator: "\n").filter { $0.hasPrefix("X-BARNSTORM-DATA") }
    expect(parts.count, 4)
    #expect(parts.allSatisfy { $0.utf8.count <= 18_020 })
    let entry = try #require(EventSketch.entry("dinner", of: trip))
    expect(EventSketch.read(body, of: trip), .own(entry))
  }

  @Test(arguments: ["3f2a", "9F0C-4711", "a.b_c"]) func `a plain ID is used as the resource name`(id: String) {
    expect(ResourceName(ofEntry: id).text, "\(id).ics")
  }

  @Test(arguments: ["", "..", ".hidden", "a/b", "-x", "a\u{0}b", "ü", "a b", String(repeating: "a", count: 121)])
  func `any other ID becomes a digest`(id: String) {
    #expect(ResourceName(ofEntry: id).text.hasPrefix("id-"))
    expect(ResourceName(ofEntry: id).text.utf8.count, 23)
  }
}
