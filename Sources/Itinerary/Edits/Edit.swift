/// A change that a user makes to a trip, as a value.
///
/// Says what to change by the ids of items, so that an edit can be kept and sent to others. The number of a slot means
/// something for one state of the trip only: such an edit is applied to the state it was made for.
public enum Edit: Equatable, Sendable {
  /// Moves a leg or a custom item into a slot of the ``Slots`` that carry it.
  case move(ItemID, to: SlotNumber)
  /// Adds custom items as one block, in order and evenly spaced, into a slot of the ``Slots`` that carry nothing.
  case add([NewItem], to: SlotNumber)
  /// Adds a custom item after the last row of a day.
  case append(NewItem, toDay: Int)
  /// Replaces the content of a custom item, which keeps its position or becomes the last row of another day.
  case change(ItemID, to: CustomItem, onDay: Int? = nil)
  /// Deletes a custom item, or a leg that no city change needs, and leaves a tombstone.
  case delete(ItemID)
  /// Dismisses a warning of a kind on an item while its reason stays the same; without a reason, brings the warning back.
  case dismiss(ItemID, kind: String, reason: String?)
  /// Marks the changes by schedules as seen.
  case seeChanges

  // MARK: The trip itself

  case rename(String)
  case insertDay(before: Int)
  /// Adds empty days at the end.
  case appendDays(Int)
  case removeDay(Int, DayItems)
  /// Exchanges the custom items of two days.
  case swapDays(Int, Int)
  /// Moves the custom items and legs of a day, and of all days after it, a number of days later; games stay.
  case shiftDays(from: Int, by: Int)
  /// Changes the date of Day 1.
  case start(on: CivilDate, GamesAtStart)
  /// Sorts the timed rows of a day by time, using the rules of the zones.
  case sortDay(Int, Zones)
  case chooseGames(GameChoice)
  /// Adds a leg for every journey that has none.
  case addLegs(LegDefaults)
  /// Sets the home of the trip to a city and adds the legs from and to it; nil removes home and legs.
  case setHome(String?, LegDefaults)
  /// Sets the means of travel of new legs, and of those that nobody has edited, with the estimates by that means.
  case setMode(LegDefaults)
  /// Sets the rules of driving of the trip; nil for those of the settings.
  case setRules(TravelRules?)
  /// Replaces the content of a leg except its two cities.
  case changeLeg(ItemID, to: Leg)
  /// Sets the ticket to a game; nil removes it.
  case setTicket(ItemID, Ticket?)
  /// Makes several edits as one, all or none, which bring so many rows of a file.
  case takeImport([Edit], rows: Int)

  /// A custom item that is not part of the trip yet.
  public struct NewItem: Equatable, Sendable {
    /// An id that no item of the trip has.
    public let id: ItemID
    /// The content of the item.
    public let content: CustomItem

    /// Makes a custom item with an id that no item of the trip has.
    public init(_ id: ItemID, _ content: CustomItem) {
      (self.id, self.content) = (id, content)
    }
  }

  /// Whether the edit concerns the trip as a whole, so that games, cities and days may change.
  package var isOfTheTrip: Bool {
    switch self {
    case .move, .add, .append, .change, .delete, .dismiss, .seeChanges, .changeLeg, .setTicket, .takeImport: false
    case .rename, .insertDay, .appendDays, .removeDay, .swapDays, .shiftDays, .start, .sortDay, .chooseGames, .addLegs,
      .setHome, .setMode, .setRules:
      true
    }
  }

  /// The treatment of the items on a removed day. Legs that the trip needs always move to the nearest valid place.
  public enum DayItems: Equatable, Sendable {
    /// Refuse the edit if there are any items.
    case none
    case deleted
    /// Move them to a day, given by its number before the edit.
    case moved(to: Int)
  }

  /// The treatment of games when the start date changes.
  public enum GamesAtStart: Equatable, Sendable {
    /// Games keep their dates according to the zones, and change their days.
    case kept(Zones)
    /// Games keep their days.
    case shifted
  }

  /// The effect of an edit.
  public enum Outcome: Equatable, Sendable {
    /// Nothing: the trip is as the edit wants it. No `modifiedAt` has changed.
    case unchanged
    /// The trip has changed. Rows that had to make room where no Double fitted, games included, have new numbers.
    case changed
  }
}
