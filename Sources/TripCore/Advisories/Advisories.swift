import Base

/// The advisories of a trip in list order, and the times at which its legs must leave.
package struct Advisories: Equatable, Sendable {
  package let all: [Advisory]
  /// The warnings that the user has dismissed, in list order. They are not included in the other properties.
  package let dismissed: [Advisory]
  /// The indices in `all` of each item's advisories, by the text of its id.
  private let indicesByItem: [String: [Int]]
  /// The times at which legs must leave, by the texts of their ids.
  private let departures: [String: LegDeparture]

  /// - Parameter drives: estimates of drives between custom items.
  package init(
    of trip: Trip, under constraints: ItineraryConstraints, zones: Zones, drives: DriveTimes
  ) {
    var found: [(index: Int, advisory: Advisory)] = []
    var walk = AdvisoryWalk(trip: trip, constraints: constraints, zones: zones, drives: drives)
    for index in trip.itinerary.items.indices {
      walk.forEachAdvisory(at: index) { found.append((index, $0)) }
    }
    departures = walk.timeline.departures
    for missing in walk.missingLegs() { found.append(missing) }
    let sorted = found.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
      .map(\.element.advisory)
    if trip.dismissed.isEmpty {
      (all, dismissed) = (sorted, [])
    } else {
      all = sorted.filter { !$0.isDismissed(in: trip) }
      dismissed = sorted.filter { $0.isDismissed(in: trip) }
    }
    indicesByItem = Dictionary(grouping: all.indices) { [all] in all[$0].item.id.text }
  }

  package static let none = Advisories()

  private init() {
    all = []
    dismissed = []
    indicesByItem = [:]
    departures = [:]
  }

  package func advisories(on id: ItemID) -> [Advisory] {
    (indicesByItem[id.text] ?? []).map { all[$0] }
  }

  /// The time at which a leg must leave to reach the following row; nil if there is none, or if it is not known.
  package func departure(of id: ItemID) -> LegDeparture? { departures[id.text] }
}

extension Advisory {
  fileprivate func isDismissed(in trip: Trip) -> Bool {
    severity == .warning
      && trip.dismissed.contains { $0.item == item.id && $0.kind == name && $0.reason == reason }
  }
}

/// A pass over a trip in list order, with what has to be known of the rows above.
private struct AdvisoryWalk {
  let trip: Trip
  /// The items of the trip.
  private let items: [Item]
  let constraints: ItineraryConstraints
  let zones: Zones

  private var day = 0
  private var lastTimed: (index: Int, clock: ClockTime, instant: Int64?)?
  private var gameCities: [String] = []
  private var currentCity: String?
  private var stays: StayWalk
  /// The index of the first game of each stay.
  private var stayStarts: [Int] = []
  private(set) var timeline: TimelineWalk

  init(trip: Trip, constraints: ItineraryConstraints, zones: Zones, drives: DriveTimes) {
    self.trip = trip
    items = trip.itinerary.items
    self.constraints = constraints
    self.zones = zones
    stays = StayWalk(constraints.stays)
    timeline = TimelineWalk(trip, zones: zones, drives: drives, stays: constraints.stays)
  }

  /// Passes a row, and calls `tell` with each of its advisories.
  mutating func forEachAdvisory(at index: Int, _ tell: (Advisory) -> Void) {
    // Read in place: most rows are custom items without an advisory, and copying an item takes longer than looking at it.
    if items[index].position.day != day { startDay(items[index].position.day) }
    var kinds: [Advisory.Kind] = []
    switch items[index].kind {
    case .game(let game): kinds = game.isPlayed ? played(game, at: index) : [.gameNotScheduled]
    case .travel(let leg): kinds = travelled(leg, items[index], at: index)
    case .custom(let custom):
      guard let visit = TimelineWalk.Visit(custom) else { return }
      timeline.pass(visit, at: index, into: &kinds)
      timed(at: index, clock: visit.time, instant: nil, into: &kinds)
    }
    for kind in kinds { tell(Advisory(kind, on: items[index])) }
  }

