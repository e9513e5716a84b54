import ItineraryCore
import Screen

extension EditorState {
  mutating func find(_ query: TextInput, from origin: Int, key: Key) -> [EditorEffect] {
    var query = query
    switch key {
    case .escape, .control("c"): stopFinding(at: origin)
    case .enter: finishFinding(query.text)
    default:
      if key == .backspace, query.text.isEmpty {
        stopFinding(at: origin)
        return []
      }
      _ = query.press(key)
      look(for: query, from: origin)
    }
    return []
  }

  /// Goes to the first row from where the search began, around the end of the list, that holds what has been typed or
  /// pasted so far.
  mutating func look(for query: TextInput, from origin: Int) {
    mode = .find(query, from: origin)
    found = Search(query.text, in: shown).matches
    selection = found.first { $0 >= origin } ?? found.first ?? origin
  }

  private mutating func stopFinding(at origin: Int) {
    mode = .browse
    selection = min(origin, rows.count - 1)
    status = Status("Cancelled the search.")
  }

  private mutating func finishFinding(_ text: String) {
    mode = .browse
    lastSearch = text.isEmpty ? lastSearch : text
    let search = Search(lastSearch, in: shown)
    report(search, among: search.matches)
  }

  mutating func findAgain(forward: Bool) {
    guard !lastSearch.isEmpty else {
      status = Status("Nothing to find yet; / starts a search.", .refusal)
      return
    }
    let search = Search(lastSearch, in: shown)
    let matches = search.matches
    let next = forward ? matches.first { $0 > selection } : matches.last { $0 < selection }
    selection = next ?? (forward ? matches.first : matches.last) ?? selection
    report(search, among: matches)
  }

  /// `2 of 7, in its notes: Restaurant: …`
  private mutating func report(_ search: Search, among matches: [Int]) {
    guard !lastSearch.isEmpty else { return }
    guard let place = place(of: search, among: matches) else {
      let dates = search.isDay ? ", and it is no day of the trip: \(shown.wording.dates(of: shown.trip))" : ""
      status = Status("No row holds \"\(lastSearch)\"\(dates).", .refusal)
      return
    }
    status = selectionStatus
    status.text = "\(place): \(status.text)"
  }

  /// What stands beside the text being searched for: how many rows hold it, and where in the row.
  var findVerdict: (text: String, isMatch: Bool) {
    guard case .find(let query, _) = mode, !query.text.isEmpty else { return ("", true) }
    if let place = place(of: Search(query.text, in: shown), among: found) { return (place, true) }
    // A paste may be longer than anything that is looked for.
    return (query.isFull ? "too long, no match" : "no match", false)
  }

  /// `2 of 7`, with where in the row where that is not seen; nil where the selected row is none of them.
  private func place(of search: Search, among matches: [Int]) -> String? {
    guard let number = matches.firstIndex(of: selection), let place = search.place(in: rows[selection]) else {
      return nil
    }
    let count = "\(number + 1) of \(matches.count)"
    switch place {
    case .row: return count
    case .location: return "\(count), at its place"
    case .notes: return "\(count), in its notes"
    }
  }
}
