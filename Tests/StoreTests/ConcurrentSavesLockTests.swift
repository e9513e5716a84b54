import Glibc
import Itinerary
import Store
import Synchronization
import TestSupport
import Testing

@testable import Store

/// The lock that keeps two saves of one trip apart.
@Suite struct ConcurrentSavesLockTests {
  private let base = sampleTrip("Trip", items: [note("shared")])

  private static let lock = ".trip.json.barnstorm.lock"

  @Test func `a stopped program is not waited for for ever`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    let holder = try SystemCalls().open(scratch.path(Self.lock), O_RDWR | O_CREAT, mode: 0o600)
    try SystemCalls().lock(holder)
    let error = failure { () throws(StoreError) in
      // These calls do not really wait.
      try TripFiles(calls: FaultyCalls()).save(base, to: path, replacing: .thisTrip(known: nil))
    }
    expect(error?.description, "\(path): not saved, locked by another program for 10 seconds")
    close(holder)
    try TripFiles(calls: FaultyCalls()).save(base, to: path, replacing: .thisTrip(known: nil))
    expect(scratch.names, ["trip.json"])
  }

  @Test func `a directory in place of the lock is named at once`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    try SystemCalls().makeDirectory(scratch.path(Self.lock), mode: 0o700)
    let calls = FaultyCalls()
    let error = failure { () throws(StoreError) in
      try TripFiles(calls: calls).save(base, to: path, replacing: .thisTrip(known: nil))
    }
    let lock = scratch.path(Self.lock) as FilePath
    expect(error?.description, "\(lock): can't lock: Is a directory")
    expect(calls.count(of: "pause"), 0)
  }

  /// Who may read the directory and the trip can lock both, in two ways.
  @Test func `read-only permission prevents no one from saving`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    let (directory, file) = (open(scratch.path("."), O_RDONLY), open(scratch.path("trip.json"), O_RDONLY))
    #expect(flock(directory, LOCK_EX) == 0 && flock(file, LOCK_EX) == 0)
    var reading = Glibc.flock(l_type: Int16(F_RDLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
    expect(
      withUnsafeMutablePointer(to: &reading) { fcntl(file, 37 /* F_OFD_SETLK */, UnsafeMutableRawPointer($0)) }, 0)
    let calls = FaultyCalls()
    try TripFiles(calls: calls).save(sampleTrip("New", at: 1), to: path, replacing: .thisTrip(known: nil))
    expect(calls.count(of: "pause"), 0)
    close(directory)
    close(file)
  }

  @Test func `the lock is for who saves alone`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    let modes = Mutex<[UInt32?]>([])
    let calls = FaultyCalls { name, _ in
      if name == "exchange" { modes.withLock { $0.append(scratch.mode(Self.lock)) } }
      return nil
    }
    try TripFiles(calls: calls).save(sampleTrip("New", at: 1), to: path, replacing: .thisTrip(known: nil))
    expect(modes.withLock { $0 }, [0o600])
    expect(scratch.names, ["trip.json"])
  }

  /// It is held while files change places, and not while data are on their way to the disk.
  @Test func `nobody waits for the disk of another`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    let seen = Mutex<[Bool]>([])
    let calls = FaultyCalls { name, _ in
      if name == "sync" { seen.withLock { $0.append(scratch.names.contains(Self.lock)) } }
      return nil
    }
    try TripFiles(calls: calls).save(sampleTrip("New", at: 1), to: path, replacing: .thisTrip(known: nil))
    expect(seen.withLock { $0 }, [false, false])
  }

  /// Another user's file cannot be opened; where there are no locks, that one holds it cannot be told.
  @Test(arguments: [EACCES, ENOLCK])
  func `a stale lock expires after ten seconds`(code: Int32) throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    try scratch.write("", to: Self.lock)
    let opened = Mutex(0)
    let calls = FaultyCalls(missing: code == ENOLCK ? ["lock": code, "isLocked": code] : [:]) { name, path in
      guard code == EACCES, name == "open", path == scratch.path(Self.lock), scratch.mode(Self.lock) != nil else {
        return nil
      }
      // It cannot be made, since it is there, and then it cannot be opened.
      return opened.withLock { count in
        count += 1
        return count % 2 == 1 ? EEXIST : EACCES
      }
    }
    try TripFiles(calls: calls).save(sampleTrip("New", at: 1), to: path, replacing: .thisTrip(known: nil))
    #expect(calls.count(of: "pause") >= 500)
    try expect(TripFiles().load(path).trip.name, "New")
    expect(scratch.names, ["trip.json"])
  }
}
