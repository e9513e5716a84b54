import Screen

/// The actions of keys in one context. The cases are in the order in which help lists them.
///
/// Dispatch, the key line, the help page, `docs/keys.md` and the manual all read ``binding``, so every action has keys
/// and only one description.
package protocol KeyAction: CaseIterable, Equatable, Sendable {
  var binding: Binding { get }
}

extension KeyAction {
  package static func action(for key: Key) -> Self? {
    for action in allCases where action.binding.keys.contains(key) { return action }
    return nil
  }

  package static var bindings: [Binding] { allCases.map { $0.binding } }

  /// The hints of a key line. `label` replaces the usual text of an action, where it is not nil.
  package static func hints(
    in characterSupport: CharacterSupport, label: (Self) -> String? = { _ in nil },
    offering isOffered: (Self) -> Bool = { _ in true }
  ) -> [KeyHint] {
    allCases.filter(isOffered).compactMap { KeyHint(of: $0.binding, label($0), in: characterSupport) }
  }
}

/// A step in a list or in a text: what the keys of all lists and pages share.
package enum ListStep: CaseIterable, Equatable, Sendable {
  case up, down, pageUp, pageDown, first, last

  static let withoutEnds: [ListStep] = [.up, .down, .pageUp, .pageDown]

  /// The index after the step, which may be beyond the ends, in a list of which `page` entries are seen.
  package func index(from index: Int, page: Int) -> Int {
    switch self {
    case .up: index - 1
    case .down: index + 1
    case .pageUp: index - page
    case .pageDown: index + page
    case .first: 0
    case .last: .max
    }
  }

  /// The binding where letters are typed, with phrases on the arrows and the ends; `more` are keys besides the arrows.
  func binding(
    _ help: String, ends: String = "", hint: String = "choose", more: (up: [Key], down: [Key]) = ([], [])
  ) -> Binding {
    switch self {
    case .up: Binding([.up] + more.up, help, hint: hint, on: [.up, .down])
    case .down: Binding([.down] + more.down, nil)
    case .pageUp: Binding([.pageUp], "page up and down")
    case .pageDown: Binding([.pageDown], nil)
    case .first: Binding([.home], ends)
    case .last: Binding([.end], nil)
    }
  }
}

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

  init(_ keys: [Key], _ help: String?, hint: String? = nil, on hintPair: [Key] = []) {
    self.init(keys, help, hint, hintPair, named: nil)
  }

  private init(
    _ keys: [Key], _ help: String?, _ hint: String?, _ hintPair: [Key], named name: String?, acceptsText: Bool = false
  ) {
    (self.keys, self.help, self.hint, self.hintPair) = (keys, help, hint, hintPair)
    (groupName, self.acceptsText) = (name, acceptsText)
  }

  init(_ other: Binding, keys: [Key]) { self.init(keys, other.help, hint: other.hint) }

  init(digitsFor help: String) {
    self.init("0123456789".unicodeScalars.map { Key.character($0) }, help, nil, [], named: "0-9")
  }

  init(textFor help: String, hint: String? = nil) {
    self.init([], help, hint, [], named: Self.characters, acceptsText: true)
  }

  static let characters = "a-z"

  func names(in characterSupport: CharacterSupport) -> [String] {
    groupName.map { [$0] } ?? keys.map { $0.notation(in: characterSupport) }
  }
}

package struct KeyHint: Equatable {
  let keys: String
  let label: String
  /// The keys that a press on the hint means: `first` on the name of the first key, `last` on the rest; nil for typed
  /// characters.
  private let first, last: Key?
  private let firstWidth: Int

  private init(_ names: [String], _ label: String, separator: String = " ", meaning keys: [Key]) {
    (self.keys, self.label) = (names.joined(separator: separator), label)
    (first, last, firstWidth) = (keys.first, keys.last, DisplayText.width(of: names[0]))
  }

  init(_ key: Key, _ label: String, in characterSupport: CharacterSupport) {
    self.init([key.notation(in: characterSupport)], label, meaning: [key])
  }

  /// - Parameter offset: the column of the press, from the first one of the hint.
  package func key(atOffset offset: Int) -> Key? { offset < firstWidth ? first : last }

  /// nil for an action that the key line never offers.
  init?(of binding: Binding, _ label: String? = nil, in characterSupport: CharacterSupport) {
    guard let label = label ?? binding.hint, binding.hint != nil else { return nil }
    if let first = binding.hintPair.first {
      self.init(
        binding.hintPair.map { $0.notation(in: characterSupport) }, label,
        separator: Self.separator(after: first, in: characterSupport), meaning: binding.hintPair)
    } else if let key = binding.keys.first {
      self.init(key, label, in: characterSupport)
    } else if binding.acceptsText {
      self.init([Binding.characters], label, meaning: [])
    } else {
      return nil
    }
  }

  /// The text between the names of two keys: nothing between arrows, a space between words, a hyphen in a range such as
  /// F2-F5.
  private static func separator(after key: Key, in characterSupport: CharacterSupport) -> String {
    if case .function = key { return "-" }
    return characterSupport == .unicode ? "" : " "
  }

  /// The hint with the first keys that the settings bind where keys are not looked up; nil if they bind none. A press on it
  /// means the usual ones.
  package func bound(by own: OwnKeys, in context: KeyContext, _ characterSupport: CharacterSupport) -> KeyHint? {
    if context.looksUpKeys { return self }
    let all = zip(context.bindings, own.bindings(of: context))
    func shown(_ key: Key?) -> Key? {
      all.first { usual, _ in key.map(usual.keys.contains) == true }.map { usual, own in
        usual.keys == own.keys ? key : own.keys.first
      } ?? key
    }
    let (start, end) = (shown(first), shown(last))
    if start == first, end == last { return self }
    guard let start, let end else { return nil }
    let names = (start == end ? [start] : [start, end]).map { $0.notation(in: characterSupport) }
    return KeyHint(names, label, meaning: [first, last].compactMap { $0 })
  }

  package var width: Int { DisplayText.width(of: keys) + 1 + DisplayText.width(of: label) }
}

extension DisplaySettings {
  /// The characters for names of keys: ASCII for a screen reader, which reads words and no arrows.
  package var keyCharacterSupport: CharacterSupport { isPlain ? .ascii : characterSupport }
}
