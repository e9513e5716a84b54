import Almanac
import Itinerary
import Tours

/// The answers of a user to the form of a plan.
package struct PlanFormValues: Equatable, Sendable {
  package var goal = PlanRequest.Goal.most
  /// The names of venues and teams to see.
  package var names: [String] = []
  package var from: CivilDate?
  package var to: CivilDate?
  /// The largest number of days.
  package var days: Int?
  /// The city in which the tour begins and ends.
  package var home: String?
  /// The city in which it ends instead.
  package var end: String?
  /// The hours and the most driving of a day, and how early one arrives.
  package var rules = TravelRules.standard
  /// Whether to include games without a known start if any possible start would be in time.
  package var seesOpenStarts = false
  /// The miles above which one flies.
  package var flyOver: Double?
  /// The number of days of which one is a day of rest.
  package var restEvery: Int?
  package var isOneADay = false
  /// Whether to see further games at the venues of the tour.
  package var wantsMoreGames = false
  /// Whether more time before games is preferred to few miles.
  package var isRoomy = false

  package init() {}
}

package struct PlanMistake: Error, Equatable, Sendable {
  /// The field; nil if the mistake is not in a single field.
  package let field: PlanField?
  package let sentence: String

  package init(_ field: PlanField?, _ sentence: String) { (self.field, self.sentence) = (field, sentence) }
}

package enum PlanField: Int, CaseIterable, Sendable {
  case see, from, to, days, home, end, driving, buffer, openStarts, flyOver, rest, oneADay, moreGames, roomy

  /// Whether the field is ticked with Space instead of filled in.
  var isTick: Bool { [.openStarts, .flyOver, .rest, .oneADay, .moreGames, .roomy].contains(self) }

  /// The words around the number of a tick that has one.
  var wordsOfNumber: (before: String, after: String)? {
    switch self {
    case .flyOver: ("legs over ", " miles")
    case .rest: ("every ", " days")
    default: nil
    }
  }

  var label: String {
    switch self {
    case .see: "See"
    case .from: "From"
    case .to: "To"
    case .days: "Days"
    case .home: "Home"
    case .end: "End"
    case .driving: "Driving"
    case .buffer: "Buffer"
    case .openStarts: "TBD games"
    case .flyOver: "Fly"
    case .rest: "Rest day"
    case .oneADay: "One a day"
    case .moreGames: "More"
    case .roomy: "Slack"
    }
  }

  /// A few words next to a tick or in an empty field; nil where the value says enough.
  var hint: String? {
    switch self {
    case .from, .to: "optional: 2026-07-03, jul 3"
    case .days: "optional: a number of days"
    case .home: "optional: a city where the tour starts and ends"
    case .end: "optional: another city where it ends"
    case .oneADay: "one game a day at most"
    case .moreGames: "more games at the same venues, if there is time"
    case .roomy: "more time at the tightest leg, for at most 5 % more miles"
    case .rest: "without games and driving"
    case .see, .driving, .buffer, .openStarts, .flyOver: nil
    }
  }

  /// A sentence about the values that the field accepts.
  var question: String {
    switch self {
    case .see: "What to see: all, most, a number of venues, or venues and teams, separated by commas."
    case .from: "First day, such as 2026-07-03 or jul 3. Empty: any."
    case .to: "Last day, such as 2026-07-31 or jul 31. Empty: any."
    case .days: "Maximum days from start to end. Empty: no limit."
    case .home: "Home city (start and end). Leave empty for none."
    case .end: "City where the tour ends, if it is not the home city."
    case .driving: "Maximum driving a day, such as 8h, within the driving hours of the settings; off: no limit."
    case .buffer: "Minutes between arrival and game start, such as 45m."
    case .openStarts: "Games with unknown starts: included if any start from 11:00 to 20:00 fits, or skipped. Space."
    case .flyOver: "Legs above this length can be flown. Space, or type the miles."
    case .rest: "A day without games and driving in every so many days. Space, or type the days."
    case .oneADay: "One game a day at most. Space."
    case .moreGames: "Further games at the venues of the tour, if there is time. Space."
    case .roomy: "More time at the tightest leg, for at most 5 % more miles. Space."
    }
  }
}
