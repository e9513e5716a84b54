import Itinerary
import Screen

/// Paints a game: a bordered card without a drag handle. On a wide screen, league, game and time share a line, and the venue is below.
/// On a narrow one, league and time move into the border. A low screen has one line inside the border, and the venue also moves
/// into it. The dense view has two lines, the teams and the venue, after a bar at the left.
struct CardPainter {
  private let game: Game
  private let start: String
  private let badge: String
  private let top: Int
  private let state: RowState
  /// How all but the teams of a game that is not played are painted: not struck out.
  private let calm: RowState
  private let setting: ListSetting
  private let columns: Range<Int>

  init(game: Game, start: String, top: Int, state: RowState, setting: ListSetting) {
    (self.game, self.start, self.top, self.setting) = (game, start, top, setting)
    calm = state
    var state = state
    if !game.isPlayed { state.traits.insert(.struck) }
    self.state = state
    columns = setting.columns.row
    badge = game.badge.map { " \($0) " } ?? ""
  }

  private var isNarrow: Bool { setting.columns.all.count < 60 }
  private var isDense: Bool { setting.metrics.isDense }
  private var isCompact: Bool { setting.metrics.isCompact && !isDense }
  private var matchupRow: Int { top + setting.metrics.matchupLine }
  private var rows: Range<Int> { top..<top + setting.metrics.card }
  private var inside: Range<Int> { columns.lowerBound + 2..<columns.upperBound - 2 }

  /// Whether the start is next to the card, in the column of times. Words in place of a start stay in the card.
  private var hasStartColumn: Bool { setting.columns.times != nil && game.isPlayed }

  /// Whether only a border of the card is visible, which would look like a stray line. That of a low card has text.
  private func isCutToBorder(on canvas: ListCanvas) -> Bool {
    let seen = rows.clamped(to: canvas.rows)
    return !isDense && !isCompact && seen.count == 1 && seen != rows
      && (seen.lowerBound == top || seen.upperBound == rows.upperBound)
  }

  func paint(on canvas: inout ListCanvas) {
    if isCutToBorder(on: canvas) { return }
    if state.isSelected || state.isHighlighted {
      for row in rows { canvas.fill(setting.columns.band, row: row, style: calm.style(.plain)) }
    }
    paintBorder(on: &canvas)
    paintStartColumn(on: &canvas)
    if isDense, isNarrow { return paintDenseNarrow(on: &canvas) }
    if !isNarrow, !isCompact { return paintWide(on: &canvas) }
    paintCaptions(on: &canvas)
    paintMatchup(in: inside, on: &canvas)
    if !isCompact { paintVenue(in: inside, on: &canvas) }
  }

  // MARK: Inside

  private func paintWide(on canvas: inout ListCanvas) {
    let text = inside.lowerBound + (badge.isEmpty ? 0 : DisplayText.width(of: badge) + 1)
    canvas.put(badge, column: inside.lowerBound, row: matchupRow, style: calm.style(.badge))
    var end = inside.upperBound
    if !hasStartColumn {
      end -= DisplayText.width(of: start)
      canvas.put(start, column: end, row: matchupRow, style: timeStyle)
      end -= 2
    }
    paintMatchup(in: text..<max(text, end), on: &canvas)
    paintVenue(in: text..<max(text, paintDenseCaption(on: &canvas)), on: &canvas)
  }

  /// Paints the text that the upper border has in other views. Returns the column after the room left for the venue.
  private func paintDenseCaption(on canvas: inout ListCanvas) -> Int {
    guard isDense, let caption else { return inside.upperBound }
    let column = inside.upperBound - DisplayText.width(of: caption)
    canvas.put(caption, column: column, row: matchupRow + 1, style: state.style(.barrier))
    return column - 1
  }

  private func paintDenseNarrow(on canvas: inout ListCanvas) {
    paintMatchup(in: inside, on: &canvas)
    let row = matchupRow + 1
    var end = paintDenseCaption(on: &canvas)
    if caption == nil, !hasStartColumn {
      end -= DisplayText.width(of: start)
      canvas.put(start, column: end, row: row, style: timeStyle)
      end -= 1
    }
    var column = inside.lowerBound
    if !badge.isEmpty {
      column = canvas.put(badge, column: column, row: row, style: calm.style(.badge)) + 1
    }
    paintVenue(in: column..<max(column, end), on: &canvas)
  }

