import Editor
import Itinerary
import Making
import Screen

extension PickerState {
  func paint(on screen: inout FullScreenPainter) {
    // What the chosen games come to is at the right of a wide screen, else in the title.
    let hasColumn = screen.width >= 80 && !chosen.isEmpty
    let listEnd = hasColumn ? screen.width - 20 : screen.width
    let count = "\(chosen.count) of \(schedule.games.count) chosen"
    let all = ([count] + (hasColumn ? [] : totals.dropFirst().map(\.text))).joined(separator: wording.separator)
    let room = screen.width - 4 - DisplayText.width(of: name)
    screen.paintTitle(name, detail: DisplayText.width(of: all) <= room ? all : count)
    screen.paintSearch(list.query, row: layout.above.lowerBound)
    for (row, line) in zip(layout.list, lines) {
      switch line {
      case .day(let date):
        screen.put(wording.fullDate(date), .dayHeader, column: 1, row: row, to: listEnd - 1)
      case .game(let number): paint(number, at: row, to: listEnd, on: &screen)
      }
    }
    for (line, row) in zip(hasColumn ? totals : [], layout.list) {
      screen.put(line.text, line.isWarning ? .warning : .leg, column: listEnd + 1, row: row, to: screen.width - 1)
    }
  }

  /// Paints a game shown: `[x] 1:20 PM CDT  Cardinals @ Cubs · Wrigley Field · Chicago`.
  private func paint(_ entry: Int, at row: Int, to end: Int, on screen: inout FullScreenPainter) {
    let number = displayed[entry]
    let (game, isChosen) = (schedule.games[number].game, chosen.contains(number))
    let traits = screen.paintSelection(entry == list.selection, rows: row...row, movesCursor: !isTyping)
    let isClash = clashes?.games.contains(number) == true
    let mark = isClash ? String(screen.lines.warning) : isChosen ? "x" : " "
    screen.put("[\(mark)]", isClash ? .warning : isChosen ? .barrier : .gameDetail, traits, column: 2, row: row)
    if visited.contains(number) {
      screen.put(String(screen.lines.check), .gameDetail, traits, column: 5, row: row)
    }
    let time = screen.put(wording.startOrStatus(of: game), .gameTime, traits, column: 6, row: row, to: 19)
    let name = schedule.name(of: number, wording)
    let matchup = screen.put(name, .matchup, traits, column: max(time + 2, 21), row: row, to: end - 2)
    // Less than a word of the place would be only another ellipsis.
    guard end - matchup > 8 else { return }
    let place = wording.separator + wording.place(of: game)
    screen.put(place, .gameDetail, traits, column: matchup, row: row, to: end - 1)
  }

  // MARK: Lines

  var layout: FullScreenLayout { FullScreenLayout(size: displaySettings.size, above: 1, roomy: .max) }

  enum Line: Equatable {
    case day(CivilDate)
    /// A game, by its number among the games shown.
    case game(Int)
  }

  /// The lines in sight. The heading of a day is above its first game, or at the top of the list.
  private var lines: [Line] {
    let rows = layout.list.count
    guard let selection = list.selection, rows > 0 else { return [] }
    // No more games than rows are shown on either side.
    let part = max(0, selection - rows)..<min(count, selection + rows + 1)
    let day = { (entry: Int) in schedule.games[displayed[entry]].day }
    var lines: [Line] = []
    var row = 0
    for entry in part {
      if entry == part.lowerBound || day(entry - 1) != day(entry) { lines.append(.day(day(entry))) }
      if entry == selection { row = lines.count }
      lines.append(.game(entry))
    }
    lines = Array(lines[ListWindow(of: lines.count, around: row, in: layout.list).entries])
    // The list begins within a day: the heading of the day takes the place of the first game.
    if case .game(let entry)? = lines.first, entry != selection { lines[0] = .day(day(entry)) }
    return lines
  }

  func entry(atRow row: Int, column: Int) -> Int? {
    guard case .game(let entry)? = zip(layout.list, lines).first(where: { $0.0 == row })?.1 else { return nil }
    return entry
  }
}
