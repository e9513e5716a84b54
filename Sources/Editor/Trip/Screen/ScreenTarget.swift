import Itinerary
import Screen

enum ScreenTarget: Equatable {
  case row(RowNumber)
  case grip(RowNumber)
  case addButton(day: Int)
  /// A hint in the key line, as the key that it means.
  case key(Key)
  /// A cell outside the menu of a row, which closes the menu.
  case besideMenu
  case day(Int)
  case pane
  case form(FormLayout.Spot)
  /// The page over the list, which every cell closes.
  case page(TextPage)
  case entry(Int)
  case legField(Int)
  case mapStop(Int)
}

extension EditorState {
  /// The target at a cell of the screen; nil if a press there means nothing.
  ///
  /// Asks the layouts that the painters paint by.
  func target(atColumn column: Int, row: Int) -> ScreenTarget? {
    // The notice of a screen that is too small has nothing to press.
    if areas.isTooSmall { return nil }
    if row == areas.keyRow, let key = keyLine(in: areas).key(atColumn: column) { return .key(key) }
    switch mode {
    case .browse:
      let areas = areas
      if row == areas.tripLine {
        return TripLineLayout(of: self, in: areas)?.day(atColumn: column).map { .day($0) }
      }
      if areas.pane?.contains(column: column, row: row) == true { return .pane }
      guard let hit = layout(in: areas).hit(column: column, row: row) else { return nil }
      switch hit.part {
      case .addButton(let day): return .addButton(day: day)
      case .grip: return .grip(hit.row)
      case .note: return nil
      case .rest: return .row(hit.row)
      }
    case .form(let form): return layout(of: form).spot(atColumn: column, row: row).map { .form($0) }
    case .page(let page): return .page(page)
    case .menu, .tripPage, .export, .review:
      let entry = mode.value.list(in: self)?.entry(atColumn: column, row: row).map { ScreenTarget.entry($0) }
      if case .menu = mode { return entry ?? .besideMenu }
      return entry
    case .legForm(let form):
      return field(of: form, atColumn: column, row: row).map { .legField($0) }
    case .map(let map):
      return isPlain ? nil : MapLayout(map, of: self, in: areas).stop(atColumn: column, row: row).map { .mapStop($0) }
    case .carry, .question, .saveElsewhere, .find, .moveTo, .repairs: return nil
    }
  }
}
