import Editor
import Itinerary
import Screen
import Tours

struct PlanForm: Form {
  let fields: [PlanField]
  var focus = PlanField.see
  var inputs: [PlanField: TextInput]
  var ticks: Set<PlanField> = []
  /// The date that determines the year of dates typed without one.
  private let near: CivilDate
  private let order: Wording.Dates
  private let rules: TravelRules

  init(
    fields: [PlanField] = PlanField.allCases, goal: (see: String, days: String) = ("all", ""), home: String,
    near: CivilDate, from first: CivilDate? = nil, to last: CivilDate? = nil,
    order: Wording.Dates = .monthFirst, rules: TravelRules
  ) {
    (self.fields, self.near, self.order, self.rules) = (fields, near, order, rules)
    let texts: [PlanField: String] = [
      .see: goal.see, .from: first?.description ?? "", .to: last?.description ?? "", .days: goal.days, .home: home,
      .end: "", .driving: rules.limit.map(Wording().shortDuration) ?? "off",
      .buffer: Wording().shortDuration(minutes: rules.buffer), .flyOver: "500", .rest: "7",
    ]
    inputs = texts.mapValues { TextInput($0) }
    go(to: focus)
  }

  func input(of field: PlanField) -> TextInput {
    let isTicked = ticks.contains(field)
    if field == .openStarts { return TextInput(isTicked ? "included if any start fits" : "skipped") }
    if field.isTick {
      let number = field.row.around.map { " \($0.before)\(text(of: field))\($0.after)" } ?? ""
      return TextInput((isTicked ? "[x]" : "[ ]") + number)
    }
    return inputs[field] ?? TextInput("")
  }

  private func text(_ field: PlanField) -> String { text(of: field).trimmed }

  // MARK: Filling in

  func entering(_ field: PlanField) -> TextInput? { inputs[field]?.selected }

  /// Ticks a field, or removes the tick. The next digit replaces its number, if it has one.
  mutating func toggle() {
    ticks.formSymmetricDifference([focus])
    go(to: focus)
  }

  // MARK: Reading

  func targets() throws(PlanMistake) -> PlanTargets {
    var targets = PlanTargets()
    try readGoal(into: &targets)
    (targets.home, targets.end) = (text(.home).nonEmpty, text(.end).nonEmpty)
    targets.request.from = try date(.from)
    targets.request.to = try date(.to)
    if let from = targets.request.from, let to = targets.request.to, to < from {
      throw PlanMistake(.to, "The last day is before the first day.")
    }
    targets.request.days = try value(.days, "Enter a number of days, 1 or more, or leave empty.", PlanRequest.days)
    let buffer = try value(.buffer, "Enter a duration, such as 45m or 1h (24h at most).") { ArrivalBuffer($0) }
    let limit = try value(.driving, "Enter the hours of driving a day, such as 8h (24h at most), or off.") {
      DrivingLimit($0)
    }
    targets.request.rule =
      TravelRules(buffer: buffer?.minutes ?? 0, hours: rules.hours, limit: limit?.minutes).inMinutes
    targets.request.openStarts = ticks.contains(.openStarts) ? .safe : .skip
    if ticks.contains(.flyOver) {
      targets.request.flyOver = try value(.flyOver, "Enter a number of miles, such as 500.", PlanRequest.miles)
    }
    if ticks.contains(.rest) {
      targets.request.restEvery = try value(.rest, "Enter a number of days from 2 to 60.", PlanRequest.restDays)
    }
    targets.request.isOneGamePerDay = ticks.contains(.oneGamePerDay)
    targets.request.wantsMoreGames = ticks.contains(.moreGames)
    targets.request.isRoomy = ticks.contains(.roomy)
    return targets
  }

  private func readGoal(into targets: inout PlanTargets) throws(PlanMistake) {
    var goals: [PlanRequest.Goal] = []
    for part in text(.see).split(separator: ",").map({ String($0).trimmed }) where !part.isEmpty {
      switch part.lowercased() {
      case "all": goals.append(.all)
      case "most": goals.append(.most)
      default:
        if let count = PlanRequest.venues(part) {
          goals.append(.count(count))
        } else if Int(part) == nil {
          targets.names.append(part)
        } else {
          throw PlanMistake(.see, "Enter a number of venues from 1 to 256.")
        }
      }
    }
    if goals.count > 1 { throw PlanMistake(.see, "Choose one of all, most and a number.") }
    if goals.isEmpty, targets.names.isEmpty { throw PlanMistake(.see, PlanField.see.row.prompt) }
    targets.request.goal = goals.first ?? .named
  }

  private func date(_ field: PlanField) throws(PlanMistake) -> CivilDate? {
    try value(field, "Invalid date. Use 2026-07-03 or jul 3.") { CivilDate(typed: $0, in: order, near: near) }
  }

  /// Reads the text of a field; nil for an empty one.
  private func value<Value>(
    _ field: PlanField, _ sentence: String, _ reading: (String) -> Value?
  ) throws(PlanMistake) -> Value? {
    if text(field).isEmpty { return nil }
    guard let value = reading(text(field)) else { throw PlanMistake(field, sentence) }
    return value
  }
}
