import Itinerary
import Screen

/// A part of the screen that a press of the mouse reaches.
enum ScreenTarget: Equatable {
  /// A row of the list, by its number.
  case row(RowNumber)
  /// The grip of a row, by the row's number.
  case grip(RowNumber)
  case addButton(day: Int)
  /// A hint in the key line, as the key that it means.
  case key(Key)
  /// A line of the menu of a row, by its index.
  case menuLine(Int)
  /// A cell outside the menu of a row, which closes the menu.
  case besideMenu
  /// A day on the overview line of the trip.
  case day(Int)
  /// The pane next to the list.
  case pane
  /// A field, a button or a choice of the form.
  case form(FormLayout.Spot)
  /// The page over the list, which every cell closes.
  case page(TextPage)
  /// A row of the page of the trip, by its index.
  case tripRow(Int)
  /// An entry of a list of problems or changes, by its index.
  case entry(Int)
  /// A field or a button of the form of a leg, by its number.
  case legField(Int)
  /// A format in the export dialog, by its index.
  case exportFormat(Int)
  /// A stop on the map, by its index.
  case mapStop(Int)
}

extension EditorState {
  /// The target at a cell of the screen; nil if a press there means nothing.
  ///
  /// Asks the layouts that the painters paint by.
  func target(atColumn column: Int, row: Int) -> ScreenTarget? {
    // The notice of a screen that is too small has nothing to press.
    if areas.isTooSmall { return nil }
    if row == areas.keyRow, let key = KeyLine(of: self, in: areas).key(atColumn: column) { return .key(key) }
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
    case .menu(let menu):
      return MenuLayout(menu, of: self).line(atColumn: column, row: row).map { .menuLine($0) } ?? .besideMenu
    case .tripPage(let page):
      return TripPageLayout(page, of: self).row(atColumn: column, row: row).map { .tripRow($0) }
    case .legForm(let form):
      return LegFormLayout(form, of: self).field(atColumn: column, row: row).map { .legField($0) }
    case .export(let dialog):
      return ExportLayout(dialog, of: self).format(atColumn: column, row: row).map { .exportFormat($0) }
    case .review(let list): return ReviewLayout(list, of: self).entry(atColumn: column, row: row).map { .entry($0) }
    case .map(let map):
      return isPlain ? nil : MapLayout(map, of: self, in: areas).stop(atColumn: column, row: row).map { .mapStop($0) }
    case .carry, .question, .saveElsewhere, .find, .moveTo, .repairs: return nil
    }
  }
}
