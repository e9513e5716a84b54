/// What is asked for.
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
  package func read(_ words: ArraySlice<String>) throws(Misuse) -> Request {
    var reader = CommandReader(self, words)
    return try reader.read()
  }
}

private struct CommandReader {
  private let parameters: [ParameterSyntax]
  private var rest: ArraySlice<String>
  private var line = Invocation()
  private var arguments: [String] = []

  init(_ syntax: CommandSyntax, _ words: ArraySlice<String>) {
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

  private func isOption(_ word: String) -> Bool { word.utf8.first == UInt8(ascii: "-") && word != "-" }

  /// Takes an option with its words, or a flag.
  private mutating func take(_ option: OptionWord) throws(Misuse) {
    guard let parameter = parameters.first(where: { $0.name == option.name && $0.kind != .argument }) else {
      throw .unknownOption(option.name, meant: nearest(to: option.name, among: knownNames))
    }
    switch parameter.kind {
    case .flag:
      if let value = option.value { throw .needsNoValue(parameter, value) }
      line.add(option.name, to: parameter)
    case .option(let words):
      guard let value = option.value ?? nextValue(words) else { throw .missingValue(parameter) }
      line.add(value, to: parameter)
      if words != .upToNextOption { break }
      while let next = nextValue(words) { line.add(next, to: parameter) }
    case .argument: break
    }
  }

  private mutating func nextValue(_ words: OptionWords) -> String? {
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
    if !words.isEmpty { throw .unexpected(Array(words)) }
    return line
  }
}

/// `--name` or `--name=value`.
private struct OptionWord {
  let name: String
  let value: String?

  init(_ word: String) {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    name = equals.map { String(word[..<$0]) } ?? word
    value = equals.map { String(word[word.utf8.index(after: $0)...]) }
  }

  /// What it asks of every command.
  var request: Request? {
    if name == BuiltIn.version.name { return .version }
    return BuiltIn.names.contains(name) ? .help : nil
  }
}
