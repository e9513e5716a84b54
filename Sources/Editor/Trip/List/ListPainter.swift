import Base
import Preferences
import Screen
import TripCore

/// Paints the list of the trip, its rows and the gap, as laid out by ``ListLayout``.
struct ListPainter {
  private let shown: ShownTrip
  /// The number of the selected row.
  private let selection: RowNumber
  /// The item that was just dropped.
  private let settled: ItemID?
  private let drag: Drag?
  private let layout: ListLayout
  private let setting: ListSetting

  init(_ state: borrowing EditorState, in areas: ScreenAreas) {
    (shown, selection, settled, drag) = (state.shown, state.selection, state.settled, state.drag)
    layout = state.layout(in: areas)
    setting = ListSetting(
      columns: layout.columns, metrics: state.metrics, presentation: state.presentation, wording: state.shown.wording,
      startDate: state.shown.trip.startDate)
  }

  /// - Parameter last: the list on the canvas; nil if the canvas is blank.
  /// - Returns: the list that is then on the canvas.
  func paint(on canvas: inout ListCanvas, over last: PaintedList?) -> PaintedList {
    let list = listToPaint
    let reused = last?.setting == setting ? last : nil
    // Kept only if rows have moved: while there are two owners, the first change of the canvas copies all of it.
    let before = reused?.hasMovedRows(in: list) == true ? canvas.frame : nil
    for index in list.rows.indices where !takeOver(rowAt: index, of: list, last: reused, from: before, on: &canvas) {
      if last != nil { canvas.blank(list.rows[index].rows) }
      paint(list.rows[index], on: &canvas)
    }
    if let drag, let gap = list.gap {
      if last != nil { canvas.blank(gap) }
      GapPainter(drag: drag, isAtOrigin: drag.isAtOrigin(of: shown), setting: setting).paint(in: gap, on: &canvas)
    }
    if let last { blankBelow(list, over: last, on: &canvas) }
    if setting.metrics.isPlain { placeCursor(list, on: &canvas) }
    return list
  }

  private var listToPaint: PaintedList {
    var list = PaintedList(of: shown, setting: setting, area: layout.areas.list)
    list.reserve(layout.visible.count)
    for visible in layout.visible {
      switch layout.entries[visible.entry] {
      case .row(let row, let number):
        list.add(PaintedRow(number: number, row: row, state: state(of: row, number), rows: visible.rows))
      case .gap: list.addGap(visible.rows)
      }
    }
    return list
  }

  private func state(of row: ListRow, _ number: RowNumber) -> RowState {
    var state = RowState()
    if let drag {
      if drag.dims(row: number) { state.traits = .dimmed }
    } else if number == selection {
      state.traits = .selected
    }
    switch row {
    case .day(let day): state.isEmpty = layout.entries.isShownEmpty(day)
    case .item(let index):
      if settled != nil { state.isSettled = shown.itinerary[index].id == settled }
      if let drag, shown.itinerary.isGame(at: index) { state.barrier = drag.barrier(of: shown.itinerary[index]) }
      if state.barrier != nil { state.traits.remove(.dimmed) }
    }
    return state
  }

  // MARK: Painting

  /// Keeps a row that is painted already, or copies it from its old place.
  ///
  /// - Returns: whether the row is painted then.
  private func takeOver(
    rowAt index: Int, of list: PaintedList, last: PaintedList?, from before: Frame?, on canvas: inout ListCanvas
  ) -> Bool {
    guard let last, let lastIndex = last.index(of: list.rows[index].number),
      last.row(at: lastIndex, looksLike: list, at: index)
    else { return false }
    let (old, new) = (last.rows[lastIndex].rows, list.rows[index].rows)
    if old == new, last.area == layout.areas.list { return true }
    let wasWhole = old.clamped(to: last.area) == old
    let isWhole = new.clamped(to: layout.areas.list) == new
    guard let before, wasWhole, isWhole, old.count == new.count else { return false }
    canvas.frame.copyRows(old, of: before, to: new.lowerBound, columns: canvas.columns)
    return true
  }

