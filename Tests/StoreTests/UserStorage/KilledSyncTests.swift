import Glibc
import Itinerary
import Sharing
import Store
import TestSupport
import Testing

/// A sync that ends at any of its calls to the system, while others edit the same items.
struct KilledSyncTests {
  private struct Person {
    private let scratch: Scratch
    let home: FilePath
    var file: FilePath { home.appending("trip.json") }

    init(_ name: String, in scratch: Scratch) { (self.scratch, home) = (scratch, scratch.path(name)) }

    func storage(_ fileSystem: any FileSystemCalls = SystemCalls()) -> UserStorage {
      let home = home
      // Without zones, which take more calls than the sync.
      return UserStorage(fileSystem: fileSystem) { $0 == "HOME" || $0 == "TZDIR" ? home : nil }
    }

    func start(_ trip: Trip, sharedIn folder: FilePath) throws {
      try SystemCalls().makeDirectories(home)
      try storage().tripFiles.save(trip, to: file, replacing: .nothing)
      try storage().shares().keep(
        Share(tripID: trip.id, tripPath: file, remote: .folder(folder), user: nil, importsForeignEvents: true))
      try sync()
    }

    func sync(_ fileSystem: any FileSystemCalls = SystemCalls()) throws {
      let storage = storage(fileSystem)
      let share = try #require(try storage.shares().share(ofTrip: "trip"))
      _ = try storage.sync(share, at: timestamp("2026-06-02T08:00:00.000Z"))
    }

    var trip: Trip { get throws { try storage().tripFiles.load(file).trip } }

    func edit(_ id: String, at moment: String, day: Int = 1, _ change: (inout CustomItem) -> Void = { _ in }) throws {
      let edited = try trip.changing(id) {
        $0.position.day = day
        $0.modifiedAt = timestamp(moment)
        guard var custom = $0.custom else { return }
        change(&custom)
        $0.kind = .custom(custom)
      }
      try storage().tripFiles.save(edited, to: file, replacing: .thisTrip(known: nil))
    }

    func fields(_ id: String) throws -> String {
      let item = try trip.itinerary.item(ItemID(id))
      return "\(item?.custom?.title ?? "-"), \(item?.position.day ?? 0), \(item?.custom?.notes ?? "-")"
    }
  }

  /// Ann has changed the title of dinner, Ben its day. A calendar program has changed the title of lunch, Ben its notes.
  private struct Edited {
    let scratch: Scratch
    let ann, ben: Person

    init() throws {
      (scratch, ann, ben) = try KilledSyncTests.sharing(TripSketch.trip("@Chicago Lunch Dinner | "))
      try ann.edit("Dinner", at: "2026-06-02T07:00:00.000Z") { $0.title = "Pizza" }
      try ann.sync()
      let lunch = try #require(scratch.names(in: "folder").first { $0.contains("Lunch") })
      try scratch.put(
        #require(scratch.text("folder/\(lunch)")).replacing("SUMMARY:Lunch", with: "SUMMARY:Brunch"),
        at: "folder/\(lunch)")
      try ben.edit("Dinner", at: "2026-06-02T07:30:00.000Z", day: 2)
      try ben.edit("Lunch", at: "2026-06-02T07:30:00.000Z") { $0.notes = "with Mira" }
    }
  }

  private static func sharing(_ trip: Trip) throws -> (Scratch, ann: Person, ben: Person) {
    let scratch = try Scratch(in: Scratch.memory)
    let folder = scratch.path("folder") as FilePath
    try SystemCalls().makeDirectories(folder)
    let (ann, ben) = (Person("ann", in: scratch), Person("ben", in: scratch))
    for person in [ann, ben] { try person.start(trip, sharedIn: folder) }
    return (scratch, ann, ben)
  }

  /// The numbers, from 1, of the calls before which a sync is killed. A kill before a call that only reads leaves the
  /// same files as a kill before the next call that writes, so only the first call of each kind counts.
  private static func kills(of person: Person) throws -> [Int] {
    let fileSystem = FaultyCalls()
    try person.sync(fileSystem)
    let names = fileSystem.names
    let writing: Set = ["write", "rename", "renameNew", "swap", "unlink", "link"]
    let kills = names.indices.filter {
      Portion.isComplete || writing.contains(names[$0]) || names.firstIndex(of: names[$0]) == $0
    }
    return kills.map { $0 + 1 }
  }

  /// Ben's sync is killed; a file that it has written in the folder loses its content. In parts, for all the cores.
  @Test(arguments: 0..<4) func `a killed sync loses no edit`(part: Int) throws {
    let kills = try Self.kills(of: Edited().ben)
    #expect(kills.count > 30)
    for (number, call) in kills.enumerated() where number % 4 == part && Portion.hasThird(number / 4) {
      let edited = try Edited()
      let (scratch, ann, ben) = (edited.scratch, edited.ann, edited.ben)
      let before = scratch.names(in: "folder").reduce(into: [:]) { $0[$1] = scratch.text("folder/\($1)") }
      let fileSystem = FaultyCalls(.init(call: call, code: EIO, forEver: true))
      try? ben.sync(fileSystem)
      for name in scratch.names(in: "folder") where scratch.text("folder/\(name)") != before[name] {
        try scratch.put("", at: "folder/\(name)")
      }
      for person in [ben, ann, ben, ann] { try person.sync() }
      for person in [ann, ben] {
        try expect(person.fields("Dinner"), "Pizza, 2, -", "\(call) \(fileSystem.failed.first ?? "")")
        try expect(person.fields("Lunch"), "Brunch, 1, with Mira", "\(call) \(fileSystem.failed.first ?? "")")
      }
    }
  }

  @Test func `a sync without changes removes the remains of a killed one`() throws {
    let (scratch, ann, _) = try Self.sharing(TripSketch.trip("@Chicago Lunch"))
    let directory = "ann/.local/state/barnstorm/shares"
    let names = scratch.names(in: directory)
    for name in names { try scratch.put("", at: "\(directory)/.\(name).barnstorm-abcdef.tmp") }
    try ann.sync()
    #expect(scratch.names(in: directory) == names)
  }

  /// Ben's sync is killed while it adds an item; then both change the item. The next sync has something to compare with: what
  /// Ben tried to write.
  @Test func `both edits of an item that a killed sync added are kept`() throws {
    func added() throws -> (ann: Person, ben: Person) {
      let (_, ann, ben) = try Self.sharing(TripSketch.trip("@Chicago Lunch"))
      let trip = try ben.trip.adding("Zoo", day: 1, sortOrder: 9)
      try ben.storage().tripFiles.save(trip, to: ben.file, replacing: .thisTrip(known: nil))
      return (ann, ben)
    }
    var arrived = 0
    for call in try Self.kills(of: added().ben) {
      let (ann, ben) = try added()
      let fileSystem = FaultyCalls(.init(call: call, code: EIO, forEver: true))
      try? ben.sync(fileSystem)
      try ann.sync()
      guard try ann.trip.itinerary.item(ItemID("Zoo")) != nil else { continue }
      arrived += 1
      try ann.edit("Zoo", at: "2026-06-02T07:00:00.000Z") { $0.title = "Aquarium" }
      try ben.edit("Zoo", at: "2026-06-02T07:30:00.000Z") { $0.notes = "with Mira" }
      for person in [ben, ann, ben, ann] { try person.sync() }
      for person in [ann, ben] {
        try expect(person.fields("Zoo"), "Aquarium, 1, with Mira", "\(call) \(fileSystem.failed.first ?? "")")
      }
    }
    #expect(arrived > 3)
  }
}
