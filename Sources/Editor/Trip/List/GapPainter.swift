import Itinerary
import Screen

/// The insertion line and the carried item. If that may not go there, crosses replace the arrows; the status has the reason.
struct GapPainter {
  let drag: Drag
  let isAtOrigin: Bool
  let setting: ListSetting
  private var columns: RowColumns { setting.columns }
  private var lines: LineSet { setting.lines }
  private var isValid: Bool { drag.isOverValidSlot }

  func paint(in rows: Range<Int>, on canvas: inout ListCanvas) {
    let row = rows.lowerBound
    if setting.metrics.isPlain {
      let text = (isValid ? "> Drop here: " : "x Can't go here: ") + drag.name(in: setting.wording)
      canvas.put(text, column: columns.all.lowerBound, row: row, style: .plain, limit: columns.all.count)
      return
    }
    if setting.metrics.isPointing {
      paintItem(row: row, on: &canvas)
      return paintEnds(row: row, style: Style(isValid ? .lifted : .invalid), on: &canvas)
    }
    let top = row + setting.metrics.spaceAboveGap
    let style = Style(isValid ? .insertion : .invalid)
    canvas.fill(columns.row, row: top, with: lines.insertion, style: style)
    paintEnds(row: top, style: style, on: &canvas)
    canvas.put(
      caption, column: columns.row.lowerBound + 3, row: top, style: style, limit: columns.row.count - 6)
    paintItem(row: top + 1, on: &canvas)
  }

  private func paintEnds(row: Int, style: Style, on canvas: inout ListCanvas) {
    canvas.put(isValid ? lines.insertionLeft : lines.cross, column: columns.row.lowerBound, row: row, style: style)
    canvas.put(isValid ? lines.insertionRight : lines.cross, column: columns.row.upperBound - 1, row: row, style: style)
  }

  private var caption: String {
    if !isValid { return " can't go here " }
    return isAtOrigin ? " where it was " : " drop here "
  }

  private func paintItem(row: Int, on canvas: inout ListCanvas) {
    let style = Style(isValid ? .lifted : .invalid)
    canvas.fill(columns.row, row: row, style: style)
    canvas.put(
      isValid ? lines.cursor : lines.cross, column: columns.cursor, row: row,
      style: Style(isValid ? .insertion : .invalid))
    canvas.put(lines.dragHandle, column: columns.dragHandle, row: row, style: style)
    let time = drag.item?.custom?.time.map(setting.wording.text) ?? ""
    let timeColumn = columns.end - DisplayText.width(of: time)
    canvas.put(time, column: timeColumn, row: row, style: style)
    canvas.put(
      text, column: columns.text, row: row, style: style,
      limit: max(1, timeColumn - columns.text - (time.isEmpty ? 0 : 1)))
  }

  private var text: String {
    if let leg = drag.item?.leg { return setting.text(of: leg, in: columns.end - columns.text) }
    if let custom = drag.item?.custom { return text(of: custom) }
    if case .new(let items) = drag.payload, items.count == 1, let item = items.first { return text(of: item) }
    return drag.name(in: setting.wording)
  }

  private func text(of custom: CustomItem) -> String {
    "\(LineSet.icon(of: custom, setting.displaySettings.icons)) \(custom.title)"
  }
}
