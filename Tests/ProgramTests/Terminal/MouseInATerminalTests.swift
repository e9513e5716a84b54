import TestSupport
import Testing

/// Reports of the mouse as a terminal sends them, in mode 1006 of xterm.
@Suite(.waits) struct MouseInATerminalTests {
  @Test func `a drag in one burst of bytes drops where the button is released`() throws {
    let user = try TerminalSession().start()
    let (dinner, leg) = try (user.cell(of: "≡ ●  Post-game"), user.cell(of: "≡ Chicago →"))
    try user.send(dinner.press + leg.drag + leg.release, shows: "Dropped on Day 2")
    try user.quit(leaving: "dinner", onDay: 2)
  }

  @Test func `a dragged row stays lifted until the button is released`() throws {
    let user = try TerminalSession().start()
    let (leg, game) = try (user.cell(of: "≡ Chicago →"), user.cell(of: "Wrigley Field"))
    try user.send(leg.press + game.up(3).drag)
    try user.waitForRefusal()
    try user.send(game.up(3).release, shows: "It is back on Day 2.")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test func `a click selects and moves nothing`() throws {
    let user = try TerminalSession().start()
    let hotel = try user.cell(of: "Book Tower")
    try user.send(hotel.press + hotel.release, shows: "Activity: Book Tower.")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test func `a double click edits`() throws {
    let user = try TerminalSession().start()
    let hotel = try user.cell(of: "Book Tower")
    try user.send(hotel.press + hotel.release + hotel.press + hotel.release, shows: "Edit item")
    try user.press("Escape")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test func `a click on the plus of a day opens the form`() throws {
    let user = try TerminalSession().start()
    let header = try user.cell(of: "Day 3 - ")
    let plus = Cell(column: try user.cell(of: "[+]").column + 1, row: header.row)
    try user.send(plus.press + plus.release, shows: "New item on Day 3")
    try user.press("Escape")
    try user.quit()
  }

  @Test func `a game is not dragged`() throws {
    let user = try TerminalSession().start()
    let (game, hotel) = try (user.cell(of: "Wrigley Field"), user.cell(of: "Book Tower"))
    try user.send(game.press + hotel.drag + hotel.release, shows: "games can't be moved")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test func `the wheel scrolls and leaves the selection on its row`() throws {
    let user = try TerminalSession(tripText(days: 1, notes(60))).start()
    try user.press("j", "j", shows: "Note: Note 2.")
    try user.send(String(repeating: Cell(column: 10, row: 10).wheelDown, count: 9))
    try user.wait(until: "the list has scrolled") {
      user.row(of: "Note 30") != nil && user.row(of: "≡ ¶  Note 2 ") == nil
    }
    #expect(user.words.contains("Note: Note 2."))
    try user.press("j", shows: "Note: Note 3.")
    try user.quit()
  }

  @Test(arguments: ["Rust Belt Swing", "Esc cancel"])
  func `a release outside the list cancels`(place: String) throws {
    let user = try TerminalSession().start()
    let (dinner, leg) = try (user.cell(of: "≡ ●  Post-game"), user.cell(of: "≡ Chicago →"))
    try user.send(dinner.press + leg.drag, shows: "After Chicago → Detroit, at the end of Day 2.")
    try user.send(try user.cell(of: place).release, shows: "Cancelled: Post-game dinner stays on Day 1.")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test func `Escape cancels while the button is pressed`() throws {
    let user = try TerminalSession().start()
    let (dinner, leg) = try (user.cell(of: "≡ ●  Post-game"), user.cell(of: "≡ Chicago →"))
    try user.send(dinner.press + leg.drag, shows: "After Chicago → Detroit, at the end of Day 2.")
    try user.press("Escape", shows: "Cancelled: Post-game dinner stays on Day 1.")
    try user.send(leg.release)
    try user.quit(leaving: chicagoToDetroit)
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

  @Test func `the mouse can be left to the terminal`() throws {
    let user = try TerminalSession().start()
    try expect(user.fact("mouse_any_flag"), "1")
    try expect(user.fact("mouse_sgr_flag"), "1")
    try user.quit()
    try user.start("--mouse off")
    try expect(user.fact("mouse_any_flag"), "0")
    try expect(user.fact("mouse_sgr_flag"), "0")
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

  func up(_ rows: Int) -> Cell { Cell(column: column, row: row - rows) }
  func down(_ rows: Int) -> Cell { up(-rows) }

  var press: String { report(0) }
  var drag: String { report(32) }
  var release: String { report(0, final: "m") }
  var secondaryPress: String { report(2) + report(2, final: "m") }
  var wheelDown: String { report(65) }

  private func report(_ code: Int, final: String = "M") -> String { "\u{1B}[<\(code);\(column);\(row)\(final)" }
}

extension TerminalSession {
  /// Where a text begins. What stands left of it must be one column wide per character.
  func cell(of text: String) throws -> Cell {
    try wait(until: "the screen shows “\(text)”") { screen.contains(text) }
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.contains(text) }, "“\(text)” is not on the screen")
    let start = try #require(lines[index].firstRange(of: text)?.lowerBound)
    return Cell(column: lines[index].distance(from: lines[index].startIndex, to: start) + 1, row: index + 1)
  }

  /// The numbers of the notes on the screen, from top to bottom.
  fileprivate var placesOfNotes: [Int] {
    screen.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /≡ ¶  Note ([0-9]+)/).flatMap { Int($0.output.1) }
    }
  }
}
