import Glibc
import Itinerary
import Store
import Synchronization
import TestSupport
import Testing

@testable import Store

/// Several programs save one trip at the same time.
@Suite struct ConcurrentSavesTests {
  private let base = sampleTrip("Trip", items: [note("shared")])

  @Test func `a save merges with what others saved`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    var (a, b) = (base, base)
    a.itinerary.insert(note("a"))
    b.itinerary.insert(note("b", day: 2))
    let first = try TripFiles().save(a, to: path, replacing: .thisTrip(known: nil))
    expect(first.trip, a)
    let second = try TripFiles().save(b, to: path, replacing: .thisTrip(known: nil))
    expect(second.trip.itinerary.items.map(\.id.text).sorted(), ["a", "b", "shared"])
    try expect(TripFiles().load(path).trip, second.trip)
    try expect(TripFiles().load(path).file, second.file)
  }

  @Test func `a file that is still the known one is not read again`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    var trip = base
    trip.itinerary.insert(note("a"))
    let known = try TripFiles().load(path)
    while !known.file.isSettled { usleep(20_000) }
    let calls = FaultyCalls()
    let saved = try TripFiles(calls: calls).save(trip, to: path, replacing: .thisTrip(known: base, upTo: known.file))
    #expect(!saved.isMerged)
    expect(calls.count(of: "read"), 0)
    try expect(TripFiles().load(path).trip, trip)
    // What was changed this very moment may be changed again without its time telling; this one stays new for an hour.
    let later = [timeval(tv_sec: time(nil) + 3600, tv_usec: 1), timeval(tv_sec: time(nil) + 3600, tv_usec: 1)]
    expect(utimes(scratch.path("trip.json"), later), 0)
    let new = try TripFiles().load(path)
    let again = FaultyCalls()
    _ = try TripFiles(calls: again).save(trip, to: path, replacing: .thisTrip(known: trip, upTo: new.file))
    #expect(again.count(of: "read") > 0)
  }

  @Test(arguments: [
    // Nanoseconds: the change, how long it is settled after that.
    (changed: 1_700_000_000_123_456_789, after: 100_000_000),
    (changed: 1_700_000_000_000_000_000, after: 4_000_000_000),
  ])
  func `a change is settled once another would have another time`(changed: Int64, after: Int64) {
    // Whichever of the two is the later one.
    for (modified, changed) in [
      (changed, changed), (changed - 5_000_000_000, changed), (changed, changed - 5_000_000_000),
    ] {
      let file = FileIdentity(device: 1, inode: 1, size: 1, modified: modified, changed: changed)
      let last = max(modified, changed)
      #expect(!file.isSettled(at: last - 1))
      #expect(!file.isSettled(at: last))
      #expect(!file.isSettled(at: last + after - 1))
      #expect(file.isSettled(at: last + after))
    }
  }

  /// Seconds since 1970: the years 1905, 1970, 2262, 2400 and 9999.
  @Test(arguments: [-2_051_222_400, 0, 9_223_372_036, 13_569_465_600, 253_402_214_400])
  func `a file of any year is loaded and saved`(seconds: Int) throws {
    // In shared memory, which holds every year; other file systems end earlier.
    let scratch = try Scratch(in: Scratch.memory)
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    let time = timespec(tv_sec: seconds, tv_nsec: 999_999_999)
    expect(utimensat(AT_FDCWD, scratch.path("trip.json"), [time, time], 0), 0)
    let loaded = try TripFiles().load(path)
    var trip = loaded.trip
    trip.itinerary.insert(note("a"))
    let saved = try TripFiles().save(trip, to: path, replacing: .thisTrip(known: base, upTo: loaded.file))
    expect(saved.trip, trip)
  }

  /// A version may wait for long, made before the editor was told what an earlier save merged: what the file says counts then.
  @Test func `a version that differs from the file is merged however old the file is`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    var others = base
    others.itinerary.insert(note("theirs"))
    try TripFiles().save(base, to: path, replacing: .nothing)
    let loaded = try TripFiles().load(path)
    try scratch.write(text(others), to: "trip.json")
    var ours = base
    ours.itinerary.insert(note("ours"))
    let first = try TripFiles().save(ours, to: path, replacing: .thisTrip(known: base, upTo: loaded.file))
    #expect(first.isMerged)
    // The next version was made without what that merged.
    ours.itinerary.insert(note("ours too"))
    while !first.file.isSettled { usleep(20_000) }
    try TripFiles().save(ours, to: path, replacing: .thisTrip(known: first.trip, upTo: loaded.file))
    let ids = try TripFiles().load(path).trip.itinerary.items.map(\.id.text).sorted()
    expect(ids, ["ours", "ours too", "shared", "theirs"])
  }

  @Test func `another trip is not overwritten`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(sampleTrip("Other", id: "trip-2"), to: path, replacing: .nothing)
    let error = failure { () throws(StoreError) in
      try TripFiles().save(base, to: path, replacing: .thisTrip(known: nil))
    }
    expect(error?.description, "\(path): not saved, the file now contains another trip")
    try expect(TripFiles().load(path).trip.name, "Other")
  }

  /// As `cp -p` can do: size and time are the same, and so is the file.
  @Test func `a file with the same size and time is merged too`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    var (ours, theirs) = (base, base)
    theirs.itinerary.insert(note("theirs"))
    ours.itinerary.insert(note("shared2"))
    var before = base
    before.itinerary.insert(note("before"))
    try scratch.write(text(before), to: "trip.json")
    let known = try TripFiles().load(path)
    var times = stat()
    expect(stat(scratch.path("trip.json"), &times), 0)
    while !known.file.isSettled { usleep(20_000) }
    expect(text(theirs).utf8.count, text(before).utf8.count)
    try scratch.write(text(theirs), to: "trip.json")
    expect(utimensat(AT_FDCWD, scratch.path("trip.json"), [times.st_atim, times.st_mtim], 0), 0)
    let now = try #require(TripFiles().identity(path))
    #expect(now.hasContent(of: known.file))
    while !now.isSettled { usleep(20_000) }
    ours.itinerary.insert(note("ours"))
    let saved = try TripFiles().save(ours, to: path, replacing: .thisTrip(known: before, upTo: known.file))
    #expect(saved.trip.itinerary.items.map(\.id.text).contains("theirs"))
  }

  /// What file systems cannot do: locks, changing places in one step, a new name that must be free, a second name.
  static let fileSystems: [[String: Int32]] = [
    [:], ["lock": ENOLCK, "isLocked": ENOLCK], ["lock": EOPNOTSUPP, "isLocked": EOPNOTSUPP], ["exchange": EINVAL],
    ["lock": ENOSYS, "isLocked": ENOSYS, "exchange": EINVAL, "renameNew": EINVAL, "link": EPERM],
  ]

  /// Each thread loads, adds an item and saves, with a store of its own, as programs in loops do.
  @Test(arguments: fileSystems.indices) func `no item of many writers is lost`(kind: Int) throws {
    let missing = Self.fileSystems[kind]
    let scratch = try Scratch(in: Scratch.memory)
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    let (writers, rounds) = (4, Portion.rounds(kind < 2 ? 100 : 25).count)
    let failures = Mutex<[String]>([])
    TestThread.inParallel(writers) { writer in
      let files = TripFiles(calls: FaultyCalls(missing: missing, pace: 1000))
      for round in 0..<rounds {
        do {
          var trip = try files.load(path).trip
          trip.itinerary.insert(note("w\(writer)-\(round)", day: 1 + round % 3))
          try files.save(trip, to: path, replacing: .thisTrip(known: nil))
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
    }
    expect(failures.withLock { $0 }, [])
    try expect(TripFiles().load(path).trip.itinerary.count, writers * rounds + 1)
    expect(scratch.names, ["trip.json"])
  }

  /// A text editor, say, that takes no lock.
  @Test func `a change right before the file is replaced is merged too`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    let (ours, theirs) = versions(of: base)
    let isFirst = Mutex(true)
    let calls = FaultyCalls { [theirs] name, _ in
      let isNow = isFirst.withLock { first in
        defer { first = first && name != "sync" }
        return first && name == "sync"
      }
      if isNow { try? scratch.write(text(theirs), to: "trip.json") }
      return nil
    }
    let saved = try TripFiles(calls: calls).save(ours, to: path, replacing: .thisTrip(known: nil))
    expect(saved.trip.itinerary.items.map(\.id.text).sorted(), ["ours", "shared", "theirs"])
    try expect(TripFiles().load(path).trip, saved.trip)
    expect(scratch.names, ["trip.json"])
  }
}
