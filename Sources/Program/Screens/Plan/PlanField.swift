import Itinerary
import Tours

struct PlanTargets: Equatable, Sendable {
  var request = PlanRequest(.most)
  var names: [String] = []
  var home: String?
  var end: String?
}

struct PlanMistake: Error, Equatable, Sendable {
  /// The field; nil if the mistake is not in a single field.
  let field: PlanField?
  let sentence: String

  init(_ field: PlanField?, _ sentence: String) { (self.field, self.sentence) = (field, sentence) }
}

enum PlanField: Int, CaseIterable, Sendable {
  case see, from, to, days, home, end, driving, buffer, openStarts, flyOver, rest, oneGamePerDay, moreGames, roomy

  struct Row {
    let label: String
    let prompt: String
    /// A few words next to a tick or in an empty field; empty where the value says enough.
    let hint: String
    /// The words around the number of a tick that has one.
    var around: (before: String, after: String)?

    init(_ label: String, _ prompt: String, _ hint: String = "", around: (before: String, after: String)? = nil) {
      (self.label, self.prompt, self.hint, self.around) = (label, prompt, hint, around)
    }
  }

  var row: Row {
    switch self {
    case .see: Row("See", "What to see: all, most, a number of venues, or venues and teams, separated by commas.")
    case .from: Row("From", "First day, such as 2026-07-03 or jul 3. Empty: any.", "optional: 2026-07-03, jul 3")
    case .to: Row("To", "Last day, such as 2026-07-31 or jul 31. Empty: any.", "optional: 2026-07-03, jul 3")
    case .days: Row("Days", "Maximum days from start to end. Empty: no limit.", "optional: a number of days")
    case .home:
      Row(
        "Home", "Home city (start and end). Leave empty for none.", "optional: a city where the tour starts and ends")
    case .end:
      Row("End", "City where the tour ends, if it is not the home city.", "optional: another city where it ends")
    case .driving:
      Row(
        "Driving", "Maximum driving a day, such as 8h, within the driving hours of the settings; off: no limit.")
    case .buffer: Row("Buffer", "Minutes between arrival and game start, such as 45m.")
    case .openStarts:
      Row(
        "TBD games",
        "Games with unknown starts: included if any start from 11:00 to 20:00 fits, or skipped. Space.")
    case .flyOver:
      Row(
        "Fly", "Legs above this length can be flown. Space, or type the miles.", around: ("legs over ", " miles"))
    case .rest:
      Row(
        "Rest day", "A day without games and driving in every so many days. Space, or type the days.",
        "without games and driving", around: ("every ", " days"))
    case .oneGamePerDay: Row("One a day", "One game a day at most. Space.", "one game a day at most")
    case .moreGames:
      Row(
        "More", "Further games at the venues of the tour, if there is time. Space.",
        "more games at the same venues, if there is time")
    case .roomy:
      Row(
        "Slack", "More time at the tightest leg, for at most 5 % more miles. Space.",
        "more time at the tightest leg, for at most 5 % more miles")
    }
  }

  /// Whether the field is ticked with Space instead of filled in.
  var isTick: Bool { rawValue >= PlanField.openStarts.rawValue }
}
