import Base

/// The only declaration of an option or argument of a command, with the type of its value.
///
/// ```
/// static let day: Parameter<Int> = .required("--day", help: "The day, from 1.") { Int($0) }
/// static let notes: Parameter<String?> = .option("--notes", help: "Notes.")
/// static let teams: Parameter<[String]> = .list("--team", help: "Only games of these teams.")
/// static let json: Parameter<Bool> = .flag("--json", help: "Print JSON.")
/// ```
package struct Parameter<Value>: Sendable {
  package let syntax: ParameterSyntax
  /// Makes a value of the words that were given, in their order.
  let value: @Sendable ([Word]) throws(UsageError) -> Value

  init(_ syntax: ParameterSyntax, value: @escaping @Sendable ([Word]) throws(UsageError) -> Value) {
    self.syntax = syntax
    self.value = value
  }
}

/// A function that makes a value of one word. It returns nil for an invalid word, or throws an error that explains more.
package typealias WordReading<Value> = @Sendable (String) throws(UsageError) -> Value?

// MARK: Arguments

extension Parameter where Value == String {
  /// A word without dashes that must be there.
  package static func argument(_ name: String, help: String, completion: Completion = .none) -> Self {
    let syntax = ParameterSyntax(.argument, name, help: help, completion: completion, isRequired: true)
    return Parameter(syntax) { words throws(UsageError) in try syntax.text(of: syntax.required(words)) }
  }
}

/// The meaning of the path `-`.
package enum DashMeaning: Sendable {
  /// None: the path is refused.
  case nothing
  case standardInput, standardOutput
}

extension Parameter where Value == FilePath {
  /// A word without dashes that must be there and may be a path.
  package static func argument(_ name: String, help: String, completion: Completion = .none) -> Self {
    let syntax = ParameterSyntax(.argument, name, help: help, completion: completion, isRequired: true)
    return Parameter(syntax) { words throws(UsageError) in try syntax.path(of: syntax.required(words)) }
  }
}

extension Parameter where Value == FilePath? {
  /// A word without dashes that may be left out and may be a path.
  package static func argument(_ name: String, help: String, completion: Completion = .none) -> Self {
    let syntax = ParameterSyntax(.argument, name, help: help, completion: completion)
    return Parameter(syntax) { words throws(UsageError) in
      try words.last.map { word throws(UsageError) in try syntax.path(of: word) }
    }
  }

  /// An option whose value is a path. Standard output is nil, as if the option were not given.
  package static func option(
    _ name: String, value: String? = nil, help: String, dash: DashMeaning = .nothing, completion: Completion = .none
  ) -> Self {
    let syntax = ParameterSyntax(.option(.one), name, value: value, help: help, completion: completion)
    return Parameter(syntax) { words throws(UsageError) in
      guard let word = words.last, dash != .standardOutput || word != "-" else { return nil }
      return try syntax.path(of: word, dash)
    }
  }
}

extension Parameter where Value == [FilePath] {
  /// An option that takes all paths up to the next option and may be repeated.
  package static func list(
    _ name: String, value: String? = nil, help: String, isRequired: Bool = false, dash: DashMeaning = .nothing,
    completion: Completion = .none
  ) -> Self {
    let syntax = ParameterSyntax(
      .option(.upToNextOption), name, value: value, help: help, completion: completion, isRequired: isRequired)
    return Parameter(syntax) { words throws(UsageError) in
      if isRequired { _ = try syntax.required(words) }
      return try words.map { word throws(UsageError) in try syntax.path(of: word, dash) }
    }
  }
}

extension Parameter where Value == String? {
  /// A word without dashes that may be left out.
  package static func argument(_ name: String, help: String, completion: Completion = .none) -> Self {
    let syntax = ParameterSyntax(.argument, name, help: help, completion: completion)
    return Parameter(syntax) { words throws(UsageError) in
      try words.last.map { word throws(UsageError) in try syntax.text(of: word) }
    }
  }
}

extension Parameter where Value == [String] {
  /// All words without dashes that no other argument takes.
  package static func arguments(_ name: String, help: String) -> Self {
    let syntax = ParameterSyntax(.argument, name, help: help, isRepeated: true)
    return Parameter(syntax) { words throws(UsageError) in
      try words.map { word throws(UsageError) in try syntax.text(of: word) }
    }
  }
}

// MARK: Options and flags

extension Parameter {
  /// An option that must be given. If it is given several times, the last one is used.
  package static func required(
    _ name: String, value: String? = nil, takes words: OptionWords = .one, help: String, completion: Completion = .none,
    reading: @escaping WordReading<Value>
  ) -> Self {
    let syntax = ParameterSyntax(
      .option(words), name, value: value, help: help, completion: completion, isRequired: true)
    return Parameter(syntax) { words throws(UsageError) in try syntax.read(syntax.required(words), as: reading) }
  }

  /// An option that may be left out. If it is given several times, the last one is used.
  package static func option<Wrapped>(
    _ name: String, value: String? = nil, takes words: OptionWords = .one, help: String, choices: [String] = [],
    completion: Completion = .none, reading: @escaping WordReading<Wrapped>
  ) -> Self where Value == Wrapped? {
    let syntax = ParameterSyntax(
      .option(words), name, value: value, help: help, choices: choices, completion: completion)
    return Parameter(syntax) { words throws(UsageError) in
      try words.last.map { word throws(UsageError) in try syntax.read(word, as: reading) }
    }
  }

  /// An option that takes all words up to the next one and may be repeated.
  package static func list<Element>(
    _ name: String, value: String? = nil, help: String, isRequired: Bool = false, completion: Completion = .none,
    reading: @escaping WordReading<Element>
  ) -> Self where Value == [Element] {
    let syntax = ParameterSyntax(
      .option(.upToNextOption), name, value: value, help: help, completion: completion, isRequired: isRequired)
    return Parameter(syntax) { words throws(UsageError) in
      if isRequired { _ = try syntax.required(words) }
      return try words.map { word throws(UsageError) in try syntax.read(word, as: reading) }
    }
  }
}

extension Parameter where Value == String? {
  package static func option(
    _ name: String, value: String? = nil, takes words: OptionWords = .one, help: String,
    completion: Completion = .none
  ) -> Self {
    .option(name, value: value, takes: words, help: help, completion: completion) { $0 }
  }
}

extension Parameter where Value == [String] {
  package static func list(
    _ name: String, value: String? = nil, help: String, isRequired: Bool = false, completion: Completion = .none
  ) -> Self {
    .list(name, value: value, help: help, isRequired: isRequired, completion: completion) { $0 }
  }
}

extension Parameter where Value == Bool {
  /// An option without a value.
  package static func flag(_ name: String, help: String) -> Self {
    Parameter(ParameterSyntax(.flag, name, help: help)) { words in !words.isEmpty }
  }
}
