import Itinerary
import TestSupport
import Testing

/// Edits of a trip against plain lists of rows: every edit there is on small trips, and random ones on random trips.
struct EditedTripTests {
  private static let content = CustomItem(title: "New", category: .hotel)

  /// Edits of every kind, for every item, slot and day, and for some that do not exist.
  private static func allEdits(of trip: Trip) -> [Edit] {
    let ids = trip.itinerary.items.map(\.id) + [ItemID("nobody")]
    let slots = (-1...trip.itinerary.count + trip.dayCount).map { SlotNumber($0) }
    let new = ["n1", "n2"].map { Edit.NewItem(ItemID($0), content) }
    return ids.flatMap { (id: ItemID) -> [Edit] in
      slots.map { Edit.move(id, to: $0) } + [
        .change(id, to: content), .change(id, to: CustomItem(title: id.text, category: .note)), .delete(id),
        .add([new[0], Edit.NewItem(id, content)], to: 0), .append(Edit.NewItem(id, content), toDay: 1),
      ]
    } + slots.flatMap { [.add(new, to: $0), .add([], to: $0), .add([new[0], new[0]], to: $0)] }
      + (-1...trip.dayCount + 1).map { .append(new[0], toDay: $0) }
  }

  @Test func `every edit of small trips matches a model of lists`() {
    let a = TripSketch.game("a", "Chicago", day: 1, 100)
    let b = TripSketch.game("b", "Detroit", day: 2, 100)
    for leg in TripSketch.rows("1:200 leg Chicago>Detroit", "2:1 leg Detroit>Chicago") {
      for order in [100, 100.0.nextUp, .greatestFiniteMagnitude] {
        let trip = TripSketch.trip(days: 3, [a, leg, TripSketch.custom("c", day: 2, order), b])
        for edit in Self.allEdits(of: trip) {
          if let fault = NaiveRows(trip).fault(of: edit) { Issue.record("\(edit): \(fault)\nin \(trip.listing)") }
        }
      }
    }
  }

  @Test(arguments: [41, 42, 43] as [UInt64])
  func `random edits match a model of lists`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in Portion.rounds(150) {
      var edited = EditedTrip(RandomTrip.make(&random))
      for step in 0..<12 {
        let edit = random.pick(Self.allEdits(of: edited.trip))
        if let fault = NaiveRows(edited.trip).fault(of: edit) {
          Issue.record("seed \(seed), \(edit): \(fault)\nin \(edited.trip.listing)")
          return
        }
        _ = try? edited.apply(edit, at: TripSketch.moment(step))
        expect(edited, EditedTrip(edited.trip), "seed \(seed): the rules after \(edit) are those of another trip")
      }
    }
  }

  /// The games of a day that is renumbered have new positions, which the rules have to know.
  @Test func `rules stay correct after a day is renumbered`() throws {
    let games = [TripSketch.game("a", "Chicago", day: 1, 1), TripSketch.game("b", "Detroit", day: 1, 1.0.nextUp)]
    var edited = EditedTrip(TripSketch.trip(days: 1, games + TripSketch.rows("1:5 c")))
    let before = edited.constraints
    try expect(edited.apply(.move(ItemID("c"), to: 1), at: TripSketch.moment(9)), .changed)
    #expect(edited.constraints != before)
    expect(edited.constraints, ItineraryConstraints(edited.itinerary))
  }
}

/// The rows of a trip as plain lists, one for each day, and what an edit makes of them.
private struct NaiveRows {
  private let trip: Trip
  private var days: [[Item]]
  private let now = TripSketch.moment(60_000)

  init(_ trip: Trip) {
    self.trip = trip
    days = (1...trip.dayCount).map { day in trip.itinerary.items.filter { $0.position.day == day } }
  }

  /// What is wrong with the result of an edit; nil if it is as the lists have it.
  func fault(of edit: Edit) -> String? {
    var edited = EditedTrip(trip)
    var naive = self
    let isAllowed = naive.apply(edit)
    do throws(Refusal) {
      let outcome = try edited.apply(edit, at: now)
      if !isAllowed { return "made, though it may not be" }
      if (outcome == .unchanged) != (edited.trip == trip) { return "the outcome is \(outcome)" }
    } catch {
      return isAllowed ? "refused with \(error)" : edited.trip == trip ? nil : "a refused edit changed the trip"
    }
    let rows = NaiveRows(edited.trip).days
    if rows.map({ $0.map(\.id) }) != naive.days.map({ $0.map(\.id) }) { return "the rows are \(edited.trip.listing)" }
    if rows.map({ $0.map(\.kind) }) != naive.days.map({ $0.map(\.kind) }) { return "the contents are others" }
    let gone = trip.itinerary.items.filter { edited.itinerary.item($0.id) == nil }.map(\.id)
    return edited.trip.deleted.map(\.id) == trip.deleted.map(\.id) + gone
      ? nil : "the tombstones are \(edited.trip.deleted)"
  }

