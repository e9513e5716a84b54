import Base
import Screen
import TripCore

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
  /// The values that the hints are made of. To compare them takes less than to make the hints.
  enum Source: Equatable {
    case list(BrowseMode.Offer)
    /// The actions offered while an item is carried, and whether the item may be dropped where it hangs.
    case carry([CarryAction], isValid: Bool)
    case hints([KeyHint])
  }

  let source: Source
  /// The columns that text takes.
  private let columns: Range<Int>

  init(of state: borrowing EditorState, in areas: ScreenAreas) {
    columns = areas.columns
    source =
      switch state.mode {
      case .browse: .list(BrowseMode.Offer(in: state))
      case .carry(let drag): .carry(drag.offer(in: state), isValid: drag.isOverValidSlot)
      default: .hints(state.mode.value.hints(in: state))
      }
  }

  /// - Parameter state: the one that the line was made of.
  func paint(of state: EditorState, on frame: inout Frame) {
    let row = frame.size.rows - 1
    frame.fill(columns: 0..<frame.size.columns, row: row, style: Style(.keyLabel))
    var column = columns.lowerBound + 1
    for hint in fittingHints(of: state) { column = frame.put(hint, column: column, row: row) + 2 }
  }

  /// The key that a press at a column means; nil beside the hints.
  ///
  /// - Parameter state: the state from which the line was made.
  func key(atColumn column: Int, of state: EditorState) -> Key? {
    var start = columns.lowerBound + 1
    for hint in fittingHints(of: state) {
      if (start..<start + hint.width).contains(column) { return hint.key(atOffset: column - start) }
      start += hint.width + 2
    }
    return nil
  }

  /// The hints that there is room for. The last two, for help and the way out, stay longest.
  private func fittingHints(of state: EditorState) -> [KeyHint] {
    var hints = state.mode.value.hints(in: state)
    // A column at the left, and two between any two.
    while hints.reduce(-1, { $0 + $1.width + 2 }) > columns.count, hints.count > 1 {
      hints.remove(at: max(0, hints.count - 3))
    }
    return hints
  }
}
