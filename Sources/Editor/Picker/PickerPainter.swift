import ItineraryCore
import Screen

extension PickerState {
  /// The picture of the state.
  package func painted() -> Frame {
    var painter = PickerPainter(self)
    painter.paint()
    return painter.frame
  }
}

/// Paints the list of games into a frame.
private struct PickerPainter {
  let state: PickerState
  let layout: PickerLayout
  let lines: LineSet
  let clashing: Set<Int>
  var frame: Frame

  init(_ state: PickerState) {
    self.state = state
    layout = state.layout
    lines = LineSet.of(state.repertoire)
    clashing = state.clashes?.games ?? []
    frame = Frame(size: state.size, repertoire: state.repertoire)
  }

  private var width: Int { state.size.columns }

  mutating func paint() {
    if width < ScreenAreas.smallest.columns || state.size.rows < ScreenAreas.smallest.rows {
      frame.put("Make the terminal larger.", column: 0, row: 0, style: .plain, limit: width)
      return
    }
    paintTitle()
    paintSearch()
    for (row, line) in zip(layout.list, layout.lines) {
      switch line {
      case .day(let date): paint(date, at: row)
      case .game(let place): paint(state.shown[place], at: row, isSelected: place == state.selection)
      }
    }
    paintStatus()
    paintKeys()
  }

  private mutating func paintTitle() {
    let row = PickerLayout.titleRow
    frame.fill(columns: 0..<width, row: row, style: Style(.titleDetail))
    let count = "\(state.chosen.count) of \(state.list.games.count) chosen"
    let right = width - 1 - DisplayText.width(of: count)
    frame.put(state.name, column: 1, row: row, style: Style(.title), limit: max(0, right - 2))
    frame.put(count, column: right, row: row, style: Style(.titleDetail))
  }

  private mutating func paintSearch() {
    let row = layout.searchRow
    let start = frame.put("Find:", column: 2, row: row, style: Style(.label)) + 1
    let style = Style(state.isPlain ? .plain : .activeField)
    if !state.isPlain { frame.fill(columns: start..<width - 1, row: row, style: style) }
    let room = width - 3 - start
    var before = state.query.before[...]
    while DisplayText.width(of: String(before)) > room - 1 { before.removeFirst() }
    let cursor = frame.put(String(before), column: start + 1, row: row, style: style)
    frame.put(state.query.after, column: cursor, row: row, style: style, limit: max(0, width - 2 - cursor))
    frame.cursor = (cursor, row)
  }

  private mutating func paint(_ date: CivilDate, at row: Int) {
    let text = "\(state.wording.shortDate(date)), \(date.year)"
    frame.put(text, column: 1, row: row, style: Style(.dayHeader), limit: width - 2)
  }

  /// `[x] 1:20 PM CDT  Cardinals @ Cubs · Wrigley Field · Chicago`.
  private mutating func paint(_ number: Int, at row: Int, isSelected: Bool) {
    let game = state.list.games[number].game
    let isChosen = state.chosen.contains(number)
    let traits: Style.Traits = isSelected && !state.isPlain ? .selected : []
    if isSelected {
      if !state.isPlain { frame.fill(columns: 1..<width - 1, row: row, style: Style(.plain, traits)) }
      let mark = state.isPlain ? ">" : lines.cursor
      frame.put(String(mark), column: 0, row: row, style: Style(.grip, traits))
      // A screen reader reads the line with the cursor.
      if state.isPlain, state.query.text.isEmpty { frame.cursor = (0, row) }
    }
    let isClash = clashing.contains(number)
    let mark = isClash ? String(lines.advisory) : isChosen ? "x" : " "
    frame.put(
      "[\(mark)]", column: 2, row: row, style: Style(isClash ? .warning : isChosen ? .barrier : .gameDetail, traits))
    let time = frame.put(
      state.wording.startOrStatus(of: game), column: 6, row: row, style: Style(.gameTime, traits), limit: 13)
    let matchup = frame.put(
      game.matchup, column: max(time + 2, 21), row: row, style: Style(.matchup, traits),
      limit: max(0, width - 2 - max(time + 2, 21)))
    frame.put(
      "\(state.wording.dot) \(state.wording.place(of: game))", column: matchup + 1, row: row,
      style: Style(.gameDetail, traits), limit: max(0, width - 2 - matchup))
  }

  private mutating func paintStatus() {
    let style = Style(state.status.tone.role)
    let text = TextWrap.lines(
      of: state.status.text, width: width - 2, limit: layout.status.count, repertoire: state.repertoire)
    for (line, row) in zip(text, layout.status) { frame.put(line, column: 1, row: row, style: style) }
  }

  private mutating func paintKeys() {
    frame.fill(columns: 0..<width, row: layout.keyRow, style: Style(.keyLabel))
    var column = 1
    let hints = KeyTable.pick.compactMap { binding -> (String, String)? in
      guard let label = binding.hint, let key = binding.keys.first else { return nil }
      return (key.notation(in: state.repertoire), label)
    }
    for (key, label) in hints.prefix(3) + [("a-z", "find")] + hints.dropFirst(3) {
      column = frame.put(key, column: column, row: layout.keyRow, style: Style(.keyName))
      column = frame.put(" \(label)", column: column, row: layout.keyRow, style: Style(.keyLabel)) + 2
    }
  }
}
