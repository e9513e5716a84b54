import EditorTestSupport
import Glibc
import Itinerary
import Screen
import Sharing
import Store
import StoreTestSupport
import TestSupport
import Testing

@testable import Program

/// The product's screen over a trip that two people share in a folder: what comes while one of them is at it.
@Suite struct SharingScreenTests {
  /// Two people with homes of their own and a folder between them. Ann has the trip open.
  private final class Pair: Sendable {
    let scratch: Scratch
    let trip = TripSketch.trip("@Chicago Dinner | Chicago>Detroit Museum | @Detroit")
    let remote: RemoteLocation

    init() throws {
      scratch = try Scratch(in: Scratch.memory)
      remote = .folder(scratch.path("folder"))
      for name in ["folder", "ann/trips", "ben"] { try SystemCalls().makeDirectories(scratch.path(name)) }
      try ann.tripFiles.save(trip, to: path, replacing: .nothing)
      _ = try ann.share(tripAt: path, in: remote, as: Self.nobody, at: .now)
      _ = try ben.join(remote, as: Self.nobody, at: .now)
    }

    private static var nobody: RemoteAccess { RemoteAccess(user: nil, isInsecure: false, prompt: nil) }

    var path: FilePath { scratch.path("ann/trips/trip.json") }
    var ann: UserStorage { .home(scratch.path("ann")) }
    var ben: UserStorage { .home(scratch.path("ben")) }

    func benChanges(_ change: (inout Trip) -> Void) throws {
      let share = try #require(try ben.shares().share(ofTrip: trip.id))
      var trip = try ben.tripFiles.load(share.tripPath).trip
      let before = trip
      change(&trip)
      _ = try ben.tripFiles.save(trip, to: share.tripPath, replacing: .thisTrip(known: before))
      try expect(ben.sync(share, at: .now).report.state, .synced)
    }

    var saved: Trip? { try? ann.tripFiles.load(path).trip }

    func day(of id: String) -> Int? { saved?.itinerary.item(ItemID(id))?.position.day }
  }

  private let pair: Pair

  init() throws { pair = try Pair() }

  /// Passes as the product makes them, each of which waits at a gate.
  private struct Gated: TripSyncing {
    let real: StorageSyncing
    let gate: Gate

    func isShared(_ id: String) -> Bool { real.isShared(id) }
    func check(_ id: String, at path: FilePath) -> SyncedTrip? { real.check(id, at: path) }
    func sync(_ id: String, at path: FilePath, isRequested: Bool) -> SyncedTrip? {
      gate.pass()
      return real.sync(id, at: path, isRequested: isRequested)
    }
  }

  @Test func `a carried row that is edited elsewhere is dropped with the edit`() throws {
    let (gate, console) = (try Gate(), HeadlessConsole(isTimed: false))
    console.then(
      .press("Down Down Space Right"), .shows("drop here"), .until("the pass has begun") { gate.hasVisitor },
      .run {
        try pair.benChanges { trip in
          trip = trip.changing("Dinner") { item in
            item.kind = .custom(CustomItem(title: "Supper", category: .restaurant))
            item.modifiedAt = .now
          }
        }
        gate.open()
      },
      .until("the edit is there") { console.words.contains("Supper") && console.words.contains("shared") },
      .run { #expect(console.words.contains("drop here")) }, .press("Space"),
      .until("both are in the file") { pair.day(of: "Dinner") == 2 }, .press("q"))
    let context = EditorContext(pair.ann, syncing: Gated(real: StorageSyncing(pair.ann), gate: gate)) { console }
    _ = try context.claimed()
    _ = EventLoop.run(try TripOpening.first(pair.path, on: context), on: console)
    expect(pair.saved?.itinerary.item(ItemID("Dinner")).map { Wording().name(of: $0) }, "Supper")
  }

  @Test func `a copy in another file with the same ID is not the shared trip`() throws {
    let copy: FilePath = pair.scratch.path("ann/copy.json")
    try pair.ann.tripFiles.save(pair.trip, to: copy, replacing: .nothing)
    let syncing = StorageSyncing(pair.ann)
    #expect(syncing.check(pair.trip.id, at: copy) == nil)
    #expect(syncing.sync(pair.trip.id, at: copy, isRequested: false) == nil)
    expect(syncing.check(pair.trip.id, at: pair.path)?.remote, "\(pair.scratch.path)/folder")
  }

  @Test func `reports what prevents a sync in a sentence`() throws {
    let syncing = StorageSyncing(pair.ann)
    try SystemCalls().rename(pair.scratch.path("folder"), to: pair.scratch.path("away"))
    expect(syncing.sync(pair.trip.id, at: pair.path, isRequested: false)?.report.state, .stopped)
    try pair.scratch.put("damaged", at: "ann/trips/trip.json")
    let pass = try #require(syncing.sync(pair.trip.id, at: pair.path, isRequested: false))
    #expect(pass.report.state != .synced)
    #expect(pass.report.message?.first?.isUppercase == true || pass.report.message?.hasPrefix("/") == true)
  }
}
