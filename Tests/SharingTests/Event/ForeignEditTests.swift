import Itinerary
import Sharing
import SharingTestSupport
import TestSupport
import Testing

struct ForeignEditTests {
  private let later = timestamp("2026-06-02T08:00:00.000Z")

  private func read(_ id: String, in trip: Trip = EventSketch.trip, _ lines: String...) throws -> Item {
    try read(id, in: trip, lines)
  }

  private func read(_ id: String, in trip: Trip = EventSketch.trip, _ lines: [String]) throws -> Item {
    let reading = EventSketch.read(EventSketch.body(id, of: trip).setting(lines), of: trip, at: later)
    guard case .foreign(.item(let item), _) = reading else { throw Unexpected(reading: reading) }
    return item
  }

  private struct Unexpected: Error { let reading: EventReading }

  /// khal rewrites PRODID, SUMMARY and LAST-MODIFIED and leaves all that it does not know.
  @Test func `a title changed in khal is applied`() throws {
    let item = try read(
      "dinner", "SUMMARY:Deep dish", "PRODID:-//PIMUTILS.ORG//NONSGML khal", "LAST-MODIFIED:20260602T075900Z")
    expect(item.custom?.title, "Deep dish")
    expect(item.modifiedAt, later)
    let expected = EventSketch.trip.changing("dinner") { item in
      guard case .custom(var custom) = item.kind else { return }
      custom.title = "Deep dish"
      (item.kind, item.modifiedAt) = (.custom(custom), later)
    }
    expect(item, expected.item("dinner"))
  }

  /// python-caldav saves what it was given, and folds and orders as it likes.
  @Test(arguments: [
    (["DTSTART:20260704T020000Z", "DTEND:20260704T033000Z"], Position(day: 1, sortOrder: 101), "21:00", 90),
    (["DTEND:20260704T053000Z"], Position(day: 1, sortOrder: 101), "22:30", 120),
    // Without a zone, it is the time of the place.
    (["DTSTART:20260703T193000", "DTEND:20260703T210000"], Position(day: 1, sortOrder: 101), "19:30", 90),
    (["DTSTART;VALUE=DATE:20260705", "DTEND;VALUE=DATE:20260706"], Position(day: 3, sortOrder: 1), nil, 90),
    // Outside the trip.
    (["DTSTART:20260901T020000Z", "DTEND:20260901T033000Z"], Position(day: 1, sortOrder: 101), "22:30", 90),
  ])
  func `a moved event changes time, length or day of the item`(
    _ lines: [String], position: Position, time: String?, minutes: Int
  ) throws {
    let item = try read("dinner", lines + ["SUMMARY:Late"])
    expect(item.position, position)
    expect(item.custom?.time?.description, time)
    expect(item.custom?.durationMinutes, minutes)
    expect(item.custom?.title, "Late")
  }

  @Test func `an event moved to another day goes to the slot of its time`() throws {
    let item = try read("dinner", "DTSTART;TZID=America/Detroit:20260704T190000", "DTEND")
    expect(item.position.day, 2)
    expect(item.custom?.time, ClockTime("18:00"))
    #expect(item.position.sortOrder > 2)
  }

  /// The row is shown on the date after its day, which the trip may not have.
  @Test(arguments: [1, 2])
  func `a row past midnight stays on its day during that night`(_ days: Int) throws {
    var trip = EventSketch.trip
    let club = CustomItem(title: "Club", category: .activity, time: ClockTime("00:30"), durationMinutes: 60)
    let items = trip.itinerary.items.filter { $0.position.day == 1 }
    trip.itinerary = ItemList(items + [EventSketch.item("club", day: 1, 102, .custom(club))], dayCount: days)
    expect(EventSketch.body("club", of: trip).value(of: "DTSTART"), "20260704T053000Z")
    let morning = days == 1 ? "00:30" : "06:00"
    for (start, day, time) in [("T060000Z", 1, "01:00"), ("T040000Z", 1, "23:00"), ("T110000Z", days, morning)] {
      let item = try read("club", in: trip, "DTSTART:20260704\(start)", "DTEND:20260704T120000Z")
      expect(item.position.day, day)
      expect(item.custom?.time?.description, time)
    }
  }

  @Test func `an all-day event that gets a time becomes an item at that local time`() throws {
    let item = try read("hotel", "DTSTART:20260704T190000Z", "DTEND:20260704T200000Z")
    expect(item.custom?.time, ClockTime("15:00"))
    expect(item.position.day, 2)
    #expect(item.custom?.durationMinutes == nil)
  }

