import Itinerary
import Tours

/// A way to go on with a trip after something has come between.
package struct Repair: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case asIs
    /// A leg in another slot or by another means.
    case leg(from: String, to: String, Leg.Mode?)
    /// Another game at a ground, on a date.
    case otherGame([Visit])
    /// Another order of the grounds: those ahead.
    case otherOrder([String])
    case leftOut([String])
    case longer(days: Int, grounds: [String])
  }

  package struct Visit: Equatable, Sendable {
    let ground: String
    let date: CivilDate
  }

  package let kind: Kind
  package let trip: Trip
  package let outcome: TripRest.Outcome
  /// The calendar days from that of the moment to the last one.
  package let days: Int
  /// The least days and meters of any rest of the trip that loses no more; nil if not all of them were looked at.
  package let bound: (days: Int, meters: Int)?

  package static func == (a: Repair, b: Repair) -> Bool { a.trip == b.trip && a.kind == b.kind }
}

/// The ways to go on with a trip, the best first.
package struct Repairs: Sendable {
  /// At most ``limit``, always with the trip as it is; empty for a trip with nothing ahead.
  package private(set) var all: [Repair] = []
  /// The kept items that no plan keeps.
  package private(set) var impossible: [ItemID] = []

  package static let limit = 5

  private let rest: TripRest
  private let model: RestModel
  private let now: Timestamp

  /// `kept` are the items to keep whatever it costs, `without` the venues to leave out (`Grounds.name`).
  package init(
    of rest: TripRest, games: [ScheduleGame], keeping retained: Set<ItemID> = [], without: Set<String> = [],
    now: Timestamp
  ) {
    (self.rest, self.now) = (rest, now)
    model = RestModel(rest, games, keeping: retained, without: without)
    var search = RestSearch(model.problem)
    let result = search.result()
    // A leg that can be nowhere is no repair: through a city whose game comes later.
    var found = candidates(result).filter { repair in
      let change = AdvisoryDifference(from: rest.trip, to: repair.trip, zones: rest.zones, rules: rest.rules)
      return repair.outcome.past == 0 && !change.caused.contains { $0.severity == .error }
    }
    let asIs = repair(rest.trip, as: .asIs, result)
    if !retained.isEmpty {
      found.removeAll { repair in retained.contains { repair.outcome.bookings.contains($0) || lacks($0, repair.trip) } }
      if found.isEmpty { impossible = retained.sorted() }
    }
    var chosen: [Repair] = []
    for repair in found where chosen.count < Repairs.limit - 1 {
      let isNew = !chosen.contains { $0.trip.hasSameRows(as: repair.trip) }
      if isNew, !repair.trip.hasSameRows(as: rest.trip) { chosen.append(repair) }
    }
    if chosen.isEmpty, rest.begun.count == rest.trip.itinerary.count { return }
    all = chosen.sorted { $0.outcome.precedes($1.outcome) }
    let place = all.firstIndex { asIs.outcome.precedes($0.outcome) }
    all.insert(asIs, at: without.isEmpty ? place ?? all.endIndex : all.endIndex)
  }

  private func lacks(_ id: ItemID, _ trip: Trip) -> Bool {
    guard let item = rest.trip.itinerary.item(id) else { return false }
    guard item.game != nil else { return trip.itinerary.item(id) == nil }
    return trip.itinerary.item(id)?.game?.isPlayed != true
  }

  // MARK: Candidates

  /// The repairs in the order in which they are worth a place: the best of all, then one of each kind.
  private func candidates(_ result: RestResult) -> [Repair] {
    let lastDay = rest.lastDate.dayNumber
    let own = Set(model.problem.stops.indices.filter(isOwn))
    let affected = model.affected
    var plans = [
      result.plans.first, result.plans.first { $0.day <= lastDay },
      best { stop in own.contains(stop) || model.problem.stops[stop].ground.map(affected.contains) == true },
      best { own.contains($0) },
    ].compactMap { $0 }
    // Others that see the same number of grounds, or one less.
    if let first = plans.first {
      var known = Set(plans.map(\.seen))
      plans += result.plans.filter {
        $0.day <= lastDay && $0.lost <= first.lost && $0.seen.count >= first.seen.count - 1
          && known.insert($0.seen).inserted
      }.prefix(3)
    }
    var repairs = plans.map { plan in
      let trip = RepairedTrip(model: model, now: now).trip(of: plan)
      return repair(trip, as: kind(of: plan, trip), result)
    }
    repairs.insert(contentsOf: legRepairs(result), at: min(1, repairs.count))
    return repairs
  }

  private func isOwn(_ stop: Int) -> Bool { if case .game = model.sources[stop] { false } else { true } }

  /// The best plan within the dates that makes some stops only.
  private func best(_ isAllowed: @escaping (Int) -> Bool) -> RestPlan? {
    var search = RestSearch(model.problem, isAllowed: isAllowed)
    return search.result().plans.first { $0.day <= rest.lastDate.dayNumber }
  }

  private func repair(_ trip: Trip, as kind: Repair.Kind, _ result: RestResult) -> Repair {
    let outcome = rest.outcome(of: trip)
    let today = rest.today.dayNumber
    let bound = result.bound(
      lost: outcome.bookings.count, grounds: model.problem.grounds - outcome.games.count, by: outcome.lastDay)
    return Repair(
      kind: kind, trip: trip, outcome: outcome, days: outcome.lastDay - today + 1,
      bound: bound.map { (min($0.day, outcome.lastDay) - today + 1, min($0.meters, outcome.meters)) })
  }

  // MARK: Kinds

  private func kind(of plan: RestPlan, _ trip: Trip) -> Repair.Kind {
    let games = plan.stops.filter { model.problem.stops[$0].ground != nil }
    let others = games.compactMap { stop -> Repair.Visit? in
      guard case .game(let number, _) = model.sources[stop] else { return nil }
      return Repair.Visit(ground: model.games[number].game.ground, date: model.games[number].day)
    }
    if trip.dayCount > rest.trip.dayCount {
      return .longer(days: trip.dayCount - rest.trip.dayCount, grounds: others.map(\.ground))
    }
    let outcome = rest.outcome(of: trip)
    let lost = outcome.games.compactMap { rest.trip.itinerary.item($0)?.game?.ground }
    if !lost.isEmpty { return .leftOut(lost.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }) }
    let new = games.compactMap { model.problem.stops[$0].ground }
    let old = model.problem.stops.indices.filter { isOwn($0) }.compactMap { model.problem.stops[$0].ground }
    let common = [new, old].map { list in list.filter { new.contains($0) && old.contains($0) } }
    if common[0] != common[1] {
      return .otherOrder(
        trip.itinerary.items.filter { !rest.begun.contains($0.id) && $0.game?.isPlayed == true }
          .compactMap { $0.game?.ground })
    }
    return .otherGame(others)
  }

  // MARK: Legs

  /// Repairs that keep the games: a leg that is too tight in another slot, or flown.
  private func legRepairs(_ result: RestResult) -> [Repair] {
    let missed = TripRest.missed(in: rest.trip, rest.timeline)
    let games = rest.trip.itinerary.items.filter { $0.game?.isPlayed == true }
    var repairs: [Repair] = []
    for (from, to) in zip(games, games.dropFirst()) where missed.contains(to.id) && !rest.begun.contains(to.id) {
      let legs = rest.trip.itinerary.items.filter { item in
        item.leg != nil && Item.precedes(from, item) && Item.precedes(item, to) && !rest.begun.contains(item.id)
      }
      for item in legs {
        guard let leg = item.leg, leg.departs == nil, leg.arrives == nil else { continue }
        var moved = rest.trip
        moved.placeAgain(item, now: now)
        if helps(moved) {
          repairs.append(repair(moved, as: .leg(from: leg.from, to: leg.to, nil), result))
          continue
        }
        guard let flown = flown(item, leg), helps(flown) else { continue }
        repairs.append(repair(flown, as: .leg(from: leg.from, to: leg.to, .flight), result))
      }
    }
    return repairs
  }

  private func helps(_ trip: Trip) -> Bool { rest.outcome(of: trip).precedes(rest.outcome(of: rest.trip)) }

  private func flown(_ item: Item, _ leg: Leg) -> Trip? {
    var cities = CityPoints(rest.trip, [])
    cities.by = .flight
    guard leg.means == .drive, let estimate = cities.estimate(from: leg.from, to: leg.to), estimate.means == .flight
    else { return nil }
    var new = leg.edited { $0.setMeans(.flight, estimate) }
    new.estimated = true
    var edited = EditedTrip(rest.trip)
    guard (try? edited.apply(.changeLeg(item.id, to: new), at: now)) != nil,
      let changed = edited.itinerary.item(item.id)
    else { return nil }
    var trip = edited.trip
    trip.placeAgain(changed, now: now)
    return trip
  }
}

extension Trip {
  /// Whether another state has the same rows in the same places, whatever the times of their changes.
  fileprivate func hasSameRows(as other: Trip) -> Bool {
    itinerary.count == other.itinerary.count
      && zip(itinerary.items, other.itinerary.items).allSatisfy { a, b in
        a.id == b.id && a.position == b.position && a.kind == b.kind
      }
  }
}
