import Almanac

extension Planner {
  /// The work of the search for the best tour without a preference, in steps of about a nanosecond.
  private static let costWork = 3_000_000_000

  /// The answer without those preferences that no tour keeps to; the preferences are dropped rather than the tour.
  func droppingPreferences(from answer: PlanAnswer) -> PlanAnswer {
    if isPart || answer.status != .none || !question.absentVenues.isEmpty || preferences.isEmpty { return answer }
    for dropped in (preferences.count > 1 ? preferences.map { [$0] } : []) + [preferences] {
      var other = without(dropped).answerAsAsked()
      guard other.tours.first?.isComplete == true else { continue }
      for number in other.tours.indices { other.tours[number].relaxes += dropped.map { .preference($0) } }
      return other
    }
    return nothing(true, leastDays: answer.leastDays, near: answer.tours, keepsPreferences: true)
  }

  var preferences: [PreferenceCost.Preference] {
    let rest = question.request.restEvery.map { [PreferenceCost.Preference.rest(every: $0)] } ?? []
    return rest + (question.request.isOneADay ? [.oneGamePerDay] : [])
  }

  func without(_ preferences: [PreferenceCost.Preference], work: Int = .max) -> Planner {
    var request = question.request
    for preference in preferences {
      switch preference {
      case .rest: request.restEvery = nil
      case .oneGamePerDay: request.isOneADay = false
      case .roomy: request.isRoomy = false
      }
    }
    request.tours = 1
    let model = question.model(for: request) ?? question
    return Planner(model, reasonWork: reasonWork, mostWork: work, shouldStop: shouldStop)
  }

  func costs(of answer: PlanAnswer) -> [PreferenceCost] {
    guard let tour = answer.tours.first, tour.isComplete, tour.dropped.isEmpty, !isPart else { return [] }
    return preferences.compactMap { preference in
      let other = without([preference], work: Planner.costWork).answerAsAsked()
      return other.tours.first.map { free in
        PreferenceCost(
          preference: preference, days: tour.days - free.days, meters: tour.meters - free.meters,
          isProved: answer.status == .optimal && other.status == .optimal)
      }
    }
  }
}
