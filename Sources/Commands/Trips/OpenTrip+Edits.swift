import ItineraryCore
import UserFiles

/// The edits of the core, made now, with their refusals in words.
extension OpenTrip {
  mutating func moveItem(at index: ItemIndex, toSlot slot: SlotNumber) throws(Failure) -> MoveOutcome {
    do {
      return try trip.moveItem(at: index, toSlot: slot, under: constraints, now: .now)
    } catch {
      throw Failure("Can't go there: \(wording.sentence(error))")
    }
  }

  /// - Returns: the identity of the new item.
  mutating func add(_ custom: CustomItem, day: Int) throws(Failure) -> ItemID {
    var ids = ItemIDSource(seed: .random(in: .min ... .max))
    let id = ids.next()
    do {
      _ = try trip.add(custom, id: id, day: day, now: .now)
    } catch {
      throw Failure(wording.sentence(error))
    }
    return id
  }

  /// - Returns: whether anything changed.
  mutating func editItem(at index: ItemIndex, to custom: CustomItem) throws(Failure) -> Bool {
    do {
      return try trip.editItem(at: index, to: custom, now: .now)
    } catch {
      throw Failure(wording.sentence(error))
    }
  }

  mutating func deleteItem(at index: ItemIndex) throws(Failure) {
    do {
      try trip.deleteItem(at: index, now: .now)
    } catch {
      throw Failure(wording.sentence(error))
    }
  }
}
