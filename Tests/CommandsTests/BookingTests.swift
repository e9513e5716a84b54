import EditorTestSupport
import Itinerary
import TestSupport
import Testing

@testable import Program

/// What a traveller carries: costs, references, tickets, nights and ticks, by command.
@Suite struct BookingTests {
  private func desk() throws -> CommandDesk {
    let desk = try CommandDesk()
    try desk.write(TripSketch.trip("@Chicago Dinner | Chicago>Detroit | @Detroit"), to: "trip.json")
    return desk
  }

  private func trip(_ desk: CommandDesk) throws -> Trip {
    try Trip(json: desk.scratch.text("trip.json") ?? "")
  }

  private func run(_ desk: CommandDesk, _ words: String...) -> Transcript {
    Transcript(desk.run([words[0], desk.path("trip.json")] + words.dropFirst()))
  }

  @Test func `a hotel is added with its booking, and edited`() throws {
    let desk = try desk()
    let added = run(
      desk, "add", "--day", "1", "--title", "Lodge", "--category", "hotel", "--nights", "2", "--reference", "HX4",
      "--phone", "+1 312 555 0100", "--cost", "258 USD")
    expect(added.status, 0)
    let id = try trip(desk).itinerary[2].id.text
    var inn = try #require(trip(desk).itinerary.items.compactMap(\.custom).first { $0.title == "Lodge" })
    expect([inn.reference, inn.phone, inn.cost?.description], ["HX4", "+1 312 555 0100", "258 USD"])
    expect(inn.nights, 2)
    expect(run(desk, "edit", id, "--nights", "", "--cost", "", "--done").status, 0)
    inn = try #require(trip(desk).itinerary.items.compactMap(\.custom).first { $0.title == "Lodge" })
    #expect(inn.nights == nil && inn.cost == nil && inn.done == true)
    expect(run(desk, "edit", id, "--not-done").status, 0)
    try expect(trip(desk).itinerary.items.compactMap(\.custom).first { $0.title == "Lodge" }?.done, nil)
  }

  @Test func `a game accepts a ticket and nothing else`() throws {
    let desk = try desk()
    expect(run(desk, "edit", "@Chicago", "--seat", "23 F 4", "--reference", "T1", "--cost", "45.50 USD").status, 0)
    expect(run(desk, "edit", "@Chicago", "--notes", "Gate 5").status, 0)
    let ticket = Ticket(
      seat: "23 F 4", reference: "T1", cost: Money(amount: "45.50", currency: "USD"), notes: "Gate 5")
    try expect(trip(desk).itinerary[0].game?.ticket, ticket)
    for field in [["--title", "A"], ["--time", "10:00"], ["--phone", "1"], ["--done"]] {
      expect(Transcript(desk.run(["edit", desk.path("trip.json"), "@Chicago"] + field)).status, 1)
    }
    try expect(trip(desk).itinerary[0].game?.ticket, ticket)
    expect(run(desk, "edit", "@Chicago", "--seat", "", "--reference", "", "--cost", "", "--notes", "").status, 0)
    try expect(trip(desk).itinerary[0].game?.ticket, nil)
  }

  @Test func `a leg takes a reference, a seat and a cost`() throws {
    let desk = try desk()
    expect(
      run(desk, "leg", "Chicago>Detroit", "--reference", "PNR7", "--seat", "14C", "--cost", "89,90 EUR").status, 0)
    let leg = try #require(trip(desk).itinerary[2].leg)
    expect([leg.reference, leg.seat, leg.cost?.description], ["PNR7", "14C", "89.90 EUR"])
    expect(run(desk, "leg", "Chicago>Detroit", "--cost", "cheap").status, 64)
    expect(run(desk, "edit", "Dinner", "--seat", "1").status, 1)
  }

  @Test func `an amount that is not a number is refused at its field`() throws {
    let desk = try desk()
    let before = desk.scratch.text("trip.json")
    let lines = [
      (["add", "--day", "1", "--title", "A", "--cost", "much"], 64), (["edit", "Dinner", "--cost", "12"], 64),
    ]
    for (words, status) in lines {
      let outcome = desk.run([words[0], desk.path("trip.json")] + words.dropFirst())
      expect(Int(outcome.status), status)
    }
    expect(desk.scratch.text("trip.json"), before)
  }

  @Test func `costs are summed by day, trip and currency`() throws {
    let desk = try desk()
    expect(run(desk, "show", "--costs").out, "No item has a cost.\n")
    for (item, cost) in [("Dinner", "60 USD"), ("@Chicago", "45.50 USD")] {
      expect(run(desk, "edit", item, "--cost", cost).status, 0)
    }
    expect(run(desk, "leg", "Chicago>Detroit", "--cost", "89.90 EUR").status, 0)
    expect(
      run(desk, "show", "--costs").out,
      """
      Day 1 - Friday, July 3    105.50 USD
      Day 2 - Saturday, July 4  89.90 EUR
      Total                     89.90 EUR, 105.50 USD

      """)
    let json = try #require(JSONNode(Array(run(desk, "show", "--costs", "--json").out.utf8)))
    expect(json["total"]?.elements.map { $0["amount"]?.text }, ["89.90", "105.50"])
    expect(json["days"]?.elements.map { $0["costs"]?.elements.count }, [1, 1, 0])
  }

  @Test func `a copy is below its item or on another day, and no booking`() throws {
    let desk = try desk()
    expect(run(desk, "edit", "Dinner", "--reference", "R1", "--cost", "60 USD", "--done").status, 0)
    expect(run(desk, "duplicate", "Dinner").status, 0)
    let trip = try trip(desk)
    expect(trip.itinerary.items.map(\.custom?.title), [nil, "Dinner", "Dinner", nil, nil])
    let copy = try #require(trip.itinerary[2].custom)
    #expect(copy.reference == nil && copy.done == nil && copy.cost != nil)
    expect(run(desk, "duplicate", "@Chicago").status, 1)
    let other = try self.desk()
    expect(run(other, "duplicate", "Dinner", "--day", "3").status, 0)
    try expect(self.trip(other).itinerary.items.last?.custom?.title, "Dinner")
  }

  @Test(arguments: ["md", "txt", "html"])
  func `an export lists the bookings on request`(format: String) throws {
    let desk = try desk()
    expect(run(desk, "edit", "Dinner", "--reference", "R7", "--phone", "555 0100").status, 0)
    let plain = run(desk, "export", "--format", format)
    let listed = run(desk, "export", "--format", format, "--bookings")
    #expect(!plain.out.contains("Bookings"))
    let lines = listed.out.split(separator: "\n").map(String.init)
    let start = try #require(lines.lastIndex { $0.contains("Bookings") })
    let list = lines[start...].joined(separator: " ")
    #expect(list.contains("Dinner") && list.contains("R7") && list.contains("555 0100") && list.contains("Jul"))
    #expect(!list.contains("@ "))
  }

  @Test func `only formats for reading list bookings`() throws {
    let desk = try desk()
    for format in ["csv", "ics", "kml", "gpx", "geojson"] {
      expect(run(desk, "export", "--format", format, "--bookings").status, 64)
    }
  }
}
