import TestSupport
import Testing

/// The commands that add, edit, move and delete an item, and what they write to the file.
@Suite(.waits) struct ItemCommandTests {
  private let desk = Desk()

  @Test func `add appends a custom item to a day and prints its ID`() throws {
    let answer = try desk.answer("add", "trip.json", "--day", "3", "--title", " Brunch ")
    let id = try #require(answer.dropFirst(#"Added "Brunch" on Day 3 ("#.count).split(separator: ")").first)
    expect(answer, "Added \"Brunch\" on Day 3 (\(id)).\n")
    #expect(isRandomUUID(id))
    let (added, removed) = try desk.changes(since: smallTrip)
    expect(removed, [])
    expect(
      added,
      [
        "  }, {", #"    "id": "\#(id)", "day": 3, "sortOrder": 104, "modifiedAt": "NOW","#,
        #"    "kind": {"custom": {"title": "Brunch", "category": "activity"}}"#,
      ])
  }

  @Test func `add takes every field`() throws {
    _ = try desk.answer(
      "add", "trip.json", "--day", "4", "--title", "Bay", "--category", "note", "--time", "09:05", "--at",
      "-33.9,151.25", "--location", "Botany Bay", "--notes", "- far away")
    let fields =
      #""title": "Bay", "category": "note", "time": "09:05", "location": {"name": "Botany Bay", "#
      + #""latitude": -33.9, "longitude": 151.25}, "notes": "- far away""#
    try expect(desk.changes(since: smallTrip).added.last, #"    "kind": {"custom": {\#(fields)}}"#)
  }

  @Test func `add reads lines as the editor does`() throws {
    _ = try desk.answer("add", "trip.json", "day", "3", "7:30pm dinner @ Wrigley Field $80", "--notes", "Window")
    let fields =
      #""title": "dinner", "category": "restaurant", "time": "19:30", "location": {"name": "Wrigley Field", "#
      + #""latitude": 41.9483, "longitude": -87.6556}, "cost": {"amount": "80", "currency": "USD"}, "notes": "Window""#
    try expect(desk.changes(since: smallTrip).added.last, #"    "kind": {"custom": {\#(fields)}}"#)
    try expect(desk.refusal("add", "trip.json", "dinner"), "no day in \"dinner\"; add one, such as fri, or pass --day")
    try expect(desk.refusal("add", "trip.json", "day 9 zoo"), "no such day in \"day 9 zoo\"; the trip has 4 days")
  }

  @Test func `add reads one item per line of standard input, or none if one is invalid`() throws {
    try desk.scratch.write("- day 2 zoo\nnowhere\n", to: "wrong.txt")
    let script = "exec '\(Spawn.barnstorm)' add trip.json"
    expect(try desk.runOther("/bin/sh", ["-c", "\(script) - < wrong.txt"]).status, 1)
    try expect(desk.changes(since: smallTrip).added, [])
    try desk.scratch.write("- Zoo\n\n2. Museum 2h\n", to: "right.txt")
    expect(try desk.runOther("/bin/sh", ["-c", "\(script) --day 2 - < right.txt"]).status, 0)
    let text = try desk.scratch.text("trip.json")
    #expect(text.contains(#""title": "Zoo""#) && text.contains(#""title": "Museum", "category": "activity", "dur"#))
  }

  @Test(arguments: [
    (["--title", "x", "--time", "24:00"], "\"24:00\" is not a time. Use 22:30, 10:30pm or noon"),
    (["--title", "x", "--time", "soon"], "\"soon\" is not a time. Use 22:30, 10:30pm or noon"),
    (
      ["--title", "x", "--at", "91,0"],
      "coordinates out of range; latitudes run from -90 to 90, longitudes from -180 to 180"
    ),
    (["--title", "x", "--at", "here"], "invalid coordinates 'here'; use LAT,LON, such as 42.33,-83.05"),
    (["--title", "x", "--at", "1,2,3"], "invalid coordinates '1,2,3'; use LAT,LON, such as 42.33,-83.05"),
  ])
  func `wrong fields are wrong usage`(fields: [String], sentence: String) throws {
    try expect(desk.misuse(["add", "trip.json", "--day", "1"] + fields), sentence)
  }

  private func isRandomUUID(_ text: Substring) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12] && groups[2].hasPrefix("4") && "89AB".contains(groups[3].prefix(1))
      && groups.joined().allSatisfy { "0123456789ABCDEF".contains($0) }
  }

