/// Names of keys, one notation for help, configuration and tests: `↑`, `Shift-↑`, `PgUp`, `Ctrl-U`, `Space`, `F1`, `j`.
extension Key {
  /// The name as the help shows it.
  package var notation: String { notation(in: .unicode) }

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

  /// The key of a name: its notation in either repertoire, in any case, `S-` and `C-` for short, and the longer names
  /// `PageUp`, `PageDown`, `Escape`, `Return`, `Insert`; nil if the key does not exist. A single character is itself.
  package init?(notation: String) {
    let scalars = notation.unicodeScalars
    if let scalar = scalars.first, scalars.count == 1, !Key.names.contains(where: { $0.unicode == notation }) {
      self = .character(scalar)
    } else if let key = Key.named(Key.expanded(notation.lowercased())) {
      self = key
    } else {
      return nil
    }
  }

  private static func named(_ name: String) -> Key? {
    if name == "space" { return .character(" ") }
    if let key = names.first(where: { $0.ascii.lowercased() == name || $0.unicode.lowercased() == name })?.key {
      return key
    }
    if let key = aliases.first(where: { $0.name == name })?.key { return key }
    if name.hasPrefix("ctrl-") { return control(String(name.dropFirst(5))) }
    guard name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...12).contains(number) else { return nil }
    return .function(number)
  }

  private static func control(_ letter: String) -> Key? {
    guard let scalar = letter.unicodeScalars.first, letter.unicodeScalars.count == 1, ("a"..."z").contains(scalar)
    else { return nil }
    return .control(scalar)
  }

  private static func expanded(_ name: String) -> String {
    if name.hasPrefix("s-") { return "shift-" + name.dropFirst(2) }
    if name.hasPrefix("c-") { return "ctrl-" + name.dropFirst(2) }
    return name
  }

  private static let names: [(key: Key, unicode: String, ascii: String)] = [
    (.up, "↑", "Up"), (.down, "↓", "Down"), (.left, "←", "Left"), (.right, "→", "Right"),
    (.shiftUp, "Shift-↑", "Shift-Up"), (.shiftDown, "Shift-↓", "Shift-Down"),
    (.shiftLeft, "Shift-←", "Shift-Left"), (.shiftRight, "Shift-→", "Shift-Right"),
    (.home, "Home", "Home"), (.end, "End", "End"), (.pageUp, "PgUp", "PgUp"), (.pageDown, "PgDn", "PgDn"),
    (.enter, "Enter", "Enter"), (.escape, "Esc", "Esc"), (.tab, "Tab", "Tab"), (.backTab, "Shift-Tab", "Shift-Tab"),
    (.backspace, "Backspace", "Backspace"), (.delete, "Delete", "Delete"), (.insert, "Ins", "Ins"),
  ]

  private static let aliases: [(name: String, key: Key)] = [
    ("pageup", .pageUp), ("pagedown", .pageDown), ("escape", .escape), ("return", .enter), ("insert", .insert),
    ("del", .delete), ("backtab", .backTab),
  ]
}
