import Itinerary
import TestSupport
import Testing

@testable import Program

@Suite struct ReplanCommandTests {
  private static let table = """
    date,time,away,home
    2026-07-03,13:20,Cardinals,Cubs
    2026-07-05,13:40,Rangers,Tigers
    2026-07-06,13:10,Mariners,Tigers
    2026-07-07,18:40,Twins,Guardians

    """

  /// A trip to Chicago, Detroit and Cleveland, with a hotel at the second game and perhaps a ticket to the third.
  private func sandbox(hasTicket: Bool = true) throws -> CommandSandbox {
    let sandbox = try CommandSandbox()
    try sandbox.scratch.write(Self.table, to: "g.csv")
    let new = sandbox.run(
      "new", "Three", "--schedule", sandbox.path("g.csv"), "--output", sandbox.path("t.json"), "--game",
      "mlb-2026-07-03-CHC-1", "mlb-2026-07-05-DET-1", "mlb-2026-07-07-CLE-1")
    expect(new.status, 0)
    var trip = try sandbox.trip("t.json")
    let last = try #require(trip.itinerary.items.last { $0.game != nil })
    if hasTicket { try trip.apply(.setTicket(last.id, Ticket(reference: "T7")), at: trip.modifiedAt.next) }
    try sandbox.write(trip, to: "t.json")
    expect(sandbox.line("add t.json 'jul 5 hotel 2 nights @ Detroit'").status, 0)
    return sandbox
  }

  private func postponed(hasTicket: Bool = true) throws -> CommandSandbox {
    let sandbox = try sandbox(hasTicket: hasTicket)
    try sandbox.scratch.write(Self.table.replacing("05,13:40", with: "05,PPD"), to: "g.csv")
    expect(sandbox.line("update t.json").status, 0)
    return sandbox
  }

  private static let replan = "replan t.json --at 2026-07-04T08:00"

  private func repairs(_ sandbox: CommandSandbox, _ options: String = "") throws -> [JSONNode] {
    let answer = try #require(JSONNode(Array(sandbox.line("\(Self.replan) --json \(options)").out.utf8)))
    return try #require(answer["repairs"]?.elements)
  }

  @Test func `an update names the bookings that it touches`() throws {
    let sandbox = try sandbox()
    try sandbox.scratch.write(Self.table.replacing("05,13:40", with: "05,PPD"), to: "g.csv")
    let answer = JSONNode(Array(sandbox.line("update t.json --json").out.utf8))
    let hotel = try #require(sandbox.trip("t.json").itinerary.items.first { $0.custom != nil })
    expect(answer?["touched"]?.elements.map(\.text), [hotel.id.text])
    expect(
      try sandbox.trip("t.json").changes.last?.message, "Booked: hotel on Sun, Jul 5; it no longer fits")
    let undone = sandbox.line("undo t.json")
    #expect(undone.out.contains("\nBooked: hotel on Day 3\n"), "\(undone.out)")
  }

  @Test func `a repair is one operation, which undo reverts`() throws {
    let sandbox = try postponed()
    let (file, before) = (sandbox.scratch.text("t.json"), sandbox.line("show t.json").out)
    let tried = sandbox.line("\(Self.replan) --apply 1 --dry-run").out
    expect(sandbox.scratch.text("t.json"), file)
    let done = sandbox.line("\(Self.replan) --apply 1").out
    #expect(done.hasPrefix("See Comerica Park on Mon, Jul 6.\nAdded Seattle Mariners @ Detroit Tigers: "), "\(done)")
    expect(tried.replacing("Would add", with: "Added").replacing("Would remove", with: "Removed"), done)
    let itinerary = try sandbox.trip("t.json").itinerary
    expect(itinerary.items.filter { $0.game?.venue == "Comerica Park" }.map(\.position.day), [3, 4])
    #expect(itinerary.items.contains { $0.custom?.title == "hotel" } && itinerary.items.last?.game?.ticket != nil)
    expect(sandbox.line("undo t.json").status, 0)
    expect(sandbox.line("show t.json").out, before)
  }

  @Test func `a repair keeps the requested items, and leaves out excluded venues`() throws {
    let sandbox = try postponed(hasTicket: false)
    let items = try sandbox.trip("t.json").itinerary.items
    let lost = try #require(items.first { $0.game?.isPlayed == false })
    expect(
      sandbox.line("\(Self.replan) --keep \(lost.id.text)").err,
      "barnstorm: no repair keeps Texas Rangers @ Detroit Tigers\n")
    let last = try #require(items.last)
    func sees(_ options: String = "") throws -> [Bool] {
      try repairs(sandbox, options).map { $0["lost"]?["games"]?.elements.contains { $0.text == last.id.text } == false }
    }
    try expect(sees(), [true, false, true], "the last leaves the trip as it is")
    try expect(sees("--keep \(last.id.text)"), [true, true])
    try expect(sees("--without 'Progressive Field'"), [false, false, true])
  }

  @Test func `the ticket to a game that is given up becomes a note`() throws {
    let sandbox = try postponed()
    let applied = sandbox.line("\(Self.replan) --without 'Progressive Field' --apply 1")
    expect(applied.status, 0)
    let note = try sandbox.trip("t.json").itinerary.items.compactMap(\.custom).first { $0.category == .note }
    expect(note?.title, "Ticket: Minnesota Twins @ Cleveland Guardians")
    expect(note?.reference, "T7")
  }

  @Test func `a bound is 0 where nothing more is known`() throws {
    let sandbox = try CommandSandbox()
    // The drive is too long, and the planner knows no flights.
    let table = "date,time,away,home\n2026-07-04,13:20,Cardinals,Cubs\n2026-07-04,21:10,Rangers,Tigers\n"
    try sandbox.scratch.write(table, to: "g.csv")
    _ = sandbox.line("new Tight --schedule g.csv --output t.json")
    let repairs = try repairs(sandbox)
    expect(repairs[0]["title"]?.text, "Fly from Chicago to Detroit")
    expect(repairs.prefix(2).map { $0["bound"]?["days"]?.text }, ["0", "1"])
  }

  @Test func `refuses to replan a trip that is over`() throws {
    let sandbox = try CommandSandbox()
    try sandbox.write(TripSketch.trip("@Chicago | Chicago>Detroit | @Detroit"), to: "trip.json")
    let line = "replan trip.json --at 2027-01-01T12:00"
    expect(sandbox.line(line).out, "Nothing ahead to change.\n")
    expect(sandbox.line("\(line) --json").out, "{\"repairs\": []}\n")
    expect(sandbox.line("\(line) --apply 1").err, "barnstorm: nothing ahead to change\n")
    #expect(sandbox.line("replan trip.json --at 2026-07-01T12:00").out.hasPrefix("1. Leave"))
  }
}
