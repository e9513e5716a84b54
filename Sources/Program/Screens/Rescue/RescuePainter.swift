import Editor
import Preferences
import Screen

struct RescuePainter: ScreenPainter {
  let state: RescueState
  let layout: FullScreenLayout
  var screen: FullScreenPainter

  mutating func paint() {
    switch state.page {
    case .choices: paintChoices()
    case .repairs(let top): paintRepairs(from: top)
    }
  }

  private mutating func paintChoices() {
    screen.paintTitle(state.offer.file, detail: "DAMAGED")
    for (line, row) in zip(state.damage, layout.above) { screen.put(line, .error, column: 2, row: row) }
    for (number, row) in layout.shown { paint(RescueChoice.allCases[number], at: row) }
  }

  private mutating func paint(_ choice: RescueChoice, at row: Int) {
    let traits = screen.paintSelection(choice == state.selection, rows: row...row + (state.isRoomy ? 1 : 0))
    let isPossible = state.offer.isPossible(choice)
    let start = screen.put(key(of: choice), .keyName, traits, column: 2, row: row) + 2
    screen.put(state.offer.title(of: choice), isPossible ? .matchup : .hint, traits, column: start, row: row)
    if state.isRoomy {
      screen.put(state.details(of: choice), isPossible ? .gameDetail : .hint, traits, column: start, row: row + 1)
    }
  }

  private func key(of choice: RescueChoice) -> String {
    switch choice {
    case .restore: "r"
    case .repair: "p"
    case .leave: "q"
    }
  }

  private mutating func paintRepairs(from top: Int) {
    let (shown, all) = (layout.list.count, state.lines.count)
    let end = min(top + shown, all)
    screen.paintTitle("Repairs of \(state.offer.file)", detail: all > shown ? "\(top + 1)-\(end) of \(all)" : "")
    for (row, line) in zip(layout.list, state.lines[top..<end]) {
      screen.put(line, .plain, column: 2, row: row, to: screen.width - 1)
    }
    if state.presentation.isPlain { screen.frame.cursor = (2, layout.list.lowerBound) }
  }
}
