import Itinerary
import Screen

/// The parts of the screen, from top to bottom: title, line of the trip, list, status, keys. On a wide screen a pane is next to the list.
struct ScreenAreas: Equatable {
  static let smallest = Size(columns: 40, rows: 10)

  let size: Size
  /// The row of the overview line of the trip; nil on a low screen.
  let tripLine: Int?
  let list: Range<Int>
  let status: Range<Int>
  /// The columns that text takes: all of them, or the middle of a wide screen, so that the eye finds the end of a row.
  let columns: Range<Int>
  let listColumns: Range<Int>
  /// The columns of the pane next to the list, including its border; nil without a pane.
  let paneColumns: Range<Int>?

  init(size: Size, statusLines: Int, rowWidth: Int, isPlain: Bool = false) {
    self.size = size
    let statusRows = min(max(statusLines, Self.reservedStatusRows(size)), 3)
    let keys = size.rows - 1
    status = max(0, keys - statusRows)..<max(0, keys)
    tripLine = !isPlain && size.rows >= Self.leastRowsWithTripLine ? Self.titleRow + 1 : nil
    list = min((tripLine ?? Self.titleRow) + 1, status.lowerBound)..<status.lowerBound
    let pane = isPlain ? 0 : Self.paneWidth(size, rowWidth)
    let widest = pane > 0 ? max(Self.widestText, rowWidth) : Self.widestText
    let margin = max(0, (size.columns - widest - pane) / 2)
    columns = margin..<max(margin, size.columns - margin)
    listColumns = columns.dropLast(pane)
    paneColumns = pane > 0 ? columns.suffix(pane) : nil
  }

  static let widestText = 120

  private static let leastColumnsWithPane = 110

  private static let leastRowsWithTripLine = 28

  /// The width of the pane, including its border; 0 on a screen without one, or where it would cut a row.
  private static func paneWidth(_ size: Size, _ rowWidth: Int) -> Int {
    let least = 37
    let width = min(max(least, min(size.columns * 35 / 100, 64)), size.columns - rowWidth)
    return size.columns < leastColumnsWithPane || width < least ? 0 : width
  }

  func isPane(column: Int) -> Bool { paneColumns?.contains(column) == true }

  var pane: CellArea? { paneColumns.map { CellArea(columns: $0, rows: list) } }

  static func reservedStatusRows(_ size: Size) -> Int { size.rows >= 20 ? 2 : 1 }

  static let titleRow = 0
  var keyRow: Int { size.rows - 1 }
  var screen: Range<Int> { 0..<size.columns }
  var isTooSmall: Bool { size.isTooSmall }
}

extension Size {
  package var isTooSmall: Bool { columns < ScreenAreas.smallest.columns || rows < ScreenAreas.smallest.rows }
}

extension CellArea {
  init(columns: Range<Int>, row: Int) { self.init(columns: columns, rows: row..<row + 1) }

  func contains(column: Int, row: Int) -> Bool { rows.contains(row) && columns.contains(column) }
}

enum ScreenTarget: Equatable {
  case row(RowNumber)
  case dragHandle(RowNumber)
  case addButton(day: Int)
  case key(Key)
  /// A cell outside the menu of a row, which closes the menu.
  case outsideMenu
  case day(Int)
  case pane
  case form(ItemFormLayout.Spot)
  /// Any cell while a page is over the list, which closes it.
  case page
  /// An entry of a list, a field of a form, or a stop on the map.
  case entry(Int)
}

extension EditorState {
  /// Asks the layouts that the painters paint by; nil if a press there means nothing.
  func target(atColumn column: Int, row: Int) -> ScreenTarget? {
    // The notice of a screen that is too small has nothing to press.
    if areas.isTooSmall { return nil }
    if row == areas.keyRow, let key = keyLine(in: areas).key(atColumn: column) { return .key(key) }
    switch mode {
    case .normal:
      let areas = areas
      if row == areas.tripLine {
        return TripLineLayout(of: self, in: areas)?.day(atColumn: column).map { .day($0) }
      }
      if areas.pane?.contains(column: column, row: row) == true { return .pane }
      return layout(in: areas).hit(column: column, row: row)?.target
    case .menu(let menu): return menu.target(atColumn: column, row: row, in: self) ?? .outsideMenu
    default: return mode.value.target(atColumn: column, row: row, in: self)
    }
  }
}
