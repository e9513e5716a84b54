import Almanac

/// Something that a shell may put in the place of the word at the cursor.
package struct Candidate: Equatable, Sendable {
  package let value: String
  /// A description in a few words; empty if it has none.
  package let about: String

  package init(_ value: String, about: String = "") {
    self.value = value
    self.about = about
  }
}

extension [Candidate] {
  /// The candidates that begin with what is typed already, whatever its case and accents.
  package func beginning(with typed: String) -> [Candidate] {
    let start = FoldedText(typed).text
    return filter { FoldedText($0.value).text.hasPrefix(start) }
  }
}

/// A command line that a user is still typing: what the word at the cursor may be.
package struct PartialCommandLine: Sendable {
  package let command: CommandSyntax
  /// The words before the cursor, as far as they make sense.
  package let line: Invocation
  /// Whether the word is the first one, which may be the name of a command.
  package let isFirst: Bool
  /// The parameter whose value the word is; nil if it is the name of an option, or nothing more may follow.
  package let parameter: ParameterSyntax?
  /// The part of the word before the value, `--units=`.
  package let start: String
  /// The part of the value that is typed already.
  package let value: String
  fileprivate let options: [Candidate]

  /// The last word that was given for an option, `--day`, if any.
  package func word(of name: String) -> String? { line.words(named: name).last?.shown }

  /// The candidates that the syntax itself knows: names of commands and options, choices of values.
  package func candidates(of program: ProgramSyntax) -> [Candidate] {
    if !options.isEmpty { return options.beginning(with: value) }
    let commands = isFirst ? program.commandCandidates : []
    return ((parameter?.choices ?? []).map { Candidate($0) } + commands).beginning(with: value)
  }
}

extension ProgramSyntax {
  /// Reads an unfinished line.
  ///
  /// - Parameters:
  ///   - words: those before the cursor, without the name of the program.
  ///   - current: the word at the cursor.
  package func unfinished(_ words: [String], current: String) -> PartialCommandLine {
    let named = words.first.flatMap { word in (commands + [help]).first { $0.name == word } }
    let command = named ?? commands.first { $0.name == defaultCommand } ?? root
    var reader = UnfinishedReader(command)
    for word in named == nil ? words[...] : words.dropFirst() { reader.read(word) }
    return reader.line(current: current, isFirst: words.isEmpty && !current.hasPrefix("-"))
  }

  fileprivate var commandCandidates: [Candidate] {
    commands.map { Candidate($0.name, about: $0.abstract) } + [Candidate(help.name, about: help.abstract)]
  }

  private var help: CommandSyntax {
    let names = commands.map(\.name)
    return CommandSyntax("help", BuiltIn.help.help) {
      [ParameterSyntax(.argument, "command", help: "A command.", choices: names)]
    }
  }
}

/// Reads the words before the cursor as the command would, but stops at nothing.
private struct UnfinishedReader {
  private let command: CommandSyntax
  private let parameters: [ParameterSyntax]
  private var line = Invocation()
  /// The option whose values may come next.
  private var open: ParameterSyntax?
  private var arguments = 0
  private var areAllArguments = false
  private var used: [String] = []

  init(_ command: CommandSyntax) {
    self.command = command
    parameters = command.visible
  }

  mutating func read(_ word: String) {
    if areAllArguments || !isOption(word) || open?.kind == .option(.oneOfAnyLook) {
      readValue(word)
    } else if word == "--" {
      (areAllArguments, open) = (true, nil)
    } else {
      readOption(word)
    }
  }

  private mutating func readValue(_ word: String) {
    if let open {
      line.add(Word(word), to: open)
      if !open.isRepeated { self.open = nil }
    } else {
      if let argument = argument(arguments) { line.add(Word(word), to: argument) }
      arguments += 1
    }
  }

  private mutating func readOption(_ word: String) {
    let (name, value) = parts(of: word)
    open = option(named: name)
    used.append(name)
    if open?.kind == .flag { open = nil }
    if let value { readValue(value) }
  }

  func line(current: String, isFirst: Bool) -> PartialCommandLine {
    let isNamed = isOption(current) || current == "-"
    if areAllArguments || !isNamed || open?.kind == .option(.oneOfAnyLook) {
      return unfinished(open ?? argument(arguments), value: current, isFirst: isFirst)
    }
    let (name, value) = parts(of: current)
    if let value { return unfinished(option(named: name), start: "\(name)=", value: value) }
    return unfinished(nil, value: current, options: options)
  }

  private func unfinished(
    _ parameter: ParameterSyntax?, start: String = "", value: String, isFirst: Bool = false, options: [Candidate] = []
  ) -> PartialCommandLine {
    PartialCommandLine(
      command: command, line: line, isFirst: isFirst, parameter: parameter, start: start, value: value, options: options
    )
  }

  private func isOption(_ word: String) -> Bool { word.utf8.first == UInt8(ascii: "-") && word != "-" }

  private func argument(_ number: Int) -> ParameterSyntax? {
    let all = parameters.filter { $0.kind == .argument }
    return number < all.count ? all[number] : all.last.flatMap { $0.isRepeated ? $0 : nil }
  }

  private func option(named name: String) -> ParameterSyntax? {
    parameters.first { $0.name == name && $0.kind != .argument }
  }

  private func parts(of word: String) -> (name: String, value: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  /// The options that may still be given.
  private var options: [Candidate] {
    let own = parameters.filter { $0.kind != .argument && ($0.isRepeated || !used.contains($0.name)) }
    return own.map { Candidate($0.name, about: $0.help) } + [
      Candidate(BuiltIn.version.name, about: BuiltIn.version.help),
      Candidate(BuiltIn.help.name, about: BuiltIn.help.help),
    ]
  }
}
