/// A trip and the rules that follow from it. Every edit by a user goes through ``apply(_:at:)``.
///
/// A copy costs the same for a trip of any length.
public struct EditedTrip: Equatable, Sendable {
  /// The trip with all edits so far.
  public private(set) var trip: Trip
  /// The rules of placement for the current trip.
  public private(set) var constraints: ItineraryConstraints

  /// Derives the rules in one walk over the items.
  public init(_ trip: Trip) {
    self.trip = trip
    constraints = ItineraryConstraints(trip.itinerary)
  }

  /// The items of the trip.
  public var itinerary: ItemList { trip.itinerary }

  /// Makes an edit.
  ///
  /// - Parameters:
  ///   - edit: the change.
  ///   - now: the time of the edit. The `modifiedAt` of an item never runs backwards, even if this does.
  /// - Throws: the reason why the edit is not possible. The trip is then unchanged.
  public mutating func apply(_ edit: Edit, at now: Timestamp) throws(Refusal) -> Edit.Outcome {
    let outcome =
      switch edit {
      case .move(let id, let slot):
        try trip.moveItem(at: index(of: id), toSlot: slot, under: constraints, now: now)
      case .add(let items, let slot):
        try trip.add(items, toSlot: slot, now: now)
      case .append(let item, let day):
        try trip.append(item, toDay: day, now: now)
      case .change(let id, let content, let day):
        try trip.changeItem(at: index(of: id), to: content, onDay: day, now: now)
      case .delete(let id):
        try delete(itemAt: index(of: id), now: now)
      case .dismiss(let id, let kind, let reason):
        trip.dismiss(kind, on: id, reason: reason, now: now)
      case .seeChanges: trip.seeChanges()
      case .changeLeg(let id, let content):
        try trip.changeLeg(at: index(of: id), to: content, now: now)
      case .setTicket(let id, let ticket):
        try trip.setTicket(ticket, at: index(of: id), now: now)
      case .takeImport(let edits, _): try applyAll(edits, at: now)
      case .rename, .insertDay, .appendDays, .removeDay, .swapDays, .shiftDays, .start, .sortDay, .chooseGames,
        .addLegs, .setHome, .setMode, .setRules:
        try changeTrip(edit, at: now)
      }
    // The constraints depend only on games, and an edit of one item affects games only by their ticket, and by renumbering
    // their day.
    if outcome == .changedAfterRenumbering || edit.isOfTicket { constraints = ItineraryConstraints(trip.itinerary) }
    return outcome
  }

  private mutating func applyAll(_ edits: [Edit], at now: Timestamp) throws(Refusal) -> Edit.Outcome {
    var changed = self
    for edit in edits { _ = try changed.apply(edit, at: now) }
    if changed.trip == trip { return .unchanged }
    self = changed
    return .changed
  }

  /// Makes an edit of the trip as a whole, after which the constraints may change.
  private mutating func changeTrip(_ edit: Edit, at now: Timestamp) throws(Refusal) -> Edit.Outcome {
    var changed = trip
    let outcome: Edit.Outcome =
      switch edit {
      case .rename(let name): try changed.rename(to: name, now: now)
      case .insertDay(let day): try changed.insertDay(before: day, now: now)
      case .appendDays(let count): try changed.appendDays(count, now: now)
      case .removeDay(let day, let items): try changed.removeDay(day, items, now: now)
      case .swapDays(let first, let second): try changed.swapDays(first, second, now: now)
      case .shiftDays(let day, let count): try changed.shiftDays(from: day, by: count, now: now)
      case .start(let date, let games): try changed.start(on: date, games, now: now)
      case .sortDay(let day, let zones): try changed.sortDay(day, zones, now: now)
      case .chooseGames(let choice): try changed.choose(choice, now: now)
      case .addLegs(let figures): changed.addMissingLegs(figures, now: now)
      case .setHome(let city, let figures): changed.setHome(city, figures, now: now)
      case .setMode(let figures): changed.setMode(figures, now: now)
      case .setRules(let rules): changed.setRules(rules, now: now)
      case .move, .add, .append, .change, .delete, .dismiss, .seeChanges, .changeLeg, .setTicket, .takeImport:
        .unchanged
      }
    if outcome == .unchanged { return .unchanged }
    changed.keepDates(ofItemsAsIn: itinerary)
    self = EditedTrip(changed)
    return outcome
  }

  private func index(of id: ItemID) throws(Refusal) -> ItemIndex {
    guard let index = itinerary.index(of: id) else { throw .noSuchItem(id) }
    return index
  }

  // MARK: Deleting

  /// The reason why an item is not deleted by hand; nil if it may be.
  ///
  /// Custom items may be deleted, and legs that no city change needs: games that went away leave such legs behind, and two
  /// copies of a trip may each bring a leg for the same city change.
  package func refusalToDelete(itemAt index: ItemIndex) -> Refusal? {
    let item = itinerary[index]
    let isFree =
      switch item.kind {
      case .custom: true
      case .travel: !needsLeg(at: index)
      case .game: false
      }
    return isFree ? nil : .notDeletable(item)
  }

  /// Whether a leg is the only one that belongs to its city change.
  private func needsLeg(at index: ItemIndex) -> Bool {
    func passage(ofItemAt index: ItemIndex) -> Int? {
      guard case .travel(let leg) = itinerary.items[index.rawValue].kind else { return nil }
      return constraints.stays.bounds(of: leg).passage
    }
    guard let own = passage(ofItemAt: index) else { return false }
    return !itinerary.indices.contains { $0 != index && passage(ofItemAt: $0) == own }
  }

  private mutating func delete(itemAt index: ItemIndex, now: Timestamp) throws(Refusal) -> Edit.Outcome {
    if let refusal = refusalToDelete(itemAt: index) { throw refusal }
    trip.remove(itemAt: index, now: now)
    return .changed
  }
}
