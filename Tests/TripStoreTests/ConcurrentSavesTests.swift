import Glibc
import ItineraryCore
import Paths
import Synchronization
import Testing
import TripStore

/// Several programs save one trip at the same time.
@Suite struct ConcurrentSaves {
  private let base = sampleTrip("Trip", items: [note("shared")])

  @Test func aSaveMergesWithWhatOthersSaved() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    var (a, b) = (base, base)
    a.itinerary.insert(note("a"))
    b.itinerary.insert(note("b", day: 2))
    let first = try TripFiles().save(a, to: path, replacing: .thisTrip(known: nil))
    #expect(first.trip == a)
    let second = try TripFiles().save(b, to: path, replacing: .thisTrip(known: nil))
    #expect(second.trip.itinerary.items.map(\.id.text).sorted() == ["a", "b", "shared"])
    #expect(try TripFiles().load(path).trip == second.trip)
    #expect(try TripFiles().load(path).file == second.file)
  }

  @Test func aFileThatIsStillTheKnownOneIsNotReadAgain() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    var trip = base
    trip.itinerary.insert(note("a"))
    // Settled for a minute, as after a pause.
    let times = [timeval(tv_sec: time(nil) - 60, tv_usec: 0), timeval(tv_sec: time(nil) - 60, tv_usec: 0)]
    #expect(utimes(scratch.path("trip.json"), times) == 0)
    let known = try TripFiles().load(path)
    let calls = FaultyCalls()
    let saved = try TripFiles(calls: calls).save(trip, to: path, replacing: .thisTrip(known: base, upTo: known.file))
    #expect(!saved.isMerged)
    #expect(calls.count(of: "read") == 0)
    #expect(try TripFiles().load(path).trip == trip)
    // What was changed this very moment may be changed again without its time telling; this one stays new for an hour.
    let later = [timeval(tv_sec: time(nil) + 3600, tv_usec: 1), timeval(tv_sec: time(nil) + 3600, tv_usec: 1)]
    #expect(utimes(scratch.path("trip.json"), later) == 0)
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
  func aChangeIsSettledOnceAnotherWouldHaveAnotherTime(changed: Int64, after: Int64) throws {
    let scratch = try Scratch()
    try scratch.write("", to: "trip.json")
    let time = timespec(tv_sec: Int(changed / 1_000_000_000), tv_nsec: Int(changed % 1_000_000_000))
    #expect(utimensat(AT_FDCWD, scratch.path("trip.json"), [time, time], 0) == 0)
    let file = try #require(TripFiles().identity(scratch.path("trip.json")))
    #expect(!file.isSettled(at: changed - 1))
    #expect(!file.isSettled(at: changed))
    #expect(!file.isSettled(at: changed + after - 1))
    #expect(file.isSettled(at: changed + after))
  }

  /// Seconds since 1970: the years 1905, 1970, 2262, 2400 and 9999.
  @Test(arguments: [-2_051_222_400, 0, 9_223_372_036, 13_569_465_600, 253_402_214_400])
  func aFileOfAnyYearIsLoadedAndSaved(seconds: Int) throws {
    // In shared memory, which holds every year; other file systems end earlier.
    let scratch = try Scratch(in: access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp")
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    let time = timespec(tv_sec: seconds, tv_nsec: 999_999_999)
    #expect(utimensat(AT_FDCWD, scratch.path("trip.json"), [time, time], 0) == 0)
    let loaded = try TripFiles().load(path)
    var trip = loaded.trip
    trip.itinerary.insert(note("a"))
    let saved = try TripFiles().save(trip, to: path, replacing: .thisTrip(known: base, upTo: loaded.file))
    #expect(saved.trip == trip)
  }

  /// A version may wait for long, made before the editor was told what an earlier save merged: what the file says counts then.
  @Test func aVersionThatDoesNotHoldTheFileIsMergedHoweverOldTheFileIs() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    var others = base
    others.itinerary.insert(note("theirs"))
    try TripFiles().save(base, to: path, replacing: .nothing)
    let loaded = try TripFiles().load(path)
    let queue = try SaveQueue(path: path, loaded: loaded)
    try queue.start()
    defer { queue.close() }
    try scratch.write(text(others), to: "trip.json")
    var ours = base
    ours.itinerary.insert(note("ours"))
    queue.submit(ours, upTo: loaded.file)
    #expect(queue.drain() == nil)
    // Now the queue knows the file, and the next version was made without what it merged.
    ours.itinerary.insert(note("ours too"))
    let saved = try #require(TripFiles().identity(path))
    while !saved.isSettled { usleep(20_000) }
    queue.submit(ours, upTo: loaded.file)
    #expect(queue.drain() == nil)
    let ids = try TripFiles().load(path).trip.itinerary.items.map(\.id.text).sorted()
    #expect(ids == ["ours", "ours too", "shared", "theirs"])
  }

  @Test func anotherTripIsNotOverwritten() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(sampleTrip("Other", id: "trip-2"), to: path, replacing: .nothing)
    let error = failure { () throws(StoreError) in
      try TripFiles().save(base, to: path, replacing: .thisTrip(known: nil))
    }
    #expect(error?.description == "\(path): not saved, another trip is there now")
    #expect(try TripFiles().load(path).trip.name == "Other")
  }

  /// Each thread loads, adds an item and saves, with a store of its own, as programs in loops do.
  @Test func noItemOfManyWritersIsLost() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    let (writers, rounds) = (4, 25)
    let failures = Mutex<[String]>([])
    inParallel(writers) { writer in
      for round in 0..<rounds {
        do {
          var trip = try TripFiles().load(path).trip
          trip.itinerary.insert(note("w\(writer)-\(round)", day: 1 + round % 3))
          try TripFiles().save(trip, to: path, replacing: .thisTrip(known: nil))
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
    }
    #expect(failures.withLock { $0 } == [])
    #expect(try TripFiles().load(path).trip.itinerary.count == writers * rounds + 1)
    #expect(scratch.names == ["trip.json"])
  }

  /// A text editor, say, that takes no lock.
  @Test func aChangeRightBeforeTheFileIsReplacedIsMergedToo() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    var (ours, theirs) = (base, base)
    ours.itinerary.insert(note("ours"))
    theirs.itinerary.insert(note("theirs"))
    let isFirst = Mutex(true)
    let calls = FaultyCalls { [theirs] in
      if isFirst.withLock({ first in
        defer { first = false }
        return first
      }) {
        try? scratch.write(text(theirs), to: "trip.json")
      }
    }
    let saved = try TripFiles(calls: calls).save(ours, to: path, replacing: .thisTrip(known: nil))
    #expect(saved.trip.itinerary.items.map(\.id.text).sorted() == ["ours", "shared", "theirs"])
    #expect(try TripFiles().load(path).trip == saved.trip)
    #expect(scratch.names == ["trip.json"])
  }

  // MARK: The lock

  @Test func aStoppedProgramIsNotWaitedForForEver() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    let holder = try SystemCalls().open(scratch.path, O_RDONLY | O_DIRECTORY, mode: 0)
    try SystemCalls().lock(holder)
    let error = failure { () throws(StoreError) in
      // These calls do not really wait.
      try TripFiles(calls: FaultyCalls()).save(base, to: path, replacing: .thisTrip(known: nil))
    }
    #expect(error?.description == "\(path): not saved, another program has been at it for ten seconds")
    close(holder)
    try TripFiles(calls: FaultyCalls()).save(base, to: path, replacing: .thisTrip(known: nil))
  }

  @Test(arguments: [EBADF, EINVAL, ENOLCK, ENOSYS, EOPNOTSUPP])
  func aFileSystemWithoutLocksIsWrittenAllTheSame(code: Int32) throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    try scratch.write("another save may be at this", to: ".trip.json.abc123.tmp")
    let calls = FaultyCalls(.init(call: 3, code: code))
    try TripFiles(calls: calls).save(sampleTrip("New", at: 1), to: path, replacing: .thisTrip(known: nil))
    #expect(calls.failed == ["lock"])
    #expect(try TripFiles().load(path).trip.name == "New")
    #expect(scratch.names == [".trip.json.abc123.tmp", "trip.json"])
  }
}

/// Runs `body` on so many threads, with their numbers, and waits for all.
private func inParallel(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let threads = (0..<count).map { number in
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Box { body(number) })
    pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    return thread
  }
  for thread in threads { pthread_join(thread, nil) }
}

private final class Box: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
