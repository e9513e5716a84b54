import Atlas
import ItineraryCore
import Schedules

/// A trip as a newer reading of its schedule makes it, and all that this changed.
package struct TripUpdate: Equatable, Sendable {
  package var trip: Trip
  /// Games in the order of the trip before, added ones, then legs. Empty where nothing changed.
  package var changes: [ScheduleChange]

  /// Games move, appear and disappear as the schedule has them; what the user added stays where it is beside all that did
  /// not move. A game that leaves the dates of the trip keeps its row as postponed, with its new start.
  ///
  /// Pure, and stable: the same schedule a second time changes nothing.
  ///
  /// - Parameters:
  ///   - zones: those of the trip's games.
  ///   - allowsRemovals: whether the user insists on a schedule that takes away what the trip lives of.
  package init(
    of trip: Trip, to schedule: Schedule, zones: Zones, allowsRemovals: Bool = false, now: Timestamp
  ) throws(UpdateRefusal) {
    let diff = try ScheduleDiff(trip, schedule, zones: zones, allowsRemovals: allowsRemovals)
    var rows = GameRows(trip, now: now)
    rows.remove(diff.removed)
    rows.update(diff.updated)
    rows.add(diff.added)
    self.trip = rows.trip
    changes = diff.changes(added: rows.addedIDs)
    // A merge can have left a passage with two legs, or with none.
    if TripUpdate.route(of: trip) != TripUpdate.route(of: rows.trip) || !trip.hasOneLegForEachPassage {
      let home = trip.schedule?.home.flatMap(Gazetteer.shared.city)
      changes += followLegs(since: trip, CityPoints(schedule.games, home: home), now: now)
    }
  }

  private struct Stop: Equatable {
    let city: CityKey
    let position: Position
  }

  /// What legs depend on.
  private static func route(of trip: Trip) -> [Stop] {
    trip.itinerary.items.compactMap { item in
      item.game.flatMap { $0.isPlayed ? Stop(city: CityKey($0.city), position: item.position) : nil }
    }
  }

  private mutating func followLegs(since old: Trip, _ cities: CityPoints, now: Timestamp) -> [ScheduleChange] {
    trip.reconcileLegs(since: old.itinerary, estimate: cities.estimate, now: now).compactMap(ScheduleChange.init)
  }
}

extension ScheduleChange {
  fileprivate init?(_ change: LegChange) {
    switch change {
    case .added(let item): self.init(.legAdded, item, from: nil, to: item.position.day)
    case .removed(let item): self.init(.legRemoved, item, from: item.position.day, to: nil)
    case .moved(let item, let from): self.init(.legMoved, item, from: from.day, to: item.position.day)
    }
  }

  private init?(_ kind: Kind, _ item: Item, from: Int?, to: Int?) {
    guard let leg = item.leg else { return nil }
    self.init(kind, .leg(leg, from: from, to: to), item: item.id)
  }
}

/// Why a trip does not follow a schedule.
package enum UpdateRefusal: Error, Equatable, Sendable {
  case noGames
  case noGameOfTheTripsDates
  case tooManyRemovals(Int, of: Int)
  /// Times would be wrong by hours, and dates by a day. Nothing insists on that.
  case unreadableZone(UnreadableZone)
}

extension UpdateRefusal: CustomStringConvertible {
  package var description: String {
    let insist = "--allow-removals follows it all the same"
    return switch self {
    case .noGames: "the schedule holds no games: \(insist)"
    case .noGameOfTheTripsDates: "the schedule holds no game of the trip's dates: \(insist)"
    case .tooManyRemovals(let count, let all):
      "the schedule would take away \(count) of the trip's \(all) game\(all == 1 ? "" : "s"): \(insist)"
    case .unreadableZone(let zone): zone.description
    }
  }
}
