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

  /// Makes an edit, or throws why it is not possible and leaves the trip unchanged.
  ///
  /// The `modifiedAt` of an item never runs backwards, even if the time of the edit does.
  public mutating func apply(_ edit: Edit, at now: Timestamp) throws(Refusal) -> Edit.Outcome {
    var changed = self
    try changed.make(edit, at: now)
    if changed.trip == trip { return .unchanged }
    // Others put no item back, and an import makes hundreds of them.
    if edit.isOfTheTrip { changed.trip.keepDates(ofItemsAsIn: itinerary) }
    self = EditedTrip(changed.trip)
    return .changed
  }

  private mutating func make(_ edit: Edit, at now: Timestamp) throws(Refusal) {
    switch edit {
    case .move(let id, let slot): try trip.moveItem(at: index(of: id), toSlot: slot, under: constraints, now: now)
    case .add(let items, let slot): try trip.add(items, toSlot: slot, now: now)
    case .append(let item, let day): try trip.append(item, toDay: day, now: now)
    case .change(let id, let content, let day):
      try trip.changeItem(at: index(of: id), to: content, onDay: day, now: now)
    case .delete(let id):
      let index = try index(of: id)
      if let refusal = refusalToDelete(itemAt: index) { throw refusal }
      trip.remove(itemAt: index, now: now)
    case .dismiss(let id, let kind, let reason): trip.dismiss(kind, on: id, reason: reason, now: now)
    case .seeChanges: trip.seeChanges()
    case .changeLeg(let id, let content): try trip.changeLeg(at: index(of: id), to: content, now: now)
    case .setTicket(let id, let ticket): try trip.setTicket(ticket, at: index(of: id), now: now)
    case .takeImport(let edits, _): for edit in edits { _ = try apply(edit, at: now) }
    case .rename(let name): try trip.rename(to: name, now: now)
    case .insertDay(let day): try trip.insertDay(before: day, now: now)
    case .appendDays(let count): try trip.appendDays(count, now: now)
    case .removeDay(let day, let items): try trip.removeDay(day, items, now: now)
    case .swapDays(let first, let second): try trip.swapDays(first, second, now: now)
    case .shiftDays(let day, let count): try trip.shiftDays(from: day, by: count, now: now)
    case .start(let date, let games): try trip.start(on: date, games, now: now)
    case .sortDay(let day, let zones): try trip.sortDay(day, zones, now: now)
    case .chooseGames(let choice): try trip.choose(choice, now: now)
    case .addLegs(let legDefaults): trip.addMissingLegs(legDefaults, now: now)
    case .setHome(let city, let legDefaults): trip.setHome(city, legDefaults, now: now)
    case .setMode(let legDefaults): trip.setMode(legDefaults, now: now)
    case .setRules(let rules): trip.setRules(rules, now: now)
    }
  }

  private func index(of id: ItemID) throws(Refusal) -> ItemIndex {
    guard let index = itinerary.index(of: id) else { throw .noSuchItem(id) }
    return index
  }

  // MARK: Deleting

  /// The reason why an item is not deleted by hand; nil for a custom item, and for a leg that no city change needs, as of
  /// games that went away, or of two copies of a trip that each brought one.
  package func refusalToDelete(itemAt index: ItemIndex) -> Refusal? {
    func passage(_ item: Item) -> Int? { item.leg.flatMap { constraints.stays.bounds(of: $0).passage } }
    let item = itinerary[index]
    if item.game != nil { return .notDeletable(item) }
    guard let own = passage(item) else { return nil }
    return itinerary.items.count { passage($0) == own } > 1 ? nil : .notDeletable(item)
  }
}
