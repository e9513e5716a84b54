import Base
import Screen
import TripCore

/// The layout of the menu of a row, read by its painter and by the mouse.
struct MenuLayout {
  let title: String
  let lines: [PageLine]
  let choice: Int
  let box: DialogBox
  /// The number of the first line in sight.
  let first: Int

  /// The width of the names of keys.
  static let keyColumns = 10

  init(_ menu: RowMenu, of state: EditorState) {
    title = state.selectedItem.map { state.shown.wording.name(of: $0.item) } ?? "Day \(state.selectedDay)"
    let line = { (binding: Binding, text: String) in
      PageLine(label: binding.keys.first?.notation(in: state.keyRepertoire) ?? "", text: text)
    }
    lines =
      menu.actions(in: state).map { line(state.keys.binding(of: $0), $0.menuLabel(on: state.selectedItem?.item)) }
      + menu.hands(in: state).map { line($0.binding, $0.menuLabel) }
    choice = max(0, min(menu.choice, lines.count - 1))
    var width = DisplayText.width(of: title) + 6
    for line in lines { width = max(width, Self.keyColumns + DisplayText.width(of: line.text) + 5) }
    let height = min(lines.count, max(1, state.areas.list.count - 2))
    first = max(0, min(choice - height / 2, lines.count - height))
    let columns = min(width, state.isPlain ? state.size.columns : 60)
    let place = state.isPlain ? nil : menu.place
    // At the pointer the box could reach the status, which is higher for a long sentence.
    let rows = place == nil ? state.size.rows : state.areas.list.upperBound + 2
    box = DialogBox(columns: columns, rows: height + 2, in: Size(columns: state.size.columns, rows: rows), at: place)
  }

  /// The number of the line at a cell, if any.
  func line(atColumn column: Int, row: Int) -> Int? {
    let number = row - box.top - 1 + first
    guard box.inside.contains(column), row > box.top, row < box.bottom, lines.indices.contains(number) else {
      return nil
    }
    return number
  }
}

extension BrowseAction {
  /// A few words on what the action does with a row.
  fileprivate func menuLabel(on item: Item?) -> String {
    switch self {
    case .pickUp: "pick it up"
    case .moveTo: "move it to\u{2026}"
    case .nudgeUp: "move it up"
    case .nudgeDown: "move it down"
    case .nudgeToPreviousDay: "move it to the day before"
    case .nudgeToNextDay: "move it to the day after"
    case .open: item?.game == nil ? "edit it" : "open it"
    case .edit: item?.game == nil ? "edit it" : "edit your ticket"
    case .view: "show details"
    case .add: "add an item to this day"
    case .addBelow: "add an item below it"
    case .addAbove: "add an item above it"
    case .duplicate: "copy it to the row below"
    case .tickOff: "tick it off, or remove the tick"
    case .toItsTime: "move it to its time"
    case .sortDay: "sort this day by time"
    case .delete: "delete it"
    default: binding.help ?? ""
    }
  }
}

/// Paints the menu of a row.
struct MenuPainter {
  let layout: MenuLayout
  let dialog: DialogPainter

  func paint(on frame: inout Frame) {
    let box = layout.box
    dialog.paint(box, title: layout.title, on: &frame)
    for (offset, line) in layout.lines.dropFirst(layout.first).prefix(box.rows - 2).enumerated() {
      let (row, isChosen) = (box.top + 1 + offset, layout.first + offset == layout.choice)
      let traits: Style.Traits = isChosen ? .selected : []
      if isChosen {
        frame.fill(columns: box.inside, row: row, style: Style(.dialog, .selected))
        frame.put(String(dialog.lines.cursor), column: box.left + 1, row: row, style: Style(.grip, .selected))
        if dialog.isPlain { frame.cursor = (box.left + 1, row) }
      }
      let start = box.left + 3
      frame.put(line.label, column: start, row: row, style: Style(.label, traits), limit: MenuLayout.keyColumns - 1)
      frame.put(
        line.text, column: start + MenuLayout.keyColumns, row: row, style: Style(.dialog, traits),
        limit: max(1, box.right - 1 - start - MenuLayout.keyColumns))
    }
    let below = layout.lines.count - layout.first - (box.rows - 2)
    dialog.paintScrollMarks(box, above: layout.first, below: below, on: &frame)
  }
}
