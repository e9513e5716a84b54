import Itinerary
import Screen

/// Paints a page of text, help or what explains a game or leg, in a box over the list.
struct PagePainter {
  let layout: PageLayout
  let dialog: DialogPainter

  func paint(on frame: inout Frame) {
    let box = layout.box
    dialog.paint(box, title: layout.title, on: &frame)
    if let query = layout.query { dialog.paint(query, in: box, row: box.top + 1, on: &frame) }
    let top = box.top + (layout.query == nil ? 1 : 2)
    for (offset, parts) in layout.visible.enumerated() {
      let width = parts.count == 1 ? box.text.count : PageColumns.width(in: box.columns)
      for (number, line) in parts.enumerated() {
        let column = box.text.lowerBound + number * (width + PageColumns.gap)
        paint(line, column: column, width: width, row: top + offset, on: &frame)
      }
    }
    dialog.paintScrollMarks(box, above: layout.above, below: layout.below, on: &frame)
  }

  private func paint(_ line: PageLine, column: Int, width: Int, row: Int, on frame: inout Frame) {
    frame.put(line, column: column, width: width, row: row)
  }
}

extension Frame {
  /// Draws a line of a page that has already been wrapped to the width.
  package mutating func put(_ line: PageLine, column: Int, width: Int, row: Int) {
    let indent = line.label.isEmpty ? 0 : line.labelColumns
    let traits: Style.Traits = line.isChosen ? .selected : []
    if line.isChosen { fill(columns: column..<column + width, row: row, style: Style(.dialog, traits)) }
    put(line.label, column: column, row: row, style: Style(.label, traits), limit: line.labelColumns - 1)
    put(line.text, column: column + indent, row: row, style: Style(line.role, traits), limit: width - indent)
  }
}

/// Paints the list of places that the selected item may move to, with the text that narrows the list down.
struct MovePainter {
  private let picker: MovePicker
  private let name: String
  private let places: [MovePicker.Target]
  private let dialog: DialogPainter
  private let box: DialogBox
  /// The number of places seen at once.
  private let height: Int
  /// The first place seen.
  private let first: Int

  init(_ picker: MovePicker, of state: EditorState, dialog: DialogPainter) {
    (self.picker, self.dialog) = (picker, dialog)
    name = state.shown.itinerary.item(picker.item).map(state.shown.wording.name) ?? ""
    places = picker.places(in: state.shown)
    height = max(1, min(places.count, state.pageHeight - 1))
    box = DialogBox(columns: min(state.size.columns - 2, 100), rows: height + 3, in: state.size)
    first = max(0, min(picker.choice - height / 2, places.count - height))
  }

  func paint(on frame: inout Frame) {
    dialog.paint(box, title: "Move \(name) to", on: &frame)
    dialog.paint(picker.query, in: box, row: box.top + 1, on: &frame)
    for (offset, place) in places.dropFirst(first).prefix(height).enumerated() {
      paint(place, row: box.top + 2 + offset, isChosen: first + offset == picker.choice, on: &frame)
    }
    dialog.paintScrollMarks(box, above: first, below: places.count - first - height, on: &frame)
  }

  private func paint(_ place: MovePicker.Target, row: Int, isChosen: Bool, on frame: inout Frame) {
    let style = Style(.dialog, isChosen ? .selected : [])
    if isChosen {
      frame.fill(columns: box.inside, row: row, style: style)
      frame.put(String(dialog.lines.cursor), column: box.left + 1, row: row, style: Style(.grip, .selected))
    }
    frame.put(place.text, column: box.left + 3, row: row, style: style, limit: box.columns - 5)
  }
}
