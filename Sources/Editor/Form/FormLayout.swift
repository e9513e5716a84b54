import Screen

/// The layout of the form: the cells of its fields and buttons. Painter and mouse read the same values.
struct FormLayout {
  let box: DialogBox
  /// Whether there is a free line below each field, for what is wrong with it.
  let hasProblemLines: Bool
  /// The columns of the text of the fields.
  let textColumns: Range<Int>
  private let form: ItemForm

  init(of form: ItemForm, in size: Size) {
    self.form = form
    hasProblemLines = size.rows >= 20
    let rows = Self.textFields.count * (hasProblemLines ? 2 : 1) + (hasProblemLines ? 4 : 3)
    box = DialogBox(columns: min(size.columns - 2, 68), rows: rows, in: size)
    textColumns = box.left + 13..<box.right - 2
  }

  /// The fields above the buttons, from top to bottom.
  static let textFields: [ItemForm.Field] = [.category, .title, .time, .location, .notes]

  /// The cells of a field with its label, or of a button. A button that the form does not have takes none.
  func area(of field: ItemForm.Field) -> CellArea {
    guard let index = Self.textFields.firstIndex(of: field) else { return area(ofButton: field) }
    return CellArea(columns: box.inside, row: box.top + (hasProblemLines ? 2 + 2 * index : 1 + index))
  }

  private func area(ofButton wanted: ItemForm.Field) -> CellArea {
    let buttons = form.fields.filter(\.isButton)
    let width = buttons.reduce(-2) { $0 + columns(ofButton: $1) + 2 }
    // Under the fields, further left on a small screen that has no room for them there.
    var start = min(textColumns.lowerBound, box.right - 1 - width)
    for button in buttons {
      let end = start + columns(ofButton: button)
      if button == wanted { return CellArea(columns: start..<end, row: box.bottom - 1) }
      start = end + 2
    }
    return CellArea(columns: start..<start, row: box.bottom - 1)
  }

  /// The width of a button: its label, and a mark and a space on both sides.
  private func columns(ofButton button: ItemForm.Field) -> Int { button.label.count + 4 }

  /// The field or button at a cell of the screen.
  func field(atColumn column: Int, row: Int) -> ItemForm.Field? {
    form.fields.first { area(of: $0).contains(column: column, row: row) }
  }
}
