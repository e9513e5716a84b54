import Base
import Editor
import Making
import Schedules
import Screen
import TripCore

extension PickerState {
  /// Returns a frame that shows the state.
  package func painted() -> Frame { PickerPainter.frame(of: self) }
}

/// Paints the list of games into a frame.
private struct PickerPainter: ScreenPainter {
  let state: PickerState
  let layout: PickerLayout
  var screen: FullScreenPainter
  private var clashing: Set<Int> = []

  init(state: PickerState, layout: PickerLayout, screen: FullScreenPainter) {
    (self.state, self.layout, self.screen, clashing) = (state, layout, screen, state.clashes?.games ?? [])
  }

  mutating func paint() {
    screen.paintTitle(state.name, detail: detail)
    screen.paintSearch(state.query, row: layout.searchRow)
    for (row, line) in zip(layout.list, layout.lines) {
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

  /// The column after the last one of the list.
  private var listEnd: Int { hasColumn ? screen.width - Self.columnWidth : screen.width }

  private var detail: String {
    let count = "\(state.chosen.count) of \(state.list.games.count) chosen"
    let totals = hasColumn ? [] : state.totals.dropFirst().map(\.text)
    let room = screen.width - 4 - DisplayText.width(of: state.name)
    let all = ([count] + totals).joined(separator: state.wording.separator)
    return DisplayText.width(of: all) <= room ? all : count
  }

  private mutating func paintTotals() {
    let rows = layout.list
    for (line, row) in zip(state.totals, rows) {
      screen.frame.put(
        line.text, column: listEnd + 1, row: row, style: Style(line.isWarning ? .warning : .leg),
        limit: Self.columnWidth - 2)
    }
  }

  private mutating func paint(_ date: CivilDate, at row: Int) {
    let text = state.wording.fullDate(date)
    screen.frame.put(text, column: 1, row: row, style: Style(.dayHeader), limit: listEnd - 2)
  }

  /// Paints a game: `[x] 1:20 PM CDT  Cardinals @ Cubs · Wrigley Field · Chicago`.
  private mutating func paint(_ number: Int, at row: Int, isSelected: Bool) {
    let game = state.list.games[number].game
    let isChosen = state.chosen.contains(number)
    let width = listEnd
    let traits = isSelected ? screen.selectedTraits : []
    if isSelected { screen.paintSelection(rows: row...row, movesCursor: state.query.text.isEmpty) }
    let isClash = clashing.contains(number)
    let mark = isClash ? String(screen.lines.warning) : isChosen ? "x" : " "
    screen.frame.put(
      "[\(mark)]", column: 2, row: row, style: Style(isClash ? .warning : isChosen ? .barrier : .gameDetail, traits))
    if state.visited.contains(number) {
      screen.frame.put(String(screen.lines.check), column: 5, row: row, style: Style(.gameDetail, traits))
    }
    let time = screen.frame.put(
      state.wording.startOrStatus(of: game), column: 6, row: row, style: Style(.gameTime, traits), limit: 13)
    let matchup = screen.frame.put(
      state.list.name(of: number, state.wording), column: max(time + 2, 21), row: row, style: Style(.matchup, traits),
      limit: max(0, width - 2 - max(time + 2, 21)))
    // Less than a word of the place would be only another ellipsis.
    guard width - matchup > 8 else { return }
    screen.frame.put(
      state.wording.separator + state.wording.place(of: game), column: matchup, row: row,
      style: Style(.gameDetail, traits), limit: width - 1 - matchup)
  }
}

extension PickerState {
  var hints: [KeyHint] {
    PickerAction.hints(in: presentation.keyRepertoire) {
      $0 == .make && isOfOpenTrip ? "continue" : nil
    } offering: {
      canPlan || $0 != .plan
    } + HelpAction.hints(in: presentation.keyRepertoire)
  }
}
