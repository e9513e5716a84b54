import TestSupport
import Testing

/// Finding the way to a trip, and what the settings do to the screen.
@Suite(.waits) struct ChooserInATerminalTests {
  @Test func `a first run offers the sample and opens it`() throws {
    let user = try TerminalSession()
    try user.run("clear; \"$BARNSTORM\"")
    try user.wait(for: "sample trip to try things out")
    try user.press("Enter")
    try user.wait(for: "Day 1 -")
    try user.quit()
    try user.run("clear; \"$BARNSTORM\"")
    try user.wait(for: "Day 1 -")
    try user.quit()
  }

  @Test func `a question mark lists the keys, and is text in a search`() throws {
    let user = try TerminalSession()
    try user.run("clear; \"$BARNSTORM\"")
    try user.wait(for: "F1 help")
    try user.type("?")
    try user.wait(for: "List of trips")
    try user.press("Escape")
    try user.wait(for: "sample trip to try things out")
    try user.type("x?")
    try user.wait(for: "x?")
    try user.press("F1")
    try user.wait(for: "List of trips")
    try user.press("Escape")
    try user.wait(for: "No trip matches")
    try user.press("Escape")
    try user.wait(for: "sample trip to try things out")
    try user.press("Escape")
    try user.waitForShell()
  }

  @Test func `typing filters the trips`() throws {
    let user = try TerminalSession()
    try user.run(
      "clear; mkdir -p data/barnstorm/trips; cp trips/trip.json data/barnstorm/trips/; \"$BARNSTORM\" sample")
    try user.wait(for: ".json")
    try user.run("echo '{' > data/barnstorm/trips/broken.json; clear; \"$BARNSTORM\" --choose")
    try user.wait(for: "3 trips")
    try user.type("broken")
    try user.wait(for: "damaged: line")
    try user.press("Escape")
    try user.wait(for: "3 trips")
    try user.press("Escape")
    try user.waitForShell()
  }

  @Test func `the chooser suspends resizes and gives the terminal back`() throws {
    let user = try TerminalSession()
    try user.run("clear; \"$BARNSTORM\"")
    try user.wait(for: "Enter open")
    try user.press("C-z")
    try user.waitForShell()
    try user.run("clear; fg")
    try user.wait(for: "Enter open")
    try user.resize(columns: 50, rows: 12)
    try user.wait(for: "sample trip")
    try user.press("C-c")
    try user.waitForShell()
    try expect(user.fact("mouse_any_flag"), "0")
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

  @Test func `only a flag is above no color`() throws {
    let user = try TerminalSession(environment: ["NO_COLOR": "1"])
    try user.start()
    #expect(!user.styledScreen.contains("[38;"))
    try user.quit()
    try user.start("--colors auto")
    #expect(user.styledScreen.contains("[38;"))
    try user.quit()
  }
}
