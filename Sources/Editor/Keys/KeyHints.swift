import ItineraryCore
import Presenting
import Screen

/// One or two keys and their label, as the key line shows them.
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

  /// Makes the hint of an action; nil if the key line never offers it.
  ///
  /// - Parameter label: the text of the hint; nil for the usual one.
  init?(of binding: Binding, _ label: String? = nil, in repertoire: Repertoire) {
    guard let hint = binding.hint else { return nil }
    if binding.takesText {
      self.init(keys: Binding.characters, label: label ?? hint)
    } else {
      self.init(binding.hintKeys, label ?? hint, in: repertoire)
    }
  }

  /// The width in columns.
  var width: Int { DisplayText.width(of: keys) + 1 + DisplayText.width(of: label) }
}

extension Presentation {
  /// The characters for names of keys: ASCII for a screen reader, which reads words and no arrows.
  var keyRepertoire: Repertoire { isPlain ? .ascii : repertoire }
}
