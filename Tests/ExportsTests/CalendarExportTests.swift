import Exports
import Itinerary
import TestSupport
import Testing

@Suite struct CalendarExportTests {
  /// The events of a trip as another program reads them.
  private func events(_ trip: Trip) throws -> [CalendarComponent] {
    let calendars = try CalendarComponent.read(Array(trip.exported(.ics).utf8))
    let calendar = try #require(calendars.first)
    #expect(calendars.count == 1 && calendar.name == "VCALENDAR")
    return calendar.components
  }

  private func game(_ time: Int?, status: Game.Status = .scheduled, day: Int = 0) -> ItemKind {
    let date = TripSketch.firstDay.adding(days: day)
    return .game(
      Game(
        gameID: "g", league: "MLB", away: "A", home: "B", venue: "Wrigley Field", city: "Chicago, IL",
        start: time.map { .at(OffsetDateTime(date: date, secondOfDay: $0 * 3600, offsetSeconds: -18_000)) }
          ?? .on(date),
        timeZone: "America/Chicago", status: status))
  }

  private func custom(_ title: String, at hour: Int? = nil, by deadline: CivilDate? = nil) -> ItemKind {
    var custom = CustomItem(title: title, category: .restaurant, time: hour.flatMap { ClockTime(hour: $0, minute: 0) })
    custom.deadline = deadline
    return .custom(custom)
  }

  private func item(_ id: String, _ order: Double, _ kind: ItemKind, day: Int = 1, modified: Int = 0) -> Item {
    TripSketch.item(id, day: day, order: order, modified: modified, kind)
  }

  private func drive(_ hours: Double?) -> ItemKind {
    .travel(Leg(from: "Chicago, IL", to: "Detroit, MI", durationSeconds: hours.map { $0 * 3600 }))
  }

  private func value(_ name: String, of event: CalendarComponent) -> String? { event.property(name)?.value }

  /// Start and end of each event in UTC, as far as they are on the first day.
  private func times(_ items: [Item]) throws -> [String] {
    try events(TripSketch.trip(days: 1, items)).dropFirst().map { event in
      let short = { (text: String) in String(text.split(separator: "T").last?.prefix(4) ?? "") }
      let date = event.property("DTSTART")?.parameter("VALUE")?.value == "DATE"
      return date
        ? "all day"
        : [value("DTSTART", of: event), value("DTEND", of: event)].map { short($0 ?? "") }.joined(separator: "-")
    }
  }

  @Test func `games have their typical length, items theirs or no end, in UTC`() throws {
    #expect(try times([item("g", 1, game(13)), item("d", 2, custom("D", at: 21))]) == ["1800-2100", "0200-"])
  }

  @Test func `a leg has its computed times, and is there all day without figures`() throws {
    let conflict = [item("g", 1, game(13)), item("l", 2, drive(4)), item("h", 3, game(18))]
    #expect(try times(conflict) == ["1800-2100", "2100-0100", "2300-0200"])
    #expect(try times([item("l", 0, drive(nil)), item("g", 1, game(13))]) == ["all day", "1800-2100"])
  }

  @Test func `keeps a timetable unchanged`() throws {
    let departs = OffsetDateTime(date: TripSketch.firstDay, secondOfDay: 50_400, offsetSeconds: -18_000)
    let leg = Leg(from: "Chicago, IL", to: "Detroit, MI", mode: .flight, departs: .at(departs), durationSeconds: 3600)
    let all = try events(TripSketch.trip(days: 1, [item("l", 1, .travel(leg)), item("g", 2, game(13))]))
    #expect(value("DTSTART", of: all[1]) == "20260703T190000Z")
    #expect(value("DTEND", of: all[1]) == "20260703T200000Z")
    #expect(value("STATUS", of: all[1]) == "CONFIRMED")
    #expect(value("TRANSP", of: all[1]) == "TRANSPARENT")
  }

