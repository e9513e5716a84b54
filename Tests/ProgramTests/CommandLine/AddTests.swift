import TestSupport
import Testing

@Suite(.waits) struct AddTests {
  @Test func `add appends a custom item to a day and prints its ID`() throws {
    let desk = try Desk()
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
    let desk = try Desk()
    _ = try desk.answer(
      "add", "trip.json", "--day", "4", "--title", "Bay", "--category", "note", "--time", "09:05", "--at",
      "-33.9,151.25", "--location", "Botany Bay", "--notes", "- far away")
    let fields =
      #""title": "Bay", "category": "note", "time": "09:05", "location": {"name": "Botany Bay", "#
      + #""latitude": -33.9, "longitude": 151.25}, "notes": "- far away""#
    try expect(desk.changes(since: smallTrip).added.last, #"    "kind": {"custom": {\#(fields)}}"#)
  }

  @Test func `add refuses a day that the trip does not have`() throws {
    try expect(
      Desk().refusal("add", "trip.json", "--day", "5", "--title", "x"), "no Day 5; the trip has days 1 to 4")
  }

  @Test func `add reads lines as the editor does`() throws {
    let desk = try Desk()
    _ = try desk.answer("add", "trip.json", "day", "3", "7:30pm dinner @ Wrigley Field $80", "--notes", "Window")
    let fields =
      #""title": "dinner", "category": "restaurant", "time": "19:30", "location": {"name": "Wrigley Field", "#
      + #""latitude": 41.9483, "longitude": -87.6556}, "cost": {"amount": "80", "currency": "USD"}, "notes": "Window""#
    try expect(desk.changes(since: smallTrip).added.last, #"    "kind": {"custom": {\#(fields)}}"#)
    try expect(
      desk.refusal("add", "trip.json", "dinner"), "no day in \"dinner\"; add one, such as fri, or pass --day")
    try expect(
      desk.refusal("add", "trip.json", "day 9 zoo"), "no such day in \"day 9 zoo\"; the trip has 4 days")
  }

  @Test func `add reads one item per line of standard input, or none if one is invalid`() throws {
    let desk = try Desk()
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
    (["--title", " "], "missing title"),
    (["--title", "x", "--time", "24:00"], "\"24:00\" is not a time. Use 22:30, 10:30pm or noon"),
    (["--title", "x", "--time", "soon"], "\"soon\" is not a time. Use 22:30, 10:30pm or noon"),
    (
      ["--title", "x", "--at", "91,0"],
      "coordinates out of range; latitudes run from -90 to 90, longitudes from -180 to 180"
    ),
    (["--title", "x", "--at", "here"], "invalid coordinates 'here'; use LAT,LON, such as 42.33,-83.05"),
    (["--title", "x", "--at", "1,2,3"], "invalid coordinates '1,2,3'; use LAT,LON, such as 42.33,-83.05"),
    (
      ["--title", "x", "--category", "pub"],
      "unknown category 'pub'; use restaurant, hotel, activity or note"
    ),
    (["--title"], "missing value for '--title <title>'"),
    ([], "missing argument '--title <title>'"),
  ])
  func `wrong fields are wrong usage`(fields: [String], sentence: String) throws {
    try expect(Desk().misuse(["add", "trip.json", "--day", "1"] + fields), sentence)
  }

  private func isRandomUUID(_ text: Substring) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12] && groups[2].hasPrefix("4") && "89AB".contains(groups[3].prefix(1))
      && groups.joined().allSatisfy { "0123456789ABCDEF".contains($0) }
  }

  @Test func `a location that is coordinates or a link is stored as coordinates`() throws {
    let desk = try Desk()
    _ = try desk.answer("add", "trip.json", "--day", "3", "--title", "Pier", "--location", "41.9, -87.6")
    #expect(try desk.scratch.text("trip.json").contains(#""location": {"latitude": 41.9, "longitude": -87.6}"#))
    _ = try desk.answer(
      "edit", "trip.json", "b2-dinner", "--location", "https://www.openstreetmap.org/?mlat=41.5&mlon=-87.5")
    #expect(try desk.scratch.text("trip.json").contains(#""location": {"latitude": 41.5, "longitude": -87.5}"#))
  }
}
