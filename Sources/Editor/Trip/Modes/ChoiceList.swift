import Almanac
import Screen

protocol ChoiceList: EditorMode {
  var choice: Int { get set }

  func count(in state: EditorState) -> Int
}

extension ChoiceList {
  func inRange(of state: EditorState) -> Self {
    var next = self
    next.choice = max(0, min(choice, count(in: state) - 1))
    return next
  }

  /// Chooses the entry with an index; an index beyond the first or last entry means that entry.
  func choosing(_ number: Int, in state: EditorState) -> Transition {
    var next = self
    next.choice = number
    return Transition(next.inRange(of: state).mode, .prompt)
  }

  func choosing(_ step: ListStep, in state: EditorState) -> Transition {
    choosing(step.index(from: choice, page: state.pageHeight), in: state)
  }

  func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition {
    choosing(choice + lines.signum(), in: state)
  }
}

protocol FilteredList: ChoiceList {
  var query: TextInput { get set }
}

extension FilteredList {
  func filtering(by key: Key, in state: EditorState) -> Transition {
    var next = self
    return next.query.press(key) ? next.choosing(0, in: state) : .bell(mode)
  }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    var next = self
    let isComplete = next.query.paste(text)
    next.choice = 0
    return isComplete ? Transition(next.mode, .prompt) : Transition(next.mode, says: Status(TextInput.loss, .refusal))
  }
}
