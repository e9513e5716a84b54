import Glibc
import Itinerary
import Store
import TestSupport
import Testing

@Suite struct SavingTests {
  private let files = TripFiles()
  private let old = sampleTrip("Old")
  private let new = sampleTrip("New", at: 1)

  @Test(arguments: [
    "trip.json", "a b.json", "line\nbreak.json", "🌭.json", "\u{301}.json", String(repeating: "é", count: 120),
  ])
  func `a new file is for its owner`(_ name: String) throws {
    let scratch = try Scratch()
    let file = try files.save(new, to: scratch.path(name), replacing: .nothing).file
    expect(scratch.text(name), text(new))
    expect(scratch.mode(name), 0o600)
    expect(scratch.names.count, 1)
    expect(files.identity(scratch.path(name)), file)
    try expect(files.load(scratch.path(name)).file, file)
  }

  @Test(arguments: [0o644, 0o640, 0o600, 0o664, 0o400] as [UInt32])
  func `the mode stays`(_ mode: UInt32) throws {
    let scratch = try Scratch()
    try scratch.write(text(old), to: "trip.json", mode: mode)
    try files.save(new, to: scratch.path("trip.json"), replacing: .thisTrip(known: nil))
    expect(scratch.mode("trip.json"), mode)
    expect(scratch.text("trip.json"), text(new))
  }

  @Test(.asRoot)
  func `owner and group stay`() throws {
    let scratch = try Scratch()
    try scratch.write(text(old), to: "trip.json", mode: 0o640)
    chown(scratch.path("trip.json"), 12, 34)
    try files.save(new, to: scratch.path("trip.json"), replacing: .thisTrip(known: nil))
    let status = try SystemCalls().status(at: scratch.path("trip.json"))
    #expect((status.user, status.group, status.mode) == (12, 34, 0o640))
  }

  @Test func `a symbolic link stays one`() throws {
    let scratch = try Scratch()
    mkdir(scratch.path("real"), 0o700)
    try scratch.write(text(old), to: "real/trip.json", mode: 0o644)
    symlink("real/trip.json", scratch.path("link.json"))
    try files.save(new, to: scratch.path("link.json"), replacing: .thisTrip(known: nil))
    #expect(SystemCalls().isLink(scratch.path("link.json")))
    expect(scratch.text("real/trip.json"), text(new))
    expect(scratch.mode("real/trip.json"), 0o644)
    expect(scratch.names, ["link.json", "real"])
  }

  @Test func `a link that leads nowhere is refused`() throws {
    let scratch = try Scratch()
    symlink("none", scratch.path("link.json"))
    let error = failure { () throws(StoreError) in
      try files.save(new, to: scratch.path("link.json"), replacing: .nothing)
    }
    expect(error?.description, "\(scratch.path("link.json")): a dangling symbolic link")
  }

  @Test func `a new trip replaces nothing`() throws {
    let scratch = try Scratch()
    try scratch.write("notes", to: "trip.json")
    let error = failure { () throws(StoreError) in
      try files.save(new, to: scratch.path("trip.json"), replacing: .nothing)
    }
    expect(error?.description, "\(scratch.path("trip.json")): already exists")
    expect(scratch.text("trip.json"), "notes")
  }

  @Test func `a file that could not be read again is not written`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    let new = sampleTrip("New", at: 1, items: [note("lunch")])
    let size = Int64(text(new).utf8.count)
    try scratch.write(text(old), to: "trip.json")
    let error = failure { () throws(StoreError) in
      try TripFiles(largest: size - 1).save(new, to: path, replacing: .thisTrip(known: nil))
    }
    expect(error?.description, "\(path): not saved, the file would be larger than 512 MiB")
    expect(scratch.text("trip.json"), text(old))
    expect(scratch.names, ["trip.json"])
    try TripFiles(largest: size).save(new, to: path, replacing: .thisTrip(known: nil))
    expect(scratch.text("trip.json"), text(new))
  }

  @Test func `a damaged file is never overwritten`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try files.save(old, to: path, replacing: .nothing)
    try scratch.write("{\"id\": \"half", to: "trip.json")
    let error = failure { () throws(StoreError) in try files.save(new, to: path, replacing: .thisTrip(known: nil)) }
    expect(error?.description, "not saved, the file on disk is damaged: \(path):1:13: id: unexpected end of file")
    expect(scratch.text("trip.json"), "{\"id\": \"half")
  }

  @Test func `a directory or pipe is not replaced`() throws {
    let scratch = try Scratch()
    mkdir(scratch.path("d"), 0o700)
    mkfifo(scratch.path("p"), 0o600)
    let sentences = ["d", "p"].map { name in
      failure { () throws(StoreError) in try files.save(new, to: scratch.path(name), replacing: .thisTrip(known: nil))
      }?
      .description
    }
    expect(
      sentences,
      [
        "\(scratch.path("d")): a directory, not a trip file", "\(scratch.path("p")): a pipe, not a trip file",
      ])
  }

  @Test func `an unprintable path is quoted in sentences`() throws {
    let scratch = try Scratch()
    let error = failure { () throws(StoreError) in _ = try files.load(scratch.path("\u{1B}[2J")) }
    expect(error?.description, "\"\(scratch.path)/\\u001b[2J\": can't open: No such file or directory")
  }
}
