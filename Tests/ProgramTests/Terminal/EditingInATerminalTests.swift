import TestSupport
import Testing

@Suite(.waits) struct EditingInATerminalTests {
  @Test func `an item is added, edited and deleted`() throws {
    let user = try TerminalSession().start()
    try user.press("G", "+", shows: "New item on Day 4")
    try user.type("Café Zoë 🍴")
    try user.press("Tab")
    try user.type("9:05 pm")
    try user.press("Tab", "Tab")
    try user.type("42.33, -83.05")
    try user.press("Tab")
    try user.type("bring \"cash\"")
    try user.press("C-s", shows: "Added Café Zoë 🍴 at the end of Day 4.")
    try user.press("Enter", shows: "Edit item")
    try user.type(", late")
    try user.press("BTab", "Right", "Enter", shows: "Saved Café Zoë 🍴, late.")
    try user.press("g", "j", "j", "x", shows: #"Delete "Post-game dinner"? y/N"#)
    try user.press("y", shows: "Deleted Post-game dinner from Day 1.")
    try user.quit()
    let item = #""custom": {"title": "Café Zoë 🍴, late", "category": "hotel", "time": "21:05", "#
    #expect(user.file.contains(item))
    #expect(user.file.contains(#""location": {"latitude": 42.33, "longitude": -83.05}, "notes": "bring \"cash\"""#))
    #expect(user.file.contains(#""day": 4, "sortOrder": 1, "#))
    #expect(!user.file.contains("Post-game dinner") && user.file.contains(#""id": "dinner", "deletedAt": ""#))
  }

  @Test func `pasted text is a lifted item and never keys`() throws {
    let user = try TerminalSession().start()
    try user.press("j", "j", shows: "Restaurant: Post-game dinner")
    try user.paste("qdyx +Q?/m Lou Malnati’s")
    try user.wait(for: "Picked up qdyx +Q?/m Lou Malnati’s, just pasted.")
    expect(user.file, chicagoToDetroit)
    try user.press("Right", "Space", shows: "Dropped on Day 2")
    try user.quit()
    #expect(user.file.contains(#"{"title": "qdyx +Q?/m Lou Malnati’s", "category": "note"}"#))
  }

  /// Operations outlive the program that made them, also if it is killed.
  @Test func `an edit is undone in a later session`() throws {
    let user = try TerminalSession().start()
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

  @Test func `a place of another trip is suggested`() throws {
    let user = try TerminalSession()
    try user.run("mkdir -p data/barnstorm/trips; cp trips/trip.json data/barnstorm/trips/a.json")
    let place = "--location 'Wriggle Room' --at 41.8,-87.6"
    try user.run("\"$BARNSTORM\" add data/barnstorm/trips/a.json --day 1 --title Pub \(place)", shows: "Added")
    try user.start()
    try user.type("+Drinks")
    try user.press("Tab", "Tab", "Tab")
    try user.type("wrig", shows: "Wriggle Room · yours")
    try user.press("Escape", "y")
    try user.quit()
  }

  @Test func `a geocoder command with spaces in its words finds an unknown place`() throws {
    let user = try TerminalSession()
    try user.write("geocoder = \"\(user.path("my tools"))/find\" \"for me\" -v\n", to: "config/barnstorm/config.ini")
    try user.write("#!/bin/sh\necho '39.0453, -94.5908'\nprintf '<%s>' \"$@\" > asked\n", to: "my tools/find")
    try user.run("chmod +x 'my tools/find'; clear")
    try user.start()
    try user.type("+Dinner")
    try user.press("Tab", "Tab", "Tab")
    try user.enter("Q39 Midtown; rm -r *", shows: "Found Q39 Midtown; rm -r * at 39.0453, -94.5908")
    try expect(user.text("asked"), "<for me><-v><--><Q39 Midtown; rm -r *>")
    try user.press("Enter", shows: "Added Dinner")
    try user.quit()
    #expect(user.file.contains(#""location": {"name": "Q39 Midtown; rm -r *", "latitude": 39.0453, "longitude": -94"#))
  }
}
