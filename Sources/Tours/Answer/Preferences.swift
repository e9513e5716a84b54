import Almanac

extension Planner {
  /// The work of the search for the best tour without a preference, in steps of about a nanosecond.
  private static let costWork = 3_000_000_000

  /// The result without those preferences that no tour keeps to; the preferences are dropped rather than the tour.
  func droppingPreferences(from result: PlanResult) -> PlanResult {
    if isPart || result.status != .none || !model.absentVenues.isEmpty || preferences.isEmpty { return result }
    for dropped in (preferences.count > 1 ? preferences.map { [$0] } : []) + [preferences] {
      var other = without(dropped).resultOfRequest()
      guard other.tours.first?.isComplete == true else { continue }
      for number in other.tours.indices { other.tours[number].relaxes += dropped.map { .preference($0) } }
      return other
    }
    return nothing(true, leastDays: result.leastDays, near: result.tours, keepsPreferences: true)
  }

  var preferences: [PreferenceCost.Preference] {
    let rest = model.request.restEvery.map { [PreferenceCost.Preference.rest(every: $0)] } ?? []
    return rest + (model.request.isOneGamePerDay ? [.oneGamePerDay] : [])
  }

  func without(_ preferences: [PreferenceCost.Preference], work: Int = .max) -> Planner {
    var request = model.request
    for preference in preferences {
      switch preference {
      case .rest: request.restEvery = nil
      case .oneGamePerDay: request.isOneGamePerDay = false
      case .roomy: request.isRoomy = false
      }
    }
    request.tours = 1
    let model = model.model(for: request) ?? model
    return Planner(model, reasonWork: reasonWork, maxWork: work, shouldStop: shouldStop)
  }

  func costs(of result: PlanResult) -> [PreferenceCost] {
    guard let tour = result.tours.first, tour.isComplete, tour.dropped.isEmpty, !isPart else { return [] }
    return preferences.compactMap { preference in
      let other = without([preference], work: Planner.costWork).resultOfRequest()
      return other.tours.first.map { free in
        PreferenceCost(
          preference: preference, days: tour.days - free.days, meters: tour.meters - free.meters,
          isProved: result.status == .optimal && other.status == .optimal)
      }
    }
  }
}