  @Test func `a location that is coordinates or a link is stored as coordinates`() throws {
    _ = try desk.answer("add", "trip.json", "--day", "3", "--title", "Pier", "--location", "41.9, -87.6")
    #expect(try desk.scratch.text("trip.json").contains(#""location": {"latitude": 41.9, "longitude": -87.6}"#))
    _ = try desk.answer(
      "edit", "trip.json", "b2-dinner", "--location", "https://www.openstreetmap.org/?mlat=41.5&mlon=-87.5")
    #expect(try desk.scratch.text("trip.json").contains(#""location": {"latitude": 41.5, "longitude": -87.5}"#))
  }

  private func kind(_ fields: String) -> String { #"    "kind": {"custom": {\#(fields)}}"# }

  @Test func `edit changes what is given and keeps the rest`() throws {
    try expect(desk.answer("edit", "trip.json", "b2", "--title", "Supper", "--time", "9 pm"), "Saved \"Supper\".\n")
    let (added, removed) = try desk.changes(since: smallTrip)
    expect(removed.count, 2)
    expect(
      added,
      [
        #"    "id": "b2-dinner", "day": 1, "sortOrder": 103, "modifiedAt": "NOW","#,
        kind(
          #""title": "Supper", "category": "restaurant", "time": "21:00", "location": {"name": "Lou Mitchell’s", "#
            + #""latitude": 41.88, "longitude": -87.64}, "notes": "Cash only", "rating": 5"#),
      ])
  }

  @Test func `an empty text clears a field`() throws {
    _ = try desk.answer("edit", "trip.json", "b2", "--time", "", "--at", "", "--notes", "")
    try expect(
      desk.changes(since: smallTrip).added.last,
      kind(#""title": "Dinner", "category": "restaurant", "location": {"name": "Lou Mitchell’s"}, "rating": 5"#))
    _ = try desk.answer("edit", "trip.json", "b2", "--location", "")
    try expect(
      desk.changes(since: smallTrip).added.last, kind(#""title": "Dinner", "category": "restaurant", "rating": 5"#))
  }

  @Test func `a new location brings its own coordinates, and --at removes them`() throws {
    _ = try desk.answer("edit", "trip.json", "b2", "--location", "Wrigley Field")
    #expect(try desk.scratch.text("trip.json").contains(#""name": "Wrigley Field", "latitude": 41.9483"#))
    _ = try desk.answer("edit", "trip.json", "b2", "--at", "none")
    try expect(desk.changes(since: smallTrip).added.last?.contains(#""location": {"name": "Wrigley Field"}"#), true)
  }

  @Test func `an edit that changes nothing writes nothing`() throws {
    let version = desk.scratch.version("trip.json")
    try expect(
      desk.answer("edit", "trip.json", "b2", "--time", "10:30 PM", "--title", "Dinner"),
      "Nothing changed: \"Dinner\" already has these values.\n")
    expect(desk.scratch.version("trip.json"), version)
  }

  @Test func `games and legs are not edited by hand`() throws {
    try expect(
      desk.refusal("edit", "trip.json", "a1", "--title", "x"),
      "a game has only --seat, --reference, --cost and --notes to edit")
    try expect(
      desk.refusal("edit", "trip.json", "c3", "--title", "x"),
      "can't edit Chicago → Detroit like an item. To edit a leg, use `barnstorm leg`")
  }

  @Test func `a title and a category stay ones`() throws {
    try expect(desk.misuse("edit", "trip.json", "b2", "--title", ""), "missing title")
    try expect(
      desk.misuse("edit", "trip.json", "b2", "--category", ""),
      "unknown category ''; use restaurant, hotel, activity or note")
  }

  @Test(arguments: [
    (["--day", "4", "--first"], "Moved to Day 4.", #""id": "b2-dinner", "day": 4, "sortOrder": 1"#),
    (
      ["--day", "3", "--first"], "Moved to Day 3, before Cleveland Guardians @ Detroit Tigers.",
      #""id": "b2-dinner", "day": 3, "sortOrder": 99"#
    ),
    (["--day", "3", "--last"], "Moved to Day 3, after Hotel.", #""id": "b2-dinner", "day": 3, "sortOrder": 104"#),
    (
      ["--day", "3", "--before", "D4-H"], "Moved to Day 3, after Cleveland Guardians @ Detroit Tigers, before Hotel.",
      #""id": "b2-dinner", "day": 3, "sortOrder": 102"#
    ),
    (
      ["--day", "2", "--after", "c3-drive"], "Moved to Day 2, after Chicago → Detroit.",
      #""id": "b2-dinner", "day": 2, "sortOrder": 2"#
    ),
  ])
  func `a move changes only the lines of what moved`(place: [String], sentence: String, start: String) throws {
    // Dinner is in Chicago, where the trip is no longer on these days.
    let answer = try desk.answer(["move", "trip.json", "b2"] + place)
    #expect(
      answer.hasPrefix("\(sentence)\nWarning: Wrong city: Dinner is 238 mi from Detroit, where the trip is then.\n"),
      "\(answer)")
    let (added, removed) = try desk.changes(since: smallTrip)
    #expect(
      removed.contains(#"    "id": "b2-dinner", "day": 1, "sortOrder": 103, "modifiedAt": "2026-06-01T12:00:00.000Z","#)
    )
    #expect(added.contains(#"    \#(start), "modifiedAt": "NOW","#))
    expect(added.count, removed.count)
    #expect((added + removed).allSatisfy { $0.contains("b2-dinner") || $0.contains("Dinner") || $0 == "  }, {" })
  }

  @Test func `a leg moves between its games`() throws {
    try expect(
      desk.answer("move", "trip.json", "c3", "--day", "1", "--after", "a1"),
      "Moved to Day 1, after St. Louis Cardinals @ Chicago Cubs, before Dinner.\n"
        + "Warning: Wrong city: Dinner is 238 mi from Detroit, where the trip is then.\n")
  }

  @Test(arguments: [["--day", "1", "--last"], ["--day", "1", "--after", "a1"]])
  func `moving an item to its own slot writes nothing`(place: [String]) throws {
    let version = desk.scratch.version("trip.json")
    let answer = try desk.answer(["move", "trip.json", "b2"] + place)
    expect(answer, "Nothing changed: Dinner is already there.\n")
    expect(desk.scratch.version("trip.json"), version)
  }

  @Test func `yes on the terminal deletes`() throws {
    let (status, screen) = try desk.runOnTerminal("delete", "trip.json", "d4-h", typing: "y\n")
    expect(status, 0)
    expect(screen, "Delete \"Hotel\"? y/N Deleted \"Hotel\" from Day 3.\n")
    #expect(try !desk.scratch.text("trip.json").contains(#""title": "Hotel""#))
  }

  @Test(arguments: ["\n", "\u{4}"])
  func `anything else on the terminal keeps the item`(typed: String) throws {
    let (status, screen) = try desk.runOnTerminal("delete", "trip.json", "d4-h", typing: typed)
    expect(status, 1)
    expect(screen, "Delete \"Hotel\"? y/N barnstorm: kept: \"Hotel\" was not deleted\n")
    try expect(desk.scratch.text("trip.json"), smallTrip)
  }
}
