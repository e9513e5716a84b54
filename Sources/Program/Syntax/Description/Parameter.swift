import Almanac

/// A command, or a group of parameters that several commands share: a table of parameters, and a property for the value of
/// each.
///
/// ```
/// static var parameters: [Parameter<Self>] {
///   argument(\.name, "name", help: "Trip name.")
///   option(\.day, "--day", help: "The day, from 1.", isRequired: true)
///   option(\.teams, "--team", help: "Only games of these teams.")
///   flag(\.isJSON, "--json", help: "Print JSON.")
/// }
///
/// private var name = ""
/// private var day = 0
/// private var teams: [String] = []
/// private var isJSON = false
/// ```
///
/// The type of the property determines the number of values: an optional one may be left out, an array takes all. A property
/// whose parameter is not given keeps its initial value.
protocol Parameters: SendableMetatype {
  @ParameterBuilder<Self> static var parameters: [Parameter<Self>] { get }

  init()

  /// Checks the values together, when all of them are read and nothing is left over.
  mutating func check() throws(UsageError)
}

extension Parameters {
  mutating func check() throws(UsageError) {}

  /// Reads each value once, in the order of the table, so that of several mistakes the first is reported: a value that
  /// is missing or invalid, then a word left over, then values that can't be combined.
  init(_ line: Invocation) throws(UsageError) {
    self.init()
    let parameters = Self.parameters
    for parameter in parameters { try parameter.read(line, &self) }
    try line.end()
    for parameter in parameters { try parameter.check(line, &self) }
    try check()
  }
}

/// A row of a table of parameters: an option, flag or argument, or a group of them, with the property for its value.
struct Parameter<Root>: Sendable {
  private(set) var syntax: [ParameterSyntax]
  let read: @Sendable (Invocation, inout Root) throws(UsageError) -> Void
  fileprivate let check: @Sendable (Invocation, inout Root) throws(UsageError) -> Void

  init(
    _ syntax: [ParameterSyntax], read: @escaping @Sendable (Invocation, inout Root) throws(UsageError) -> Void,
    check: @escaping @Sendable (Invocation, inout Root) throws(UsageError) -> Void = { _, _ in }
  ) {
    (self.syntax, self.read, self.check) = (syntax, read, check)
  }

  func inSection(_ title: String) -> Self {
    var row = self
    for index in syntax.indices { row.syntax[index].section = title }
    return row
  }

  var hidden: Self {
    var row = self
    for index in syntax.indices { row.syntax[index].isHidden = true }
    return row
  }
}

@resultBuilder enum ParameterBuilder<Root> {
  static func buildExpression(_ row: Parameter<Root>) -> [Parameter<Root>] { [row] }
  static func buildExpression(_ rows: [Parameter<Root>]) -> [Parameter<Root>] { rows }
  static func buildArray(_ rows: [[Parameter<Root>]]) -> [Parameter<Root>] { rows.flatMap(\.self) }
  static func buildOptional(_ rows: [Parameter<Root>]?) -> [Parameter<Root>] { rows ?? [] }
  static func buildBlock(_ rows: [Parameter<Root>]...) -> [Parameter<Root>] { rows.flatMap(\.self) }
}

// MARK: Rows

extension Parameters {
  typealias Property<Value> = any WritableKeyPath<Self, Value> & Sendable

  /// A word without dashes, a text or a path, or all words that no other argument takes.
  static func argument<Value: ParameterValue>(
    _ property: Property<Value>, _ name: String, help: String, completion: Completion = .none
  ) -> Parameter<Self> where Value.Single: WordValue {
    let syntax = ParameterSyntax(
      .argument, name, help: help, completion: completion, isRequired: Value.count == .one,
      isRepeated: Value.count == .any)
    return row(property, syntax) { word throws(UsageError) in try Value.Single(word, for: syntax, .nothing) }
  }

  /// An option whose value is a text, a path, or what its type reads.
  static func option<Value: ParameterValue>(
    _ property: Property<Value>, _ name: String, value: String? = nil, takes words: OptionWords = .one, help: String,
    isRequired: Bool = false, dash: DashMeaning = .nothing, completion: Completion = .none
  ) -> Parameter<Self> where Value.Single: WordValue {
    let syntax = ParameterSyntax(
      .option(Value.count == .any ? .upToNextOption : words), name, value: value, help: help, completion: completion,
      isRequired: isRequired)
    return row(property, syntax) { word throws(UsageError) in
      dash == .standardOutput && word == "-" ? nil : try Value.Single(word, for: syntax, dash)
    }
  }

  /// An option whose value a function makes of a text. Of several values for one, the last is used.
  static func option<Value: ParameterValue>(
    _ property: Property<Value>, _ name: String, value: String? = nil, takes words: OptionWords = .one, help: String,
    isRequired: Bool = false, choices: [String] = [], completion: Completion = .none,
    reading: @escaping WordReading<Value.Single>
  ) -> Parameter<Self> {
    let syntax = ParameterSyntax(
      .option(Value.count == .any ? .upToNextOption : words), name, value: value, help: help, choices: choices,
      completion: completion, isRequired: isRequired)
    return row(property, syntax) { word throws(UsageError) in try syntax.read(word, as: reading) }
  }

