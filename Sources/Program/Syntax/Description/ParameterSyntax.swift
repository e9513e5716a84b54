/// A parameter of a command as users see it, whatever type its value has.
struct ParameterSyntax: Sendable {
  enum Kind: Equatable, Sendable {
    case argument
    case option(OptionWords)
    case flag
  }

  let kind: Kind
  /// The name with its dashes, `--units`; that of an argument has none, `trip`.
  let name: String
  /// The placeholder of the value in help and messages, `HH:MM`.
  let valueName: String
  let help: String
  /// The values that are possible, for help, messages and completions; empty if they cannot be listed.
  let choices: [String]
  let completion: Completion
  let isRequired: Bool
  /// Whether all values are used if several are given, not only the last one.
  let isRepeated: Bool
  var section: String?
  var isHidden = false

  init(
    _ kind: Kind, _ name: String, value: String? = nil, help: String, choices: [String] = [],
    completion: Completion = .none, isRequired: Bool = false, isRepeated: Bool = false
  ) {
    (self.kind, self.name, self.help, self.choices) = (kind, name, help, choices)
    (self.completion, self.isRequired) = (completion, isRequired)
    self.isRepeated = isRepeated || kind == .option(.upToNextOption)
    valueName = value ?? (kind == .argument ? name : String(name.drop { $0 == "-" }))
  }
}

/// The words that an option takes as its value if none is joined to it: `--name value`.
enum OptionWords: Sendable {
  /// A single word that does not look like an option.
  case one
  /// A single word, whatever it looks like: texts and southern latitudes may begin with a dash.
  case verbatimWord
  /// A word, and those behind it that do not look like options.
  case upToNextOption
}

/// What a shell completes for a value without choices.
enum Completion: Equatable, Sendable {
  case none
  /// Files with one of these extensions, and directories.
  case files([String])
  /// Something that the program finds out, and files with one of these extensions.
  case known(Subject, orFiles: [String] = [])

  enum Subject: Equatable, Sendable {
    case trips, teams, leagues
    /// Days or items of the trip that the line names, items by what can be done to them.
    case days, items, movableItems, editableItems, customItems
  }

  var isKnown: Bool { if case .known = self { true } else { false } }

  var extensions: [String]? {
    switch self {
    case .none: nil
    case .files(let extensions): extensions
    case .known(_, let extensions): extensions.isEmpty ? nil : extensions
    }
  }
}

extension ParameterSyntax {
  func text(of word: Word) throws(UsageError) -> String {
    guard let text = word.text else {
      // Only a path can be anything else.
      throw .refused("the value '\(word.displayed)' for '\(label)' is not UTF-8 text")
    }
    return text
  }

  func read<Value>(_ word: Word, as reading: WordReading<Value>) throws(UsageError) -> Value {
    let text = try text(of: word)
    guard let value = try reading(text) else { throw .invalid(text, for: self) }
    return value
  }
}
