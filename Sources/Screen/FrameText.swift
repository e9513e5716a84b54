extension Frame {
  package func text(ofRow row: Int) -> String {
    var text = String.UnicodeScalarView()
    for cell in self.row(row) where cell.width > 0 { Glyph(cell).append(to: &text) }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  package var text: String { lines { row in text(ofRow: row) } }

  /// The styles of a row as runs of columns: `0-12 title, 13-79 titleDetail+selected`, without plain ones.
  package func styles(ofRow row: Int) -> String {
    var runs: [String] = []
    var start = 0
    let cells = self.row(row)
    for column in 1..<max(1, cells.count + 1) {
      let style = cells[cells.startIndex + start].style
      if column < cells.count, cells[cells.startIndex + column].style == style { continue }
      if style != .plain { runs.append(start == column - 1 ? "\(start) \(style)" : "\(start)-\(column - 1) \(style)") }
      start = column
    }
    return runs.joined(separator: ", ")
  }

  package var styles: String { lines { row in styles(ofRow: row) } }

  package func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < size.rows else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }

  private func lines(_ line: (Int) -> String) -> String {
    (0..<max(0, size.rows)).map(line).joined(separator: "\n")
  }
}

extension Glyph {
  init(_ cell: Cell) {
    self.init(cell.base, width: Int(cell.width))
    marks = cell.marks
  }
}

extension Style: CustomStringConvertible {
  package var description: String {
    let names: [(Traits, String)] = [(.selected, "selected"), (.dimmed, "dimmed"), (.struck, "struck")]
    return names.reduce("\(role)") { text, name in traits.contains(name.0) ? text + "+" + name.1 : text }
  }
}
