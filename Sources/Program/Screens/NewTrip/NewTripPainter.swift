import Editor
import Screen

/// The rows of the screen of a new trip, from the top: title, steps, choices, status, keys. All rows count from 0. A low
/// screen shows only the step that is being answered.
struct NewTripLayout: Equatable {
  let steps: Range<Int>
  /// The steps shown, the first one at the top.
  let shown: [NewTripStep]
  let list: Range<Int>
  let status: Range<Int>
  let keyRow: Int
  /// The number of the first choice shown.
  let first: Int
  private let count: Int

  init(size: Size, step: NewTripStep, count: Int, selection: Int) {
    let isRoomy = size.rows >= 16
    shown = size.rows >= 16 ? NewTripStep.allCases : [step]
    keyRow = max(0, size.rows - 1)
    status = max(0, keyRow - 2)..<keyRow
    let top = isRoomy ? 2 : 1
    steps = top..<top + shown.count
    let start = min(steps.upperBound + (isRoomy ? 1 : 0), status.lowerBound)
    list = start..<max(start, status.lowerBound - (isRoomy ? 1 : 0))
    first = max(0, min(selection - list.count / 2, count - list.count))
    self.count = count
  }

  func step(atRow row: Int) -> NewTripStep? {
    steps.contains(row) ? shown[row - steps.lowerBound] : nil
  }

  func row(of step: NewTripStep) -> Int? { shown.firstIndex(of: step).map { steps.lowerBound + $0 } }

  func choice(atRow row: Int) -> Int? {
    let number = first + row - list.lowerBound
    return list.contains(row) && number < count ? number : nil
  }
}

extension NewTripState {
  /// Returns a frame that shows the state.
  package func painted() -> Frame { NewTripPainter.frame(of: self) }
}

/// Paints the screen of a new trip into a frame.
private struct NewTripPainter: ScreenPainter {
  let state: NewTripState
  let layout: NewTripLayout
  var screen: FullScreenPainter

  init(_ state: NewTripState) {
    self.state = state
    layout = state.layout
    screen = FullScreenPainter(state.presentation)
  }

  mutating func paint() {
    let all = NewTripStep.allCases.count
    screen.paintTitle(
      state.isPlan ? "New trip, planned" : "New trip", detail: "step \(state.step.rawValue + 1) of \(all)")
    for step in layout.shown where step != state.step { paint(step) }
    for row in layout.list { if let choice = layout.choice(atRow: row) { paint(choice, at: row) } }
    paintActive()
    screen.paintStatus(state.status, rows: layout.status)
    screen.paintKeys(state.hints, row: layout.keyRow)
  }

  private static let textColumn = 12

  private mutating func paint(_ step: NewTripStep) {
    guard let row = layout.row(of: step), row < layout.status.lowerBound else { return }
    let isDone = step.rawValue < state.step.rawValue
    screen.frame.put(step.label, column: 2, row: row, style: Style(.label))
    screen.frame.put(
      state.answer(to: step).label, column: Self.textColumn + 1, row: row,
      style: Style(isDone ? .matchup : .gameDetail), limit: max(0, screen.width - Self.textColumn - 2))
  }

  /// Paints the step that is being answered: what is typed, or the answer that is ready.
  private mutating func paintActive() {
    guard let row = layout.row(of: state.step) else { return }
    screen.frame.put(
      String(screen.isPlain ? ">" : screen.lines.cursor), column: 0, row: row, style: Style(.grip))
    screen.frame.put(state.step.label, column: 2, row: row, style: Style(.label))
    let style = Style(screen.isPlain ? .plain : .activeField)
    let columns = Self.textColumn..<screen.width - 1
    if !screen.isPlain { screen.frame.fill(columns: columns, row: row, style: style) }
    if state.input.text.isEmpty, let selected = state.selection.map({ state.choices[$0].label }) {
      screen.frame.put(selected, column: Self.textColumn + 1, row: row, style: style, limit: columns.count - 2)
      screen.frame.cursor = (Self.textColumn + 1, row)
    } else {
      screen.frame.put(state.input, columns: columns, row: row, style: style)
    }
  }

  private mutating func paint(_ number: Int, at row: Int) {
    let choice = state.choices[number]
    let isSelected = number == state.selection
    let traits = isSelected ? screen.selectedTraits : []
    if isSelected { screen.paintSelection(rows: row...row, movesCursor: false) }
    let end = screen.frame.put(
      choice.label, column: 4, row: row, style: Style(.matchup, traits), limit: max(0, screen.width - 6))
    screen.frame.put(
      choice.detail, column: max(end + 2, 32), row: row, style: Style(.gameDetail, traits),
      limit: max(0, screen.width - 2 - max(end + 2, 32)))
  }
}
