import Almanac
import Screen

/// The actions of keys in a context, in the order of the help. All that names keys reads ``binding``, their row in `keys.tsv`.
package protocol KeyAction: CaseIterable, Equatable, Sendable {}

extension KeyAction {
  package static var bindings: [Binding] { Binding.all[ObjectIdentifier(self)] ?? [] }

  package var binding: Binding { zip(Self.allCases, Self.bindings).first { $0.0 == self }?.1 ?? Binding() }

  package static func action(for key: Key) -> Self? {
    zip(allCases, bindings).first { $0.1.keys.contains(key) }?.0
  }

  /// The name of the case, or that of its value: `page_up` for `step(.pageUp)`.
  package var settingName: String {
    ("\(self)".split(separator: ".").last ?? "").filter { $0 != ")" }.snakeCased
  }

  fileprivate static func names(in context: KeyContext) -> [String] { allCases.map { context.prefix + $0.settingName } }

  /// The hints of a key line. `label` replaces the usual text of an action, where it is not nil.
  package static func hints(
    in characterSupport: CharacterSupport, label: (Self) -> String? = { _ in nil },
    offering isOffered: (Self) -> Bool = { _ in true }
  ) -> [KeyHint] {
    allCases.filter(isOffered).compactMap { KeyHint(of: $0.binding, label($0), in: characterSupport) }
  }
}

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
}

/// What an action needs, by its name in `keys.tsv`: a trip that can be changed, and the kind or the state of the selected row.
enum Need: String, Sendable {
  case writable
  case item, custom, deletable
  /// An item with a valid slot; for ``movable`` another one than its own.
  case liftable, movable
  /// An item whose time has a slot.
  case time
}

package struct Binding: Sendable {
  package private(set) var keys: [Key] = []
  /// Whether the action takes typed characters, all those that are not bound in its context.
  package private(set) var acceptsText = false
  /// A full phrase for the help; nil if the phrase of the action before covers these keys too.
  package private(set) var help: String?
  /// A word or two for the key line; nil for an action that the key line never offers.
  package private(set) var hint: String?
  /// The opposite keys, such as Up and Down, that the hint shows; empty for the first of ``keys``.
  private(set) var hintPair: [Key] = []
  private(set) var menuLabel: String?
  /// Whether to refuse a key that may be half of another one, because it would edit at once, or take the next key as text.
  private(set) var isRefusedIfAmbiguous = false
  /// Tested by ``EditorState/refusal(of:)``; nil for an action that needs nothing.
  private(set) var need: Need?
  /// The sentence that refuses the action on a row of another kind than it needs; nil if it needs nothing there.
  private(set) var refusalOnOtherRows: String?
  /// The name of several keys together, such as `a-z`; nil for the names of each.
  private var groupName: String?

  static let characters = "a-z"
  private static let digits = "0-9"

  fileprivate init() {}

  private init(_ row: Table.Row) {
    func keys(_ column: Int) -> [Key] { row.text(column).split(separator: " ").compactMap { Key(notation: "\($0)") } }
    let names = row.text(1)
    acceptsText = names == Self.characters
    groupName = acceptsText || names == Self.digits ? names : nil
    self.keys = names == Self.digits ? "0123456789".unicodeScalars.map(Key.character) : keys(1)
    (help, hint, hintPair) = (row.text(2).nonEmpty, row.text(3).nonEmpty, keys(4))
    (menuLabel, isRefusedIfAmbiguous) = (row.text(5).nonEmpty, !row.text(6).isEmpty)
    (need, refusalOnOtherRows) = (Need(rawValue: row.text(7)), row.text(8).nonEmpty)
  }

  func with(_ keys: [Key]) -> Binding {
    var binding = self
    (binding.keys, binding.hintPair, binding.groupName, binding.acceptsText) = (keys, [], nil, false)
    return binding
  }

  func names(in characterSupport: CharacterSupport) -> [String] {
    groupName.map { [$0] } ?? keys.map { $0.notation(in: characterSupport) }
  }

  fileprivate static let all: [ObjectIdentifier: [Binding]] = {
    let rows = Dictionary(uniqueKeysWithValues: Table(.keys).map { ($0.text(0), Binding($0)) })
    var all: [ObjectIdentifier: [Binding]] = [:]
    for context in KeyContext.allCases {
      for type in context.actions {
        all[ObjectIdentifier(type)] = type.names(in: context).map { rows[$0] ?? Binding() }
      }
    }
    return all
  }()
}

package struct KeyHint: Equatable {
  let keys: String
  let label: String
  /// The keys that a press means, on the first name and on the rest; nil for typed characters.
  private let first, last: Key?
  private let firstWidth: Int

  private init(_ names: [String], _ label: String, separator: String = " ", meaning keys: [Key]) {
    (self.keys, self.label) = (names.joined(separator: separator), label)
    (first, last, firstWidth) = (keys.first, keys.last, DisplayText.width(of: names[0]))
  }

  init(_ key: Key, _ label: String, in characterSupport: CharacterSupport) {
    self.init([key.notation(in: characterSupport)], label, meaning: [key])
  }

  package func key(atOffset offset: Int) -> Key? { offset < firstWidth ? first : last }

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

  /// Nothing between arrows, a space between words, a hyphen in a range such as F2-F5.
  private static func separator(after key: Key, in characterSupport: CharacterSupport) -> String {
    if case .function = key { return "-" }
    return characterSupport == .unicode ? "" : " "
  }

  /// The hint with the first keys of the settings; nil if they bind none. A press on it means the usual key.
  package func bound(by own: OwnKeys, in context: KeyContext, _ characterSupport: CharacterSupport) -> KeyHint? {
    if context.looksUpKeys { return self }
    let all = zip(context.bindings, own.bindings(of: context))
    func displayed(_ key: Key?) -> Key? {
      all.first { usual, _ in key.map(usual.keys.contains) == true }.map { usual, own in
        usual.keys == own.keys ? key : own.keys.first
      } ?? key
    }
    let (start, end) = (displayed(first), displayed(last))
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

extension String {
  var snakeCased: String { reduce("") { $0 + ($1.isUppercase ? "_\($1.lowercased())" : String($1)) } }
}
