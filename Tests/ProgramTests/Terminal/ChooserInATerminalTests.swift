import TestSupport
import Testing

/// Finding the way to a trip, and what the settings do to the screen.
@Suite(.waits) struct ChooserInATerminalTests {
  @Test func `a first run offers the sample and opens it`() throws {
    let user = try TerminalSession()
    try user.run("clear; \"$BARNSTORM\"", shows: "sample trip to try things out")
    try user.press("Enter", shows: "Day 1 -")
    try user.quit()
    try user.run("clear; \"$BARNSTORM\"", shows: "Day 1 -")
    try user.quit()
  }

  @Test func `a question mark lists the keys, and is text in a search`() throws {
    let user = try TerminalSession()
    try user.run("clear; \"$BARNSTORM\"", shows: "F1 help")
    try user.type("?", shows: "List of trips")
    try user.press("Escape", shows: "sample trip to try things out")
    try user.type("x?", shows: "x?")
    try user.press("F1", shows: "List of trips")
    try user.press("Escape", shows: "No trip matches")
    try user.press("Escape", shows: "sample trip to try things out")
    try user.leave(by: "Escape")
  }

  @Test func `typing filters the trips`() throws {
    let user = try TerminalSession()
    try user.run(
      "clear; mkdir -p data/barnstorm/trips; cp trips/trip.json data/barnstorm/trips/; \"$BARNSTORM\" sample")
    try user.wait(for: ".json")
    try user.run("echo '{' > data/barnstorm/trips/broken.json; clear; \"$BARNSTORM\" --choose", shows: "3 trips")
    try user.type("broken", shows: "damaged: line")
    try user.press("Escape", shows: "3 trips")
    try user.leave(by: "Escape")
  }

  @Test func `the chooser suspends resizes and gives the terminal back`() throws {
    let user = try TerminalSession()
    try user.run("clear; \"$BARNSTORM\"", shows: "Enter open")
    try user.leave(by: "C-z")
    try user.run("clear; fg", shows: "Enter open")
    try user.resize(columns: 50, rows: 12)
    try user.wait(for: "sample trip")
    try user.leave(by: "C-c")
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
    let user = try TerminalSession(environment: ["NO_COLOR": "1"]).start()
    #expect(!user.styledScreen.contains("[38;"))
    try user.quit()
    try user.start("--colors auto")
    #expect(user.styledScreen.contains("[38;"))
    try user.quit()
  }
}
