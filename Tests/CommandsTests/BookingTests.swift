import Itinerary
import TestSupport
import Testing

@testable import Program

@Suite struct BookingTests {
  private let sandbox: CommandSandbox

  init() throws {
    sandbox = try CommandSandbox()
    try sandbox.write(TripSketch.trip("@Chicago Dinner | Chicago>Detroit | @Detroit"), to: "trip.json")
  }

  @Test func `adds and edits a hotel with its booking`() throws {
    let added = sandbox.line(
      "add trip.json --day 1 --title Lodge --category hotel --nights 2 --reference HX4 --phone '+1 312 555 0100' "
        + "--cost '258 USD'")
    expect(added.status, 0)
    let id = try sandbox.trip().itinerary[2].id.text
    var inn = try #require(sandbox.trip().itinerary.items.compactMap(\.custom).first { $0.title == "Lodge" })
    expect([inn.reference, inn.phone, inn.cost?.description], ["HX4", "+1 312 555 0100", "258 USD"])
    expect(inn.nights, 2)
    expect(sandbox.line("edit trip.json \(id) --nights '' --cost '' --done").status, 0)
    inn = try #require(sandbox.trip().itinerary.items.compactMap(\.custom).first { $0.title == "Lodge" })
    #expect(inn.nights == nil && inn.cost == nil && inn.done == true)
    expect(sandbox.line("edit trip.json \(id) --not-done").status, 0)
    try expect(sandbox.trip().itinerary.items.compactMap(\.custom).first { $0.title == "Lodge" }?.done, nil)
  }

  @Test func `a game accepts a ticket and nothing else`() throws {
    expect(sandbox.line("edit trip.json @Chicago --seat '23 F 4' --reference T1 --cost '45.50 USD'").status, 0)
    expect(sandbox.line("edit trip.json @Chicago --notes 'Gate 5'").status, 0)
    let ticket = Ticket(
      seat: "23 F 4", reference: "T1", cost: Money(amount: "45.50", currency: "USD"), notes: "Gate 5")
    try expect(sandbox.trip().itinerary[0].game?.ticket, ticket)
    for field in ["--title A", "--time 10:00", "--phone 1", "--done"] {
      expect(sandbox.line("edit trip.json @Chicago \(field)").status, 1)
    }
    try expect(sandbox.trip().itinerary[0].game?.ticket, ticket)
    expect(sandbox.line("edit trip.json @Chicago --seat '' --reference '' --cost '' --notes ''").status, 0)
    try expect(sandbox.trip().itinerary[0].game?.ticket, nil)
  }

  @Test func `a leg accepts a reference, a seat and a cost`() throws {
    expect(sandbox.line("leg trip.json 'Chicago>Detroit' --reference PNR7 --seat 14C --cost '89,90 EUR'").status, 0)
    let leg = try #require(sandbox.trip().itinerary[2].leg)
    expect([leg.reference, leg.seat, leg.cost?.description], ["PNR7", "14C", "89.90 EUR"])
    expect(sandbox.line("leg trip.json 'Chicago>Detroit' --cost cheap").status, 64)
    expect(sandbox.line("edit trip.json Dinner --seat 1").status, 1)
  }

  @Test func `sums costs by day, trip and currency`() throws {
    expect(sandbox.line("show trip.json --costs").out, "No item has a cost.\n")
    for (item, cost) in [("Dinner", "60 USD"), ("@Chicago", "45.50 USD")] {
      expect(sandbox.line("edit trip.json \(item) --cost '\(cost)'").status, 0)
    }
    expect(sandbox.line("leg trip.json 'Chicago>Detroit' --cost '89.90 EUR'").status, 0)
    expect(
      sandbox.line("show trip.json --costs").out,
      """
      Day 1 - Friday, July 3    105.50 USD
      Day 2 - Saturday, July 4  89.90 EUR
      Total                     89.90 EUR, 105.50 USD

      """)
    let json = try #require(JSONNode(Array(sandbox.line("show trip.json --costs --json").out.utf8)))
    expect(json["total"]?.elements.map { $0["amount"]?.text }, ["89.90", "105.50"])
    expect(json["days"]?.elements.map { $0["costs"]?.elements.count }, [1, 1, 0])
  }

  @Test func `copies an item below it or to another day, without the booking`() throws {
    expect(sandbox.line("edit trip.json Dinner --reference R1 --cost '60 USD' --done").status, 0)
    expect(sandbox.line("duplicate trip.json Dinner").status, 0)
    let trip = try sandbox.trip()
    expect(trip.itinerary.items.map(\.custom?.title), [nil, "Dinner", "Dinner", nil, nil])
    let copy = try #require(trip.itinerary[2].custom)
    #expect(copy.reference == nil && copy.done == nil && copy.cost != nil)
    expect(sandbox.line("duplicate trip.json @Chicago").status, 1)
    var sandbox = sandbox
    sandbox.seed = 2
    expect(sandbox.line("duplicate trip.json Dinner --day 3").status, 0)
    try expect(sandbox.trip().itinerary.items.last?.custom?.title, "Dinner")
  }

  @Test(arguments: ["md", "txt", "html"])
  func `an export lists the bookings on request`(format: String) throws {
    expect(sandbox.line("edit trip.json Dinner --reference R7 --phone '555 0100'").status, 0)
    let plain = sandbox.line("export trip.json --format \(format)")
    let listed = sandbox.line("export trip.json --format \(format) --bookings")
    #expect(!plain.out.contains("Bookings"))
    let lines = listed.out.split(separator: "\n").map(String.init)
    let start = try #require(lines.lastIndex { $0.contains("Bookings") })
    let list = lines[start...].joined(separator: " ")
    #expect(list.contains("Dinner") && list.contains("R7") && list.contains("555 0100") && list.contains("Jul"))
    #expect(!list.contains("@ "))
  }
}
