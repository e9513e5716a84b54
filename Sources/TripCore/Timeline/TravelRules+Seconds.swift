import Atlas
import Base

extension TravelRules {
  /// The rule for drives whose times are seconds since 1970 and whose lengths are seconds.
  var inSeconds: DrivingRule {
    DrivingRule(
      buffer: buffer * 60, limit: limit.map { $0 * 60 }, dawn: hours.lowerBound * 60, dusk: hours.upperBound * 60,
      unitsOfDay: 86_400)
  }
}
