import ItineraryCore
import Screen

/// What the key line says of one or two keys.
struct KeyHint: Equatable {
  let keys: String
  let label: String

  init(keys: String, label: String) {
    (self.keys, self.label) = (keys, label)
  }

  init(_ keys: [Key], _ label: String, in repertoire: Repertoire) {
    // Arrows stand close together, names need a space between them.
    let separator = repertoire == .unicode ? "" : " "
    self.init(keys: keys.map { $0.notation(in: repertoire) }.joined(by: separator), label: label)
  }

  /// In columns.
  var width: Int { DisplayText.width(of: keys) + 1 + DisplayText.width(of: label) }
}

extension EditorState {
  /// The key line of the mode.
  var keyHints: [KeyHint] {
    switch mode {
    case .browse: return hints(KeyTable.browse)
    case .carry: return hints(KeyTable.carry)
    case .form(let form):
      let save = form.focus == .cancel ? "leave" : form.focus == .delete ? "delete" : "save"
      return [hint([.tab], "next field"), hint([.enter], save), hint([.escape], "leave")]
    case .confirmDelete: return [hint([.character("y")], "delete"), hint([.character("N")], "keep")]
    case .find: return [hint([.enter], "go there"), hint([.escape], "back")]
    case .moveTo: return [hint([.up, .down], "choose"), hint([.enter], "move there"), hint([.escape], "leave")]
    case .page: return [hint([.up, .down], "scroll"), hint([.escape], "close")]
    case .confirmQuit:
      return [
        hint([.character("s")], "save elsewhere"), hint([.character("y")], "quit"), hint([.character("N")], "stay"),
      ]
    case .question(let question): return hints(of: question).map { hint([$0.key], $0.label) }
    case .saveElsewhere: return [hint([.enter], "save and quit"), hint([.escape], "back")]
    }
  }

  private func hint(_ keys: [Key], _ label: String) -> KeyHint {
    KeyHint(keys, label, in: repertoire)
  }

  /// The bindings with a hint; opposite keys such as Up and Down share one.
  private func hints<Action>(_ bindings: [Binding<Action>]) -> [KeyHint] {
    bindings.compactMap { binding in
      guard let label = binding.hint, let key = binding.keys.first else { return nil }
      return switch key {
      case .up: hint([.up, .down], label)
      case .right: hint([.left, .right], label)
      default: hint([key], label)
      }
    }
  }
}
