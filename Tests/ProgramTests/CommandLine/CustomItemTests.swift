import Testing

@Suite struct AddTests {
  @Test func `add puts a custom item at the end of a day and tells its id`() throws {
    let desk = try Desk()
    let answer = try desk.answer("add", "trip.json", "--day", "3", "--title", " Brunch ")
    let id = try #require(answer.dropFirst(#"Added "Brunch" on Day 3 ("#.count).split(separator: ")").first)
    #expect(answer == "Added \"Brunch\" on Day 3 (\(id)).\n")
    #expect(isRandomUUID(id))
    let (added, removed) = try desk.changes(since: smallTrip)
    #expect(removed == [])
    #expect(
      added == [
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
    #expect(try desk.changes(since: smallTrip).added.last == #"    "kind": {"custom": {\#(fields)}}"#)
  }

  @Test func `add refuses a day that the trip does not have`() throws {
    #expect(
      try Desk().refusal("add", "trip.json", "--day", "5", "--title", "x")
        == "There is no Day 5: the trip has days 1 to 4.")
  }

  @Test(arguments: [
    (["--title", " "], "A title is needed."),
    (["--title", "x", "--time", "24:00"], "'24:00' is not a time: write 22:30 or 10:30 PM."),
    (["--title", "x", "--time", "soon"], "'soon' is not a time: write 22:30 or 10:30 PM."),
    (["--title", "x", "--at", "91,0"], "Latitudes run from -90 to 90, longitudes from -180 to 180."),
    (["--title", "x", "--at", "here"], "'here' are no coordinates: write latitude and longitude, 42.33,-83.05."),
    (["--title", "x", "--at", "1,2,3"], "'1,2,3' are no coordinates: write latitude and longitude, 42.33,-83.05."),
    (
      ["--title", "x", "--category", "pub"],
      "'pub' is no category: write one of restaurant, hotel, activity, note."
    ),
    (["--title"], "Missing value for '--title <title>'"),
    ([], "Missing expected argument '--title <title>'"),
  ])
  func `wrong fields are wrong usage`(fields: [String], sentence: String) throws {
    #expect(try Desk().misuse(["add", "trip.json", "--day", "1"] + fields) == sentence)
  }

  private func isRandomUUID(_ text: Substring) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12] && groups[2].hasPrefix("4") && "89AB".contains(groups[3].prefix(1))
      && groups.joined().allSatisfy { "0123456789ABCDEF".contains($0) }
  }
}

@Suite struct EditTests {
  private func kind(_ fields: String) -> String { #"    "kind": {"custom": {\#(fields)}}"# }

  @Test func `edit changes what is given and keeps the rest`() throws {
    let desk = try Desk()
    #expect(try desk.answer("edit", "trip.json", "b2", "--title", "Supper", "--time", "9 pm") == "Saved \"Supper\".\n")
    let (added, removed) = try desk.changes(since: smallTrip)
    #expect(removed.count == 2)
    #expect(
      added == [
        #"    "id": "b2-dinner", "day": 1, "sortOrder": 103, "modifiedAt": "NOW","#,
        kind(
          #""title": "Supper", "category": "restaurant", "time": "21:00", "location": {"name": "Lou Mitchell’s", "#
            + #""latitude": 41.88, "longitude": -87.64}, "notes": "Cash only", "rating": 5"#),
      ])
  }

  @Test func `an empty text clears a field`() throws {
    let desk = try Desk()
    _ = try desk.answer("edit", "trip.json", "b2", "--time", "", "--at", "", "--notes", "")
    #expect(
      try desk.changes(since: smallTrip).added.last
        == kind(#""title": "Dinner", "category": "restaurant", "location": {"name": "Lou Mitchell’s"}, "rating": 5"#))
    _ = try desk.answer("edit", "trip.json", "b2", "--location", "")
    #expect(
      try desk.changes(since: smallTrip).added.last
        == kind(#""title": "Dinner", "category": "restaurant", "rating": 5"#))
  }

  @Test func `another name keeps the coordinates, which go when told to`() throws {
    let desk = try Desk()
    _ = try desk.answer("edit", "trip.json", "b2", "--location", "Lou’s")
    #expect(
      try desk.changes(since: smallTrip).added.last?.contains(
        #""location": {"name": "Lou’s", "latitude": 41.88, "longitude": -87.64}"#) == true)
    _ = try desk.answer("edit", "trip.json", "b2", "--at", "none")
    #expect(try desk.changes(since: smallTrip).added.last?.contains(#""location": {"name": "Lou’s"}"#) == true)
  }

  @Test func `an edit that changes nothing writes nothing`() throws {
    let desk = try Desk()
    let version = desk.scratch.version("trip.json")
    #expect(
      try desk.answer("edit", "trip.json", "b2", "--time", "10:30 PM", "--title", "Dinner")
        == "Nothing changed: \"Dinner\" is like that already.\n")
    #expect(desk.scratch.version("trip.json") == version)
  }

  @Test func `games and legs are not edited by hand`() throws {
    let desk = try Desk()
    #expect(
      try desk.refusal("edit", "trip.json", "a1", "--title", "x")
        == "Games come from the schedule and are not edited by hand: "
        + "St. Louis Cardinals @ Chicago Cubs stays as it is.")
    #expect(
      try desk.refusal("edit", "trip.json", "c3", "--title", "x")
        == "Legs come from the schedule and are not edited by hand: Chicago → Detroit stays as it is.")
  }

  @Test func `edit needs a field, and a title stays one`() throws {
    let desk = try Desk()
    #expect(try desk.misuse("edit", "trip.json", "b2") == "Give at least one field to change.")
    #expect(try desk.misuse("edit", "trip.json", "b2", "--title", "") == "A title is needed.")
    #expect(
      try desk.misuse("edit", "trip.json", "b2", "--category", "")
        == "'' is no category: write one of restaurant, hotel, activity, note.")
  }
}

