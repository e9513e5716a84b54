import Screen

/// What the screens other than the trip's have in common: title, search, rows of which one is selected, status, and keys.
package struct FullScreenPainter {
  package let isPlain: Bool
  package let lines: LineSet
  package var frame: Frame

  package init(_ displaySettings: DisplaySettings) {
    isPlain = displaySettings.isPlain
    lines = LineSet.of(displaySettings.characterSupport)
    frame = Frame(size: displaySettings.size, characterSupport: displaySettings.characterSupport)
  }

  package var width: Int { frame.size.columns }

  package var mark: String { String(isPlain ? ">" : lines.cursor) }

  package mutating func paintTitle(_ title: String, detail: String) {
    let row = ScreenAreas.titleRow
    frame.fill(columns: 0..<width, row: row, style: Style(.titleDetail))
    let right = width - 1 - DisplayText.width(of: detail)
    frame.put(title, column: 1, row: row, style: Style(.title), limit: max(0, right - 2))
    frame.put(detail, column: right, row: row, style: Style(.titleDetail))
  }

  package mutating func paintSearch(_ query: TextInput, row: Int, label: String = "Find:") {
    let start = frame.put(label, column: 2, row: row, style: Style(.label)) + 1
    let style = Style(isPlain ? .plain : .activeField)
    if !isPlain { frame.fill(columns: start..<width - 1, row: row, style: style) }
    frame.put(query, columns: start..<width - 1, row: row, style: style)
  }

  /// Marks rows as selected, on a plain screen by the cursor if it can go there. Returns the traits of their text.
  package mutating func paintSelection(
    _ isSelected: Bool, rows: ClosedRange<Int>, movesCursor: Bool = true, to end: Int? = nil
  ) -> Style.Traits {
    guard isSelected else { return [] }
    for row in rows {
      if !isPlain { frame.fill(columns: 1..<(end ?? width) - 1, row: row, style: Style(.plain, .selected)) }
      frame.put(mark, column: 0, row: row, style: Style(.dragHandle, selectedTraits))
    }
    if isPlain, movesCursor { frame.cursor = (0, rows.lowerBound) }
    return selectedTraits
  }

  @discardableResult package mutating func put(
    _ text: String, _ role: Style.Role, _ traits: Style.Traits = [], column: Int, row: Int, to end: Int? = nil
  ) -> Int {
    frame.put(text, column: column, row: row, style: Style(role, traits), limit: max(0, (end ?? width - 2) - column))
  }

  private var selectedTraits: Style.Traits { isPlain ? [] : .selected }

  package mutating func paintStatus(_ status: Status, rows: Range<Int>) {
    let text = TextWrap.lines(
      of: status.text, width: width - 2, limit: rows.count, characterSupport: frame.characterSupport)
    for (line, row) in zip(text, rows) { frame.put(line, column: 1, row: row, style: Style(status.tone.role)) }
  }
}

/// The key line: as many hints as fit. The painter and the mouse read the same values.
package struct HintRow {
  package private(set) var hints: [(hint: KeyHint, column: Int)] = []

  package init(_ all: [KeyHint], on size: Size) { self.init(all, in: 0..<size.columns) }

  /// - Parameter keepsEnd: whether the last two, for help and the way out, stay longest; otherwise the first ones do.
  init(_ all: [KeyHint], in columns: Range<Int>, keepsEnd: Bool = false) {
    var all = all
    while keepsEnd, all.count > 1, all.reduce(-1, { $0 + $1.width + 2 }) > columns.count {
      all.remove(at: max(0, all.count - 3))
    }
    var column = columns.lowerBound + 1
    for hint in all {
      // Hints are whole or left out.
      if !keepsEnd, column + hint.width >= columns.upperBound { break }
      hints.append((hint, column))
      column += hint.width + 2
    }
  }

  package func paint(row: Int, on frame: inout Frame) {
    frame.fill(columns: 0..<frame.size.columns, row: row, style: Style(.keyLabel))
    for (hint, column) in hints { _ = frame.put(hint, column: column, row: row) }
  }

  package func key(atColumn column: Int) -> Key? {
    hints.first { ($0.column..<$0.column + $0.hint.width).contains(column) }
      .flatMap { $0.hint.key(atOffset: column - $0.column) }
  }
}

extension Frame {
  package mutating func put(_ hint: KeyHint, column: Int, row: Int) -> Int {
    let column = put(hint.keys, column: column, row: row, style: Style(.keyName))
    return put(" \(hint.label)", column: column, row: row, style: Style(.keyLabel))
  }

  /// Draws as much of a text being typed as fits around the cursor, which it places. The outer columns of the field stay free.
  package mutating func put(_ input: TextInput, columns: Range<Int>, row: Int, style: Style) {
    let style = input.isSelected ? Style(.activeButton) : style
    let displayed = input.visibleBefore(columns: columns.count)
    let place = put(displayed, column: columns.lowerBound + 1, row: row, style: style)
    put(input.after, column: place, row: row, style: style, limit: max(0, columns.upperBound - 1 - place))
    cursor = (place, row)
  }

  /// Draws the text of a field as it is typed, or the hint of an empty one that is not in focus.
  package mutating func put(
    _ input: TextInput, hint: String, isFocused: Bool, columns: Range<Int>, row: Int, style: Style
  ) {
    if isFocused { return put(input, columns: columns, row: row, style: style) }
    let (text, style) = input.text.isEmpty ? (hint, Style(.hint)) : (input.text, style)
    put(text, column: columns.lowerBound + 1, row: row, style: style, limit: max(0, columns.count - 2))
  }
}
