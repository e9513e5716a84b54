import Itinerary
import TestSupport
import Testing

@testable import Program

/// Every field of a game's ticket, a leg and a custom item, through everything that can carry it.
@Suite struct CarriedFieldsTests {
  private static func schedule(_ time: String) -> String {
    """
    date,time,zone,home,away,venue,city
    2026-07-03,\(time),America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-06,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit

    """
  }

  /// A sandbox with `trip.json`, whose items have all fields, each set by its command.
  private func sandbox() throws -> CommandSandbox {
    var sandbox = try CommandSandbox()
    try sandbox.scratch.write(Self.schedule("13:20"), to: "games.csv")
    func run(_ line: String) { expect(sandbox.line("\(line) --reference 'HX 4' --cost '258.00 EUR'").err, "") }
    _ = sandbox.answer(
      "new Swing --schedule games.csv --team CHC DET --from 2026-07-02 --to 2026-07-08 --home Milwaukee --output trip.json"
    )
    let ids = try sandbox.trip().itinerary.items.map(\.id.text)
    run("leg trip.json \(ids[0]) --parts 'train Racine 8:05-9:30; bus 10:00-10:45' --notes Early")
    run("edit trip.json \(ids[1]) --seat 'Sec 1 Row 2' --notes 'Gate 5'")
    run(
      "leg trip.json \(ids[2]) --mode flight --departs 'jul 5 10:25' --arrives 12:55 --carrier 'WN 1417' --seat 14C "
        + "--notes Midway")
    // With the same seed the item would get the ID of the trip.
    sandbox.seed = 3
    run(
      "add trip.json --day 1 --title Lodge --category hotel --time 15:00 --at 41.9,-87.6 --location 'Lodge, 1 Main St' "
        + "--notes 'Late\narrival' --link https://example.com/x --nights 2 --phone '+1 312 555 0100'")
    sandbox.seed = 2
    _ = sandbox.answer("add trip.json --day 2 --title Supper --time 19:00 --duration 90 --at 41.91,-87.61")
    let supper = try #require(sandbox.trip().itinerary.items.first { $0.custom?.title == "Supper" })
    run("edit trip.json \(supper.id.text) --done --phone '555 0101' --location \"Lou's\"")
    return sandbox
  }

  /// A sandbox where the trip has its fields, with a copy of the trip in another file, made in some way.
  private func carried(_ way: (CommandSandbox) throws -> Void) throws {
    let sandbox = try sandbox()
    let before = try sandbox.trip()
    #expect(before.itinerary.items.count == 7)
    try way(sandbox)
    let after = try sandbox.trip("other.json")
    let kinds = { (trip: Trip) in trip.itinerary.items.sorted { $0.id.text < $1.id.text }.map(\.kind) }
    for (old, new) in zip(kinds(before), kinds(after)) { expect(old, new) }
    expect(before.itinerary.items.count, after.itinerary.items.count)
  }

  private func copy(_ sandbox: CommandSandbox) throws {
    try sandbox.scratch.write(sandbox.scratch.text("trip.json") ?? "", to: "other.json")
  }

  @Test func `a merge keeps all fields`() throws {
    try carried { sandbox in
      try copy(sandbox)
      expect(sandbox.line("rename other.json Mine").status, 0)
      expect(sandbox.line("merge other.json trip.json").status, 0)
    }
  }

  @Test func `a repair keeps all fields`() throws {
    try carried { sandbox in
      let text = sandbox.scratch.text("trip.json") ?? ""
      try sandbox.scratch.write(
        text.replacing("\"dayCount\": 7,", with: "\"dayCount\": 7, \"dayCount\": 8,"), to: "other.json")
      expect(sandbox.line("repair other.json").status, 0)
    }
  }

  @Test func `a shared folder keeps all fields`() throws {
    try carried { sandbox in
      var other = try CommandSandbox()
      other.seed = 4
      expect(sandbox.line("share trip.json \(sandbox.path("folder"))").status, 0)
      let path = other.line("join \(sandbox.path("folder"))").out.trimmed
      try sandbox.scratch.write(other.scratch.text(String(path)) ?? "", to: "other.json")
    }
  }

  @Test func `an update keeps what the user has added`() throws {
    let sandbox = try sandbox()
    try sandbox.scratch.write(Self.schedule("14:05").replacing("07-06", with: "07-07"), to: "games.csv")
    let before = try sandbox.trip()
    expect(sandbox.line("update trip.json").status, 0)
    let after = try sandbox.trip()
    #expect(before != after)
    for item in before.itinerary.items {
      let new = after.itinerary.item(item.id)
      expect(item.game?.ticket, new?.game?.ticket)
      expect(item.custom, new?.custom)
      expect(
        [item.leg?.reference, item.leg?.seat, item.leg?.notes], [new?.leg?.reference, new?.leg?.seat, new?.leg?.notes])
    }
  }

  @Test(arguments: ["ics", "csv", "geojson", "kml", "gpx"])
  func `an export is read back with all fields`(format: String) throws {
    let sandbox = try sandbox()
    let file = sandbox.path("out.\(format)")
    for line in [
      "export trip.json --output \(file)", "new Other --from 2026-07-02 --to 2026-07-08 --output other.json",
      "add other.json --from \(file) --yes",
    ] {
      expect(sandbox.line(line).status, 0)
    }
    let customs = { (trip: Trip) in trip.itinerary.items.compactMap(\.custom) }
    for (old, new) in zip(try customs(sandbox.trip()), try customs(sandbox.trip("other.json"))) { expect(old, new) }
    expect(try customs(sandbox.trip("other.json")).count, 2)
    // Once more, it changes nothing.
    let before = try sandbox.trip("other.json")
    expect(sandbox.line("add other.json --from \(file) --yes").status, 0)
    expect(try sandbox.trip("other.json"), before)
  }

  @Test func `a calendar brings back the icon and the deadline, and a changed one is named`() throws {
    let sandbox = try CommandSandbox()
    for line in [
      "new Swing --from 2026-07-02 --to 2026-07-08 --output trip.json",
      "new Swing --from 2026-07-02 --to 2026-07-08 --output other.json",
      "add trip.json --day 1 --title Lodge --icon ★ --deadline 2026-03-01", "export trip.json --output out.ics",
      "add other.json --from out.ics --yes",
    ] {
      expect(sandbox.line(line).status, 0)
    }
    let custom = try sandbox.trip("other.json").itinerary.items.first?.custom
    expect([custom?.icon, custom?.deadline?.description], ["★", "2026-03-01"])
    let id = try #require(sandbox.trip().itinerary.items.first).id.text
    _ = sandbox.answer("edit trip.json \(id) --deadline 2026-04-01")
    _ = sandbox.answer("export trip.json --output out.ics --replace")
    expect(
      sandbox.answer("add other.json --from out.ics --dry-run"),
      "\"Lodge\" is now Thu, Jul 2, deadline 2026-04-01\n")
  }
}
