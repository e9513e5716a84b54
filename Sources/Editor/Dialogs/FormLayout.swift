import Screen

/// Where the form and its parts stand on the screen.
struct FormLayout {
  let box: DialogBox
  /// Whether there is a free line below each field, for what is wrong with it.
  let hasProblemLines: Bool
  /// The columns of the text of the fields.
  let columns: Range<Int>
  private let form: ItemForm

  init(of form: ItemForm, in size: Size) {
    self.form = form
    hasProblemLines = size.rows >= 20
    let rows = Self.textFields.count * (hasProblemLines ? 2 : 1) + (hasProblemLines ? 4 : 3)
    box = DialogBox(columns: min(size.columns - 2, 68), rows: rows, in: size)
    columns = box.left + 13..<box.right - 2
  }

  static let textFields: [ItemForm.Field] = [.category, .title, .time, .location, .notes]

  func row(of field: ItemForm.Field) -> Int {
    guard let index = Self.textFields.firstIndex(of: field) else { return box.bottom - 1 }
    return box.top + (hasProblemLines ? 2 + 2 * index : 1 + index)
  }

  /// The buttons, with the columns they take.
  var buttons: [(field: ItemForm.Field, columns: Range<Int>)] {
    let buttons = form.fields.filter(\.isButton)
    let width = buttons.reduce(-2) { $0 + $1.label.count + 4 + 2 }
    // Under the fields, further left where a small screen has no room for them there.
    var column = min(columns.lowerBound, box.right - 1 - width)
    return buttons.map { field in
      let start = column
      column += field.label.count + 4 + 2
      return (field, start..<column - 2)
    }
  }

  /// The field or button at a place of the screen.
  func field(atColumn column: Int, row: Int) -> ItemForm.Field? {
    guard box.left < column, column < box.right else { return nil }
    if let field = Self.textFields.first(where: { self.row(of: $0) == row }) { return field }
    return row == box.bottom - 1 ? buttons.first { $0.columns.contains(column) }?.field : nil
  }
}
