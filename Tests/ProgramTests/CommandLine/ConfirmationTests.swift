import TestSupport
import Testing

/// The question that `delete` asks on a terminal.
@Suite(.waits) struct ConfirmationTests {
  @Test func `yes on the terminal deletes`() throws {
    let desk = try Desk()
    let (status, screen) = try desk.runOnTerminal("delete", "trip.json", "d4-h", typing: "y\n")
    expect(status, 0)
    expect(screen, "Delete \"Hotel\"? y/N Deleted \"Hotel\" from Day 3.\n")
    #expect(try !desk.scratch.text("trip.json").contains(#""title": "Hotel""#))
  }

  @Test(arguments: ["\n", "\u{4}"])
  func `anything else on the terminal keeps the item`(typed: String) throws {
    let desk = try Desk()
    let (status, screen) = try desk.runOnTerminal("delete", "trip.json", "d4-h", typing: typed)
    expect(status, 1)
    expect(screen, "Delete \"Hotel\"? y/N barnstorm: kept: \"Hotel\" was not deleted\n")
    try expect(desk.scratch.text("trip.json"), smallTrip)
  }
}
