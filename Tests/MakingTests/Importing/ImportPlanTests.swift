import Itinerary
import Making
import TestSupport
import Testing

/// Each thing once, however often a file is read.
struct ImportPlanTests {
  private static let files = [
    Imports.calendar(
      "UID:a\nDTSTART:20260704T190000\nSUMMARY:A", "DTSTART:20260704T190000\nSUMMARY:No UID",
      "UID:r\nDTSTART:20260703T080000\nRRULE:FREQ=DAILY;COUNT=3\nSUMMARY:R"),
    "<gpx><wpt lat=\"1\" lon=\"2\"><name>A</name></wpt><wpt lat=\"1\" lon=\"2\"><name>B</name></wpt></gpx>",
    "title,date\nA,2026-07-04\nB,2026-07-04\nA,2026-07-05\n",
    "[{\"@type\": \"Event\", \"name\": \"A\", \"startDate\": \"2026-07-04\"}]",
  ]

  @Test(arguments: files) func `a file that is read twice adds nothing more`(file: String) throws {
    let first = try Imports.plan(file, undatedOn: 1)
    #expect(!first.additions.isEmpty)
    let trip = try Imports.applying(first, to: Imports.trip)
    let second = try Imports.plan(file, into: trip, undatedOn: 1)
    #expect(second.additions.isEmpty && second.known == first.additions.count)
    // The same thing has the same id wherever the same trip is, and another in another trip.
    try expect(Imports.plan(file, undatedOn: 1), first)
    var other = Imports.trip
    other.id = "other"
    let ids = Set(first.additions.map(\.item.id))
    expect(ids.count, first.additions.count)
    #expect(try Imports.plan(file, into: other, undatedOn: 1).additions.allSatisfy { !ids.contains($0.item.id) })
  }

  @Test(arguments: files) func `deleted items do not come back, and edited ones stay`(file: String) throws {
    let first = try Imports.plan(file, undatedOn: 1)
    var edited = EditedTrip(try Imports.applying(first, to: Imports.trip))
    for addition in first.additions {
      _ = try edited.apply(.delete(addition.item.id), at: timestamp("2026-06-03T12:00:00.000Z"))
    }
    let again = try Imports.plan(file, into: edited.trip, undatedOn: 1)
    #expect(again.additions.isEmpty && again.deleted == first.additions.count)
  }

  @Test func `an item that is in the file twice is added once`() throws {
    let file = Imports.calendar(
      "UID:a\nDTSTART:20260704T190000\nSUMMARY:A", "UID:a\nDTSTART:20260704T190000\nSUMMARY:A")
    try expect(Imports.added(file), ["2 19:00 A"])
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func `a damaged file adds only valid items`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let file = random.pick(Self.files)
    var bytes = Array(file.utf8)
    for _ in 0..<random.below(8) {
      let place = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.remove(at: place)
      default: bytes.insert(contentsOf: bytes.prefix(random.below(60)), at: place)
      }
      if bytes.isEmpty { break }
    }
    guard let found = try? ImportReader.read(bytes) else { return }
    let plan = ImportPlan(
      found, for: Imports.trip, ImportOptions(day: 1), wording: Imports.wording, zones: TestZones.source)
    #expect(plan.additions.allSatisfy { !$0.item.content.title.isEmpty && (1...4).contains($0.day) })
    let trip = try Imports.applying(plan, to: Imports.trip)
    let again = ImportPlan(found, for: trip, ImportOptions(day: 1), wording: Imports.wording, zones: TestZones.source)
    #expect(again.additions.isEmpty)
  }
}
