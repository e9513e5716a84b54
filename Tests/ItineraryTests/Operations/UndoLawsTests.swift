import Almanac
import Itinerary
import TestSupport
import Testing

/// Undo and redo of random edits, of rows and of the trip itself.
struct UndoLawsTests {
  @Test(arguments: Portion.seeds(40))
  func `200 operations go back to the start and forth to the end`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var trip = RandomTripEditsTests.trip(&random)
    var log = OperationLog()
    var states = [trip.content]
    var time = 10_000
    while states.count <= OperationLog.limit {
      time += 1
      let before = trip
      let edit = Self.edit(of: trip, "x\(time)", &random)
      guard (try? trip.apply(edit, at: TripSketch.moment(time))) != nil else { continue }
      let operation = Operation(named: "\(time)", from: before, to: trip, at: TripSketch.moment(time))
      expect(operation.isEmpty, trip.content == before.content, "seed \(seed), \(edit)")
      if operation.isEmpty { continue }
      log.record(operation)
      states.append(trip.content)
    }
    // A restart.
    log = OperationLog(file: log.file(ofAtMost: .max))
    for (direction, expected) in [
      (UndoDirection.undo, states.dropLast().reversed()), (.redo, Array(states.dropFirst())),
    ] {
      for state in expected {
        time += 1
        let before = trip
        let operation = try log.take(direction)
        let undone = trip.undoing(operation, at: TripSketch.moment(time))
        trip = undone.trip
        let place = "seed \(seed), \(direction) of \(operation.name)\n\(before.listing)\n→\n\(trip.listing)"
        #expect(undone.retained.isEmpty && !undone.isUnchanged, "\(place)")
        if trip.content != state { return expect(trip.content, state, "\(place)") }
        // A merge with the state before changes nothing: the undo is the newest of everything.
        if random.once(in: 20) { try expect(trip.merged(with: before).content, state, "\(place)") }
      }
      #expect(throws: direction == .undo ? UndoRefusal.nothingToUndo : .nothingToRedo) { try log.take(direction) }
    }
  }

  private static func edit(of trip: Trip, _ id: String, _ random: inout SplitMix64) -> Edit {
    guard random.below(3) > 0, let item = trip.itinerary.items.randomElement(using: &random) else {
      return random.once(in: 2)
        ? RandomTripEditsTests.edit(of: trip, &random)
        : .append(
          Edit.NewItem(ItemID(id), CustomItem(title: id, category: .note)), toDay: 1 + random.below(trip.dayCount))
    }
    switch random.below(3) {
    case 0: return .delete(item.id)
    case 1: return .change(item.id, to: CustomItem(title: id, category: .hotel))
    default:
      let slots = trip.itinerary.index(of: item.id).map { Slots(in: trip.itinerary, carrying: $0).count } ?? 1
      return .move(item.id, to: SlotNumber(random.below(slots)))
    }
  }

  // MARK: What somebody changed later

  private static let dinner = Edit.NewItem(ItemID("dinner"), CustomItem(title: "Dinner", category: .note))

  /// An operation on Dinner, a later change of it, its title and notes after the undo, and what the undo kept: groups of
  /// fields, or an item.
  @Test(arguments: [
    ("change", "notes", "Dinner, window", "notes"), ("change", "title", "Lunch, nil", "title"),
    ("change", "delete", "nil", "Supper"), ("add", "notes", "Dinner, window", "Dinner"), ("add", "none", "nil", ""),
    ("add", "delete", "nil", ""), ("delete", "none", "Dinner, nil", ""), ("delete", "add", "Dinner, nil", ""),
    ("delete", "add, title", "Lunch, nil", "Lunch"), ("move", "title", "Lunch, nil", ""),
    ("move", "move", "Dinner, nil", "position"),
  ])
  func `an undo keeps what was changed later`(made: String, later: String, left: String, retained: String) throws {
    let start = TripSketch.trip("| | Bar")
    let old = made == "add" ? start : try start.applying(.append(Self.dinner, toDay: 1), at: 1)
    let id = Self.dinner.id
    let first: Edit =
      switch made {
      case "change": .change(id, to: CustomItem(title: "Supper", category: .note, notes: "late"))
      case "add": .append(Self.dinner, toDay: 1)
      case "delete": .delete(id)
      default: .move(id, to: 2)
      }
    var trip = try old.applying(first, at: 2)
    let operation = Operation(named: made, from: old, to: trip, at: TripSketch.moment(2))
    var content = trip.item("dinner")?.custom ?? Self.dinner.content
    if later.hasPrefix("add") { trip = try trip.applying(.append(Self.dinner, toDay: 1), at: 3) }
    if later.hasSuffix("title") { content.title = "Lunch" }
    switch later {
    case "notes": content.notes = "window"
    case "delete": trip = try trip.applying(.delete(id), at: 3)
    case "move": trip = try trip.applying(.move(id, to: 1), at: 3)
    default: break
    }
    if trip.item("dinner") != nil { trip = try trip.applying(.change(id, to: content), at: 3) }
    let undone = trip.undoing(operation, at: TripSketch.moment(4))
    let found = undone.trip.item("dinner")?.custom.map { "\($0.title), \($0.notes ?? "nil")" }
    expect(found ?? "nil", left)
    let names = undone.retained.map { $0.groups.sorted().joined().nonEmpty ?? $0.item?.custom?.title ?? "trip" }
    expect(names.joined(separator: " "), retained)
    expect(undone.isUnchanged, undone.trip == trip)
  }

  @Test func `an undo is later than the change, also by a clock that went back`() throws {
    let old = TripSketch.trip("a")
    let new = try old.applying(.rename("New"), at: 5)
    let rename = Operation(named: "rename", from: old, to: new, at: TripSketch.moment(5))
    expect(new.undoing(rename, at: TripSketch.moment(1)).trip.modifiedAt, new.modifiedAt.next)
  }

  /// Rows that have one position are in the order of their dates, and an undo gives the moved row a new date.
  @Test(arguments: ["a", "b", "c"]) func `undo restores a row among rows with the same position`(id: String) throws {
    let old = TripSketch.trip(days: 2, "1:7 a", "1:7 b", "1:7 c", "2 d")
    let new = try old.applying(.move(ItemID(id), to: 4), at: 1)
    let operation = Operation(named: "moved", from: old, to: new, at: TripSketch.moment(1))
    let undone = new.undoing(operation, at: TripSketch.moment(2)).trip
    expect(undone.ids(onDay: 1), ["a", "b", "c"])
    expect(undone.undoing(operation.reversed, at: TripSketch.moment(3)).trip.ids(onDay: 2), ["d", id])
  }

  @Test func `the changes of an operation are the fields with another value`() throws {
    let old = TripSketch.trip("Bar")
    let new = try old.applying(.change(ItemID("Bar"), to: CustomItem(title: "Pub", category: .activity)), at: 1)
    let json: JSONValue = [
      ["item": "Bar", "field": "title", "from": JSONValue.json(#""Bar""#), "to": JSONValue.json(#""Pub""#)] as JSONValue
    ]
    expect(Operation(named: "", from: old, to: new, at: TripSketch.moment(1)).json, json)
  }

  // MARK: The log

  @Test func `a redo after another edit is refused`() throws {
    var log = OperationLog()
    for name in ["a", "b"] { log.record(Self.operation(name)) }
    try expect(log.take(.undo).name, "b")
    log.record(Self.operation("c"))
    #expect(throws: UndoRefusal.overtaken(by: "c")) { try log.take(.redo) }
    try expect(
      [log.take(.undo).name, log.take(.undo).name, log.take(.redo).name, log.take(.redo).name], ["c", "a", "a", "c"])
    expect(log.entries.map(\.isUndone), [false, true, false])
  }

  /// A line that a killed program left unfinished is skipped, whatever its length, and later ones are read.
  @Test func `reads a truncated log`() {
    let lines = ["a", "b"].map { OperationLog.line(of: Self.operation($0)) }
    for length in 0..<lines[1].count - 1 {
      let bytes =
        lines[0] + lines[1].prefix(length) + OperationLog.line(of: .undo) + OperationLog.line(of: Self.operation("c"))
      expect(OperationLog(file: bytes).entries.map { "\($0.operation.name) \($0.state)" }, ["a overtaken", "c done"])
    }
  }

  @Test func `keeps the newest 200 operations that fit`() {
    var log = OperationLog()
    for number in 0..<300 { log.record(Self.operation("\(number)")) }
    expect(log.entries.map(\.operation.name), (100..<300).map { "\($0)" })
    let size = OperationLog.line(of: Self.operation("299")).count
    expect(OperationLog(file: log.file(ofAtMost: 3 * size)).entries.map(\.operation.name), ["297", "298", "299"])
  }

  @Test func `remembers the schedule of an undone update`() throws {
    var log = OperationLog()
    log.record(Self.operation("update", schedule: "s1"))
    expect(log.hasUndone(schedule: "s1"), false)
    _ = try log.take(.undo)
    expect([log.hasUndone(schedule: "s1"), log.hasUndone(schedule: "s2")], [true, false])
    log.record(Self.operation("update", schedule: "s1"))
    expect(log.hasUndone(schedule: "s1"), false)
  }

  private static func operation(_ name: String, schedule: String? = nil) -> Operation {
    let old = TripSketch.trip("Bar")
    let new = (try? old.applying(.delete(ItemID("Bar")), at: 1)) ?? old
    return Operation(named: name, from: old, to: new, at: TripSketch.moment(1), schedule: schedule)
  }
}

extension Trip {
  /// All but the times of changes.
  fileprivate var content: [String: String] {
    var content = Dictionary(
      uniqueKeysWithValues: itinerary.items.map { ($0.id.text, "\($0.position) \($0.kind) \($0.extra)") })
    content[""] = "\(name) \(startDate) \(dayCount) \(schedule as Any)"
    return content
  }

  fileprivate func applying(_ edit: Edit, at time: Int) throws(Refusal) -> Trip {
    var trip = self
    try trip.apply(edit, at: TripSketch.moment(time))
    return trip
  }
}
