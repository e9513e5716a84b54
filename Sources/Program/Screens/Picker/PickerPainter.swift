import Editor
import Itinerary
import Making
import Screen

struct PickerPainter: ScreenPainter {
  let state: PickerState
  let layout: PickerLayout
  var screen: FullScreenPainter

  mutating func paint() {
    screen.paintTitle(state.name, detail: detail)
    screen.paintSearch(state.query, row: layout.rows.above.lowerBound)
    for (row, line) in zip(layout.rows.list, layout.lines) {
      switch line {
      case .day(let date): paint(date, at: row)
      case .game(let place): paint(state.shown[place], at: row, isSelected: place == state.selection)
      }
    }
    if hasColumn { paintTotals() }
  }

  /// The columns of what the chosen games come to, at the right of a wide screen.
  private static let columnWidth = 20

  private var hasColumn: Bool { screen.width >= 80 && !state.chosen.isEmpty }

  private var listEnd: Int { hasColumn ? screen.width - Self.columnWidth : screen.width }

  private var detail: String {
    let count = "\(state.chosen.count) of \(state.list.games.count) chosen"
    let totals = hasColumn ? [] : state.totals.dropFirst().map(\.text)
    let room = screen.width - 4 - DisplayText.width(of: state.name)
    let all = ([count] + totals).joined(separator: state.wording.separator)
    return DisplayText.width(of: all) <= room ? all : count
  }

  private mutating func paintTotals() {
    for (line, row) in zip(state.totals, layout.rows.list) {
      screen.put(line.text, line.isWarning ? .warning : .leg, column: listEnd + 1, row: row, to: screen.width - 1)
    }
  }

  private mutating func paint(_ date: CivilDate, at row: Int) {
    screen.put(state.wording.fullDate(date), .dayHeader, column: 1, row: row, to: listEnd - 1)
  }

  /// Paints a game: `[x] 1:20 PM CDT  Cardinals @ Cubs · Wrigley Field · Chicago`.
  private mutating func paint(_ number: Int, at row: Int, isSelected: Bool) {
    let game = state.list.games[number].game
    let isChosen = state.chosen.contains(number)
    let traits = screen.paintSelection(isSelected, rows: row...row, movesCursor: !state.isTyping)
    let isClash = state.clashes?.games.contains(number) == true
    let mark = isClash ? String(screen.lines.warning) : isChosen ? "x" : " "
    screen.put("[\(mark)]", isClash ? .warning : isChosen ? .barrier : .gameDetail, traits, column: 2, row: row)
    if state.visited.contains(number) {
      screen.put(String(screen.lines.check), .gameDetail, traits, column: 5, row: row)
    }
    let time = screen.put(state.wording.startOrStatus(of: game), .gameTime, traits, column: 6, row: row, to: 19)
    let name = state.list.name(of: number, state.wording)
    let matchup = screen.put(name, .matchup, traits, column: max(time + 2, 21), row: row, to: listEnd - 2)
    // Less than a word of the place would be only another ellipsis.
    guard listEnd - matchup > 8 else { return }
    let place = state.wording.separator + state.wording.place(of: game)
    screen.put(place, .gameDetail, traits, column: matchup, row: row, to: listEnd - 1)
  }
}

/// The rows of the list of games, whose days have headings.
struct PickerLayout: Equatable {
  enum Line: Equatable {
    case day(CivilDate)
    case game(Int)
  }

  let rows: FullScreenLayout
  /// The content of the rows of the list, from the top; fewer than the rows if the list is short.
  private(set) var lines: [Line] = []

  init(size: Size, days: [CivilDate], selection: Int) {
    rows = FullScreenLayout(size: size, above: 1, count: 0, selection: 0, roomy: .max)
    guard days.indices.contains(selection), !rows.list.isEmpty else { return }
    lines = PickerLayout.window(days, around: selection, rows: rows.list.count)
  }

  /// Returns the lines in sight. The heading of a day is above its first game, and at the top of the list if the list
  /// begins within a day.
  private static func window(_ days: [CivilDate], around selection: Int, rows: Int) -> [Line] {
    // No more games than rows are shown on either side.
    let first = max(0, selection - rows)
    let part = first..<min(days.count, selection + rows + 1)
    var lines: [Line] = []
    var row = 0
    for place in part {
      if place == part.lowerBound || days[place - 1] != days[place] { lines.append(.day(days[place])) }
      if place == selection { row = lines.count }
      lines.append(.game(place))
    }
    let start = max(0, min(row - rows / 2, lines.count - rows))
    var shown = Array(lines[start..<min(lines.count, start + rows)])
    // The list begins within a day: the heading of the day takes the place of the first game.
    if case .game(let place)? = shown.first, place != selection { shown[0] = .day(days[place]) }
    return shown
  }

  /// The index, among the games shown, of the game in a row of the screen; nil for any other row.
  func game(atRow row: Int) -> Int? {
    let index = row - rows.list.lowerBound
    guard lines.indices.contains(index), case .game(let place) = lines[index] else { return nil }
    return place
  }
}
