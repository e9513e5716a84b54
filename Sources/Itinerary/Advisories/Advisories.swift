/// The problems of a trip, those on order and placement and those of its timeline: errors before warnings, both in list order.
package struct Advisories: Equatable, Sendable {
  package let all: [Advisory]
  /// The warnings that the user has dismissed, in list order. They are not included in the other properties.
  package let dismissed: [Advisory]
  /// The days before nights without a bed; nil in a trip without a hotel.
  let openNights: Set<Int>?
  /// The indices in `all` of each item's problems, by the text of its id.
  private let indicesByItem: [String: [Int]]

  package init(of trip: Trip, under constraints: ItineraryConstraints, zones: Zones, timeline: Timeline) {
    var found: [(index: Int, advisory: Advisory)] = []
    var walk = AdvisoryWalk(trip: trip, constraints: constraints, zones: zones, stays: StayWalk(constraints.stays))
    var problems = timeline.problems[...]
    for index in trip.itinerary.items.indices {
      let first = found.count
      found += walk.kinds(at: index).map { (index, Advisory($0, on: trip.items[index])) }
      let isImpossible = found[first...].contains { $0.advisory.isImpossibleLeg }
      while let problem = problems.first, problem.index.rawValue == index {
        problems.removeFirst()
        // A leg that cannot be anywhere has no time.
        if !isImpossible { found.append((index, Advisory(problem.kind, on: trip.itinerary[problem.index]))) }
      }
    }
    found += walk.missingLegs()
    let ranks = found.enumerated().map { ($1.advisory.severity == .error ? 0 : 1, $1.index, $0) }
    let sorted = ranks.sorted(by: <).map { found[$0.2].advisory }
    openNights = trip.hasHotel ? Set(timeline.nights.filter { $0.lodging == .open }.map(\.day)) : nil
    all = sorted.filter { !$0.isDismissed(in: trip) }
    dismissed = trip.dismissed.isEmpty ? [] : sorted.filter { $0.isDismissed(in: trip) }
    indicesByItem = Dictionary(grouping: all.indices) { [all] in all[$0].item.id.text }
  }

  package init(of trip: Trip, under constraints: ItineraryConstraints, zones: Zones, rules: TravelRules) {
    let timeline = Timeline(of: trip, under: constraints, rules: rules, zones: zones)
    self.init(of: trip, under: constraints, zones: zones, timeline: timeline)
  }

  package static let none = Advisories()

  private init() {
    (all, dismissed, openNights, indicesByItem) = ([], [], nil, [:])
  }

  package func advisories(on id: ItemID) -> [Advisory] {
    (indicesByItem[id.text] ?? []).map { all[$0] }
  }
}

extension Advisory {
  fileprivate var isImpossibleLeg: Bool { if case .legImpossible = kind { true } else { false } }

  fileprivate func isDismissed(in trip: Trip) -> Bool {
    severity == .warning
      && trip.dismissed.contains { $0.item == item.id && $0.kind == name && $0.reason == reason }
  }
}

private struct AdvisoryWalk {
  let trip: Trip
  let constraints: ItineraryConstraints
  let zones: Zones

  var stays: StayWalk
  var stayStarts: [Int] = []
  var day = 0
  var gameCities: [String] = []
  var isReported = false
  var currentCity: String?

  mutating func kinds(at index: Int) -> [AdvisoryKind] {
    let item = trip.items[index]
    if item.position.day != day { (day, gameCities, isReported) = (item.position.day, [], false) }
    return switch item.kind {
    case .game(let game): game.isPlayed ? played(game, at: index) : [notPlayed(game)]
    case .travel(let leg): traveled(leg, item)
    case .custom: []
    }
  }

  private func notPlayed(_ game: Game) -> AdvisoryKind {
    let date = zones.localStart(of: game).date
    return .gameNotScheduled(movedTo: trip.isMoved(game, to: date) ? date : nil)
  }

