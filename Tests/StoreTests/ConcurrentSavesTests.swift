import Glibc
import Itinerary
import Synchronization
import TestSupport
import Testing

@testable import Store

@Suite struct ConcurrentSavesTests {
  private let scratch = Scratch()
  private var path: FilePath { scratch.path("trip.json") }
  private let base = sampleTrip("Trip", items: [note("shared")])

  init() throws { try TripFiles().save(base, to: path, replacing: .nothing) }

  @Test func `a save merges with what others saved`() throws {
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
    var trip = base
    trip.itinerary.insert(note("a"))
    let known = try TripFiles().load(path)
    while !known.file.isFinal { usleep(20_000) }
    let fileSystem = FaultyCalls()
    let saved = try TripFiles(fileSystem: fileSystem).save(
      trip, to: path, replacing: .thisTrip(known: base, upTo: known.file))
    #expect(!saved.isMerged)
    expect(fileSystem.count(of: "read"), 0)
    try expect(TripFiles().load(path).trip, trip)
    // What was changed this very moment may be changed again without its time telling; this one stays new for an hour.
    let later = [timeval(tv_sec: time(nil) + 3600, tv_usec: 1), timeval(tv_sec: time(nil) + 3600, tv_usec: 1)]
    expect(utimes(scratch.path("trip.json"), later), 0)
    let new = try TripFiles().load(path)
    let again = FaultyCalls()
    _ = try TripFiles(fileSystem: again).save(trip, to: path, replacing: .thisTrip(known: trip, upTo: new.file))
    #expect(again.count(of: "read") > 0)
  }

  @Test(arguments: [
    // Nanoseconds: the change, how long it is settled after that.
    (changed: 1_700_000_000_123_456_789, after: 100_000_000),
    (changed: 1_700_000_000_000_000_000, after: 4_000_000_000),
  ])
  func `a version is settled once a later change would have another time`(changed: Int64, after: Int64) {
    // Whichever of the two is the later one.
    for (modified, changed) in [
      (changed, changed), (changed - 5_000_000_000, changed), (changed, changed - 5_000_000_000),
    ] {
      let file = FileIdentity(device: 1, inode: 1, size: 1, modified: modified, changed: changed)
      let last = max(modified, changed)
      #expect(!file.isFinal(at: last - 1))
      #expect(!file.isFinal(at: last))
      #expect(!file.isFinal(at: last + after - 1))
      #expect(file.isFinal(at: last + after))
    }
  }