  /// The clocks of all rows end in the same column, with the time zone after it.
  private func paintStartColumn(on canvas: inout ListCanvas) {
    guard hasStartColumn, let times = setting.columns.times else { return }
    let time = setting.wording.zones.localStart(of: game).time
    let clock = time.map { setting.wording.text($0.clock) } ?? start
    let column = max(
      times.lowerBound, times.lowerBound + setting.columns.clockColumns - DisplayText.width(of: clock))
    canvas.put(start, column: column, row: matchupRow, style: timeStyle, limit: times.upperBound - column)
  }

  private func paintMatchup(in columns: Range<Int>, on canvas: inout ListCanvas) {
    // Tildes, as in plain text, if the terminal cannot strike out.
    let text = game.isPlayed || setting.displaySettings.strikesOut ? game.matchup : "~~\(game.matchup)~~"
    canvas.put(
      text, column: columns.lowerBound, row: matchupRow, style: state.style(.matchup), limit: max(1, columns.count))
  }

  /// The columns that the badge of a game takes with its teams, and with words in place of a start, or with its place.
  static func width(of game: Game, onDay day: Int, of trip: Trip, _ wording: Wording) -> Int {
    let badge = game.badge.map { DisplayText.width(of: $0) + 3 } ?? 0
    let status =
      game.isPlayed ? 0 : DisplayText.width(of: wording.startOrStatus(of: game, in: trip, onDay: day)) + 2
    return badge + max(DisplayText.width(of: game.matchup) + status, DisplayText.width(of: place(of: game, wording)))
  }

  private static func place(of game: Game, _ wording: Wording) -> String {
    ([wording.place(of: game)] + (game.ticket?.seat?.nonEmpty.map { ["seat \($0)"] } ?? []))
      .joined(separator: wording.separator)
  }

  private func paintVenue(in columns: Range<Int>, on canvas: inout ListCanvas) {
    let place = setting.wording.place(of: game)
    let whole = Self.place(of: game, setting.wording)
    // A seat is shown whole or not at all.
    let text = DisplayText.width(of: whole) <= columns.count ? whole : place
    canvas.put(
      text, column: columns.lowerBound, row: matchupRow + 1, style: calm.style(.gameDetail),
      limit: max(1, columns.count))
  }

  // MARK: The border

  private func paintBorder(on canvas: inout ListCanvas) {
    let lines = setting.lines
    let box = state.barrier != nil ? lines.double : state.isSelected ? lines.heavy : lines.light
    let style = calm.style(state.barrier != nil ? .barrier : .gameBorder)
    let (left, right, bottom) = (columns.lowerBound, columns.upperBound - 1, rows.upperBound - 1)
    if isDense {
      for row in rows { canvas.put(box.vertical, column: left, row: row, style: style) }
      return
    }
    for (row, first, last) in [(top, box.topLeft, box.topRight), (bottom, box.bottomLeft, box.bottomRight)] {
      canvas.put(first, column: left, row: row, style: style)
      canvas.fill(left + 1..<right, row: row, with: box.horizontal, style: style)
      canvas.put(last, column: right, row: row, style: style)
    }
    for row in top + 1..<bottom {
      canvas.put(box.vertical, column: left, row: row, style: style)
      canvas.put(box.vertical, column: right, row: row, style: style)
    }
    if let caption, !isCompact, !isNarrow { canvas.put(caption, column: left + 2, row: top, style: style) }
  }

  private func paintCaptions(on canvas: inout ListCanvas) {
    let time = hasStartColumn ? "" : " \(start) "
    let timeColumn = inside.upperBound - DisplayText.width(of: time)
    canvas.put(time, column: timeColumn, row: top, style: timeStyle)
    let badgeEnd = inside.lowerBound + DisplayText.width(of: badge)
    if badgeEnd < timeColumn {
      canvas.put(badge, column: inside.lowerBound, row: top, style: calm.style(.badge))
    }
    if let caption, badgeEnd + DisplayText.width(of: caption) + 2 < timeColumn {
      canvas.put(caption, column: badgeEnd + 1, row: top, style: state.style(.barrier))
    }
    guard isCompact else { return }
    canvas.put(
      " \(setting.wording.place(of: game)) ", column: inside.lowerBound, row: matchupRow + 1,
      style: calm.style(.gameDetail), limit: inside.count)
  }

  private var caption: String? { state.barrier.map { " \($0.caption) " } }

  private var timeStyle: Style { game.isPlayed ? calm.style(.gameTime) : Style(.warning, calm.traits) }
}
