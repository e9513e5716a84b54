import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct PlainTests {
  private static let signs = Set("→←↑↓~·≡–▲✗✓━│┃╭▌•".unicodeScalars)

  private static func signs(in robot: Robot) -> String {
    String((robot.frame.text + robot.status).unicodeScalars.filter { signs.contains($0) })
  }

  @Test(
    arguments: [Wording(), Wording(clock: .twentyFourHour, distance: .kilometers)], [CharacterSupport.unicode, .ascii])
  func `plain rows, status and pages contain words and no signs`(wording: Wording, characterSupport: CharacterSupport) {
    var robot = Robot(
      SampleTrips.rustBelt, size: Size(columns: 170, rows: 50), characterSupport: characterSupport, isPlain: true,
      wording: wording)
    for row in 0..<robot.rows.count {
      robot.press("j")
      if !Portion.has(row) { continue }
      for keys in ["Enter", "Esc", "Esc", "Space", "0", "j", "k", "k", "?", "Esc", "End j", "Esc", "m", "Esc"] {
        robot.press(keys)
        #expect(Self.signs(in: robot).isEmpty, "\(robot.frame.text)")
      }
    }
  }

  @Test func `plain mode describes a leg in words`() {
    var robot = Robot(SampleTrips.rustBelt, size: Size(columns: 100, rows: 40), isPlain: true)
    robot.select("to cleveland")
    expect(robot.status, "Leg: Detroit to Cleveland, about 169 miles, 2 hours 45 minutes. Space picks it up.")
    #expect(robot.frame.text.contains("> Leg: Detroit to Cleveland, about 169 miles, 2 hours 45 minutes"))
    #expect(robot.frame.text.contains("Fri, Jul 3 to Fri, Jul 10, 2026, 5 games"))
    robot.press("Space", .ends("Up Down move it, Space drops it, Esc puts it back."), .shows("Up Down move"))
    let european = Wording(clock: .twentyFourHour, distance: .kilometers)
    robot = Robot(SampleTrips.rustBelt, size: Size(columns: 100, rows: 40), isPlain: true, wording: european)
    robot.select("to cleveland")
    expect(robot.status, "Leg: Detroit to Cleveland, about 272 kilometers, 2 hours 45 minutes. Space picks it up.")
  }

  @Test func `plain mode describes changes in words`() {
    var robot = Robot(SampleTrips.rustBelt, size: Size(columns: 100, rows: 40), isPlain: true)
    robot.find(onDisk: robot.trip.moving("to cleveland", day: 3, sortOrder: 200))
    expect(robot.status, "Another program moved Detroit to Cleveland to Day 3.")
    #expect(Self.signs(in: robot).isEmpty)
  }

  // MARK: Errors and warnings

  @Test(arguments: [(CharacterSupport.unicode, "▲"), (.ascii, "?")])
  func `errors and warnings have their own marks and words`(characterSupport: CharacterSupport, warning: String) {
    var robot = Robot(
      TripSketch.trip("@Chicago! | @Detroit Chicago>Detroit | @Chicago"), size: Size(columns: 100, rows: 40),
      characterSupport: characterSupport, strikesOut: false)
    robot.press("!", .begins("Warning: "))
    robot.press("!", .selects("Chicago>Detroit"), .begins("Error: Impossible: "))
    let marks = (0..<40).compactMap { robot.frame.text(ofRow: $0).dropFirst().first }.filter { "!?▲".contains($0) }
    expect(marks.map(String.init), [warning, "!", warning])
    robot.press("v", .shows("Error: Impossible: "))
  }
}
