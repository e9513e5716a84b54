import TestSupport
import Testing

/// Times and places that a command works out.
@Suite(.waits) struct TravelTimeTests {
  @Test func `a match takes the two hours of its sport`() throws {
    let desk = try Desk()
    try desk.scratch.write(
      "date,time,zone,home,away,city\n2026-08-22,15:00,Europe/London,Arsenal,Chelsea,London\n", to: "epl.csv")
    _ = try desk.answer("new", "Derby", "--schedule", "epl.csv", "--output", "derby.json")
    #expect(try desk.answer("timeline", "derby.json").contains("3:00 PM – 5:00 PM"))
  }

  @Test func `a row in another city than the traveler is reported, and leaves the leg its time`() throws {
    let desk = try Desk()
    _ = try desk.answer(
      "add", "trip.json", "--day", "2", "--title", "Rock Hall", "--time", "15:00", "--at", "41.5085,-81.6954")
    let place = "Day 2 warning Wrong city: Rock Hall is 90 mi from Detroit, where the trip is then."
    let report = try desk.answer("check", "trip.json").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(report.contains(place), "\(report)")
    let events = try desk.answer("export", "trip.json", "--format", "ics").replacing("\r\n", with: "\n")
    let leg = try #require(events.split(separator: "BEGIN:VEVENT").first { $0.contains("SUMMARY:Chicago → Detroit") })
    #expect(leg.contains("DTSTART:20260704T140000Z"), "\(leg)")
  }
}
