import Itinerary
import Store
import TestSupport
import Testing

/// The power fails after every call of everything that writes. What was not synced is there or not, independently. The
/// trip is the old or the new one, whole; once the save was reported, the new one.
@Suite struct PowerFailuresTests {
  private static let path: FilePath = "/home/trip.json"
  private static let old = sampleTrip("Old", items: [note("lunch")])
  private static let new = sampleTrip("New", at: 1, items: [note("lunch"), note("dinner", day: 2)])
  private static var theirs: Trip {
    var trip = old
    trip.itinerary.insert(note("theirs"))
    return trip
  }

  /// Something that writes, and what must hold after a power failure.
  struct Operation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What the trip's file contains before; nil without a file.
    let content: String?
    var kind = VolatileDisk.Kind()
    let run: @Sendable (VolatileDisk) throws(StoreError) -> [SaveNotice]
    /// - Parameter isReported: whether the operation was reported to be done.
    let holds: @Sendable (_ disk: VolatileDisk, _ isReported: Bool) -> Bool
  }

  static let operations: [Operation] = [
    Operation(testDescription: "save", content: text(old), run: save, holds: { isNew($0, or: text(old), $1) }),
    Operation(
      testDescription: "save without swap", content: text(old), kind: .init(hasSwap: false), run: save,
      holds: { isNew($0, or: text(old), $1) }),
    Operation(testDescription: "first save", content: nil, run: save, holds: { isNew($0, or: nil, $1) }),
    Operation(
      testDescription: "first save with links", content: nil, kind: .init(hasSwap: false), run: save,
      holds: { isNew($0, or: nil, $1) }),
    Operation(
      testDescription: "first save by renaming", content: nil, kind: .init(hasSwap: false, hasLinks: false),
      run: save, holds: { isNew($0, or: nil, $1) }),
    Operation(
      testDescription: "save that finds another file in the last moment", content: text(old),
      kind: .init(interloper: text(theirs)), run: save, holds: holdsTheirs),
    Operation(
      testDescription: "first save in new directories", content: nil,
      run: { disk throws(StoreError) in
        let path = try library(on: disk).newPath(forTripNamed: "New")
        return try TripFiles(fileSystem: disk).save(new, to: path, replacing: .nothing).notices
      },
      holds: { disk, isReported in
        let content = disk.text("/home/.local/share/barnstorm/trips/new.json")
        return content == text(new) || !isReported && content == nil
      }),
    Operation(testDescription: "repair", content: "damaged", run: replaceDamaged, holds: { hasSetAside($0, $1) }),
    Operation(
      testDescription: "repair without links", content: "damaged", kind: .init(hasLinks: false), run: replaceDamaged,
      holds: { hasSetAside($0, $1) }),
  ]

  @Test(arguments: operations) func `a power failure leaves the old or the new trip`(_ operation: Operation) throws {
    let seed = UInt64.random(in: .min ... .max)
    #expect(try loss(operation, seed, pictures: Portion.rounds(60)) == nil, "seed \(seed)")
  }

  /// Whatever sync is left out, the test above would notice.
  @Test(arguments: operations) func `each fsync is needed`(_ operation: Operation) throws {
    let whole = try disk(for: operation).failing(after: .max, operation.kind)
    _ = try operation.run(whole)
    #expect(whole.syncs >= 2)
    for sync in 1...whole.syncs {
      var idle = operation
      idle.kind.idleSync = sync
      #expect(try loss(idle, 1, pictures: 0..<600) != nil, "sync \(sync) of \(whole.syncs)")
    }
  }

  /// A copy need not outlast a power failure, since the trip does; but it must not be treated as one when it is torn.
  @Test func `ignores a torn copy`() throws {
    let before = VolatileDisk()
    try before.put(text(Self.old), at: Self.path)
    let files = TripFiles(fileSystem: before, copies: try Self.library(on: before).copies)
    files.keepCopy(of: try files.load(Self.path), at: Self.path)
    var random = SplitMix64(seed: .random(in: .min ... .max))
    for last in 0...80 {
      let disk = before.afterCrash().failing(after: last, .init())
      _ = try? TripFiles(fileSystem: disk, copies: Self.library(on: disk).copies)
        .save(Self.new, to: Self.path, replacing: .thisTrip(known: nil))
      for _ in Portion.rounds(20) {
        let after = disk.afterPowerFailure(&random)
        try after.put("damaged", at: Self.path)
        let copy = try TripFiles(fileSystem: after, copies: Self.library(on: after).copies).damage(at: Self.path)?
          .lastGoodCopy
        #expect([nil, Self.old, Self.new].contains(copy?.trip))
      }
    }
  }

  private static let save: @Sendable (VolatileDisk) throws(StoreError) -> [SaveNotice] = { disk throws(StoreError) in
    try TripFiles(fileSystem: disk).save(new, to: path, replacing: .thisTrip(known: nil)).notices
  }

  private static let replaceDamaged: @Sendable (VolatileDisk) throws(StoreError) -> [SaveNotice] = {
    disk throws(StoreError) in
    let files = TripFiles(fileSystem: disk)
    guard let damaged = try files.damage(at: path) else { throw .notDamaged(path: path) }
    return try files.replaceDamaged(damaged, by: new).notices
  }

  private static func library(on disk: VolatileDisk) throws(StoreError) -> TripLibrary {
    try TripLibrary(environment: { ["HOME": "/home"][$0] }, fileSystem: disk)
  }

  private static func isNew(_ disk: VolatileDisk, or old: String?, _ isReported: Bool) -> Bool {
    disk.text(path) == text(new) || !isReported && disk.text(path) == old
  }

  /// What another program has saved is never gone: what is not in the file yet comes into it with the next save.
  private static let holdsTheirs: @Sendable (VolatileDisk, Bool) -> Bool = { disk, isReported in
    guard let trip = try? TripFiles(fileSystem: disk).load(path).trip, let wanted = try? new.merged(with: theirs),
      isReported ? trip == wanted : [old, new, theirs, wanted].contains(trip)
    else { return false }
    let next = try? TripFiles(fileSystem: disk).save(old, to: path, replacing: .thisTrip(known: nil))
    return !disk.hasInterloped || next?.trip.itinerary.index(of: ItemID("theirs")) != nil
  }

  private static func hasSetAside(_ disk: VolatileDisk, _ isReported: Bool) -> Bool {
    if !isReported, disk.text(path) == "damaged" { return true }
    let places = isReported ? [path.adding(".damaged-1")] : names(on: disk)
    return disk.text(path) == text(new) && places.contains { disk.text($0) == "damaged" }
  }

  private static func names(on disk: VolatileDisk) -> [FilePath] {
    let home: FilePath = "/home"
    return ((try? disk.names(in: home)) ?? []).map(home.appending)
  }

  private func disk(for operation: Operation) throws -> VolatileDisk {
    let disk = VolatileDisk()
    if let content = operation.content { try disk.put(content, at: Self.path) }
    return disk.afterCrash()
  }

  /// - Parameter pictures: the disks to look at after each failure, of all that it may leave.
  /// - Returns: what went wrong, if anything did.
  private func loss(_ operation: Operation, _ seed: UInt64, pictures: Range<Int>) throws -> String? {
    var random = SplitMix64(seed: seed)
    let disk = try disk(for: operation)
    let whole = disk.failing(after: .max, operation.kind)
    try expect(operation.run(whole), [])
    let failures = (0...whole.callCount).map { last in
      let failing = disk.failing(after: last, operation.kind)
      // A save that says that it may not outlast this need not.
      return (disk: failing, isReported: (try? operation.run(failing)) == [])
    }
    // Each failure in turn: what a deliberate bug loses is found after few.
    for _ in pictures {
      for (last, failure) in failures.enumerated() {
        let after = failure.disk.afterPowerFailure(&random)
        if !operation.holds(after, failure.isReported) {
          let names = Self.names(on: after).map(\.description).sorted()
          return "after call \(last) of \(whole.callCount), reported: \(failure.isReported), there: \(names)"
        }
      }
    }
    for (last, failure) in failures.enumerated() {
      if let left = try leftover(on: failure.disk.afterPowerFailure(&random)) { return "after call \(last): \(left)" }
    }
    return nil
  }

  /// What the next save does not remove.
  private func leftover(on disk: VolatileDisk) throws -> FilePath? {
    guard (try? TripFiles(fileSystem: disk).load(Self.path)) != nil else { return nil }
    try TripFiles(fileSystem: disk).save(Self.new, to: Self.path, replacing: .thisTrip(known: nil))
    return Self.names(on: disk).first { $0.name.hasPrefix(".trip.json") }
  }
}
