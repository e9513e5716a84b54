import Itinerary
import Screen

/// Paints the page of the trip in a box over the list.
struct TripPagePainter {
  private let page: TripPage
  private let state: EditorState
  private let dialog: DialogPainter
  let layout: TripPageLayout

  init(_ page: TripPage, of state: EditorState, dialog: DialogPainter) {
    (self.page, self.state, self.dialog) = (page, state, dialog)
    layout = TripPageLayout(page, of: state)
  }

  func paint(on frame: inout Frame) {
    dialog.paint(layout.box, title: layout.title, on: &frame)
    switch page.step {
    case .menu: paintMenu(on: &frame)
    case .typing(let line, let input):
      for (offset, text) in state.wrapped([line.question(day: page.day)]).prefix(layout.box.rows - 3).enumerated() {
        put(text, row: layout.box.top + 1 + offset, on: &frame)
      }
      dialog.paint(input, in: layout.box, row: layout.box.bottom - 1, on: &frame)
    case .preview, .sharing:
      for (offset, text) in layout.lines.enumerated() { put(text, row: layout.box.top + 1 + offset, on: &frame) }
      dialog.paintScrollMarks(layout.box, above: layout.above, below: layout.below, on: &frame)
    }
  }

  private func put(_ text: String, row: Int, on frame: inout Frame) {
    frame.put(text, column: layout.box.text.lowerBound, row: row, style: Style(.dialog), limit: layout.box.text.count)
  }

  private func paintMenu(on frame: inout Frame) {
    let box = layout.box
    for (offset, number) in layout.rows.enumerated() {
      let action = TripPageAction.rows[number]
      let row = box.top + 1 + offset
      let isChosen = number == page.choice
      let style = Style(.dialog, isChosen ? .selected : [])
      if isChosen {
        frame.fill(columns: box.inside, row: row, style: style)
        frame.put(String(dialog.lines.cursor), column: box.left + 1, row: row, style: Style(.grip, .selected))
      }
      let start = box.left + 3 + layout.groupColumns
      if layout.groupColumns > 0, let group = TripPageAction.groups.first(where: { $0.rows.first == action }) {
        frame.put(group.title, column: box.left + 3, row: row, style: Style(.dialogTitle, isChosen ? .selected : []))
      }
      let key = action.binding.names(in: state.keyRepertoire).first ?? ""
      frame.put(key, column: start, row: row, style: Style(.label, isChosen ? .selected : []))
      let label = action.label(day: page.day)
      let value = state.value(of: action, day: page.day)
      let width = box.columns - 8 - layout.groupColumns
      frame.put(label, column: start + 3, row: row, style: style, limit: width)
      let room = width - DisplayText.width(of: label) - 2
      if room >= 6, !value.isEmpty {
        let shown = DisplayText.fitted(value, to: room, repertoire: state.repertoire)
        let column = box.right - 1 - DisplayText.width(of: shown)
        frame.put(shown, column: column, row: row, style: Style(.label, isChosen ? .selected : []))
      }
    }
    dialog.paintScrollMarks(box, above: layout.above, below: layout.below, on: &frame)
  }
}

/// The layout of the page of the trip, read by the painter and by the mouse.
struct TripPageLayout: Equatable {
  let title: String
  let box: DialogBox
  /// The indices of the visible rows of the menu.
  let rows: Range<Int>
  /// The visible lines of a preview.
  let lines: [String]
  /// The columns for the titles of groups before the rows of the menu; 0 without room for them.
  var groupColumns: Int { box.columns >= 60 ? 9 : 0 }
  /// The numbers of rows or lines out of sight, above and below.
  let above, below: Int

  init(_ page: TripPage, of state: EditorState) {
    let (columns, most) = (state.pageBox.columns, state.pageHeight)
    switch page.step {
    case .menu:
      let count = TripPageAction.rows.count
      let height = min(count, most)
      let first = max(0, min(page.choice - height / 2, count - height))
      self.init(
        state.shown.heading, rows: first..<first + height, above: first, below: count - first - height,
        box: DialogBox(columns: columns, rows: height + 2, in: state.size))
    case .typing(let line, _):
      let question = state.wrapped([line.question(day: page.day)])
      self.init(
        state.shown.trip.name,
        box: DialogBox(columns: columns, rows: min(question.count, most - 1) + 3, in: state.size))
    case .preview(let preview): self.init(preview.title, preview.lines, from: preview.top, in: state)
    case .sharing(let top): self.init("Sharing", state.sharingLines, from: top, in: state)
    }
  }

  private init(
    _ title: String, rows: Range<Int> = 0..<0, lines: [String] = [], above: Int = 0, below: Int = 0, box: DialogBox
  ) {
    (self.title, self.rows, self.lines, self.above, self.below, self.box) = (title, rows, lines, above, below, box)
  }

  /// Lays out as many lines of text as fit.
  private init(_ title: String, _ lines: [String], from top: Int, in state: EditorState) {
    let (all, most) = (state.wrapped(lines), state.pageHeight)
    let top = max(0, min(top, all.count - most))
    let shown = Array(all.dropFirst(top).prefix(most))
    self.init(
      title, lines: shown, above: top, below: all.count - top - shown.count,
      box: DialogBox(columns: state.pageBox.columns, rows: max(1, shown.count) + 2, in: state.size))
  }

  /// The row of the menu at a cell of the screen; nil for any other cell.
  func row(atColumn column: Int, row: Int) -> Int? {
    let number = rows.lowerBound + row - box.top - 1
    return box.inside.contains(column) && rows.contains(number) && row > box.top ? number : nil
  }
}
