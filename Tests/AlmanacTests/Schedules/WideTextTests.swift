import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

/// Schedules in UTF-16.
struct WideTextTests {
  private static let month =
    "date,time,away,home,venue\n"
    + (1...28).map { "2026-07-\($0 < 10 ? "0" : "")\($0),13:20,Cardinals,Cubs,Wrigley Field\n" }.joined()

  @Test(arguments: [true, false], [true, false])
  func `text in UTF-16 is read with and without its mark`(isLittle: Bool, hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + Self.month.replacing("Cubs", with: "Zürich")
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      return isLittle ? [low, high] : [high, low]
    }
    let schedule = try read(bytes: bytes)
    expect(schedule.games.count, 28)
    expect(schedule.games.first?.game.home, "Zürich")
    // Half a character at the end.
    try expect(read(bytes: bytes + [0x41]).games.count, 28)
  }
}
