import Glibc
import Itinerary
import Store
import TestSupport
import Testing

@Suite struct TripLibraryTests {
  private let scratch = Scratch()
  private let library: TripLibrary

  init() throws {
    let directories: [String: FilePath] = [
      "XDG_DATA_HOME": scratch.path("data"), "XDG_STATE_HOME": scratch.path("state"), "HOME": "/none",
    ]
    library = try TripLibrary(environment: { directories[$0] })
  }

  @Test func `takes the directories from the environment`() throws {
    try expect(TripLibrary(environment: { ["HOME": "/h"][$0] }).directory, "/h/.local/share/barnstorm/trips")
    let set: [String: FilePath] = ["HOME": "/h", "XDG_DATA_HOME": "/d"]
    try expect(TripLibrary(environment: { set[$0] }).directory, "/d/barnstorm/trips")
    // Commands refuse such a variable; what asks without a command does not take it.
    let relative: [String: FilePath] = ["HOME": "/h", "XDG_DATA_HOME": "d"]
    try expect(TripLibrary(environment: { relative[$0] }).directory, "/h/.local/share/barnstorm/trips")
    let error = failure(try TripLibrary(environment: { _ in nil }))
    expect(error?.description, "HOME is not set; the data directory is unknown")
  }

  @Test func `an empty library has no trips`() throws {
    #expect(try library.entries().isEmpty)
    #expect(library.lastTrip() == nil)
  }

  @Test func `each new trip gets its own file`() throws {
    let names = ["Rust Belt Swing", "rust/belt: swing!", "Été 2026 🌭", "🌭", "../../etc"]
    var paths: [FilePath] = []
    for name in names {
      let path = try library.newPath(forTripNamed: name)
      try TripFiles().save(sampleTrip(name), to: path, replacing: .nothing)
      paths.append(path.name)
    }
    expect(paths, ["rust-belt-swing.json", "rust-belt-swing-2.json", "été-2026.json", "trip.json", "etc.json"])
    let long = try library.newPath(forTripNamed: String(repeating: "long ", count: 100))
    try TripFiles().save(sampleTrip("x"), to: long, replacing: .nothing)
    try expect(SystemCalls().status(at: library.directory).mode, 0o700)
  }

  @Test func `lists trips and damaged files`() throws {
    try add("Swing", id: "a")
    try scratch.write("junk", to: "data/barnstorm/trips/broken.json")
    try scratch.write("", to: "data/barnstorm/trips/.hidden.json")
    try scratch.write("", to: "data/barnstorm/trips/notes.txt")
    let entries = try library.entries()
    expect(entries.map { $0.path.name }, ["broken.json", "swing.json"])
    try expect(entries[1].trip.get().name, "Swing")
    #expect(failure(try entries[0].trip.get()) != nil)
  }

  @Test func `finds a trip by path, name or ID`() throws {
    let swing = try add("Rust Belt Swing", id: "9F0C1")
    let tour = try add("Tour", id: "9F0D2")
    let named = try add("9F0D", id: "77")
    let found = try ["rust belt SWING", "9f0c", "Tour", "9F0D", "9F0D2", "x/y", "x.json", "77"].map {
      try library.path(of: $0)
    }
    expect(found, [swing, swing, tour, named, tour, "x/y", "x.json", named])
  }

  @Test func `refuses unknown and ambiguous names`() throws {
    let one = try add("Tour", id: "9F0C")
    let two = try add("tour", id: "9F0D")
    try add("Midwest Swing", id: "77")
    let sentences = ["Tour", "To", "9F", "nothing", "Midwst", ""].map { argument in
      failure { () throws(StoreError) in _ = try library.path(of: argument) }?.description
    }
    let both = "could be \"tour\" (2026-07-03, 3 days, \(two)) or \"Tour\" (2026-07-03, 3 days, \(one))"
    expect(
      sentences,
      [
        "\"Tour\" \(both)", "\"To\" \(both)", "\"9F\" \(both)", "no trip \"nothing\"; `barnstorm list` lists yours",
        "no trip \"Midwst\". Did you mean \"Midwest Swing\"?", "no trip \"\"; `barnstorm list` lists yours",
      ])
  }

  @Test func `only the beginning of a file is read for its name`() throws {
    let path = try add("Tour", id: "a")
    let whole = try #require(scratch.text("data/barnstorm/trips/tour.json"))
    // Damage behind the heading does not matter, a cut in it does.
    try scratch.write(whole.dropLast(9) + "]]", to: "data/barnstorm/trips/tour.json")
    try expect(library.path(of: "to"), path)
    for length in whole.indices.prefix(150) {
      try scratch.write(String(whole[..<length]), to: "data/barnstorm/trips/tour.json")
      #expect(try library.knownTrips().allSatisfy { $0.heading.name == "Tour" && $0.heading.dayCount == 3 })
    }
  }

  @Test func `finds a name after the items`() throws {
    try add("Other", id: "a")
    let notes = String(repeating: "long ", count: 2000)
    let item =
      #"{"id": "i", "day": 1, "sortOrder": 1, "modifiedAt": "2026-06-01T12:00:00.000Z", "kind": {"custom": {"title": "T", "category": "note", "notes": "\#(notes)"}}}"#
    try scratch.write(
      #"{"items": [\#(item)], "name": "Behind", "dayCount": 2, "startDate": "2026-07-03", "id": "b", "version": 1, "format": "barnstorm-trip", "modifiedAt": "2026-06-01T12:00:00.000Z"}"#,
      to: "data/barnstorm/trips/behind.json")
    try expect(library.knownTrips().map(\.heading.name), ["Behind", "Other"])
    try expect(library.path(of: "beh"), library.directory.appending("behind.json"))
  }

  @Test func `finds a name by that of its file`() throws {
    let path = try add("Rust Belt Swing", id: "a")
    _ = try add("Rust-Belt-Swing-2", id: "b")
    try expect(library.path(of: "rust-belt-swing"), path)
  }

  @Test func `a complete ID that copies share is ambiguous`() throws {
    let paths = try [add("Tour", id: "9F0C"), add("Copy", id: "9F0C")].sorted()
    let error = failure(try library.path(of: "9F0C"))
    #expect(paths.allSatisfy { error?.description.contains($0.description) ?? false })
    expect(error?.description.hasPrefix("\"9F0C\" could be "), true)
  }

  @Test func `remembers the last trip`() throws {
    let path = try add("Tour", id: "a")
    try library.rememberLastTrip(path)
    expect(library.lastTrip(), path)
    try scratch.write(text(sampleTrip("B")), to: "line\nbreak.json")
    try library.rememberLastTrip(scratch.path("line\nbreak.json"))
    expect(library.lastTrip(), scratch.path("line\nbreak.json"))
    expect(scratch.mode("state/barnstorm/last-trip"), 0o600)
  }

  @discardableResult
  private func add(_ name: String, id: String) throws -> FilePath {
    let path = try library.newPath(forTripNamed: name)
    try TripFiles().save(sampleTrip(name, id: id), to: path, replacing: .nothing)
    return path
  }
}
