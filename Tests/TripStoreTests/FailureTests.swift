import Glibc
import Interchange
import ItineraryCore
import Paths
import Testing
import TripStore

/// Every system call of a save fails once, in every way; the file is always the old or the new one.
@Suite struct FailedCalls {
  private let old = sampleTrip("Old")
  private let new = sampleTrip("New", at: 1)

  @Test(arguments: [EIO, ENOSPC, EINTR, EDQUOT, EROFS])
  func anyCallOfASave(code: Int32) throws {
    var call = 1
    while true {
      let scratch = try scratchWithOldTrip()
      let calls = FaultyCalls(.init(call: call, code: code), writeSize: 100)
      let error = failure { () throws(StoreError) in try save(new, in: scratch, calls) }
      #expect(scratch.names == ["trip.json"], "call \(call)")
      let content = scratch.text("trip.json")
      if calls.hits == 0 {
        #expect(error == nil && content == text(new))
        break
      }
      #expect(content == text(old) || content == text(new), "call \(call)")
      if error == nil { #expect(content == text(new), "call \(call)") }
      if let error { #expect(isReport(of: code, error), "call \(call): \(error)") }
      call += 1
    }
    #expect(call > 20)
  }

  @Test func onlyCallsThatCannotHarmFailInSilence() throws {
    var silent: [String] = []
    for call in 1...200 {
      let scratch = try scratchWithOldTrip()
      let calls = FaultyCalls(.init(call: call, code: EIO))
      let error = failure { () throws(StoreError) in try save(new, in: scratch, calls) }
      if error == nil { silent += calls.failed }
    }
    // Looking for what killed saves left; closing the file that was read, the directory that was synced, and the lock.
    #expect(silent == ["names", "close", "close", "close"])
  }

  /// From some call on none works: what is left may hold a temporary file, until the next save, but the trip is whole.
  @Test func aKillAtAnyCall() throws {
    for call in 1...60 {
      let scratch = try scratchWithOldTrip()
      let calls = FaultyCalls(.init(call: call, code: EIO, forEver: true), writeSize: 100)
      _ = failure { () throws(StoreError) in try save(new, in: scratch, calls) }
      #expect([text(old), text(new)].contains(scratch.text("trip.json")), "call \(call)")
      #expect(
        scratch.names.filter { $0 != "trip.json" }.allSatisfy { $0.hasPrefix(".trip.json.") && $0.hasSuffix(".tmp") })
      try save(new, in: scratch, SystemCalls())
      #expect(scratch.names == ["trip.json"], "call \(call)")
      #expect(scratch.text("trip.json") == text(new), "call \(call)")
    }
  }

  @Test func theNextStartRemovesWhatAKilledSaveLeft() throws {
    let scratch = try scratchWithOldTrip()
    for name in [".trip.json.abc123.tmp", ".trip.json.ABC123.tmp", ".other.json.abc123.tmp", "trip.json.tmp"] {
      try scratch.write("half", to: name)
    }
    TripFiles().removeLeftovers(of: scratch.path("trip.json"))
    #expect(scratch.names == [".other.json.abc123.tmp", ".trip.json.ABC123.tmp", "trip.json", "trip.json.tmp"])
  }

  @Test func anyCallOfALoad() throws {
    let scratch = try Scratch()
    try scratch.write(text(old), to: "trip.json")
    var call = 1
    while true {
      let calls = FaultyCalls(.init(call: call, code: EIO))
      let result = Result { () throws(StoreError) in try TripFiles(calls: calls).load(scratch.path("trip.json")) }
      switch result {
      case .success(let loaded): #expect(loaded.trip == old)
      case .failure(let error): #expect(isReport(of: EIO, error))
      }
      if calls.hits == 0 { break }
      call += 1
    }
    #expect(call > 5)
  }

  @Test func wording() throws {
    let scratch = try scratchWithOldTrip()
    let error = failure { () throws(StoreError) in
      try save(new, in: scratch, FaultyCalls(.init(call: 2, code: ENOSPC)))
    }
    #expect(error?.description == "\(scratch.path("trip.json")): cannot write: No space left on device")
  }

  private func scratchWithOldTrip() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(text(old), to: "trip.json", mode: 0o640)
    return scratch
  }

  private func save(_ trip: Trip, in scratch: Scratch, _ calls: any FileSystemCalls) throws(StoreError) {
    try TripFiles(calls: calls).save(trip, to: scratch.path("trip.json"), replacing: .thisTrip(known: nil))
  }

  private func isReport(of code: Int32, _ error: StoreError) -> Bool {
    if case .system(_, _, ErrorNumber(code)) = error { true } else { false }
  }
}
