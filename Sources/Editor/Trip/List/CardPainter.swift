import ItineraryCore
import Presenting
import Screen

/// Paints a game: a bordered card without a grip.
///
/// A wide screen has league, game and time on one line and the venue below. A narrow one has no room for all of that on
/// a line, so league and time go into the border; a low one spends one line inside the border, and the venue goes there too.
struct CardPainter {
  private let game: Game
  /// The start of the game, or that it is not played.
  private let start: String
  /// The row of the screen of the upper border.
  private let top: Int
  private let state: RowState
  private let setting: ListSetting
  /// The columns of the card with its border.
  private let columns: Range<Int>

  init(game: Game, start: String, top: Int, state: RowState, setting: ListSetting) {
    (self.game, self.start, self.top, self.setting) = (game, start, top, setting)
    var state = state
    if !game.isPlayed { state.traits.insert(.struck) }
    self.state = state
    columns = setting.columns.row
  }

  private var isNarrow: Bool { setting.columns.all.count < 60 }
  private var isCompact: Bool { setting.metrics.isCompact }
  private var rows: Range<Int> { top..<top + setting.metrics.card }
  /// The columns inside the border and a space.
  private var inside: Range<Int> { columns.lowerBound + 2..<columns.upperBound - 2 }

  func paint(on canvas: inout ListCanvas) {
    if state.isSelected || state.isSettled {
      let band = unstruck(Style(state.isSettled ? .settled : .plain, state.traits))
      for row in rows { canvas.fill(setting.columns.band, row: row, style: band) }
    }
    paintBorder(on: &canvas)
    if !isNarrow, !isCompact { return paintWide(on: &canvas) }
    paintCaptions(on: &canvas)
    paintMatchup(in: inside, on: &canvas)
    if !isCompact { paintVenue(in: inside, on: &canvas) }
  }

  // MARK: Inside

  private func paintWide(on canvas: inout ListCanvas) {
    let text = inside.lowerBound + (badge.isEmpty ? 0 : DisplayText.width(of: badge) + 1)
    canvas.put(badge, column: inside.lowerBound, row: top + 1, style: unstruck(state.style(.badge)))
    let time = inside.upperBound - DisplayText.width(of: start)
    canvas.put(start, column: time, row: top + 1, style: timeStyle)
    paintMatchup(in: text..<max(text, time - 2), on: &canvas)
    paintVenue(in: text..<max(text, inside.upperBound), on: &canvas)
  }

  private func paintMatchup(in columns: Range<Int>, on canvas: inout ListCanvas) {
    // Tildes, as in plain text, if the terminal cannot strike out.
    let text = game.isPlayed || setting.presentation.strikesOut ? game.matchup : "~~\(game.matchup)~~"
    canvas.put(
      text, column: columns.lowerBound, row: top + 1, style: state.style(.matchup), limit: max(1, columns.count))
  }

  private func paintVenue(in columns: Range<Int>, on canvas: inout ListCanvas) {
    canvas.put(
      setting.wording.place(of: game), column: columns.lowerBound, row: top + 2,
      style: unstruck(state.style(.gameDetail)), limit: max(1, columns.count))
  }

  // MARK: The border

  private func paintBorder(on canvas: inout ListCanvas) {
    let lines = setting.lines
    let box = state.barrier != nil ? lines.double : state.isSelected ? lines.heavy : lines.light
    let style = unstruck(state.style(state.barrier != nil ? .barrier : .gameBorder))
    let (left, right, bottom) = (columns.lowerBound, columns.upperBound - 1, rows.upperBound - 1)
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

  /// Paints league and time into the border, and the venue of a card of one line.
  private func paintCaptions(on canvas: inout ListCanvas) {
    let time = " \(start) "
    let timeColumn = inside.upperBound - DisplayText.width(of: time)
    canvas.put(time, column: timeColumn, row: top, style: timeStyle)
    let badgeEnd = inside.lowerBound + DisplayText.width(of: badge)
    if badgeEnd < timeColumn {
      canvas.put(badge, column: inside.lowerBound, row: top, style: unstruck(state.style(.badge)))
    }
    if let caption, badgeEnd + DisplayText.width(of: caption) + 2 < timeColumn {
      canvas.put(caption, column: badgeEnd + 1, row: top, style: state.style(.barrier))
    }
    guard isCompact else { return }
    canvas.put(
      " \(setting.wording.place(of: game)) ", column: inside.lowerBound, row: top + 2,
      style: unstruck(state.style(.gameDetail)), limit: inside.count)
  }

  private var caption: String? { state.barrier.map { " \($0.caption) " } }
  private var badge: String { game.league.map { " \($0) " } ?? "" }

  private var timeStyle: Style {
    unstruck(game.isPlayed ? state.style(.gameTime) : Style(.warning, state.traits))
  }

  private func unstruck(_ style: Style) -> Style { Style(style.role, style.traits.subtracting(.struck)) }
}
