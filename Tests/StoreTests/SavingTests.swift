import Glibc
import Itinerary
import Store
import TestSupport
import Testing

@Suite struct SavingTests {
  private let scratch = Scratch()
  private var path: FilePath { scratch.path("trip.json") }
  private let files = TripFiles()
  private let old = sampleTrip("Old")
  private let new = sampleTrip("New", at: 1)

  @Test(arguments: [
    "trip.json", "a b.json", "line\nbreak.json", "🌭.json", "\u{301}.json", String(repeating: "é", count: 120),
  ])
  func `a new file is for its owner`(_ name: String) throws {
    let file = try files.save(new, to: scratch.path(name), replacing: .nothing).file
    expect(scratch.text(name), text(new))
    expect(scratch.mode(name), 0o600)
    expect(scratch.names.count, 1)
    expect(files.identity(scratch.path(name)), file)
    try expect(files.load(scratch.path(name)).file, file)
  }

  @Test(arguments: [0o644, 0o640, 0o600, 0o664, 0o400] as [UInt32])
  func `a save keeps the mode`(_ mode: UInt32) throws {
    try scratch.write(text(old), to: "trip.json", mode: mode)
    try files.save(new, to: path, replacing: .thisTrip(known: nil))
    expect(scratch.mode("trip.json"), mode)
    expect(scratch.text("trip.json"), text(new))
  }

  @Test(.asRoot)
  func `a save keeps owner and group`() throws {
    try scratch.write(text(old), to: "trip.json", mode: 0o640)
    chown(scratch.path("trip.json"), 12, 34)
    try files.save(new, to: path, replacing: .thisTrip(known: nil))
    let status = try SystemCalls().status(at: path)
    #expect((status.user, status.group, status.mode) == (12, 34, 0o640))
  }

  @Test func `a save keeps a symbolic link`() throws {
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
    symlink("none", scratch.path("link.json"))
    let error = failure(try files.save(new, to: scratch.path("link.json"), replacing: .nothing))
    expect(error?.description, "\(scratch.path("link.json")): a dangling symbolic link")
  }

  @Test func `a new trip replaces no file`() throws {
    try scratch.write("notes", to: "trip.json")
    let error = failure(try files.save(new, to: path, replacing: .nothing))
    expect(error?.description, "\(path): already exists")
    expect(scratch.text("trip.json"), "notes")
  }

  @Test func `a file that could not be read again is not written`() throws {
    let new = sampleTrip("New", at: 1, items: [note("lunch")])
    let size = Int64(text(new).utf8.count)
    try scratch.write(text(old), to: "trip.json")
    let error = failure(try TripFiles(largest: size - 1).save(new, to: path, replacing: .thisTrip(known: nil)))
    expect(error?.description, "\(path): not saved, the file would be larger than 512 MiB")
    expect(scratch.text("trip.json"), text(old))
    expect(scratch.names, ["trip.json"])
    try TripFiles(largest: size).save(new, to: path, replacing: .thisTrip(known: nil))
    expect(scratch.text("trip.json"), text(new))
  }

  @Test func `a damaged file is never overwritten`() throws {
    try files.save(old, to: path, replacing: .nothing)
    try scratch.write("{\"id\": \"half", to: "trip.json")
    let error = failure(try files.save(new, to: path, replacing: .thisTrip(known: nil)))
    expect(error?.description, "not saved, the file on disk is damaged: \(path):1:13: id: unexpected end of file")
    expect(scratch.text("trip.json"), "{\"id\": \"half")
  }

  @Test func `never replaces a directory or pipe`() throws {
    mkdir(scratch.path("d"), 0o700)
    mkfifo(scratch.path("p"), 0o600)
    for (name, kind) in ["d": "directory", "p": "pipe"] {
      let path = scratch.path(name)
      let error = failure(try files.save(new, to: path, replacing: .thisTrip(known: nil)))
      expect(error?.description, "\(path): a \(kind), not a trip file")
    }
  }

  @Test func `an unprintable path is quoted in sentences`() throws {
    let error = failure(try files.load(scratch.path("\u{1B}[2J")))
    expect(error?.description, "\"\(scratch.path)/\\u001b[2J\": can't open: No such file or directory")
  }

