import Base
import Editor
import Planning
import TripCore

/// The answers of a user to the form of a plan.
package struct PlanWishes: Equatable, Sendable {
  package var goal = PlanRequest.Goal.most
  /// The names of venues and teams to see.
  package var names: [String] = []
  package var from: CivilDate?
  package var to: CivilDate?
  /// The largest number of days.
  package var days: Int?
  /// The city in which the tour begins and ends.
  package var home: String?
  /// The hours and the most driving of a day, and how early one arrives.
  package var rules = TravelRules.standard
  /// Whether to include games without a known start if any possible start would be in time.
  package var seesOpenStarts = true

  package init() {}
}

/// A mistake in a field of the form.
package struct PlanMistake: Error, Equatable, Sendable {
  /// The field; nil if the mistake is not in a single field.
  package let field: PlanField?
  package let sentence: String

  package init(_ field: PlanField?, _ sentence: String) { (self.field, self.sentence) = (field, sentence) }
}

/// The fields of the form of a plan, from the top.
package enum PlanField: Int, CaseIterable, Sendable {
  case see, from, to, days, home, driving, buffer, openStarts

  var label: String {
    switch self {
    case .see: "See"
    case .from: "From"
    case .to: "To"
    case .days: "Days"
    case .home: "Home"
    case .driving: "Driving"
    case .buffer: "Buffer"
    case .openStarts: "No start"
    }
  }

  /// A sentence about the values that the field accepts.
  var question: String {
    switch self {
    case .see: "What to see: all, most, a number of venues, or names of venues and teams; commas between them."
    case .from: "The first day, as 2026-07-03 or jul 3. Empty: any."
    case .to: "The last day, as 2026-07-31 or jul 31. Empty: any."
    case .days: "The most days from leaving to returning. Empty: as many as it takes."
    case .home: "The city that you set out from and return to. Empty: none."
    case .driving: "The most driving on a day, as 8h, within the driving hours of the settings; off: no limit."
    case .buffer: "The least time between arriving and the start of a game, as 45m."
    case .openStarts: "Games whose start is not known: seen where any from 11:00 to 20:00 would do, or left out. Space."
    }
  }
}
