import Glibc
import Itinerary
import Store
import TestSupport
import Testing

@Suite struct LoadingTests {
  private let files = TripFiles()

  @Test func `a damaged file is refused with its place`() throws {
    let scratch = try Scratch()
    try scratch.write("{\n  \"dayCount\": \"3\"}", to: "trip.json")
    let error = failure { () throws(StoreError) in _ = try files.load(scratch.path("trip.json")) }
    expect(error?.description, "\(scratch.path("trip.json")):2:15: dayCount: expected a number, found a string")
  }

  /// As by pasting its lines back from an older version.
  @Test func `an item restored next to its deletion stays`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json") as FilePath
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
    let scratch = try Scratch()
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
    let scratch = try Scratch()
    try scratch.write("", to: "trip.json")
    expect(truncate(scratch.path("trip.json"), Int(TripFiles.largest) + 1), 0)
    let error = failure { () throws(StoreError) in _ = try files.load(scratch.path("trip.json")) }
    expect(error?.description, "\(scratch.path("trip.json")): larger than 512 MiB, not a trip file")
  }

  /// Sparse, so that it takes no room.
  @Test func `a file without enough memory is not read`() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "trip.json")
    expect(truncate(scratch.path("trip.json"), 100 << 20), 0)
    let path = scratch.path("trip.json")
    let calls = FaultyCalls(missing: ["checkMemory": ENOMEM])
    let error = failure { () throws(StoreError) in _ = try TripFiles(calls: calls).load(path) }
    expect(error?.description, "\(path): not enough memory, reading it takes about 400 MB")
    expect(calls.count(of: "read"), 0)
  }

  @Test func `a file that can't be written is read-only`() throws {
    let scratch = try Scratch()
    try scratch.write(text(sampleTrip("A")), to: "trip.json")
    let path = scratch.path("trip.json")
    #expect(try files.load(path).readOnlyReason == nil)
    // The seventh call of a load asks whether the file can be written, the ninth asks it of the directory. They are made
    // to fail, since tests may run as root, to whom everything is writable.
    let reasons = try [7, 9].map { call in
      try TripFiles(calls: FaultyCalls(.init(call: call, code: EACCES))).load(path).readOnlyReason
    }
    expect(
      reasons,
      [
        "the file can't be written: Permission denied", "its directory can't be written: Permission denied",
      ])
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `a file in a read only directory is read only`() throws {
    let scratch = try Scratch()
    try scratch.write(text(sampleTrip("A")), to: "trip.json")
    chmod(scratch.path("."), 0o500)
    defer { chmod(scratch.path("."), 0o700) }
    let path = scratch.path("trip.json")
    try expect(files.load(path).readOnlyReason, "its directory can't be written: Permission denied")
    let error = failure { () throws(StoreError) in
      try files.save(sampleTrip("B", at: 1), to: path, replacing: .thisTrip(known: nil))
    }
    expect(error?.description, "\(path): can't write: Permission denied")
  }
}
