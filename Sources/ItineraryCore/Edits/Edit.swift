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
  /// Replaces the content of a custom item; its position stays.
  case change(ItemID, to: CustomItem)
  /// Deletes a custom item, or a leg that no passage needs, and leaves a tombstone.
  case delete(ItemID)

  /// A custom item that is not part of the trip yet.
  package struct NewItem: Equatable, Sendable {
    /// An id that no item of the trip has.
    package let id: ItemID
    package let content: CustomItem

    package init(_ id: ItemID, _ content: CustomItem) {
      (self.id, self.content) = (id, content)
    }
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
