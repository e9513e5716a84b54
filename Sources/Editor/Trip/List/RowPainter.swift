import ItineraryCore
import Presenting
import Screen

/// The rows of the list, one by one.
extension Painter {
  /// The column where the rule beside a day's title ends. Each of its characters is three bytes: reaching as far as the
  /// button, rules were half of what a page down sends.
  static let ruleEnd = 52

  /// The column where rows begin, after the margin for marks.
  static let margin = 2

  var rowColumns: Range<Int> { Self.margin..<max(Self.margin, width - 1) }

  /// The columns of the band behind a selected row: the row, and the margin up to the cursor.
  var bandColumns: Range<Int> { 1..<rowColumns.upperBound }

  mutating func paint(day: Int, at line: Int, look: RowLook) {
    let title = wording.dayTitle(day, of: state.shown.trip)
    if look.traits.contains(.selected) { fill(1..<Self.margin, line: line, style: look.style(.dayHeader)) }
    let end = put(title, column: Self.margin, line: line, style: look.style(.dayHeader), limit: width - 8)
    let rule = end + 1..<max(end + 1, min(Self.ruleEnd, width - 6))
    // No part of the band: it would be sent anew at every step over a header.
    let style = Style(.dayRule, look.traits.subtracting(.selected))
    fill(rule, line: line, with: lines.light.horizontal, style: style)
    put("[+]", column: width - 5, line: line, style: look.style(.addButton))
    if look.isEmptyDay {
      put(
        "No items yet, tap + to add", column: Self.margin + 2, line: line + 1,
        style: Style(.emptyDay, look.traits.intersection(.dimmed)))
    }
    paintMargin(line..<line + 1, look)
  }

  mutating func paint(_ item: Item, at lines: Range<Int>, look: RowLook) {
    let line = lines.lowerBound
    switch item.kind {
    case .game(let game): paint(game, item, at: line, look: look)
    case .travel(let leg): paint(leg, at: line, look: look)
    case .custom(let custom): paint(custom, at: line, look: look)
    }
    paintMargin(lines, look)
    // Beside the text of a card, which begins below its border.
    paintAdvisoryMark(of: item, at: lines.count == 1 ? line : line + 1, look)
  }

  mutating func paint(_ leg: Leg, at line: Int, look: RowLook) {
    let columns = rowColumns
    fillRow(line, look)
    put(lines.legBar, column: columns.lowerBound, line: line, style: look.style(.legAccent))
    put(lines.legBar, column: columns.upperBound - 1, line: line, style: look.style(.legAccent))
    put(lines.grip, column: columns.lowerBound + 2, line: line, style: look.style(.grip))
    let room = columns.count - 6
    put(text(of: leg, in: room), column: columns.lowerBound + 4, line: line, style: look.style(.leg), limit: room)
  }

  /// All of a leg, or without its distance where there is no room.
  func text(of leg: Leg, in columns: Int) -> String {
    let line = wording.line(of: leg)
    return DisplayText.fits(line, in: columns) ? line : wording.shortLine(of: leg)
  }

  mutating func paint(_ custom: CustomItem, at line: Int, look: RowLook) {
    let columns = rowColumns
    fillRow(line, look)
    // Gold is for legs; here the grip takes the colour of its row.
    put(lines.grip, column: columns.lowerBound + 2, line: line, style: look.style(.custom))
    let icon = LineSet.icon(of: custom.category, state.presentation.icons)
    put(icon, column: columns.lowerBound + 4, line: line, style: look.style(.custom))
    let time = custom.time.map(wording.text) ?? ""
    let timeColumn = columns.upperBound - 2 - DisplayText.width(of: time)
    put(time, column: timeColumn, line: line, style: look.style(.customTime))
    let title = columns.lowerBound + 7
    put(custom.title, column: title, line: line, style: look.style(.custom), limit: max(1, timeColumn - 1 - title))
  }

  // MARK: Margin

  /// The marks left of a row: the cursor of the selected one, the rail of a dimmed one.
  private mutating func paintMargin(_ lines: Range<Int>, _ look: RowLook) {
    let mark: Unicode.Scalar? =
      look.traits.contains(.selected)
      ? self.lines.cursor : look.traits.contains(.dimmed) ? self.lines.dimmedRail : nil
    guard let mark else { return }
    for line in lines { put(mark, column: 0, line: line, style: Style(.grip, look.traits)) }
  }

  private mutating func paintAdvisoryMark(of item: Item, at line: Int, _ look: RowLook) {
    let advisories = state.shown.advisories.advisories(on: item.id)
    guard !advisories.isEmpty else { return }
    let isError = advisories.contains { $0.severity == .error }
    let band = look.traits.intersection(.selected)
    put(
      isError ? lines.error : lines.warning, column: 1, line: line, style: Style(isError ? .error : .warning, band))
  }

  // MARK: Drawing within the list

  private mutating func fillRow(_ line: Int, _ look: RowLook) {
    guard look.traits.contains(.selected) || look.isSettled else { return }
    fill(bandColumns, line: line, style: look.style(.plain))
  }

  mutating func fill(_ columns: Range<Int>, line: Int, with scalar: Unicode.Scalar = " ", style: Style) {
    guard areas.list.contains(line) else { return }
    frame.fill(columns: left + columns.lowerBound..<left + columns.upperBound, row: line, with: scalar, style: style)
  }

  mutating func put(_ scalar: Unicode.Scalar, column: Int, line: Int, style: Style) {
    fill(column..<column + 1, line: line, with: scalar, style: style)
  }

  @discardableResult
  mutating func put(_ text: String, column: Int, line: Int, style: Style, limit: Int? = nil) -> Int {
    guard areas.list.contains(line) else { return column }
    return frame.put(text, column: left + column, row: line, style: style, limit: limit) - left
  }
}
