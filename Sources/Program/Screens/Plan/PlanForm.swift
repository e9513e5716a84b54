import Editor
import Itinerary
import Screen
import Tours

struct PlanForm: Equatable {
  let fields: [PlanField]
  private(set) var focus = PlanField.see
  private var inputs: [TextInput]
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
    inputs = PlanField.allCases.map { field in
      switch field {
      case .see: TextInput(goal.see)
      case .from: TextInput(first?.description ?? "")
      case .to: TextInput(last?.description ?? "")
      case .days: TextInput(goal.days)
      case .home: TextInput(home)
      case .driving: TextInput(rules.limit.map(Wording().shortDuration) ?? "off")
      case .buffer: TextInput(Wording().shortDuration(minutes: rules.buffer))
      case .flyOver: TextInput("500")
      case .rest: TextInput("7")
      case .end, .openStarts, .oneADay, .moreGames, .roomy: TextInput("")
      }
    }
    go(to: focus)
  }

  func input(of field: PlanField) -> TextInput {
    let isTicked = ticks.contains(field)
    if field == .openStarts { return TextInput(isTicked ? "included if any start fits" : "skipped") }
    if field.isTick {
      let number = field.row.around.map { " \($0.before)\(inputs[field.rawValue].text)\($0.after)" } ?? ""
      return TextInput((isTicked ? "[x]" : "[ ]") + number)
    }
    return inputs[field.rawValue]
  }

  private func text(_ field: PlanField) -> String { fields.contains(field) ? inputs[field.rawValue].text.trimmed : "" }

  // MARK: Filling in

  /// Goes to a field, whose value is replaced by what is typed.
  mutating func go(to field: PlanField) {
    guard fields.contains(field) else { return }
    focus = field
    inputs[field.rawValue] = inputs[field.rawValue].selected
  }

  mutating func step(by offset: Int) {
    let place = fields.firstIndex(of: focus) ?? 0
    go(to: fields[max(0, min(place + offset, fields.count - 1))])
  }

  mutating func toggle() { ticks.formSymmetricDifference([focus]) }

  /// Changes the text of the field in focus, or the number of a tick.
  ///
  /// - Returns: whether the change has a meaning in the field.
  mutating func type(_ change: (inout TextInput) -> Bool) -> Bool {
    guard focus.isTick else { return change(&inputs[focus.rawValue]) }
    guard focus.row.around != nil else { return false }
    // The first digit replaces the number that is offered.
    var input = ticks.contains(focus) ? inputs[focus.rawValue] : TextInput("")
    guard change(&input) else { return false }
    inputs[focus.rawValue] = input
    ticks.insert(focus)
    return true
  }

  // MARK: Reading

  func wishes() throws(PlanMistake) -> PlanFormValues {
    var wishes = PlanFormValues()
    try readGoal(into: &wishes)
    wishes.from = try date(.from)
    wishes.to = try date(.to)
    if let from = wishes.from, let to = wishes.to, to < from {
      throw PlanMistake(.to, "The last day is before the first day.")
    }
    wishes.days = try number(.days, in: 1...Trip.mostDays, "Enter a number of days, 1 or more, or leave empty.")
    (wishes.home, wishes.end) = (text(.home).nonEmpty, text(.end).nonEmpty)
    wishes.rules = TravelRules(buffer: try buffer(), hours: rules.hours, limit: try limit())
    wishes.seesOpenStarts = ticks.contains(.openStarts)
    if ticks.contains(.flyOver) {
      wishes.flyOver = try number(.flyOver, in: 0...20_000, "Enter a number of miles, such as 500.").map(Double.init)
    }
    if ticks.contains(.rest) {
      wishes.restEvery = try number(.rest, in: 2...60, "Enter a number of days from 2 to 60.")
    }
    wishes.isOneADay = ticks.contains(.oneADay)
    wishes.wantsMoreGames = ticks.contains(.moreGames)
    wishes.isRoomy = ticks.contains(.roomy)
    return wishes
  }

  private func readGoal(into wishes: inout PlanFormValues) throws(PlanMistake) {
    var goals: [PlanRequest.Goal] = []
    for part in text(.see).split(separator: ",").map({ String($0).trimmed }) where !part.isEmpty {
      switch part.lowercased() {
      case "all": goals.append(.all)
      case "most": goals.append(.most)
      default:
        guard let count = Int(part) else {
          wishes.names.append(part)
          continue
        }
        guard (1...256).contains(count) else { throw PlanMistake(.see, "Enter a number of venues from 1 to 256.") }
        goals.append(.count(count))
      }
    }
    if goals.count > 1 { throw PlanMistake(.see, "Choose one of all, most and a number.") }
    if goals.isEmpty, wishes.names.isEmpty { throw PlanMistake(.see, PlanField.see.row.question) }
    wishes.goal = goals.first ?? .named
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
