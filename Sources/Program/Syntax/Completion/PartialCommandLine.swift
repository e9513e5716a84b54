import Almanac

/// Something that a shell may put in the place of the word at the cursor.
struct Candidate: Equatable, Sendable {
  let value: String
  let about: String

  init(_ value: String, about: String = "") { (self.value, self.about) = (value, about) }
}

extension [Candidate] {
  func prefix(with typed: String) -> [Candidate] {
    let start = FoldedText(typed).text
    return filter { FoldedText($0.value).text.hasPrefix(start) }
  }
}

/// A command line that a user is still typing: what the word at the cursor may be.
struct PartialCommandLine: Sendable {
  let command: CommandSyntax
  let line: Invocation
  /// Whether the word is the first one, which may be the name of a command.
  let isFirst: Bool
  /// The parameter whose value the word is; nil if it is the name of an option, or nothing more may follow.
  let parameter: ParameterSyntax?
  /// The part of the word before the value, `--units=`, and the part of the value that is typed already.
  let start: String
  let value: String
  private let options: [Candidate]

  fileprivate init(_ reader: CommandReader, of command: CommandSyntax, current: String, isFirst: Bool) {
    (self.command, line) = (command, reader.line)
    let isNamed = current.utf8.first == UInt8(ascii: "-")
    let option = OptionWord(Word(current))
    if reader.areAllArguments || !isNamed || reader.open?.kind == .option(.verbatimWord) {
      (self.isFirst, parameter) = (isFirst, reader.open ?? reader.argument)
      (start, value, options) = ("", current, [])
    } else if let typed = option.value {
      (self.isFirst, parameter) = (false, reader.option(named: option.name))
      (start, value, options) = ("\(option.name)=", typed.displayed, [])
    } else {
      (self.isFirst, parameter) = (false, nil)
      (start, value, options) = ("", current, reader.unusedOptions)
    }
  }

  func word(of name: String) -> String? { line.words(named: name).last?.displayed }

  func candidates(of program: ProgramSyntax) -> [Candidate] {
    if !options.isEmpty { return options.prefix(with: value) }
    let commands = isFirst ? program.commandCandidates : []
    return ((parameter?.choices ?? []).map { Candidate($0) } + commands).prefix(with: value)
  }
}

extension ProgramSyntax {
  /// Reads an unfinished line: the words before the cursor, without the name of the program, and the one at it.
  func unfinished(_ words: [String], current: String) -> PartialCommandLine {
    let named = words.first.flatMap { word in (commands + [help]).first { $0.name == word } }
    let command = named ?? commands.first { $0.name == defaultCommand } ?? root
    // As the command would read them, but nothing stops it.
    var reader = CommandReader(parameters: command.visible)
    for word in named == nil ? words[...] : words.dropFirst() { _ = reader.read(Word(word)) }
    return PartialCommandLine(
      reader, of: command, current: current, isFirst: words.isEmpty && !current.hasPrefix("-"))
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

extension CommandReader {
  fileprivate var unusedOptions: [Candidate] {
    let own = parameters.filter { $0.kind != .argument && ($0.isRepeated || !used.contains($0.name)) }
    return own.map { Candidate($0.name, about: $0.help) } + [
      Candidate(BuiltIn.version.name, about: BuiltIn.version.help),
      Candidate(BuiltIn.help.name, about: BuiltIn.help.help),
    ]
  }
}
