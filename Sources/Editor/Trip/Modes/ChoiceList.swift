import Almanac

protocol ChoiceList: EditorMode {
  var list: ListState { get set }

  /// Does what Enter does to the selected entry.
  mutating func choose(in state: inout EditorState, at now: Timestamp) -> Transition
}

extension ChoiceList {
  var choice: Int { list.selection ?? 0 }

  func count(in state: EditorState) -> Int { list(in: state)?.entries.count ?? 0 }

  mutating func move(_ step: ListStep, in state: EditorState) -> Transition {
    list.move(step, of: count(in: state), page: state.pageHeight)
    return .prompt
  }

  mutating func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition {
    list.turnWheel(by: lines, of: count(in: state))
    return .prompt
  }

  mutating func press(entry: Int, in state: inout EditorState, at now: Timestamp) -> Transition {
    list.click(entry, of: count(in: state)) ? choose(in: &state, at: now) : .prompt
  }
}

/// A list that typing narrows down.
protocol FilteredList: ChoiceList {}

extension FilteredList {
  mutating func type(in state: inout EditorState, _ change: (inout TextInput) -> Bool) -> Transition? {
    let (isUsed, isNew) = list.type(change)
    if isNew { list.select(0, of: count(in: state)) }
    return isUsed ? .prompt : nil
  }
}
