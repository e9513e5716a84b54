import ItineraryCore
import Screen

extension ChooserState {
  /// The picture of the state.
  package func painted() -> Frame {
    var painter = ChooserPainter(self)
    painter.paint()
    return painter.frame
  }
}

/// Paints the list of trips into a frame.
private struct ChooserPainter {
  let state: ChooserState
  let layout: ChooserLayout
  let lines: LineSet
  var frame: Frame

  init(_ state: ChooserState) {
    self.state = state
    layout = state.layout
    lines = LineSet.of(state.repertoire)
    frame = Frame(size: state.size, repertoire: state.repertoire)
  }

  private var width: Int { state.size.columns }

  mutating func paint() {
    if width < ScreenAreas.smallest.columns || state.size.rows < ScreenAreas.smallest.rows {
      frame.put("Make the terminal larger.", column: 0, row: 0, style: .plain, limit: width)
      return
    }
    paintTitle()
    paintSearch()
    let matches = state.matches
    for (entry, row) in layout.shown { paint(matches[entry], at: row, isSelected: entry == state.selection) }
    paintStatus()
    paintKeys()
  }

  private mutating func paintTitle() {
    let row = ChooserLayout.titleRow
    frame.fill(columns: 0..<width, row: row, style: Style(.titleDetail))
    frame.put("Barnstorm", column: 1, row: row, style: Style(.title))
    let count = state.entries.count == 1 ? "1 trip" : "\(state.entries.count) trips"
    let shown = state.matches.count
    let text = shown == state.entries.count ? count : "\(shown) of \(count)"
    frame.put(text, column: width - 1 - DisplayText.width(of: text), row: row, style: Style(.titleDetail))
  }

  private mutating func paintSearch() {
    let row = layout.searchRow
    let start = frame.put("Find:", column: 2, row: row, style: Style(.label)) + 1
    if !state.isPlain { frame.fill(columns: start..<width - 1, row: row, style: Style(.activeField)) }
    let style = Style(state.isPlain ? .plain : .activeField)
    let room = width - 3 - start
    var before = state.query.before[...]
    while DisplayText.width(of: String(before)) > room - 1 { before.removeFirst() }
    let cursor = frame.put(String(before), column: start + 1, row: row, style: style)
    frame.put(state.query.after, column: cursor, row: row, style: style, limit: max(0, width - 2 - cursor))
    frame.cursor = (cursor, row)
  }

  private mutating func paint(_ entry: ChooserEntry, at row: Int, isSelected: Bool) {
    let traits: Style.Traits = isSelected && !state.isPlain ? .selected : []
    let details = entry.details(in: state.wording, today: state.today).joined(separator: " \(state.wording.dot) ")
    if isSelected {
      for row in row...row + 1 { paintBand(row, traits) }
      // A screen reader reads the line with the cursor.
      if state.isPlain, state.query.text.isEmpty { frame.cursor = (0, row) }
    }
    frame.put(entry.name, column: 2, row: row, style: Style(.matchup, traits), limit: width - 4)
    frame.put(details, column: 4, row: row + 1, style: Style(role(of: entry), traits), limit: width - 6)
  }

  private mutating func paintBand(_ row: Int, _ traits: Style.Traits) {
    if !state.isPlain { frame.fill(columns: 1..<width - 1, row: row, style: Style(.plain, traits)) }
    let mark = state.isPlain ? ">" : lines.cursor
    frame.put(String(mark), column: 0, row: row, style: Style(.grip, traits))
  }

  private func role(of entry: ChooserEntry) -> Style.Role {
    switch entry.content {
    case .trip: .gameDetail
    case .sample: .leg
    case .damaged: .error
    }
  }

  private mutating func paintStatus() {
    let style = Style(state.status.tone.role)
    let text = TextWrap.lines(
      of: state.status.text, width: width - 2, limit: layout.status.count, repertoire: state.repertoire)
    for (line, row) in zip(text, layout.status) { frame.put(line, column: 1, row: row, style: style) }
  }

  private mutating func paintKeys() {
    frame.fill(columns: 0..<width, row: layout.keyRow, style: Style(.keyLabel))
    var column = 1
    for (keys, label) in hints {
      column = frame.put(keys, column: column, row: layout.keyRow, style: Style(.keyName))
      column = frame.put(" \(label)", column: column, row: layout.keyRow, style: Style(.keyLabel)) + 2
    }
  }

  private var hints: [(keys: String, label: String)] {
    let isSearching = !state.query.text.isEmpty
    let bound = KeyTable.choose.compactMap { binding -> (String, String)? in
      guard let label = binding.hint, let key = binding.keys.first else { return nil }
      switch binding.action {
      case .up: return ("\(notation(.up))\(state.repertoire == .unicode ? "" : " ")\(notation(.down))", label)
      case .leave: return (notation(key), isSearching ? "clear" : label)
      default: return (notation(key), label)
      }
    }
    return bound.dropLast() + [("a-z", "find")] + bound.suffix(1)
  }

  private func notation(_ key: Key) -> String { key.notation(in: state.repertoire) }
}
