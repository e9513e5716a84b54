import Itinerary
import Screen

/// Paints the header of a day, a leg or a custom item, and the marks before it; ``CardPainter`` paints games.
struct RowPainter {
  let setting: ListSetting
  private var columns: RowColumns { setting.columns }
  private var lines: LineSet { setting.lines }
  private var displayed: DisplayedTrip { setting.displayed }
  private var wording: Wording { setting.wording }

  func paint(_ row: ListRow, _ state: RowState, in rows: Range<Int>, on canvas: inout ListCanvas) {
    switch row {
    case .day(let day):
      let row = rows.lowerBound + state.linesAbove
      paint(day: day, row: row, state, on: &canvas)
      paintCursor(in: row..<row + 1, state, on: &canvas)
    case .item(let index):
      let item = displayed.itinerary[index]
      paint(item, displayed.timeline[index], in: rows, state, on: &canvas)
      paintCursor(in: rows, state, on: &canvas)
      // Next to the text of a card, which may begin below its border.
      if let mark = state.mark {
        let line = item.game == nil ? 0 : setting.metrics.matchupLine
        paint(mark, row: rows.lowerBound + line, state, on: &canvas)
      }
    }
  }

  // MARK: Days

  private func paint(day: Int, row: Int, _ state: RowState, on canvas: inout ListCanvas) {
    let start = columns.header
    if state.isSelected { canvas.fill(columns.advisory..<start, row: row, style: state.style(.dayHeader)) }
    let end = paintTitle(day: day, row: row, state, on: &canvas)
    // The rule is outside the band of a selected row: it would be sent again at every step over a header.
    let rule = Style(.dayRule, state.traits.subtracting(.selected))
    let sumStart = paintTotals(after: end + 1, row: row, state, on: &canvas)
    let ruleEnd = min(columns.ruleEnd, sumStart - 1)
    canvas.fill(end + 1..<max(end + 1, ruleEnd), row: row, with: lines.light.horizontal, style: rule)
    canvas.put("[+]", column: columns.addButton.lowerBound, row: row, style: state.style(.addButton))
    if state.isFolded { return }
    let notes = state.notes.games + (state.isEmpty ? ["No items yet, tap + to add"] : [])
    for (offset, note) in notes.enumerated() {
      paint(note: note, row: row + 1 + offset, isDimmed: state.isDimmed, on: &canvas)
    }
  }

  /// Paints also the night and the games that go on if an empty day takes one line. Returns the column after it.
  private func paintTitle(day: Int, row: Int, _ state: RowState, on canvas: inout ListCanvas) -> Int {
    let (style, end) = (state.style(.dayHeader), columns.header + columns.all.count - 8)
    guard state.isFolded else {
      let title = wording.dayTitle(day, of: displayed.trip)
      return canvas.put(title, column: columns.header, row: row, style: style, limit: end - columns.header)
    }
    let title = wording.shortTitle(ofDay: day, displayed.trip.date(ofDay: day))
    let column = canvas.put(title, column: columns.header, row: row, style: style, limit: end - columns.header)
    let notes = (state.notes.games.isEmpty ? ["free"] : state.notes.games) + [state.notes.night].compactMap { $0 }
    return canvas.put(
      notes.map { wording.separator + $0 }.joined(), column: column, row: row, style: state.style(.gameDetail),
      limit: max(0, end - column))
  }

  func paint(note: String, row: Int, isDimmed: Bool, on canvas: inout ListCanvas) {
    let start = setting.metrics.isPlain ? columns.all.lowerBound + 4 : columns.text
    canvas.put(
      note, column: start, row: row,
      style: setting.metrics.isPlain ? .plain : Style(.emptyDay, isDimmed ? .dimmed : []),
      limit: max(1, columns.end - start))
  }

  /// Paints as much as there is room for. Returns the first column of the totals.
  private func paintTotals(after start: Int, row: Int, _ state: RowState, on canvas: inout ListCanvas) -> Int {
    let end = columns.addButton.lowerBound - 1
    let text = state.day.map { wording.line(of: $0) { start < end && DisplayText.fits($0, in: end - start) } } ?? ""
    let column = end - DisplayText.width(of: text)
    canvas.put(text, column: column, row: row, style: Style(.gameDetail, state.traits))
    return text.isEmpty ? end + 1 : column
  }

  // MARK: Items

  private func paint(
    _ item: Item, _ times: TimelineRow, in rows: Range<Int>, _ state: RowState, on canvas: inout ListCanvas
  ) {
    switch item.kind {
    case .game(let game):
      let start = wording.startOrStatus(of: game, in: displayed.trip, onDay: item.position.day)
      CardPainter(game: game, start: start, top: rows.lowerBound, state: state, setting: setting).paint(on: &canvas)
    case .travel(let leg):
      paint(leg, times, onDay: item.position.day, in: rows, state, on: &canvas)
    case .custom(let custom): paint(custom, row: rows.lowerBound, state, on: &canvas)
    }
  }

