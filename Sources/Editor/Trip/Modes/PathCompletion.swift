/// The files that a typed path can mean.
package struct PathCompletion: Equatable, Sendable {
  /// The path when the user asked.
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

  /// The field of the mode for a path; nil in any other mode.
  private var typedPath: TextInput? {
    switch mode {
    case .saveElsewhere(let typed): typed.path
    case .export(let dialog): dialog.path
    case .tripPage(let page): if case .typing(let line, let input) = page.step, line.isPath { input } else { nil }
    default: nil
    }
  }
}
