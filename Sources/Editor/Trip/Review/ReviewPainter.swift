import Screen

/// Paints a list of problems or changes with its filter.
struct ReviewPainter {
  let list: ReviewList
  let layout: ReviewLayout
  let dialog: DialogPainter

  func paint(on frame: inout Frame) {
    dialog.paint(layout.box, title: layout.title, on: &frame)
    dialog.paint(list.query, in: layout.box, row: layout.box.top + 1, on: &frame)
    for row in layout.rows { paint(row, on: &frame) }
    dialog.paintScrollMarks(
      layout.box, above: layout.visible.lowerBound, below: layout.entries.count - layout.visible.upperBound, on: &frame)
  }

  private func paint(_ shown: ReviewLayout.Row, on frame: inout Frame) {
    let (box, entry) = (layout.box, layout.entries[shown.entry])
    let isChosen = shown.entry == list.choice
    let traits: Style.Traits = isChosen ? .selected : []
    for (offset, line) in shown.lines.enumerated() {
      let row = shown.top + offset
      if isChosen {
        frame.fill(columns: box.inside, row: row, style: Style(.dialog, traits))
        frame.put(String(dialog.lines.cursor), column: box.left + 1, row: row, style: Style(.grip, traits))
      }
      frame.put(line, column: box.left + 5, row: row, style: Style(entry.isFaded ? .label : .dialog, traits))
    }
    if let mark = entry.mark {
      let role = entry.isFaded ? .label : mark.role
      frame.put(String(dialog.lines.sign(of: mark)), column: box.left + 3, row: shown.top, style: Style(role, traits))
    }
  }
}

/// The layout of a list of problems or changes, read by the painter and by the mouse.
struct ReviewLayout: Equatable {
  /// A visible entry, which takes as many rows as its text has lines.
  struct Row: Equatable {
    let entry, top: Int
    let lines: [String]
  }

  let title: String
  let box: DialogBox
  let entries: [ReviewEntry]
  let rows: [Row]

  init(_ list: ReviewList, of state: EditorState) {
    title = list.title(in: state.shown)
    entries = list.entries(in: state.shown)
    let columns = min(state.size.columns - 2, 100)
    let texts = entries.map { state.isPlain ? $0.line : $0.text }
    let visible = TextWindow(
      texts, around: list.choice, height: max(1, state.pageHeight - 1), width: columns - 7,
      repertoire: state.repertoire)
    box = DialogBox(columns: columns, rows: max(1, visible.lines.reduce(0) { $0 + $1.count }) + 3, in: state.size)
    var (top, rows) = (box.top + 2, [Row]())
    for (offset, lines) in visible.lines.enumerated() {
      rows.append(Row(entry: visible.first + offset, top: top, lines: lines))
      top += lines.count
    }
    self.rows = rows
  }

  var visible: Range<Int> { rows.isEmpty ? 0..<0 : rows[0].entry..<rows[0].entry + rows.count }

  /// The index of the entry at a cell, if any.
  func entry(atColumn column: Int, row: Int) -> Int? {
    guard box.inside.contains(column) else { return nil }
    return rows.first { ($0.top..<$0.top + $0.lines.count).contains(row) }?.entry
  }
}

/// The texts of a list, broken into lines, that fit a height together with a chosen one.
private struct TextWindow {
  /// The index of the first text.
  private(set) var first: Int
  private(set) var lines: [[String]] = []

  init(_ texts: [String], around choice: Int, height: Int, width: Int, repertoire: CharacterSupport) {
    first = max(0, min(choice, texts.count - 1))
    if texts.isEmpty { return }
    func wrapped(_ number: Int) -> [String] {
      TextWrap.lines(of: texts[number], width: width, limit: height, repertoire: repertoire)
    }
    lines = [wrapped(first)]
    var left = height - lines[0].count
    var (above, below) = (true, true)
    while above || below {
      // The chosen text is in the middle, but for the ends of the list.
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