  /// At the right its times and the latest departure, or only the arrival where rows have their time at the left.
  private func paint(
    _ leg: Leg, _ times: TimelineRow, onDay day: Int, in rows: Range<Int>, _ state: RowState,
    on canvas: inout ListCanvas
  ) {
    for row in rows { paintBand(row: row, state, on: &canvas) }
    let row = rows.lowerBound
    // It replaces one of the two golden ends of the row, so that drag handle and text are aligned with all other rows.
    let icon = LineSet.icon(of: leg.means, setting.displaySettings.icons)
    canvas.put(icon, column: columns.row.lowerBound, row: row, style: state.style(.legAccent))
    canvas.put(lines.legBar, column: columns.row.upperBound - 1, row: row, style: state.style(.legAccent))
    canvas.put(lines.dragHandle, column: columns.dragHandle, row: row, style: state.style(.dragHandle))
    if let column = columns.times {
      let start = wording.start(of: times, on: displayed.trip.date(ofDay: day)) ?? ""
      let first = max(column.lowerBound, column.lowerBound + columns.clockColumns - DisplayText.width(of: start))
      canvas.put(start, column: first, row: row, style: state.style(.leg), limit: column.count)
    }
    let texts = setting.texts(of: leg, times, onDay: day)
    let style = times.isShort && !state.isHighlighted ? Style(.error, state.traits) : state.style(.leg)
    var end = columns.end
    for (offset, note) in [texts.note, texts.below].enumerated() where !note.isEmpty {
      let column = max(columns.text, columns.end - DisplayText.width(of: note))
      canvas.put(note, column: column, row: row + offset, style: style, limit: columns.end - column)
      if offset == 0 { end = column - 2 }
    }
    canvas.put(texts.text, column: columns.text, row: row, style: state.style(.leg), limit: end - columns.text)
    guard !texts.below.isEmpty else { return }
    canvas.put(lines.legBar, column: columns.row.upperBound - 1, row: row + 1, style: state.style(.legAccent))
  }

  private func paint(_ custom: CustomItem, row: Int, _ state: RowState, on canvas: inout ListCanvas) {
    paintBand(row: row, state, on: &canvas)
    let start = columns.times?.lowerBound ?? columns.row.lowerBound
    canvas.fill(start..<columns.row.upperBound, row: row, style: state.style(.custom))
    // Gold is for legs; the drag handle takes the color of its row.
    canvas.put(lines.dragHandle, column: columns.dragHandle, row: row, style: state.style(.custom))
    let icon = LineSet.icon(of: custom, setting.displaySettings.icons)
    canvas.put(icon, column: columns.text, row: row, style: state.style(.custom), limit: 2)
    let time = custom.time.map(wording.text) ?? ""
    var end = columns.end
    if let times = columns.times {
      // Times in the column end in the same column as the clock of a game.
      let column = times.lowerBound + columns.clockColumns - DisplayText.width(of: time)
      canvas.put(time, column: column, row: row, style: state.style(.customTime))
    } else {
      end -= DisplayText.width(of: time)
      canvas.put(time, column: end, row: row, style: state.style(.customTime))
      end -= 1
    }
    let title = (custom.isDone ? "\(lines.check) " : "") + custom.title
    var column = canvas.put(
      title, column: columns.title, row: row, style: state.style(.custom), limit: max(1, end - columns.title))
    for detail in wording.details(of: custom) {
      let text = wording.separator + detail
      if column + DisplayText.width(of: text) >= end { break }
      column = canvas.put(text, column: column, row: row, style: state.style(.customDetail))
    }
  }

  private func paintBand(row: Int, _ state: RowState, on canvas: inout ListCanvas) {
    if state.isSelected || state.isHighlighted { canvas.fill(columns.band, row: row, style: state.style(.plain)) }
  }

  // MARK: Marks

  private func paintCursor(in rows: Range<Int>, _ state: RowState, on canvas: inout ListCanvas) {
    guard state.isSelected || state.isDimmed else { return }
    let mark = state.isSelected ? lines.cursor : lines.dimmedRail
    for row in rows { canvas.put(mark, column: columns.cursor, row: row, style: Style(.dragHandle, state.traits)) }
  }

  private func paint(_ mark: AdvisoryMark, row: Int, _ state: RowState, on canvas: inout ListCanvas) {
    canvas.put(
      lines.sign(of: mark), column: columns.advisory, row: row,
      style: Style(mark.role, state.traits.intersection(.selected)))
  }
}
