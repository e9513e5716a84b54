import Editor
import Preferences
import Screen

extension RescueState {
  /// Returns a frame that shows the state.
  package func painted() -> Frame { RescuePainter.frame(of: self) }
}

/// Paints what is wrong with a file, and what can be done about it, into a frame.
private struct RescuePainter: ScreenPainter {
  let state: RescueState
  let layout: RescueLayout
  var screen: FullScreenPainter

  mutating func paint() {
    switch state.page {
    case .choices: paintChoices()
    case .repairs(let top): paintRepairs(from: top)
    }
  }

  private mutating func paintChoices() {
    screen.paintTitle(state.offer.file, detail: "DAMAGED")
    for (offset, line) in layout.damage.enumerated() {
      screen.frame.put(line, column: 2, row: layout.damageRow + offset, style: Style(.error))
    }
    for (number, choice) in RescueChoice.allCases.enumerated() {
      paint(choice, at: layout.list.lowerBound + number * layout.choiceRows)
    }
  }

  private mutating func paint(_ choice: RescueChoice, at row: Int) {
    let isSelected = choice == state.selection
    let traits = isSelected ? screen.selectedTraits : []
    let hasDetails = layout.choiceRows > 1
    if isSelected { screen.paintSelection(rows: row...row + (hasDetails ? 1 : 0), movesCursor: true) }
    let (width, isPossible) = (screen.width, state.offer.isPossible(choice))
    let start = screen.frame.put(key(of: choice), column: 2, row: row, style: Style(.keyName, traits)) + 2
    screen.frame.put(
      state.offer.title(of: choice), column: start, row: row, style: Style(isPossible ? .matchup : .hint, traits),
      limit: width - 2 - start)
    if hasDetails {
      screen.frame.put(
        state.details(of: choice), column: start, row: row + 1, style: Style(isPossible ? .gameDetail : .hint, traits),
        limit: width - 2 - start)
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
      screen.frame.put(line, column: 2, row: row, style: .plain, limit: screen.width - 3)
    }
    if state.presentation.isPlain { screen.frame.cursor = (2, layout.list.lowerBound) }
  }
}

extension RescueState {
  package var help: ScreenHelp {
    ScreenHelp(context: .rescue, isTyping: false, hints: hints, presentation: presentation)
  }

  var hints: [KeyHint] {
    let isListing = page != .choices
    return RescueAction.hints(in: presentation.keyRepertoire) { action in
      switch action {
      case .up: isListing ? "scroll" : nil
      case .choose: isListing ? "repair" : nil
      case .leave: isListing || offer.isOpen ? "back" : nil
      default: nil
      }
    } + HelpAction.hints(in: presentation.keyRepertoire)
  }
}
