import Screen

/// The actions of keys in one context. The cases are in the order in which help lists them.
///
/// Dispatch, the key line, the help page, `docs/keys.md` and the manual all read ``binding``, so every action has keys
/// and only one description.
package protocol KeyAction: CaseIterable, Equatable, Sendable {
  var binding: Binding { get }
}

extension KeyAction {
  /// The action that a key is bound to; nil for a key that is not bound in this context.
  package static func action(for key: Key) -> Self? {
    for action in allCases where action.binding.keys.contains(key) { return action }
    return nil
  }

  package static var bindings: [Binding] { allCases.map { $0.binding } }

  /// The hints of a key line.
  ///
  /// - Parameters:
  ///   - label: the text of the hint of an action, in place of its usual one; nil for the usual one.
  ///   - isOffered: whether to offer an action that has a hint.
  package static func hints(
    in repertoire: CharacterSupport, label: (Self) -> String? = { _ in nil },
    offering isOffered: (Self) -> Bool = { _ in true }
  ) -> [KeyHint] {
    allCases.filter(isOffered).compactMap { KeyHint(of: $0.binding, label($0), in: repertoire) }
  }

  /// The hint of this action with a label of its own; empty for an action without keys.
  func hint(_ label: String, in repertoire: CharacterSupport) -> [KeyHint] {
    binding.keys.prefix(1).map { KeyHint($0, label, in: repertoire) }
  }
}

/// The keys of one action, and their description.
package struct Binding: Sendable {
  package let keys: [Key]
  /// Whether the action takes typed characters, all those that are not bound in its context.
  package let acceptsText: Bool
  /// A full phrase for the help; nil if the phrase of the action before covers these keys too.
  package let help: String?
  /// A word or two for the key line; nil for an action that the key line never offers.
  package let hint: String?
  /// The name of several keys together, such as `a-z`; nil for the names of each.
  private let groupName: String?
  /// The opposite keys, such as Up and Down, that the hint shows; empty for the first of ``keys``.
  let hintPair: [Key]

  /// - Parameters:
  ///   - help: nil if the phrase of the action before covers these keys too.
  ///   - hintPair: the opposite keys that the hint shows; empty for the first of `keys`.
  init(_ keys: [Key], _ help: String?, hint: String? = nil, on hintPair: [Key] = []) {
    self.keys = keys
    self.help = help
    self.hint = hint
    self.hintPair = hintPair
    (acceptsText, groupName) = (false, nil)
  }

  /// Makes the binding of the same action to other keys.
  init(_ other: Binding, keys: [Key]) { self.init(keys, other.help, hint: other.hint) }

  init(digitsFor help: String) {
    keys = "0123456789".unicodeScalars.map { Key.character($0) }
    (self.help, hint, hintPair, acceptsText, groupName) = (help, nil, [], false, "0-9")
  }

  /// Makes the binding of typed characters.
  init(textFor help: String, hint: String? = nil) {
    keys = []
    self.help = help
    self.hint = hint
    hintPair = []
    (acceptsText, groupName) = (true, Self.characters)
  }

  /// The name of typed characters among the names of keys.
  static let characters = "a-z"

  /// The names of the keys: `Shift-↑`, `K`.
  func names(in repertoire: CharacterSupport) -> [String] {
    groupName.map { [$0] } ?? keys.map { $0.notation(in: repertoire) }
  }
}
