import Itinerary
import Tours

/// Makes the trip that follows a plan for its rest. What is behind stays, and so does all that the plan does not concern.
struct RepairedTrip {
  let model: RestModel
  let now: Timestamp

  private var rest: TripRest { model.rest }

  func trip(of plan: RestPlan) -> Trip {
    let sources = plan.stops.map { model.sources[$0] }
    var old = rest.trip
    let games = plan.stops.map { model.problem.stops[$0] }.filter { $0.ground != nil }
    if let last = games.map(\.day).max(), last > rest.lastDate.dayNumber {
      var edited = EditedTrip(old)
      _ = try? edited.apply(.appendDays(last - rest.lastDate.dayNumber), at: now)
      old = edited.trip
    }
    var rows = GameRows(old, now: now)
    let dropped = rest.games.filter { $0.game?.isPlayed == true && !sources.contains(.row($0.id)) }
    let replaced = Set(sources.compactMap { if case .game(_, let row) = $0 { row } else { nil } })
    rows.remove(dropped.filter { !replaced.contains($0.id) })
    rows.update(
      sources.compactMap { source in
        guard case .game(let number, let row?) = source, let item = old.itinerary.item(row), var game = item.game else {
          return nil
        }
        let new = model.games[number]
        (game.start, game.end, game.status) = (new.game.start, new.game.end, new.game.status)
        return ScheduleDiff.Update(item: item, game: game, day: day(of: new.day))
      })
    rows.add(
      sources.compactMap { source in
        guard case .game(let number, nil) = source else { return nil }
        return (model.games[number].game, day(of: model.games[number].day))
      })
    var trip = rows.trip
    for item in dropped { if let game = item.game { trip.exclude(game) } }
    keepTickets(of: dropped, in: &trip)
    let cities = CityPoints(trip, model.games)
    _ = trip.reconcileLegs(since: old.itinerary, keeping: rest.begun, estimate: cities.estimate, now: now)
    return placed(trip, since: old)
  }

  private func day(of date: CivilDate) -> Int { date.dayNumber - rest.trip.startDate.dayNumber + 1 }

  /// Keeps what was paid for a game that the trip gives up, as a note.
  private func keepTickets(of games: [Item], in trip: inout Trip) {
    for item in games {
      guard let game = item.game, let ticket = game.ticket, trip.itinerary.item(item.id) == nil else { continue }
      var note = CustomItem(
        title: "Ticket: \(game.away) @ \(game.home)", category: .note, reference: ticket.reference, cost: ticket.cost)
      note.notes = ticket.seat
      var ids = ItemIDSource(seed: Fingerprint.of([trip.id, "ticket", item.id.text]))
      var edited = EditedTrip(trip)
      _ = try? edited.apply(.append(Edit.NewItem(ids.next(), note), toDay: item.position.day), at: now)
      trip = edited.trip
    }
  }

  // MARK: Legs

  /// The trip with its new legs where fewest bookings and games are lost, then by days, errors, pauses and night driving.
  private func placed(_ trip: Trip, since old: Trip) -> Trip {
    let before = old.itinerary.itemsByID
    var (best, cost) = (trip, cost(of: trip))
    for item in trip.itinerary.items {
      guard let leg = item.leg, leg.isGenerated, !rest.begun.contains(item.id), leg.departs == nil,
        cost.contains(where: { $0 > 0 })
      else { continue }
      let isNew = before[item.id] == nil
      if !isNew, cost.prefix(4).allSatisfy({ $0 == 0 }) { continue }
      for other in slots(of: item, in: best) {
        let otherCost = self.cost(of: other)
        if otherCost.lexicographicallyPrecedes(cost) { (best, cost) = (other, otherCost) }
      }
      guard cost.prefix(4).contains(where: { $0 > 0 }), let soon = leavingSoon(item, in: best) else { continue }
      for other in [soon] + slots(of: item, in: soon) where other.isOnItsDate(item.id) {
        let otherCost = self.cost(of: other)
        if otherCost.prefix(4).lexicographicallyPrecedes(cost.prefix(4)) { (best, cost) = (other, otherCost) }
      }
    }
    return best
  }

  /// The trip with a leg that leaves at the next quarter of an hour, since a leg that nothing precedes leaves in the morning.
  private func leavingSoon(_ item: Item, in trip: Trip) -> Trip? {
    guard let clock = rest.timeline.clock(at: rest.now, in: rest.trip) else { return nil }
    let departure = clock.reading(at: (rest.now / 900 + 1) * 900)
    var edited = EditedTrip(trip)
    guard let leg = item.leg?.edited({ $0.departs = .at(departure) }) else { return nil }
    return (try? edited.apply(.changeLeg(item.id, to: leg), at: now)).map { _ in edited.trip }
  }

  private func slots(of item: Item, in trip: Trip) -> [Trip] {
    guard let index = trip.itinerary.index(of: item.id) else { return [] }
    let edited = EditedTrip(trip)
    let slots = Slots(in: trip.itinerary, carrying: index)
    let valid = slots.valid(under: edited.constraints)
    return valid.prefix(60).compactMap { slot in
      var other = edited
      guard slot != slots.origin, (try? other.apply(.move(item.id, to: slot), at: now)) != nil else { return nil }
      return other.trip
    }
  }

  private func cost(of trip: Trip) -> [Int] {
    let outcome = rest.outcome(of: trip)
    let timeline = Timeline(
      of: trip, under: ItineraryConstraints(trip.itinerary), rules: rest.rules, zones: rest.zones,
      after: rest.timeline)
    let pauses = timeline.rows.reduce(0) { $0 + $1.pauses }
    return [
      outcome.past, outcome.bookings.count, outcome.games.count, timeline.misses + timeline.doubts,
      outcome.lastDay - rest.today.dayNumber, Int(timeline.nightDriving), pauses,
    ]
  }
}

extension Trip {
  fileprivate func isOnItsDate(_ id: ItemID) -> Bool {
    itinerary.item(id).map { $0.leg?.departs?.date == date(ofDay: $0.position.day) } ?? false
  }
}
