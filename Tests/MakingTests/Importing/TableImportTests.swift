import Itinerary
import Making
import TestSupport
import Testing

/// Rows of tables, also of those that this program writes.
struct TableImportTests {
  @Test func `a table that is too long is read up to a limit`() throws {
    let found = try ImportReader.read(
      Array(("Title,Date\n" + String(repeating: ",\n", count: 20_000) + "Dinner,").utf8))
    expect(found.items.count, 0)
    expect(found.findings.map(\.description), ["the file has too many entries: the rest is skipped"])
  }

  @Test func `columns are known by their names`() throws {
    let file = """
      Date;Time;Name;Kind;Place;Lat;Lon;Notes;URL
      2026-07-04;7:30 PM;Supper;restaurant;Lou's;41.9;-87.6;"cash; only";https://example.com
      07/05/2026;;Museum;;;;;;
      Jul 6;14:00;Tour;;;;;;
      2026-08-01;;Later;;;;;;
      ;;Sometime;;;;;;
      """
    try expect(Imports.added(file), ["2 19:30 Supper", "3 Museum", "4 14:00 Tour"])
    let plan = try Imports.plan(file)
    #expect((plan.outside, plan.undated) == (1, 1))
    let supper = plan.additions[0].item.content
    #expect(supper.category == .restaurant && supper.notes == "cash; only" && supper.url == "https://example.com")
    expect(supper.location, CustomItem.Location(name: "Lou's", latitude: 41.9, longitude: -87.6))
  }

  @Test(arguments: [
    "Title;Date;Latitude;Longitude\nMuseum;2026-07-04;40,7794;-73,9632\n",
    "sep=;\nTitle;Date;Lat;Lon\nMuseum;2026-07-04;40.7794;-73.9632\n",
    "Title;Date;Coordinates\nMuseum;2026-07-04;40,7794 -73,9632\n",
    "Title,Date,Coordinates\nMuseum,2026-07-04,\"40.7794, -73.9632\"\n",
  ])
  func `coordinates have points or commas`(file: String) throws {
    expect(try Imports.item(file)?.location, CustomItem.Location(latitude: 40.7794, longitude: -73.9632))
    try expect(
      Imports.plan(file.replacing("40", with: "x")).findings.map(\.description), ["one row has unreadable coordinates"])
  }

  @Test func `an ambiguous date is the one within the trip`() throws {
    try expect(Imports.added("date,title\n5/7/2026,A\n7/5/2026,B\n5/7,C\n"), ["3 A", "3 B", "3 C"])
  }

  @Test func `of two dates within the trip assumes one, and an answer decides`() throws {
    let (file, trip) = ("date,title\n7/8/2026,A\n", TripSketch.trip("Dinner" + String(repeating: " |", count: 60)))
    let plan = try Imports.plan(file, into: trip)
    #expect(plan.findings.map(\.subject) == [.dateOrder] && plan.findings[0].certainty == .assumed("month/day"))
    try expect(Imports.added(file, into: trip), ["6 A"])
    let specified = try Imports.plan(file, into: trip, specified: [.dateOrder: "day/month"])
    #expect(specified.additions.map(\.day) == [36] && specified.findings.isEmpty)
  }

  @Test func `answers give meanings to columns, and days to items without a date`() throws {
    let file = "A,B,Mood\nZoo,2026-07-04,good\nMuseum,,\n"
    expect(ImportReader.columns(of: Array(file.utf8), ImportOptions()).map(\.meaning), [nil, nil, nil])
    #expect(throws: ImportRefusal.noTitles) { try Imports.plan(file) }
    var answers: [ReadingSubject: String] = [.column("A"): "title", .column("B"): "date"]
    let open = try Imports.plan(file, specified: answers)
    expect(open.findings.map(\.subject), [.column("Mood"), .day])
    expect(open.columns.map(\.meaning), ["title", "date", nil])
    expect(open.columns.map(\.example), ["Zoo", "2026-07-04", "good"])
    answers.merge([.column("Mood"): "note", .day: "Day 3 - Sunday, July 5"]) { $1 }
    let plan = try Imports.plan(file, specified: answers)
    expect(ImportCaseTests.rows(plan), ["2 Zoo (good)", "3 Museum"])
    #expect(plan.findings.isEmpty)
  }

