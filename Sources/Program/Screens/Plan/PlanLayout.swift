import Editor
import Itinerary
import Screen

/// The rows of the plan screen: title, form or table of tours, list of games, status, keys. All count from 0.
struct PlanLayout {
  /// The row of the first field, and of the head of the table.
  let headRow: Int
  let fields: ListWindow
  /// The cells of the button below the fields; nil without room for it.
  let button: (row: Int, columns: Range<Int>)?
  static let inputColumn = 12
  static let search = "  Search  "
  let tours: ListWindow
  let list: Range<Int>
  let columns: Range<Int>

  /// The least width at which the list is next to the table.
  private static let wide = 130

  init(size: Size, fields count: Int, focus: Int, tours tourCount: Int, selection: Int, isMap: Bool) {
    let (isSmall, end) = (size.rows < 16, size.statusRows.lowerBound)
    headRow = isSmall ? 1 : 2
    fields = ListWindow(of: count, around: focus, in: headRow..<max(headRow + 1, end))
    let row = headRow + count + 1
    let columns = Self.inputColumn..<Self.inputColumn + Self.search.count
    button = fields.entries.count == count && row < end ? (row, columns) : nil
    let firstTour = headRow + 1
    let isWide = size.columns >= PlanLayout.wide
    let room = max(1, end - firstTour)
    let limit = isWide ? room : max(1, isMap ? room / 5 : isSmall ? room / 3 : room / 2)
    tours = ListWindow(of: tourCount, around: selection, in: firstTour..<firstTour + limit)
    let top = isWide ? headRow : firstTour + max(1, tours.entries.count) + (isSmall ? 0 : 1)
    list = min(top, end)..<end
    self.columns = isWide ? size.columns / 2..<size.columns : 0..<size.columns
  }

  var tableWidth: Int { columns.lowerBound == 0 ? columns.upperBound : columns.lowerBound }
}

extension PlanState {
  var layout: PlanLayout {
    PlanLayout(
      size: displaySettings.size, fields: form.fields.count, focus: form.fields.firstIndex(of: form.focus) ?? 0,
      tours: options.count, selection: list.selection ?? 0, isMap: isMapShown)
  }

  func entry(atRow row: Int, column: Int) -> Int? {
    let layout = layout
    return column < layout.tableWidth ? layout.tours.entry(atRow: row) : nil
  }

  var isMapShown: Bool { showsMap && selected?.path.stops.isEmpty == false }

  mutating func turnWheel(by rows: Int, atRow row: Int, column: Int) -> [PlanEffect] {
    step == .asking || entry(atRow: row, column: column) != nil
      ? press(rows < 0 ? .up : .down) : scroll(to: top + 3 * rows)
  }

  mutating func point(atRow row: Int, column: Int) -> [PlanEffect] {
    if step != .asking { return click(entry(atRow: row, column: column)) }
    let layout = layout
    if let button = layout.button, button.row == row, button.columns.contains(column) { return press(.enter) }
    guard let number = layout.fields.entry(atRow: row) else { return [] }
    let wasThere = form.focus == form.fields[number]
    form.go(to: form.fields[number])
    list.reply = nil
    if form.focus.isTick, wasThere { form.toggle() }
    return []
  }
}
