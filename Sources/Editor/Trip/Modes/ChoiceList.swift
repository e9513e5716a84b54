import Almanac
import Screen

/// The state of a list of choices, on a screen or over the trip.
package struct ListState: Equatable, Sendable {
  /// The number of the selected entry; nil without entries, and where the typed text is the answer.
  package var selection: Int? = 0
  package var query = TextInput("")
  /// What the last key has led to, in place of the sentence about the selected entry; nil for that sentence.
  package var reply: Status?

  package init(selection: Int? = 0) { self.selection = selection }

  /// Selects the entry with a number; the first or the last one for a number beyond.
  package mutating func select(_ number: Int, of count: Int) {
    selection = count == 0 ? nil : max(0, min(number, count - 1))
  }
}

protocol ChoiceList: EditorMode {
  var list: ListState { get set }

  func count(in state: EditorState) -> Int
}

extension ChoiceList {
  var choice: Int { list.selection ?? 0 }

  func inRange(of state: EditorState) -> Self { selecting(choice, in: state) }

  private func selecting(_ number: Int, in state: EditorState) -> Self {
    var next = self
    next.list.select(number, of: count(in: state))
    return next
  }

  func choosing(_ number: Int, in state: EditorState) -> Transition {
    Transition(selecting(number, in: state).mode, .prompt)
  }

  func choosing(_ step: ListStep, in state: EditorState) -> Transition {
    choosing(step.index(from: choice, page: state.pageHeight), in: state)
  }

  func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition {
    choosing(choice + lines.signum(), in: state)
  }
}

/// A list that typing narrows down.
protocol FilteredList: ChoiceList {}

extension FilteredList {
  func filtering(by key: Key, in state: EditorState) -> Transition {
    var next = self
    return next.list.query.press(key) ? next.choosing(0, in: state) : .bell(mode)
  }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    var next = self
    let isComplete = next.list.query.paste(text)
    next.list.selection = 0
    return isComplete ? Transition(next.mode, .prompt) : Transition(next.mode, status: Status(TextInput.loss, .refusal))
  }
}
