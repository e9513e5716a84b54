import TestSupport
import Testing

/// What a terminal of more columns and rows shows beside the list, the dense view, and the menu of a row.
@Suite(.waits) struct WideInATerminalTests {
  @Test func `the pane follows the selected row, the overview its day`() throws {
    let user = try TerminalSession(columns: 120, rows: 34).start()
    try user.press("j", shows: "City Chicago, IL")
    try user.press("]", shows: "Day 2 of ")
    #expect(user.screen.split(separator: "\n")[1].contains("[2]"))
    try user.press("j", shows: "Can go on")
    try user.press("Space", shows: "where it was")
    try user.resize(columns: 100, rows: 30)
    try user.wait(until: "the pane is gone") { !user.words.contains("Can go on") }
    try user.press("Escape")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test func `the dense view is there again at the next start`() throws {
    let user = try TerminalSession().start()
    #expect(user.screen.contains("╭"))
    try user.press("z", shows: "Dense view")
    #expect(!user.screen.contains("╭"))
    try user.quit()
    try user.start()
    #expect(!user.screen.contains("╭"))
    try user.press("z", shows: "Card view")
    try user.quit()
    try user.start()
    #expect(user.screen.contains("╭"))
    try user.quit()
  }

  @Test func `the right button opens the menu of a row, and its lines can be pressed`() throws {
    let user = try TerminalSession().start()
    try user.send(try user.cell(of: "Post-game").secondaryPress, shows: "show details")
    let edit = try user.cell(of: "edit it")
    try user.send(edit.press + edit.release, shows: "Edit item")
    try user.press("Escape")
    try user.press(".", shows: "show details")
    try user.press("v", shows: "Category")
    try user.press("Escape")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test func `hints at the foot can be pressed`() throws {
    let user = try TerminalSession().start()
    let help = try user.cell(of: "? help")
    try user.send(help.press + help.release, shows: "List")
    let close = try user.cell(of: "Esc close")
    try user.send(close.press + close.release)
    try user.wait(until: "the help is gone") { !user.words.contains("List") }
    let quit = try user.cell(of: "q quit")
    try user.send(quit.press + quit.release)
    try user.wait(until: "the shell is back") { user.words.hasSuffix("ready>") }
  }

  @Test func `next to the pane Enter on a game opens its ticket, and the key line names more keys`() throws {
    let user = try TerminalSession(columns: 170, rows: 50).start()
    try user.wait(for: "z dense")
    try user.press("j", "Enter", shows: "Ticket: St. Louis Cardinals")
    try user.press("Escape")
    try user.quit()
  }

  @Test func `next to the pane all times are at the left, also those of legs`() throws {
    let user = try TerminalSession(columns: 120, rows: 34).start()
    for (row, time) in [("Chicago → Detroit", "~9:00 AM"), ("Post-game dinner", "10:30 PM")] {
      let line = try #require(user.screen.split(separator: "\n").first { $0.contains(row) })
      #expect(line.drop { $0 == " " }.hasPrefix(time), "\(line)")
    }
    try user.quit()
  }

  @Test(arguments: [(24, true), (30, false), (50, true)])
  func `games have two lines on screens of middle height`(rows: Int, hasCards: Bool) throws {
    let user = try TerminalSession(columns: 100, rows: rows).start()
    expect(user.screen.contains("╭"), hasCards)
    try user.quit()
  }
}
