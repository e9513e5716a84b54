import ItineraryCore
import Screen

extension EditorState {
  mutating func find(_ query: TextInput, from origin: Int, key: Key) -> [Effect] {
    var query = query
    switch key {
    case .escape, .control("c"): stopFinding(at: origin)
    case .enter: finishFinding(query.text)
    case .control("z"): return [.suspend]
    default:
      if key == .backspace, query.text.isEmpty {
        stopFinding(at: origin)
        return []
      }
      _ = query.press(key)
      mode = .find(query, from: origin)
      selection = match(for: query.text, from: origin, forward: true) ?? origin
    }
    return []
  }

  private mutating func stopFinding(at origin: Int) {
    mode = .browse
    selection = min(origin, rows.count - 1)
    status = Status("Cancelled the search.")
  }

  private mutating func finishFinding(_ text: String) {
    mode = .browse
    lastSearch = text.isEmpty ? lastSearch : text
    reportMatch()
  }

  mutating func findAgain(forward: Bool) {
    guard !lastSearch.isEmpty else {
      status = Status("Nothing to find yet; / starts a search.", .refusal)
      return
    }
    let next = match(for: lastSearch, from: selection + (forward ? 1 : -1), forward: forward)
    selection = next ?? selection
    reportMatch()
  }

  private mutating func reportMatch() {
    guard !lastSearch.isEmpty else { return }
    status =
      selectionHolds(lastSearch)
      ? selectionStatus : Status("No row holds \"\(lastSearch)\".", .refusal)
  }

  /// The first row from `start` on, around the end of the list, that holds the text.
  private func match(for text: String, from start: Int, forward: Bool) -> Int? {
    guard !text.isEmpty else { return nil }
    let (rows, count) = (rows, rows.count)
    return (0..<count).lazy
      .map { ((start + (forward ? $0 : -$0)) % count + count) % count }
      .first { searchText(of: rows[$0]).contains(folded: text) }
  }

  /// Whether the selected row holds a text.
  func selectionHolds(_ text: String) -> Bool { searchText(of: rows[selection]).contains(folded: text) }

  /// What of a row can be found: all it shows, and its notes.
  private func searchText(of row: ListRow) -> String {
    let wording = plan.wording
    switch row {
    case .day(let day): return wording.dayTitle(day, of: plan.trip)
    case .item(let index):
      let item = plan.itinerary[index]
      switch item.kind {
      case .game(let game):
        let start = wording.startOrStatus(of: game, in: plan.trip, onDay: item.position.day)
        return [game.league ?? "", game.matchup, game.venue ?? "", game.city, start].joined(separator: " ")
      case .travel(let leg): return "\(wording.line(of: leg)) \(leg.from) \(leg.to)"
      case .custom(let custom):
        return [custom.title, custom.category.label, custom.location?.name ?? "", custom.notes ?? ""]
          .joined(separator: " ")
      }
    }
  }
}

extension String {
  /// Whether it holds `text`, ignoring case, diacritics and doubled white space.
  fileprivate func contains(folded text: String) -> Bool {
    FoldedText(self).text.contains(FoldedText(text).text)
  }
}
