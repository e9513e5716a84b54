import Glibc
import Itinerary
import Store
import TestSupport
import Testing

@testable import Store

/// Every system call of a save fails once, in every way; the file is always the old or the new one.
@Suite struct FailedCallsTests {
  private let old = sampleTrip("Old")
  private let new = sampleTrip("New", at: 1)

  @Test(arguments: [EIO, ENOSPC, EINTR, EDQUOT, EROFS])
  func `a save survives any failing call`(code: Int32) throws {
    var call = 1
    while true {
      let scratch = try scratchWithOldTrip()
      let fileSystem = FaultyCalls(.init(call: call, code: code), writeSize: 100)
      let error = failure(try save(new, in: scratch, fileSystem))
      // Status 0 where the change is on the disk, and only there.
      expect(scratch.text("trip.json"), (error == nil ? text(new) : text(old)), "call \(call): \(fileSystem.failed)")
      if let error { #expect(isReport(of: code, error), "call \(call): \(error)") }
      if fileSystem.hits == 0 {
        #expect(error == nil)
        break
      }
      try save(new, in: scratch, SystemCalls())
      expect(scratch.names, ["trip.json"], "call \(call)")
      call += 1
    }
    #expect(call > 25)
  }

  @Test func `only failures of harmless calls are silent`() throws {
    var silent: Set<String> = []
    for call in 1...200 {
      let scratch = try scratchWithOldTrip()
      let fileSystem = FaultyCalls(.init(call: call, code: EIO))
      var saved: SavedTrip?
      let error = failure { () throws(StoreError) in saved = try save(new, in: scratch, fileSystem) }
      guard error == nil, let saved else { continue }
      if saved.notices.isEmpty {
        silent.formUnion(fileSystem.failed)
      } else {
        expect(fileSystem.failed, ["sync"])
        expect(saved.notices, [.uncertain(ErrorNumber(EIO))])
      }
    }
    // Looking for what killed saves left, closing, the lock of the new file, what is removed and looked at after the save, and an
    // swap that was made anyway.
    expect(silent, ["names", "close", "lock", "status", "unlink"])
  }

  /// As over a network: the response is lost, and the file is there.
  @Test(arguments: ["swap", "rename", "renameNew"])
  func `a call that fails although it was carried out is not a failure`(name: String) throws {
    let scratch = name == "renameNew" ? Scratch() : try scratchWithOldTrip()
    let fileSystem = FaultyCalls(missing: name == "rename" ? ["swap": EINVAL] : [:]) { call, path in
      guard call == name, path == scratch.path("trip.json") else { return nil }
      let temporary = scratch.names.filter { $0.hasSuffix(".tmp") || $0.hasSuffix(".swap") }
        .map { scratch.path.appending(FilePath($0)) }
      if call == "swap" {
        try? SystemCalls().swap(temporary[0], with: path)
      } else {
        try? SystemCalls().rename(temporary[0], to: path)
      }
      return EIO
    }
    let error = failure(try save(new, in: scratch, fileSystem))
    #expect(error == nil)
    expect(scratch.text("trip.json"), text(new))
    expect(scratch.names, ["trip.json"])
  }

  /// From some call on none works: other files of the save may be left until the next one, but the trip is whole.
  @Test func `a kill at any call leaves the old or the new trip`() throws {
    for call in 1...80 {
      let scratch = try scratchWithOldTrip()
      let fileSystem = FaultyCalls(.init(call: call, code: EIO, forEver: true), writeSize: 100)
      _ = failure(try save(new, in: scratch, fileSystem))
      #expect([text(old), text(new)].contains(scratch.text("trip.json")), "call \(call)")
      #expect(scratch.names.allSatisfy { $0 == "trip.json" || $0.hasPrefix(".trip.json.barnstorm") })
      try save(new, in: scratch, SystemCalls())
      // A program that another test starts holds the lock of the leftover, too, between its fork and its exec.
      for _ in 0..<5000 {
        if scratch.names == ["trip.json"] { break }
        usleep(1000)
        TripFiles().removeLeftovers(of: scratch.path("trip.json"))
      }
      expect(scratch.names, ["trip.json"], "call \(call)")
      expect(scratch.text("trip.json"), text(new), "call \(call)")
    }
  }

  @Test func `the next start removes the rest of a killed save and nothing else`() throws {
    let scratch = try scratchWithOldTrip()
    let users: [String] = [
      ".other.json.barnstorm-abc123.tmp", ".t.json.backup.tmp", ".trip.json.backup.tmp",
      ".trip.json.barnstorm-ABC123.tmp",
      ".trip.json.barnstorm-abc1234.tmp", "trip.json", "trip.json.barnstorm-abc123.tmp", "trip.json.tmp",
    ]
    for name in users where name != "trip.json" { try scratch.write("a user's", to: name) }
    try scratch.write("half", to: ".trip.json.barnstorm-abc123.tmp")
    try scratch.write("", to: ".trip.json.barnstorm.lock")
    TripFiles().removeLeftovers(of: scratch.path("trip.json"))
    expect(scratch.names, users.sorted())
    try save(new, in: scratch, SystemCalls())
    expect(scratch.names, users.sorted())
  }

  @Test func `the file of a running save stays`() throws {
    let scratch = try scratchWithOldTrip()
    let name = ".trip.json.barnstorm-abc123.tmp"
    let writer = try SystemCalls().open(scratch.path(name), O_RDWR | O_CREAT, mode: 0o600)
    try SystemCalls().lock(writer)
    TripFiles().removeLeftovers(of: scratch.path("trip.json"))
    expect(scratch.names, [name, "trip.json"])
    close(writer)
    TripFiles().removeLeftovers(of: scratch.path("trip.json"))
    expect(scratch.names, ["trip.json"])
  }

  @Test func `without locks a leftover is removed after an hour`() throws {
    let scratch = try scratchWithOldTrip()
    let name = ".trip.json.barnstorm-abc123.tmp"
    try scratch.write("half", to: name)
    let status = try SystemCalls().status(at: scratch.path(name)).identity
    let files = FileContent(fileSystem: FaultyCalls(missing: ["isLocked": ENOLCK]))
    #expect(!files.isLeft(scratch.path(name), at: status.changed + 3_599_000_000_000))
    #expect(files.isLeft(scratch.path(name), at: status.changed + 3_601_000_000_000))
  }

  @Test func `a load reports any failing call`() throws {
    let scratch = Scratch()
    try scratch.write(text(old), to: "trip.json")
    var call = 1
    while true {
      let fileSystem = FaultyCalls(.init(call: call, code: EIO))
      let result = Result { () throws(StoreError) in
        try TripFiles(fileSystem: fileSystem).load(scratch.path("trip.json"))
      }
      switch result {
      case .success(let loaded): expect(loaded.trip, old)
      case .failure(let error): #expect(isReport(of: EIO, error))
      }
      if fileSystem.hits == 0 { break }
      call += 1
    }
    #expect(call > 5)
  }

  @Test func `the sentence for a failed call contains its reason`() throws {
    let scratch = try scratchWithOldTrip()
    let error = failure(try save(new, in: scratch, FaultyCalls(.init(call: 2, code: ENOSPC))))
    expect(error?.description, "\(scratch.path("trip.json")): can't write: No space left on device")
  }

  private func scratchWithOldTrip() throws -> Scratch {
    let scratch = try Scratch(in: Scratch.memory)
    try scratch.write(text(old), to: "trip.json", mode: 0o640)
    return scratch
  }

  @discardableResult
  private func save(_ trip: Trip, in scratch: Scratch, _ calls: any FileSystemCalls) throws(StoreError) -> SavedTrip {
    try TripFiles(fileSystem: calls).save(trip, to: scratch.path("trip.json"), replacing: .thisTrip(known: nil))
  }

  private func isReport(of code: Int32, _ error: StoreError) -> Bool {
    if case .system(_, _, ErrorNumber(code)) = error { true } else { false }
  }
}
