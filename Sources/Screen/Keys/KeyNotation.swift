/// Names of keys for the help and the tests: `↑`, `Shift-↑`, `PgUp`, `Ctrl-U`, `Space`, `F1`, `j`.
extension Key {
  /// The name in the characters that a terminal can show: `↑`, or `Up` in ASCII.
  package func notation(in repertoire: CharacterSupport) -> String {
    switch self {
    case .character(" "): return "Space"
    case .character(let scalar): return String(scalar)
    case .control(let scalar): return "Ctrl-" + String(scalar).uppercased()
    case .function(let number): return "F\(number)"
    default:
      guard let name = Key.names.first(where: { $0.key == self }) else { return "" }
      return repertoire == .unicode ? name.unicode : name.ascii
    }
  }

  private static let names: [(key: Key, unicode: String, ascii: String)] = [
    (.up, "↑", "Up"), (.down, "↓", "Down"), (.left, "←", "Left"), (.right, "→", "Right"),
    (.shiftUp, "Shift-↑", "Shift-Up"), (.shiftDown, "Shift-↓", "Shift-Down"),
    (.shiftLeft, "Shift-←", "Shift-Left"), (.shiftRight, "Shift-→", "Shift-Right"),
    (.home, "Home", "Home"), (.end, "End", "End"), (.pageUp, "PgUp", "PgUp"), (.pageDown, "PgDn", "PgDn"),
    (.enter, "Enter", "Enter"), (.escape, "Esc", "Esc"), (.tab, "Tab", "Tab"), (.backTab, "Shift-Tab", "Shift-Tab"),
    (.backspace, "Backspace", "Backspace"), (.delete, "Delete", "Delete"), (.insert, "Ins", "Ins"),
  ]
}