  static func choice<Value: ParameterValue>(
    _ property: Property<Value>, _ name: String, value: String? = nil, help: String
  ) -> Parameter<Self> where Value.Single: RawRepresentable<String> & CaseIterable {
    let choices = Value.Single.allCases.map(\.rawValue)
    return option(property, name, value: value, help: help, choices: choices) { Value.Single(rawValue: $0) }
  }

  static func flag<Value: Sendable>(
    _ property: Property<Value>, _ name: String, help: String, sets value: Value
  ) -> Parameter<Self> {
    Parameter([ParameterSyntax(.flag, name, help: help)]) { line, root in
      if line.has(name) { root[keyPath: property] = value }
    }
  }

  static func flag(_ property: Property<Bool>, _ name: String, help: String) -> Parameter<Self> {
    flag(property, name, help: help, sets: true)
  }

  static func group<Group: Parameters>(
    _ property: Property<Group>, _ rows: [Parameter<Group>] = Group.parameters
  ) -> Parameter<Self> {
    Parameter(rows.flatMap(\.syntax)) { line, root throws(UsageError) in
      for row in rows { try row.read(line, &root[keyPath: property]) }
    } check: { line, root throws(UsageError) in
      for row in rows { try row.check(line, &root[keyPath: property]) }
      try root[keyPath: property].check()
    }
  }

  /// Allows only one of some parameters, or exactly one if one is required.
  static func oneOf(_ names: String..., isRequired: Bool = false) -> Parameter<Self> {
    Parameter([]) { _, _ in
    } check: { line, _ throws(UsageError) in
      let count = names.count(where: line.has)
      if count == 1 || count == 0 && !isRequired { return }
      let list = names.map { $0.hasPrefix("-") ? $0 : "a \($0)" }.listed
      throw .refused("pass \(isRequired ? "" : "only ")one of \(list)")
    }
  }

  /// Refuses options that mean nothing without another one.
  static func options(_ names: String..., require other: String) -> Parameter<Self> {
    Parameter([]) { _, _ in
    } check: { line, _ throws(UsageError) in
      if line.has(other) || !names.contains(where: line.has) { return }
      throw .refused("\(names.listed) \(names.count == 1 ? "requires" : "require") \(other)")
    }
  }

  private static func row<Value: ParameterValue>(
    _ property: Property<Value>, _ syntax: ParameterSyntax,
    reading: @escaping @Sendable (Word) throws(UsageError) -> Value.Single?
  ) -> Parameter<Self> {
    Parameter([syntax]) { line, root throws(UsageError) in
      let words = line.words(named: syntax.name)
      if syntax.isRequired, words.isEmpty { throw .missing(syntax) }
      var values: [Value.Single] = []
      for word in Value.count == .any ? words[...] : words.suffix(1) {
        if let value = try reading(word) { values.append(value) }
      }
      if !values.isEmpty { root[keyPath: property].take(values) }
    }
  }
}

// MARK: Values

/// A function that makes a value of one word. It returns nil for an invalid word, or throws an error that explains more.
typealias WordReading<Value> = @Sendable (String) throws(UsageError) -> Value?

enum ValueCount { case one, upToOne, any }

protocol ParameterValue: SendableMetatype {
  associatedtype Single
  static var count: ValueCount { get }
  /// Takes values, of which there is at least one.
  mutating func take(_ values: [Single])
}

extension ParameterValue where Single == Self {
  static var count: ValueCount { .one }
  mutating func take(_ values: [Self]) { self = values.last ?? self }
}

extension String: ParameterValue { typealias Single = String }
extension FilePath: ParameterValue { typealias Single = FilePath }
extension Int: ParameterValue { typealias Single = Int }

extension Optional: ParameterValue {
  static var count: ValueCount { .upToOne }
  mutating func take(_ values: [Wrapped]) { self = values.last }
}

extension Array: ParameterValue {
  static var count: ValueCount { .any }
  mutating func take(_ values: [Element]) { self = values }
}

/// The meaning of the path `-`.
enum DashMeaning: Sendable {
  /// None: the path is refused.
  case nothing
  case standardInput, standardOutput
}

protocol WordValue: SendableMetatype {
  init(_ word: Word, for syntax: ParameterSyntax, _ dash: DashMeaning) throws(UsageError)
}

protocol TextValue: WordValue {
  init?(_ text: String)
}

extension TextValue {
  init(_ word: Word, for syntax: ParameterSyntax, _: DashMeaning) throws(UsageError) {
    self = try syntax.read(word) { Self($0) }
  }
}

extension Int: TextValue {}

extension String: WordValue {
  init(_ word: Word, for syntax: ParameterSyntax, _: DashMeaning) throws(UsageError) {
    self = try syntax.text(of: word)
  }
}

extension FilePath: WordValue {
  init(_ word: Word, for syntax: ParameterSyntax, _ dash: DashMeaning) throws(UsageError) {
    if word == "-", dash != .standardInput {
      throw .refused("'-' can't be used for '\(syntax.label)'; use ./- for a file of that name")
    }
    self = word == "-" ? "/dev/stdin" : FilePath(bytes: word.bytes)
  }
}
