import Itinerary
import Screen

/// The layout of the export dialog, read by the painter and by the mouse.
struct ExportLayout {
  static let nameColumns = 9
  let box: DialogBox
  /// The indices of the visible formats.
  let formats: Range<Int>

  init(_ dialog: ExportDialog, of state: EditorState) {
    let count = ExportFormat.allCases.count
    let height = max(0, min(count, state.pageHeight - 1))
    let first = max(0, min((dialog.choice ?? 0) - height / 2, count - height))
    formats = first..<first + height
    box = DialogBox(columns: min(state.pageBox.columns, 64), rows: height + 3, in: state.size)
  }

  /// The index of the format at a cell of the screen; nil for any other cell.
  func format(atColumn column: Int, row: Int) -> Int? {
    let number = formats.lowerBound + row - box.top - 2
    return box.inside.contains(column) && row > box.top + 1 && row < box.bottom && formats.contains(number)
      ? number : nil
  }
}

/// Paints the export dialog in a box over the list.
struct ExportPainter {
  let export: ExportDialog
  let layout: ExportLayout
  let dialog: DialogPainter

  func paint(on frame: inout Frame) {
    let box = layout.box
    dialog.paint(box, title: "Export the trip as", on: &frame)
    for number in layout.formats {
      let (row, isChosen) = (box.top + 2 + number - layout.formats.lowerBound, number == export.choice)
      let format = ExportFormat.allCases[number]
      let traits: Style.Traits = isChosen ? .selected : []
      if isChosen {
        frame.fill(columns: box.inside, row: row, style: Style(.dialog, .selected))
        frame.put(String(dialog.lines.cursor), column: box.left + 1, row: row, style: Style(.grip, .selected))
      }
      let start = box.left + 3
      frame.put(
        format.rawValue, column: start, row: row, style: Style(.label, traits), limit: ExportLayout.nameColumns - 1)
      frame.put(
        format.purpose, column: start + ExportLayout.nameColumns, row: row, style: Style(.dialog, traits),
        limit: max(1, box.right - 1 - start - ExportLayout.nameColumns))
    }
    dialog.paintScrollMarks(
      box, above: layout.formats.lowerBound, below: ExportFormat.allCases.count - layout.formats.upperBound, on: &frame)
    // Painted last because it sets the cursor.
    dialog.paint(export.path, in: box, row: box.top + 1, on: &frame)
  }
}
