import Itinerary
import TestSupport

extension Trip {
  /// Lets the legs follow a change of the items, with a drive of 100 km and an hour between all cities but `?`.
  mutating func reconcile(
    ends: TripEnds? = nil, now: Timestamp = TripSketch.moment(1000),
    _ change: (inout [Item]) -> Void = { _ in }
  ) -> [LegChange] {
    let old = itinerary
    var items = itinerary.items
    change(&items)
    itinerary = ItemList(items, dayCount: dayCount)
    return reconcileLegs(since: old, ends: ends, estimate: LegEstimate.test, now: now)
  }

  /// Such as `3 A-B 1` for a leg and `4 b` for anything else, in list order.
  var rows: [String] { itinerary.items.map { "\($0.position.day) \($0.short)" } }
}

extension LegEstimate {
  static func test(from: String, to: String) -> LegEstimate? {
    if from == "?" || to == "?" { return nil }
    return LegEstimate(distanceMeters: 100_000, durationSeconds: 3600)
  }
}

extension Item {
  var short: String { leg.map { "\($0.from)-\($0.to) \($0.visit ?? 1)" } ?? id.text }
}

extension LegChange {
  var listing: String {
    switch self {
    case .added(let item): "added \(item.short)"
    case .removed(let item): "removed \(item.short)"
    case .moved(let item, let from): "moved \(item.short) from \(from.day)"
    }
  }
}

extension [Item] {
  mutating func move(_ id: String, to day: Int) {
    for index in indices where self[index].id.text == id { self[index].position.day = day }
  }

  mutating func setCities(_ cities: [String: String]) {
    for index in indices {
      if let city = cities[self[index].id.text] { self[index].changeGame { $0.city = city } }
    }
  }

  mutating func setStatus(of id: String, _ status: Game.Status) {
    for index in indices where self[index].id.text == id { self[index].changeGame { $0.status = status } }
  }
}
