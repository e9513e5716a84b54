import Almanac
import Screen

/// The line in which the user types the path of a new file to save the trip to, before quitting.
package struct SaveElsewhereMode: EditorMode, Equatable, Sendable {
  package private(set) var path: TextInput

  package init(path: TextInput = TextInput("")) { self.path = path }

  var mode: Mode { .saveElsewhere(self) }
  var takesHelpKey: Bool { false }

  func overtaken(in state: EditorState) -> Mode? { state.saving == .saved && state.fileProblem == nil ? .normal : nil }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch PathAction.action(for: key) {
    case .leave: return state.backToQuitting
    case .save:
      if let typed = path.text.trimmed.nonEmpty {
        return Transition(effects: [.outside(.saveElsewhere(path: typed))])
      }
      return .refuse("Enter the path of a new file, or press \(state.name(of: PathAction.leave)).", in: mode)
    case .complete: return Transition(effects: [.outside(.completePath(path.text))])
    case nil: return path.press(key) ? Transition() : .bell()
    }
  }

  mutating func paste(_ text: String, in state: inout EditorState) -> Transition {
    guard let longer = path.pasting(path: text) else { return .says(TextInput.pathLoss, .refusal) }
    path = longer
    return Transition()
  }

  func paint(of state: EditorState, with dialog: DialogPainter, on frame: inout Frame) {
    dialog.paint(path: path, columns: state.pageBox.columns, on: &frame)
  }

  func prompt(in state: EditorState) -> Status {
    Status(
      "A path for a new file, such as ~/trip.json. \(state.name(of: PathAction.save)) saves there and quits, "
        + "\(state.name(of: PathAction.leave)) goes back.")
  }
}

extension EditorState {
  /// Completes the path in the field, unless it has changed since.
  mutating func complete(_ typed: String, to path: String, names: [String]) {
    let input = TextInput(path)
    switch mode {
    case .saveElsewhere(let old) where old.path.text == typed: mode = .saveElsewhere(SaveElsewhereMode(path: input))
    case .export(var dialog) where dialog.path.text == typed:
      dialog.path = input
      mode = .export(dialog)
    case .tripPage(var page):
      guard case .typing(let action, let old) = page.step, action.takesPath, old.text == typed else { return }
      page.step = .typing(action, input)
      mode = .tripPage(page)
    default: return
    }
    if names.isEmpty {
      say("No matching file.", .refusal)
    } else if names.count > 1 {
      say(names.joined(separator: "  "))
    }
  }
}
