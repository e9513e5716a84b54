/// The problems that a change of a trip has caused, and those that it has resolved.
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
