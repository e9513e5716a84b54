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
    targets.request.days = try number(
      .days, in: 1...Trip.maxDays, "Enter a number of days, 1 or more, or leave empty.")
    targets.request.rule = TravelRules(buffer: try buffer(), hours: rules.hours, limit: try limit()).inMinutes
    targets.request.openStarts = ticks.contains(.openStarts) ? .safe : .skip
    if ticks.contains(.flyOver) {
      targets.request.flyOver = try number(.flyOver, in: 0...20_000, "Enter a number of miles, such as 500.")
        .map(Double.init)
    }
    if ticks.contains(.rest) {
      targets.request.restEvery = try number(.rest, in: 2...60, "Enter a number of days from 2 to 60.")
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
        guard let count = Int(part) else {
          targets.names.append(part)
          continue
        }
        guard (1...256).contains(count) else { throw PlanMistake(.see, "Enter a number of venues from 1 to 256.") }
        goals.append(.count(count))
      }
    }
    if goals.count > 1 { throw PlanMistake(.see, "Choose one of all, most and a number.") }
    if goals.isEmpty, targets.names.isEmpty { throw PlanMistake(.see, PlanField.see.row.prompt) }
    targets.request.goal = goals.first ?? .named
  }

  private func date(_ field: PlanField) throws(PlanMistake) -> CivilDate? {
    if text(field).isEmpty { return nil }
    guard let date = CivilDate(typed: text(field), in: order, near: near) else {
      throw PlanMistake(field, "Invalid date. Use 2026-07-03 or jul 3.")
    }
    return date
  }

  private func number(
    _ field: PlanField, in range: ClosedRange<Int>, _ sentence: String
  ) throws(PlanMistake) -> Int? {
    if text(field).isEmpty { return nil }
    guard let number = Int(text(field)), range.contains(number) else { throw PlanMistake(field, sentence) }
    return number
  }

  /// The most driving on a day. A plain number means hours.
  private func limit() throws(PlanMistake) -> Int? {
    guard let limit = DrivingLimit(text(.driving).nonEmpty ?? "off") else {
      throw PlanMistake(.driving, "Enter the hours of driving a day, such as 8h (24h at most), or off.")
    }
    return limit.minutes
  }

  /// The least time before a game. A plain number means minutes.
  private func buffer() throws(PlanMistake) -> Int {
    let text = text(.buffer)
    let minutes = text.isEmpty ? 0 : Int(text) ?? TypedDuration(text)?.minutes ?? -1
    guard (0...1440).contains(minutes) else {
      throw PlanMistake(.buffer, "Enter a duration, such as 45m or 1h (24h at most).")
    }
    return minutes
  }
}
