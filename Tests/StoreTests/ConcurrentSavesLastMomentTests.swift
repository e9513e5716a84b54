import Glibc
import Itinerary
import Store
import Synchronization
import TestSupport
import Testing

@testable import Store

/// Files that other programs put in the place of a trip at the last moment of a save.
@Suite struct ConcurrentSavesLastMomentTests {
  private let base = sampleTrip("Trip", items: [note("shared")])

  /// Between the last look and the moment the files change places.
  @Test func `merges a file written at the last moment`() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    var ours = base
    ours.itinerary.insert(note("ours"))
    // Three times in a row, by ever new programs.
    let count = Mutex(0)
    let calls = FaultyCalls { [base] name, _ in
      guard name == "exchange" else { return nil }
      let round = count.withLock { count in
        count += 1
        return count
      }
      var theirs = base
      theirs.itinerary.insert(note("theirs \(round)"))
      if round <= 3 { try? scratch.put(text(theirs), at: "trip.json") }
      return nil
    }
    let saved = try TripFiles(calls: calls).save(ours, to: path, replacing: .thisTrip(known: nil))
    let ids = ["ours", "shared", "theirs 1", "theirs 2", "theirs 3"]
    expect(saved.trip.itinerary.items.map(\.id.text).sorted(), ids)
    try expect(TripFiles().load(path).trip, saved.trip)
    expect(scratch.names, ["trip.json"])
  }

  /// The power to do any more is gone right after the files have changed places.
  @Test(arguments: ["save", "start"]) func `a file written at the last moment survives a kill`(next: String) throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    let (ours, theirs) = versions(of: base)
    let isDead = Mutex(false)
    let calls = FaultyCalls { [theirs] name, _ in
      if isDead.withLock({ $0 }) { return EIO }
      guard name == "exchange" else { return nil }
      isDead.withLock { $0 = true }
      try? scratch.put(text(theirs), at: "trip.json")
      return nil
    }
    _ = failure { () throws(StoreError) in
      try TripFiles(calls: calls).save(ours, to: path, replacing: .thisTrip(known: nil))
    }
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
  func `no trip written at the last moment stays next to the file`(content: String) throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try TripFiles().save(base, to: path, replacing: .nothing)
    let calls = FaultyCalls { name, _ in
      if name == "exchange", scratch.text("trip.json") == text(sampleTrip("Trip", items: [note("shared")])) {
        try? scratch.put(content, at: "trip.json")
      }
      return nil
    }
    let error = failure { () throws(StoreError) in
      try TripFiles(calls: calls).save(sampleTrip("New", at: 1), to: path, replacing: .thisTrip(known: nil))
    }
    #expect(error != nil)
    expect(scratch.text("trip.json"), content)
    expect(scratch.names, ["trip.json"])
  }

  @Test func `a new file takes nobody’s place`() throws {
    for missing in [[:], ["renameNew": EINVAL]] {
      let scratch = try Scratch()
      let path = scratch.path("trip.json")
      let calls = FaultyCalls(missing: missing) { name, _ in
        if name == "renameNew" { try? scratch.put("notes", at: "trip.json") }
        return nil
      }
      let error = failure { () throws(StoreError) in
        try TripFiles(calls: calls).save(base, to: path, replacing: .nothing)
      }
      expect(error, .exists(path: path))
      expect(scratch.text("trip.json"), "notes")
      expect(scratch.names, ["trip.json"])
    }
  }
}
