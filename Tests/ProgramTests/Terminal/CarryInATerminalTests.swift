import TestSupport
import Testing

@Suite(.waits) struct CarryInATerminalTests {
  @Test func `an item is carried across days and dropped`() throws {
    let user = try TerminalSession().start()
    try user.press("j", "j", "Space", shows: "Picked up Post-game dinner.")
    try user.press("Right", "Right", "Right", shows: "On Day 4")
    try user.press("Space", shows: "Dropped on Day 4")
    try user.wait(until: "the file has the new place") { user.position(of: "dinner") == #""day": 4, "sortOrder": 1"# }
    try user.quit()
    let before = Set(chicagoToDetroit.split(separator: "\n"))
    let changed = user.file.split(separator: "\n").filter { !before.contains($0) }
    expect(changed.count, 1)
    expect(changed.first?.contains(#""id": "dinner", "day": 4, "sortOrder": 1"#), true)
  }

  @Test func `a refused or canceled drop snaps back and writes nothing`() throws {
    let user = try TerminalSession().start()
    try user.press("j", "j", "j", "j", "Space", shows: "Picked up Chicago → Detroit.")
    try user.press("Up", "Up", "Up", shows: "Can't go there: ")
    try user.press("Space", shows: "It is back on Day 2.")
    try user.press("Space", "Up", shows: "drop here")
    try user.press("BSpace", shows: "Cancelled: Chicago → Detroit stays on Day 2.")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test(arguments: ["j", "\u{1B}OB"]) func `two hundred buffered keys are two hundred steps`(key: String) throws {
    let user = try TerminalSession(tripText(days: 1, notes(300))).start()
    try user.press("j", "Space", shows: "Picked up Note 1.")
    try user.type(String(repeating: key, count: 200) + " ")
    try user.wait(for: "Dropped on Day 1, after Note 201, before Note 202.")
    try user.quit()
    expect(user.position(of: "n1"), #""day": 1, "sortOrder": 201.5"#)
  }

  // MARK: Reports of the mouse as a terminal sends them, in mode 1006 of xterm

  @Test func `a drag in one burst of bytes drops where the button is released`() throws {
    let user = try TerminalSession().start()
    let (dinner, leg) = try (user.cell(of: "≡ ●  Post-game"), user.cell(of: "≡ Chicago →"))
    try user.send(dinner.press + leg.drag + leg.release, shows: "Dropped on Day 2")
    try user.quit(leaving: "dinner", onDay: 2)
  }

  @Test func `twenty quick drags in one burst are twenty drops`() throws {
    let user = try TerminalSession(tripText(days: 1, notes(9))).start()
    let (third, seventh) = try (user.cell(of: "Note 3"), user.cell(of: "Note 7"))
    let drag = third.press + third.down(1).drag + seventh.drag + seventh.release
    try user.send(drag, shows: "Dropped on Day 1")
    let places = user.placesOfNotes
    let target = try #require(places.firstIndex(of: 3))
    #expect(target > 2)
    // Each drag takes the third note to the same place.
    var expected = places
    for _ in 1...20 { expected.insert(expected.remove(at: 2), at: target) }
    try user.send(String(repeating: drag, count: 20))
    try user.wait(until: "the notes are \(expected)") { user.placesOfNotes == expected }
    try user.quit()
  }

  private func notes(_ count: Int) -> [Item] {
    (1...count).map { Item(id: "n\($0)", day: 1, sortOrder: $0, title: "Note \($0)") }
  }
}

/// A place on the screen, from 1, and what the mouse reports there.
struct Cell {
  let column: Int
  let row: Int

  func down(_ rows: Int) -> Cell { Cell(column: column, row: row + rows) }

  var press: String { report(0) }
  var drag: String { report(32) }
  var release: String { report(0, final: "m") }

  private func report(_ code: Int, final: String = "M") -> String { "\u{1B}[<\(code);\(column);\(row)\(final)" }
}

extension TerminalSession {
  /// The cell where a text begins. What is left of it must be one column wide per character.
  func cell(of text: String) throws -> Cell {
    try wait(until: "the screen shows “\(text)”") { screen.contains(text) }
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.contains(text) }, "“\(text)” is not on the screen")
    let start = try #require(lines[index].firstRange(of: text)?.lowerBound)
    return Cell(column: lines[index].distance(from: lines[index].startIndex, to: start) + 1, row: index + 1)
  }

  fileprivate var placesOfNotes: [Int] {
    screen.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /≡ ¶  Note ([0-9]+)/).flatMap { Int($0.output.1) }
    }
  }
}
