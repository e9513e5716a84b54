import Almanac
import Screen

/// The line in which the user types the path of a new file to save the trip to, before quitting.
package struct SaveElsewhereMode: EditorMode, Equatable, Sendable {
  package private(set) var path: TextInput

  package init(path: TextInput = TextInput("")) {
    self.path = path
  }

  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch PathAction.action(for: key) {
    case .leave: return state.backToQuitting
    case .save:
      if let typed = path.text.trimmed.nonEmpty {
        return Transition(.saveElsewhere(self), effects: [.outside(.saveElsewhere(path: typed))])
      }
      let sentence = "Enter the path of a new file, or press Esc."
      return Transition(.saveElsewhere(self), says: Status(sentence, .refusal), effects: [.ring])
    case .complete: return Transition(.saveElsewhere(self), effects: [.outside(.completePath(path.text))])
    case nil:
      var next = self
      return next.path.press(key)
        ? Transition(.saveElsewhere(next)) : Transition(.saveElsewhere(self), effects: [.ring])
    }
  }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    var next = self
    // Half a path is another path.
    guard next.path.paste(text) else {
      let sentence = "The pasted text is too long for a path; nothing was pasted."
      return Transition(.saveElsewhere(self), says: Status(sentence, .refusal))
    }
    return Transition(.saveElsewhere(next))
  }

  func hints(in state: EditorState) -> [KeyHint] { PathAction.hints(in: state.keyRepertoire) }

  func prompt(in state: EditorState) -> Status {
    Status("A path for a new file, such as ~/trip.json. Enter saves there and quits, Esc goes back.")
  }
}
