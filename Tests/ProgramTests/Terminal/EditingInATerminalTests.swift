import TestSupport
import Testing

/// Items are added, edited and deleted in a real terminal, and the file says so.
@Suite(.waits) struct EditingInATerminalTests {
  private let user: TerminalSession

  init() throws { user = try TerminalSession().start() }

  @Test func `an item is added`() throws {
    try user.press("G")
    try user.press("+", shows: "New item on Day 4")
    try user.type("Café Zoë 🍴")
    try user.press("Tab")
    try user.type("9:05 pm")
    try user.press("Tab", "Tab")
    try user.type("42.33, -83.05")
    try user.press("Tab")
    try user.type("bring \"cash\"")
    try user.press("C-s", shows: "Added Café Zoë 🍴 at the end of Day 4.")
    try user.quit()
    let item = #""custom": {"title": "Café Zoë 🍴", "category": "restaurant", "time": "21:05", "#
    #expect(user.file.contains(item))
    #expect(user.file.contains(#""location": {"latitude": 42.33, "longitude": -83.05}, "notes": "bring \"cash\"""#))
    #expect(user.file.contains(#""day": 4, "sortOrder": 1, "#))
  }

  @Test func `a mistake keeps the form and what was typed`() throws {
    try user.press("a", shows: "New item on Day 1")
    try user.type("Museum")
    try user.press("Tab")
    try user.enter("25:99", shows: "\"25:99\" is not a time. Use 22:30")
    #expect(user.screen.contains("Museum"))
    expect(user.file, chicagoToDetroit)
    try user.press("C-u")
    try user.enter("10:30", shows: "Added Museum on Day 1 at its time, at the start.")
    try user.quit()
    #expect(user.file.contains(#"{"title": "Museum", "category": "activity", "time": "10:30"}"#))
  }

  @Test func `an item is edited`() throws {
    try user.press("j", "j", "Enter", shows: "Edit item")
    try user.type(", late")
    try user.press("BTab", "Right", "Enter", shows: "Saved Post-game dinner, late.")
    try user.quit()
    #expect(user.file.contains(#"{"title": "Post-game dinner, late", "category": "hotel", "time": "22:30"}"#))
    expect(user.position(of: "dinner"), #""day": 1, "sortOrder": 101"#)
  }

  @Test func `leaving the form changes nothing`() throws {
    try user.press("j", "j", "e", shows: "Edit item")
    try user.type("zzz")
    try user.press("Escape", shows: "Discard your changes? y/N")
    try user.press("n", shows: "dinnerzzz")
    try user.press("C-c", "y", shows: "Cancelled: the item is unchanged.")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test(arguments: ["Enter", "n", "Escape", "Space"])
  func `deleting asks, with no as the default`(key: String) throws {
    try user.press("j", "j", "d", shows: #"Delete "Post-game dinner"? y/N"#)
    try user.press(key, shows: "Kept: Post-game dinner was not deleted.")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test func `yes deletes and leaves a tombstone`() throws {
    try user.press("j", "j", "x", shows: #"Delete "Post-game dinner"? y/N"#)
    try user.press("y", shows: "Deleted Post-game dinner from Day 1.")
    try user.quit()
    #expect(!user.file.contains("Post-game dinner"))
    #expect(user.file.contains(#""id": "dinner", "deletedAt": ""#))
  }

  @Test func `a game is not deleted`() throws {
    try user.press("j", "d", shows: "Can't delete St. Louis Cardinals @ Chicago Cubs: games come")
    try user.quit(leaving: chicagoToDetroit)
  }

  /// Operations outlive the program that made them, also if it is killed.
  @Test func `an edit is undone in a later session`() throws {
    try user.press("j", "j", "K", shows: "Moved to Day 1")
    try user.wait(until: "the move is saved") { user.file != chicagoToDetroit }
    try user.leave(by: "C-z")
    try user.run("kill -KILL %%")
    try user.start()
    try user.press("u", shows: "Undid: moved Post-game dinner within Day 1.")
    try user.press("u", shows: "Nothing to undo.")
    try user.press("U", shows: "Redid: moved Post-game dinner within Day 1.")
    try user.press("u", shows: "Undid: moved Post-game dinner within Day 1.")
    try user.quit()
    expect(user.position(of: "dinner"), #""day": 1, "sortOrder": 101"#)
  }

  @Test func `Enter on a leg opens its form, where what is typed replaces a value and Space is a character`() throws {
    try user.press("j", "j", "j", "j", "Enter", shows: "Mode drive")
    try user.type("train")
    try user.press("Tab", "Tab", "Tab", "Tab", "Tab", shows: "Carrier")
    try user.enter("Wolverine 350", shows: "Saved Chicago → Detroit")
    try user.quit()
    #expect(user.file.contains(#""mode": "train""#) && user.file.contains(#""carrier": "Wolverine 350""#))
  }

  @Test func `a flight that leaves before the game is over is an error, by keys and by command`() throws {
    try user.press("j", "j", "j", "j", "S-Up", "Enter", shows: "Mode drive")
    try user.type("flight")
    try user.press("Tab")
    try user.enter("2pm", shows: "Saved Chicago → Detroit")
    try user.press("p", shows: "Error: Not enough time: Chicago → Detroit")
    try user.press("Escape")
    try user.quit()
    try user.run("clear; \"$BARNSTORM\" check '\(user.trip)'; echo status $?", shows: "status 1")
  }

  @Test func `a drop reports the problem it causes, the list goes there, and moving back fixes it`() throws {
    try user.wait(for: "283 mi · 4h 30m driving")
    try user.press("j", "j", "S-Up", shows: "This causes a problem: Out of time order on Day 1")
    try user.wait(for: "1 problem ·")
    try user.press("G", "p", shows: "Problems: 1 warning")
    try user.type("comes after", shows: "1 of 1: Day 1: Warning: Out of time order: ")
    try user.press("Enter")
    try user.wait(forNo: "Problems: 1 warning")
    try user.press("k", "S-Down", shows: "This fixes a problem.")
    try user.wait(forNo: "1 problem ·")
    try user.press("p", shows: "No problems.")
    try user.press("Escape")
    try user.quit()
  }
}
