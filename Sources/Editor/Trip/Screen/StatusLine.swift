import Screen

/// The status below the list: a sentence of one to three lines, or the text being searched for.
struct StatusLine {
  private let lines: [String]
  private let areas: ScreenAreas

  /// - Parameter lines: the sentence, cut into lines.
  init(_ lines: [String], in areas: ScreenAreas) {
    (self.lines, self.areas) = (lines, areas)
  }

  /// - Parameter state: the one whose sentence it is.
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

/// The last line of the screen: the keys that would work.
struct KeyLine {
  /// The hints that there is room for.
  private let hints: [KeyHint]
  /// The columns that text takes.
  private let columns: Range<Int>

  init(of state: EditorState, in areas: ScreenAreas) {
    columns = areas.columns
    let hints = state.mode.value.hints(in: state).compactMap {
      $0.bound(by: state.keys, in: state.mode.keyContext, state.keyRepertoire)
    }
    self.hints = Self.fitting(hints, columns.count)
  }

  func paint(on frame: inout Frame) {
    let row = frame.size.rows - 1
    frame.fill(columns: 0..<frame.size.columns, row: row, style: Style(.keyLabel))
    var column = columns.lowerBound + 1
    for hint in hints { column = frame.put(hint, column: column, row: row) + 2 }
  }

  /// The key that a press at a column means; nil next to the hints.
  func key(atColumn column: Int) -> Key? {
    var start = columns.lowerBound + 1
    for hint in hints {
      if (start..<start + hint.width).contains(column) { return hint.key(atOffset: column - start) }
      start += hint.width + 2
    }
    return nil
  }

  /// The hints that fit into a number of columns. The last two, for help and the way out, stay longest.
  private static func fitting(_ all: [KeyHint], _ columns: Int) -> [KeyHint] {
    var hints = all
    // A column at the left, and two between any two.
    while hints.reduce(-1, { $0 + $1.width + 2 }) > columns, hints.count > 1 {
      hints.remove(at: max(0, hints.count - 3))
    }
    return hints
  }
}
