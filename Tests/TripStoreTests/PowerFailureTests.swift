import Glibc
import Interchange
import ItineraryCore
import Paths
import TestSupport
import Testing
import TripStore

/// The power fails after every call of everything that writes. What was not synced is gone or there, each by itself. The trip is the
/// old or the new one, whole; once the save was reported, the new one.
@Suite struct PowerFailures {
  private let path: FilePath = "/home/trip.json"
  private let old = sampleTrip("Old", items: [note("lunch")])
  private let new = sampleTrip("New", at: 1, items: [note("lunch"), note("dinner", day: 2)])

  @Test func aSave() throws {
    let disk = try disk(holding: text(old))
    let known = try TripFiles(calls: disk).load(path)
    try everyFailure(of: disk) { disk throws(StoreError) in
      try TripFiles(calls: disk).save(new, to: path, replacing: .thisTrip(known: old, upTo: known.file)).notices
    } holds: { disk, isReported in
      disk.text(path) == text(new) || !isReported && disk.text(path) == text(old)
    }
  }

  @Test(arguments: [true, false]) func aSaveWhereFilesCannotChangePlaces(hasLinks: Bool) throws {
    for content in [text(old), nil] {
      let disk = try disk(holding: content)
      try everyFailure(of: disk, .init(hasExchange: false, hasLinks: hasLinks)) { disk throws(StoreError) in
        try TripFiles(calls: disk).save(new, to: path, replacing: .thisTrip(known: nil)).notices
      } holds: { disk, isReported in
        disk.text(path) == text(new) || !isReported && disk.text(path) == content
      }
    }
  }

  /// What another program has saved is never gone either: what is not in the file yet comes into it with the next save.
  @Test func aSaveThatFindsAnotherFileInTheLastMoment() throws {
    let disk = try disk(holding: text(old))
    var theirs = old
    theirs.itinerary.insert(note("theirs"))
    try everyFailure(of: disk, .init(interloper: text(theirs))) { disk throws(StoreError) in
      try TripFiles(calls: disk).save(new, to: path, replacing: .thisTrip(known: nil)).notices
    } holds: { [theirs] disk, isReported in
      guard let trip = try? TripFiles(calls: disk).load(path).trip, let wanted = try? new.merged(with: theirs),
        isReported ? trip == wanted : [old, new, theirs, wanted].contains(trip)
      else { return false }
      let next = try? TripFiles(calls: disk).save(old, to: path, replacing: .thisTrip(known: nil))
      return !disk.hasInterloped || next?.trip.itinerary.index(of: ItemID("theirs")) != nil
    }
  }

  @Test func theFirstSaveInANewDirectory() throws {
    let environment: [String: FilePath] = ["HOME": "/home"]
    let target: FilePath = "/home/.local/share/barnstorm/trips/new.json"
    try everyFailure(of: VolatileDisk()) { disk throws(StoreError) in
      let library = try TripLibrary(environment: { environment[$0] }, calls: disk)
      let path = try library.newPath(forTripNamed: "New")
      return try TripFiles(calls: disk, copies: library.copies).save(new, to: path, replacing: .nothing).notices
    } holds: { disk, isReported in
      disk.text(target) == text(new) || !isReported && disk.text(target) == nil
    }
  }

  /// A copy need not outlast a power failure, since the trip does; but it must not be taken for one when it is torn.
  @Test func keepingACopy() throws {
    let environment: [String: FilePath] = ["HOME": "/home"]
    let library = { (disk: VolatileDisk) throws(StoreError) in
      try TripLibrary(environment: { environment[$0] }, calls: disk)
    }
    var disk = try disk(holding: text(old))
    let files = TripFiles(calls: disk, copies: try library(disk).copies)
    files.keepCopy(of: try files.load(path), at: path)
    disk = disk.settled()
    try everyFailure(of: disk) { disk throws(StoreError) in
      let files = TripFiles(calls: disk, copies: try library(disk).copies)
      return try files.save(new, to: path, replacing: .thisTrip(known: nil)).notices
    } holds: { disk, _ in
      guard (try? disk.put("damaged", at: path)) != nil, let copies = try? library(disk).copies,
        let damaged = try? TripFiles(calls: disk, copies: copies).damage(at: path)
      else { return false }
      return [nil, old, new].contains(damaged.lastGoodCopy?.trip)
    }
  }

  @Test(arguments: [true, false]) func aDamagedFileIsSetAside(hasLinks: Bool) throws {
    let disk = try disk(holding: "damaged")
    try everyFailure(of: disk, .init(hasLinks: hasLinks)) { disk throws(StoreError) in
      let files = TripFiles(calls: disk)
      guard let damaged = try files.damage(at: path) else { throw .notDamaged(path: path) }
      return try files.replaceDamaged(damaged, by: new).notices
    } holds: { disk, isReported in
      let aside = disk.text(path.adding(".damaged-1"))
      if disk.text(path) == text(new), aside == "damaged" { return true }
      return !isReported && disk.text(path) == "damaged"
        || !isReported && disk.text(path) == text(new) && names(disk).contains { disk.text($0) == "damaged" }
    }
  }

  // MARK: Helpers

  private func disk(holding content: String?) throws -> VolatileDisk {
    let disk = VolatileDisk()
    if let content { try disk.put(content, at: path) }
    return disk.settled()
  }

  private func names(_ disk: VolatileDisk) -> [FilePath] {
    let home: FilePath = "/home"
    return ((try? disk.names(in: home)) ?? []).map(home.appending)
  }

  /// - Parameter holds: gets the disk after the failure, and whether the operation was reported to be done before it.
  private func everyFailure(
    of disk: VolatileDisk, _ kind: VolatileDisk.Kind = .init(),
    _ operation: (VolatileDisk) throws(StoreError) -> [SaveNotice],
    holds: (VolatileDisk, Bool) -> Bool
  ) throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix64(seed: seed)
    let whole = disk.failing(after: .max, kind)
    #expect(try operation(whole) == [])
    for last in 0...whole.calls {
      let failing = disk.failing(after: last, kind)
      // A save that says that it may not outlast this need not.
      let isReported = (try? operation(failing)) == []
      for _ in 1...40 {
        let after = failing.afterPowerFailure(&random)
        let content = Set(names(after).map(\.description))
        #expect(
          holds(after, isReported),
          "after call \(last), seed \(seed), reported: \(isReported), there: \(content.sorted())")
      }
      // The next save does not mind what is left, and leaves nothing itself.
      let after = failing.afterPowerFailure(&random)
      if after.text(path).map({ (try? TripFile.decode(Array($0.utf8))) != nil }) ?? false {
        try TripFiles(calls: after).save(new, to: path, replacing: .thisTrip(known: nil))
        #expect(names(after).allSatisfy { !$0.name.hasPrefix(".trip.json") }, "after call \(last), seed \(seed)")
      }
    }
  }
}