  @Test func `a place in a table is read as when typed`() throws {
    let place = try Imports.item("Title,Date,Where\nMuseum,2026-07-04,\"Detroit, MI\"\n")?.location
    let typed = PlaceLookUp(Imports.trip, day: 2).location("Detroit, MI", of: .activity)
    #expect(place != nil && place == typed && place?.point != nil)
    try expect(Imports.item("Title,Date,Where\nSupper,2026-07-04,Plain Ham\n")?.location?.point, nil)
  }

  @Test func `reads a day by its number`() throws {
    try expect(Imports.added("day,time,title\n2,9:15,A\n9,,B\n0,,C\n,,D\n"), ["2 09:15 A"])
    try expect(Imports.added("title\nA\nB\n", undatedOn: 3), ["3 A", "3 B"])
  }

  @Test func `reads a time after its date, and the fields of a booking`() throws {
    let file =
      "Date,Start,End,Title,Kind,Reference,Phone,Cost,Currency,Nights,Done\n"
      + "2026-07-04,2026-07-04 09:00,2026-07-04 10:30,Inn,Hotel,HX4,'+1 312,\"258,00\",EUR,2,yes\n"
    try expect(Imports.added(file), ["2 09:00 Inn"])
    let inn = try #require(try Imports.item(file))
    expect([inn.reference, inn.phone, inn.cost?.description], ["HX4", "+1 312", "258.00 EUR"])
    #expect(inn.nights == 2 && inn.isDone && inn.durationMinutes == 90)
  }

  @Test(arguments: [
    (
      "Titel;Datum;Uhrzeit;Dauer;Kosten;Ort;Notizen\nZoo;04.07.2026;15:00;1,5 h;\"12,50 €\";Chicago;warm",
      "2 15:00 Zoo (90m, 12.50 EUR, Chicago, 41.85, warm)"
    ),
    (
      "Titre,Date,Heure,Durée,Prix\nMusée,4 juillet 2026,15h30,2 heures,\"1 234,50 €\"",
      "2 15:30 Musée (120m, 1234.50 EUR)"
    ),
    (
      "Título,Fecha,Hora,Precio (EUR),Enlace\nMuseo,4/7/2026,15:30,12,https://a.example",
      "2 15:30 Museo (12 EUR, https://a.example)"
    ),
    ("Titolo,Data,Ora,Prenotazione\nMuseo,4 luglio 2026,15:30,AB12", "2 15:30 Museo (AB12)"),
    ("Título,Data,Hora,Preço\nMuseu,4 julho 2026,15:30,\"R$ 50,00\"", "2 15:30 Museu (50.00 BRL)"),
    ("Titel,Datum,Tijd,Prijs\nMuseum,4 juli 2026,15:30,€ 12", "2 15:30 Museum (12 EUR)"),
    ("Titel,Datum,Tid,Pris\nMuseum,4 juli 2026,15:30,120 SEK", "2 15:30 Museum (120 SEK)"),
    ("予定,日付,時刻,料金\n美術館,2026年7月4日,15:30,¥3500", "2 15:30 美術館 (3500 JPY)"),
    ("Activity,Dates,Price\nZoo,Jul 4,398.50", "2 Zoo (Cost: 398.50)"),
    ("Hotel,Check-in,Check-out\nInn,2026-07-04,2026-07-06", "2 Inn (hotel, 2n)"),
    ("Hotel,Nights,Date,Booking\nInn,2 nights,2026-07-04,none", "2 Inn (hotel, 2n)"),
    ("Name,Date\nInn,Jul 4–6", "2 Inn (hotel, 2n)"), ("Name,Date\nInn,4.-6. Juli 2026", "2 Inn (hotel, 2n)"),
    ("Name,Date\nInn,2026-07-04/2026-07-06", "2 Inn (hotel, 2n)"),
    ("Name,Date\nInn,\"July 4, 2026 to July 6, 2026\"", "2 Inn (hotel, 2n)"),
    ("Name,Date,Time\nTour,Jul 4,9:30 - 11:30 AM", "2 09:30 Tour (120m)"),
    ("Name,Date,Duration\nTour,Jul 4,PT2H30M", "2 Tour (150m)"),
    ("Name,Date,Duration\nTour,Jul 4,P1D", "2 Tour (1440m)"),
    ("Name,Date,Time\nTour,Jul 4,19:00-21:30", "2 19:00 Tour (150m)"),
    ("Name,Date,Time\nShow,Jul 4,10 PM – 12:30 AM", "2 22:00 Show (150m)"),
    ("Name,When\nTour,\"Jul 4, 2026 7:05-9:30 PM\"", "2 19:05 Tour (145m)"),
    ("Name,Date,Departure,Arrival\nFerry,Jul 4,08:00,09:30", "2 08:00 Ferry (90m)"),
    (
      "Subject,Start Date,Start Time,End Date,End Time,All day event\nTrip,7/4/2026,12:00:00 AM,7/6/2026,12:00:00 AM,True",
      "2 Trip (Until Sun, Jul 5)"
    ),
    ("Day,Activity,Where,City\nDay 2,Zoo,Lincoln Park Zoo,Chicago", "2 Zoo (Lincoln Park Zoo, Chicago, 41.85)"),
    ("Our trip\n\nDate,Description,Notes\n2026-07-04,Zoo,early", "2 Zoo (early)"),
  ]) func `reads tables in any language and form`(file: String, row: String) throws {
    try expect(ImportCaseTests.rows(Imports.plan(file)), [row])
  }