  /// Changes the lists.
  ///
  /// - Returns: whether the edit is one that a user may make.
  private mutating func apply(_ edit: Edit) -> Bool {
    switch edit {
    case .move(let id, let slot): return move(id, to: slot.rawValue)
    case .dismiss, .seeChanges: return true
    case .add(let new, let slot): return add(new, to: slot.rawValue)
    case .append(let new, let day):
      guard days.indices.contains(day - 1), isFree([new]) else { return false }
      days[day - 1].append(item(new))
      return true
    case .change(let id, let content, let target):
      guard let (day, row) = place(of: id), let old = days[day][row].custom else { return false }
      if let target, target - 1 != day {
        guard days.indices.contains(target - 1) else { return false }
        var item = days[day].remove(at: row)
        item.kind = .custom(content)
        days[target - 1].append(item)
        return true
      }
      if old != content { days[day][row].kind = .custom(content) }
      return true
    case .delete(let id):
      guard let (day, row) = place(of: id), isFree(days[day][row]) else { return false }
      days[day].remove(at: row)
      return true
    default: return false  // Edits of the trip itself: RandomTripEditsTests.
    }
  }

  private mutating func move(_ id: ItemID, to slot: Int) -> Bool {
    guard let (day, row) = place(of: id) else { return false }
    let item = days[day][row]
    var lifted = days
    lifted[day].remove(at: row)
    guard let target = Self.place(ofSlot: slot, in: lifted), item.game == nil else { return false }
    lifted[target.day].insert(item, at: target.row)
    // A misplaced leg stays where it is, if it is dropped there.
    let isAllowed = target == (day, row) || item.leg == nil || isAllowed(item, at: slot)
    if isAllowed { days = lifted }
    return isAllowed
  }

  /// Whether the reference of the rules has a leg in a slot.
  private func isAllowed(_ leg: Item, at slot: Int) -> Bool {
    let reference = ConstraintsReference(dayCount: trip.dayCount, items: trip.itinerary.items)
    let slots = SlotsReference(reference, carrying: leg)
    return slots.refusal(of: leg, under: reference.rule(for: leg), at: slots.places[slot]) == nil
  }

  private mutating func add(_ new: [Edit.NewItem], to slot: Int) -> Bool {
    guard let target = Self.place(ofSlot: slot, in: days), isFree(new) else { return false }
    days[target.day].insert(contentsOf: new.map(item), at: target.row)
    return true
  }

  private func item(_ new: Edit.NewItem) -> Item {
    Item(id: new.id, position: Position(day: 1, sortOrder: 1), modifiedAt: now, kind: .custom(new.content))
  }

  private func isFree(_ new: [Edit.NewItem]) -> Bool {
    Set(new.map(\.id)).count == new.count && new.allSatisfy { place(of: $0.id) == nil }
  }

  /// Whether an item may be deleted: a custom item, or a leg whose city change has another leg, or needs none.
  private func isFree(_ item: Item) -> Bool {
    guard let leg = item.leg else { return item.custom != nil }
    let played = trip.itinerary.items.compactMap(\.game).filter(\.isPlayed).map { Cities.sameForAll($0.city) }
    let stays = played.enumerated().filter { $0.offset == 0 || played[$0.offset - 1] != $0.element }.map(\.element)
    let passages = zip(stays, stays.dropFirst()).count { $0 == Self.journey(leg).from && $1 == Self.journey(leg).to }
    let alike = trip.itinerary.items.compactMap(\.leg).count {
      Self.journey($0) == Self.journey(leg) && ($0.visit ?? 1) == (leg.visit ?? 1)
    }
    return !(1...max(passages, 1)).contains(leg.visit ?? 1) || passages == 0 || alike > 1
  }

  private static func journey(_ leg: Leg) -> (from: String, to: String) {
    (Cities.sameForAll(leg.from), Cities.sameForAll(leg.to))
  }

  private func place(of id: ItemID) -> (day: Int, row: Int)? {
    for (day, rows) in days.enumerated() {
      if let row = rows.firstIndex(where: { $0.id == id }) { return (day, row) }
    }
    return nil
  }

  private static func place(ofSlot slot: Int, in days: [[Item]]) -> (day: Int, row: Int)? {
    var first = 0
    for (day, rows) in days.enumerated() {
      if (first...first + rows.count).contains(slot) { return (day, slot - first) }
      first += rows.count + 1
    }
    return nil
  }
}
