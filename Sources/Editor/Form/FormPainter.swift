import ItineraryCore
import Presenting
import Screen

/// Paints the form of a custom item in a box over the list, as laid out by ``FormLayout``.
struct FormPainter {
  private let form: ItemForm
  private let layout: FormLayout
  private let icons: IconStyle
  private let dialog: DialogPainter

  init(_ form: ItemForm, in size: Size, icons: IconStyle, dialog: DialogPainter) {
    (self.form, self.icons, self.dialog) = (form, icons, dialog)
    layout = FormLayout(of: form, in: size)
  }

  func paint(on frame: inout Frame) {
    dialog.paint(layout.box, title: form.isNew ? "New item on Day \(form.day)" : "Edit item", on: &frame)
    for field in FormLayout.textFields {
      let row = layout.area(of: field).rows.lowerBound
      paintLabel(of: field, row: row, on: &frame)
      paint(field, row: row, on: &frame)
    }
    for button in form.fields where button.isButton { paint(button: button, on: &frame) }
  }

  // MARK: Fields

  private func paintLabel(of field: ItemForm.Field, row: Int, on frame: inout Frame) {
    let (left, hasProblem) = (layout.box.left, form.problems[field] != nil)
    frame.put(field.label, column: left + 3, row: row, style: Style(hasProblem ? .error : .label))
    if hasProblem { frame.put(String(dialog.lines.cross), column: left + 1, row: row, style: Style(.error)) }
    if form.focus == field { frame.put(String(dialog.lines.cursor), column: left + 2, row: row, style: Style(.grip)) }
  }

  private func paint(_ field: ItemForm.Field, row: Int, on frame: inout Frame) {
    var columns = layout.textColumns
    let isActive = form.focus == field
    let style = Style(isActive ? .activeField : .field)
    frame.fill(columns: columns, row: row, style: style)
    if field == .location { columns = columns.lowerBound..<paintCoordinates(row: row, style: style, on: &frame) }
    let (start, room) = (columns.lowerBound + 1, columns.count - 2)
    if field == .category {
      frame.put(category(in: frame.repertoire), column: start, row: row, style: style, limit: room)
    } else if let input = form.inputs[field] {
      if isActive {
        frame.put(input, columns: columns, row: row, style: style)
      } else if input.text.isEmpty {
        frame.put(field.hint, column: start, row: row, style: Style(.hint), limit: room)
      } else {
        frame.put(input.text, column: start, row: row, style: style, limit: room)
      }
    }
    if layout.hasProblemLines, let problem = form.problems[field] {
      frame.put(problem, column: columns.lowerBound, row: row + 1, style: Style(.error), limit: columns.count)
    }
  }

  /// Paints the coordinates that go with the name of the place at the end of its field, if there is room for both.
  ///
  /// - Returns: the column where the name has to end.
  private func paintCoordinates(row: Int, style: Style, on frame: inout Frame) -> Int {
    let columns = layout.textColumns
    guard form.keepsCoordinates, let coordinates = form.coordinates else { return columns.upperBound }
    let text = "at \(coordinates) "
    let start = columns.upperBound - DisplayText.width(of: text)
    if start < columns.lowerBound + 16 { return columns.upperBound }
    frame.put(text, column: start, row: row, style: style)
    return start
  }

  private func category(in repertoire: Repertoire) -> String {
    let arrows = repertoire == .unicode ? ("◂", "▸") : ("<", ">")
    return "\(arrows.0) \(LineSet.icon(of: form.category, icons)) \(form.category.label) \(arrows.1)"
  }

  // MARK: Buttons

  private func paint(button: ItemForm.Field, on frame: inout Frame) {
    let isActive = form.focus == button
    let text = isActive ? "> \(button.label) <" : "  \(button.label)  "
    let area = layout.area(of: button)
    frame.put(
      text, column: area.columns.lowerBound, row: area.rows.lowerBound,
      style: Style(isActive ? .activeButton : .button))
  }
}
