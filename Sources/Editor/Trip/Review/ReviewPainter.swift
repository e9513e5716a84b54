import Base
import Screen
import TripCore

/// Paints a list of problems or changes with its filter.
struct ReviewPainter {
  let list: ReviewList
  let layout: ReviewLayout
  let dialog: DialogPainter

  func paint(on frame: inout Frame) {
    dialog.paint(layout.box, title: layout.title, on: &frame)
    dialog.paint(list.query, in: layout.box, row: layout.box.top + 1, on: &frame)
    for number in layout.visible { paint(number, on: &frame) }
    dialog.paintScrollMarks(
      layout.box, above: layout.visible.lowerBound, below: layout.entries.count - layout.visible.upperBound, on: &frame)
  }

  private func paint(_ number: Int, on frame: inout Frame) {
    let (box, entry) = (layout.box, layout.entries[number])
    let row = box.top + 2 + number - layout.visible.lowerBound
    let traits: Style.Traits = number == list.choice ? .selected : []
    if number == list.choice {
      frame.fill(columns: box.inside, row: row, style: Style(.dialog, traits))
      frame.put(String(dialog.lines.cursor), column: box.left + 1, row: row, style: Style(.grip, traits))
    }
    if let mark = entry.mark {
      let role = entry.isFaded ? .label : mark.role
      frame.put(String(dialog.lines.sign(of: mark)), column: box.left + 3, row: row, style: Style(role, traits))
    }
    frame.put(
      dialog.isPlain ? entry.line : entry.text, column: box.left + 5, row: row,
      style: Style(entry.isFaded ? .label : .dialog, traits), limit: box.columns - 7)
  }
}

/// The layout of a list of problems or changes, read by the painter and by the mouse.
struct ReviewLayout: Equatable {
  let title: String
  let box: DialogBox
  let entries: [ReviewEntry]
  /// The indices of the visible entries.
  let visible: Range<Int>

  init(_ list: ReviewList, of state: EditorState) {
    title = list.title(in: state.shown)
    entries = list.entries(in: state.shown)
    let height = max(1, min(entries.count, state.pageHeight - 1))
    box = DialogBox(columns: min(state.size.columns - 2, 100), rows: height + 3, in: state.size)
    let first = max(0, min(list.choice - height / 2, entries.count - height))
    visible = first..<min(entries.count, first + height)
  }

  /// The index of the entry at a cell, if any.
  func entry(atColumn column: Int, row: Int) -> Int? {
    let number = row - box.top - 2 + visible.lowerBound
    return box.inside.contains(column) && visible.contains(number) ? number : nil
  }
}