  @Test func `uncertain events are tentative, games not played are cancelled`() throws {
    let items = [
      item("tbd", 1, game(nil, status: .timeTBD)), item("off", 2, game(13, status: .cancelled)),
      item("put", 3, game(13, status: .postponed, day: 30)), item("on", 4, game(19)), item("leg", 5, drive(1)),
      item("note", 6, custom("N")),
    ]
    let all = try events(TripSketch.trip(days: 1, items)).dropFirst()
    #expect(
      all.map { value("STATUS", of: $0) } == [
        "TENTATIVE", "CANCELLED", "CONFIRMED", "CONFIRMED", "TENTATIVE", "CONFIRMED",
      ])
    #expect(all.map { value("TRANSP", of: $0) == "OPAQUE" } == [false, false, true, true, false, false])
    #expect(
      all.map { value("DTSTART", of: $0) } == [
        "20260703", "20260703T180000Z", "20260802T180000Z", "20260704T000000Z", "20260704T030000Z", "20260703",
      ])
    #expect(all.first.flatMap { value("DTEND", of: $0) } == "20260704")
  }

  @Test(
    arguments: [(nil, -1, "-PT900M"), (19, -1, "-PT2040M"), (19, 0, "-PT600M"), (nil, 2, "PT3420M")]
      as [(Int?, Int, String)])
  func `sets an alarm at nine on the deadline`(hour: Int?, days: Int, trigger: String) throws {
    let dinner = custom("D", at: hour, by: TripSketch.firstDay.adding(days: days))
    let trip = TripSketch.trip(days: 1, [item("g", 1, game(13)), item("d", 2, dinner)])
    try expect(events(trip).flatMap(\.components).map { value("TRIGGER", of: $0) }, [trigger])
  }

  @Test func `each day has an event with its list`() throws {
    let trip = TripSketch.trip("@Chicago Dinner | | Chicago>Detroit")
    let all = try events(trip)
    #expect(all.compactMap { value("UID", of: $0) }.filter { $0.contains("-day-") }.count == 3)
    #expect(all[0].property("SUMMARY")?.text == "Day 1 · Test Swing")
    #expect(
      all[0].property("DESCRIPTION")?.text == """
        1:20 PM CDT · Guests @ Chicago · MLB · Chicago Park · Chicago
        Dinner · Activity
        """)
    #expect(all[3].property("DESCRIPTION")?.text == "No items yet")
  }

  @Test func `a place is written as text, as coordinates, and in Apple's form`() throws {
    let event = try events(TripSketch.trip(days: 1, [item("g", 1, game(13))]))[1]
    #expect(event.property("LOCATION")?.text == "Wrigley Field, Chicago, IL")
    #expect(value("GEO", of: event) == "41.9483;-87.6556")
    let structured = try #require(event.property("X-APPLE-STRUCTURED-LOCATION"))
    #expect(structured.parameter("X-TITLE")?.value == event.property("LOCATION")?.text)
    #expect(structured.value == "geo:41.9483,-87.6556")
  }

  @Test func `numbers of versions rise with every change and never fall`() throws {
    var trip = TripSketch.trip(days: 1, [item("g", 1, game(13)), item("d", 2, custom("D"), modified: 5000)])
    func version(_ trip: Trip) throws -> (Int, String) {
      let all = try events(trip)
      let numbers = Set(all.compactMap { value("SEQUENCE", of: $0) })
      #expect(numbers.count == 1)
      return (Int(numbers.first ?? "") ?? -1, value("DTSTAMP", of: all[0]) ?? "")
    }
    let before = try version(trip)
    trip.deleted = [Tombstone(id: ItemID("d"), deletedAt: TripSketch.moment(9000))]
    trip = trip.removing("d")
    let after = try version(trip)
    #expect(after.0 == before.0 + 4)
    #expect(after.1 > before.1)
    // In the year 2984.
    trip.deleted = [Tombstone(id: ItemID("d"), deletedAt: Timestamp(microseconds: 32_000_000_000_000_000))]
    #expect(try version(trip).0 == Int(Int32.max))
    trip.modifiedAt = Timestamp(microseconds: .min)
    #expect(try version(trip).0 == Int(Int32.max))
  }

  @Test(arguments: Portion.seeds(60))
  func `the reader of calendars finds every item once, in order, with its texts`(seed: UInt64) throws {
    let trip = HostileTrip.make(seed)
    let text = trip.exported(.ics)
    for line in text.split(separator: "\r\n", omittingEmptySubsequences: false) { #expect(line.utf8.count <= 75) }
    let document = trip.document()
    let all = try events(trip)
    let changes = document.rows.reduce(0) { $0 + max(0, $1.parts.count - 1) }
    #expect(all.count == document.rows.count + document.days.count + changes)
    let items = all.filter { event in
      !["-day-", "-part-"].contains { event.property("UID")?.text.contains($0) ?? false }
    }
    for (event, row) in zip(items, document.rows) {
      #expect(event.property("SUMMARY")?.text.hasSuffix(row.parts.first?.title ?? row.title) == true)
      if let notes = row.notes { #expect(event.property("DESCRIPTION")?.text.contains(notes) == true) }
      #expect(event.property("DTSTART")?.parameter("TZID") == nil)
      let start = value("DTSTART", of: event) ?? ""
      #expect(start.count == 8 || start.count == 16 && start.hasSuffix("Z"))
    }
    for event in all {
      let names = event.properties.map(\.name)
      #expect(Set(names).count == names.count)
      for name in ["UID", "DTSTAMP", "SEQUENCE", "DTSTART", "SUMMARY"] { #expect(names.contains(name)) }
    }
  }
}
