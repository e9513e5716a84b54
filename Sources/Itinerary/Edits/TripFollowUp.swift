/// The consequences of an edit of the trip as a whole, shown before or after the edit.
package struct TripFollowUp: Equatable, Sendable {
  /// The games, then the legs, that were removed, moved and added; within each in this order, then in list order.
  package let changes: [ScheduleChange]
  /// The items of the day of the edit that are on another day now, in their new state.
  package let moved: [Item]
  package let deleted: [Item]
  package let hasOtherDates: Bool
  package let problems: [Advisory]
  package let touched: TouchedBookings

  package init(of edit: Edit, from old: Trip, to new: Trip, zones: Zones, rules: TravelRules) {
    let concerned = TripFollowUp.items(concerning: edit, old, new)
    deleted = concerned.filter { new.itinerary.item($0.id) == nil }
    moved = concerned.compactMap { new.itinerary.item($0.id) }
    hasOtherDates = old.startDate != new.startDate || old.dayCount != new.dayCount
    switch edit {
    case .chooseGames, .addLegs, .setHome, .setMode: changes = TripFollowUp.changes(from: old, to: new)
    default: changes = []
    }
    touched = TouchedBookings(from: old, to: new, zones: zones, rules: rules)
    problems = AdvisoryDifference(from: old, to: new, zones: zones, rules: rules).caused
  }

  /// The items whose new day is worth mentioning, unlike those of which only the day's number changed.
  private static func items(concerning edit: Edit, _ old: Trip, _ new: Trip) -> [Item] {
    old.itinerary.items.filter { item in
      switch edit {
      case .removeDay(let day, _): return item.position.day == day
      case .shiftDays(let day, _): return item.game == nil && item.position.day >= day
      case .swapDays(let first, let second):
        return item.custom != nil && [first, second].contains(item.position.day)
      case .start(_, .kept):
        guard item.leg != nil, let now = new.itinerary.item(item.id) else { return false }
        return new.date(ofDay: now.position.day) != old.date(ofDay: item.position.day)
      default: return false
      }
    }
  }

  private static func changes(from old: Trip, to new: Trip) -> [ScheduleChange] {
    let (before, after) = (old.itinerary.itemsByID, new.itinerary.itemsByID)
    let removed = old.itinerary.items.filter { after[$0.id] == nil }
    let added = new.itinerary.items.filter { before[$0.id] == nil }
    let games =
      removed.filter { $0.game != nil }.map {
        ScheduleChange(.removed, .game(before: $0.game, after: nil), item: $0.id)
      }
      + added.filter { $0.game != nil }.map { ScheduleChange(.added, .game(before: nil, after: $0.game), item: $0.id) }
    let moved = new.itinerary.items.compactMap { item -> ScheduleChange? in
      guard let day = before[item.id]?.position.day, day != item.position.day else { return nil }
      return ScheduleChange(.legMoved, item, from: day)
    }
    return games + removed.compactMap { ScheduleChange(.legRemoved, $0, from: $0.position.day) } + moved
      + added.compactMap { ScheduleChange(.legAdded, $0) }
  }
}

extension ScheduleChange {
  /// A change of a leg, as it is now or before its removal; nil for another item.
  init?(_ kind: ScheduleChangeKind, _ item: Item, from day: Int? = nil) {
    guard let leg = item.leg else { return nil }
    self.init(kind, .leg(leg, from: day, to: kind == .legRemoved ? nil : item.position.day), item: item.id)
  }
}
