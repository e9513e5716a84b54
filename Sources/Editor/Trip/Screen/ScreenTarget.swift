import Itinerary
import Screen

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
