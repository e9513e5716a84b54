import Almanac
import Itinerary
import Preferences
import Screen

/// Paints the form of a custom item in a box over the list, as laid out by ``FormLayout``.
struct FormPainter {
  private let form: ItemForm
  private let layout: FormLayout
  private let wording: Wording
  private let trip: Trip
  private let dialog: DialogPainter

  init(_ form: ItemForm, of state: EditorState, dialog: DialogPainter) {
    (self.form, self.dialog) = (form, dialog)
    (wording, trip) = (state.shown.wording, state.shown.trip)
    layout = state.layout(of: form)
  }

  func paint(on frame: inout Frame) {
    dialog.paint(layout.box, title: form.isNew ? "New item on Day \(form.day)" : "Edit item", on: &frame)
    for row in layout.rows {
      if let line = layout.line(atRow: row) { paint(line, row: row, on: &frame) }
    }
    for button in form.buttons {
      let area = layout.area(ofButton: button)
      dialog.paint(button: button.label, isActive: form.focus == button, in: area, on: &frame)
    }
    dialog.paintScrollMarks(layout.box, above: layout.above, below: layout.below, on: &frame)
  }

  private func paint(_ line: FormLine, row: Int, on frame: inout Frame) {
    switch line {
    case .field(let field, let number):
      if number == 0 { paintLabel(of: field, row: row, on: &frame) }
      paint(field, line: number, row: row, on: &frame)
    case .problem(_, let text): paint(text, .error, row: row, on: &frame)
    case .understood(let text), .reading(let text): paint(text, .label, row: row, on: &frame)
    case .mapStatus: paint(form.mapStatus ?? "", .label, row: row, on: &frame)
    case .suggestion(let index): paint(suggestion: index, row: row, on: &frame)
    }
  }

  private func paint(_ text: String, _ role: Style.Role, row: Int, on frame: inout Frame) {
    let columns = layout.textColumns
    frame.put(text, column: columns.lowerBound, row: row, style: Style(role), limit: columns.count)
  }

  // MARK: Fields

  private func paintLabel(of field: ItemForm.Field, row: Int, on frame: inout Frame) {
    let (left, hasProblem) = (layout.box.left, form.problems[field] != nil)
    frame.put(field.label, column: left + 3, row: row, style: Style(hasProblem ? .error : .label))
    if hasProblem { frame.put(String(dialog.lines.cross), column: left + 1, row: row, style: Style(.error)) }
    if form.focus == field { frame.put(String(dialog.lines.cursor), column: left + 2, row: row, style: Style(.grip)) }
  }

  private func paint(_ field: ItemForm.Field, line: Int, row: Int, on frame: inout Frame) {
    let columns = layout.textColumns
    let isActive = form.focus == field
    let style = Style(isActive ? .activeField : .field)
    frame.fill(columns: columns, row: row, style: style)
    let (start, room) = (columns.lowerBound + 1, columns.count - 2)
    switch field {
    case .category:
      let chosen = form.category
      for (category, text, columns) in layout.categories {
        let role: Style.Role =
          category == chosen ? (isActive ? .activeButton : .button) : isActive ? .activeField : .field
        frame.put(
          text, column: columns.lowerBound, row: row, style: Style(role),
          limit: layout.textColumns.upperBound - columns.lowerBound)
      }
    case .day:
      let day = wording.dayTitle(form.day, of: trip)
      let text = dialog.isPlain ? day : frame.repertoire == .unicode ? "◂ \(day) ▸" : "< \(day) >"
      frame.put(text, column: start, row: row, style: style, limit: room)
    default:
      guard let input = form.inputs[field] else { return }
      let number = line + (field == .notes ? layout.firstNote : 0)
      if isActive, number == input.cursorLine || field != .notes {
        frame.put(field == .notes ? input.currentLine : input, columns: columns, row: row, style: style)
      } else if input.text.isEmpty {
        frame.put(field.hint, column: start, row: row, style: Style(.hint), limit: room)
      } else {
        let lines = field == .notes ? input.lines.map(String.init) : [input.text]
        if number < lines.count { frame.put(lines[number], column: start, row: row, style: style, limit: room) }
      }
    }
  }

  private func paint(suggestion index: Int, row: Int, on frame: inout Frame) {
    let place = form.suggestions.places[index]
    let isChosen = form.suggestions.choice == index
    let detail: String? =
      switch place.kind {
      case .city: nil
      case .venue, .station, .port, .airport: place.city
      case .own: "yours"
      }
    let name = place.kind == .city ? place.city : place.name
    let text = [name, detail].compactMap { $0 }.joined(separator: wording.separator)
    let columns = layout.textColumns
    let style = Style(isChosen ? .activeButton : .dialog)
    if isChosen { frame.fill(columns: columns, row: row, style: style) }
    frame.put(isChosen ? ">" : " ", column: columns.lowerBound, row: row, style: style)
    frame.put(text, column: columns.lowerBound + 2, row: row, style: style, limit: columns.count - 3)
  }
}

extension EditorState {
  func layout(of form: ItemForm) -> FormLayout {
    FormLayout(
      of: form, understanding: form.understanding(in: shown.trip, today: presentation.today, wording: shown.wording),
      in: size, as: presentation)
  }
}
