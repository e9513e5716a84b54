import Itinerary
import TestSupport
import Testing

@testable import Exports

struct PrintedTripTests {
  private func inspection(of trip: PrintedTrip, on paper: PaperSize = .letter) throws -> PDFInspection {
    try PDFInspection(trip.file(on: paper).bytes)
  }

  private func day(_ number: Int, _ rows: [SampleRow]) -> DocumentDay {
    DocumentDay(number, longDate: "Wednesday, July \(number)", rows)
  }

  private func trip(_ days: [DocumentDay]) -> PrintedTrip {
    PrintedTrip(
      TripDocument(
        name: "Rust Belt Swing", dates: "Wed, Jul 1 – Fri, Jul 10, 2026", counts: ["10 days", "8 games"], days: days))
  }

  private var game: SampleRow {
    var row = SampleRow(.game, title: "Boston Red Sox @ Chicago White Sox")
    (row.clock, row.zone, row.labels, row.place) = ("6:40 PM", "CDT", ["MLB"], "Rate Field · Chicago, IL")
    return row
  }

  @Test func `the structure contains everything in the order of the list`() throws {
    var hotel = SampleRow(.custom(.hotel), title: "Palmer House")
    (hotel.clock, hotel.zone, hotel.labels, hotel.notes) = ("9:00 PM", "CDT", ["hotel"], "Three nights\nLate arrival")
    (hotel.place, hotel.link, hotel.hint) = ("17 E Monroe St", "https://www.example.org/stay/", ["Too tight: 5 min"])
    var leg = SampleRow(.leg(.drive), title: "Cincinnati → Chicago")
    leg.labels = ["~296 mi", "~4h 35m"]
    let inspection = try inspection(of: trip([day(1, [leg, game, hotel]), day(2, [])]))
    expect(
      inspection.lines,
      [
        "H1 Rust Belt Swing", "P Wed, Jul 1 – Fri, Jul 10, 2026", "P 10 days · 8 games",
        "H2 Day 1–Wednesday, July 1",
        "P Cincinnati → Chicago~296 mi · ~4h 35m",
        "P 6:40\u{A0}PMCDT –", "P Boston Red Sox @ Chicago White Sox", "P –MLB", "Link Rate Field · Chicago, IL",
        "P 9:00\u{A0}PMCDT –", "P Palmer House", "P –hotel", "Link 17 E Monroe St", "P Three nights", "P Late arrival",
        "Link example.org/stay", "P ⚠\u{A0}Too tight: 5 min",
        "H2 Day 2–Wednesday, July 2free",
      ])
    #expect(inspection.links.filter { !$0.hasPrefix(MapLinks.searchStart) } == ["https://www.example.org/stay/"])
    expect(inspection.bookmarks, ["Day 1 · Wednesday, July 1", "Day 2 · Wednesday, July 2"])
    #expect((inspection.title, inspection.language) == ("Rust Belt Swing", "en"))
  }

  @Test func `the route has the towns of games and legs`() {
    let trip = PrintedTrip(TripSketch.trip("@Chicago | Chicago>Detroit | @Detroit").document())
    expect(trip.route.map(\.name), ["Chicago", "Chicago", "Detroit", "Detroit"])
    expect(trip.route.map(\.day), [1, 2, 2, 3])
  }

  @Test func `a game that is not played is marked`() throws {
    var row = game
    (row.clock, row.zone, row.status, row.isPlayed) = ("", nil, "POSTPONED to Aug 10", false)
    let lines = try inspection(of: trip([day(1, [row])])).lines
    #expect(lines.contains("P POSTPONED to Aug 10"))
    #expect(!lines.contains { $0.contains("PM") })
  }

  @Test func `a 24-hour time has its zone below it`() throws {
    var row = game
    (row.clock, row.zone) = ("18:40", "GMT+5:30")
    #expect(try inspection(of: trip([day(1, [row])])).lines.contains("P 18:40GMT+5:30 –"))
  }

  @Test func `a day stays on one page if it fits`() throws {
    let short = day(1, Array(repeating: game, count: 9))
    try expect(inspection(of: trip([short])).pageCount, 1)
    let both = try inspection(of: trip([short, short]))
    expect(both.pageCount, 2)
    let long = try inspection(of: trip([day(1, Array(repeating: game, count: 60))]))
    #expect(long.pageCount > 3)
    expect(long.lines.count { $0.hasPrefix("H2") }, 1, "a header that is repeated is not read out again")
  }

  @Test func `a note of any length is printed to its end`() throws {
    var row = SampleRow(.custom(.note), title: "Long")
    row.notes = (0..<5000).map { "w\($0)" }.joined(separator: " ")
    let inspection = try inspection(of: trip([day(1, [row, game])]), on: .a4)
    let words = inspection.lines.filter { $0.hasPrefix("P w") }.map { $0.dropFirst(2) }.joined(separator: " ")
    expect(words, row.notes)
    expect(inspection.lines.last, "Link Rate Field · Chicago, IL")
  }

  @Test func `describes the map in text for readers who can't see it`() throws {
    var leg = SampleRow(.leg(.drive), title: "Chicago → Pittsburgh")
    leg.towns = ["Chicago", "Pittsburgh"]
    leg.location = .between(
      from: GeoPoint(latitude: 41.8, longitude: -87.6), to: GeoPoint(latitude: 40.4, longitude: -80))
    let trip = trip([day(1, [leg])])
    try expect(inspection(of: trip).alternatives, ["Map of the route: Chicago, Pittsburgh"])
  }

  @Test func `the same trip is printed as the same bytes`() throws {
    let trip = trip([day(1, [game]), day(2, [])])
    expect(trip.file(on: .letter), trip.file(on: .letter))
    #expect(trip.file(on: .letter) != trip.file(on: .a4))
  }

  @Test func `reports characters that no font has`() throws {
    var row = SampleRow(.custom(.note), title: "Sushi 寿司 🍣 at Pat’s")
    row.notes = "🍣 again"
    let file = trip([day(1, [row])]).file(on: .letter)
    expect(file.missing, ["寿", "司", "🍣"])
    // A letter that cannot be drawn can be copied anyway; a picture is left out.
    #expect(try PDFInspection(file.bytes).lines.contains("P Sushi 寿司 at Pat’s"))
  }

  @Test func `prints a link that might run something as text`() throws {
    var row = SampleRow(.custom(.note), title: "Odd")
    row.link = "javascript:alert(1)"
    let inspection = try inspection(of: trip([day(1, [row])]))
    expect(inspection.links, [])
    #expect(inspection.lines.contains("P javascript:alert(1)"))
  }
}
