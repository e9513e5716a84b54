import TestSupport
import Testing

/// The other ways in which something gets to its place: a nudge, the list of places, a paste.
@Suite(.waits) struct MovingInATerminalTests {
  private let user: TerminalSession

  init() throws { user = try TerminalSession().start() }

  @Test func `shift and an arrow move the row at once`() throws {
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
    try user.press("j", "j", "m", shows: "Move Post-game dinner to")
    try user.type("day 4", shows: "1 of 1")
    try user.press("Enter")
    try user.wait(until: "the file has it") { user.position(of: "dinner") == #""day": 4, "sortOrder": 1"# }
    try user.quit()
  }

  @Test func `pasted text is a lifted item and never keys`() throws {
    try user.press("j", "j")
    try user.paste("qdyx +Q?/m Lou Malnati’s")
    try user.wait(for: "Picked up qdyx +Q?/m Lou Malnati’s, just pasted.")
    expect(user.file, chicagoToDetroit)
    try user.press("Right", "Space", shows: "Dropped on Day 2")
    try user.quit()
    #expect(user.file.contains(#"{"title": "qdyx +Q?/m Lou Malnati’s", "category": "note"}"#))
  }

  @Test func `several pasted lines are one block in their order`() throws {
    try user.press("G")
    try user.paste("First stop\nSecond stop\n\nThird stop\n")
    try user.wait(for: "just pasted")
    try user.press("Space", shows: "Dropped on Day 4")
    let rows = try ["First stop", "Second stop", "Third stop"].map { try #require(user.row(of: $0)) }
    expect(rows, Array(rows[0]..<rows[0] + 3))
    try user.quit()
    #expect(user.file.contains("Third stop"))
  }

  @Test func `Escape discards a paste`() throws {
    try user.paste("Lou Malnati’s")
    try user.wait(for: "just pasted")
    try user.press("Escape", shows: "Cancelled: Lou Malnati’s was not added.")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test func `a paste into the form is its text`() throws {
    try user.press("a", shows: "New item on Day 1")
    try user.paste("Quiet dinner")
    try user.wait(for: "Quiet dinner")
    try user.press("Enter", shows: "Added Quiet dinner at the end of Day 1.")
    try user.quit()
  }

  @Test func `the plain screen has no boxes`() throws {
    let user = try TerminalSession().start("--plain")
    let lines = user.screen.split(separator: "\n")
    expect(lines.filter { $0.contains("St. Louis Cardinals @ Chicago Cubs") }.count, 1)
    #expect(!hasBoxes(user.screen))
    try user.press("j", "j", "j", "j", "Space", "Up", "Up", "Up")
    try user.waitForRefusal()
    #expect(!hasBoxes(user.screen))
    try user.press("Escape", "?", shows: "row up")
    #expect(!hasBoxes(user.screen))
    try user.press("Escape")
    try user.quit()
  }

  /// Lines, corners and blocks: U+2500 to U+259F.
  private func hasBoxes(_ screen: String) -> Bool {
    screen.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) }
  }

  @Test func `s takes a leg with a departure to its date`() throws {
    try user.press("j", "j", "j", "j", "Enter", shows: "Mode drive")
    try user.press("Tab")
    try user.enter("jul 4 10am", shows: "Saved Chicago → Detroit")
    try user.press("S-Right")
    try user.wait(until: "the leg is on Day 3") { user.position(of: "leg")?.hasPrefix(#""day": 3,"#) == true }
    try user.press("s")
    try user.wait(until: "the leg is on Day 2") { user.position(of: "leg")?.hasPrefix(#""day": 2,"#) == true }
    try user.quit()
  }
}
