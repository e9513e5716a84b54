import Editor
import Screen

struct NewTripPainter: ScreenPainter {
  let state: NewTripState
  let layout: FullScreenLayout
  var screen: FullScreenPainter

  mutating func paint() {
    let all = NewTripStep.allCases.count
    screen.paintTitle(
      state.isPlan ? "New trip, planned" : "New trip", detail: "step \(state.step.rawValue + 1) of \(all)")
    for (step, row) in zip(state.shownSteps, layout.above) {
      if step == state.step { paintActive(at: row) } else { paint(step, at: row) }
    }
    for (choice, row) in layout.shown { paint(choice, at: row) }
  }

  private static let textColumn = 12

  private mutating func paint(_ step: NewTripStep, at row: Int) {
    let isDone = step.rawValue < state.step.rawValue
    let answer = state.answer(to: step).label
    screen.put(step.label, .label, column: 2, row: row)
    screen.put(
      answer, isDone ? .matchup : .gameDetail, column: Self.textColumn + 1, row: row, to: screen.width - 1)
  }

  /// Paints the step that is being answered: what is typed, or the answer that is ready.
  private mutating func paintActive(at row: Int) {
    screen.put(screen.mark, .grip, column: 0, row: row)
    screen.put(state.step.label, .label, column: 2, row: row)
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
    let traits = screen.paintSelection(number == state.selection, rows: row...row, movesCursor: false)
    let end = screen.put(choice.label, .matchup, traits, column: 4, row: row)
    screen.put(choice.detail, .gameDetail, traits, column: max(end + 2, 32), row: row)
  }
}