  @Test func `notes, place and link are applied, and removed`() throws {
    let item = try read("dinner", "DESCRIPTION:Table for 4\\, at 8\\nsmart casual", "LOCATION:Pequod's", "URL")
    expect(item.custom?.notes, "Table for 4, at 8\nsmart casual")
    expect(item.custom?.location?.name, "Pequod's")
    expect(item.custom?.location?.latitude, 41.88)
    #expect(item.custom?.url == nil)
    let bare = try read("dinner", "DESCRIPTION", "SUMMARY:")
    #expect(bare.custom?.notes == nil)
    expect(bare.custom?.title, "Post-game dinner")
  }

  @Test func `a place picked on a phone brings its coordinates`() throws {
    let item = try read(
      "dinner", "LOCATION:Pequod's\nX-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=\"Pequod's\":geo:41.921900,-87.664300"
    )
    expect(item.custom?.location?.latitude, 41.9219)
    expect(item.custom?.location?.longitude, -87.6643)
  }

  @Test func `reports a day outside the trip once, and restores the event`() throws {
    let name = ResourceName("dinner.ics")
    var device = EventDevice(EventSketch.trip, in: FaultyStore(seed: 1))
    #expect(device.sync().lost.isEmpty)
    let body = try #require(device.store.resources[name]).body
    device.store.set(name, EventSketch.bytes(EventSketch.text(body).setting("DTSTART:20260901T020000Z")))
    expect(
      device.sync().lost.map { $0.sentence(Wording()) },
      ["Post-game dinner stays on Day 1: Mon, Aug 31, 2026 is outside the trip"])
    expect(EventSketch.text(device.store.resources[name]?.body ?? []).value(of: "DTSTART"), "20260704T033000Z")
    #expect(device.sync().lost.isEmpty)
  }

  @Test func `of rows moved outside the trip, does not report those that follow or never would`() throws {
    for (id, start, refused) in [
      ("leg", "DTSTART;VALUE=DATE:20260901", date("2026-09-01")), ("leg", "DTSTART:20260901T020000Z", nil),
      ("game", "DTSTART:20260901T020000Z", nil), ("hotel", "DTSTART;VALUE=DATE:20260704", nil),
    ] {
      let reading = EventSketch.read(EventSketch.body(id).setting(start, "SUMMARY:x"), at: later)
      guard case .foreign(_, refused) = reading else { throw Unexpected(reading: reading) }
    }
  }

  @Test func `a game keeps its facts, and is rewritten`() throws {
    let item = try read("game", "SUMMARY:Cubs!!", "DTSTART:20260705T182000Z", "LOCATION")
    expect(item, EventSketch.trip.item("game"))
  }

  @Test func `a leg accepts notes and a timetable, and counts as edited`() throws {
    let item = try read(
      "leg", "SUMMARY:Drive", "DTSTART:20260704T150000Z", "DTEND:20260704T200000Z\nDESCRIPTION:via I-94")
    let leg = try #require(item.leg)
    #expect((leg.from, leg.to) == ("Chicago, IL", "Detroit, MI"))
    expect(leg.departs?.time?.unixSeconds, OffsetDateTime("2026-07-04T15:00:00Z")?.unixSeconds)
    expect(leg.durationSeconds, 18_000)
    expect(leg.notes, "via I-94")
    #expect(leg.generated == nil)
    expect(item.position, Position(day: 2, sortOrder: 1))
  }

  @Test func `a leg goes to another day only if it can be there`() throws {
    let before = EventSketch.trip
    let later = try read("leg", in: before, "DTSTART;VALUE=DATE:20260705", "DTEND;VALUE=DATE:20260706")
    expect(later.position.day, 3)
    var detroit = TripSketch.game("detroit", "Detroit, MI", day: 2, 50)
    detroit.modifiedAt = TripSketch.made
    let bounded = before.with(items: before.itinerary.items + [detroit]).moving("leg", day: 2, sortOrder: 1)
    let retained = try read("leg", in: bounded, "DTSTART;VALUE=DATE:20260705", "DTEND;VALUE=DATE:20260706")
    expect(retained.position, Position(day: 2, sortOrder: 1))
  }

