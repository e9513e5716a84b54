import Preferences
import Screen

/// One or two keys and their label, as the key line shows them.
package struct KeyHint: Equatable {
  let keys: String
  let label: String
  /// The keys that a press on the hint means: `first` on the name of the first key, `last` on the rest; nil for typed
  /// characters.
  private let first, last: Key?
  private let firstWidth: Int

  private init(keys: String, label: String, first: Key? = nil, last: Key? = nil, firstWidth: Int = 0) {
    (self.keys, self.label, self.first, self.last, self.firstWidth) = (keys, label, first, last, firstWidth)
  }

  init(_ key: Key, _ label: String, in repertoire: CharacterSupport) {
    self.init(keys: key.notation(in: repertoire), label: label, first: key, last: key)
  }

  /// The key that a press on the hint means.
  ///
  /// - Parameter offset: the column of the press, from the first one of the hint.
  package func key(atOffset offset: Int) -> Key? { offset < firstWidth ? first : last }

  /// Makes the hint of an action; nil if the key line never offers it.
  ///
  /// - Parameter label: the text of the hint; nil for the usual one.
  init?(of binding: Binding, _ label: String? = nil, in repertoire: CharacterSupport) {
    guard let label = label ?? binding.hint, binding.hint != nil else { return nil }
    if let first = binding.hintPair.first, let last = binding.hintPair.last {
      let separator = Self.separator(after: first, in: repertoire)
      let name = first.notation(in: repertoire)
      self.init(
        keys: name + separator + last.notation(in: repertoire), label: label, first: first, last: last,
        firstWidth: DisplayText.width(of: name))
    } else if let key = binding.keys.first {
      self.init(key, label, in: repertoire)
    } else if binding.acceptsText {
      self.init(keys: Binding.characters, label: label)
    } else {
      return nil
    }
  }

  /// The text between the names of two keys: nothing between arrows, a space between words, a hyphen in a range such as
  /// F2-F5.
  private static func separator(after key: Key, in repertoire: CharacterSupport) -> String {
    if case .function = key { return "-" }
    return repertoire == .unicode ? "" : " "
  }

  /// The hint with the keys that the settings bind in a context other than the list; nil if they bind none. A press on it
  /// means the usual ones.
  package func bound(by own: OwnKeys, in context: KeyContext, _ repertoire: CharacterSupport) -> KeyHint? {
    if context == .list { return self }
    let all = zip(context.bindings, own.bindings(of: context))
    func shown(_ key: Key?) -> Key? {
      all.first { usual, _ in key.map(usual.keys.contains) == true }.map { usual, own in
        key.map(own.keys.contains) == true ? key : own.keys.first
      } ?? key
    }
    let (start, end) = (shown(first), shown(last))
    if start == first, end == last { return self }
    guard let start, let end else { return nil }
    let names = [start, end].map { $0.notation(in: repertoire) }
    return KeyHint(
      keys: start == end ? names[0] : names.joined(separator: " "), label: label, first: first, last: last,
      firstWidth: DisplayText.width(of: names[0]))
  }

  package var width: Int { DisplayText.width(of: keys) + 1 + DisplayText.width(of: label) }
}

extension DisplaySettings {
  /// The characters for names of keys: ASCII for a screen reader, which reads words and no arrows.
  package var keyRepertoire: CharacterSupport { isPlain ? .ascii : repertoire }
}
