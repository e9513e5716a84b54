import ItineraryCore
import Presenting
import Screen

extension Painter {
  // MARK: Pages

  /// Help, or what explains a game or a leg, in a box over the list.
  mutating func paint(_ page: TextPage) {
    let all = state.pageRows(of: page)
    let height = min(all.count, state.pageHeight)
    let box = DialogBox(columns: state.pageBox(of: page).columns, rows: height + 2, in: state.size)
    paintBox(box, title: state.pageTitle(of: page))
    for (offset, parts) in all.dropFirst(page.top).prefix(height).enumerated() {
      let width = parts.count == 1 ? box.columns - 4 : PageColumns.width(in: box.columns)
      for (number, line) in parts.enumerated() {
        let column = box.left + 2 + number * (width + PageColumns.gap)
        paint(line, column: column, width: width, row: box.top + 1 + offset)
      }
    }
    paintScrollMarks(box, more: all.count - page.top - height, above: page.top)
  }

  private mutating func paint(_ line: PageLine, column: Int, width: Int, row: Int) {
    let indent = line.label.isEmpty ? 0 : PageLine.labelColumns
    frame.put(line.label, column: column, row: row, style: Style(.label), limit: PageLine.labelColumns - 1)
    frame.put(line.text, column: column + indent, row: row, style: Style(line.role), limit: width - indent)
  }

  private mutating func paintScrollMarks(_ box: DialogBox, more: Int, above: Int) {
    if above > 0 { paintMark(" \(above) more above ", box: box, row: box.top) }
    if more > 0 { paintMark(" \(more) more below ", box: box, row: box.bottom) }
  }

  private mutating func paintMark(_ text: String, box: DialogBox, row: Int) {
    let column = box.right - 1 - DisplayText.width(of: text)
    frame.put(text, column: column, row: row, style: Style(.label))
  }

  // MARK: The places to move to

  mutating func paint(_ picker: MovePicker) {
    let places = picker.places(in: state.shown)
    let height = max(1, min(places.count, state.pageHeight - 1))
    let box = DialogBox(columns: state.pageBox.columns, rows: height + 3, in: state.size)
    let name = state.shown.itinerary.item(picker.item).map(wording.name) ?? ""
    paintBox(box, title: "Move \(name) to")
    let field = box.left + 2..<box.right - 1
    frame.fill(columns: field, row: box.top + 1, with: " ", style: Style(.activeField))
    paint(picker.query, in: field, row: box.top + 1, style: Style(.activeField), isActive: true)
    let first = max(0, min(picker.choice - height / 2, places.count - height))
    for (offset, place) in places.dropFirst(first).prefix(height).enumerated() {
      let isChosen = first + offset == picker.choice
      let row = box.top + 2 + offset
      let style = Style(.dialog, isChosen ? .selected : [])
      if isChosen {
        frame.fill(columns: box.left + 1..<box.right, row: row, with: " ", style: style)
        frame.put(String(lines.cursor), column: box.left + 1, row: row, style: Style(.grip, .selected))
      }
      frame.put(place.text, column: box.left + 3, row: row, style: style, limit: box.columns - 5)
    }
    paintScrollMarks(box, more: places.count - first - height, above: first)
  }

  // MARK: The path to save to

  mutating func paint(pathToSave path: TextInput) {
    let box = DialogBox(columns: state.pageBox.columns, rows: 3, in: state.size)
    paintBox(box, title: "Save the trip as")
    let field = box.left + 2..<box.right - 1
    frame.fill(columns: field, row: box.top + 1, with: " ", style: Style(.activeField))
    frame.put(path, columns: field, row: box.top + 1, style: Style(.activeField))
  }

  // MARK: The form

  mutating func paint(_ form: ItemForm) {
    let layout = FormLayout(of: form, in: state.size)
    paintBox(layout.box, title: form.isNew ? "New item on Day \(form.day)" : "Edit item")
    for field in FormLayout.textFields { paint(field, of: form, layout) }
    paintButtons(of: form, layout)
  }

  private mutating func paint(_ field: ItemForm.Field, of form: ItemForm, _ layout: FormLayout) {
    let (left, row) = (layout.box.left, layout.row(of: field))
    var columns = layout.columns
    let isActive = form.focus == field
    paintLabel(of: field, form, left: left, row: row)
    let style = Style(isActive ? .activeField : .field)
    frame.fill(columns: columns, row: row, with: " ", style: style)
    if field == .location {
      columns = columns.lowerBound..<paintCoordinates(of: form, in: columns, row: row, style: style)
    }
    let (start, room) = (columns.lowerBound + 1, columns.count - 2)
    if field == .category {
      frame.put(categoryText(form), column: start, row: row, style: style, limit: room)
    } else if let input = form.inputs[field] {
      paint(input, in: columns, row: row, style: style, isActive: isActive)
      if input.text.isEmpty, !isActive {
        frame.put(field.hint, column: start, row: row, style: Style(.hint), limit: room)
      }
    }
    if layout.hasProblemLines, let problem = form.problems[field] {
      frame.put(problem, column: columns.lowerBound, row: row + 1, style: Style(.error), limit: columns.count)
    }
  }

