import Almanac

package enum Request {
  case run(Invocation)
  case help
  case version
}

/// The words after the name of a command, given to its parameters.
package struct Invocation: Sendable {
  /// The words, each with the name of its parameter, in their order.
  private var given: [(name: String, word: Word)] = []
  /// The words that no argument takes.
  fileprivate(set) var surplus: ArraySlice<Word> = []

  /// Checks that nothing is left over.
  ///
  /// - Throws: ``UsageError/unexpected(_:)``.
  func end() throws(UsageError) {
    if !surplus.isEmpty { throw .unexpected(surplus.map(\.shown)) }
  }

  mutating func add(_ word: Word, to parameter: ParameterSyntax) {
    given.append((parameter.name, word))
  }

  package func words(named name: String) -> [Word] { given.filter { $0.name == name }.map(\.word) }
}

extension CommandSyntax {
  /// Reads the words after the name of the command.
  ///
  /// Options and arguments may come in any order; after `--` every word is an argument. A call for help or the version counts
  /// more than whatever is wrong. Values are not read yet.
  ///
  /// - Throws: ``UsageError`` if an option is unknown, or has no value, or a value too many.
  package func read(_ words: ArraySlice<Word>) throws(UsageError) -> Request {
    var reader = CommandReader(self, words)
    return try reader.read()
  }
}

private struct CommandReader {
  private let parameters: [ParameterSyntax]
  private var rest: ArraySlice<Word>
  private var line = Invocation()
  private var arguments: ArraySlice<Word> = []

  init(_ syntax: CommandSyntax, _ words: ArraySlice<Word>) {
    parameters = syntax.parameters
    rest = words
  }

  mutating func read() throws(UsageError) -> Request {
    var first: UsageError?
    while let word = rest.popFirst() {
      if !isOption(word) {
        arguments.append(word)
      } else if word == "--" {
        arguments += rest
        rest = []
      } else {
        let option = OptionWord(word)
        if let request = option.request { return request }
        do throws(UsageError) { try read(option) } catch { first = first ?? error }
      }
    }
    if let first { throw first }
    return .run(whole())
  }

  /// Whether a word is an option, unlike `-` and `-1`.
  private func isOption(_ word: Word) -> Bool {
    let start = Array(word.bytes.prefix(2))
    return start.count == 2 && start[0] == UInt8(ascii: "-")
      && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(start[1])
  }

  /// Reads an option with its words, or a flag.
  private mutating func read(_ option: OptionWord) throws(UsageError) {
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

  /// The line with its arguments.
  private mutating func whole() -> Invocation {
    for parameter in parameters where parameter.kind == .argument {
      repeat {
        if let word = arguments.popFirst() { line.add(word, to: parameter) }
      } while parameter.isRepeated && !arguments.isEmpty
    }
    line.surplus = arguments
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

  /// The request, help or the version, that an option makes of every command; nil for any other option.
  var request: Request? {
    if name == BuiltIn.version.name { return .version }
    return BuiltIn.names.contains(name) ? .help : nil
  }
}

/// A word of the command line, as the shell gave it: bytes, of which a path need not be text.
package struct Word: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package init(cString: UnsafePointer<CChar>) {
    bytes = FilePath(cString: cString).bytes
  }

  /// The word as text; nil if its bytes are not valid UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The word for messages, with a mark in place of invalid UTF-8.
  package var shown: String { String(decoding: bytes, as: UTF8.self) }
}

extension Word: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