  @Test func `applies given columns, and names unread ones`() throws {
    let file = "A,B,C,Mood\nZoo,2026-07-04,12 USD,good\n,2026-07-04,,\n"
    let dates = Imports.trip.startDate...Imports.trip.date(ofDay: 4)
    let specified: [String: ItemColumn] = ["a": .title, "B": .date, "C": .cost]
    let found = try ImportReader.read(Array(file.utf8), in: dates, ImportOptions(columns: specified))
    expect(found.findings.map(\.description), ["unknown column \"Mood\": ignored", "line 3 has no title: left out"])
    expect(found.items.map(\.title), ["Zoo"])
    expect(found.items.first?.cost?.description, "12 USD")
    #expect(throws: ImportRefusal.noColumn("D")) {
      try ImportReader.read(Array(file.utf8), ImportOptions(columns: ["A": .title, "D": .note]))
    }
  }

  @Test func `tickets and journeys in a table become rows`() throws {
    let file = """
      Date,Time,Activity,Booking,Seat
      2026-07-03,13:20,Guests at Chicago,77-1,Row 2
      2026-07-05,10:25 AM - 12:40 PM,Train from Chicago to Detroit,K7,14C

      """
    try expect(
      ImportCaseTests.rows(Imports.plan(file)),
      [
        "Ticket: Guests @ Chicago · seat Row 2 · reference 77-1",
        "Chicago → Detroit · departs 10:25 AM · 1h 15m · Train · arrives 12:40 PM · seat 14C · reference K7",
      ])
  }

  @Test func `rows with the same number or text stay separate`() throws {
    let file =
      "Date,Activity,Reservation\n2026-07-04,Ferry,X1\n2026-07-05,Ferry,X1\n2026-07-05,Lunch,yes\n2026-07-05,Lunch,yes\n"
    let plan = try Imports.plan(file)
    expect(plan.additions.count, 4)
    let trip = try Imports.applying(plan, to: Imports.trip)
    #expect(try Imports.plan(file, into: trip).known == 4)
    // A row that says more updates the one of before.
    let change = try Imports.plan(file.replacing("2026-07-04,Ferry,X1", with: "2026-07-04,Ferry,X2"), into: trip)
    expect(change.changes.map(\.content?.reference), ["X2"])
  }

  @Test func `an exported table is read back`() throws {
    let file = """
      \u{FEFF}Day,Date,Time,Zone,Kind,Title,Details,Place,Latitude,Longitude,Notes,Link,Problems,ID\r
      1,2026-07-03,1:20 PM,CDT,Game,Guests @ Chicago,MLB,Chicago Park,,,,,,@Chicago\r
      1,2026-07-03,,,Activity,Dinner,,,,,,,,Dinner\r
      2,2026-07-04,8:00 AM,CDT,Restaurant,'=Pancakes,,,,,,,,other\r

      """
    let plan = try Imports.plan(file)
    #expect((plan.rowsOfTrips, plan.known) == (1, 1))
    try expect(Imports.added(file), ["2 08:00 =Pancakes"])
  }

  @Test(arguments: ["a,b\n1,2\n", "just text\n", "%PDF-1.7\n", "PK\u{3}\u{4}x", "", "  \n"])
  func `refuses other files in a sentence`(file: String) {
    let refusal = #expect(throws: ImportRefusal.self) { try ImportReader.read(Array(file.utf8)) }
    expect(refusal?.reason.isEmpty, false)
  }
}
