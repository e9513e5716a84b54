import Itinerary
import Screen

extension EditorState {
  var rows: ListRows { ListRows(displayed.itinerary) }

  /// The selected item and its index in the itinerary; nil if the header of a day is selected.
  var selectedItem: (index: ItemIndex, item: Item)? {
    if case .item(let index) = rows[selection] { (index, displayed.itinerary[index]) } else { nil }
  }

  var selectedDay: Int { rows.day(of: selection) }

  var currentDay: Int { drag.map { $0.slots(of: displayed).day(of: $0.target) } ?? selectedDay }

  /// Selects a row, the first or last one for a number beyond them, and describes it in the status line.
  mutating func select(_ row: RowNumber) {
    let row = row.clamped(to: rows.numbers)
    if row == selection { return say(row == 0 ? "This is the first row." : "This is the last row.") }
    selectAndDescribe(row)
  }

  mutating func select(_ id: ItemID) {
    guard let index = displayed.itinerary.index(of: id) else { return }
    selection = rows.number(ofItemAt: index)
  }

  mutating func select(day: Int) {
    guard displayed.itinerary.days.contains(day) else {
      return say(day < 1 ? "This is the first day." : "This is the last day.")
    }
    selectAndDescribe(rows.number(ofDay: day))
  }

  mutating func select(dayByDigit character: Unicode.Scalar, at now: Timestamp) -> Transition {
    guard let value = Int(String(character)) else { return Transition(.normal) }
    let first = lastDigit.flatMap { now.microseconds - $0.time.microseconds <= TypedDigit.interval ? $0.value : nil }
    lastDigit = first == nil ? TypedDigit(value: value, time: now) : nil
    let day = (first ?? 0) * 10 + value
    guard displayed.itinerary.days.contains(day) else {
      let count = displayed.wording.dayCount(of: displayed.trip)
      return Transition(.normal, status: Status("No Day \(day); the trip has \(count).", .refusal))
    }
    selectAndDescribe(rows.number(ofDay: day))
    return Transition(.normal)
  }

  var dayOfToday: Int? {
    guard let today = displaySettings.today else { return nil }
    let day = today.dayNumber - displayed.trip.startDate.dayNumber + 1
    return displayed.itinerary.days.contains(day) ? day : nil
  }

  mutating func selectToday() {
    guard let day = dayOfToday else { return say("Today is not a day of this trip.", .refusal) }
    selectAndDescribe(rows.number(ofDay: day))
  }

  mutating func selectNextAdvisory() {
    let rowsWithAdvisory = displayed.advisories.all.compactMap { displayed.itinerary.index(of: $0.item.id) }
      .map(rows.number(ofItemAt:)).sorted()
    guard let next = rowsWithAdvisory.first(where: { $0 > selection }) ?? rowsWithAdvisory.first else {
      return say(ReviewList.Subject.problems.noneText(in: displayed))
    }
    selectAndDescribe(next)
  }

  mutating func changeDensity() -> Transition {
    if isPlain {
      return Transition(.normal, status: Status("Every row already takes one line.", .refusal))
    }
    let isDense = !self.isDense
    chosenDensity = isDense
    let sentence = isDense ? "Dense view: two lines a game." : "Card view: every game a card."
    return Transition(
      .normal, status: Status("\(sentence) \(name(of: NormalAction.density)) goes back."),
      effects: [.outside(.rememberDensity(isDense: isDense))])
  }

  private mutating func selectAndDescribe(_ row: RowNumber) {
    selection = row
    notice = selectionStatus
  }

  // MARK: Sentences on the selection

  var selectionStatus: Status {
    switch rows[selection] {
    case .day(let day): return Status(describe(day: day))
    case .item(let index):
      let item = displayed.itinerary[index]
      let advisories = displayed.advisories.advisories(on: item.id)
      guard !advisories.isEmpty else { return Status(describe(item, at: index)) }
      let isError = advisories.contains { $0.severity == .error }
      let hint = isError || displayed.isUnneededLeg(itemAt: index) ? deletionHint : nil
      let sentences = advisories.map(displayed.wording.statement) + [hint].compactMap { $0 }
      return Status(sentences.joined(separator: " "), isError ? .refusal : .warning)
    }
  }

  private func describe(day: Int) -> String {
    let count = displayed.itinerary.range(ofDay: day).count
    let items = count == 1 ? "one item" : "\(count == 0 ? "no" : String(count)) items"
    let hint = readOnlyReason == nil ? " \(name(of: NormalAction.add)) adds one." : ""
    return "\(displayed.wording.dayTitle(day, of: displayed.trip)): \(items).\(hint)"
  }

  private func describe(_ item: Item, at index: ItemIndex) -> String {
    let wording = displayed.wording
    let isWritable = readOnlyReason == nil
    let pickUp = " \(name(of: NormalAction.pickUp)) picks it up"
    switch item.kind {
    case .game(let game):
      let start = wording.startOrStatus(of: game, in: displayed.trip, onDay: item.position.day)
      return "Game: \(game.matchup), \(start), \(game.venue ?? wording.cities.displayed(game.city))."
    case .travel(let leg):
      let canMove = displayed.canMove(itemAt: index)
      return "Leg: \(wording.line(of: leg)).\(!canMove ? " Can't be moved." : isWritable ? "\(pickUp)." : "")"
    case .custom(let custom):
      let time = custom.time.map { ", \(wording.text($0))" } ?? ""
      return "\(custom.category.label): \(custom.title)\(time)."
        + (isWritable ? "\(pickUp), \(name(of: NormalAction.open)) edits it." : "")
    }
  }
}

struct TypedDigit: Equatable, Sendable {
  let value: Int
  let time: Timestamp

  /// The longest time between two digits of a day, in microseconds.
  static let interval: Int64 = 500_000
}
