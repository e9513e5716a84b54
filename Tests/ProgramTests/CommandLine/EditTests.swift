import TestSupport
import Testing

@Suite(.waits) struct EditTests {
  private func kind(_ fields: String) -> String { #"    "kind": {"custom": {\#(fields)}}"# }

  @Test func `edit changes what is given and keeps the rest`() throws {
    let desk = try Desk()
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
    let desk = try Desk()
    _ = try desk.answer("edit", "trip.json", "b2", "--time", "", "--at", "", "--notes", "")
    try expect(
      desk.changes(since: smallTrip).added.last,
      kind(#""title": "Dinner", "category": "restaurant", "location": {"name": "Lou Mitchell’s"}, "rating": 5"#))
    _ = try desk.answer("edit", "trip.json", "b2", "--location", "")
    try expect(
      desk.changes(since: smallTrip).added.last, kind(#""title": "Dinner", "category": "restaurant", "rating": 5"#))
  }

  @Test func `a new location brings its own coordinates, and --at removes them`() throws {
    let desk = try Desk()
    _ = try desk.answer("edit", "trip.json", "b2", "--location", "Wrigley Field")
    #expect(try desk.scratch.text("trip.json").contains(#""name": "Wrigley Field", "latitude": 41.9483"#))
    _ = try desk.answer("edit", "trip.json", "b2", "--at", "none")
    try expect(desk.changes(since: smallTrip).added.last?.contains(#""location": {"name": "Wrigley Field"}"#), true)
  }

  @Test func `an edit that changes nothing writes nothing`() throws {
    let desk = try Desk()
    let version = desk.scratch.version("trip.json")
    try expect(
      desk.answer("edit", "trip.json", "b2", "--time", "10:30 PM", "--title", "Dinner"),
      "Nothing changed: \"Dinner\" already has these values.\n")
    expect(desk.scratch.version("trip.json"), version)
  }

  @Test func `games and legs are not edited by hand`() throws {
    let desk = try Desk()
    try expect(
      desk.refusal("edit", "trip.json", "a1", "--title", "x"),
      "a game has only --seat, --reference, --cost and --notes to edit")
    try expect(
      desk.refusal("edit", "trip.json", "c3", "--title", "x"),
      "can't edit Chicago → Detroit like an item. To edit a leg, use `barnstorm leg`")
  }

  @Test func `edit needs a field, and a title stays one`() throws {
    let desk = try Desk()
    try expect(desk.misuse("edit", "trip.json", "b2"), "pass at least one field to change")
    try expect(desk.misuse("edit", "trip.json", "b2", "--title", ""), "missing title")
    try expect(
      desk.misuse("edit", "trip.json", "b2", "--category", ""),
      "unknown category ''; use restaurant, hotel, activity or note")
  }
}
