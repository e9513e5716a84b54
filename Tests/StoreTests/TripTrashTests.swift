import Almanac
import Glibc
import Store
import Synchronization
import TestSupport
import Testing

@testable import Store

/// Every system call of removing a trip and of bringing it back fails in turn; the trip is whole in one place or the other.
@Suite struct TripTrashTests {
  private let trip = text(sampleTrip("Old"))

  private func scratch() throws -> Scratch {
    let scratch = try Scratch(in: Scratch.memory)
    try scratch.write(trip, to: "trip.json")
    return scratch
  }

  private func trash(in scratch: Scratch, _ fileSystem: any FileSystemCalls = SystemCalls()) -> TripTrash {
    TripTrash(directory: scratch.path("trash"), fileSystem: fileSystem)
  }

  /// - Parameter isFar: whether the trash is on another file system, to which no file can be renamed.
  private func fileSystem(_ fault: FaultyCalls.Fault, isFar: Bool) -> FaultyCalls {
    let refuses = Mutex(isFar)
    return FaultyCalls(fault) { call, path in
      guard call == "renameNew", path.name == "trip.json" else { return nil }
      return refuses.withLock { refuses in
        defer { refuses = false }
        return refuses ? EXDEV : nil
      }
    }
  }

  private func expectWhole(_ scratch: Scratch, isFar: Bool, _ comment: Comment) {
    let found = [scratch.text("trip.json"), scratch.text("trash/trip.json")].compactMap { $0 }
    #expect(!found.isEmpty && found.allSatisfy { $0 == trip }, comment)
    // Of what was copied to another file system the original may be left.
    if !isFar { expect(found.count, 1, comment) }
  }

  @Test(arguments: [false, true], [false, true])
  func `a removal survives any failing call`(isKilled: Bool, isFar: Bool) throws {
    var call = 1
    while true {
      let scratch = try scratch()
      let fileSystem = fileSystem(.init(call: call, code: EIO, forEver: isKilled), isFar: isFar)
      let error = failure { () throws(StoreError) in
        _ = try trash(in: scratch, fileSystem).remove(scratch.path("trip.json"))
      }
      expectWhole(scratch, isFar: isFar, "call \(call): \(fileSystem.failed)")
      if error == nil { #expect(scratch.text("trip.json") == nil && scratch.text("trash/trip.json") == trip) }
      if fileSystem.hits == 0 {
        #expect(error == nil)
        break
      }
      call += 1
    }
    #expect(call > 10)
  }

  @Test(arguments: [false, true], [false, true])
  func `a restore survives any failing call`(isKilled: Bool, isFar: Bool) throws {
    var call = 1
    while true {
      let scratch = try scratch()
      let removed = try trash(in: scratch).remove(scratch.path("trip.json"))
      let fileSystem = fileSystem(.init(call: call, code: EIO, forEver: isKilled), isFar: isFar)
      var path: FilePath?
      let error = failure { () throws(StoreError) in
        path = try trash(in: scratch, fileSystem).restore(removed, orInto: scratch.path("trips"))
      }
      let elsewhere = scratch.text("trips/trip.json")
      if elsewhere == nil {
        expectWhole(scratch, isFar: isFar, "call \(call): \(fileSystem.failed)")
      } else {
        // Where it came from could not be read.
        expect(elsewhere, trip, "call \(call)")
      }
      if error == nil { #expect(path != nil && scratch.text("trash/trip.json") == nil) }
      if fileSystem.hits == 0 {
        #expect(error == nil && path == scratch.path("trip.json"))
        break
      }
      call += 1
    }
    #expect(call > 5)
  }
}
