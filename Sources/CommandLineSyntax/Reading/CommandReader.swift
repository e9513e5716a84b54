import ItineraryCore

/// What a command line asks for: a command to run, help, or the version.
package enum Request {
  case run(Invocation)
  case help
  case version
}

extension CommandSyntax {
  /// Reads the words after the name of the command.
  ///
  /// Options and arguments stand in any order; after `--` all is arguments. A call for help or the version comes
  /// before whatever else is wrong.
  package func read(_ words: ArraySlice<Word>) throws(Misuse) -> Request {
    var reader = CommandReader(self, words)
    return try reader.read()
  }
}

private struct CommandReader {
  private let parameters: [ParameterSyntax]
  private var rest: ArraySlice<Word>
  private var line = Invocation()
  private var arguments: [Word] = []

  init(_ syntax: CommandSyntax, _ words: ArraySlice<Word>) {
    parameters = syntax.parameters
    rest = words
  }

  mutating func read() throws(Misuse) -> Request {
    var first: Misuse?
    while let word = rest.popFirst() {
      if !isOption(word) {
        arguments.append(word)
      } else if word == "--" {
        arguments += rest
        rest = []
      } else {
        let option = OptionWord(word)
        if let request = option.request { return request }
        do throws(Misuse) { try take(option) } catch { first = first ?? error }
      }
    }
    if let first { throw first }
    return .run(try checked())
  }

  private func isOption(_ word: Word) -> Bool { word.bytes.first == UInt8(ascii: "-") && word.bytes.count > 1 }

  /// Takes an option with its words, or a flag.
  private mutating func take(_ option: OptionWord) throws(Misuse) {
    guard let parameter = parameters.first(where: { $0.name == option.name && $0.kind != .argument }) else {
      throw .unknownOption(option.name, meant: NearMiss.nearest(to: option.name, among: knownNames))
    }
    switch parameter.kind {
    case .flag:
      if let value = option.value { throw .needsNoValue(parameter, value.shown) }
      line.add(Word(option.name), to: parameter)
    case .option(let words):
      guard let value = option.value ?? nextValue(words) else { throw .missingValue(parameter) }
      line.add(value, to: parameter)
      if words != .upToNextOption { break }
      while let next = nextValue(words) { line.add(next, to: parameter) }
    case .argument: break
    }
  }

  private mutating func nextValue(_ words: OptionWords) -> Word? {
    guard let next = rest.first, words == .oneOfAnyLook || !isOption(next) else { return nil }
    return rest.removeFirst()
  }

  /// The names that a misspelt one may have meant.
  private var knownNames: [String] {
    parameters.filter { $0.kind != .argument && !$0.isHidden }.map(\.name) + [BuiltIn.version.name, BuiltIn.help.name]
  }

  /// The line with its arguments, if all values are good.
  private mutating func checked() throws(Misuse) -> Invocation {
    var words = arguments[...]
    for parameter in parameters where parameter.kind == .argument {
      if let word = words.popFirst() { line.add(word, to: parameter) }
    }
    for parameter in parameters { try parameter.check(line.words(of: parameter)) }
    if !words.isEmpty { throw .unexpected(words.map(\.shown)) }
    return line
  }
}

/// `--name` or `--name=value`.
private struct OptionWord {
  let name: String
  let value: Word?

  init(_ word: Word) {
    let equals = word.bytes.firstIndex(of: UInt8(ascii: "="))
    name = Word(bytes: word.bytes[..<(equals ?? word.bytes.endIndex)]).shown
    value = equals.map { Word(bytes: word.bytes[($0 + 1)...]) }
  }

  /// What it asks of every command.
  var request: Request? {
    if name == BuiltIn.version.name { return .version }
    return BuiltIn.names.contains(name) ? .help : nil
  }
}
