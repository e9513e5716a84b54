import Itinerary
import Tours

extension TourSummary {
  /// The difference of a tour from the request: `without PNC Park` or `35 days instead of 30`.
  func difference(_ wording: Wording) -> String {
    var parts: [String] = []
    if !missing.isEmpty {
      parts.append("without " + (missing.count > 5 ? "\(missing.count) venues" : missing.listed))
    }
    for relaxation in relaxes {
      switch relaxation {
      case .days(let requested, let needs): parts.append("\(Wording.counted(needs, "day")) instead of \(requested)")
      case .venues(let requested, let needs): parts.append("\(Wording.counted(needs, "venue")) instead of \(requested)")
      case .driving(let requested, let needs):
        let (requested, needs) = (wording.shortDuration(minutes: requested), wording.shortDuration(minutes: needs))
        let verb = legs.allSatisfy { $0.means == .drive } ? "of driving" : "under way"
        parts.append("\(needs) \(verb) a day instead of \(requested)")
      case .preference(.rest(let every)): parts.append("without a day of rest every \(every) days")
      case .preference(.oneGamePerDay): parts.append("with two games on a day")
      case .preference(.roomy): break
      case .buffer(let requested, let needs):
        parts.append("a buffer of \(Wording.counted(needs, "minute")) instead of \(requested)")
      case .from(let requested, let needs): parts.append("from \(needs) instead of \(requested)")
      case .to(let requested, let needs): parts.append("to \(needs) instead of \(requested)")
      }
    }
    return parts.joined(separator: ", ")
  }
}

extension PlanResult {
  /// How much better than the first tour the best one may be: `at least 25 days needed`; nil if nothing is known.
  func bound(_ wording: Wording) -> String? {
    guard let tour = tours.first else { return nil }
    if let mostVenues, mostVenues > tour.games.count {
      return "at most \(Wording.counted(mostVenues, "venue")) possible"
    }
    if leastDays < tour.days { return "at least \(Wording.counted(leastDays, "day")) needed" }
    return leastMeters > 0 ? "at least \(wording.distanceText(meters: Double(leastMeters)))" : nil
  }
}

extension Wording {
  func duration(ofTour minutes: Int) -> String { minutes == 0 ? "0m" : durationText(seconds: Double(minutes * 60)) }

  /// A leg of a tour: `→ Detroit · 280 mi · 4h 30m · 2h to spare`.
  func line(of leg: TourLeg, to city: String) -> String {
    var parts = ["\(arrow) \(city)"]
    if leg.means != .drive { parts.append(leg.means.label.lowercased()) }
    if leg.meters > 0 { parts.append(distanceText(meters: Double(leg.meters))) }
    parts.append(duration(ofTour: leg.minutes))
    if leg.nights > 0 { parts.append(Self.counted(leg.nights, "night")) }
    if let spare = leg.spare { parts.append("\(duration(ofTour: spare)) to spare") }
    return parts.joined(separator: separator)
  }
}
