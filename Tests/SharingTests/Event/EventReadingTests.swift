import Itinerary
import TestSupport
import Testing

@testable import Sharing

struct EventReadingTests {
  @Test(arguments: Portion.seeds(200)) func `random trips make the round trip`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for trip in [RandomTrip.make(&random), HostileTrip.make(&random)] {
      var other = trip
      other.startDate = trip.startDate.adding(days: 3)
      let (codec, elsewhere) = (EventSketch.codec(trip), EventSketch.codec(other))
      let entries = trip.itinerary.items.filter(\.isOfAFile).map(SharedEntry.item) + [.trip(trip.withoutItems)]
      for entry in entries {
        let body = codec.body(of: entry, over: nil)
        expect(codec.read(body, changedAt: nil, expected: nil), .own(entry), "seed \(seed), \(entry.id)")
        let again = codec.body(of: entry, over: body)
        expect(codec.read(again, changedAt: nil, expected: entry), .own(entry), "seed \(seed), \(entry.id)")
        // A device whose trip is on other days, or which words things differently, reads the same.
        expect(elsewhere.read(body, changedAt: nil, expected: nil), .own(entry), "seed \(seed)")
      }
    }
  }

  @Test(arguments: Portion.seeds(50))
  func `an entry that lost its hidden properties is repaired from the state`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let trip = HostileTrip.make(&random)
    let codec = EventSketch.codec(trip)
    for entry in trip.itinerary.items.filter(\.isOfAFile).map(SharedEntry.item) {
      let stripped = EventSketch.text(codec.body(of: entry, over: nil)).stripped
      expect(EventSketch.read(stripped, of: trip, expected: entry), .foreign(entry), "seed \(seed), \(entry.id)")
    }
  }

  @Test func `the mark of an entry changes with its content or its date`() throws {
    let codec = EventSketch.codec()
    let entry = try #require(EventSketch.entry("dinner"))
    let later = EventSketch.trip.changing("dinner") { $0.modifiedAt = $0.modifiedAt.next }
    var other = EventSketch.trip
    other.startDate = other.startDate.adding(days: 1)
    expect(codec.mark(of: entry), EventSketch.codec(later).mark(of: entry))
    #expect(codec.mark(of: entry) != codec.mark(of: try #require(EventSketch.entry("dinner", of: later))))
    #expect(codec.mark(of: entry) != EventSketch.codec(other).mark(of: entry))
  }

  /// Radicale and Xandikos give the properties back in another order; the first defines a zone where one is named.
  @Test func `ignores the order of properties`() throws {
    let body = EventSketch.body("dinner")
    var lines = body.split(separator: "\n").map(String.init)
    let event = try #require(lines.firstIndex(of: "BEGIN:VEVENT"))
    let end = try #require(lines.firstIndex(of: "END:VEVENT"))
    lines[(event + 1)..<end].sort()
    try expectOwn(lines.joined(separator: "\n") + "\n")
  }

  /// Cyrus undoes the escapes of properties that it does not know, and writes its own name.
  @Test func `ignores how a server escapes texts`() throws {
    let body = EventSketch.body("dinner").setting(
      "PRODID:-//CyrusIMAP.org/Cyrus 3.6.1//EN", "DESCRIPTION:Bring cash\\; no cards\\,\\n  really  \\n",
      "LOCATION;LANGUAGE=en:Lou  Mitchell's ")
    try expectOwn(body)
  }

  @Test func `treats local times as equal to the same times in UTC`() throws {
    let body = EventSketch.body("dinner")
      .setting("DTSTART;TZID=America/Chicago:20260703T223000")
      .replacingLine("DTEND", with: "DURATION:PT1H30M")
    try expectOwn(body)
    try expectOwn(body.setting("DTSTART;TZID=/example.org/Olson_1/America/Chicago:20260703T223000"))
  }

  @Test func `ignores properties that differ between users`() throws {
    try expectOwn(
      EventSketch.body("dinner").setting("TRANSP:TRANSPARENT", "CATEGORIES", "SEQUENCE:9", "DTSTAMP:20270101T000000Z"))
  }

  private func expectOwn(_ text: String) throws {
    let entry = try #require(EventSketch.entry("dinner"))
    expect(EventSketch.read(text), .own(entry), "\(text)")
  }

  @Test func `events of another trip, tasks and journals stay unchanged`() {
    let other = EventSketch.body("dinner").setting("X-BARNSTORM-TRIP:other")
    let task = "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:a\nEND:VTODO\nEND:VCALENDAR\n"
    for text in [other, task, ""] { expect(EventSketch.read(text), .other, "\(text)") }
  }

  @Test func `reads only our own events in a shared calendar`() {
    let codec = EventSketch.codec(importsForeignEvents: false)
    let birthday = EventSketch.body("hotel").stripped.setting("UID:birthday")
    expect(codec.read(EventSketch.bytes(birthday), changedAt: nil, expected: nil), .other)
    #expect(codec.read(EventSketch.bytes(EventSketch.body("hotel")), changedAt: nil, expected: nil).entry != nil)
  }

  @Test func `reports an event by a newer version and leaves it unchanged`() {
    let body = EventSketch.body("dinner").setting("X-BARNSTORM-V:2")
    expect(EventSketch.read(body), .unreadable("\"Post-game dinner\" was written by a newer Barnstorm"))
  }

  @Test func `reports a game that has lost its data, unless it is known`() throws {
    let body = EventSketch.body("game").setting("X-BARNSTORM-DATA")
    let game = try #require(EventSketch.entry("game"))
    expect(EventSketch.read(body), .unreadable("\"St. Louis Cardinals @ Chicago Cubs\" lost its Barnstorm data"))
    expect(EventSketch.read(body, expected: game), .foreign(game))
  }

  @Test func `reads a body of any length`() {
    let codec = EventSketch.codec()
    let many = "BEGIN:VCALENDAR\nBEGIN:VEVENT\n" + String(repeating: "A:\n", count: 1_000_000)
    let bodies: [[UInt8]] = [
      EventSketch.bytes(many), [UInt8](repeating: UInt8(ascii: "x"), count: 5 << 20), [0, 1, 2, 255], [],
      EventSketch.bytes(String(repeating: "BEGIN:VEVENT\n", count: 10_000)),
      EventSketch.bytes(
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:" + String(repeating: "u", count: 10_000) + "\nEND:VEVENT\n"),
    ]
    for body in bodies {
      if let entry = codec.read(body, changedAt: nil, expected: nil).entry { Issue.record("\(entry.id)") }
    }
    expect(EventSketch.read(many), .unreadable("the event has more than 20000 lines"))
  }

  @Test(arguments: [
    "{}", "[", "{\"id\": \"dinner\"}", "{\"id\": \"dinner\", \"day\": 0, \"sortOrder\": 1}",
    "{\"id\": \"dinner\", \"day\": 9223372036854775807, \"sortOrder\": 1, \"modifiedAt\": \"2026-06-01T12:00:00.000Z\", "
      + "\"kind\": {\"custom\": {\"title\": \"x\", \"category\": \"note\"}}}",
  ])
  func `reports invalid data`(json: String) throws {
    let text = EventSketch.body("dinner").setting(
      "X-BARNSTORM-DATA:\(Base64URL.encoded(Array(json.utf8)))")
    guard case .unreadable = EventSketch.read(text) else { return fail("read: \(json)") }
  }

  @Test(arguments: 0..<300) func `a damaged body never crashes`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let codec = EventSketch.codec()
    var body = codec.body(of: try #require(EventSketch.entry(random.pick(["dinner", "game", "leg"]))), over: nil)
    for _ in 0..<(1 + random.below(6)) {
      let place = random.below(body.count)
      switch random.below(3) {
      case 0: body[place] = UInt8(random.below(256))
      case 1: body.removeSubrange(place..<min(place + random.below(40), body.count))
      default:
        body.insert(contentsOf: body[place..<min(place + random.below(40), body.count)], at: random.below(body.count))
      }
      if body.isEmpty { break }
    }
    _ = codec.read(body, changedAt: nil, expected: nil)
    _ = codec.body(of: try #require(EventSketch.entry("dinner")), over: body)
  }

  @Test func `reads an item on a day outside the trip`() throws {
    let far = EventSketch.item("dinner", day: 99_999, 1, .custom(CustomItem(title: "x", category: .note)))
    let codec = EventSketch.codec()
    let body = codec.body(of: .item(far), over: nil)
    expect(codec.read(body, changedAt: nil, expected: nil), .own(.item(far)))
    let moved = EventSketch.text(body).setting("SUMMARY:y")
    expect(codec.read(EventSketch.bytes(moved), changedAt: nil, expected: nil).entry?.item?.custom?.title, "y")
  }
}

extension Item {
  /// Whether a trip file can hold the item, unlike some that random trips have.
  fileprivate var isOfAFile: Bool { (try? TripFile.decodeItem(TripFile.encode(self))) == self }
}
