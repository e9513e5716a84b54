import Itinerary
import Screen

/// The line in which the user types what to find. The selection follows the text while it is typed.
package struct FindMode: EditorMode, Equatable, Sendable {
  package private(set) var query = TextInput("")
  private let origin: RowNumber
  private(set) var matches: [RowNumber] = []

  init(from origin: RowNumber) { self.origin = origin }

  var mode: Mode { .find(self) }
  var keepsPrompt: Bool { true }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch FindAction.action(for: key) {
    case .finish:
      state.finishFinding(query.text)
      return Transition(.normal)
    case .leave: return leave(&state)
    case .erase where query.text.isEmpty: return leave(&state)
    case .erase, nil: return type(in: &state) { $0.press(key) } ?? Transition()
    }
  }

  private func leave(_ state: inout EditorState) -> Transition {
    state.selection = origin.clamped(to: state.rows.numbers)
    return Transition(.normal, status: Status("Cancelled the search."))
  }

  mutating func type(in state: inout EditorState, _ change: (inout TextInput) -> Bool) -> Transition? {
    guard change(&query) else { return nil }
    look(in: &state)
    return Transition()
  }

  /// Selects the first row from where the search began, past the end of the list from its top, that holds the text.
  private mutating func look(in state: inout EditorState) {
    matches = Search(query.text, in: state.displayed).matches
    let start = origin.clamped(to: state.rows.numbers)
    state.selection = matches.first { $0 >= start } ?? matches.first ?? start
  }

  // MARK: The status line

  func prompt(in state: EditorState) -> Status { Status("/\(query.text)") }

  func verdict(in state: EditorState) -> (text: String, isMatch: Bool) {
    if query.text.isEmpty { return ("", true) }
    if let place = state.place(of: Search(query.text, in: state.displayed), among: matches) { return (place, true) }
    // A paste may be longer than anything that is looked for.
    return (query.isFull ? "too long, no match" : "no match", false)
  }

  mutating func carriedOver(from old: DisplayedTrip, in state: inout EditorState) -> Transition {
    look(in: &state)
    return Transition()
  }
}

extension EditorState {
  fileprivate mutating func finishFinding(_ text: String) {
    lastSearch = text.isEmpty ? lastSearch : text
    let search = Search(lastSearch, in: displayed)
    report(search, among: search.matches)
  }

  mutating func findAgain(forward: Bool) {
    guard !lastSearch.isEmpty else {
      return say("Nothing to find yet; \(name(of: NormalAction.find)) starts a search.", .refusal)
    }
    let search = Search(lastSearch, in: displayed)
    let matches = search.matches
    let next = forward ? matches.first { $0 > selection } : matches.last { $0 < selection }
    selection = next ?? (forward ? matches.first : matches.last) ?? selection
    report(search, among: matches)
  }

  /// Says what was found: `2 of 7, in its notes: Restaurant: …`
  private mutating func report(_ search: Search, among matches: [RowNumber]) {
    guard !lastSearch.isEmpty else { return }
    guard let place = place(of: search, among: matches) else {
      let dates =
        search.isDay ? ", and it is not a day of the trip: \(displayed.wording.dates(of: displayed.trip))" : ""
      return say("No row contains \"\(lastSearch)\"\(dates).", .refusal)
    }
    let selected = selectionStatus
    say("\(place): \(selected.text)", selected.tone)
  }

  /// `2 of 7`, with the part of the row that has it unless the row shows it; nil if the selected row does not have it.
  fileprivate func place(of search: Search, among matches: [RowNumber]) -> String? {
    guard let number = matches.firstIndex(of: selection), let place = search.place(in: rows[selection]) else {
      return nil
    }
    return "\(number + 1) of \(matches.count)\(place)"
  }
}
