import Itinerary
import TestSupport

extension Trip {
  /// Lets the legs follow a change of the items, with a drive of 100 km and an hour between all cities but `?`.
  @discardableResult mutating func reconcile(
    ends: TripEnds? = nil, now: Timestamp = TripSketch.moment(1000),
    _ change: (inout [Item]) -> Void = { _ in }
  ) -> [ScheduleChange] {
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
  var short: String { leg?.short ?? id.text }
}

extension ScheduleChange {
  var listing: String {
    guard case .leg(let leg, let from, _) = subject else { return "no leg" }
    let what = kind.rawValue.dropFirst(3).lowercased()
    return "\(what) \(leg.short)\(kind == .legMoved ? " from \(from ?? 0)" : "")"
  }
}

extension Leg {
  fileprivate var short: String { "\(from)-\(to) \(visit ?? 1)" }
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
