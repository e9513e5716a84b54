import Almanac
import Screen

/// The line in which the user types the path of a new file to save the trip to, before quitting.
package struct SaveElsewhereMode: EditorMode, Equatable, Sendable {
  package private(set) var path: TextInput

  package init(path: TextInput = TextInput("")) { self.path = path }

  var takesHelpKey: Bool { false }

  func overtaken(in state: EditorState) -> Mode? { state.saving == .saved && state.trouble == nil ? .browse : nil }

  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch PathAction.action(for: key) {
    case .leave: return state.backToQuitting
    case .save:
      if let typed = path.text.trimmed.nonEmpty {
        return Transition(.saveElsewhere(self), effects: [.outside(.saveElsewhere(path: typed))])
      }
      let sentence = "Enter the path of a new file, or press \(state.name(of: PathAction.leave))."
      return .refuse(sentence, in: .saveElsewhere(self))
    case .complete: return Transition(.saveElsewhere(self), effects: [.outside(.completePath(path.text))])
    case nil:
      var next = self
      return next.path.press(key)
        ? Transition(.saveElsewhere(next)) : .ring(.saveElsewhere(self))
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
    Status(
      "A path for a new file, such as ~/trip.json. \(state.name(of: PathAction.save)) saves there and quits, "
        + "\(state.name(of: PathAction.leave)) goes back.")
  }
}

package struct PathCompletion: Equatable, Sendable {
  package let typed: String
  /// The longest path that all of them begin with; the typed one if no file does.
  package let path: String
  package let names: [String]

  package init(typed: String, path: String, names: [String]) {
    (self.typed, self.path, self.names) = (typed, path, names)
  }
}

extension EditorState {
  /// Completes the path in the field, unless it has changed since.
  mutating func apply(_ completion: PathCompletion) {
    guard var input = typedPath, input.text == completion.typed else { return }
    input = TextInput(completion.path)
    switch mode {
    case .saveElsewhere: mode = .saveElsewhere(SaveElsewhereMode(path: input))
    case .export(let dialog): mode = .export(dialog.edited { $0 = input })
    case .tripPage(let page):
      if case .typing(let line, _) = page.step { mode = .tripPage(page.going(to: .typing(line, input))) }
    default: break
    }
    if completion.names.isEmpty {
      say("No matching file.", .refusal)
    } else if completion.names.count > 1 {
      say(completion.names.joined(separator: "  "))
    }
  }

  private var typedPath: TextInput? {
    switch mode {
    case .saveElsewhere(let typed): typed.path
    case .export(let dialog): dialog.path
    case .tripPage(let page): if case .typing(let line, let input) = page.step, line.isPath { input } else { nil }
    default: nil
    }
  }
}
