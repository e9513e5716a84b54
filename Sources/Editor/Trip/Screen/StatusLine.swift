import Screen

/// The status below the list: a sentence of one to three lines, or the text being searched for.
struct StatusLine {
  private let lines: [String]
  private let areas: ScreenAreas

  init(_ lines: [String], in areas: ScreenAreas) { (self.lines, self.areas) = (lines, areas) }

  func paint(of state: EditorState, on frame: inout Frame) {
    if case .find(let find) = state.mode { return paint(find, of: state, on: &frame) }
    let style = Style(state.status.tone.role)
    // At the bottom, so that a short sentence is apart from the list.
    let rows = areas.status.suffix(lines.count)
    if state.status.tone == .question {
      for row in rows { frame.fill(columns: areas.screen, row: row, style: style) }
    }
    for (line, row) in zip(lines, rows) {
      frame.put(
        line, column: areas.columns.lowerBound + 1, row: row, style: style, limit: areas.columns.count - 2)
    }
  }

  private func paint(_ find: FindMode, of state: EditorState, on frame: inout Frame) {
    let (row, left) = (areas.status.upperBound - 1, areas.columns.lowerBound + 1)
    frame.put("/", column: left, row: row, style: Style(.status))
    let (verdict, isMatch) = find.verdict(in: state)
    let end = areas.columns.upperBound - DisplayText.width(of: verdict) - 2
    frame.put(verdict, column: end + 1, row: row, style: Style(isMatch ? .label : .warning))
    frame.put(find.query, columns: left..<end, row: row, style: Style(.status))
  }
}

extension EditorState {
  /// The last line of the screen: the keys that would work.
  func keyLine(in areas: ScreenAreas) -> HintRow {
    HintRow(mode.value.hints(in: self), in: areas.columns, keepsEnd: true)
  }
}
