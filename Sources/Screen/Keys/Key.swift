package enum Key: Hashable, Sendable {
  /// A typed character; Space is `.character(" ")`.
  case character(Unicode.Scalar)
  /// Ctrl with a lower-case letter.
  case control(Unicode.Scalar)
  case up, down, left, right
  case shiftUp, shiftDown, shiftLeft, shiftRight
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete, insert
  /// F1…F12.
  case function(Int)
}

package enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// A character that was typed, or is half a key whose bytes came too slowly. It may have its effect, unless that would edit.
  case ambiguousKey(Key)
  case mouse(MouseEvent)
  /// Text as the terminal pasted it, with any line ends; at most the first ``InputDecoder/maxPasted`` bytes.
  case paste(String)
  case resized(Size)
  /// A reply of the terminal in the form of a command (OSC), without the marks around it: `11;rgb:ffff/ffff/ffff`.
  case operatingSystemCommand(String)
  /// The response of every terminal to the query for its features (DA1), whatever it contains.
  case deviceAttributes
  /// The response to the query whether the terminal knows a mode (DECRQM).
  case modeReport(Int, isKnown: Bool)
  /// The terminal's colors have become dark or light (mode 2031).
  case colorScheme(isDark: Bool)
}

/// Names of keys for the help and the tests: `↑`, `Shift-↑`, `PgUp`, `Ctrl-U`, `Space`, `F1`, `j`.
extension Key {
  /// The name in the characters that a terminal can show: `↑`, or `Up` in ASCII.
  package func notation(in characterSupport: CharacterSupport) -> String {
    switch self {
    case .character(" "): return "Space"
    case .character(let scalar): return String(scalar)
    case .control(let scalar): return "Ctrl-" + String(scalar).uppercased()
    case .function(let number): return "F\(number)"
    default:
      guard let name = Key.names.first(where: { $0.key == self }) else { return "" }
      return characterSupport == .unicode ? name.unicode : name.ascii
    }
  }

  /// Reads a name in either character set, in any case; a single character is itself. Returns nil if it names no key.
  package init?(notation: String) {
    if let key = Key.named[notation.lowercased()] {
      self = key
    } else if let scalar = notation.unicodeScalars.first, notation.unicodeScalars.count == 1 {
      self = .character(scalar)
    } else {
      return nil
    }
  }

  /// The keys that have a longer name than a character, by their names in both character sets and lower case.
  private static let named: [String: Key] = {
    let keys =
      names.map(\.key) + [.character(" ")] + (1...12).map(Key.function)
      + "abcdefghijklmnopqrstuvwxyz".unicodeScalars.map(Key.control)
    let pairs = [CharacterSupport.unicode, .ascii].flatMap { characterSupport in
      keys.map { ($0.notation(in: characterSupport).lowercased(), $0) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  private static let names: [(key: Key, unicode: String, ascii: String)] = [
    (.up, "↑", "Up"), (.down, "↓", "Down"), (.left, "←", "Left"), (.right, "→", "Right"),
    (.shiftUp, "Shift-↑", "Shift-Up"), (.shiftDown, "Shift-↓", "Shift-Down"),
    (.shiftLeft, "Shift-←", "Shift-Left"), (.shiftRight, "Shift-→", "Shift-Right"),
    (.home, "Home", "Home"), (.end, "End", "End"), (.pageUp, "PgUp", "PgUp"), (.pageDown, "PgDn", "PgDn"),
    (.enter, "Enter", "Enter"), (.escape, "Esc", "Esc"), (.tab, "Tab", "Tab"), (.backTab, "Shift-Tab", "Shift-Tab"),
    (.backspace, "Backspace", "Backspace"), (.delete, "Delete", "Delete"), (.insert, "Ins", "Ins"),
  ]
}