  private func paint(_ row: PaintedRow, on canvas: inout ListCanvas) {
    let content = RowContent(of: row.row, in: shown)
    if setting.metrics.isPlain {
      PlainRowPainter(setting: setting).paint(content, row.state, row: row.rows.lowerBound, on: &canvas)
    } else {
      RowPainter(setting: setting).paint(content, row.state, in: row.rows, on: &canvas)
    }
  }

  /// Blanks what the list before showed below the end of this one; its status may have been longer, too.
  private func blankBelow(_ list: PaintedList, over last: PaintedList, on canvas: inout ListCanvas) {
    let end = last.area == list.area ? last.end : list.area.upperBound
    canvas.blank(list.end..<max(list.end, end))
  }

  /// Places the cursor on the line that a screen reader has to read: the gap, or else the selected row.
  private func placeCursor(_ list: PaintedList, on canvas: inout ListCanvas) {
    let rows = list.gap ?? list.rows.first { $0.state.isSelected }?.rows
    guard let row = rows?.lowerBound, list.area.contains(row) else { return }
    canvas.frame.cursor = (setting.columns.all.lowerBound, row)
  }
}

/// The list as it is painted on a frame, with all that it is painted from.
struct PaintedList: Sendable {
  private let shown: ShownTrip
  let setting: ListSetting
  /// The rows of the screen that show the list.
  let area: Range<Int>
  /// The rows of the list that are seen, from top to bottom.
  private(set) var rows: [PaintedRow] = []
  /// The rows of the screen that the gap takes; nil if there is none in sight.
  private(set) var gap: Range<Int>?
  /// The row of the screen below what the list shows.
  private(set) var end: Int

  init(of shown: ShownTrip, setting: ListSetting, area: Range<Int>) {
    self.shown = shown
    self.setting = setting
    self.area = area
    end = area.lowerBound
  }

  /// Makes room for rows.
  mutating func reserve(_ count: Int) { rows.reserveCapacity(count) }

  /// Adds the row below.
  mutating func add(_ row: PaintedRow) {
    rows.append(row)
    end = min(row.rows.upperBound, area.upperBound)
  }

  /// Adds the gap below.
  mutating func addGap(_ rows: Range<Int>) {
    gap = rows
    end = min(rows.upperBound, area.upperBound)
  }

  /// The index of a row in ``rows``; nil if the row is not seen.
  func index(of number: RowNumber) -> Int? {
    guard !rows.isEmpty else { return nil }
    let index = number - rows[0].number
    return rows.indices.contains(index) ? index : nil
  }

  /// Whether a row looks like a row of another list with the same setting.
  ///
  /// The painters of rows get nothing but the setting, the content and the state of a row.
  func row(at index: Int, looksLike other: PaintedList, at otherIndex: Int) -> Bool {
    let (own, others) = (rows[index], other.rows[otherIndex])
    if own.state != others.state { return false }
    // Mostly it is the very same trip, whose rows need not be read.
    if shown.isIdentical(to: other.shown), own.row == others.row { return true }
    return RowContent(of: own.row, in: shown) == RowContent(of: others.row, in: other.shown)
  }

  /// Whether one of the rows of another list is seen here, elsewhere on the screen.
  func hasMovedRows(in list: PaintedList) -> Bool {
    for index in list.rows.indices {
      if let own = self.index(of: list.rows[index].number), rows[own].rows != list.rows[index].rows { return true }
    }
    return false
  }
}

/// A row of the list as it is painted on a frame.
struct PaintedRow: Sendable {
  let number: RowNumber
  let row: ListRow
  let state: RowState
  /// The rows of the screen that the row takes, also those beyond the rows of the list.
  let rows: Range<Int>
}
