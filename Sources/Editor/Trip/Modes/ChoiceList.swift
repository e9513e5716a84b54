import Screen

/// A mode that shows a list, filters it by typing, and has a chosen entry.
protocol FilteredList: EditorMode {
  var query: TextInput { get set }
  /// The index of the chosen entry among those listed.
  var choice: Int { get set }
  /// The mode of the screen that shows this list.
  var mode: Mode { get }

  func count(in shown: ShownTrip) -> Int
}

extension FilteredList {
  /// The list with its choice among the entries listed.
  func inRange(of state: EditorState) -> Self {
    var next = self
    next.choice = max(0, min(choice, count(in: state.shown) - 1))
    return next
  }

  /// Chooses the entry with an index; an index beyond the first or last entry means that entry.
  func choosing(_ number: Int, in state: EditorState) -> Transition {
    var next = self
    next.choice = number
    return Transition(next.inRange(of: state).mode, .prompt)
  }

  /// Gives a key to the filter, and chooses the first entry if the key has a meaning there.
  func filtering(by key: Key, in state: EditorState) -> Transition {
    var next = self
    guard next.query.press(key) else { return Transition(mode, effects: [.ring]) }
    return next.choosing(0, in: state)
  }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    var next = self
    let isWhole = next.query.paste(text)
    next.choice = 0
    return isWhole ? Transition(next.mode, .prompt) : Transition(next.mode, says: Status(TextInput.loss, .refusal))
  }
}
