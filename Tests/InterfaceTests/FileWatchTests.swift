import Almanac
import Glibc
import Store
import Synchronization
import TestSupport
import Testing

@testable import Program

@Suite struct FileWatchTests {
  /// Another program makes the directories on the way one after the other, while the watches of them are being set.
  @Test func `a directory that appears right after it was missed is watched`() throws {
    let scratch = Scratch()
    let late = scratch.path("outer/trips")
    mkdir(scratch.path("outer"), 0o700)
    let isFirst = Mutex(true)
    let fileSystem = FaultyCalls { name, path in
      guard name == "status", path == late,
        isFirst.withLock({ first in
          defer { first = false }; return first
        })
      else { return nil }
      mkdir(scratch.path("outer/trips"), 0o700)
      return ENOENT
    }
    var watch = FileWatch(path: scratch.path("outer/trips/trip.json"), fileSystem: fileSystem)
    watch.start()
    defer { watch.close() }
    try scratch.write("{}", to: "outer/trips/trip.json")
    let hasChanged = watch.drainChanges()
    #expect(hasChanged)
    #expect(!watch.isUnwatched)
  }
}
