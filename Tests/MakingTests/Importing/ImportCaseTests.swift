import Itinerary
import TestSupport
import Testing

@testable import Making

/// Files as other programs write them, each with the rows that it is to become: `day time title (details)`.
struct ImportCaseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let trip: String
    let rows: [String]

    init(_ name: String, in trip: String, _ rows: String...) { (self.name, self.trip, self.rows) = (name, trip, rows) }

    var testDescription: String { name }
  }

  /// The items that a plan adds, and the rows that it fills.
  static func rows(_ plan: ImportPlan) -> [String] {
    plan.additions.map { addition in
      let item = addition.item.content
      let details = [
        item.category == .activity ? nil : item.category.rawValue, item.durationMinutes.map { "\($0)m" },
        item.category == .hotel ? "\(item.nightCount)n" : nil, item.reference, item.cost?.description,
        item.location?.name, item.location?.latitude.map { "\($0)" }, item.url,
        item.notes?.split(separator: "\n").joined(separator: " / "),
      ].compactMap { $0 }
      let head = [addition.day.description, item.time?.description, item.title].compactMap { $0 }.joined(separator: " ")
      return details.isEmpty ? head : "\(head) (\(details.joined(separator: ", ")))"
    } + plan.bookings.map(\.title)
  }

  // MARK: Real files

  /// The public cases that become items. What only needs a day has one.
  static let cases = [
    Case("w15-kml-time.kml", in: "trip-base", "5 18:00 Lafayette Coney Island (60m, 42.3318)", "6 Museum (42.3594)"),
    Case("w21-gpx-empty-url.gpx", in: "trip-base", "2 GC1 (42.3314, Mural)"),
    Case("w22-ticket-in-utc.ics", in: "trip-base", "Ticket: Minnesota Twins @ Detroit Tigers · reference SG-998877"),
    Case(
      "w23-ticket-order-number.ics", in: "trip-base",
      "Ticket: Minnesota Twins @ Detroit Tigers · seat Section 128, Row 12, Seats 5 - 6 · reference 12-34567/DET"),
    Case(
      "w24-ticket-seat-lost.ics", in: "trip-base",
      "Ticket: St. Louis Cardinals @ Chicago Cubs · seat Sec 214 Row 5 Seat 7-8 · reference SG-998877"),
    Case(
      "w25-reference-swallows-seat.ics", in: "trip-base",
      "Detroit → New York · departs 8:30 AM · 1h 50m · Flight · DL 1290 · arrives 10:20 AM · seat 12A · reference GHX7Q2"
    ),
    Case(
      "w26-utc-flight-mixed.ics", in: "trip-without-games",
      "2 12:30 ✈️ XX 35 · SFO → KIX (685m, San Francisco International Airport (SFO), Departs SFO 12:30 PM Sat, lands KIX 3:55 PM Sun)",
      "4 10:00 🏯 Osaka Castle (120m, Osaka Castle)",
      "5 18:00 🍽️ Dinner (restaurant, 120m, Dotonbori 1-6-15, Chuo-ku, Osaka, Japan, 34.6938)"),
    Case(
      "w27-checkin-pairs.ics", in: "trip-without-games",
      "2 15:00 Hotel Muster (hotel, 2n, 4711, Check-out Mon, Sep 7, 11:00 AM / Hotel Muster, Dortmund)",
      "4 15:00 Beispiel Inn (hotel, 3n, Beispielstr. 1, 45127 Essen, 51.4566, Check-out Thu, Sep 10, 10:00 AM)",
      "7 15:00 Park Example (hotel, 2n, Park Example, Bochum, 51.4817, Check-out Sat, Sep 12, 11:00 AM)"),
    Case(
      "w28-flight-to-city.ics", in: "trip-det",
      "Detroit → New York · departs 10:05 AM · 1h 50m · Flight · DL 1234 · arrives 11:55 AM"),
    Case(
      "w29-train-titles.ics", in: "trip-de",
      "Dortmund → Berlin · departs 9:46 AM · 3h 18m · Train · ICE 1507 · arrives 1:04 PM"),
    Case(
      "w30-stay-at.ics", in: "trip-de",
      "1 Musterhaus (hotel, 2n, Musterhaus, Hansastr. 1, 44137 Dortmund, Germany, 51.5149, Until Sun, Sep 5)"),
    Case(
      "w33-outlook-google.csv", in: "trip-det", "5 15:00 Museum (90m, New York, 40.7143, Bring ID, gate C)",
      "5 Hotel Example (hotel, 3n, ABC123, New York, 40.7143, Conf: ABC123)"),
    Case(
      "w34-date-range.csv", in: "trip-det", "5 Hotel Example (hotel, 3n, New York, NY, 40.7143)",
      "6 15:30 Dinner (restaurant, 90m, New York, NY, 40.7143)"),
    Case(
      "w35-same-confirmation.csv", in: "trip-det", "3 08:00 Ferry out (ABC123, Port)",
      "5 18:00 Ferry back (ABC123, Island, 41.7223)", "7 10:00 Museum (Museum St)",
      "7 12:00 Lunch (restaurant, Diner, Reservation: yes)", "7 15:00 Tower (Tower Rd, Reservation: yes)",
      "7 20:00 Jazz club (Club Ave, Reservation: yes)", "8 09:00 Walk (Park)"),
    Case(
      "w36-time-range.csv", in: "trip-det", "3 18:08 Flight to Seattle (195m)", "4 09:30 Mount Example (120m)",
      "5 15:00 Tower (120m)"),
    Case(
      "s02-package.json", in: "trip-base", "8 15:00 Arlo NoMad (hotel, 1n, Arlo NoMad, Check-out Thu, Jul 9, 11:00 AM)",
      "9 20:15 UA 110 EWR → ORD (Arrives 9:50 PM)"),
    Case(
      "s03-checkin-date-and-time.json", in: "trip-base",
      "8 15:00 Arlo NoMad (hotel, 1n, 2, Arlo NoMad, Check-out Thu, Jul 9, 11:00 AM)"),
  ]

  @Test(.onRealSchedules, arguments: cases) func `a published file becomes the expected rows`(one: Case) throws {
    let trip = try Trip(json: RealSchedules.file("cases-public/\(one.trip).json"))
    let dates = trip.startDate...trip.date(ofDay: trip.dayCount)
    let found = try ImportReader.read(
      RealSchedules.file("cases-public/\(one.name)"), in: dates, zones: TestZones.source)
    let wording = Wording(clock: .twelveHour, zones: TestZones.all, cities: trip.cityNames)
    let plan = ImportPlan(
      found, for: trip, ImportOptions(day: one.name.hasPrefix("w21") ? 2 : nil), wording: wording,
      zones: TestZones.source)
    expect(Self.rows(plan), one.rows)
  }

  @Test(
    .onRealSchedules,
    arguments: [
      ("s01-networklink.kml", ImportRefusal.networkLink), ("s09-eml.eml", .document("an email")),
    ]) func `refuses a published file that can't be imported, and names its kind`(name: String, refusal: ImportRefusal)
  {
    #expect(throws: refusal) { try ImportReader.read(RealSchedules.file("cases-public/\(name)")) }
  }

  @Test func `lists of booking words are not empty, and each word has a list`() {
    for list in BookingWords.allCases { #expect(!list.words.isEmpty, "\(list)") }
    expect(Table(.bookingWords).map { $0.text(0) }.filter { BookingWords(rawValue: $0) == nil }, [])
    #expect(BookingWords.mode.words.allSatisfy { JourneyTitle.mode(of: $0) != nil })
  }

  // MARK: Stays and journeys

  @Test(arguments: [
    ("Check in to Hotel Muster", "Check out from Hotel Muster", "Hotel Muster"),
    ("🏨 Check-in: Beispiel Inn", "🏨 Check-out: Beispiel Inn", "Beispiel Inn"),
    ("Hotel Check-in - Park Example", "Hotel Check-out - Park Example", "Park Example"),
    ("Palmer House check-in", "Palmer House check-out", "Palmer House"),
    ("Einchecken im Hotel Post", "Auschecken aus dem Hotel Post", "Hotel Post"),
    ("Anreise Hotel Post", "Abreise Hotel Post", "Hotel Post"),
    ("Check-in Hôtel du Nord", "Départ Hôtel du Nord", "Hôtel du Nord"),
    ("Llegada al Hotel Sol", "Salida del Hotel Sol", "Hotel Sol"), ("チェックイン: ホテル東京", "チェックアウト: ホテル東京", "ホテル東京"),
    ("Incheckning på Hotell Anglais", "Utcheckning från Hotell Anglais", "Hotell Anglais"),
  ]) func `check-in and check-out become one stay`(arrival: String, departure: String, name: String) throws {
    let file = Imports.calendar(
      "UID:b\nDTSTART:20260705T110000\nSUMMARY:\(departure)", "UID:a\nDTSTART:20260703T150000\nSUMMARY:\(arrival)")
    try expect(Self.rows(Imports.plan(file)), ["1 15:00 \(name) (hotel, 2n, Check-out Sun, Jul 5, 11:00 AM)"])
  }

  @Test(arguments: [
    ("Stay at Palmer House", "2 Palmer House (hotel, 2n, Until Sun, Jul 5)"),
    ("Übernachtung im Hotel Post", "2 Hotel Post (hotel, 2n, Until Sun, Jul 5)"),
    ("Reservation at Palmer House", "2 Palmer House (hotel, 2n, Until Sun, Jul 5)"),
    ("🏨 Palmer House", "2 🏨 Palmer House (hotel, 2n, Until Sun, Jul 5)"),
    ("Check in with Hannah", "2 Check in with Hannah (Until Sun, Jul 5)"),
    ("Online check-in for flight UA 110", "2 Online check-in for flight UA 110 (Until Sun, Jul 5)"),
    ("Inchecken: vlucht KL 110", "2 Inchecken: vlucht KL 110 (Until Sun, Jul 5)"),
    ("Not available", nil), ("Airbnb (Nicht verfügbar)", nil), ("CLOSED - Not available", nil),
  ]) func `words make an event of several days a stay`(title: String, row: String?) throws {
    let file = Imports.calendar("UID:a\nDTSTART;VALUE=DATE:20260704\nDTEND;VALUE=DATE:20260706\nSUMMARY:\(title)")
    try expect(
      Self.rows(Imports.plan(file)).map { $0.replacing("hotel, hotel", with: "hotel") }, row.map { [$0] } ?? [])
  }

  @Test(arguments: [
    ("Flight to Detroit (DL 1234)", "Chicago ORD", "Flight · DL 1234"), ("✈ ORD → DTW UA 110", nil, "Flight · UA 110"),
    ("Flight DL1290 from Chicago (ORD) to Detroit (DTW)", nil, "Flight · DL 1290"),
    ("Flug von Chicago nach Detroit", nil, "Flight"), ("Vol Chicago – Detroit AF 12", nil, "Flight · AF 12"),
    ("Train from Chicago to Detroit", nil, "Train"),
    ("Amtrak 350: Chicago, IL to Detroit, MI", nil, "Train · Amtrak 350"),
    ("Train to Detroit", "Chicago", "Train"), ("Bus Chicago to Detroit", nil, "Bus"),
    ("Walk to Detroit", "Chicago", nil), ("Dinner - Detroit", "Chicago", nil),
    ("Detroit Tigers - Chicago Cubs", nil, nil),
  ]) func `a journey in a title fills its leg`(title: String, place: String?, labels: String?) throws {
    let location = place.map { "\nLOCATION:\($0)" } ?? ""
    let plan = try Imports.plan(
      Imports.calendar("UID:f\nDTSTART:20260705T152500Z\nDTEND:20260705T164000Z\nSUMMARY:\(title)\(location)"))
    expect(
      plan.bookings.map(\.title),
      labels.map { ["Chicago → Detroit · departs 10:25 AM · 1h 15m · \($0) · arrives 12:40 PM"] } ?? [])
    expect(plan.additions.count, labels == nil ? 1 : 0)
  }

  // MARK: Tickets and clocks

  @Test(arguments: [
    ("DTSTART:20260703T182000Z", "Guests at Chicago", nil, true),
    ("DTSTART;TZID=America/Chicago:20260703T120000", "Chicago vs Guests", "Order #: 77-1\\nRow 2 Seat 3", true),
    // The time that was on sale.
    ("DTSTART:20260703T230000Z", "Guests at Chicago", "Order #: 77-1", true),
    ("DTSTART:20260703T230000Z", "Guests at Chicago", nil, false),
    ("DTSTART:20260703T182000Z", "Tour of Chicago Park", nil, false),
    ("DTSTART:20260704T182000Z", "Guests at Chicago", "Order #: 77-1", false),
  ])
  func `a ticket finds its game by time and sides`(start: String, title: String, text: String?, isFound: Bool) throws {
    let plan = try Imports.plan(
      Imports.calendar("UID:t\n\(start)\nSUMMARY:\(title)\(text.map { "\nDESCRIPTION:\($0)" } ?? "")"))
    expect(plan.additions.count, isFound ? 0 : 1)
    expect(plan.known + plan.bookings.count, isFound ? 1 : 0)
  }

  @Test func `ticket text that no field fits goes to the notes, once`() throws {
    let file = Imports.calendar(
      "UID:t\nDTSTART:20260703T182000Z\nSUMMARY:Guests at Chicago\nDESCRIPTION:Order #: 77\\nSec 1 Row 2\\nGate B\\nTotal: $80"
    )
    let trip = try Imports.applying(Imports.plan(file), to: Imports.trip)
    let ticket = try #require(trip.itinerary.items.lazy.compactMap(\.game?.ticket).first)
    expect(
      [ticket.reference, ticket.seat, ticket.cost?.description, ticket.notes],
      ["77", "Sec 1 Row 2", "80 USD", "Gate B"])
    expect(try Imports.plan(file, into: trip).known, 1)
  }

  @Test(arguments: [
    ("", "", "2 07:00 Talk", "times in UTC, and the trip has no city: assuming UTC"),
    (
      "X-WR-TIMEZONE:Asia/Tokyo\n", "", "2 16:00 Talk",
      "times in UTC, and the trip has no city: assuming Asia/Tokyo, the calendar's time zone"
    ),
    (
      "X-WR-TIMEZONE:Asia/Tokyo\n", "LOCATION:CityCube\\, Berlin\\, Germany\n",
      "2 09:00 Talk (CityCube, Berlin, Germany, 52.5244)", nil
    ),
  ]) func `an instant uses the clock of its place, else of the calendar`(
    head: String, place: String, row: String, remark: String?
  ) throws {
    let file = Imports.calendar("UID:a\n\(place)DTSTART:20260704T070000Z\nSUMMARY:Talk").replacing(
      "VERSION:2.0\n", with: "VERSION:2.0\n\(head)")
    let plan = try Imports.plan(file, into: TripSketch.trip("Dinner | | | "))
    expect(Self.rows(plan), [row])
    expect(plan.findings.map(\.description), remark.map { [$0] } ?? [])
    let specified = try Imports.plan(file, into: TripSketch.trip("Dinner | | | "), specified: [.zone: "America/Denver"])
    #expect(specified.findings.isEmpty)
    expect(Self.rows(specified), [remark == nil ? row : "2 01:00 Talk"])
  }
}