  /// The coordinates that go with the name of the place, at the end of its field, where there is room for both.
  ///
  /// - Returns: the column where the name has to end.
  private mutating func paintCoordinates(of form: ItemForm, in columns: Range<Int>, row: Int, style: Style) -> Int {
    guard form.keepsCoordinates, let coordinates = form.coordinates else { return columns.upperBound }
    let text = "at \(coordinates) "
    let start = columns.upperBound - DisplayText.width(of: text)
    if start < columns.lowerBound + 16 { return columns.upperBound }
    frame.put(text, column: start, row: row, style: style)
    return start
  }

  private mutating func paintLabel(of field: ItemForm.Field, _ form: ItemForm, left: Int, row: Int) {
    let hasProblem = form.problems[field] != nil
    frame.put(field.label, column: left + 3, row: row, style: Style(hasProblem ? .error : .label))
    if hasProblem { frame.put(String(lines.cross), column: left + 1, row: row, style: Style(.error)) }
    if form.focus == field { frame.put(String(lines.cursor), column: left + 2, row: row, style: Style(.grip)) }
  }

  /// The part of the text around the cursor that the field has room for.
  mutating func paint(_ input: TextInput, in columns: Range<Int>, row: Int, style: Style, isActive: Bool) {
    let room = columns.count - 2
    guard isActive else {
      frame.put(input.text, column: columns.lowerBound + 1, row: row, style: style, limit: room)
      return
    }
    frame.put(input, columns: columns, row: row, style: style)
  }

  private func categoryText(_ form: ItemForm) -> String {
    let arrows = state.repertoire == .unicode ? ("◂", "▸") : ("<", ">")
    return "\(arrows.0) \(LineSet.icon(of: form.category, state.presentation.icons)) \(form.category.label) \(arrows.1)"
  }

  private mutating func paintButtons(of form: ItemForm, _ layout: FormLayout) {
    for (field, columns) in layout.buttons {
      let isActive = form.focus == field
      let text = isActive ? "> \(field.label) <" : "  \(field.label)  "
      let style = Style(isActive ? .activeButton : .button)
      frame.put(text, column: columns.lowerBound, row: layout.box.bottom - 1, style: style)
    }
  }

  // MARK: Boxes

  private mutating func paintBox(_ box: DialogBox, title: String) {
    if state.isPlain { return paintPlainBox(box, title: title) }
    // What lies behind steps back.
    for row in areas.list {
      frame.restyle(columns: screen, row: row) { Style($0.role, .dimmed) }
      frame.fill(columns: left..<left + 1, row: row, style: .plain)
    }
    let style = Style(.dialogBorder)
    for row in box.top...box.bottom {
      frame.fill(columns: box.left..<box.right + 1, row: row, with: " ", style: Style(.dialog))
      frame.fill(columns: box.left..<box.left + 1, row: row, with: lines.light.vertical, style: style)
      frame.fill(columns: box.right..<box.right + 1, row: row, with: lines.light.vertical, style: style)
    }
    let edges = [
      (box.top, lines.light.topLeft, lines.light.topRight),
      (box.bottom, lines.light.bottomLeft, lines.light.bottomRight),
    ]
    for (row, left, right) in edges {
      frame.fill(columns: box.left..<box.right + 1, row: row, with: lines.light.horizontal, style: style)
      frame.fill(columns: box.left..<box.left + 1, row: row, with: left, style: style)
      frame.fill(columns: box.right..<box.right + 1, row: row, with: right, style: style)
    }
    frame.put(" \(title) ", column: box.left + 2, row: box.top, style: Style(.dialogTitle), limit: box.columns - 4)
  }
}

extension Painter {
  /// The room of a box without its lines, on an otherwise empty list.
  private mutating func paintPlainBox(_ box: DialogBox, title: String) {
    for row in areas.list { frame.fill(columns: screen, row: row, style: .plain) }
    frame.put(title, column: box.left, row: box.top, style: Style(.dialogTitle), limit: box.columns)
  }
}

/// A box in the middle of the screen.
struct DialogBox {
  let left, top, columns, rows: Int

  init(columns: Int, rows: Int, in size: Size) {
    self.columns = min(columns, size.columns)
    self.rows = min(rows, size.rows - 2)
    left = (size.columns - self.columns) / 2
    top = max(self.rows < size.rows - 2 ? 1 : 0, (size.rows - 2 - self.rows) / 2)
  }

  var right: Int { left + columns - 1 }
  var bottom: Int { top + rows - 1 }
}

extension ItemForm.Field {
  var label: String {
    switch self {
    case .category: "Category"
    case .title: "Title"
    case .time: "Time"
    case .location: "Location"
    case .notes: "Notes"
    case .save: "Save"
    case .delete: "Delete"
    case .cancel: "Cancel"
    }
  }

  /// What an empty field says of itself.
  var hint: String {
    switch self {
    case .time: "optional: 22:30 or 10:30 PM"
    case .location: "optional: a name, or 42.33, -83.05"
    case .notes: "optional"
    default: ""
    }
  }
}
