import Itinerary
import Store
import TestSupport
import Testing

@testable import Program

@Suite struct ItemCommandTests {
  private let sandbox: CommandSandbox

  init() throws {
    var sandbox = try CommandSandbox(trip: smallTrip)
    sandbox.clock = { timestamp("2026-07-01T12:00:00.000Z") }
    self.sandbox = sandbox
  }

  /// The lines of the trip file that are new, and how many are gone.
  private func changes() -> (added: [String], removed: Int) {
    let before = smallTrip.split(separator: "\n")
    let after = (sandbox.scratch.text("trip.json") ?? "").split(separator: "\n")
    let difference = after.difference(from: before)
    let added = difference.insertions.map { change in
      if case .insert(_, let line, _) = change { String(line) } else { "" }
    }
    return (added, difference.removals.count)
  }

  @Test func `add appends a custom item to a day and prints its ID`() throws {
    let answer = sandbox.answer("add trip.json --day 3 --title ' Brunch '")
    let id = try #require(sandbox.trip().itinerary.items.first { $0.custom?.title == "Brunch" }).id.text
    expect(answer, "Added \"Brunch\" on Day 3 (\(id)).\n")
    let (added, removed) = changes()
    expect(removed, 0)
    expect(
      added,
      [
        "  }, {", #"    "id": "\#(id)", "day": 3, "sortOrder": 104, "modifiedAt": "2026-07-01T12:00:00.000Z","#,
        #"    "kind": {"custom": {"title": "Brunch", "category": "activity"}}"#,
      ])
  }

  @Test(arguments: [
    (
      "add trip.json --day 4 --title Bay --category note --time 09:05 --at -33.9,151.25 --location 'Botany Bay' "
        + "--notes '- far away'",
      #""title": "Bay", "category": "note", "time": "09:05", "location": {"name": "Botany Bay", "#
        + #""latitude": -33.9, "longitude": 151.25}, "notes": "- far away""#
    ),
    (
      "add trip.json --day 4 --title Zoo --duration 1h30 --link https://example.com/z --icon ★ --at 86HJW8XV+9V --time 7p",
      #""title": "Zoo", "category": "activity", "icon": "★", "time": "19:00", "durationMinutes": 90, "location": "#
        + #"{"latitude": 41.9484375, "longitude": -87.6553125}, "url": "https://example.com/z""#
    ),
    (
      "add trip.json day 3 '7:30pm dinner @ Wrigley Field $80' --notes Window",
      #""title": "dinner", "category": "restaurant", "time": "19:30", "location": {"name": "Wrigley Field", "#
        + #""latitude": 41.9483, "longitude": -87.6556}, "cost": {"amount": "80", "currency": "USD"}, "notes": "Window""#
    ),
    (
      "add trip.json --day 3 --title Pier --location '41.9, -87.6'",
      #""title": "Pier", "category": "activity", "location": {"latitude": 41.9, "longitude": -87.6}"#
    ),
    (
      "edit trip.json b2 --title Supper --time '9 pm'",
      #""title": "Supper", "category": "restaurant", "time": "21:00", "location": {"name": "Lou Mitchell’s", "#
        + #""latitude": 41.88, "longitude": -87.64}, "notes": "Cash only", "mood": 5"#
    ),
    (
      "edit trip.json b2 --time '' --at '' --notes ''",
      #""title": "Dinner", "category": "restaurant", "location": {"name": "Lou Mitchell’s"}, "mood": 5"#
    ),
    (
      "edit trip.json b2 --location '' --notes '' --time ''",
      #""title": "Dinner", "category": "restaurant", "mood": 5"#
    ),
    (
      "edit trip.json b2 --location 'https://www.openstreetmap.org/?mlat=41.5&mlon=-87.5' --notes ''",
      #""title": "Dinner", "category": "restaurant", "time": "22:30", "location": {"latitude": 41.5, "longitude": -87.5}, "#
        + #""mood": 5"#
    ),
    (
      "edit trip.json b2 --location 'Wrigley Field'",
      #""title": "Dinner", "category": "restaurant", "time": "22:30", "location": {"name": "Wrigley Field", "#
        + #""latitude": 41.9483, "longitude": -87.6556}, "notes": "Cash only", "mood": 5"#
    ),
    (
      "edit trip.json b2 --at none --notes ''",
      #""title": "Dinner", "category": "restaurant", "time": "22:30", "location": {"name": "Lou Mitchell’s"}, "mood": 5"#
    ),
  ])
  func `a command writes the given fields and keeps the rest`(line: String, fields: String) {
    _ = sandbox.answer(line)
    expect(changes().added.last, #"    "kind": {"custom": {\#(fields)}}"#)
  }

  @Test(arguments: [
    ("--day 4 --first", "Moved to Day 4.", 4, "1"),
    ("--day 3 --first", "Moved to Day 3, before Cleveland Guardians @ Detroit Tigers.", 3, "99"),
    ("--day 3 --last", "Moved to Day 3, after Hotel.", 3, "104"),
    (
      "--day 3 --before D4-H", "Moved to Day 3, after Cleveland Guardians @ Detroit Tigers, before Hotel.", 3, "102"
    ),
    ("--day 2 --after c3-drive", "Moved to Day 2, after Chicago → Detroit.", 2, "2"),
  ])
  func `a move prints the new place and its warnings`(place: String, sentence: String, day: Int, order: String) {
    // Dinner is in Chicago, where the trip is no longer on these days.
    let answer = sandbox.answer("move trip.json b2 \(place)")
    #expect(
      answer.hasPrefix("\(sentence)\nWarning: Wrong city: Dinner is 238 mi from Detroit, where the trip is then.\n"),
      "\(answer)")
    let added = changes().added
    let line =
      #"    "id": "b2-dinner", "day": \#(day), "sortOrder": \#(order), "modifiedAt": "2026-07-01T12:00:00.000Z","#
    #expect(added.contains(line), "\(added)")
  }

