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
    // The focused field is painted last because it sets the cursor.
    let rows = layout.rows.filter { $0 != form.focus } + [form.focus]
    for number in rows {
      let row = box.top + 1 + number - layout.rows.lowerBound
      let isFocused = number == form.focus
      frame.put(
        form.label(ofRow: number), column: box.text.lowerBound, row: row,
        style: Style(isFocused ? .dialogTitle : .label))
      let style = Style(isFocused ? .activeField : .dialog)
      let columns = box.text.lowerBound + LegFormLayout.labelColumns..<box.text.upperBound
      guard isFocused else {
        frame.put(
          form.inputs[number].text, column: columns.lowerBound + 1, row: row, style: style,
          limit: max(0, columns.count - 2))
        continue
      }
      frame.fill(columns: columns, row: row, style: style)
      frame.put(form.inputs[number], columns: columns, row: row, style: style)
    }
    dialog.paintScrollMarks(
      box, above: layout.rows.lowerBound, below: form.fields.count - layout.rows.upperBound, on: &frame)
  }
}

/// The layout of the form of a leg, read by the painter and by the mouse.
struct LegFormLayout {
  static let labelColumns = 10
  let box: DialogBox
  /// The numbers of the fields in sight.
  let rows: Range<Int>

  init(_ form: LegForm, of state: EditorState) {
    let height = min(form.fields.count, state.pageHeight)
    let first = max(0, min(form.focus - height / 2, form.fields.count - height))
    rows = first..<first + height
    box = DialogBox(columns: state.pageBox.columns, rows: height + 2, in: state.size)
  }

  /// The field at a cell of the screen; nil for any other cell.
  func field(atColumn column: Int, row: Int) -> Int? {
    let number = rows.lowerBound + row - box.top - 1
    return box.inside.contains(column) && row > box.top && rows.contains(number) ? number : nil
  }
}
