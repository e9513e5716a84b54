import Editor
import Itinerary
import Preferences
import Screen

struct ChooserPainter: ScreenPainter {
  let state: ChooserState
  let layout: FullScreenLayout
  var screen: FullScreenPainter

  private var isWide: Bool { screen.width >= 110 }
  private var listWidth: Int { isWide ? screen.width / 2 : screen.width }

  mutating func paint() {
    let matches = state.matches
    screen.paintTitle("Barnstorm", detail: count(shown: matches.count { $0.content != .new }))
    screen.paintSearch(state.query, row: layout.above.lowerBound)
    for (entry, row) in layout.shown { paint(matches[entry], at: row, isSelected: entry == state.selection) }
    if isWide, matches.indices.contains(state.selection) {
      paint(matches[state.selection].preview(in: state.wording), in: listWidth + 2..<screen.width - 2)
    }
  }

  private func count(shown: Int) -> String {
    let all = state.entries.count { $0.content != .new }
    let count = all == 1 ? "1 trip" : "\(all) trips"
    return shown == all ? count : "\(shown) of \(count)"
  }

  private mutating func paint(_ entry: ChooserEntry, at row: Int, isSelected: Bool) {
    let traits = screen.paintSelection(
      isSelected, rows: row...row + 1, movesCursor: !state.isTyping, to: listWidth)
    let details = state.details(of: entry).joined(separator: state.wording.separator)
    screen.put(entry.name, .matchup, traits, column: 2, row: row, to: listWidth - 2)
    screen.put(details, role(of: entry), traits, column: 4, row: row + 1, to: listWidth - 2)
  }

  private mutating func paint(_ lines: [ChooserEntry.Line], in columns: Range<Int>) {
    for (row, line) in zip(layout.list, lines) {
      let start = columns.lowerBound + (line.time == nil ? 0 : 2)
      screen.put(line.time ?? "", .gameDetail, column: start, row: row, to: start + 13)
      screen.put(
        line.text, line.role, column: line.time == nil ? start : start + 14, row: row, to: columns.upperBound)
    }
  }

  private func role(of entry: ChooserEntry) -> Style.Role {
    switch entry.content {
    case .trip: .gameDetail
    case .sample, .new: .leg
    case .damaged, .unusable: .error
    }
  }
}
