import Almanac
import Tours

extension PlanReport {
  func json(seconds: Double, trip: FilePath?) -> JSONValue {
    let best = result.tours.first.flatMap { $0.isComplete ? $0 : nil }
    var value: JSONValue = [
      "status": result.status.rawValue, "days": best?.days, "meters": best?.meters, "minutes": best?.minutes,
      "bound": bound, "tours": result.tours.map(self.value), "whyNot": result.obstacles.map(self.value),
      "seconds": (seconds * 1000).rounded() / 1000,
    ]
    if !result.costs.isEmpty { value = value.adding(["costs": result.costs.map(self.value)]) }
    if let trip { value = value.adding(["trip": trip.description]) }
    return value.adding(["path": trip?.forPrograms])
  }

  private var bound: JSONValue {
    let bound: JSONValue = ["days": result.leastDays, "meters": result.leastMeters]
    return result.mostVenues.map { bound.adding(["venues": $0]) } ?? bound
  }

  private func value(_ tour: TourSummary) -> JSONValue {
    var value: JSONValue = [
      "days": tour.days, "meters": tour.meters, "minutes": tour.minutes,
      "games": tour.games.map { games[$0].game.gameID }, "legs": legs(tour), "missing": tour.missing,
      "relaxes": tour.relaxes.map(self.value),
    ]
    if let tightest = tour.tightest {
      let game = games[tour.games[tightest.leg]].game
      value = value.adding(["tightestLeg": ["to": game.gameID, "minutes": tightest.minutes] as JSONValue])
    }
    if let longest = tour.longestDay {
      value = value.adding(["longestDay": ["date": longest.date, "minutes": longest.minutes] as JSONValue])
    }
    return value.adding(["twoGameDays": tour.doubleDays, "daysOff": tour.daysOff])
  }

  private func legs(_ tour: TourSummary) -> [JSONValue] {
    let venues = tour.games.map { games[$0].game.venue ?? games[$0].game.city }
    var legs: [JSONValue] = []
    if let out = tour.outboundLeg, let first = venues.first { legs.append(value(out, ends.start ?? "", first)) }
    for (leg, (from, to)) in zip(tour.legs, zip(venues, venues.dropFirst())) { legs.append(value(leg, from, to)) }
    if let back = tour.returnLeg, let last = venues.last { legs.append(value(back, last, ends.end ?? "")) }
    return legs
  }

  private func value(_ leg: TourLeg, _ from: String, _ to: String) -> JSONValue {
    ["from": from, "to": to, "meters": leg.meters, "minutes": leg.minutes, "mode": leg.means.rawValue]
  }

  private func value(_ relaxation: Relaxation) -> JSONValue {
    let (requested, needs): (any JSONRepresentable, any JSONRepresentable) =
      switch relaxation {
      case .days(let requested, let needs), .venues(let requested, let needs), .buffer(let requested, let needs):
        (requested, needs)
      case .preference(.rest(let every)): (every, JSONValue.null)
      case .preference(.oneGamePerDay), .preference(.roomy): (true, JSONValue.null)
      case .driving(let requested, let needs): (hours(requested), hours(needs))
      case .from(let requested, let needs), .to(let requested, let needs): (requested, needs)
      }
    return ["option": relaxation.option, "asked": requested, "needs": needs]
  }

  private func value(_ cost: PreferenceCost) -> JSONValue {
    [
      "option": Relaxation.preference(cost.preference).option, "days": cost.days, "meters": cost.meters,
      "proved": cost.isProved,
    ]
  }

  private func hours(_ minutes: Int) -> JSONValue {
    minutes % 60 == 0 ? .int(minutes / 60) : .number(Double(minutes) / 60)
  }

  private func value(_ obstacle: PlanResult.Obstacle) -> JSONValue {
    ["venue": obstacle.venue, "message": obstacle.message]
  }
}
