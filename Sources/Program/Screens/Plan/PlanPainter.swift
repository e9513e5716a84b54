import Almanac
import Editor
import Itinerary
import Preferences
import Screen

extension PlanState {
  /// Returns a frame that shows the state.
  package func painted() -> Frame { PlanPainter.frame(of: self) }
}

/// Paints the plan screen into a frame.
private struct PlanPainter: ScreenPainter {
  let state: PlanState
  let layout: PlanLayout
  var screen: FullScreenPainter

  mutating func paint() {
    screen.paintTitle(state.name, detail: state.detail)
    if state.step == .asking {
      for number in layout.fields { paint(state.form.fields[number], row: layout.row(ofField: number)) }
      if let button = layout.button {
        screen.frame.put(PlanLayout.search, column: button.columns.lowerBound, row: button.row, style: Style(.button))
      }
    } else {
      if !state.options.isEmpty { paintTable() }
      if !paintMap() { paintList() }
    }
  }

  // MARK: The form

  private mutating func paint(_ field: PlanField, row: Int) {
    let isFocused = field == state.form.focus
    let columns = PlanLayout.inputColumn..<max(PlanLayout.inputColumn, screen.width - 1)
    let isActive = isFocused && !screen.isPlain
    if isActive { screen.frame.fill(columns: columns, row: row, style: Style(.activeField)) }
    if isFocused {
      screen.frame.put(
        String(screen.isPlain ? ">" : screen.lines.cursor), column: 0, row: row, style: Style(.grip))
    }
    screen.frame.put(field.label, column: 2, row: row, style: Style(.label), limit: PlanLayout.inputColumn - 3)
    let style = Style(isActive ? .activeField : .field)
    let input = state.form.input(of: field)
    if isFocused, !field.isTick {
      screen.frame.put(input, columns: columns, row: row, style: style)
    } else {
      let end = screen.frame.put(
        input.text, column: columns.lowerBound + 1, row: row, style: style, limit: columns.count - 2)
      // Ticks and empty fields say what they are for.
      let start = input.text.isEmpty ? end : max(end + 2, columns.lowerBound + 5)
      if input.text.isEmpty || field.isTick, let hint = field.hint {
        screen.frame.put(
          hint, column: start, row: row, style: Style(.hint), limit: max(0, columns.upperBound - start - 1))
      }
      if isFocused { screen.frame.cursor = (columns.lowerBound + 1, row) }
    }
  }

  // MARK: The tours

  private mutating func paintTable() {
    let table = PlanTable(state, width: layout.tableWidth)
    for column in table.columns { paint(column.title, endingAt: column.end, layout.headRow, Style(.label)) }
    for number in layout.tours {
      let row = layout.row(ofTour: number)
      let isSelected = number == state.selection
      let traits = isSelected ? screen.selectedTraits : []
      if isSelected { paintSelection(row: row) }
      for (place, column) in table.columns.enumerated() {
        paint(column.values[number], endingAt: column.end, row, Style(place == 0 ? .matchup : .gameDetail, traits))
      }
    }
  }

  private mutating func paint(_ text: String, endingAt end: Int, _ row: Int, _ style: Style) {
    screen.frame.put(text, column: end - DisplayText.width(of: text), row: row, style: style)
  }

  private mutating func paintSelection(row: Int) {
    if !screen.isPlain {
      screen.frame.fill(columns: 1..<layout.tableWidth - 1, row: row, style: Style(.plain, .selected))
    }
    let mark = String(screen.isPlain ? ">" : screen.lines.cursor)
    screen.frame.put(mark, column: 0, row: row, style: Style(.grip, screen.selectedTraits))
    if screen.isPlain { screen.frame.cursor = (0, row) }
  }

  /// Paints the map of the selected tour if it is asked for.
  private mutating func paintMap() -> Bool {
    guard state.isMapShown else { return false }
    let picture = RoutePicture(
      of: state.options[state.selection].path, size: Size(columns: layout.columns.count, rows: layout.list.count),
      wording: state.wording, repertoire: state.presentation.repertoire)
    picture.paint(on: &screen.frame, column: layout.columns.lowerBound, row: layout.list.lowerBound)
    return true
  }

  // MARK: The games

  private mutating func paintList() {
    let lines = state.lines.dropFirst(state.top)
    for (row, line) in zip(layout.list, lines) { paint(line, row: row) }
  }

  private mutating func paint(_ line: PlanLine, row: Int) {
    let (start, end) = (layout.columns.lowerBound, layout.columns.upperBound - 1)
    switch line {
    case .day(let date):
      let text = state.wording.fullDate(date)
      screen.frame.put(text, column: start + 1, row: row, style: Style(.dayHeader), limit: end - start - 1)
    case .drive(let text):
      screen.frame.put(text, column: start + 4, row: row, style: Style(.leg), limit: end - start - 4)
    case .reason(let text):
      screen.frame.put(text, column: start + 2, row: row, style: Style(.plain), limit: end - start - 2)
    case .game(let place): paint(state.options[state.selection].stops[place], row: row, from: start, to: end)
    }
  }

  /// Paints a game: `1:20 PM CDT  Cardinals @ Cubs · Wrigley Field · Chicago`, with a plus before a new one.
  private mutating func paint(_ stop: PlanOption.Stop, row: Int, from start: Int, to end: Int) {
    if stop.isNew { screen.frame.put("+", column: start + 2, row: row, style: Style(.barrier)) }
    let time = screen.frame.put(
      state.wording.startOrStatus(of: stop.game), column: start + 4, row: row, style: Style(.gameTime), limit: 13)
    let column = max(time + 2, start + 18)
    let matchup = screen.frame.put(
      stop.game.matchup, column: column, row: row, style: Style(.matchup), limit: max(0, end - column))
    screen.frame.put(
      state.wording.separator + state.wording.place(of: stop.game), column: matchup, row: row,
      style: Style(.gameDetail), limit: max(0, end - matchup))
  }
}