  private mutating func startDay(_ day: Int) {
    self.day = day
    lastTimed = nil
    gameCities = []
    timeline.begin(day: day, on: trip.date(ofDay: day))
  }

  private mutating func played(_ game: Game, at index: Int) -> [Advisory.Kind] {
    var kinds: [Advisory.Kind] = []
    let city = CityKey(game.city)
    if stays.pass(gameIn: city) { stayStarts.append(index) }
    if !gameCities.contains(where: { CityKey($0) == city }) {
      gameCities.append(game.city)
      if gameCities.count > 1 { kinds.append(.gamesInTwoCities(gameCities)) }
    }
    currentCity = game.city
    let start = zones.localStart(of: game)
    timed(at: index, clock: start.time?.clock, instant: game.knownStart?.unixSeconds, into: &kinds)
    let date = trip.date(ofDay: day)
    let isOffItsDate = start.date != date && !zones.localDates(of: game).contains(date)
    if isOffItsDate { kinds.append(.gameOffItsDate(start.date)) }
    timeline.pass(game, at: index, isOffItsDate: isOffItsDate, into: &kinds)
    if zones.isInUTCAlone(game) { kinds.append(.zoneUnknown) }
    return kinds
  }

  private mutating func timed(at index: Int, clock: ClockTime?, instant: Int64?, into kinds: inout [Advisory.Kind]) {
    guard let clock else { return }
    defer { lastTimed = (index, clock, instant) }
    guard let last = lastTimed else { return }
    let runsBackwards =
      if let instant, let lastInstant = last.instant { instant < lastInstant } else { clock < last.clock }
    if runsBackwards { kinds.append(.timesBackwards(after: items[last.index])) }
  }

  private mutating func travelled(_ leg: Leg, _ item: Item, at index: Int) -> [Advisory.Kind] {
    let bounds = constraints.stays.bounds(of: leg)
    stays.pass(leg, passage: bounds.passage)
    let cityBefore = currentCity
    currentCity = leg.to
    let tight = tooTight(leg, within: bounds)
    var kinds: [Advisory.Kind] = []
    timeline.pass(leg, at: index, within: bounds, isTooTight: tight != nil, into: &kinds)
    if let refusal = constraints.refusalToMove(item) { return [.legImpossible(refusal)] }
    if let departs = leg.departs {
      if departs.date != trip.date(ofDay: day) {
        kinds.append(.legOffItsDate(departs.date))
      } else if let time = departs.time {
        timed(at: index, clock: time.clockTime, instant: time.unixSeconds, into: &kinds)
      }
    }
    if let refusal = constraints.refusal(for: item, at: item.position) {
      kinds.append(.legMisplaced(refusal))
    } else if let cityBefore, CityKey(cityBefore) != CityKey(leg.from) {
      kinds.append(.legOutOfOrder(currentCity: cityBefore))
    }
    if let tight { kinds.append(tight) }
    return kinds
  }

  private func tooTight(_ leg: Leg, within bounds: Stays.Bounds) -> Advisory.Kind? {
    guard let departure = bounds.departure, let arrival = bounds.arrival,
      let slack = constraints.slack(of: leg, within: bounds), slack < 0
    else { return nil }
    return .legTooTight(from: departure, to: arrival, missingSeconds: Int(-slack))
  }

  /// Advisories for the passages without a leg, to be called after the walk; each with the index of the row it is on.
  func missingLegs() -> [(index: Int, advisory: Advisory)] {
    let all = constraints.stays.all
    return all.indices.dropFirst().compactMap { next in
      if stays.isJoined[next - 1] { return nil }
      let (left, reached) = (all[next - 1], all[next])
      return (stayStarts[next], Advisory(.legMissing(from: left.last, to: reached.first), on: reached.first))
    }
  }
}
