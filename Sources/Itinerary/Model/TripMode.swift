extension Trip {
  /// The means of travel of new legs: the field `by`, among the unknown fields, which every version keeps and merges.
  package var by: Leg.Mode {
    get {
      let json = extra.fields.last { $0.name == Trip.byField }?.json
      return json.flatMap { json in Leg.Mode.allCases.first { "\"\($0.rawValue)\"" == json } } ?? .drive
    }
    set {
      extra.fields.removeAll { $0.name == Trip.byField }
      if newValue != .drive { extra.fields.append(.init(name: Trip.byField, json: "\"\(newValue.rawValue)\"")) }
    }
  }

  private static let byField = "by"

  /// Sets the means of travel of new legs, and of generated ones, with the estimates by that means.
  mutating func setMode(_ legDefaults: LegDefaults, now: Timestamp) {
    let mode = legDefaults.by
    if by != mode {
      by = mode
      touch(now)
    }
    for item in itinerary.items {
      guard var leg = item.leg, leg.isGenerated, leg.departs == nil, leg.arrives == nil else { continue }
      let estimate = legDefaults.estimate(from: leg.from, to: leg.to)
      if leg.means == estimate?.means ?? mode { continue }
      leg.setMeans(estimate?.means ?? mode, estimate)
      leg.generated = true
      replace(item, with: .travel(leg), now: now)
    }
  }
}

extension Leg {
  package mutating func setMeans(_ mode: Mode, _ estimate: LegEstimate?) {
    self.mode = mode == .drive ? nil : mode
    guard estimated == true || distanceMeters == nil && durationSeconds == nil else { return }
    distanceMeters = estimate?.distanceMeters
    durationSeconds = estimate?.durationSeconds
    estimated = estimate == nil ? nil : true
  }
}