@Suite struct DeleteTests {
  @Test func `delete leaves a tombstone`() throws {
    let desk = try Desk()
    #expect(try desk.answer("delete", "trip.json", "d4-h", "--yes") == "Deleted \"Hotel\" from Day 3.\n")
    let text = try desk.scratch.text("trip.json")
    #expect(!text.contains(#""title": "Hotel""#))
    #expect(try desk.changes(since: smallTrip).added.contains(#"    "id": "d4-hotel", "deletedAt": "NOW""#))
  }

  @Test func `nothing is asked where there is no terminal`() throws {
    #expect(
      try Desk().refusal("delete", "trip.json", "d4-h")
        == "\"Hotel\" is deleted without a question only with --yes.")
  }

  @Test func `games and legs are not deleted by hand`() throws {
    let desk = try Desk()
    #expect(
      try desk.refusal("delete", "trip.json", "a1", "--yes")
        == "Games and legs are not deleted by hand, they follow the trip's games: "
        + "St. Louis Cardinals @ Chicago Cubs stays.")
    #expect(
      try desk.refusal("delete", "trip.json", "c3", "--yes")
        == "Games and legs are not deleted by hand, they follow the trip's games: Chicago → Detroit stays.")
  }

  @Test func `a leg that no game needs any more is deleted`() throws {
    let trip = smallTrip.replacing(
      #""start": "2026-07-05", "status": "timeTBD""#, with: #""start": "2026-07-05", "status": "cancelled""#)
    let desk = try Desk(trip: trip)
    #expect(
      try desk.answer("delete", "trip.json", "c3", "--yes") == "Deleted \"Chicago → Detroit\" from Day 2.\n")
    #expect(try !desk.scratch.text("trip.json").contains("travel"))
    #expect(try desk.changes(since: trip).added.contains(#"    "id": "c3-drive", "deletedAt": "NOW""#))
  }

  @Test func `yes on the terminal deletes`() throws {
    let desk = try Desk()
    let (status, screen) = try desk.runOnTerminal("delete", "trip.json", "d4-h", typing: "y\n")
    #expect(status == 0)
    #expect(screen == "Delete \"Hotel\"? y/N Deleted \"Hotel\" from Day 3.\n")
    #expect(try !desk.scratch.text("trip.json").contains(#""title": "Hotel""#))
  }

  @Test(arguments: ["\n", "n\n", "yesterday\n", "\u{4}"])
  func `anything else on the terminal keeps the item`(typed: String) throws {
    let desk = try Desk()
    let (status, screen) = try desk.runOnTerminal("delete", "trip.json", "d4-h", typing: typed)
    #expect(status == 1)
    #expect(screen == "Delete \"Hotel\"? y/N barnstorm: Kept: \"Hotel\" was not deleted.\n")
    #expect(try desk.scratch.text("trip.json") == smallTrip)
  }
}
