import Base
import Editor

/// The reason why the words of a command line make no sense.
package enum Misuse: Error {
  case unknownCommand(String, meant: String?)
  case unknownOption(String, meant: String?)
  case unexpected([String])
  case missing(ParameterSyntax)
  case missingValue(ParameterSyntax)
  case needsNoValue(ParameterSyntax, String)
  case invalid(String, for: ParameterSyntax)
  /// A word is not valid UTF-8, which only a path may be.
  case notText(String, for: ParameterSyntax)
  /// A sentence of the command itself.
  case refused(String)
}

extension Misuse: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownCommand(let word, let meant): "There is no command '\(word)'\(NearMiss.question(quoted(meant)))"
    case .unknownOption(let word, let meant): "There is no option '\(word)'\(NearMiss.question(quoted(meant)))"
    case .unexpected(let words) where words.count == 1: "Unexpected argument '\(words[0])'"
    case .unexpected(let words):
      "\(words.count) unexpected arguments: \(words.map { "'\($0)'" }.joined(separator: ", "))"
    case .missing(let parameter): "Missing expected argument '\(parameter.form)'"
    case .missingValue(let parameter): "Missing value for '\(parameter.label)'"
    case .needsNoValue(let parameter, let value):
      "The option '\(parameter.name)' does not take any value, but '\(value)' was specified."
    case .invalid(let word, let parameter):
      "The value '\(word)' is invalid for '\(parameter.label)'\(parameter.choicesHint(insteadOf: word))"
    case .notText(let word, let parameter): "The value '\(word)' for '\(parameter.label)' is not UTF-8 text"
    case .refused(let sentence): sentence
    }
  }

  /// The parameter of which the message shows the help.
  var parameter: ParameterSyntax? {
    switch self {
    case .missing(let parameter), .missingValue(let parameter), .invalid(_, let parameter), .notText(_, let parameter):
      parameter
    default: nil
    }
  }
}

private func quoted(_ word: String?) -> [String] { word.map { ["'\($0)'"] } ?? [] }

extension ParameterSyntax {
  /// The values that are possible, and the one that a misspelt word probably meant.
  fileprivate func choicesHint(insteadOf word: String) -> String {
    if choices.isEmpty { return "" }
    let meant = NearMiss.question(quoted(NearMiss.nearest(to: word, among: choices)), else: ".")
    return "\(meant) It may be \(NearMiss.choice(of: choices.map { "'\($0)'" }))."
  }
}
