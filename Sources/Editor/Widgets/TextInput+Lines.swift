import Screen

/// Lines of a text being typed, and the cell of its cursor.
extension TextInput {
  /// The start of the cursor's line, as an index into ``before``.
  var lineStart: String.Index { before.lastIndex(where: \.isNewline).map(before.index(after:)) ?? before.startIndex }

  /// The end of the cursor's line, as an index into ``after``.
  var lineEnd: String.Index { after.firstIndex(where: \.isNewline) ?? after.endIndex }

  /// The lines, at least one.
  var lines: [Substring] { text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }

  /// The index of the cursor's line.
  var cursorLine: Int { before.count(where: \.isNewline) }

  /// The cursor's line as an input of its own.
  var currentLine: TextInput {
    var line = TextInput(String(before[lineStart...]))
    line.setAfter(String(after[..<lineEnd]))
    return line
  }

  /// Begins a new line at the cursor.
  mutating func breakLine() { setText(before + "\n", after) }

  /// Moves to the next or previous line, to the same column if that line is long enough.
  ///
  /// - Returns: whether there was one.
  mutating func moveLine(by offset: Int) -> Bool {
    let lines = lines
    let line = cursorLine + offset
    guard lines.indices.contains(line) else { return false }
    placeCursor(inLine: line, after: before[lineStart...].count)
    return true
  }

  /// Places the cursor in a line, after a number of characters.
  private mutating func placeCursor(inLine line: Int, after count: Int) {
    let lines = lines
    let earlier = lines[..<line].reduce(0) { $0 + $1.count + 1 }
    let whole = text
    let place = whole.index(
      whole.startIndex, offsetBy: earlier + min(count, lines[line].count), limitedBy: whole.endIndex)
    let end = place ?? whole.endIndex
    setText(String(whole[..<end]), String(whole[end...]))
  }

  // MARK: Cells

  /// The visible part of the text before the cursor, for a field that shows the cursor.
  ///
  /// Reads no more of a long text than that.
  ///
  /// - Parameter columns: the width of the field, whose first and last column stay free.
  func shownBefore(columns: Int) -> String {
    var (start, left) = (before.endIndex, columns - 3)
    while start > before.startIndex {
      let previous = before.index(before: start)
      left -= DisplayText.width(of: String(before[previous]))
      if left < 0 { break }
      start = previous
    }
    return String(before[start...])
  }

  /// Places the cursor at a cell of the field.
  ///
  /// - Parameters:
  ///   - column: the column of the cell, counted from the first column of the field.
  ///   - columns: the width of the field if it shows the cursor; nil if it shows the beginning of the text.
  ///   - line: the index of the line that the cell shows.
  mutating func placeCursor(atColumn column: Int, of columns: Int?, line: Int) {
    let lines = lines
    guard !lines.isEmpty else { return }
    let line = min(max(line, 0), lines.count - 1)
    var hidden = 0
    if let columns, line == cursorLine {
      let current = currentLine
      hidden = current.before.count - current.shownBefore(columns: columns).count
    }
    var (count, left) = (hidden, column - 1)
    for character in lines[line].dropFirst(hidden) {
      left -= DisplayText.width(of: String(character))
      if left < 0 { break }
      count += 1
    }
    placeCursor(inLine: line, after: count)
  }
}
