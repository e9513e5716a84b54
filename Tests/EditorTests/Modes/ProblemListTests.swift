import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct ProblemListTests {
  private let sketch = "@Chicago! Dinner | @Detroit! | Museum"

  @Test func `names the chosen match and their number, and Enter goes to its row`() {
    var robot = Robot(sketch).pressing("p", .status("1 of 2: Day 1: Warning: Guests @ Chicago is postponed."))
    robot.press("Down", .status("2 of 2: Day 2: Warning: Guests @ Detroit is postponed."))
    robot.press("Down", .begins("2 of 2"))
    robot.press("Enter", .browses, .status("Warning: Guests @ Detroit is postponed."))
  }

  @Test func `a problem names its day once`() {
    var robot = Robot(SampleTrips.problems).pressing("p")
    let count = robot.state.displayed.advisories.all.count
    for number in 1...count {
      #expect(robot.status.hasPrefix("\(number) of \(count): Day "))
      #expect(!robot.status.contains(" on Day ") && !robot.status.contains("of Day "), "\(robot.status)")
      robot.press("Down")
    }
  }

  @Test func `a long text takes several lines, and a click on each of them chooses it`() {
    var robot = Robot(SampleTrips.problems, size: Size(columns: 60, rows: 24)).pressing("p")
    let problems = robot.state.displayed.advisories.all
    let words = robot.frame.text.split { " │\n".contains($0) }.joined(separator: " ")
    for advisory in problems.prefix(3) {
      #expect(words.contains(robot.state.displayed.wording.sentence(advisory, namesDay: false)), "\(words)")
    }
    for row in 0..<22 {
      var clicked = robot
      let text = robot.frame.text(ofRow: row)
      guard text.contains("Day 1: "), !text.contains("…") else { continue }
      clicked.click(line: row + 1, column: 20)
      #expect(clicked.status.hasPrefix("1 of ") || !robot.frame.text(ofRow: row + 1).contains("     "))
    }
    for _ in problems {
      robot.press("Down")
      #expect(robot.frame.text.contains("▌"), "the chosen problem is not on the screen")
    }
  }

  @Test func `typing narrows down the list`() {
    var robot = Robot(sketch)
    robot.press("p \"detroit day\"", .status("1 of 1: Day 2: Warning: Guests @ Detroit is postponed."))
    robot.press("\" x\"", .status("Nothing here matches what you typed."))
    robot.press("Enter Esc", .browses)
  }

  @Test func `reports that a trip has no problems`() {
    Robot("@Chicago Dinner").pressing("p", .status("No problems."))
  }

  @Test func `the title counts the problems`() {
    #expect(Robot(sketch).frame.text(ofRow: 0).contains("2 problems"))
    #expect(!Robot("@Chicago Dinner").frame.text(ofRow: 0).contains("problem"))
  }

  @Test func `a warning is dismissed until its reason changes, and brought back by the same key`() {
    var robot = Robot(sketch).pressing("p Ctrl-X", .saves(1), .begins("Dismissed until its cause changes"))
    #expect(robot.frame.text(ofRow: 0).contains("1 problem ·"))
    expect(robot.trip.dismissed.map(\.kind), ["gameNotScheduled"])
    // It is last now.
    robot.press("End Ctrl-X", .status("Warning restored."), .titles("2 problems ·"))
    robot.press("Home Ctrl-X")
    let changed = robot.trip.changing("@Chicago!", at: 5) { $0.changeGame { $0.status = .cancelled } }
    robot.find(onDisk: changed, .titles("2 problems ·"))
  }

  @Test func `! reports dismissed problems in the words of the list`() {
    var robot = Robot("@Chicago! Dinner").pressing("p Ctrl-X")
    expect(robot.state.displayed.advisories.dismissed.count, 1)
    robot.press("Esc !", .status("No open problems; 1 dismissed."))
  }

  @Test func `an error is not dismissed`() {
    var robot = Robot("@Chicago Chicago>Detroit @Detroit")
    robot.press("p Ctrl-X", .status("Errors can't be dismissed; Enter goes to the row."))
    #expect(robot.trip.dismissed.isEmpty)
  }
}

@Suite struct ChangeListTests {
  @Test func `the newest changes come first, and Enter goes to the row`() {
    var robot = Robot(SampleTrips.changed)
    robot.press("c", .status("1 of 4: New: Day 2: Guests @ Detroit has a time now: Sat, Jul 4, 1:20 PM EDT."))
    robot.press("End", .status("4 of 4: Day 1: The venue of Guests @ Chicago is now called Lake Park."))
    robot.press("Up", .begins("3 of 4: New: Removed Guests @ Gary on "))
    robot.press("Enter", .status("That row no longer exists."))
    robot.press("Home Enter", .browses, .begins("Game: Guests @ Detroit"))
  }

  @Test func `rows and title mark changes until the list was seen`() {
    var robot = Robot(SampleTrips.changed)
    #expect(robot.frame.text(ofRow: 0).contains("3 changes"))
    #expect(robot.frame.text.contains("•"))
    robot.press("c", .shows("Changes: 3 new"), .saves(0))
    robot.press("Esc", .saves(1))
    #expect(!robot.trip.changes.contains { !$0.isSeen })
    #expect(!robot.frame.text(ofRow: 0).contains("change"))
    #expect(!robot.frame.text.contains("•"))
    robot.press("c Esc", .saves(0))
  }

  @Test func `typing narrows down the changes, and nothing is dismissed`() {
    var robot = Robot(SampleTrips.changed).pressing("c \"lake\"", .begins("1 of 1: Day 1: The venue"))
    robot.press("Ctrl-X", .status("Changes count as seen when you leave this list."))
    #expect(!robot.frame.text.contains("dismiss"))
  }

  @Test func `reports that no schedule has changed a trip`() {
    var robot = Robot("@Chicago Dinner").pressing("c", .status("No schedule has changed this trip."))
    robot.press("Esc", .saves(0))
  }

  @Test func `a click chooses, and a click on the chosen one goes there`() {
    var robot = Robot(SampleTrips.problems).pressing("p")
    robot.click(line: robot.line(showing: "Toledo is postponed"), column: 20, .begins("4 of 4: "))
    robot.click(line: robot.line(showing: "Toledo is postponed"), column: 20, .browses, .mentions("postponed"))
  }

  @Test func `plain mode describes problems and changes in words`() {
    var robot = Robot(SampleTrips.changed, size: Size(columns: 100, rows: 40), isPlain: true)
    #expect(robot.frame.text.contains("Changed! MLB: Guests @ Detroit"))
    robot.press("c", .shows("New: Day 2: Guests @ Detroit has a time now"))
    robot = Robot(SampleTrips.problems, size: Size(columns: 100, rows: 40), isPlain: true)
    robot.press("p", .shows("Day 4: Warning: Guests @ Toledo is postponed."))
    for sign in ["▲", "→", "·", "•"] { #expect(!robot.frame.text.contains(sign)) }
  }
}
