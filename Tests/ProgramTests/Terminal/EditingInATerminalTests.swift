import TestSupport
import Testing

/// Items are added, edited and deleted in a real terminal, and the file says so.
@Suite(.waits) struct EditingInATerminalTests {
  @Test func `an item is added`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("G")
    try user.press("+")
    try user.wait(for: "New item on Day 4")
    try user.type("Café Zoë 🍴")
    try user.press("Tab")
    try user.type("9:05 pm")
    try user.press("Tab", "Tab")
    try user.type("42.33, -83.05")
    try user.press("Tab")
    try user.type("bring \"cash\"")
    try user.press("C-s")
    try user.wait(for: "Added Café Zoë 🍴 at the end of Day 4.")
    try user.quit()
    let item = #""custom": {"title": "Café Zoë 🍴", "category": "restaurant", "time": "21:05", "#
    #expect(user.file.contains(item))
    #expect(user.file.contains(#""location": {"latitude": 42.33, "longitude": -83.05}, "notes": "bring \"cash\"""#))
    #expect(user.file.contains(#""day": 4, "sortOrder": 1, "#))
  }

  @Test func `a mistake keeps the form and what was typed`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("a")
    try user.wait(for: "New item on Day 1")
    try user.type("Museum")
    try user.press("Tab")
    try user.type("25:99")
    try user.press("Enter")
    try user.wait(for: "\"25:99\" is not a time. Use 22:30")
    #expect(user.screen.contains("Museum"))
    expect(user.file, chicagoToDetroit)
    try user.press("C-u")
    try user.type("10:30")
    try user.press("Enter")
    try user.wait(for: "Added Museum on Day 1 at its time, at the start.")
    try user.quit()
    #expect(user.file.contains(#"{"title": "Museum", "category": "activity", "time": "10:30"}"#))
  }

  @Test func `an item is edited`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("j", "j", "Enter")
    try user.wait(for: "Edit item")
    try user.type(", late")
    try user.press("BTab", "Right", "Enter")
    try user.wait(for: "Saved Post-game dinner, late.")
    try user.quit()
    #expect(user.file.contains(#"{"title": "Post-game dinner, late", "category": "hotel", "time": "22:30"}"#))
    expect(user.position(of: "dinner"), #""day": 1, "sortOrder": 101"#)
  }

  @Test func `leaving the form changes nothing`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("j", "j", "e")
    try user.wait(for: "Edit item")
    try user.type("zzz")
    try user.press("Escape")
    try user.wait(for: "Discard your changes? y/N")
    try user.press("n")
    try user.wait(for: "dinnerzzz")
    try user.press("C-c", "y")
    try user.wait(for: "Cancelled: the item is unchanged.")
    try user.quit()
    expect(user.file, chicagoToDetroit)
  }

  @Test(arguments: ["Enter", "n", "Escape", "Space"])
  func `deleting asks, with no as the default`(key: String) throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("j", "j", "d")
    try user.wait(for: #"Delete "Post-game dinner"? y/N"#)
    try user.press(key)
    try user.wait(for: "Kept: Post-game dinner was not deleted.")
    try user.quit()
    expect(user.file, chicagoToDetroit)
  }

  @Test func `yes deletes and leaves a tombstone`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("j", "j", "x")
    try user.wait(for: #"Delete "Post-game dinner"? y/N"#)
    try user.press("y")
    try user.wait(for: "Deleted Post-game dinner from Day 1.")
    try user.quit()
    #expect(!user.file.contains("Post-game dinner"))
    #expect(user.file.contains(#""id": "dinner", "deletedAt": ""#))
  }

  @Test func `a game is not deleted`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("j", "d")
    try user.wait(for: "Can't delete St. Louis Cardinals @ Chicago Cubs: games come")
    try user.quit()
    expect(user.file, chicagoToDetroit)
  }

  /// Operations outlive the program that made them, also if it is killed.
  @Test func `an edit is undone in a later session`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("j", "j", "K")
    try user.wait(for: "Moved to Day 1")
    try user.wait(until: "the move is saved") { user.file != chicagoToDetroit }
    try user.press("C-z")
    try user.waitForShell()
    try user.run("kill -KILL %%")
    try user.start()
    try user.press("u")
    try user.wait(for: "Undid: moved Post-game dinner within Day 1.")
    try user.press("u")
    try user.wait(for: "Nothing to undo.")
    try user.press("U")
    try user.wait(for: "Redid: moved Post-game dinner within Day 1.")
    try user.press("u")
    try user.wait(for: "Undid: moved Post-game dinner within Day 1.")
    try user.quit()
    expect(user.position(of: "dinner"), #""day": 1, "sortOrder": 101"#)
  }

  @Test func `Enter on a leg opens its form, where what is typed replaces a value and Space is a character`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("j", "j", "j", "j", "Enter")
    try user.wait(for: "Mode drive")
    try user.type("train")
    try user.press("Tab", "Tab", "Tab", "Tab", "Tab")
    try user.wait(for: "Carrier")
    try user.type("Wolverine 350")
    try user.press("Enter")
    try user.wait(for: "Saved Chicago → Detroit")
    try user.quit()
    #expect(user.file.contains(#""mode": "train""#) && user.file.contains(#""carrier": "Wolverine 350""#))
  }

  @Test func `a flight that leaves before the game is over is an error, by keys and by command`() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("j", "j", "j", "j", "S-Up", "Enter")
    try user.wait(for: "Mode drive")
    try user.type("flight")
    try user.press("Tab")
    try user.type("2pm")
    try user.press("Enter")
    try user.wait(for: "Saved Chicago → Detroit")
    try user.press("p")
    try user.wait(for: "Error: Not enough time: Chicago → Detroit")
    try user.press("Escape")
    try user.quit()
    try user.run("clear; \"$BARNSTORM\" check '\(user.trip)'; echo status $?")
    try user.wait(for: "status 1")
  }
}
