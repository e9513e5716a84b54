import Screen

struct DialogBox: Equatable {
  let left, top, columns, rows: Int

  /// Reduces the size to leave room for status and keys. Begins at `place` if it fits there; nil for the middle of the screen.
  init(columns: Int, rows: Int, in size: Size, at place: CellPlace? = nil) {
    self.columns = min(columns, size.columns)
    self.rows = min(rows, size.rows - 2)
    let highest = self.rows < size.rows - 2 ? 1 : 0
    left = max(0, min(place?.column ?? (size.columns - self.columns) / 2, size.columns - self.columns))
    top = max(
      highest, min(place?.row ?? .max, size.rows - 2 - self.rows, place == nil ? (size.rows - 2 - self.rows) / 2 : .max)
    )
  }

  /// The last column and the last row, which are border.
  var right: Int { left + columns - 1 }
  var bottom: Int { top + rows - 1 }

  var inside: Range<Int> { left + 1..<right }
  var text: Range<Int> { left + 2..<right - 1 }
}

struct DialogPainter {
  let areas: ScreenAreas
  let lines: LineSet
  let isPlain: Bool

  func paint(_ box: DialogBox, title: String, on frame: inout Frame) {
    if isPlain {
      for row in areas.list { frame.fill(columns: areas.screen, row: row, style: .plain) }
      frame.put(title, column: box.left, row: box.top, style: Style(.dialogTitle), limit: box.columns)
      return
    }
    for row in areas.list {
      frame.restyle(columns: areas.screen, row: row) { Style($0.role, .dimmed) }
      frame.fill(columns: areas.columns.prefix(1), row: row, style: .plain)
    }
    for row in box.top...box.bottom {
      frame.fill(columns: box.left..<box.right + 1, row: row, style: Style(.dialog))
      paintBorder(of: box, row: row, ends: (lines.light.vertical, lines.light.vertical), on: &frame)
    }
    let edges = [
      (box.top, lines.light.topLeft, lines.light.topRight),
      (box.bottom, lines.light.bottomLeft, lines.light.bottomRight),
    ]
    for (row, left, right) in edges {
      frame.fill(columns: box.inside, row: row, with: lines.light.horizontal, style: Style(.dialogBorder))
      paintBorder(of: box, row: row, ends: (left, right), on: &frame)
    }
    frame.put(" \(title) ", column: box.left + 2, row: box.top, style: Style(.dialogTitle), limit: box.columns - 4)
  }

  private func paintBorder(
    of box: DialogBox, row: Int, ends: (left: Unicode.Scalar, right: Unicode.Scalar), on frame: inout Frame
  ) {
    let style = Style(.dialogBorder)
    frame.fill(columns: box.left..<box.left + 1, row: row, with: ends.left, style: style)
    frame.fill(columns: box.right..<box.right + 1, row: row, with: ends.right, style: style)
  }

  func paint(_ input: TextInput, in box: DialogBox, row: Int, on frame: inout Frame) {
    let style = Style(.activeField)
    frame.fill(columns: box.text, row: row, style: style)
    frame.put(input, columns: box.text, row: row, style: style)
  }

  func paint(button label: String, isActive: Bool, in area: CellArea, on frame: inout Frame) {
    frame.put(
      isActive ? "> \(label) <" : "  \(label)  ", column: area.columns.lowerBound, row: area.rows.lowerBound,
      style: Style(isActive ? .activeButton : .button))
  }

  func paintScrollMarks(_ box: DialogBox, above: Int, below: Int, on frame: inout Frame) {
    if above > 0 { paintMark(" \(above) more above ", box, row: box.top, on: &frame) }
    if below > 0 { paintMark(" \(below) more below ", box, row: box.bottom, on: &frame) }
  }

  private func paintMark(_ text: String, _ box: DialogBox, row: Int, on frame: inout Frame) {
    frame.put(text, column: box.right - 1 - DisplayText.width(of: text), row: row, style: Style(.label))
  }
}
