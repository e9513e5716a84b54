import Itinerary
import TestSupport

/// Makes a move and holds what it did against the contract, with plain arrays of rows.
struct MoveCheck {
  let before: Trip
  let index: ItemIndex
  let slot: Slot
  let now: Timestamp

  /// Moves the item and says what is wrong with the result; nil where all is right.
  static func move(
    _ trip: inout Trip, at index: ItemIndex, toSlot number: SlotNumber, now: Timestamp = TripSketch.moment(60_000)
  ) -> String? {
    let before = trip
    let constraints = ItineraryConstraints(before.itinerary)
    let slots = Slots(in: before.itinerary, carrying: index)
    let refusal = slots.refusal(at: number, under: constraints)
    let isOrigin = number == slots.origin && before.itinerary[index].game == nil
    let check = MoveCheck(before: before, index: index, slot: slots[number], now: now)
    do throws(Refusal) {
      let outcome = try trip.moveItem(at: index, toSlot: number, now: now)
      if isOrigin { return outcome == .unchanged && trip == before ? nil : "dropped at its origin: \(outcome)" }
      if let refusal { return "moved in spite of \(refusal)" }
      return outcome == .changed ? check.fault(of: trip) : "\(outcome)"
    } catch {
      if isOrigin || error != refusal { return "refused with \(error), not \(String(describing: refusal))" }
      return trip == before ? nil : "a refused move changed the trip"
    }
  }

  private var old: Item { before.itinerary[index] }

  private func fault(of after: Trip) -> String? {
    var rest = after
    rest.itinerary = before.itinerary
    if rest != before { return "the move changed the trip's own fields" }
    if let fault = faultOfOrder(after) { return fault }
    guard let item = after.itinerary.item(old.id) else { return "the item is gone" }
    // If the rows around it were renumbered, it can be elsewhere with the number it had.
    let moment = Timestamp(microseconds: max(now.microseconds, old.modifiedAt.microseconds + 1000))
    if item.modifiedAt != (item.position == old.position ? old.modifiedAt : moment) {
      return "modifiedAt of the item is \(item.modifiedAt)"
    }
    if item.kind != old.kind || item.extra != old.extra { return "the content of the item changed" }
    return faultOfNumbers(after, item) ?? faultOfOthers(after, item.position.sortOrder)
  }

  /// The rows of every day are what lifting out and putting in makes of them.
  private func faultOfOrder(_ after: Trip) -> String? {
    for day in 1...before.dayCount {
      var rows = before.ids(onDay: day).filter { $0 != old.id.text }
      if day == slot.day { rows.insert(old.id.text, at: slot.index) }
      if after.ids(onDay: day) != rows { return "day \(day) is \(after.ids(onDay: day)), not \(rows)" }
    }
    return nil
  }

  private func faultOfNumbers(_ after: Trip, _ item: Item) -> String? {
    guard item.position.sortOrder.isFinite else { return "sortOrder \(item.position.sortOrder)" }
    let low =
      slot.after.flatMap { after.itinerary.item($0.id) }?.position ?? Position(day: slot.day, sortOrder: -.infinity)
    let high =
      slot.before.flatMap { after.itinerary.item($0.id) }?.position ?? Position(day: slot.day, sortOrder: .infinity)
    return low < item.position && item.position < high ? nil : "\(item.position) is not between \(low) and \(high)"
  }

  private func faultOfOthers(_ after: Trip, _ sortOrder: Double) -> String? {
    let renumbers = room == .nothing
    if case .exactly(let number) = room, number != sortOrder { return "sortOrder \(sortOrder), not \(number)" }
    for was in before.itinerary.items where was.id != old.id {
      guard let item = after.itinerary.item(was.id) else { return "\(was.id) is gone" }
      var expected = was
      if renumbers, was.position.day == slot.day, item.position.sortOrder != was.position.sortOrder {
        expected.position.sortOrder = item.position.sortOrder
        expected.modifiedAt = Timestamp(microseconds: max(now.microseconds, was.modifiedAt.microseconds + 1000))
      }
      if item != expected { return "\(was.id) became\n\(item.listing)\nnot\n\(expected.listing)" }
    }
    return renumbers ? faultOfWholeNumbers(after) : nil
  }

  /// The day has rising whole numbers, and no choice of them would have left more rows as they were.
  private func faultOfWholeNumbers(_ after: Trip) -> String? {
    let numbers = after.itinerary.range(ofDay: slot.day).map { after.itinerary[$0].position.sortOrder }
    guard numbers.allSatisfy({ $0 == $0.rounded() }), zip(numbers, numbers.dropFirst()).allSatisfy(<) else {
      return "numbered anew with \(numbers)"
    }
    let rows = after.itinerary.range(ofDay: slot.day).map { after.itinerary[$0].id }
    let was = rows.map { $0 == old.id ? nil : before.itinerary.item($0)?.position.sortOrder }
    let retained = zip(was, numbers).count { $0 == $1 }
    let most = Self.maxKept(was)
    return retained == most ? nil : "\(retained) rows of \(was) keep their numbers in \(numbers), though \(most) could"
  }

  /// By trying, for each row as the last one that keeps its number, every one before it.
  static func maxKept(_ numbers: [Double?]) -> Int {
    var most = Array(repeating: 0, count: numbers.count)
    for (row, number) in numbers.enumerated() {
      guard let number, number == number.rounded(), abs(number) < 0x1p52 else { continue }
      let before = (0..<row).filter { most[$0] > 0 && number - (numbers[$0] ?? 0) >= Double(row - $0) }
      most[row] = 1 + (before.map { most[$0] }.max() ?? 0)
    }
    return most.max() ?? 0
  }

  private enum Room: Equatable {
    case exactly(Double)
    /// Any number between two rows.
    case between
    /// No number fits, so the day has to be renumbered.
    case nothing
  }

  private var room: Room {
    let low = slot.after?.position.sortOrder
    let high = slot.before?.position.sortOrder
    return switch (low, high) {
    case (nil, nil): .exactly(1)
    case (nil, let high?): high - 1 < high && high - 1 > -.infinity ? .exactly(high - 1) : .nothing
    case (let low?, nil): low + 1 > low && low + 1 < .infinity ? .exactly(low + 1) : .nothing
    case (let low?, let high?): low.nextUp < high ? .between : .nothing
    }
  }
}
