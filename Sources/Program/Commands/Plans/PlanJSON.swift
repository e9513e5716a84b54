import Almanac
import Tours

extension PlanReport {
  /// The output for programs. The figures at its top are those of the first tour, if that is what was requested.
  func json(seconds: Double, trip: FilePath?) -> JSONValue {
    let best = answer.tours.first.flatMap { $0.isWhole ? $0 : nil }
    var members: [JSONValue.Member] = [
      JSONValue.Member("status", .string(answer.status.rawValue)),
      JSONValue.Member("days", best.map { .int($0.days) } ?? .null),
      JSONValue.Member("meters", best.map { .int($0.meters) } ?? .null),
      JSONValue.Member("minutes", best.map { .int($0.minutes) } ?? .null),
      JSONValue.Member("bound", .object(bound)),
      JSONValue.Member("tours", .array(answer.tours.map(value))),
      JSONValue.Member("whyNot", .array(answer.obstacles.map(value))),
      JSONValue.Member("seconds", .number((seconds * 1000).rounded() / 1000)),
    ]
    if !answer.costs.isEmpty { members.append(JSONValue.Member("costs", .array(answer.costs.map(value)))) }
    if let trip { members.append(JSONValue.Member("trip", .string(trip.description))) }
    members.append(JSONValue.Member("path", JSONValue(trip?.forPrograms)))
    return .object(members)
  }

  private var bound: [JSONValue.Member] {
    var bound = [
      JSONValue.Member("days", .int(answer.leastDays)), JSONValue.Member("meters", .int(answer.leastMeters)),
    ]
    if let most = answer.mostVenues { bound.append(JSONValue.Member("venues", .int(most))) }
    return bound
  }

  private func value(_ tour: TourSummary) -> JSONValue {
    var members: [JSONValue.Member] = [
      JSONValue.Member("days", .int(tour.days)), JSONValue.Member("meters", .int(tour.meters)),
      JSONValue.Member("minutes", .int(tour.minutes)),
      JSONValue.Member("games", .array(tour.games.map { .string(games[$0].game.gameID) })),
      JSONValue.Member("legs", .array(legs(tour))),
      JSONValue.Member("missing", .array(tour.missing.map { .string($0) })),
      JSONValue.Member("relaxes", .array(tour.relaxes.map(value))),
    ]
    if let tightest = tour.tightest {
      members.append(
        JSONValue.Member(
          "tightestLeg",
          ["to": .string(games[tour.games[tightest.leg]].game.gameID), "minutes": .int(tightest.minutes)]))
    }
    if let longest = tour.longestDay {
      members.append(
        JSONValue.Member(
          "longestDay", ["date": .string(longest.date.description), "minutes": .int(longest.minutes)]))
    }
    members.append(JSONValue.Member("twoGameDays", .array(tour.doubleDays.map { .string($0.description) })))
    members.append(JSONValue.Member("daysOff", .array(tour.daysOff.map { .string($0.description) })))
    return .object(members)
  }

  /// The legs in order, from and to the cities of the request if it names some.
  private func legs(_ tour: TourSummary) -> [JSONValue] {
    let venues = tour.games.map { games[$0].game.venue ?? games[$0].game.city }
    var legs: [JSONValue] = []
    if let out = tour.wayOut, let first = venues.first { legs.append(value(out, ends.start ?? "", first)) }
    for (leg, (from, to)) in zip(tour.legs, zip(venues, venues.dropFirst())) { legs.append(value(leg, from, to)) }
    if let back = tour.wayBack, let last = venues.last { legs.append(value(back, last, ends.end ?? "")) }
    return legs
  }

  private func value(_ leg: TourLeg, _ from: String, _ to: String) -> JSONValue {
    [
      "from": .string(from), "to": .string(to), "meters": .int(leg.meters), "minutes": .int(leg.minutes),
      "mode": .string(leg.means.rawValue),
    ]
  }

  private func value(_ relaxation: Relaxation) -> JSONValue {
    let (asked, needs): (JSONValue, JSONValue) =
      switch relaxation {
      case .days(let asked, let needs), .venues(let asked, let needs), .buffer(let asked, let needs):
        (.int(asked), .int(needs))
      case .preference(.rest(let every)): (.int(every), .null)
      case .preference(.oneADay), .preference(.roomy): (.bool(true), .null)
      case .driving(let asked, let needs): (hours(asked), hours(needs))
      case .from(let asked, let needs), .to(let asked, let needs):
        (.string(asked.description), .string(needs.description))
      }
    return ["option": .string(relaxation.option), "asked": asked, "needs": needs]
  }

  private func value(_ cost: PreferenceCost) -> JSONValue {
    [
      "option": .string(Relaxation.preference(cost.preference).option), "days": .int(cost.days),
      "meters": .int(cost.meters), "proved": .bool(cost.isProved),
    ]
  }

  private func hours(_ minutes: Int) -> JSONValue {
    minutes % 60 == 0 ? .int(minutes / 60) : .number(Double(minutes) / 60)
  }

  private func value(_ obstacle: PlanAnswer.Obstacle) -> JSONValue {
    ["venue": obstacle.venue.map { .string($0) } ?? .null, "message": .string(obstacle.message)]
  }
}
