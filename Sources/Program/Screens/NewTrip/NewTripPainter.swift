import Editor
import Screen

extension NewTripState {
  /// Returns a frame that shows the state.
  package func painted() -> Frame { NewTripPainter.frame(of: self) }
}

/// Paints the screen of a new trip into a frame.
private struct NewTripPainter: ScreenPainter {
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
    for row in layout.list { if let choice = layout.line(atRow: row) { paint(choice, at: row) } }
  }

  private static let textColumn = 12

  private mutating func paint(_ step: NewTripStep, at row: Int) {
    let isDone = step.rawValue < state.step.rawValue
    screen.frame.put(step.label, column: 2, row: row, style: Style(.label))
    screen.frame.put(
      state.answer(to: step).label, column: Self.textColumn + 1, row: row,
      style: Style(isDone ? .matchup : .gameDetail), limit: max(0, screen.width - Self.textColumn - 2))
  }

  /// Paints the step that is being answered: what is typed, or the answer that is ready.
  private mutating func paintActive(at row: Int) {
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
