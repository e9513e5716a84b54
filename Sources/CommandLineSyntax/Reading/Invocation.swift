/// What the words after the name of a command say.
///
/// Values are read by what declares them: `let day = try line[Self.day]`.
package struct Invocation: Sendable {
  private var given: [(name: String, word: Word)] = []

  /// The value of a parameter; a misuse only for one that is none of the command's.
  package subscript<Value>(parameter: Parameter<Value>) -> Value {
    get throws(Misuse) { try parameter.value(words(of: parameter.syntax)) }
  }

  package subscript(flag: Parameter<Bool>) -> Bool { given.contains { $0.name == flag.syntax.name } }

  mutating func add(_ word: Word, to parameter: ParameterSyntax) {
    given.append((parameter.name, word))
  }

  func words(of parameter: ParameterSyntax) -> [Word] { words(named: parameter.name) }

  func words(named name: String) -> [Word] {
    var words: [Word] = []
    for pair in given where pair.name == name { words.append(pair.word) }
    return words
  }
}
