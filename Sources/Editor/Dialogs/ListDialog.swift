import Itinerary
import Screen

/// A list in a box over the trip. The painter and the mouse read the same values.
struct ListDialog {
  struct Entry {
    var group = ""
    var label = ""
    var labelRole = Style.Role.label
    let text: String
    /// A text at the right edge, if there is room.
    var value = ""
    var isFaded = false
  }

  struct Columns {
    var all: Int
    var group = 0
    var label = 0
  }

  let title: String
  let entries: [Entry]
  private let choice: Int?
  private let query: TextInput?
  private let columns: Columns
  let box: DialogBox
  private let window: ListWindow
  /// The lines of each entry in sight.
  private let lines: [[String]]

  /// - Parameter wraps: whether long texts are broken into lines, rather than cut.
  init(
    _ title: String, _ entries: [Entry], choice: Int?, query: TextInput? = nil, columns: Columns, wraps: Bool = false,
    at place: CellPlace? = nil, in state: EditorState
  ) {
    (self.title, self.entries, self.choice, self.query, self.columns) = (title, entries, choice, query, columns)
    let height = max(1, state.pageHeight - (query == nil ? 0 : 1))
    let (width, characterSupport) = (columns.all - 5 - columns.label, state.characterSupport)
    let lines = { (entry: Int) in
      let text = entries[entry].text
      return wraps
        ? TextWrap.lines(of: text, width: width, limit: height, characterSupport: characterSupport) : [text]
    }
    window = ListWindow(of: entries.count, around: choice ?? 0, in: 0..<height) { lines($0).count }
    self.lines = window.entries.map(lines)
    // At the pointer the box could reach the status, which is higher for a long sentence.
    let maxRow = place == nil ? state.size.rows : state.areas.list.upperBound + 2
    box = DialogBox(
      columns: columns.all, rows: max(1, window.height) + (query == nil ? 2 : 3),
      in: Size(columns: state.size.columns, rows: maxRow), at: place)
  }

  private var top: Int { box.top + (query == nil ? 1 : 2) }

  func entry(atColumn column: Int, row: Int) -> Int? {
    box.inside.contains(column) ? window.entry(atRow: row - top) : nil
  }

  func paint(with dialog: DialogPainter, on frame: inout Frame) {
    dialog.paint(box, title: title, on: &frame)
    for (displayed, lines) in zip(window.displayed, lines) {
      paint(displayed.entry, lines, at: top + displayed.row, with: dialog, on: &frame)
    }
    let (above, below) = (window.entries.lowerBound, entries.count - window.entries.upperBound)
    dialog.paintScrollMarks(box, above: above, below: below, on: &frame)
    // Painted last because it sets the cursor.
    if let query { dialog.paint(query, in: box, row: box.top + 1, on: &frame) }
  }

  private func paint(
    _ number: Int, _ lines: [String], at top: Int, with dialog: DialogPainter, on frame: inout Frame
  ) {
    let entry = entries[number]
    let isChosen = number == choice
    let traits: Style.Traits = isChosen ? .selected : []
    let style = Style(entry.isFaded ? .label : .dialog, traits)
    let label = box.left + 3 + columns.group
    let (start, end) = (label + columns.label, box.right - 1)
    for (row, line) in zip(top..., lines) {
      if isChosen {
        frame.fill(columns: box.inside, row: row, style: Style(.dialog, traits))
        frame.put(String(dialog.lines.cursor), column: box.left + 1, row: row, style: Style(.dragHandle, traits))
        if dialog.isPlain, row == top { frame.cursor = (box.left + 1, row) }
      }
      frame.put(line, column: start, row: row, style: style, limit: max(1, end - start))
    }
    if columns.group > 0 {
      frame.put(entry.group, column: box.left + 3, row: top, style: Style(.dialogTitle, traits))
    }
    frame.put(
      entry.label, column: label, row: top, style: Style(entry.labelRole, traits), limit: max(0, columns.label - 1))
    let room = end - start - DisplayText.width(of: entry.text) - 2
    guard room >= 6, !entry.value.isEmpty else { return }
    let value = DisplayText.fitted(entry.value, to: room, characterSupport: frame.characterSupport)
    frame.put(value, column: end - DisplayText.width(of: value), row: top, style: Style(.label, traits))
  }
}
