import Itinerary
import Tours

extension TourSummary {
  /// The difference of a tour from the request: `without PNC Park` or `35 days instead of 30`.
  func difference(_ wording: Wording) -> String {
    var parts: [String] = []
    if !missing.isEmpty {
      parts.append("without " + (missing.count > 5 ? "\(missing.count) venues" : Self.list(missing)))
    }
    for relaxation in relaxes {
      switch relaxation {
      case .days(let asked, let needs): parts.append("\(Wording.counted(needs, "day")) instead of \(asked)")
      case .venues(let asked, let needs): parts.append("\(Wording.counted(needs, "venue")) instead of \(asked)")
      case .driving(let asked, let needs):
        let (asked, needs) = (wording.shortDuration(minutes: asked), wording.shortDuration(minutes: needs))
        let verb = legs.allSatisfy { $0.means == .drive } ? "of driving" : "under way"
        parts.append("\(needs) \(verb) a day instead of \(asked)")
      case .preference(.rest(let every)): parts.append("without a day of rest every \(every) days")
      case .preference(.oneGamePerDay): parts.append("with two games on a day")
      case .preference(.roomy): break
      case .buffer(let asked, let needs):
        parts.append("a buffer of \(Wording.counted(needs, "minute")) instead of \(asked)")
      case .from(let asked, let needs): parts.append("from \(needs) instead of \(asked)")
      case .to(let asked, let needs): parts.append("to \(needs) instead of \(asked)")
      }
    }
    return parts.joined(separator: ", ")
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
