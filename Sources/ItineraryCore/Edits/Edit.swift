/// A change that a user makes to a trip, as a value.
///
/// Says what to change by the ids of items, so that an edit can be kept and sent to others. The number of a slot means
/// something for one state of the trip only: such an edit is applied to the state it was made for.
package enum Edit: Equatable, Sendable {
  /// Moves a leg or a custom item into a slot of the ``Slots`` that carry it.
  case move(ItemID, to: SlotNumber)
  /// Adds custom items as one block, in order and evenly spaced, into a slot of the ``Slots`` that carry nothing.
  case add([NewItem], to: SlotNumber)
  /// Adds a custom item after the last row of a day.
  case append(NewItem, toDay: Int)
  /// Replaces the content of a custom item; its position stays, unless it becomes the last row of another day.
  case change(ItemID, to: CustomItem, onDay: Int? = nil)
  /// Deletes a custom item, or a leg that no passage needs, and leaves a tombstone.
  case delete(ItemID)
  /// Dismisses a warning of that kind on an item for as long as its reason is the same; without a reason, brings it back.
  case dismiss(ItemID, kind: String, reason: String?)
  /// Notes that the user has seen what schedules have changed.
  case seeChanges

  // MARK: The trip itself

  case rename(String)
  /// Inserts an empty day before a day.
  case insertDay(before: Int)
  /// Adds empty days at the end.
  case appendDays(Int)
  case removeDay(Int, DayItems)
  /// Exchanges the custom items of two days.
  case swapDays(Int, Int)
  /// Changes the date of Day 1.
  case start(on: CivilDate, GamesAtStart)
  /// Puts the timed rows of a day into the order of their times, by the clocks of the zones.
  case sortDay(Int, Zones)
  case chooseGames(GameChoice)
  /// Adds a leg for every passage that has none.
  case addLegs(LegFigures)
  /// Gives the trip a home, by its city, with the way there and back; nil takes it away.
  case setHome(String?, LegFigures)
  /// Replaces the content of a leg, apart from what it joins.
  case changeLeg(ItemID, to: Leg)

  /// A custom item that is not part of the trip yet.
  package struct NewItem: Equatable, Sendable {
    /// An id that no item of the trip has.
    package let id: ItemID
    package let content: CustomItem

    package init(_ id: ItemID, _ content: CustomItem) {
      (self.id, self.content) = (id, content)
    }
  }

  /// Whether the edit is one of the trip itself, after which games, cities and days may be others.
  package var isOfTheTrip: Bool {
    switch self {
    case .move, .add, .append, .change, .delete, .dismiss, .seeChanges, .changeLeg: false
    case .rename, .insertDay, .appendDays, .removeDay, .swapDays, .start, .sortDay, .chooseGames, .addLegs, .setHome:
      true
    }
  }

  /// The items of a day that is removed, apart from legs that the trip needs, which go to the nearest place.
  package enum DayItems: Equatable, Sendable {
    /// There are none; the edit is refused if there are.
    case none
    case deleted
    /// Moves them to a day, by its number before the edit.
    case moved(to: Int)
  }

  /// The games of a trip whose start date changes.
  package enum GamesAtStart: Equatable, Sendable {
    /// Games keep their dates, by the clocks of the zones, and so change their days.
    case kept(Zones)
    /// Games keep their days.
    case shifted
  }

  /// The effect of an edit.
  package enum Outcome: Equatable, Sendable {
    /// Nothing: the trip is as the edit wants it. No `modifiedAt` has changed.
    case unchanged
    case changed
    /// No Double fitted between the neighbours, so the day was renumbered: rows that had to make room, games included,
    /// have new numbers.
    case changedAfterRenumbering

    /// The outcome of a change that did, or did not, renumber a day.
    init(isRenumbered: Bool) { self = isRenumbered ? .changedAfterRenumbering : .changed }
  }
}
