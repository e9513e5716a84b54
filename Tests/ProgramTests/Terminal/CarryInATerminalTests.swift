import TestSupport
import Testing

/// An item is picked up, carried and put down in a real terminal, and the file says so.
@Suite(.waits) struct CarryInATerminalTests {
  @Test func `an item is carried across days and dropped`() throws {
    let user = try TerminalSession().start()
    try user.press("j", "j", "Space", shows: "Picked up Post-game dinner.")
    try user.press("Right", "Right", "Right", shows: "On Day 4")
    try user.press("Space", shows: "Dropped on Day 4")
    try user.wait(until: "the file has the new place") { user.position(of: "dinner") == #""day": 4, "sortOrder": 1"# }
    try user.quit()
    expect(user.position(of: "dinner"), #""day": 4, "sortOrder": 1"#)
  }

  @Test func `a drop changes only the lines of what moved`() throws {
    let user = try TerminalSession().start()
    try user.press("j", "j", "Space", "Right", "Right", "Right", "Space", shows: "Dropped on Day 4")
    try user.quit()
    let before = Set(chicagoToDetroit.split(separator: "\n"))
    let changed = user.file.split(separator: "\n").filter { !before.contains($0) }
    expect(changed.count, 1)
    expect(changed.first?.contains(#""id": "dinner""#), true)
  }

  @Test func `a slot between two rows gives a number between theirs`() throws {
    let user = try TerminalSession().start()
    try user.press("G", "k", "Space", shows: "Picked up Book Tower.")
    try user.press("Left", "Left", shows: "at the start of Day 1.")
    try user.press("Down", shows: "After St. Louis Cardinals @ Chicago Cubs, before Post-game dinner, on Day 1.")
    try user.press("Enter", shows: "Dropped on Day 1")
    try user.quit()
    expect(user.position(of: "hotel"), #""day": 1, "sortOrder": 100.5"#)
  }

  @Test func `a leg is refused before the game it leaves from and snaps back`() throws {
    let user = try TerminalSession().start()
    try user.press("j", "j", "j", "j", "Space", shows: "Picked up Chicago → Detroit.")
    try user.press("Up", "Up", "Up")
    try user.waitForRefusal()
    try user.press("Space", shows: "It is back on Day 2.")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test func `a game is not picked up`() throws {
    let user = try TerminalSession().start()
    try user.press("j", "Space")
    try user.wait(
      for: "Can't pick it up: games can't be moved. St. Louis Cardinals @ Chicago Cubs (Day 1, 1:20 PM CDT)")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test(arguments: ["Escape", "BSpace", "q"])
  func `a key cancels and nothing is written`(key: String) throws {
    let user = try TerminalSession().start()
    try user.press("j", "j")
    for _ in 1...2 {
      try user.press("Space", "Down", "Down", shows: "drop here")
      try user.press(key, shows: "Cancelled: Post-game dinner stays on Day 1.")
    }
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test func `picking up and dropping at once writes nothing`() throws {
    let user = try TerminalSession().start()
    try user.press("j", "j", "Space", "Space", shows: "Cancelled: Post-game dinner stays on Day 1.")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test func `resizing keeps what is carried`() throws {
    let user = try TerminalSession().start()
    try user.press("j", "j", "Space", "Right", shows: "drop here")
    try user.resize(columns: 50, rows: 12)
    try user.wait(until: "the screen is drawn anew") {
      user.row(of: "Space drop") == 11 && user.row(of: "drop here") != nil
    }
    try user.resize(columns: 120, rows: 40)
    try user.wait(until: "the screen is drawn anew") { user.row(of: "Space drop") == 39 }
    try user.press("Space", shows: "Dropped on Day 2")
    try user.quit(leaving: "dinner", onDay: 2)
  }

  @Test func `two hundred buffered keys are two hundred steps`() throws {
    let notes = (1...300).map { Item(id: "n\($0)", day: 1, sortOrder: $0, title: "Note \($0)") }
    let user = try TerminalSession(tripText(days: 1, notes)).start()
    try user.type("j " + String(repeating: "j", count: 200) + " ")
    try user.wait(for: "Dropped on Day 1, after Note 201, before Note 202.")
    try user.quit()
    expect(user.position(of: "n1"), #""day": 1, "sortOrder": 201.5"#)
  }

  @Test func `two hundred buffered arrows are two hundred steps`() throws {
    let notes = (1...300).map { Item(id: "n\($0)", day: 1, sortOrder: $0, title: "Note \($0)") }
    let user = try TerminalSession(tripText(days: 1, notes)).start()
    try user.press("j", "Space", shows: "Picked up Note 1.")
    try user.type(String(repeating: "\u{1B}OB", count: 200) + " ")
    try user.wait(for: "Dropped on Day 1, after Note 201, before Note 202.")
  }

  @Test func `while a leg is carried, headers show the new totals of days`() throws {
    let user = try TerminalSession().start()
    let header = { (day: Int) in user.screen.split(separator: "\n").first { $0.contains("Day \(day) - ") } ?? "" }
    #expect(header(2).contains("283 mi") && !header(1).contains("283 mi"))
    try user.press("j", "j", "j", "j", "Space", "Up", "Up")
    // From the end of the game on, before the late dinner.
    try user.wait(until: "the first day drives") { header(1).contains("283 mi") && !header(2).contains("283 mi") }
    try user.press("Escape")
    try user.quit()
  }
}
