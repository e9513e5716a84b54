import TestSupport
import Testing

/// Nothing from a file, a schedule or a name reaches the terminal as control, whatever the command.
@Suite(.waits) struct HostileTextTests {
  private static let name = "trip \u{1B}[7777m\u{202E}\n\u{9B}7777H.json"

  private let sandbox = Sandbox(trip: HostileText.trip)

  init() throws {
    try sandbox.scratch.write(HostileText.trip, to: "data/barnstorm/trips/\(Self.name)")
    try sandbox.scratch.write("{\(HostileText.trip.dropFirst(400))", to: "data/barnstorm/trips/damaged\(Self.name)")
    try sandbox.scratch.write(HostileText.schedule, to: "sched\u{1B}[7777m.csv")
    try #require(
      sandbox.scratch.makeFile(named: Array("data/barnstorm/trips/".utf8) + [0xFF, 0x9B] + Array(".json".utf8)))
  }

  @Test(arguments: [
    ["list"], ["show", "trip.json"], ["show", "hostile"], ["check", "trip.json"], ["slots", "trip.json", "leg0"],
    ["slots", "trip.json", "note12"], ["slots", "trip.json", "game3"], ["slots", "trip.json", "n"],
    ["move", "trip.json", "note0", "--day", "3", "--last"],
    ["move", "trip.json", "leg5", "--day", "3", "--after", "game2"],
    ["move", "trip.json", "game1", "--day", "2", "--first"], ["edit", "trip.json", "note8", "--time", "9:00"],
    ["edit", "trip.json", "note8", "--category", "\u{1B}[7777m"], ["delete", "trip.json", "note3", "--yes"],
    ["delete", "trip.json", "game3", "--yes"], ["add", "trip.json", "--day", "1", "--title", HostileText.corpus[0]],
    ["add", "trip.json", "--day", "\u{1B}[7777m", "--title", "x"], ["games", "--schedule", "sched\u{1B}[7777m.csv"],
    ["games", "--schedule", "sched\u{1B}[7777m.csv", "--team", "\u{202E}\u{1B}[7777m"],
    [
      "new", HostileText.corpus[8], "--schedule", "sched\u{1B}[7777m.csv", "--from", "2026-07-04", "--to", "2026-07-04",
    ],
    ["update", "trip.json", "--dry-run"], ["update", "trip.json", "--schedule", "sched\u{1B}[7777m.csv"],
    ["repair", "--dry-run", "data/barnstorm/trips/damaged\(name)"], ["repair", "data/barnstorm/trips/damaged\(name)"],
    ["show", "data/barnstorm/trips/damaged\(name)"], ["show", "no \u{1B}[7777m\u{202E}\n/such"], ["\u{1B}[7777m"],
    ["export", "trip.json", "--format", "txt"], ["export", "trip.json", "--format", "md"],
    ["export", "trip.json", "--format", "csv"], ["export", "trip.json", "--format", "ics"],
    ["export", "trip.json", "--format", "gpx"], ["export", "trip.json", "--format", "kml"],
    ["export", "trip.json", "--format", "geojson"], ["route", "trip.json"],
    ["export", "trip.json", "--output", "no \u{1B}[7777m\u{202E}.md/x.md"],
    ["show", "--\u{1B}[7777m\u{200F}"], ["show", "trip.json", "\u{2067}\u{9B}7777H"],
  ])
  func `hostile text is harmless on a terminal`(arguments: [String]) throws {
    let bytes = try sandbox.bytesOnTerminal(arguments)
    #expect(!bytes.isEmpty)
    expect(EmittedBytes.faults(in: bytes), [], "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }

  @Test(arguments: [
    ["list", "--json"], ["show", "trip.json", "--json"], ["check", "trip.json", "--json"],
    ["slots", "trip.json", "leg0", "--json"], ["games", "--schedule", "sched\u{1B}[7777m.csv", "--json"],
    ["update", "trip.json", "--dry-run", "--json"], ["config", "--json"], ["route", "trip.json", "--json"],
  ])
  func `hostile text is harmless as JSON on a terminal`(arguments: [String]) throws {
    let bytes = try sandbox.bytesOnTerminal(arguments)
    #expect(!bytes.isEmpty)
    expect(EmittedBytes.faults(in: bytes, isText: false), [])
  }

  @Test func `hostile text is harmless in questions on a terminal`() throws {
    let bytes = try sandbox.bytesOnTerminal(["delete", "trip.json", "note8"], typing: "n\n")
    expect(EmittedBytes.faults(in: bytes), [])
  }
}
