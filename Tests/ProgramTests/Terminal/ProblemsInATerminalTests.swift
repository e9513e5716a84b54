import Testing

/// What days hold, what an edit causes, and the list of problems.
@Suite(.waits) struct ProblemsInATerminalTests {
  @Test func `a drop reports the problem it causes, the list goes there, and moving back fixes it`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.wait(for: "283 mi · 4h 30m driving")
    try user.press("j", "j", "S-Up")
    try user.wait(for: "This causes a problem: Out of time order on Day 1")
    try user.wait(for: "1 problem ·")
    try user.press("G", "p")
    try user.wait(for: "Problems: 1 warning")
    try user.type("comes after")
    try user.wait(for: "1 of 1: Day 1: Warning: Out of time order: ")
    try user.press("Enter")
    try user.wait(forNo: "Problems: 1 warning")
    try user.press("k", "S-Down")
    try user.wait(for: "This fixes a problem.")
    try user.wait(forNo: "1 problem ·")
    try user.press("p")
    try user.wait(for: "No problems.")
    try user.press("Escape")
    try user.quit()
  }
}
