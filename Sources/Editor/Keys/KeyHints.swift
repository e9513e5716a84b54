import ItineraryCore
import Presenting
import Screen

/// One or two keys and their label, as the key line shows them.
struct KeyHint: Equatable {
  let keys: String
  let label: String

  private init(keys: String, label: String) {
    (self.keys, self.label) = (keys, label)
  }

  init(_ key: Key, _ label: String, in repertoire: Repertoire) {
    self.init(keys: key.notation(in: repertoire), label: label)
  }

  /// Makes the hint of an action; nil if the key line never offers it.
  ///
  /// - Parameter label: the text of the hint; nil for the usual one.
  init?(of binding: Binding, _ label: String? = nil, in repertoire: Repertoire) {
    guard let label = label ?? binding.hint, binding.hint != nil else { return nil }
    if let first = binding.hintPair.first, let last = binding.hintPair.last {
      // Arrows stand close together, names need a space between them.
      let separator = repertoire == .unicode ? "" : " "
      let keys = first.notation(in: repertoire) + separator + last.notation(in: repertoire)
      self.init(keys: keys, label: label)
    } else if let key = binding.keys.first {
      self.init(key, label, in: repertoire)
    } else {
      self.init(keys: Binding.characters, label: label)
    }
  }

  /// The width in columns.
  var width: Int { DisplayText.width(of: keys) + 1 + DisplayText.width(of: label) }
}

extension Presentation {
  /// The characters for names of keys: ASCII for a screen reader, which reads words and no arrows.
  var keyRepertoire: Repertoire { isPlain ? .ascii : repertoire }
}