  /// Seconds since 1970: the years 1905, 1970, 2262, 2400 and 9999.
  @Test(arguments: [-2_051_222_400, 0, 9_223_372_036, 13_569_465_600, 253_402_214_400])
  func `loads and saves a file with a modification time of any year`(seconds: Int) throws {
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

  /// A version may wait for long, from before the editor knew what an earlier save merged: the file counts then.
  @Test func `a version that differs from the file is merged however old the file is`() throws {
    var others = base
    others.itinerary.insert(note("theirs"))
    let loaded = try TripFiles().load(path)
    try scratch.write(text(others), to: "trip.json")
    var ours = base
    ours.itinerary.insert(note("ours"))
    let first = try TripFiles().save(ours, to: path, replacing: .thisTrip(known: base, upTo: loaded.file))
    #expect(first.isMerged)
    // The next version was made without what that merged.
    ours.itinerary.insert(note("ours too"))
    while !first.file.isFinal { usleep(20_000) }
    try TripFiles().save(ours, to: path, replacing: .thisTrip(known: first.trip, upTo: loaded.file))
    let ids = try TripFiles().load(path).trip.itinerary.items.map(\.id.text).sorted()
    expect(ids, ["ours", "ours too", "shared", "theirs"])
  }

  /// As with a text editor, which leaves `modifiedAt` alone.
  @Test(arguments: ["Aaa", "Zzz"]) func `notices an edit by hand whatever its time`(title: String) throws {
    try scratch.write(text(base).replacing("\"title\": \"shared\"", with: "\"title\": \"\(title)\""), to: "trip.json")
    let ours = sampleTrip("New", at: 1, items: [note("shared")])
    let saved = try TripFiles().save(ours, to: path, replacing: .thisTrip(known: base)).trip
    expect(saved.name, "New")
    expect(saved.itinerary.items.first?.custom?.title, title)
  }

  @Test(arguments: [0o664, 0o640, 0o600] as [UInt32])
  func `a missing file is recreated on request only, with its old mode`(mode: UInt32) throws {
    try scratch.write(text(base), to: "trip.json", mode: mode)
    let loaded = try TripFiles().load(path)
    unlink(scratch.path("trip.json"))
    let error = failure(try TripFiles().save(base, to: path, replacing: .thisTrip(known: base)))
    expect(error?.description, "\(path): not saved, the file was deleted")
    expect(scratch.names, [])
    try TripFiles().save(base, to: path, replacing: .thisTrip(known: base, ifGone: .recreate(like: loaded.status)))
    expect(scratch.text("trip.json"), text(base))
    expect(scratch.mode("trip.json"), mode)
  }

  @Test func `another trip is not overwritten`() throws {
    try scratch.put(text(sampleTrip("Other", id: "trip-2")), at: "trip.json")
    let error = failure(try TripFiles().save(base, to: path, replacing: .thisTrip(known: nil)))
    expect(error?.description, "\(path): not saved, the file now contains another trip")
    try expect(TripFiles().load(path).trip.name, "Other")
  }

  /// As `cp -p` can do: size and time are the same, and so is the file.
  @Test func `a file with the same size and time is merged too`() throws {
    var (ours, theirs) = (base, base)
    theirs.itinerary.insert(note("theirs"))
    ours.itinerary.insert(note("shared2"))
    var before = base
    before.itinerary.insert(note("before"))
    try scratch.write(text(before), to: "trip.json")
    let known = try TripFiles().load(path)
    var times = stat()
    expect(stat(scratch.path("trip.json"), &times), 0)
    while !known.file.isFinal { usleep(20_000) }
    expect(text(theirs).utf8.count, text(before).utf8.count)
    try scratch.write(text(theirs), to: "trip.json")
    expect(utimensat(AT_FDCWD, scratch.path("trip.json"), [times.st_atim, times.st_mtim], 0), 0)
    let now = try #require(TripFiles().identity(path))
    #expect(now.hasContent(of: known.file))
    while !now.isFinal { usleep(20_000) }
    ours.itinerary.insert(note("ours"))
    let saved = try TripFiles().save(ours, to: path, replacing: .thisTrip(known: before, upTo: known.file))
    #expect(saved.trip.itinerary.items.map(\.id.text).contains("theirs"))
  }

  /// What file systems cannot do: locks, changing places in one step, a new name that must be free, a second name.
  static let fileSystems: [[String: Int32]] = [
    [:], ["lock": ENOLCK, "isLocked": ENOLCK], ["lock": EOPNOTSUPP, "isLocked": EOPNOTSUPP], ["swap": EINVAL],
    ["lock": ENOSYS, "isLocked": ENOSYS, "swap": EINVAL, "renameNew": EINVAL, "link": EPERM],
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
      let files = TripFiles(fileSystem: FaultyCalls(missing: missing, pace: 1000))
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
    let (ours, theirs) = versions(of: base)
    let isFirst = Mutex(true)
    let fileSystem = FaultyCalls { [theirs] name, _ in
      let isNow = isFirst.withLock { first in
        defer { first = first && name != "sync" }
        return first && name == "sync"
      }
      if isNow { try? scratch.write(text(theirs), to: "trip.json") }
      return nil
    }
    let saved = try TripFiles(fileSystem: fileSystem).save(ours, to: path, replacing: .thisTrip(known: nil))
    expect(saved.trip.itinerary.items.map(\.id.text).sorted(), ["ours", "shared", "theirs"])
    try expect(TripFiles().load(path).trip, saved.trip)
    expect(scratch.names, ["trip.json"])
  }

  // MARK: The last moment

  /// Between the last check and the moment the files change places.
  @Test func `merges a file written at the last moment`() throws {
    var ours = base
    ours.itinerary.insert(note("ours"))
    // Three times in a row, by ever new programs.
    let count = Mutex(0)
    let fileSystem = FaultyCalls { [base] name, _ in
      guard name == "swap" else { return nil }
      let round = count.withLock { count in
        count += 1
        return count
      }
      var theirs = base
      theirs.itinerary.insert(note("theirs \(round)"))
      if round <= 3 { try? scratch.put(text(theirs), at: "trip.json") }
      return nil
    }
    let saved = try TripFiles(fileSystem: fileSystem).save(ours, to: path, replacing: .thisTrip(known: nil))
    let ids = ["ours", "shared", "theirs 1", "theirs 2", "theirs 3"]
    expect(saved.trip.itinerary.items.map(\.id.text).sorted(), ids)
    try expect(TripFiles().load(path).trip, saved.trip)
    expect(scratch.names, ["trip.json"])
  }

  /// The power to do any more is gone right after the files have changed places.
  @Test(arguments: ["save", "start"]) func `a file written at the last moment survives a kill`(next: String) throws {
    let (ours, theirs) = versions(of: base)
    let isDead = Mutex(false)
    let fileSystem = FaultyCalls { [theirs] name, _ in
      if isDead.withLock({ $0 }) { return EIO }
      guard name == "swap" else { return nil }
      isDead.withLock { $0 = true }
      try? scratch.put(text(theirs), at: "trip.json")
      return nil
    }
    _ = failure(try TripFiles(fileSystem: fileSystem).save(ours, to: path, replacing: .thisTrip(known: nil)))
    try expect(TripFiles().load(path).trip.itinerary.items.map(\.id.text).sorted(), ["ours", "shared"])
    if next == "save" {
      try TripFiles().save(base, to: path, replacing: .thisTrip(known: nil))
    } else {
      TripFiles().removeLeftovers(of: path)
    }
    let ids = try TripFiles().load(path).trip.itinerary.items.map(\.id.text).sorted()
    expect(ids, ["ours", "shared", "theirs"])
    expect(scratch.names, ["trip.json"])
  }

  @Test(arguments: ["damaged", text(sampleTrip("Other", id: "trip-2"))])
  func `a trip written at the last moment leaves no side file`(content: String) throws {
    let fileSystem = FaultyCalls { name, _ in
      if name == "swap", scratch.text("trip.json") == text(sampleTrip("Trip", items: [note("shared")])) {
        try? scratch.put(content, at: "trip.json")
      }
      return nil
    }
    let error = failure(
      try TripFiles(fileSystem: fileSystem).save(sampleTrip("New", at: 1), to: path, replacing: .thisTrip(known: nil)))
    #expect(error != nil)
    expect(scratch.text("trip.json"), content)
    expect(scratch.names, ["trip.json"])
  }

  @Test func `a new file never replaces another one`() throws {
    for missing in [[:], ["renameNew": EINVAL]] {
      let scratch = Scratch()
      let path = scratch.path("trip.json")
      let fileSystem = FaultyCalls(missing: missing) { name, _ in
        if name == "renameNew" { try? scratch.put("notes", at: "trip.json") }
        return nil
      }
      let error = failure(try TripFiles(fileSystem: fileSystem).save(base, to: path, replacing: .nothing))
      expect(error, .exists(path: path))
      expect(scratch.text("trip.json"), "notes")
      expect(scratch.names, ["trip.json"])
    }
  }

  // MARK: The lock

  private static let lock = ".trip.json.barnstorm.lock"

  @Test func `stops waiting for a stopped program that holds the lock`() throws {
    let holder = try SystemCalls().open(scratch.path(Self.lock), O_RDWR | O_CREAT, mode: 0o600)
    try SystemCalls().lock(holder)
    // These calls do not really wait.
    let error = failure(try TripFiles(fileSystem: FaultyCalls()).save(base, to: path, replacing: .thisTrip(known: nil)))
    expect(error?.description, "\(path): not saved, locked by another program for 10 seconds")
    close(holder)
    try TripFiles(fileSystem: FaultyCalls()).save(base, to: path, replacing: .thisTrip(known: nil))
    expect(scratch.names, ["trip.json"])
  }

  @Test func `a directory in place of the lock is named at once`() throws {
    try SystemCalls().makeDirectory(scratch.path(Self.lock), mode: 0o700)
    let fileSystem = FaultyCalls()
    let error = failure(try TripFiles(fileSystem: fileSystem).save(base, to: path, replacing: .thisTrip(known: nil)))
    let lock = scratch.path(Self.lock) as FilePath
    expect(error?.description, "\(lock): can't lock: Is a directory")
    expect(fileSystem.count(of: "pause"), 0)
  }

  /// Who may read the directory and the trip can lock both, in two ways.
  @Test func `a reader's locks on the directory and the trip do not delay a save`() throws {
    let (directory, file) = (open(scratch.path("."), O_RDONLY), open(scratch.path("trip.json"), O_RDONLY))
    #expect(flock(directory, LOCK_EX) == 0 && flock(file, LOCK_EX) == 0)
    var reading = Glibc.flock(l_type: Int16(F_RDLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
    expect(
      withUnsafeMutablePointer(to: &reading) { fcntl(file, 37 /* F_OFD_SETLK */, UnsafeMutableRawPointer($0)) }, 0)
    let fileSystem = FaultyCalls()
    try TripFiles(fileSystem: fileSystem).save(sampleTrip("New", at: 1), to: path, replacing: .thisTrip(known: nil))
    expect(fileSystem.count(of: "pause"), 0)
    close(directory)
    close(file)
  }

  @Test func `only the user who saves can read the lock`() throws {
    let modes = Mutex<[UInt32?]>([])
    let fileSystem = FaultyCalls { name, _ in
      if name == "swap" { modes.withLock { $0.append(scratch.mode(Self.lock)) } }
      return nil
    }
    try TripFiles(fileSystem: fileSystem).save(sampleTrip("New", at: 1), to: path, replacing: .thisTrip(known: nil))
    expect(modes.withLock { $0 }, [0o600])
    expect(scratch.names, ["trip.json"])
  }

  /// Another user's file cannot be opened; without locks, it is unknown whether one holds it.
  @Test(arguments: [EACCES, ENOLCK])
  func `a stale lock expires after ten seconds`(code: Int32) throws {
    try scratch.write("", to: Self.lock)
    let opened = Mutex(0)
    let fileSystem = FaultyCalls(missing: code == ENOLCK ? ["lock": code, "isLocked": code] : [:]) { name, path in
      guard code == EACCES, name == "open", path == scratch.path(Self.lock), scratch.mode(Self.lock) != nil else {
        return nil
      }
      // It cannot be made, since it is there, and then it cannot be opened.
      return opened.withLock { count in
        count += 1
        return count % 2 == 1 ? EEXIST : EACCES
      }
    }
    try TripFiles(fileSystem: fileSystem).save(sampleTrip("New", at: 1), to: path, replacing: .thisTrip(known: nil))
    #expect(fileSystem.count(of: "pause") >= 500)
    try expect(TripFiles().load(path).trip.name, "New")
    expect(scratch.names, ["trip.json"])
  }
}
