import Screen

/// Paints the form of a leg in a box over the list.
struct LegFormPainter {
  let form: LegForm
  let title: String
  let layout: LegFormLayout
  let dialog: DialogPainter

  func paint(on frame: inout Frame) {
    let box = layout.box
    dialog.paint(box, title: title, on: &frame)
    for number in layout.rows where number != form.focus { paint(number, on: &frame) }
    // The focused field is painted last because it sets the cursor.
    if form.focusedField != nil { paint(form.focus, on: &frame) }
    for button in LegForm.Button.allCases {
      let isActive = form.focusedButton == button
      dialog.paint(button: button.label, isActive: isActive, in: layout.area(of: button), on: &frame)
    }
    dialog.paintScrollMarks(
      box, above: layout.rows.lowerBound, below: form.fields.count - layout.rows.upperBound, on: &frame)
  }

  private func paint(_ number: Int, on frame: inout Frame) {
    let (columns, row) = (layout.textColumns, layout.row(ofField: number))
    let isFocused = number == form.focus
    frame.put(form.label(ofRow: number), column: layout.box.left + 3, row: row, style: Style(.label))
    let style = Style(isFocused ? .activeField : .field)
    frame.fill(columns: columns, row: row, style: style)
    if isFocused {
      frame.put(String(dialog.lines.cursor), column: layout.box.left + 2, row: row, style: Style(.grip))
      frame.put(form.inputs[number], columns: columns, row: row, style: style)
    } else {
      let text = form.inputs[number].text
      frame.put(
        text.isEmpty ? form.fields[number].hint : text, column: columns.lowerBound + 1, row: row,
        style: text.isEmpty ? Style(.hint) : style, limit: max(0, columns.count - 2))
    }
  }
}

/// The layout of the form of a leg, read by the painter and by the mouse.
struct LegFormLayout {
  let box: DialogBox
  /// The numbers of the fields in sight.
  let rows: Range<Int>
  private let fieldCount: Int
  /// The columns of the text of the fields.
  let textColumns: Range<Int>

  init(_ form: LegForm, of state: EditorState) {
    let count = form.fields.count
    fieldCount = count
    // One line for the buttons, and a blank one above them if there is room.
    let space = state.size.rows >= count + 6 ? 4 : 3
    let height = max(1, min(count, state.size.rows - 2 - space))
    let first = max(0, min(form.focus - height / 2, count - height))
    rows = first..<first + height
    box = DialogBox(columns: min(state.size.columns - 2, 72), rows: height + space, in: state.size)
    textColumns = box.left + FormLayout.labels..<max(box.left + FormLayout.labels, box.right - 2)
  }

  func row(ofField number: Int) -> Int { box.top + 1 + number - rows.lowerBound }

  /// The cells of a button.
  func area(of button: LegForm.Button) -> CellArea {
    let before = LegForm.Button.allCases.prefix { $0 != button }.reduce(0) { $0 + $1.label.count + 6 }
    let start = textColumns.lowerBound + before
    return CellArea(columns: start..<start + button.label.count + 4, row: box.bottom - 1)
  }

  /// The number of the field or button at a cell of the screen; nil for any other cell.
  func field(atColumn column: Int, row: Int) -> Int? {
    if let button = LegForm.Button.allCases.first(where: { area(of: $0).contains(column: column, row: row) }) {
      return fieldCount + button.rawValue
    }
    let number = rows.lowerBound + row - box.top - 1
    return box.inside.contains(column) && row > box.top && rows.contains(number) ? number : nil
  }
}