  @Test func `a leg moves between its games`() {
    expect(
      sandbox.answer("move trip.json c3 --day 1 --after a1"),
      "Moved to Day 1, after St. Louis Cardinals @ Chicago Cubs, before Dinner.\n"
        + "Warning: Wrong city: Dinner is 238 mi from Detroit, where the trip is then.\n")
  }

  @Test(arguments: [
    ("edit trip.json b2 --time '10:30 PM' --title Dinner", "Nothing changed: \"Dinner\" already has these values."),
    ("move trip.json b2 --day 1 --last", "Nothing changed: Dinner is already there."),
    ("move trip.json b2 --day 1 --after a1", "Nothing changed: Dinner is already there."),
  ])
  func `an edit that changes nothing writes nothing`(line: String, answer: String) throws {
    let status = { try SystemCalls().status(at: sandbox.scratch.path("trip.json")) }
    let before = try status()
    expect(sandbox.answer(line), "\(answer)\n")
    try expect(status(), before)
  }

  @Test(arguments: [
    ("edit trip.json a1 --title x", 1, "a game has only --seat, --reference, --cost and --notes to edit"),
    (
      "edit trip.json c3 --title x", 1,
      "can't edit Chicago → Detroit like an item. To edit a leg, use `barnstorm leg`"
    ),
    ("add trip.json dinner", 1, "no day in \"dinner\"; add one, such as fri, or pass --day"),
    ("add trip.json 'day 9 zoo'", 1, "no such day in \"day 9 zoo\"; the trip has 4 days"),
    ("add trip.json --day 1 --title x --time 24:00", 64, "\"24:00\" is not a time. Use 22:30, 10:30pm or noon"),
    ("add trip.json --day 1 --title x --time soon", 64, "\"soon\" is not a time. Use 22:30, 10:30pm or noon"),
    (
      "add trip.json --day 1 --title x --at 91,0", 64,
      "coordinates out of range; latitudes run from -90 to 90, longitudes from -180 to 180"
    ),
    ("add trip.json --day 1 --title x --at here", 64, "invalid coordinates 'here'; use LAT,LON, such as 42.33,-83.05"),
    (
      "add trip.json --day 1 --title x --at 1,2,3", 64, "invalid coordinates '1,2,3'; use LAT,LON, such as 42.33,-83.05"
    ),
    ("edit trip.json b2 --title ''", 64, "missing title"),
  ])
  func `refuses impossible edits with a reason`(line: String, status: Int32, sentence: String) {
    expect(sandbox.refusal(line, status: status), sentence)
  }
}

@Suite struct DeleteTests {
  private func sandbox(typing line: String?) throws -> CommandSandbox {
    var sandbox = try CommandSandbox()
    try sandbox.write(TripSketch.trip("@Chicago Dinner"), to: "trip.json")
    sandbox.typed = line
    return sandbox
  }

  @Test(arguments: ["y", "Y", "yes", "YES"])
  func `only an explicit yes deletes an item`(line: String) throws {
    let sandbox = try sandbox(typing: line)
    let outcome = sandbox.run("delete", sandbox.path("trip.json"), "dinner")
    expect(outcome.parts, [.report(.lines([#"Deleted "Dinner" from Day 1."#]))])
    expect(outcome.status, 0)
    expect(sandbox.scratch.text("trip.json")?.contains(#""Dinner", "deletedAt""#), true)
  }

  @Test(arguments: ["", "n", "yess", " y", "ja"])
  func `any other answer keeps the item`(line: String) throws {
    let sandbox = try sandbox(typing: line)
    let before = sandbox.scratch.text("trip.json")
    let outcome = sandbox.run("delete", sandbox.path("trip.json"), "dinner")
    expect(outcome.parts, [.message([#"kept: "Dinner" was not deleted"#])])
    expect(outcome.status, 1)
    expect(sandbox.scratch.text("trip.json"), before)
  }

  @Test func `without a terminal only --yes deletes`() throws {
    let sandbox = try sandbox(typing: nil)
    let refused = sandbox.run("delete", sandbox.path("trip.json"), "dinner")
    expect(refused.parts, [.message([#"not deleted; pass --yes to delete "Dinner" without asking"#])])
    expect(sandbox.line("delete trip.json dinner --yes").status, 0)
  }

  @Test(arguments: [
    ("@Chicago Dinner | Chicago>Detroit | @Detroit", "@chi", "games come from the schedule"),
    ("@Chicago Dinner | Chicago>Detroit | @Detroit", "Chicago>", "games need this leg"),
    ("@Chicago Dinner | Chicago>Detroit | @Detroit!", "Chicago>", nil),
  ])
  func `refuses games, and legs that a game needs`(sketch: String, item: String, reason: String?) throws {
    let sandbox = try CommandSandbox()
    try sandbox.write(TripSketch.trip(sketch), to: "trip.json")
    let outcome = sandbox.run("delete", sandbox.path("trip.json"), item, "--yes")
    expect(outcome.status, reason == nil ? 0 : 1)
    if let reason { #expect("\(outcome.parts)".contains(reason), "\(outcome.parts)") }
    expect(sandbox.scratch.text("trip.json")?.contains(#""Chicago>Detroit", "deletedAt""#), reason == nil)
  }
}
