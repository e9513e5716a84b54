import ItineraryCore
import Screen

/// A part of the screen that a press of the mouse reaches.
enum ScreenTarget: Equatable {
  /// A row of the list, by its number.
  case row(RowNumber)
  /// The grip of a row, by the row's number.
  case grip(RowNumber)
  /// The button that adds an item to a day.
  case addButton(day: Int)
  /// A field or button of the form.
  case field(ItemForm.Field)
  /// The page over the list, which every cell closes.
  case page(TextPage)
}

extension EditorState {
  /// The target at a cell of the screen; nil if a press there means nothing.
  ///
  /// Asks the layouts that the painters paint by.
  func target(atColumn column: Int, row: Int) -> ScreenTarget? {
    // The notice of a screen that is too small has nothing to press.
    if areas.isTooSmall { return nil }
    switch mode {
    case .browse:
      guard let hit = layout(in: areas).hit(column: column, row: row) else { return nil }
      switch hit.part {
      case .addButton(let day): return .addButton(day: day)
      case .grip: return .grip(hit.row)
      case .rest: return .row(hit.row)
      }
    case .form(let form): return FormLayout(of: form, in: size).field(atColumn: column, row: row).map { .field($0) }
    case .page(let page): return .page(page)
    case .carry, .question, .saveElsewhere, .find, .moveTo: return nil
    }
  }
}
