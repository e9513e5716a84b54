import Base

/// The problems that a change of a trip has caused, and those that it has resolved.
package struct AdvisoryDifference: Equatable, Sendable {
  package private(set) var caused: [Advisory] = []
  package private(set) var fixed: [Advisory] = []

  package static let none = AdvisoryDifference()

  private init() {}

  /// A problem counts as the same if its kind and its item are the same, whatever its figures. A night without a bed is
  /// the same whatever row it is shown on, and so are several.
  package init(from old: Advisories, to new: Advisories) {
    let (before, after) = (Set(old.all.map(Self.key)), Set(new.all.map(Self.key)))
    caused = new.all.filter { !before.contains(Self.key(of: $0)) }
    fixed = old.all.filter { !after.contains(Self.key(of: $0)) }
  }

  /// - Parameter zones: the zones of both states of the trip.
  package init(from old: Trip, to new: Trip, zones: Zones, rules: TravelRules) {
    let sides = [old, new].map { trip in
      Advisories(of: trip, under: ItineraryConstraints(trip.itinerary), zones: zones, rules: rules)
    }
    self.init(from: sides[0], to: sides[1])
  }

  private static func key(of advisory: Advisory) -> String {
    if case .nightOpen(let days, _) = advisory.kind { return "\(advisory.name) \(days.count == 1 ? days : [])" }
    return "\(advisory.name) \(advisory.item.id.text)"
  }
}
