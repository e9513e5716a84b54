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

  private struct Row {
    let entry, top: Int
    let lines: [String]
  }

  let title: String
  let entries: [Entry]
  private let choice: Int?
  private let query: TextInput?
  private let columns: Columns
  let box: DialogBox
  private let rows: [Row]

  /// - Parameter wraps: whether long texts are broken into lines, rather than cut.
  init(
    _ title: String, _ entries: [Entry], choice: Int?, query: TextInput? = nil, columns: Columns, wraps: Bool = false,
    at place: CellPlace? = nil, in state: EditorState
  ) {
    (self.title, self.entries, self.choice, self.query, self.columns) = (title, entries, choice, query, columns)
    let height = max(1, state.pageHeight - (query == nil ? 0 : 1))
    let visible = TextWindow(
      entries.map(\.text), around: choice ?? 0, height: height, width: wraps ? columns.all - 5 - columns.label : nil,
      characterSupport: state.characterSupport)
    // At the pointer the box could reach the status, which is higher for a long sentence.
    let most = place == nil ? state.size.rows : state.areas.list.upperBound + 2
    box = DialogBox(
      columns: columns.all, rows: max(1, visible.lines.reduce(0) { $0 + $1.count }) + (query == nil ? 2 : 3),
      in: Size(columns: state.size.columns, rows: most), at: place)
    var (top, rows) = (box.top + (query == nil ? 1 : 2), [Row]())
    for (offset, lines) in visible.lines.enumerated() {
      rows.append(Row(entry: visible.first + offset, top: top, lines: lines))
      top += lines.count
    }
    self.rows = rows
  }

  func entry(atColumn column: Int, row: Int) -> Int? {
    guard box.inside.contains(column) else { return nil }
    return rows.first { ($0.top..<$0.top + $0.lines.count).contains(row) }?.entry
  }

  func paint(with dialog: DialogPainter, on frame: inout Frame) {
    dialog.paint(box, title: title, on: &frame)
    for row in rows { paint(row, with: dialog, on: &frame) }
    if let first = rows.first, let last = rows.last {
      dialog.paintScrollMarks(box, above: first.entry, below: entries.count - last.entry - 1, on: &frame)
    }
    // Painted last because it sets the cursor.
    if let query { dialog.paint(query, in: box, row: box.top + 1, on: &frame) }
  }

  private func paint(_ displayed: Row, with dialog: DialogPainter, on frame: inout Frame) {
    let entry = entries[displayed.entry]
    let isChosen = displayed.entry == choice
    let traits: Style.Traits = isChosen ? .selected : []
    let style = Style(entry.isFaded ? .label : .dialog, traits)
    let label = box.left + 3 + columns.group
    let (start, end) = (label + columns.label, box.right - 1)
    for (offset, line) in displayed.lines.enumerated() {
      let row = displayed.top + offset
      if isChosen {
        frame.fill(columns: box.inside, row: row, style: Style(.dialog, traits))
        frame.put(String(dialog.lines.cursor), column: box.left + 1, row: row, style: Style(.dragHandle, traits))
        if dialog.isPlain, offset == 0 { frame.cursor = (box.left + 1, row) }
      }
      frame.put(line, column: start, row: row, style: style, limit: max(1, end - start))
    }
    let row = displayed.top
    if columns.group > 0 {
      frame.put(entry.group, column: box.left + 3, row: row, style: Style(.dialogTitle, traits))
    }
    frame.put(
      entry.label, column: label, row: row, style: Style(entry.labelRole, traits), limit: max(0, columns.label - 1))
    let room = end - start - DisplayText.width(of: entry.text) - 2
    guard room >= 6, !entry.value.isEmpty else { return }
    let value = DisplayText.fitted(entry.value, to: room, characterSupport: frame.characterSupport)
    frame.put(value, column: end - DisplayText.width(of: value), row: row, style: Style(.label, traits))
  }
}

/// The texts of a list that fit a height together with a chosen one, which is in the middle but for the ends of the list.
private struct TextWindow {
  private(set) var first: Int
  private(set) var lines: [[String]] = []

  init(_ texts: [String], around choice: Int, height: Int, width: Int?, characterSupport: CharacterSupport) {
    first = max(0, min(choice, texts.count - 1))
    guard let width else {
      let displayed = ListWindow(of: texts.count, around: choice, in: 0..<height).entries
      (first, lines) = (displayed.lowerBound, texts[displayed].map { [$0] })
      return
    }
    if texts.isEmpty { return }
    func wrapped(_ number: Int) -> [String] {
      TextWrap.lines(of: texts[number], width: width, limit: height, characterSupport: characterSupport)
    }
    lines = [wrapped(first)]
    var left = height - lines[0].count
    var (above, below) = (true, true)
    while above || below {
      if below, first + lines.count < texts.count, case let next = wrapped(first + lines.count), next.count <= left {
        lines.append(next)
        left -= next.count
      } else {
        below = false
      }
      if above, first > 0, case let next = wrapped(first - 1), next.count <= left {
        lines.insert(next, at: 0)
        first -= 1
        left -= next.count
      } else {
        above = false
      }
    }
  }
}
