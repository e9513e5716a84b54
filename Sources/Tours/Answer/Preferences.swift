import Almanac

/// Preferences: what is nice to have in a tour, and what it costs.
extension Planner {
  /// The work of the search for the best tour without a preference, in steps of about a nanosecond.
  private static let costWork = 3_000_000_000

  /// The answer without those preferences that no tour keeps to; the preferences are dropped rather than the tour.
  func droppingPreferences(from answer: PlanAnswer) -> PlanAnswer {
    if isPart || answer.status != .none || !question.absentVenues.isEmpty {
      return answer
    }
    if preferences.isEmpty { return answer }
    for dropped in (preferences.count > 1 ? preferences.map { [$0] } : []) + [preferences] {
      let other = without(dropped).answerAsAsked()
      if other.tours.first?.isWhole == true { return dropping(dropped, other) }
    }
    return nothing(true, leastDays: answer.leastDays, near: answer.tours, keepsPreferences: true)
  }

  /// The preferences of the request that may cost a tour.
  var preferences: [PreferenceCost.Preference] {
    let rest = question.request.restEvery.map { [PreferenceCost.Preference.rest(every: $0)] } ?? []
    return rest + (question.request.isOneADay ? [.oneADay] : [])
  }

  private func dropping(_ preferences: [PreferenceCost.Preference], _ answer: PlanAnswer) -> PlanAnswer {
    var answer = answer
    for number in answer.tours.indices { answer.tours[number].relaxes += preferences.map { .preference($0) } }
    return answer
  }

  func without(_ preferences: [PreferenceCost.Preference], work: Int = .max) -> Planner {
    var request = question.request
    for preference in preferences {
      switch preference {
      case .rest: request.restEvery = nil
      case .oneADay: request.isOneADay = false
      case .roomy: request.isRoomy = false
      }
    }
    request.tours = 1
    let model = question.model(for: request) ?? question
    return Planner(model, reasonWork: reasonWork, mostWork: work, shouldStop: shouldStop)
  }

  /// What the preferences of the request cost, if there is a tour with them.
  func costs(of answer: PlanAnswer) -> [PreferenceCost] {
    guard let tour = answer.tours.first, tour.isWhole, tour.dropped.isEmpty, !isPart else { return [] }
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
