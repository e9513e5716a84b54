import Itinerary
import Sharing
import SharingTestSupport
import TestSupport
import Testing

/// Events that other people make in a shared calendar: foreign, until their items are edited here.
struct ForeignEventTests {
  private var device = EventDevice(EventSketch.trip, in: FaultyStore(seed: 1))

  init() { device.sync() }

  private func event(_ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//other//EN", "BEGIN:VEVENT", "UID:guest", "DTSTAMP:20260601T000000Z"]
      + lines + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  @Test(arguments: [
    ["DTSTART:20260703T120000Z", "DTEND:20260703T130000Z"],
    ["DTSTART;TZID=Eastern Standard Time:20260704T153000", "DURATION:PT1H", "STATUS:TENTATIVE", "X-ODD;A=b:c"],
    ["DTSTART;VALUE=DATE:20260703", "DTEND;VALUE=DATE:20260706"],
    ["DTSTART;TZID=America/Chicago:20260703T070000", "RRULE:FREQ=DAILY;COUNT=3", "GEO:41.9;-87.6"],
    ["DTSTART:20260704T080000", "CATEGORIES:Birthday", "TRANSP:TRANSPARENT", "LOCATION:A\\, b"],
  ])
  mutating func `unedited foreign events stay byte for byte, and edited ones keep the rest`(_ lines: [String]) throws {
    let text = event((["SUMMARY:Theirs"] + lines).joined(separator: "\r\n"))
    device.take(text, passes: 2)
    expect(device.guest, text)
    expect(device.item?.custom?.title, "Theirs")
    var moved = device
    (moved.trip.startDate, moved.trip.modifiedAt) = (moved.trip.startDate.adding(days: -1), TripSketch.moment(50_000))
    let day = moved.item?.position.day
    for _ in 1...3 { moved.sync() }
    expect(moved.sync().pushed, 0)
    expect(moved.guest, text)
    expect(moved.item?.position.day, day.map { $0 + 1 })

    expect(device.edit { $0.title = "Ours" }.pushed, 1)
    for line in lines { #expect(device.guest.contains(line + "\r\n"), "\(line)") }
    #expect(device.guest.contains("SUMMARY:Ours\r\n"))
    for name in ["LOCATION", "CATEGORIES", "TRANSP", "DTEND", "DTSTART", "DESCRIPTION"] {
      expect(device.guest.contains("\(name)"), text.contains("\(name)"), "\(name)")
    }
    expect(device.sync().pushed, 0)
    expect(device.item?.custom?.title, "Ours")
  }

  @Test mutating func `shows an instant in the zone where the trip is then`() {
    // Before the drive to Detroit, and after it.
    for (start, time) in [("20260704T120000Z", "07:00"), ("20260704T210000Z", "17:00")] {
      device.take(event("SUMMARY:A", "DTSTART:\(start)"))
      expect(device.time, time)
      expect(device.item?.position.day, 2)
    }
  }

  @Test mutating func `shows an instant on the road in the zone of its row`() {
    // A night on the road, unless something on the next morning waits in the city that is reached.
    let trip = EventSketch.trip.changing("leg") { $0.changeLeg { $0.durationSeconds = 16 * 3600 } }
    device = EventDevice(trip, in: FaultyStore(seed: 1))
    device.sync()
    device.take(event("SUMMARY:A", "DTSTART:20260705T120000Z"), passes: 2)
    expect(device.time, "08:00")
    let row = device.trip.itinerary.index(of: ItemID("guest")).map {
      Timeline(of: device.trip, zones: TestZones.all)[$0]
    }
    expect(row?.start, timestamp("2026-07-05T12:00:00Z").microseconds / 1_000_000)
  }

  @Test mutating func `a trip without a zone uses that of the event`() {
    device = EventDevice(TripSketch.trip(days: 3, []), in: FaultyStore(seed: 1))
    device.sync()
    device.take(event("SUMMARY:A", "DTSTART;TZID=America/Chicago:20260704T070000"))
    expect(device.time, "07:00")
  }

  @Test mutating func `a time edited here keeps its zone`() {
    device.take(event("SUMMARY:A", "DTSTART;TZID=America/Chicago:20260703T070000"))
    device.edit { $0.time = ClockTime("08:30") }
    #expect(device.guest.contains("DTSTART;TZID=America/Chicago:20260703T083000\r\n"))
  }

  @Test mutating func `an edit here replaces one date of a series, and the rest stays`() {
    let series = [
      "DTSTART;TZID=America/Chicago:20200101T070000", "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=20260705T120000Z",
      "EXDATE:20260703T120000Z",
    ].joined(separator: "\r\n")
    device.take(event("SUMMARY:A", series))
    expect(device.item?.position.day, 2)
    expect(device.item?.custom?.notes, "Also on Sun, Jul 5")
    device.edit { $0.title = "B" }
    #expect(device.guest.contains("SUMMARY:B\r\n") && device.guest.contains(series))
    #expect(!device.guest.contains("RECURRENCE-ID"))
    for (time, start, end) in [("08:30", "083000", "093000"), ("09:00", "090000", "100000")] {
      device.edit { $0.time = ClockTime(time) }
      expect(device.sync().pushed, 0)
      expect(device.time, time)
      #expect(device.guest.contains(series))
      let change = [
        "RECURRENCE-ID;TZID=America/Chicago:20260704T070000", "DTSTART;TZID=America/Chicago:20260704T\(start)",
        "DTEND;TZID=America/Chicago:20260704T\(end)", "END:VEVENT\r\nEND:VCALENDAR\r\n",
      ].joined(separator: "\r\n")
      #expect(device.guest.hasSuffix(change))
      expect(device.guest.split(separator: "RECURRENCE-ID").count, 2)
    }
  }

  @Test(arguments: [
    (["RECURRENCE-ID:20260703T120000Z", "DTSTART;TZID=America/New_York:20260703T100000"], 1, "09:00"),
    (["RECURRENCE-ID;TZID=America/New_York:20260703T080000", "STATUS:CANCELLED"], 2, "07:00"),
    (["RECURRENCE-ID;RANGE=THISANDFUTURE:20260703T120000Z", "DTSTART:20260704T130000Z"], 2, "08:00"),
  ])
  func `a date of a series is on the day to which others moved it`(_ change: [String], day: Int, time: String) {
    let series = ["SUMMARY:A", "DTSTART;TZID=America/Chicago:20260703T070000", "RRULE:FREQ=DAILY;COUNT=2"]
    let changed = ["UID:guest", "SUMMARY:A"] + change
    for parts in [
      series + ["END:VEVENT", "BEGIN:VEVENT"] + changed,
      changed + ["END:VEVENT", "BEGIN:VEVENT", "UID:guest"] + series,
    ] {
      var device = device
      let text = event(parts.joined(separator: "\r\n"))
      device.take(text, passes: 2)
      expect(device.item?.position.day, day)
      expect(device.time, time)
      expect(device.guest, text)
    }
  }

  @Test mutating func `imports dates without their series`() {
    device.take(event("SUMMARY:A", "RECURRENCE-ID:20260703T120000Z", "DTSTART:20260703T140000Z"))
    expect(device.time, "09:00")
  }

  @Test mutating func `a hotel gets its nights from the event`() {
    device.take(event("SUMMARY:Hotel", "DTSTART;VALUE=DATE:20260703", "DTEND;VALUE=DATE:20260705"))
    expect(device.item?.custom?.nightCount, 2)
  }

  @Test mutating func `removes events that others cancel or delete, and restores them`() {
    let plan = event("SUMMARY:Tour", "DTSTART:20260703T180000Z")
    let cancelled = event("SUMMARY:Tour", "DTSTART:20260703T180000Z", "STATUS:CANCELLED")
    device.take(cancelled)
    #expect(device.item == nil)
    expect(device.guest, cancelled)
    device.take(plan)
    #expect(device.item != nil)
    device.take(cancelled)
    #expect(device.item == nil)
    expect(device.guest, cancelled)
  }

  @Test mutating func `applies a change by others, with the local place`() {
    device.take(event("SUMMARY:Tour", "DTSTART;VALUE=DATE:20260703"))
    device.trip = device.trip.changing("guest") { $0.position.sortOrder = 50 }
    let changed = event("SUMMARY:Long tour", "DTSTART;VALUE=DATE:20260703")
    device.take(changed)
    expect(device.item?.custom?.title, "Long tour")
    expect(device.item?.position.sortOrder, 50)
    expect(device.guest, changed)
  }
}

extension EventDevice<FaultyStore> {
  fileprivate mutating func take(_ body: String, passes: Int = 1) {
    let name = ResourceName("guest.ics")
    let old = store.resources[name]?.tag
    _ = store.put([Upload(name, body: Array(body.utf8), if: old.map { .matches($0) } ?? .absent)])
    for _ in 1...passes { sync() }
  }

  fileprivate var guest: String {
    String(decoding: store.resources[ResourceName("guest.ics")]?.body ?? [], as: UTF8.self)
  }

  fileprivate var item: Item? { trip.item("guest") }
  fileprivate var time: String? { item?.custom?.time?.description }

  @discardableResult
  fileprivate mutating func edit(_ change: (inout CustomItem) -> Void) -> SyncReport {
    trip = trip.changing("guest") { item in
      guard case .custom(var custom) = item.kind else { return }
      change(&custom)
      (item.kind, item.modifiedAt) = (.custom(custom), max(item.modifiedAt.next, TripSketch.moment(70_000)))
    }
    return sync()
  }
}
