import Exports
import Itinerary
import TestSupport
import Testing

@Suite struct TripDocumentTests {
  @Test(arguments: Portion.seeds(60))
  func `rows are in the order of the list, each on its day`(seed: UInt64) {
    let trip = HostileTrip.make(seed)
    let document = trip.document()
    #expect(document.days.map(\.number) == Array(trip.itinerary.days))
    for day in document.days {
      #expect(day.rows.map(\.id) == trip.itinerary.range(ofDay: day.number).map { trip.itinerary[$0].id })
      #expect(day.date == trip.date(ofDay: day.number))
    }
  }

  @Test(arguments: Portion.seeds(60))
  func `no text contains active content, whatever the trip contains`(seed: UInt64) {
    let document = HostileTrip.make(seed).document()
    for row in document.rows {
      let texts = [row.time, row.title, row.link, row.place?.name, row.place?.address, row.place?.typed]
      for text in texts.compactMap(\.self) + row.labels + row.problems + row.hint {
        #expect(unsafeScalars(in: text) == [])
        #expect(!text.unicodeScalars.contains("\n"))
      }
      #expect(unsafeScalars(in: row.notes ?? "") == [])
    }
  }

  @Test(arguments: Portion.seeds(60))
  func `exports are reproducible and contain nothing active`(seed: UInt64) {
    let trip = HostileTrip.make(seed)
    for format in [ExportFormat.ics, .html, .gpx, .kml, .geojson, .md, .csv] {
      let text = trip.exported(format)
      #expect(text == trip.exported(format))
      // A table begins with a byte order mark.
      #expect(unsafeScalars(in: format == .csv ? String(text.unicodeScalars.dropFirst()) : text) == [])
    }
  }

  @Test func `separates label and date of a day, and clock, zone and status of a row`() {
    let document = TripSketch.trip("@Chicago Dinner | Chicago>Detroit | | @Detroit?").document()
    #expect(document.days.allSatisfy { $0.title == "Day \($0.number) - \($0.longDate)" && $0.longDate.contains(", ") })
    let text = { (row: DocumentRow) in "\(row.clock)|\(row.zone ?? "-")|\(row.status)|\(row.time)" }
    #expect(document.rows.map(text) == ["1:20 PM|CDT||1:20 PM CDT", "|-||", "~9:00 AM|CDT||~9:00 AM", "TBD|-||TBD"])
  }

  @Test func `a leg shows its mode, carrier and times`() {
    let day = TripSketch.firstDay
    let departs = OffsetDateTime(date: day, secondOfDay: 14 * 3600, offsetSeconds: -18_000)
    let arrives = OffsetDateTime(date: day.adding(days: 1), secondOfDay: 3600, offsetSeconds: 0)
    let flight = Leg(
      from: "Chicago", to: "London", mode: .flight, departs: .at(departs), arrives: .at(arrives),
      durationSeconds: 30_000, carrier: "AA 90", notes: "Seat 4A")
    let row = TripSketch.trip(days: 2, [TripSketch.item("f", .travel(flight))]).document().rows[0]
    #expect(row.time == "2:00 PM")
    #expect(row.labels == ["8h 20m", "Flight", "AA 90", "arrives Sat, Jul 4, 1:00 AM"])
    #expect(row.notes == "Seat 4A")
  }

  @Test func `parts show their times, also past midnight, and the rest of the leg`() {
    func moment(_ minutes: Int) -> PlannedMoment {
      let date = TripSketch.firstDay.adding(days: minutes / 1440)
      return .at(OffsetDateTime(date: date, secondOfDay: minutes % 1440 * 60, offsetSeconds: -18_000))
    }
    let leg = Leg(
      from: "Cleveland", to: "Chicago", mode: .train, departs: moment(1120), arrives: moment(1830),
      carrier: "Amtrak 30", reference: "ZX81",
      parts: [
        LegPart(mode: .train, from: "Cleveland", to: "Toledo", departs: moment(1120), arrives: moment(1545)),
        LegPart(mode: .bus, from: "Toledo", to: "Chicago", departs: moment(1665), arrives: moment(1830)),
      ])
    let document = TripSketch.trip(days: 2, [TripSketch.item("l", .travel(leg))]).document()
    let row = document.rows[0]
    expect(
      row.labels,
      [
        "Train Cleveland → Toledo, 6:40 PM – 1:45 AM +1", "Bus Toledo → Chicago, 3:45 AM +1 – 6:30 AM +1", "Amtrak 30",
        "reference ZX81",
      ])
    expect(
      row.parts.map(\.labels),
      [
        ["Train Cleveland → Toledo, 6:40 PM – 1:45 AM +1", "Amtrak 30", "reference ZX81"],
        ["Bus Toledo → Chicago, 3:45 AM – 6:30 AM", "Amtrak 30", "reference ZX81"],
      ])
    // No duration is given, but the times are.
    expect(document.travel, ["11h 50m under way"])
  }

  @Test func `long rows of plain text continue below their text, and no line is wider than 100 columns`() {
    let notes = (1...30).map { "word\($0)" }.joined(separator: " ")
    let custom = CustomItem(title: "Dinner", category: .restaurant, time: ClockTime(hour: 22, minute: 30), notes: notes)
    let trip = TripSketch.trip(days: 1, [TripSketch.item("d", .custom(custom))])
    let document = TripDocument(printing: trip, wording: Wording(), timeline: Timeline(of: trip, zones: Zones([:])))
    let lines = TextExport.rows(of: document).map(\.line)
    #expect(lines.allSatisfy { $0.count <= 100 })
    expect(lines.suffix(from: 4).joined(separator: " ").split(separator: " ").suffix(30).joined(separator: " "), notes)
    #expect(lines[5].hasPrefix("               word1"))
  }
}