  @Test func `a damaged file is refused with its place`() throws {
    try scratch.write("{\n  \"dayCount\": \"3\"}", to: "trip.json")
    let error = failure(try files.load(path))
    expect(error?.description, "\(path):2:15: dayCount: expected a number, found a string")
  }

  /// As by pasting its lines back from an older version.
  @Test func `an item restored next to its deletion stays`() throws {
    let whole = TripSketch.trip("Lunch Dinner")
    let item = try #require(whole.itinerary.items.last)
    var without = whole.with(items: whole.itinerary.items.dropLast())
    without.deleted = [Tombstone(id: item.id, deletedAt: item.modifiedAt.next)]
    let restored = without.with(items: without.itinerary.items + [item])
    try scratch.write(text(restored), to: "trip.json")
    let loaded = try files.load(path)
    var edited = loaded.trip
    edited.name = "B"
    edited.modifiedAt = edited.modifiedAt.next
    // By a program that has read the file, and by one that has not.
    try files.save(edited, to: path, replacing: .thisTrip(known: loaded.trip, upTo: loaded.file))
    #expect(try files.load(path).trip.itinerary.item(item.id)?.kind == item.kind)
    try scratch.write(text(restored), to: "trip.json")
    try files.save(without, to: path, replacing: .thisTrip(known: without))
    #expect(try files.load(path).trip.itinerary.item(item.id)?.kind == item.kind)
  }

  @Test func `refuses other kinds of files`() throws {
    mkfifo(scratch.path("pipe"), 0o600)
    let sentences = [scratch.path, scratch.path("pipe"), "/dev/null", scratch.path("none.json")].map { path in
      failure { () throws(StoreError) in _ = try files.load(path) }?.description
    }
    expect(
      sentences,
      [
        "\(scratch.path): a directory, not a trip file", "\(scratch.path("pipe")): a pipe, not a trip file",
        "/dev/null: a device, not a trip file", "\(scratch.path("none.json")): can't open: No such file or directory",
      ])
  }

  @Test func `a file over the limit is not read`() throws {
    try scratch.write("", to: "trip.json")
    expect(truncate(scratch.path("trip.json"), Int(TripFiles.largest) + 1), 0)
    let error = failure(try files.load(path))
    expect(error?.description, "\(path): larger than 512 MiB, not a trip file")
  }

  @Test func `a file that can't be written is read-only`() throws {
    try scratch.write(text(sampleTrip("A")), to: "trip.json")
    #expect(try files.load(path).readOnlyReason == nil)
    // The seventh call of a load asks whether the file can be written, the ninth asks it of the directory. They are made
    // to fail, since tests may run as root, to whom everything is writable.
    let reasons = try [7, 9].map { call in
      try TripFiles(fileSystem: FaultyCalls(.init(call: call, code: EACCES))).load(path).readOnlyReason
    }
    expect(
      reasons,
      ["the file can't be written: Permission denied", "its directory can't be written: Permission denied"])
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `a file in a read-only directory is read-only`() throws {
    try scratch.write(text(sampleTrip("A")), to: "trip.json")
    chmod(scratch.path("."), 0o500)
    defer { chmod(scratch.path("."), 0o700) }
    try expect(files.load(path).readOnlyReason, "its directory can't be written: Permission denied")
    let error = failure(try files.save(sampleTrip("B", at: 1), to: path, replacing: .thisTrip(known: nil)))
    expect(error?.description, "\(path): can't write: Permission denied")
  }

  private static let trip: FilePath = "trips/trip.json"

  @Test(arguments: [
    (StoreError.otherTrip(path: trip), "not saved, ", "the file now contains another trip"),
    (.busy(path: trip), "not saved, ", "locked by another program for 10 seconds"),
    (.wouldBeTooLarge(path: trip), "not saved, ", "the file would be larger than 512 MiB"),
    (.changedSince(path: trip), "nothing was done, ", "the file has changed in the meantime"),
    (.exists(path: trip), "", "already exists"),
  ])
  func `a reason does not repeat what failed`(error: StoreError, outcome: String, reason: String) {
    expect(error.description, "trips/trip.json: \(outcome)\(reason)")
    expect(error.reason, "trips/trip.json: \(reason)")
  }
}
