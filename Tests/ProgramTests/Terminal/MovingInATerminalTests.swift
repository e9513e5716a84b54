import TestSupport
import Testing

/// The other ways in which something gets to its place: a nudge, the list of places, a paste.
@Suite(.waits) struct MovingInATerminalTests {
  @Test func `shift and an arrow move the row at once`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("j", "j", "S-Down")
    try user.wait(until: "the file has it") { user.position(of: "dinner")?.hasPrefix(#""day": 2,"#) == true }
    try user.press("S-Up")
    try user.wait(until: "the file has it") { user.position(of: "dinner")?.hasPrefix(#""day": 1,"#) == true }
    try user.press("S-Right")
    try user.wait(until: "the file has it") { user.position(of: "dinner")?.hasPrefix(#""day": 2,"#) == true }
    try user.press("S-Left")
    try user.wait(until: "the file has it") { user.position(of: "dinner")?.hasPrefix(#""day": 1,"#) == true }
    try user.quit()
  }

  @Test func `move to lists the slots and filters them`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("j", "j", "m")
    try user.wait(for: "Move Post-game dinner to")
    try user.type("day 4")
    try user.wait(for: "1 of 1")
    try user.press("Enter")
    try user.wait(until: "the file has it") { user.position(of: "dinner") == #""day": 4, "sortOrder": 1"# }
    try user.quit()
  }

  @Test func `pasted text is a lifted item and never keys`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("j", "j")
    try user.paste("qdyx +Q?/m Lou Malnati’s")
    try user.wait(for: "Picked up qdyx +Q?/m Lou Malnati’s, just pasted.")
    expect(user.file, chicagoToDetroit)
    try user.press("Right", "Space")
    try user.waitForDrop(onDay: 2)
    try user.quit()
    #expect(user.file.contains(#"{"title": "qdyx +Q?/m Lou Malnati’s", "category": "note"}"#))
  }

  @Test func `several pasted lines are one block in their order`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("G")
    try user.paste("First stop\nSecond stop\n\nThird stop\n")
    try user.wait(for: "just pasted")
    try user.press("Space")
    try user.waitForDrop(onDay: 4)
    let rows = try ["First stop", "Second stop", "Third stop"].map { try #require(user.row(of: $0)) }
    expect(rows, Array(rows[0]..<rows[0] + 3))
    try user.quit()
    #expect(user.file.contains("Third stop"))
  }

  @Test func `Escape discards a paste`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.paste("Lou Malnati’s")
    try user.wait(for: "just pasted")
    try user.press("Escape")
    try user.wait(for: "Cancelled: Lou Malnati’s was not added.")
    try user.quit()
    expect(user.file, chicagoToDetroit)
  }

  @Test func `a paste into the form is its text`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("a")
    try user.wait(for: "New item on Day 1")
    try user.paste("Quiet dinner")
    try user.wait(for: "Quiet dinner")
    try user.press("Enter")
    try user.wait(for: "Added Quiet dinner at the end of Day 1.")
    try user.quit()
  }

  @Test func `the plain screen has no boxes`() throws {
    let user = try TerminalSession()
    try user.start("--plain")
    let lines = user.screen.split(separator: "\n")
    expect(lines.filter { $0.contains("St. Louis Cardinals @ Chicago Cubs") }.count, 1)
    #expect(!hasBoxes(user.screen))
    try user.press("j", "j", "j", "j", "Space", "Up", "Up", "Up")
    try user.waitForRefusal()
    #expect(!hasBoxes(user.screen))
    try user.press("Escape", "?")
    try user.wait(for: "row up")
    #expect(!hasBoxes(user.screen))
    try user.press("Escape")
    try user.quit()
  }

  /// Lines, corners and blocks: U+2500 to U+259F.
  private func hasBoxes(_ screen: String) -> Bool {
    screen.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) }
  }

  @Test func `s takes a leg with a departure to its date`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("j", "j", "j", "j", "Enter")
    try user.wait(for: "Mode drive")
    try user.press("Tab")
    try user.type("jul 4 10am")
    try user.press("Enter")
    try user.wait(for: "Saved Chicago → Detroit")
    try user.press("S-Right")
    try user.wait(until: "the leg is on Day 3") { user.position(of: "leg")?.hasPrefix(#""day": 3,"#) == true }
    try user.press("s")
    try user.wait(until: "the leg is on Day 2") { user.position(of: "leg")?.hasPrefix(#""day": 2,"#) == true }
    try user.quit()
  }
}
