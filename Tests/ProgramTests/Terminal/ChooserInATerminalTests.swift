import TestSupport
import Testing

@Suite(.waits) struct ChooserInATerminalTests {
  @Test func `a first run offers the sample and opens it`() throws {
    let user = try TerminalSession()
    try user.run("clear; \"$BARNSTORM\"", shows: "sample trip to try things out")
    try user.press("Enter", shows: "Day 1 -")
    try user.quit()
    try user.run("clear; \"$BARNSTORM\"", shows: "Day 1 -")
    try user.quit()
  }

  @Test func `the editor follows the file and reports its damage`() throws {
    let user = try TerminalSession()
    try user.run(
      "mkdir -p config/barnstorm; printf 'units = km\\nclock = noon\\nmouse = off\\n' > config/barnstorm/config.ini")
    try user.start(waitingFor: "config.ini:2: clock: \"noon\" is not one of 12h, 24h.")
    #expect(user.words.contains(" km "))
    try expect(user.fact("mouse_any_flag"), "0")
    try user.quit()
    try user.start("--units mi --clock 24h --plain", waitingFor: "config.ini:2")
    #expect(user.words.contains(" miles, "))
    #expect(!user.screen.contains("│"))
    try user.quit()
  }

  @Test func `only a flag overrides NO_COLOR`() throws {
    let user = try TerminalSession(environment: ["NO_COLOR": "1"]).start()
    #expect(!user.hasColors)
    try user.quit()
    try user.start("--colors auto")
    #expect(user.hasColors)
    try user.quit()
  }

  @Test func `the dense view is kept for the next start`() throws {
    let user = try TerminalSession().start()
    #expect(user.screen.contains("╭"))
    try user.press("z", shows: "Dense view")
    #expect(!user.screen.contains("╭"))
    try user.quit()
    try user.start()
    #expect(!user.screen.contains("╭"))
    try user.quit()
  }
}
