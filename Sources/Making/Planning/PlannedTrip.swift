import Itinerary
import Tours

/// A trip made from a planned tour: its legs have the planned figures, and warnings about planned games are dismissed.
package struct PlannedTrip {
  private let new: NewTrip
  private let tour: TourSummary

  /// - Parameter new: the trip, with the games of the tour in order; its days become those of the tour.
  package init(_ new: NewTrip, of tour: TourSummary) {
    var new = new
    (new.first, new.last) = (tour.firstDay, tour.lastDay)
    (self.new, self.tour) = (new, tour)
  }

  package func trip(zones: Zones, ids: inout ItemIDSource, now: Timestamp) throws(PlanRefusal) -> Trip {
    var trip = try new.trip(ids: &ids, now: now)
    trip.schedule?.keep(to: tour.rule, on: tour.firstDay...tour.lastDay)
    for (index, planned) in plannedLegs(of: trip.itinerary) {
      trip.itinerary.replace(at: index, with: trip.itinerary[index].driven(planned))
    }
    return dismissingDoubleDays(of: unsplit(driven(trip, now), zones: zones, now), zones: zones, now: now)
  }

  /// The legs between games of the tour and at its ends, with the planned drives.
  private func plannedLegs(of itinerary: ItemList) -> [(ItemIndex, TourLeg)] {
    let places = Dictionary(zip(new.games.map(\.game.gameID), new.games.indices)) { first, _ in first }
    var legs: [(ItemIndex, TourLeg)] = []
    var (last, leg): (Int?, ItemIndex?) = (nil, nil)
    for index in itinerary.indices {
      if itinerary[index].leg != nil { leg = index }
      guard let game = itinerary[index].game, let place = places[game.gameID] else { continue }
      // Legs lead to the games after the first. The leg to the first game is the outbound one.
      let planned = last == nil ? tour.outboundLeg : last == place - 1 ? tour.legs[place - 1] : nil
      if let leg, let planned { legs.append((leg, planned)) }
      (last, leg) = (place, nil)
    }
    if let leg, let planned = tour.returnLeg { legs.append((leg, planned)) }
    return legs
  }

  /// The trip with each leg where the plan drives it: right after the game that it leaves, the one from home on the day on
  /// which the tour sets out. A journey by other means that the plan makes on a later day is at the beginning of that day.
  private func driven(_ trip: Trip, _ now: Timestamp) -> Trip {
    var edited = EditedTrip(trip)
    for (index, planned) in plannedLegs(of: trip.itinerary) {
      let id = trip.itinerary[index].id
      let game = trip.itinerary.items[..<index.rawValue].last { $0.game != nil }
      let day = planned.departure.flatMap(trip.day(of:)).flatMap { $0 > game?.position.day ?? 1 ? $0 : nil }
      guard let place = edited.itinerary.index(of: id) else { continue }
      let slots = Slots(in: edited.itinerary, carrying: place)
      // A leg may always be right after the last game in the city that it leaves.
      let next = day.map { slots.range(ofDay: $0).lowerBound }
      if let slot = next ?? slots.numbers.first(where: { slots[$0].after?.id == game?.id }) {
        _ = try? edited.apply(.move(id, to: slot), at: now)
      }
    }
    return edited.trip
  }

  /// The trip with each leg that pauses, or leaves after its day, where a new one would be, if nothing gets worse.
  private func unsplit(_ trip: Trip, zones: Zones, _ now: Timestamp) -> Trip {
    var (best, timeline) = (trip, Timeline(of: trip, zones: zones))
    for item in trip.itinerary.items where item.leg != nil {
      guard let index = best.itinerary.index(of: item.id) else { continue }
      let leaves = timeline[index].localStart.flatMap { trip.day(of: $0.date) } ?? item.position.day
      guard timeline[index].pauses > 0 || leaves > item.position.day else { continue }
      var moved = best
      moved.placeAgain(item, now: now)
      let other = Timeline(of: moved, zones: zones)
      let pauses = [timeline, other].map { $0.rows.reduce(0) { $0 + $1.pauses } }
      if pauses[1] < pauses[0] || leaves > item.position.day && pauses[1] == pauses[0],
        other.problems.count <= timeline.problems.count
      {
        (best, timeline) = (moved, other)
      }
    }
    return best
  }

  private func dismissingDoubleDays(of trip: Trip, zones: Zones, now: Timestamp) -> Trip {
    var edited = EditedTrip(trip)
    for advisory in Advisories(of: trip, under: edited.constraints, zones: zones, rules: .standard).all {
      guard case .gamesInTwoCities = advisory.kind else { continue }
      // Dismissing the warning of an existing item cannot fail.
      _ = try? edited.apply(.dismiss(advisory.item.id, kind: advisory.name, reason: advisory.reason), at: now)
    }
    return edited.trip
  }
}

extension ScheduleLink {
  fileprivate mutating func keep(to rule: DrivingRule, on dates: ClosedRange<CivilDate>) {
    (buffer, maxDriving) = (rule.buffer, rule.limit ?? DrivingRule.minutesOfDay)
    drivingHours = DrivingHours(minutes: rule.dawn...rule.dusk).description
    let off = rule.daysOff.map(CivilDate.init(dayNumber:)).filter(dates.contains)
    if !off.isEmpty { daysOff = off.map(\.description) }
  }
}

extension Item {
  fileprivate func driven(_ planned: TourLeg) -> Item {
    guard var leg = leg else { return self }
    leg.distanceMeters = Double(planned.meters)
    leg.durationSeconds = Double(planned.minutes * 60)
    leg.estimated = planned.isGiven ? nil : true
    if planned.means != .drive { leg.mode = planned.means }
    var item = self
    item.kind = .travel(leg)
    return item
  }
}

extension PlannableGame {
  /// The games of a team that count.
  package enum Side: Sendable { case both, home, away }

  package init(_ game: ScheduleGame, asking teams: [String] = [], side: Side = .both) {
    self.init(
      game.game, day: game.day, place: game.place,
      teams: teams.indices.filter {
        switch side {
        case .both: game.isOf(team: teams[$0])
        case .home: game.isAtHome(team: teams[$0])
        case .away: game.isOf(team: teams[$0]) && !game.isAtHome(team: teams[$0])
        }
      }, isHomeOpen: Fixture.Side(game.game.home, nil) == .open)
  }
}
