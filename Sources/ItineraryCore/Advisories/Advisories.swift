/// The advisories of a trip, in list order.
package struct Advisories: Equatable, Sendable {
  package let all: [Advisory]
  /// The indices in `all` of each item's advisories, by the text of its id.
  private let indicesByItem: [String: [Int]]

  package init(of trip: Trip, under constraints: ItineraryConstraints, zones: Zones) {
    var found: [(index: Int, advisory: Advisory)] = []
    var walk = AdvisoryWalk(trip: trip, constraints: constraints, zones: zones)
    for index in trip.itinerary.items.indices {
      for advisory in walk.advisories(at: index) { found.append((index, advisory)) }
    }
    for missing in walk.missingLegs() { found.append(missing) }
    all = found.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
      .map(\.element.advisory)
    indicesByItem = Dictionary(grouping: all.indices) { [all] in all[$0].item.id.text }
  }

  package static let none = Advisories()

  private init() {
    all = []
    indicesByItem = [:]
  }

  package func advisories(on id: ItemID) -> [Advisory] {
    (indicesByItem[id.text] ?? []).map { all[$0] }
  }

  package var hasErrors: Bool { all.contains { $0.severity == .error } }
}

/// A pass over a trip in list order, with what has to be known of the rows above.
private struct AdvisoryWalk {
  let trip: Trip
  let constraints: ItineraryConstraints
  let zones: Zones

  private var day = 0
  private var lastTimed: (index: Int, clock: ClockTime, instant: Int64?)?
  private var gameCities: [String] = []
  private var currentCity: String?
  private var stays: StayWalk
  /// The index of the first game of each stay.
  private var stayStarts: [Int] = []

  init(trip: Trip, constraints: ItineraryConstraints, zones: Zones) {
    self.trip = trip
    self.constraints = constraints
    self.zones = zones
    stays = StayWalk(constraints.stays)
  }

  mutating func advisories(at index: Int) -> [Advisory] {
    // Read in place: most rows are custom items without an advisory, and copying an item takes longer than looking at it.
    let items = trip.itinerary.items
    if items[index].position.day != day { startDay(items[index].position.day) }
    let kinds =
      switch items[index].kind {
      case .game(let game): game.isPlayed ? played(game, at: index) : [.gameNotScheduled]
      case .travel(let leg): travelled(leg, items[index])
      case .custom(let custom): timed(at: index, clock: custom.time, instant: nil)
      }
    return kinds.isEmpty ? [] : kinds.map { Advisory($0, on: items[index]) }
  }

  private mutating func startDay(_ day: Int) {
    self.day = day
    lastTimed = nil
    gameCities = []
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
    kinds += timed(at: index, clock: start.time?.clock, instant: game.knownStart?.unixSeconds)
    let date = trip.date(ofDay: day)
    if start.date != date, !zones.localDates(of: game).contains(date) { kinds.append(.gameOffItsDate(start.date)) }
    if zones.isInUTCAlone(game) { kinds.append(.zoneUnknown) }
    return kinds
  }

  private mutating func timed(at index: Int, clock: ClockTime?, instant: Int64?) -> [Advisory.Kind] {
    guard let clock else { return [] }
    defer { lastTimed = (index, clock, instant) }
    guard let last = lastTimed else { return [] }
    let runsBackwards =
      if let instant, let lastInstant = last.instant { instant < lastInstant } else { clock < last.clock }
    return runsBackwards ? [.timesBackwards(after: trip.itinerary.items[last.index])] : []
  }

  private mutating func travelled(_ leg: Leg, _ item: Item) -> [Advisory.Kind] {
    let bounds = constraints.stays.bounds(of: leg)
    stays.pass(leg, passage: bounds.passage)
    let cityBefore = currentCity
    currentCity = leg.to
    if let refusal = constraints.refusalToMove(item) { return [.legImpossible(refusal)] }
    var kinds: [Advisory.Kind] = []
    if let refusal = constraints.refusal(for: item, at: item.position) {
      kinds.append(.legMisplaced(refusal))
    } else if let cityBefore, CityKey(cityBefore) != CityKey(leg.from) {
      kinds.append(.legOutOfOrder(currentCity: cityBefore))
    }
    if let tight = tooTight(leg, within: bounds) { kinds.append(tight) }
    return kinds
  }

  private func tooTight(_ leg: Leg, within bounds: Stays.Bounds) -> Advisory.Kind? {
    guard let departure = bounds.departure, let arrival = bounds.arrival,
      let end = departure.game?.typicalEnd, let start = arrival.game?.knownStart?.unixSeconds,
      let duration = leg.durationSeconds
    else { return nil }
    let missing = duration - Double(start - end)
    guard missing > 0 else { return nil }
    return .legTooTight(from: departure, to: arrival, missingSeconds: Int(min(missing.rounded(), 1e12)))
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