  private mutating func played(_ game: Game, at index: Int) -> [AdvisoryKind] {
    var kinds: [AdvisoryKind] = []
    let city = CityKey(game.city)
    if stays.pass(gameIn: city) { stayStarts.append(index) }
    if !gameCities.contains(where: { CityKey($0) == city }) {
      gameCities.append(game.city)
      // One problem names all cities of the day.
      if !isReported, gameCities.contains(where: { !Gazetteer.areOneStop($0, game.city) }) {
        isReported = true
        kinds.append(.gamesInTwoCities(cities(ofDay: day)))
      }
    }
    currentCity = game.city
    if !zones.mayStart(game, on: trip.date(ofDay: day)) {
      kinds.append(.gameOffItsDate(zones.localStart(of: game).date))
    }
    if zones.isInUTCAlone(game) { kinds.append(.zoneUnknown) }
    return kinds
  }

  private func cities(ofDay day: Int) -> [String] {
    trip.itinerary.range(ofDay: day).reduce(into: [String]()) { cities, index in
      guard let game = trip.itinerary[index].game, game.isPlayed else { return }
      if !cities.contains(where: { CityKey($0) == CityKey(game.city) }) { cities.append(game.city) }
    }
  }

  private mutating func traveled(_ leg: Leg, _ item: Item) -> [AdvisoryKind] {
    let passage = constraints.stays.bounds(of: leg).passage
    stays.pass(leg, passage: passage)
    let cityBefore = currentCity
    currentCity = leg.to
    if let refusal = constraints.refusalToMove(item) { return [.legImpossible(refusal)] }
    var kinds: [AdvisoryKind] = []
    if let departs = leg.departs, departs.date != trip.date(ofDay: day) { kinds.append(.legOffItsDate(departs.date)) }
    if let refusal = constraints.refusal(for: item, at: item.position) {
      kinds.append(.legMisplaced(refusal))
    } else if let cityBefore, CityKey(cityBefore) != CityKey(leg.from) {
      kinds.append(.legOutOfOrder(currentCity: cityBefore))
    }
    if passage == nil, wasForGames(leg) { kinds.append(.legNotNeeded) }
    return kinds
  }

  /// Whether a leg without a city change was for one: it has a `visit`, a user has edited it, and no end of it is home.
  private func wasForGames(_ leg: Leg) -> Bool {
    if leg.visit == nil || leg.isGenerated { return false }
    let homes = [trip.schedule?.home ?? TripEnds.home, TripEnds.home].map { CityKey($0) }
    return !homes.contains(CityKey(leg.from)) && !homes.contains(CityKey(leg.to))
  }

  func missingLegs() -> [(index: Int, advisory: Advisory)] {
    let all = constraints.stays.all
    return all.indices.dropFirst().compactMap { next in
      if stays.isJoined[next - 1] { return nil }
      let (left, reached) = (all[next - 1], all[next])
      if let from = left.last.game?.city, let to = reached.first.game?.city, Gazetteer.areOneStop(from, to) {
        return nil
      }
      return (stayStarts[next], Advisory(.legMissing(from: left.last, to: reached.first), on: reached.first))
    }
  }
}

package struct AdvisoryDifference: Equatable, Sendable {
  package private(set) var caused: [Advisory] = []
  package private(set) var fixed: [Advisory] = []

  package static let none = AdvisoryDifference()

  private init() {}

  /// A problem counts as the same if its kind and its item are the same, whatever its figures. A night without a bed is
  /// the same whatever row it is shown on and however many are reported together, and the first hotel causes none.
  package init(from old: Advisories, to new: Advisories) {
    caused = Self.difference(from: old, to: new)
    fixed = Self.difference(from: new, to: old)
  }

  private static func difference(from old: Advisories, to new: Advisories) -> [Advisory] {
    let before = Set(old.all.map(Self.key))
    return new.all.filter { advisory in
      guard case .nightOpen(let days, _) = advisory.kind else { return !before.contains(Self.key(of: advisory)) }
      guard let was = old.openNights, new.openNights != nil, !was.isSuperset(of: days) else { return false }
      return days.count == 1 || !old.all.contains(where: \.isOfSeveralNights)
    }
  }

  package init(from old: Trip, to new: Trip, zones: Zones, rules: TravelRules) {
    let sides = [old, new].map { trip in
      Advisories(of: trip, under: ItineraryConstraints(trip.itinerary), zones: zones, rules: rules)
    }
    self.init(from: sides[0], to: sides[1])
  }

  private static func key(of advisory: Advisory) -> String { "\(advisory.name) \(advisory.item.id.text)" }
}

extension Advisory {
  fileprivate var isOfSeveralNights: Bool { if case .nightOpen(let days, _) = kind { days.count > 1 } else { false } }
}
