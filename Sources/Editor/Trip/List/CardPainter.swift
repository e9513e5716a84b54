import ItineraryCore
import Presenting
import Screen

extension Painter {
  /// A game: a bordered card without a grip.
  mutating func paint(_ game: Game, _ item: Item, at line: Int, look: RowLook) {
    var look = look
    if !game.isPlayed { look.traits.insert(.struck) }
    let isNarrow = width < 60
    let columns = rowColumns
    for row in line..<line + state.metrics.card where look.traits.contains(.selected) || look.isSettled {
      fill(bandColumns, line: row, style: Style(look.isSettled ? .settled : .plain, look.traits.subtracting(.struck)))
    }
    paintCardBorder(item, columns: columns, line: line, look: look)
    if isNarrow || state.metrics.isCompact {
      paintCaptions(game, item, columns: columns, line: line, look: look)
      paintMatchup(game, column: columns.lowerBound + 2, limit: columns.count - 4, line: line + 1, look: look)
      if !state.metrics.isCompact {
        paintPlace(game, column: columns.lowerBound + 2, limit: columns.count - 4, line: line + 2, look: look)
      }
    } else {
      paintWide(game, item, columns: columns, line: line, look: look)
    }
  }

  private mutating func paintWide(_ game: Game, _ item: Item, columns: Range<Int>, line: Int, look: RowLook) {
    let badge = badge(of: game)
    let text = columns.lowerBound + 2 + (badge.isEmpty ? 0 : DisplayText.width(of: badge) + 1)
    put(badge, column: columns.lowerBound + 2, line: line + 1, style: unstruck(look.style(.badge)))
    let time = start(of: game, item)
    let timeColumn = columns.upperBound - 2 - DisplayText.width(of: time)
    put(time, column: timeColumn, line: line + 1, style: timeStyle(of: game, look))
    paintMatchup(game, column: text, limit: timeColumn - 2 - text, line: line + 1, look: look)
    paintPlace(game, column: text, limit: columns.upperBound - 2 - text, line: line + 2, look: look)
  }

  /// Its time, or that it is not played.
  func start(of game: Game, _ item: Item) -> String {
    wording.startOrStatus(of: game, in: state.shown.trip, onDay: item.position.day)
  }

  private mutating func paintMatchup(_ game: Game, column: Int, limit: Int, line: Int, look: RowLook) {
    // Where the terminal cannot strike out, the tildes of plain text do.
    let text = game.isPlayed || state.presentation.strikesOut ? game.matchup : "~~\(game.matchup)~~"
    put(text, column: column, line: line, style: look.style(.matchup), limit: max(1, limit))
  }

  private mutating func paintPlace(_ game: Game, column: Int, limit: Int, line: Int, look: RowLook) {
    put(
      wording.place(of: game), column: column, line: line, style: unstruck(look.style(.gameDetail)),
      limit: max(1, limit))
  }

  /// Badge and time in the border, where the card has no room inside for them.
  private mutating func paintCaptions(_ game: Game, _ item: Item, columns: Range<Int>, line: Int, look: RowLook) {
    let time = " \(start(of: game, item)) "
    let timeColumn = columns.upperBound - 2 - DisplayText.width(of: time)
    put(time, column: timeColumn, line: line, style: timeStyle(of: game, look))
    let badge = badge(of: game)
    let badgeEnd = columns.lowerBound + 2 + DisplayText.width(of: badge)
    if badgeEnd < timeColumn {
      put(badge, column: columns.lowerBound + 2, line: line, style: unstruck(look.style(.badge)))
    }
    if let caption = caption(of: item), badgeEnd + DisplayText.width(of: caption) + 2 < timeColumn {
      put(caption, column: badgeEnd + 1, line: line, style: look.style(.barrier))
    }
    guard state.metrics.isCompact else { return }
    let place = " \(wording.place(of: game)) "
    put(
      place, column: columns.lowerBound + 2, line: line + 2, style: unstruck(look.style(.gameDetail)),
      limit: columns.count - 4)
  }

  private mutating func paintCardBorder(_ item: Item, columns: Range<Int>, line: Int, look: RowLook) {
    let box = look.isBarrier ? lines.double : look.traits.contains(.selected) ? lines.heavy : lines.light
    let style = unstruck(look.style(look.isBarrier ? .barrier : .gameBorder))
    let (left, right, bottom) = (columns.lowerBound, columns.upperBound - 1, line + state.metrics.card - 1)
    for (row, first, last) in [(line, box.topLeft, box.topRight), (bottom, box.bottomLeft, box.bottomRight)] {
      put(first, column: left, line: row, style: style)
      fill(left + 1..<right, line: row, with: box.horizontal, style: style)
      put(last, column: right, line: row, style: style)
    }
    for row in line + 1..<bottom {
      put(box.vertical, column: left, line: row, style: style)
      put(box.vertical, column: right, line: row, style: style)
    }
    if let caption = caption(of: item), !state.metrics.isCompact, width >= 60 {
      put(caption, column: left + 2, line: line, style: style)
    }
  }

  private func caption(of item: Item) -> String? { barrierCaption(of: item).map { " \($0) " } }

  /// What a game that holds the carried leg says in its border.
  func barrierCaption(of item: Item) -> String? {
    guard let drag = state.drag, let leg = drag.item?.leg, drag.barriers.contains(where: { $0.id == item.id }) else {
      return nil
    }
    let arrives =
      drag.barriers.last?.id == item.id && drag.barriers.last?.game.map { CityKey($0.city) } == CityKey(leg.to)
    return arrives ? "before this game" : "after this game"
  }

  private func badge(of game: Game) -> String { game.league.map { " \($0) " } ?? "" }

  private func timeStyle(of game: Game, _ look: RowLook) -> Style {
    unstruck(game.isPlayed ? look.style(.gameTime) : Style(.warning, look.traits))
  }

  private func unstruck(_ style: Style) -> Style { Style(style.role, style.traits.subtracting(.struck)) }
}
