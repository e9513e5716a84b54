import Itinerary
import TestSupport
import Testing

@testable import Program

struct AddFromFileTests {
  private static let calendar = """
    BEGIN:VCALENDAR
    BEGIN:VEVENT
    UID:a
    DTSTART:20260703T120000
    SUMMARY:Lunch
    LOCATION:Lou's
    END:VEVENT
    BEGIN:VEVENT
    UID:b
    DTSTART:20260705T080000
    SUMMARY:Museum
    END:VEVENT
    BEGIN:VEVENT
    UID:c
    DTSTART:20260905T080000
    SUMMARY:Later
    END:VEVENT
    END:VCALENDAR

    """

  private func sandbox(typing typed: String? = nil) throws -> CommandSandbox {
    var sandbox = try CommandSandbox()
    sandbox.typed = typed
    try sandbox.write(TripSketch.trip("@Chicago Dinner | | | @Detroit"), to: "trip.json")
    try sandbox.scratch.write(Self.calendar, to: "x.ics")
    return sandbox
  }

  private let displayed = """
    Day 1 - Friday, July 3
      12:00 PM  Lunch · Restaurant · Lou's
    Day 3 - Sunday, July 5
      8:00 AM   Museum · Activity

    """

  @Test func `refuses a file with too many tickets or items`() throws {
    let sandbox = try sandbox()
    let rows = (1...501).map { "2026-07-03,Guests at Chicago,K\($0)\n" }.joined()
    try sandbox.scratch.write("Date,Title,Booking\n" + rows, to: "x.ics")
    let done = sandbox.line("add trip.json --from x.ics --yes")
    #expect(done.status == 1 && done.err.contains("too many items: 501"))
  }

  @Test func `a dry run shows what would be added, and adds nothing`() throws {
    let sandbox = try sandbox()
    let before = sandbox.scratch.text("trip.json")
    let dry = sandbox.line("add trip.json --from x.ics --dry-run")
    expect(dry.out, displayed)
    expect(dry.err, "barnstorm: one is outside the trip's dates\n")
    #expect(dry.status == 0 && sandbox.scratch.text("trip.json") == before)
  }

  @Test func `adds an imported event once, where its time belongs`() throws {
    let sandbox = try sandbox()
    let first = sandbox.line("add trip.json --from x.ics --yes")
    expect(first.out, displayed + "Added 2 items.\n")
    let after = sandbox.scratch.text("trip.json")
    let show = sandbox.line("show trip.json").out
    let lines = show.split(separator: "\n").map(String.init)
    let lunch = try #require(lines.firstIndex { $0.contains("Lunch") })
    #expect(lines[lunch + 1].contains("Guests @ Chicago"))
    expect(sandbox.line("add trip.json --from x.ics --yes").out, "Nothing to add: the trip already has all of it.\n")
    expect(sandbox.scratch.text("trip.json"), after)
  }

  @Test func `asks, and adds only after Yes`() throws {
    for (typed, isAdded) in [("y", true), ("YES", true), ("", false), ("n", false)] {
      let sandbox = try sandbox(typing: typed)
      let answer = sandbox.line("add trip.json --from x.ics")
      expect(answer.status, (isAdded ? 0 : 1))
      expect(sandbox.scratch.text("trip.json")?.contains("Museum"), isAdded)
    }
    let silent = try sandbox().line("add trip.json --from x.ics")
    #expect(silent.status == 1 && silent.err.contains("--yes") && silent.err.contains("--dry-run"))
  }

  @Test func `refuses options that don't fit`() throws {
    let sandbox = try sandbox()
    for words in ["--from x --title T", "--from x --time 12:00", "--yes --title T --day 1", "--title T", "--day 1"] {
      expect(sandbox.line("add trip.json \(words)").status, 64, "\(words)")
    }
    #expect(sandbox.line("add trip.json --from x.ics --day 9 --dry-run").err.contains("no Day 9; the trip has"))
    try sandbox.scratch.write("nonsense", to: "x.ics")
    #expect(sandbox.line("add trip.json --from x.ics --dry-run").err.hasPrefix("barnstorm: x.ics: "))
    expect(
      sandbox.line("add trip.json --from none.csv").err, "barnstorm: none.csv: can't open: No such file or directory\n")
  }
}
