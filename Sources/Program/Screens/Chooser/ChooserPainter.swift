import Editor
import Itinerary
import Preferences
import Screen

extension ChooserState {
  /// Returns a frame that shows the state.
  package func painted() -> Frame { ChooserPainter.frame(of: self) }
}

/// Paints the list of trips into a frame.
private struct ChooserPainter: ScreenPainter {
  let state: ChooserState
  let layout: ChooserLayout
  var screen: FullScreenPainter

  mutating func paint() {
    let matches = state.matches
    screen.paintTitle("Barnstorm", detail: count(shown: matches.count { $0.content != .new }))
    screen.paintSearch(state.query, row: layout.searchRow)
    for (entry, row) in layout.shown { paint(matches[entry], at: row, isSelected: entry == state.selection) }
    if let preview = layout.preview, matches.indices.contains(state.selection) {
      paint(matches[state.selection].preview(in: state.wording), in: preview)
    }
  }

  private func count(shown: Int) -> String {
    let all = state.entries.count { $0.content != .new }
    let count = all == 1 ? "1 trip" : "\(all) trips"
    return shown == all ? count : "\(shown) of \(count)"
  }

  private mutating func paint(_ entry: ChooserEntry, at row: Int, isSelected: Bool) {
    let traits = isSelected ? screen.selectedTraits : []
    let details = entry.details(in: state.wording, today: state.presentation.today).joined(
      separator: state.wording.separator)
    if isSelected {
      screen.paintSelection(rows: row...row + 1, movesCursor: state.query.text.isEmpty, to: layout.columns.upperBound)
    }
    let width = layout.columns.count
    screen.frame.put(entry.name, column: 2, row: row, style: Style(.matchup, traits), limit: width - 4)
    screen.frame.put(details, column: 4, row: row + 1, style: Style(role(of: entry), traits), limit: width - 6)
  }

  /// Paints the days of the selected trip, as many as there is room for.
  private mutating func paint(_ lines: [ChooserEntry.Line], in columns: Range<Int>) {
    for (row, line) in zip(layout.list, lines) {
      let start = columns.lowerBound + (line.time == nil ? 0 : 2)
      screen.frame.put(line.time ?? "", column: start, row: row, style: Style(.gameDetail), limit: 13)
      let column = line.time == nil ? start : start + 14
      screen.frame.put(
        line.text, column: column, row: row, style: Style(line.role), limit: max(0, columns.upperBound - column))
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

extension ChooserState {
  var hints: [KeyHint] {
    let isSearching = !query.text.isEmpty
    return ChooserAction.hints(in: presentation.keyRepertoire) { action in
      action == .leave && isSearching ? "clear" : nil
    } + HelpAction.hints(in: presentation.keyRepertoire)
  }
}
