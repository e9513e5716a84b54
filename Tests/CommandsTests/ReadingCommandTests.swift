import Almanac
import Store
import TestSupport
import Testing

@Suite struct ReadingCommandTests {
  private let sandbox: CommandSandbox

  init() throws { sandbox = try CommandSandbox(trip: smallTrip) }

  @Test func `show prints the itinerary by day`() {
    #expect(
      sandbox.answer("show trip.json") == """
        Two Cities
        Fri, Jul 3 – Mon, Jul 6, 2026 · 4 days · 2 games

        Day 1 - Friday, July 3 · 1 game
          a1-c  1:20 PM UTC-5  St. Louis Cardinals @ Chicago Cubs · MLB · Wrigley Field · Chicago
          b2-d  10:30 PM       Dinner · Restaurant · Lou Mitchell’s (41.88, -87.64) · Cash only

        Day 2 - Saturday, July 4 · 283 mi · 4h 30m driving
          c3-d  ~9:00 AM       Chicago → Detroit · ~283 mi · ~4h 30m · arrives ~2:30 PM

        Day 3 - Sunday, July 5 · 1 game
          d4-t  TBD            Cleveland Guardians @ Detroit Tigers · Detroit
          d4-h                 Hotel · Activity

        Day 4 - Monday, July 6
          No items yet

        """)
  }

  @Test func `show --json prints the file, with the items in order`() throws {
    expect(sandbox.answer("show trip.json --json"), smallTrip)
    let late = smallTrip.replacing(#""day": 3, "sortOrder": 100"#, with: #""day": 3, "sortOrder": 200"#)
    try sandbox.scratch.write(late, to: "trip.json")
    let ids = sandbox.answer("show trip.json --json").split(separator: "\n").filter { $0.hasPrefix("    \"id\"") }
    expect(ids.suffix(2).map { $0.prefix(20) }, [#"    "id": "d4-hotel""#, #"    "id": "d4-tigers"#])
  }

  // MARK: The list of trips

  @Test func `list prints trips, and the problem of each damaged file`() throws {
    expect(sandbox.answer("list"), "No trips yet. Create a sample with `barnstorm sample`.\n")
    expect(sandbox.answer("list --json"), "{\"trips\": []}\n")
    try sandbox.scratch.write(smallTrip, to: "data/barnstorm/trips/two.json")
    try sandbox.scratch.write("{\n  \"format\": 3}", to: "data/barnstorm/trips/bad.json")
    let problem = "data/barnstorm/trips/bad.json:2:13: format: expected a string, found a number"
    expect(
      sandbox.answer("list"),
      """
      damaged: \(problem)
      7A1C  Two Cities  Fri, Jul 3 – Mon, Jul 6, 2026  2 games  data/barnstorm/trips/two.json

      """)
    expect(
      sandbox.answer("list --json"),
      #"""
      {
        "trips": [
          {"path": "data/barnstorm/trips/bad.json", "id": null, "name": null, "startDate": null, "dayCount": null, "games": null, "problem": "\#(problem)"},
          {"path": "data/barnstorm/trips/two.json", "id": "7A1C-small", "name": "Two Cities", "startDate": "2026-07-03", "dayCount": 4, "games": 2, "problem": null}
        ]
      }

      """#)
  }

  // MARK: Problems

  private static let misplaced =
    "Misplaced: Chicago → Detroit can't be here. This leg can't leave Chicago until after "
    + "St. Louis Cardinals @ Chicago Cubs (Day 1, 1:20 PM UTC-5)."

  @Test func `check exits with status 1 for errors, which it counts on standard error, but not for warnings`() throws {
    expect(sandbox.answer("check trip.json"), "Two Cities: no problems.\n")
    expect(sandbox.answer("check trip.json --json"), "{\"problems\": [], \"advisories\": []}\n")
    // Dinner at noon.
    let late = smallTrip.replacing("22:30", with: "12:00")
    try sandbox.scratch.write(late, to: "trip.json")
    let warning = "Day 1  warning  Out of time order: Dinner comes after St. Louis Cardinals @ Chicago Cubs.\n"
    expect(sandbox.answer("check trip.json"), warning)
    // And the leg before the game it leaves after.
    let early = late.replacing(
      #""id": "c3-drive", "day": 2, "sortOrder": 1"#, with: #""id": "c3-drive", "day": 1, "sortOrder": 1"#)
    try sandbox.scratch.write(early, to: "trip.json")
    let output = sandbox.line("check trip.json")
    expect(output.status, 1)
    expect(output.out, "Day 1  error    \(Self.misplaced)\n\(warning)")
    expect(output.err, "barnstorm: Two Cities has one error\n")
    let rows = #"""
          {"severity": "error", "kind": "legMisplaced", "item": "c3-drive", "day": 1, "message": "\#(Self.misplaced)"},
          {"severity": "warning", "kind": "timesBackwards", "item": "b2-dinner", "day": 1, "message": "Out of time order on Day 1: Dinner comes after St. Louis Cardinals @ Chicago Cubs."}
      """#
    expect(
      sandbox.line("check trip.json --json").out,
      "{\n  \"problems\": [\n\(rows)\n  ],\n  \"advisories\": [\n\(rows)\n  ]\n}\n")
  }

  @Test func `a row in another city than the traveler is reported`() {
    _ = sandbox.answer("add trip.json --day 2 --title 'Rock Hall' --time 15:00 --at 41.5085,-81.6954")
    expect(
      sandbox.answer("check trip.json"),
      "Day 2  warning  Wrong city: Rock Hall is 90 mi from Detroit, where the trip is then.\n")
  }

  // MARK: Slots

  private let afterCubs =
    "This leg can't leave Chicago until after St. Louis Cardinals @ Chicago Cubs (Day 1, 1:20 PM UTC-5)."
  private let beforeTigers =
    "This leg must reach Detroit before Cleveland Guardians @ Detroit Tigers (Day 3, time TBD)."

  @Test func `prints the slots of a leg as JSON`() {
    expect(
      sandbox.answer("slots trip.json c3 --json"),
      #"""
      {
        "item": "c3-drive",
        "validDayRange": [1, 3],
        "barriers": ["a1-cubs", "d4-tigers"],
        "slots": [
          {"day": 1, "index": 0, "after": null, "before": "a1-cubs", "valid": false, "reason": "\#(afterCubs)"},
          {"day": 1, "index": 1, "after": "a1-cubs", "before": "b2-dinner", "valid": true, "reason": null},
          {"day": 1, "index": 2, "after": "b2-dinner", "before": null, "valid": true, "reason": null},
          {"day": 2, "index": 0, "after": null, "before": null, "valid": true, "reason": null},
          {"day": 3, "index": 0, "after": null, "before": "d4-tigers", "valid": true, "reason": null},
          {"day": 3, "index": 1, "after": "d4-tigers", "before": "d4-hotel", "valid": false, "reason": "\#(beforeTigers)"},
          {"day": 3, "index": 2, "after": "d4-hotel", "before": null, "valid": false, "reason": "\#(beforeTigers)"},
          {"day": 4, "index": 0, "after": null, "before": null, "valid": false, "reason": "\#(beforeTigers)"}
        ]
      }

      """#)
  }

  private static let fixed =
    "Games can't be moved. Cleveland Guardians @ Detroit Tigers (Day 3, time TBD) is fixed by the schedule."
  private static let impossible =
    "No slot for Detroit → Chicago: it must be after Cleveland Guardians @ Detroit Tigers (Day 3, time TBD) "
    + "and before St. Louis Cardinals @ Chicago Cubs (Day 1, 1:20 PM UTC-5)."

  /// An item that goes anywhere, a game, and a leg that the trip never takes, back from Detroit to Chicago.
  @Test(arguments: [
    ("b2", "[1, 4]", "[]", #""valid": true, "reason": null"#),
    ("d4-t", "null", "[]", #""valid": false, "reason": "\#(fixed)""#),
    ("c3", "null", #"["d4-tigers", "a1-cubs"]"#, #""valid": false, "reason": "\#(impossible)""#),
  ])
  func `eight slots are all valid or have a reason`(item: String, days: String, barriers: String, slot: String) throws {
    let leg = (#""from": "Chicago, IL", "to": "Detroit, MI""#, #""from": "Detroit, MI", "to": "Chicago, IL""#)
    if item == "c3" { try sandbox.scratch.write(smallTrip.replacing(leg.0, with: leg.1), to: "trip.json") }
    let answer = sandbox.answer("slots trip.json \(item) --json")
    #expect(answer.contains(#""validDayRange": \#(days),"#))
    #expect(answer.contains(#""barriers": \#(barriers),"#))
    expect(answer.split(separator: "\n").count { $0.contains(slot) }, 8)
  }

  @Test func `prints slots in words`() {
    expect(
      sandbox.answer("slots trip.json c3"),
      """
      no   Before St. Louis Cardinals @ Chicago Cubs, at the start of Day 1. \(afterCubs)
      yes  After St. Louis Cardinals @ Chicago Cubs, before Dinner, on Day 1.
      yes  After Dinner, at the end of Day 1.
      yes  On Day 2, which has nothing else, where it is.
      yes  Before Cleveland Guardians @ Detroit Tigers, at the start of Day 3.
      no   After Cleveland Guardians @ Detroit Tigers, before Hotel, on Day 3. \(beforeTigers)
      no   After Hotel, at the end of Day 3. \(beforeTigers)
      no   On Day 4, which has nothing else. \(beforeTigers)

      """)
  }

  // MARK: Settings and places

  private func row(_ key: String, in answer: String) -> String? {
    answer.split(separator: "\n").first { $0.hasPrefix("\(key) ") }?.singleSpaced
  }

  @Test func `config prints the origin of each setting, and mistakes of the file`() throws {
    var sandbox = sandbox
    sandbox.variables = ["LC_ALL": "C.UTF-8"]
    let defaults = sandbox.answer("config")
    #expect(defaults.hasPrefix("File: config/barnstorm/config.ini\n\n"))
    expect(row("units", in: defaults), "units mi default")
    expect(row("bell", in: defaults), "bell off default")
    try sandbox.scratch.write(sandbox.answer("config --example"), to: "config/barnstorm/config.ini")
    expect(sandbox.answer("config"), defaults)
    try sandbox.scratch.write("units = km\nclock = 24h\nwhat\n", to: "config/barnstorm/config.ini")
    let output = sandbox.line("config")
    expect(output.status, 0)
    expect(row("units", in: output.out), "units km config.ini:1")
    expect(row("units", in: sandbox.line("config --units mi").out), "units mi --units")
    #expect(output.err.hasPrefix("barnstorm: config.ini:3: "))
    let json = sandbox.line("config --json").out
    #expect(json.contains(#"{"key": "mouse", "value": "on", "from": "default"}"#))
    #expect(json.contains("\"config.ini:3: "))
    let displayed = sandbox.line("show trip.json").out
    #expect(displayed.contains(" km ") && !displayed.contains(" PM "))
    #expect(sandbox.line("show trip.json --units mi").out.contains(" mi "))
    try SystemCalls().unlink(sandbox.scratch.path("config/barnstorm/config.ini"))
    try SystemCalls().makeDirectories(sandbox.scratch.path("config/barnstorm/config.ini"))
    expect(sandbox.line("config").err, "barnstorm: config.ini: a directory, not a file of settings\n")
  }

  @Test func `places lists the best match first, with its zone`() {
    let answer = sandbox.answer("places 'wrigley f'")
    #expect(answer.hasPrefix("Wrigley Field  venue  Chicago, IL  41.948"))
    expect(answer.split(separator: "\n").first?.hasSuffix("  America/Chicago"), true)
    let json = sandbox.answer("places 'wrigley field' --json")
    #expect(json.contains(#"{"name": "Wrigley Field", "kind": "venue", "city": "Chicago, IL", "latitude": 41.94"#))
    #expect(json.contains(#""timeZone": "America/Chicago"}"#))
    expect(sandbox.answer("places zzzzzzz --json").filter { !$0.isWhitespace }, #"{"places":[]}"#)
    expect(sandbox.answer("places zzzzzzz"), "No places.\n")
    let near = sandbox.answer("places portland --near Boston").split(separator: "\n").first
    expect(near?.contains("  Portland, ME  "), true, "\(near ?? "")")
    expect(
      sandbox.refusal("places portland --near Nowhereville"),
      #"no city and no item in your trips called "Nowhereville""#)
    #expect(
      sandbox.answer("places 'https://www.openstreetmap.org/?mlat=41.9484&mlon=-87.6553#map=1/1/1'")
        .contains("Chicago, IL  41.9484,-87.6553  America/Chicago"))
    #expect(sandbox.refusal("places https://maps.app.goo.gl/abc").hasPrefix("Short link"))
  }

  // MARK: Repair

  @Test func `repair prints what it did or would do, and restores only on request`() throws {
    let damaged = String(smallTrip.prefix(smallTrip.utf8.count - 60))
    try sandbox.scratch.write(damaged, to: "trip.json")
    #expect(sandbox.answer("repair trip.json --dry-run").contains("trip.json: line "))
    expect(sandbox.scratch.text("trip.json"), damaged)
    expect(sandbox.scratch.text("trip.json.damaged-1"), nil)
    #expect(sandbox.answer("repair trip.json").contains("Unexpected end of file: the rest is lost."))
    expect(sandbox.answer("repair trip.json"), "trip.json: nothing to repair.\n")
    _ = sandbox.answer("add trip.json --day 1 --title Museum")
    try sandbox.scratch.write("", to: "trip.json")
    expect(sandbox.line("repair trip.json").status, 1)
    expect(sandbox.line("repair trip.json --restore").status, 0)
  }
}
