import Screen

/// The box of a form: lines, each with a label and a text, and buttons below them. The painter and the mouse read the
/// same values.
struct FormBox {
  let box: DialogBox
  let textColumns: Range<Int>
  /// The number of the first visible line.
  let top: Int
  private let count: Int
  private let buttons: [String]

  /// - Parameter top: returns the first visible line if so many are seen at once.
  init(lines count: Int, buttons: [String], in size: Size, from top: (_ height: Int) -> Int) {
    (self.count, self.buttons) = (count, buttons)
    // One line for the buttons, and a blank one above them if there is room.
    box = DialogBox(columns: min(size.columns - 2, 72), rows: count + (size.rows >= count + 6 ? 4 : 3), in: size)
    let start = box.left + 13
    textColumns = start..<max(start, box.right - 2)
    self.top = top(box.rows - 3)
  }

  /// The columns of the texts on a screen of this size.
  static func width(in size: Size) -> Int { max(0, min(size.columns - 2, 72) - 16) }

  var rows: Range<Int> { box.top + 1..<max(box.top + 1, min(box.top + 1 + count - top, box.bottom - 1)) }

  func line(atRow row: Int) -> Int? { rows.contains(row) ? top + row - rows.lowerBound : nil }

  private func area(ofButton number: Int) -> CellArea {
    // The label, and a mark and a space on both sides.
    let widths = buttons.map { $0.count + 4 }
    // Below the texts, or further left if the screen is too narrow for that.
    let first = min(textColumns.lowerBound, box.right - 1 - widths.reduce(-2) { $0 + $1 + 2 })
    let start = widths[..<number].reduce(first) { $0 + $1 + 2 }
    return CellArea(columns: start..<start + widths[number], row: box.bottom - 1)
  }

  func button(atColumn column: Int, row: Int) -> Int? {
    buttons.indices.first { area(ofButton: $0).contains(column: column, row: row) }
  }

  /// - Parameter focus: the number of the button in focus; nil if a line is.
  func paint(title: String, focus: Int?, with dialog: DialogPainter, on frame: inout Frame) {
    dialog.paint(box, title: title, on: &frame)
    for (number, label) in buttons.enumerated() {
      dialog.paint(button: label, isActive: number == focus, in: area(ofButton: number), on: &frame)
    }
    dialog.paintScrollMarks(box, above: top, below: max(0, count - top - rows.count), on: &frame)
  }

  func paint(
    label: String, isFocused: Bool, hasProblem: Bool = false, row: Int, with dialog: DialogPainter,
    on frame: inout Frame
  ) {
    frame.put(label, column: box.left + 3, row: row, style: Style(hasProblem ? .error : .label))
    if hasProblem { frame.put(String(dialog.lines.cross), column: box.left + 1, row: row, style: Style(.error)) }
    if isFocused { frame.put(String(dialog.lines.cursor), column: box.left + 2, row: row, style: Style(.grip)) }
  }

  /// Paints a text as it is typed, or the hint of an empty one that is not in focus.
  func paint(_ input: TextInput, hint: String, isFocused: Bool, row: Int, on frame: inout Frame) {
    let style = Style(isFocused ? .activeField : .field)
    frame.fill(columns: textColumns, row: row, style: style)
    if isFocused { return frame.put(input, columns: textColumns, row: row, style: style) }
    let isEmpty = input.text.isEmpty
    frame.put(
      isEmpty ? hint : input.text, column: textColumns.lowerBound + 1, row: row,
      style: isEmpty ? Style(.hint) : style, limit: max(0, textColumns.count - 2))
  }
}
