import Itinerary
import Store

/// What an event of the user did to the trip, found from the rows before and after it.
struct NaiveEdit {
  let added: [Item]
  let removed: [Item]
  /// After the event.
  let changed: [Item]
  private let before: [Item]
  private let after: [Item]

  init(from before: [Item], to after: [Item]) {
    (self.before, self.after) = (before, after)
    let old = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
    let new = Set(after.map(\.id))
    added = after.filter { old[$0.id] == nil }
    removed = before.filter { !new.contains($0.id) }
    changed = after.filter { item in old[item.id].map { $0 != item } ?? false }
  }

  /// Why it is not one edit as a user may make it; nil where it is.
  func violation(at now: Timestamp) -> String? {
    if added.contains(where: { $0.custom == nil }) { return "added more than custom items" }
    if let item = removed.first(where: { $0.custom == nil && !NaiveTrip.isLegToSpare($0, in: before) }) {
      return "removed \(item.id)"
    }
    if removed.count > 1 || !removed.isEmpty && !(added + changed).isEmpty { return "removed more than one item" }
    if Set(added.map(\.position.day)).count > 1 { return "added to several days" }
    let old = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
    for item in added + changed {
      if item.modifiedAt != max(now, old[item.id]?.modifiedAt.next ?? now) {
        return "\(item.id) changed at another time"
      }
    }
    let movers = changed.filter { item in !isRenumbered(item, from: old[item.id]) }
    if movers.count + (added.isEmpty ? 0 : 1) > 1 { return "more than one edit: \(movers.map(\.id))" }
    if let game = movers.first(where: { item in item.game != nil && !hasOnlyAnotherTicket(item, old[item.id]) }) {
      return "a game was edited: \(game.id)"
    }
    let isOneMoved = movers.isEmpty && added.isEmpty && !changed.isEmpty
    if !(isOneMoved ? isOneMovedAmongRenumbered : isOrderKept(without: movers)) {
      return "others moved too: \(before.map(\.line)) became \(after.map(\.line))"
    }
    // The form of a leg sets how and when one travels, not between which cities.
    if let item = movers.first, let leg = item.leg, let before = old[item.id]?.leg,
      (leg.from, leg.to, leg.visit ?? 0) != (before.from, before.to, before.visit ?? 0)
    {
      return "the leg \(item.id) was led elsewhere"
    }
    if !NaiveTrip.misplacedLegs(in: after).isSubset(of: NaiveTrip.misplacedLegs(in: before)) {
      return "a leg came to stand where it may not"
    }
    return nil
  }

  /// Whether one row, not a game, is elsewhere on a day that was renumbered. Its own number may be the old one.
  private var isOneMovedAmongRenumbered: Bool {
    let days = Set(changed.map(\.position.day))
    return days.count == 1 && before.map(\.id) != after.map(\.id)
      && isOrderKept(without: after.filter { $0.game == nil && days.contains($0.position.day) })
  }

  /// Whether all other rows are in the same order, without one of the movers.
  private func isOrderKept(without movers: [Item]) -> Bool {
    let (old, new) = (before.map(\.id), after.map(\.id))
    let others = Set(old).intersection(new)
    func isRetained(without mover: ItemID?) -> Bool {
      old.filter { others.contains($0) && $0 != mover } == new.filter { others.contains($0) && $0 != mover }
    }
    return isRetained(without: nil) || movers.contains { isRetained(without: $0.id) }
  }

  /// Whether the item only got another whole number within its day: a full day is renumbered, and where numbers were
  /// tied a game may be the only row that gets one. The order is looked at elsewhere.
  private func isRenumbered(_ item: Item, from old: Item?) -> Bool {
    guard let old, old.kind == item.kind, old.position.day == item.position.day else { return false }
    let number = item.position.sortOrder
    return (changed.count + added.count > 1 || item.game != nil) && number == number.rounded()
  }
}

/// Whether all that an edit changed of a game is the user's ticket, and among rows with the same number its own.
private func hasOnlyAnotherTicket(_ item: Item, _ old: Item?) -> Bool {
  guard case .game(var game) = item.kind, let old, let before = old.game, item.position.day == old.position.day else {
    return false
  }
  game.ticket = before.ticket
  return game == before
}

extension Item {
  fileprivate var line: String { "\(id) \(position.day):\(position.sortOrder)" }
}
