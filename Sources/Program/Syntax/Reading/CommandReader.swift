import Almanac

enum Request {
  case run(Invocation)
  case help
  case version
}

struct Invocation: Sendable {
  private var given: [(name: String, word: Word)] = []
  fileprivate(set) var surplus: ArraySlice<Word> = []

  func end() throws(UsageError) {
    if !surplus.isEmpty { throw .unexpected(surplus.map(\.displayed)) }
  }

  mutating func add(_ word: Word, to parameter: ParameterSyntax) { given.append((parameter.name, word)) }

  func words(named name: String) -> [Word] { given.filter { $0.name == name }.map(\.word) }

  func has(_ name: String) -> Bool { given.contains { $0.name == name } }
}

extension CommandSyntax {
  /// Reads the words after the name of the command; their values are not read yet.
  ///
  /// Options and arguments may come in any order; after `--` every word is an argument. A call for help or the version counts
  /// more than whatever is wrong.
  func read(_ words: ArraySlice<Word>) throws(UsageError) -> Request {
    var reader = CommandReader(parameters: parameters)
    for word in words {
      if let request = reader.read(word) { return request }
    }
    return .run(try reader.end())
  }
}

struct CommandReader {
  let parameters: [ParameterSyntax]
  private(set) var line = Invocation()
  /// The option whose values may come next.
  private(set) var open: ParameterSyntax?
  private var isValueMissing = false
  private(set) var areAllArguments = false
  private var arguments = 0
  private(set) var used: [String] = []
  private var mistake: UsageError?

  init(parameters: [ParameterSyntax]) { self.parameters = parameters }

  /// Reads a word. Returns help or the version if it calls for that.
  mutating func read(_ word: Word) -> Request? {
    if areAllArguments || !isOption(word) || open?.kind == .option(.verbatimWord) {
      take(word)
    } else if word == "--" {
      close()
      areAllArguments = true
    } else {
      return read(OptionWord(word))
    }
    return nil
  }

  mutating func end() throws(UsageError) -> Invocation {
    close()
    if let mistake { throw mistake }
    return line
  }

  /// Whether a word is an option, unlike `-` and `-1`.
  private func isOption(_ word: Word) -> Bool {
    let start = Array(word.bytes.prefix(2))
    return start.count == 2 && start[0] == UInt8(ascii: "-")
      && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(start[1])
  }

  private mutating func take(_ word: Word) {
    if let option = open {
      line.add(word, to: option)
      isValueMissing = false
      if !option.isRepeated { open = nil }
    } else {
      if let argument { line.add(word, to: argument) } else { line.surplus.append(word) }
      arguments += 1
    }
  }

  private mutating func read(_ word: OptionWord) -> Request? {
    close()
    used.append(word.name)
    if let request = word.request { return request }
    guard let option = option(named: word.name) else {
      record(.unknownOption(word.name, candidates: NearMiss.nearest(to: word.name, among: knownNames)))
      return nil
    }
    if option.kind != .flag {
      (open, isValueMissing) = (option, true)
      if let value = word.value { take(value) }
    } else if let value = word.value {
      record(.refused("option '\(option.name)' takes no value, but got '\(value.displayed)'"))
    } else {
      line.add(Word(word.name), to: option)
    }
    return nil
  }

  private mutating func close() {
    if let open, isValueMissing { record(.missingValue(open)) }
    (open, isValueMissing) = (nil, false)
  }

  private mutating func record(_ error: UsageError) { mistake = mistake ?? error }

  func option(named name: String) -> ParameterSyntax? { parameters.first { $0.name == name && $0.kind != .argument } }

  var argument: ParameterSyntax? {
    let all = parameters.filter { $0.kind == .argument }
    return arguments < all.count ? all[arguments] : all.last.flatMap { $0.isRepeated ? $0 : nil }
  }

  private var knownNames: [String] {
    parameters.filter { $0.kind != .argument && !$0.isHidden }.map(\.name) + [BuiltIn.version.name, BuiltIn.help.name]
  }
}

/// `--name` or `--name=value`.
struct OptionWord {
  let name: String
  let value: Word?

  init(_ word: Word) {
    let equals = word.bytes.firstIndex(of: UInt8(ascii: "="))
    name = Word(bytes: word.bytes[..<(equals ?? word.bytes.endIndex)]).displayed
    value = equals.map { Word(bytes: word.bytes[($0 + 1)...]) }
  }

  var request: Request? {
    if name == BuiltIn.version.name { return .version }
    return BuiltIn.names.contains(name) ? .help : nil
  }
}

/// A word of the command line, as the shell gave it: bytes, of which a path need not be text.
struct Word: Hashable, Sendable {
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
  init(_ text: String) { self.init(bytes: text.utf8) }
  init(cString: UnsafePointer<CChar>) { self.init(bytes: FilePath(cString: cString).bytes) }

  /// The word as text; nil if its bytes are not valid UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The word for messages, with a mark in place of invalid UTF-8.
  var displayed: String { String(decoding: bytes, as: UTF8.self) }
}

extension Word: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self.init(text) }
}
