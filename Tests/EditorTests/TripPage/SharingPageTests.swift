import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

/// How the editor tells that a trip is shared.
@Suite struct SharingPageTests {
  private func shared(_ word: String, _ lines: String...) -> Robot {
    var robot = Robot("@Chicago Dinner | Museum")
    robot.happen(.sharing(SharingNews(word: word, lines: lines)))
    return robot
  }

  private func text(_ robot: Robot) -> String {
    (0..<robot.frame.size.rows).map { robot.frame.text(ofRow: $0) }.joined(separator: "\n")
  }

  @Test func `the title shows the state of a shared trip`() {
    var robot = shared("2 waiting", "Waiting: Dinner.")
    #expect(robot.frame.text(ofRow: 0).contains("2 waiting"))
    robot.happen(.sharing(nil))
    #expect(!robot.frame.text(ofRow: 0).contains("waiting"))
  }

  @Test func `the trip menu shows what waits`() {
    var robot = shared("2 waiting", "Waiting: Dinner.", "Waiting: Museum.")
    robot.press("T y")
    #expect(text(robot).contains("Waiting: Dinner."))
    #expect(text(robot).contains("Waiting: Museum."))
    robot.press("Esc Esc", .browses, .saves(0))
  }

  @Test func `the trip menu of a trip that is not shared names how to share it`() {
    var robot = Robot("@Chicago Dinner | Museum").pressing("T y")
    #expect(text(robot).contains("This trip is not shared."))
    robot.press("Enter", .effects([.ring]))
    robot.press("Esc Esc", .browses)
  }

  @Test func `changes update the open trip menu`() {
    var robot = shared("1 waiting", "Waiting: Dinner.")
    robot.press("T y")
    robot.happen(.sharing(SharingNews(word: "shared", lines: ["Everything is synced."])))
    #expect(text(robot).contains("Everything is synced.") && !text(robot).contains("Waiting"))
  }

  @Test func `a long page is scrolled, and stays in range when it gets shorter`() {
    var robot = shared("60 waiting")
    let lines = (1...60).map { "Waiting: Item \($0)." }
    robot.happen(.sharing(SharingNews(word: "60 waiting", lines: lines)))
    robot.press("T y")
    for _ in 1...70 { robot.press("j") }
    #expect(text(robot).contains("Waiting: Item 60.") && !text(robot).contains("Waiting: Item 1."))
    robot.happen(.sharing(SharingNews(word: "1 waiting", lines: [lines[0]])))
    #expect(text(robot).contains("Waiting: Item 1."))
    robot.press("k")
    #expect(text(robot).contains("Waiting: Item 1."))
  }

  @Test func `a sync can be requested, and its result is reported`() {
    var robot = shared("offline", "Out of reach.")
    robot.press("T y Enter", .effects([.outside(.sync)]))
    robot.happen(.synced(SharingNews(word: "shared", lines: ["All of it."], summary: "All of it is there.")))
    expect(robot.status, "All of it is there.")
    robot.happen(.synced(nil), .begins("This trip is not shared."))
  }

  @Test func `reports once that sharing has stopped`() {
    var robot = shared("shared")
    let stopped = SharingNews(word: "SHARING STOPPED", lines: ["No."], summary: "No.", isStopped: true)
    robot.happen(.sharing(stopped), .says("Sharing has stopped; T, y shows why."))
    robot.press("j")
    robot.happen(.sharing(stopped))
    #expect(robot.status != "Sharing has stopped; T, y shows why.")
  }

  @Test(arguments: ["shared", "read-only share", "SHARING STOPPED", "99 not shared", "12 waiting", "offline"])
  func `the state fits into the smallest title next to a long name`(word: String) {
    var robot = Robot(SampleTrips.hostile, size: Size(columns: 40, rows: 10), repertoire: .ascii)
    robot.happen(.sharing(SharingNews(word: word, lines: [])))
    #expect(robot.frame.text(ofRow: 0).contains(word))
  }

  @Test func `events of sharing keep the carried row`() {
    var robot = Robot("@Chicago Dinner | Museum").pressing("m", on: "Dinner")
    let before = robot.state.mode
    robot.happen(.sharing(SharingNews(word: "shared", lines: [])))
    expect(robot.state.mode, before)
  }
}
