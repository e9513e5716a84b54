import Almanac
import Screen

/// The line in which the user types the path of a new file to save the trip to, before quitting.
package struct SaveElsewhereMode: EditorMode, Equatable, Sendable {
  package private(set) var path = TextInput("", as: .path)

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
    case .complete: return Transition(effects: [path.completion])
    case nil: return type(in: &state) { $0.press(key) } ?? .bell()
    }
  }

  mutating func type(in state: inout EditorState, _ change: (inout TextInput) -> Bool) -> Transition? {
    change(&path) ? Transition() : nil
  }

  func paint(of state: EditorState, with dialog: DialogPainter, on frame: inout Frame) {
    let box = DialogBox(columns: state.pageBox.columns, rows: 3, in: state.size)
    dialog.paint(box, title: "Save the trip as", on: &frame)
    dialog.paint(path, in: box, row: box.top + 1, on: &frame)
  }

  func prompt(in state: EditorState) -> Status {
    Status(
      "A path for a new file, such as ~/trip.json. \(state.name(of: PathAction.save)) saves there and quits, "
        + "\(state.name(of: PathAction.leave)) goes back.")
  }
}

extension TextInput {
  /// What the key for completion does.
  var completion: EditorEffect { kind == .path ? .outside(.completePath(text)) : .bell }
}

extension EditorState {
  /// Completes the path in the field, unless it has changed since.
  mutating func complete(_ typed: String, to path: String, names: [String]) {
    var isSame = false
    _ = act { mode, state in
      mode.type(in: &state) { input in
        isSame = input.kind == .path && input.text == typed
        if isSame { input = TextInput(path, as: .path) }
        return isSame
      } ?? Transition()
    }
    guard isSame else { return }
    if names.isEmpty {
      say("No matching file.", .refusal)
    } else if names.count > 1 {
      say(names.joined(separator: "  "))
    }
  }
}
