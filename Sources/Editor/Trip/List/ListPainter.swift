import Itinerary
import Screen

struct ListPainter {
  private let displayed: DisplayedTrip
  private let selection: RowNumber
  private let highlighted: ItemID?
  private let drag: Drag?
  private let walk: RepairWalk?
  private let layout: ListLayout
  private let setting: ListSetting
  private let days: [TimelineDay]?

  init(_ state: EditorState, in areas: ScreenAreas) {
    (displayed, selection, highlighted, drag) = (state.displayed, state.selection, state.highlighted, state.drag)
    walk = if case .repairs(let walk) = state.mode { walk } else { nil }
    layout = state.layout(in: areas)
    days = state.drag?.days
    setting = state.setting(in: areas)
  }

  func paint(on canvas: inout ListCanvas) {
    for visible in layout.visible {
      let rows = visible.rows.prefix(layout.entries.ownHeight(of: visible.entry))
      if let night = layout.entries.night(below: visible.entry) {
        RowPainter(setting: setting).paint(note: night, row: rows.upperBound, isDimmed: drag != nil, on: &canvas)
      }
      switch layout.entries[visible.entry] {
      case .row(let row, let number):
        let state = state(of: row, number)
        if setting.metrics.isPlain {
          PlainRowPainter(setting: setting).paint(row, state, in: rows.lowerBound, on: &canvas)
        } else {
          RowPainter(setting: setting).paint(row, state, in: rows, on: &canvas)
        }
        if state.isSelected { placeCursor(on: rows, of: &canvas) }
      case .gap:
        guard let drag else { continue }
        GapPainter(drag: drag, isAtOrigin: drag.isAtOrigin(of: displayed), setting: setting)
          .paint(in: rows, on: &canvas)
        placeCursor(on: rows, of: &canvas)
      }
    }
  }

  private func state(of row: ListRow, _ number: RowNumber) -> RowState {
    var state = RowState()
    if let drag {
      if drag.dims(row: number) { state.traits = .dimmed }
    } else if number == selection {
      state.traits = .selected
    }
    switch row {
    case .day(let day):
      state.isEmpty = layout.entries.displaysEmpty(day)
      state.isFolded = layout.entries.isFolded(day)
      state.linesAbove = layout.entries.aboveHeader(ofDay: day)
      state.notes = displayed.dayNotes[day - 1]
      state.day = (days ?? displayed.timeline.days)[day - 1]
    case .item(let index):
      let item = displayed.itinerary[index]
      state.mark =
        AdvisoryMark(displayed.advisories.advisories(on: item.id)) ?? (displayed.isUnseen(item.id) ? .changed : nil)
      state.isHighlighted = item.id == highlighted
      if let walk { mark(&state, item, in: walk) }
      if let drag, item.game != nil { state.barrier = drag.barrier(of: item) }
      if state.barrier != nil { state.traits.remove(.dimmed) }
    }
    return state
  }

  /// Marks a row as the repair leaves it: what changes, and in gold the games that hold the legs; all else is dim.
  private func mark(_ state: inout RowState, _ item: Item, in walk: RepairWalk) {
    if walk.held.contains(item.id) {
      state.barrier = .held
    } else if walk.changed.contains(item.id) {
      state.mark = .changed
    } else {
      state.traits.insert(.dimmed)
    }
  }

  /// Places the cursor on the line that a screen reader has to read: the gap, or else the selected row.
  private func placeCursor(on rows: Range<Int>, of canvas: inout ListCanvas) {
    guard setting.metrics.isPlain, layout.areas.list.contains(rows.lowerBound) else { return }
    canvas.frame.cursor = (setting.columns.all.lowerBound, rows.lowerBound)
  }
}

/// A frame of which only the rows of the list are painted, so that a card that is half scrolled out is painted like any other.
struct ListCanvas {
  var frame: Frame
  let rows: Range<Int>
  let columns: Range<Int>

  mutating func fill(_ columns: Range<Int>, row: Int, with scalar: Unicode.Scalar = " ", style: Style) {
    guard rows.contains(row) else { return }
    frame.fill(columns: columns, row: row, with: scalar, style: style)
  }

  mutating func put(_ scalar: Unicode.Scalar, column: Int, row: Int, style: Style) {
    fill(column..<column + 1, row: row, with: scalar, style: style)
  }

  /// Cuts a text that is wider than `limit` columns. Returns the column after it.
  @discardableResult
  mutating func put(_ text: String, column: Int, row: Int, style: Style, limit: Int? = nil) -> Int {
    guard rows.contains(row) else { return column }
    // Cuts text that no painter shortens, such as the name of a league, before the pane begins.
    let room = max(0, columns.upperBound - column)
    let limit = columns.upperBound < frame.size.columns ? min(limit ?? room, room) : limit
    return frame.put(text, column: column, row: row, style: style, limit: limit)
  }
}
