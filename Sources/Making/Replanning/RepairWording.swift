import Itinerary

extension Wording {
  /// The name of a repair: `See Comerica Park on Thu, Jul 9`.
  package func title(of repair: Repair) -> String {
    switch repair.kind {
    case .asIs: "Leave the trip as it is"
    case .leg(let from, let to, nil): "Leave \(city(from)) for \(city(to)) at another time"
    case .leg(let from, let to, let mode?):
      "\(mode == .flight ? "Fly" : "Travel by \(mode.rawValue)") from \(city(from)) to \(city(to))"
    case .otherGame(let games) where games.isEmpty: "Keep the games and change the legs"
    case .otherGame(let games):
      "See \(games.map { "\($0.ground) on \(shortDate($0.date))" }.joined(separator: ", and "))"
    case .otherOrder(let grounds): "Another order: \(grounds.joined(separator: ", "))"
    case .leftOut(let grounds): "Leave out \(grounds.joined(separator: ", "))"
    case .longer(let days, let grounds):
      "\(Self.counted(days, "more day"))" + (grounds.isEmpty ? "" : ": \(grounds.joined(separator: ", "))")
    }
  }

  private func city(_ name: String) -> String { cities.displayed(name) }

  /// What a repair costs: `1 booking lost · 6 days · 1,240 mi · optimal`.
  package func figures(of repair: Repair, in trip: Trip) -> String {
    let outcome = repair.outcome
    let lost = [(outcome.bookings.count, "booking"), (outcome.games.count, "game")].map { count, noun in
      count == 0 ? nil : "\(Self.counted(count, noun)) lost"
    }
    return
      (lost + [Self.counted(repair.days, "day"), distanceText(meters: Double(outcome.meters)), verdict(on: repair)])
      .compactMap { $0 }.joined(separator: separator)
  }

  /// How far a repair is from the best that loses no more.
  private func verdict(on repair: Repair) -> String {
    guard let bound = repair.bound else { return "the best found" }
    if bound == (repair.days, repair.outcome.meters) { return "optimal" }
    if bound.days < repair.days { return "at least \(Self.counted(bound.days, "day"))" }
    return "at least \(distanceText(meters: Double(bound.meters)))"
  }

  /// What a repair changes and loses, a line each, as after it is applied.
  package func lines(on repair: Repair, of trip: Trip, rules: TravelRules) -> [String] {
    let followUp = TripFollowUp(
      of: .chooseGames(GameChoice()), from: trip, to: repair.trip, zones: zones, rules: rules)
    let after = repair.trip.itinerary.itemsByID
    let moved = trip.itinerary.items.compactMap { item -> String? in
      guard let game = item.game, let new = after[item.id]?.game, new != game else { return nil }
      return sentence(ScheduleChange(game.isPlayed ? .dayMoved : .reinstated, .game(before: game, after: new)))
    }
    let lost = repair.outcome.bookings.compactMap { after[$0] ?? trip.itinerary.item($0) }.map {
      touchedLine($0, fits: false)
    }
    let legs = repair.trip.itinerary.items.compactMap { item -> String? in
      guard let leg = item.leg else { return nil }
      let (old, day) = (trip.itinerary.item(item.id), item.position.day)
      if let time = leg.departs?.time, old?.leg?.departs == nil {
        return "\(name(of: item)) leaves at \(text(time.clockTime))."
      }
      return old?.position.day == day && old?.position != item.position
        ? "Moved \(name(of: item)) within Day \(day)." : nil
    }
    let games = repair.outcome.games.compactMap { trip.itinerary.item($0)?.game.map { "Not seen: \(place(of: $0))" } }
    let days = repair.trip.dayCount - trip.dayCount
    return (days > 0 ? ["Added \(Self.counted(days, "day")) at the end."] : []) + moved
      + followUp.changes.map(sentenceByHand) + legs + games + lost
  }
}
