import Itinerary
import TestSupport

enum OtherWriter {
  /// What it does is written down in the model as well.
  static func change(_ trip: inout Trip, _ model: inout NaiveTrip, _ dice: inout SplitMix64, at now: Timestamp) {
    var items = trip.itinerary.items
    let free = items.indices.filter { items[$0].game == nil }
    let position = Position(day: 1 + dice.below(trip.dayCount), sortOrder: Double(dice.below(40)) / 4 - 2)
    var dayCount = trip.dayCount
    switch dice.below(12) {
    case 0..<3 where items.count < 40:
      let title = "Other \(now.microseconds / 1000 % 1_000_000)"
      let item = Item(
        id: ItemID(title), position: position, modifiedAt: now,
        kind: .custom(CustomItem(title: title, category: .hotel)))
      items.append(item)
      model.edit(item)
    case 3..<7 where !free.isEmpty:
      let index = dice.pick(free)
      let old = items[index]
      items[index].position = position
      items[index].modifiedAt = now
      model.edit(items[index], from: old, seen: old)
    case 7..<10:
      guard let index = free.filter({ items[$0].custom != nil }).randomElement(using: &dice) else { return }
      let id = items.remove(at: index).id
      trip.deleted.removeAll { $0.id == id }
      trip.deleted.append(Tombstone(id: id, deletedAt: now))
      model.delete(id, at: now)
    case 10:
      // A game is postponed by a day, whatever is around it.
      guard let index = items.indices.filter({ items[$0].game != nil }).randomElement(using: &dice) else { return }
      let old = items[index]
      items[index].position.day = min(trip.dayCount, items[index].position.day + 1)
      items[index].modifiedAt = now
      model.edit(items[index], from: old, seen: old)
    default:
      let isShorter = dice.once(in: 2) && dayCount > 1 && !items.contains { $0.position.day == dayCount }
      if !isShorter, dayCount > 12 { return }
      dayCount += isShorter ? -1 : 1
      trip.modifiedAt = now
      model.dayCount = dayCount
    }
    trip.itinerary = ItemList(items, dayCount: dayCount)
  }
}