  @Test func `the trip's own event can rename the trip, but keeps its dates`() {
    let codec = EventSketch.codec()
    let bareTrip = EventSketch.trip.withoutItems
    let text = EventSketch.text(codec.body(of: .trip(bareTrip), over: nil)).setting(
      "SUMMARY:Lakes", "DTEND;VALUE=DATE:20260720")
    var expected = bareTrip
    (expected.name, expected.modifiedAt) = ("Lakes", later)
    expect(codec.read(EventSketch.bytes(text), changedAt: later, expected: nil), .foreign(.trip(expected)))
  }

  @Test func `an edit counts as later than what it changed, whatever the remote's clock`() throws {
    let text = EventSketch.body("dinner").setting("SUMMARY:x")
    let codec = EventSketch.codec()
    let made = timestamp("2026-06-01T12:00:00.123Z")
    for (messages, expected) in [(timestamp("2026-01-01T00:00:00.000Z"), made.next), (made, made.next), (later, later)]
    {
      let entry = codec.read(EventSketch.bytes(text), changedAt: messages, expected: nil).entry
      expect(entry?.modifiedAt, expected)
    }
    let dated = text.setting("LAST-MODIFIED:20260603T000000Z")
    expect(
      codec.read(EventSketch.bytes(dated), changedAt: nil, expected: nil).entry?.modifiedAt,
      timestamp("2026-06-03T00:00:00.000Z"))
  }

  @Test func `compares an event that was edited before a start date changed with its old version`() throws {
    var trip = EventSketch.trip
    let text = EventSketch.body("hotel").setting("SUMMARY:Inn")
    trip.startDate = trip.startDate.adding(days: 1)
    let entry = EventSketch.read(text, of: trip, at: later).entry
    expect(entry?.item?.custom?.title, "Inn")
    expect(entry?.item?.position, Position(day: 2, sortOrder: 2))
  }

  @Test func `an event that lost our properties is repaired, with its edits`() throws {
    let expected = try #require(EventSketch.entry("dinner"))
    let text = EventSketch.body("dinner").stripped.setting("SUMMARY:Deep dish")
    let entry = EventSketch.read(text, at: later, expected: expected).entry
    expect(entry?.item?.custom?.title, "Deep dish")
    expect(entry?.item?.custom?.category, .restaurant)
    expect(entry?.modifiedAt, later)
  }

  /// calcurse-caldav deletes an event that is edited and makes one of another id, without what it does not know.
  @Test func `an event created elsewhere becomes an item on its day`() throws {
    let text = EventSketch.body("dinner").stripped.setting(
      "UID:calcurse-1", "PRODID:-//calcurse//NONSGML v4.7.1//EN", "CATEGORIES",
      "DTSTART;TZID=America/Chicago:20260703T110000"
    )
    .replacingLine("DTEND", with: "DURATION:P0DT0H45M0S").setting("SUMMARY:Brunch at Lula")
    let reading = EventSketch.read(text, at: later)
    let item = try #require(reading.entry?.item)
    expect(item.id, ItemID("calcurse-1"))
    expect(item.position.day, 1)
    #expect(item.position.sortOrder < 100)
    expect(item.custom?.title, "Brunch at Lula")
    expect(item.custom?.category, .restaurant)
    expect(item.custom?.time, ClockTime("11:00"))
    expect(item.custom?.durationMinutes, 45)
    expect(item.custom?.location?.name, "Lou Mitchell's")
    expect(item.modifiedAt, later)
    // Written once, it is this program's own.
    let codec = EventSketch.codec()
    let body = codec.body(of: .item(item), over: EventSketch.bytes(text))
    expect(codec.read(body, changedAt: nil, expected: nil), .own(.item(item)))
  }

  @Test func `reports an event outside the trip and leaves it unchanged`() {
    let text = EventSketch.body("hotel").stripped.setting("UID:new", "DTSTART;VALUE=DATE:20260901", "SUMMARY:Dentist")
    expect(
      EventSketch.read(text),
      .unreadable("\"Dentist\" is on Tue, Sep 1, 2026, outside the trip: move it to a day of the trip"))
  }

  @Test func `a copied event becomes a new item, except for games and legs`() throws {
    let copy = EventSketch.body("dinner").setting("UID:copy", "SUMMARY:Second dinner")
    let item = try #require(EventSketch.read(copy, at: later).entry?.item)
    expect(item.id, ItemID("copy"))
    expect(item.custom?.title, "Second dinner")
    let game = EventSketch.body("game").setting("UID:copy")
    let reading = EventSketch.read(game, at: later)
    guard case .unreadable = reading else { throw Unexpected(reading: reading) }
  }
}
