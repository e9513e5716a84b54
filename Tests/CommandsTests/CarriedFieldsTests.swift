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

  private static let booking = ["--reference", "HX 4", "--cost", "258.00 EUR"]

  /// A desk with `trip.json`, whose items have all fields, each set by its command.
  private func desk() throws -> CommandDesk {
    var desk = try CommandDesk()
    try desk.scratch.write(Self.schedule("13:20"), to: "games.csv")
    func run(_ words: [String]) { expect(Transcript(desk.run(words)).err, "") }
    let path = desk.path("trip.json")
    run([
      "new", "Swing", "--schedule", desk.path("games.csv"), "--team", "CHC", "DET", "--from", "2026-07-02", "--to",
      "2026-07-08", "--home", "Milwaukee", "--output", path,
    ])
    let ids = try trip(desk).itinerary.items.map(\.id.text)
    run(["leg", path, ids[0], "--parts", "train Racine 8:05-9:30; bus 10:00-10:45", "--notes", "Early"] + Self.booking)
    run(["edit", path, ids[1], "--seat", "Sec 1 Row 2", "--notes", "Gate 5"] + Self.booking)
    run(
      [
        "leg", path, ids[2], "--mode", "flight", "--departs", "jul 5 10:25", "--arrives", "12:55", "--carrier",
        "WN 1417", "--seat", "14C", "--notes", "Midway",
      ] + Self.booking)
    // With the same seed the item would get the ID of the trip.
    desk.seed = 3
    run(
      [
        "add", path, "--day", "1", "--title", "Lodge", "--category", "hotel", "--time", "15:00", "--at", "41.9,-87.6",
        "--location", "Lodge, 1 Main St", "--notes", "Late\narrival", "--link", "https://example.com/x", "--nights",
        "2", "--phone", "+1 312 555 0100",
      ] + Self.booking)
    desk.seed = 2
    run(["add", path, "--day", "2", "--title", "Supper", "--time", "19:00", "--duration", "90", "--at", "41.91,-87.61"])
    let supper = try #require(trip(desk).itinerary.items.first { $0.custom?.title == "Supper" })
    run(["edit", path, supper.id.text, "--done", "--phone", "555 0101", "--location", "Lou's"] + Self.booking)
    return desk
  }

  private func trip(_ desk: CommandDesk, _ name: String = "trip.json") throws -> Trip {
    try Trip(json: desk.scratch.text(name) ?? "")
  }

  private func run(_ desk: CommandDesk, _ words: String...) { expect(desk.run(words).status, 0, "\(words)") }

  /// A desk where the trip has its fields, with the trip in another file that came about in some way.
  private func carried(_ way: (CommandDesk) throws -> Void) throws {
    let desk = try desk()
    let before = try trip(desk)
    #expect(before.itinerary.items.count == 7)
    try way(desk)
    let after = try trip(desk, "other.json")
    let kinds = { (trip: Trip) in trip.itinerary.items.sorted { $0.id.text < $1.id.text }.map(\.kind) }
    for (old, new) in zip(kinds(before), kinds(after)) { expect(old, new) }
    expect(before.itinerary.items.count, after.itinerary.items.count)
  }

  private func copy(_ desk: CommandDesk) throws {
    try desk.scratch.write(desk.scratch.text("trip.json") ?? "", to: "other.json")
  }

  @Test func `a merge keeps all fields`() throws {
    try carried { desk in
      try copy(desk)
      run(desk, "rename", desk.path("other.json"), "Mine")
      run(desk, "merge", desk.path("other.json"), desk.path("trip.json"))
    }
  }

  @Test func `a repair keeps all fields`() throws {
    try carried { desk in
      let text = desk.scratch.text("trip.json") ?? ""
      try desk.scratch.write(
        text.replacing("\"dayCount\": 7,", with: "\"dayCount\": 7, \"dayCount\": 8,"), to: "other.json")
      run(desk, "repair", desk.path("other.json"))
    }
  }

  @Test func `a shared folder keeps all fields`() throws {
    try carried { desk in
      var other = try CommandDesk()
      other.seed = 4
      run(desk, "share", desk.path("trip.json"), desk.path("folder"))
      let joined = Transcript(other.run(["join", desk.path("folder")]))
      let path = joined.out.trimmed.dropFirst(other.path("").utf8.count)
      try desk.scratch.write(other.scratch.text(String(path)) ?? "", to: "other.json")
    }
  }

  @Test func `an update keeps what the user has added`() throws {
    let desk = try desk()
    try desk.scratch.write(Self.schedule("14:05").replacing("07-06", with: "07-07"), to: "games.csv")
    let before = try trip(desk)
    run(desk, "update", desk.path("trip.json"))
    let after = try trip(desk)
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
    let desk = try desk()
    let (file, path) = (desk.path("out.\(format)"), desk.path("other.json"))
    run(desk, "export", desk.path("trip.json"), "--output", file)
    run(desk, "new", "Other", "--from", "2026-07-02", "--to", "2026-07-08", "--output", path)
    run(desk, "add", path, "--from", file, "--yes")
    let customs = { (trip: Trip) in trip.itinerary.items.compactMap(\.custom) }
    for (old, new) in zip(try customs(trip(desk)), try customs(trip(desk, "other.json"))) { expect(old, new) }
    expect(try customs(trip(desk, "other.json")).count, 2)
    // Once more, it changes nothing.
    let before = try trip(desk, "other.json")
    run(desk, "add", path, "--from", file, "--yes")
    expect(try trip(desk, "other.json"), before)
  }

  @Test func `a calendar brings back the icon and the deadline`() throws {
    let desk = try CommandDesk()
    let (file, path, other) = (desk.path("out.ics"), desk.path("trip.json"), desk.path("other.json"))
    for path in [path, other] {
      run(desk, "new", "Swing", "--from", "2026-07-02", "--to", "2026-07-08", "--output", path)
    }
    run(desk, "add", path, "--day", "1", "--title", "Lodge", "--icon", "★", "--deadline", "2026-03-01")
    run(desk, "export", path, "--output", file)
    run(desk, "add", other, "--from", file, "--yes")
    let custom = try trip(desk, "other.json").itinerary.items.first?.custom
    expect([custom?.icon, custom?.deadline?.description], ["★", "2026-03-01"])
  }
}
