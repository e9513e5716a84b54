import Itinerary
import Screen

/// Painter and mouse read the same values: what is seen at a cell is what a press there reaches.
struct ListLayout {
  let entries: ListEntries
  let areas: ScreenAreas
  let columns: RowColumns
  let visible: [VisibleEntry]
  /// Whether rows have drag handles and headers have buttons; a screen of words alone has neither.
  private let hasHandles: Bool

  init(_ entries: ListEntries, from top: ScrollAnchor, in areas: ScreenAreas, columns: RowColumns, isPlain: Bool) {
    self.entries = entries
    self.areas = areas
    self.columns = columns
    visible = entries.visible(from: top, in: areas.list)
    hasHandles = !isPlain
  }

  func addButton(ofDay day: Int, inHeader rows: Range<Int>) -> CellArea {
    CellArea(columns: columns.addButton, row: rows.lowerBound + entries.aboveHeader(ofDay: day))
  }

  func dragHandle(inRow rows: Range<Int>) -> CellArea {
    CellArea(columns: columns.dragHandle..<columns.dragHandle + 1, row: rows.lowerBound)
  }

  func hit(column: Int, row: Int) -> ListHit? {
    guard !areas.isTooSmall, areas.list.contains(row), !areas.isPane(column: column),
      let found = visible.first(where: { $0.rows.contains(row) }),
      case .row(let content, let number) = entries[found.entry]
    else { return nil }
    let line = row - found.rows.lowerBound
    var target: ScreenTarget? = .row(number)
    switch content {
    case _ where entries.isNote(line: line, of: found.entry): target = nil
    case .day(let day)
    where hasHandles && addButton(ofDay: day, inHeader: found.rows).contains(column: column, row: row):
      target = .addButton(day: day)
    case .item(let index)
    where hasHandles && entries.hasHandle(itemAt: index)
      && dragHandle(inRow: found.rows).contains(column: column, row: row):
      target = .dragHandle(number)
    case .day, .item: break
    }
    return ListHit(row: number, target: target, line: line, height: entries.ownHeight(of: found.entry))
  }
}

struct ListHit: Equatable {
  let row: RowNumber
  /// nil on a line below the row that is not a row: of a game that goes on, or of the night.
  let target: ScreenTarget?
  /// The line of the row that the pointer is over, from 0; blank lines above a header count.
  let line: Int
  let height: Int
}
