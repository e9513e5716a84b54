import Almanac

enum UsageError: Error {
  case unknownCommand(String, meant: String?)
  case unknownOption(String, meant: String?)
  case unexpected([String])
  case missing(ParameterSyntax)
  case missingValue(ParameterSyntax)
  case needsNoValue(ParameterSyntax, String)
  case invalid(String, for: ParameterSyntax)
  /// A word is not valid UTF-8, which only a path may be.
  case notText(String, for: ParameterSyntax)
  case refused(String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let word, let meant): "unknown command '\(word)'\(NearMiss.question(quoted(meant)))"
    case .unknownOption(let word, let meant): "unknown option '\(word)'\(NearMiss.question(quoted(meant)))"
    case .unexpected(let words) where words.count == 1: "unexpected argument '\(words[0])'"
    case .unexpected(let words):
      "\(words.count) unexpected arguments: \(words.map { "'\($0)'" }.joined(separator: ", "))"
    case .missing(let parameter): "missing argument '\(parameter.form)'"
    case .missingValue(let parameter): "missing value for '\(parameter.label)'"
    case .needsNoValue(let parameter, let value):
      "option '\(parameter.name)' takes no value, but got '\(value)'"
    case .invalid(let word, let parameter):
      "invalid value '\(word)' for '\(parameter.label)'\(parameter.choicesHint(insteadOf: word))"
    case .notText(let word, let parameter): "the value '\(word)' for '\(parameter.label)' is not UTF-8 text"
    case .refused(let sentence): sentence.asReason
    }
  }

  static func missing(_ name: String, of command: CommandSyntax) -> UsageError {
    command.parameters.first { $0.name == name }.map { .missing($0) } ?? .refused("missing '\(name)'")
  }

  var parameter: ParameterSyntax? {
    switch self {
    case .missing(let parameter), .missingValue(let parameter), .invalid(_, let parameter), .notText(_, let parameter):
      parameter
    default: nil
    }
  }

  var isOfValue: Bool {
    switch self {
    case .invalid, .notText, .refused, .needsNoValue, .unknownOption: true
    case .unknownCommand, .unexpected, .missing, .missingValue: false
    }
  }
}

private func quoted(_ word: String?) -> [String] { word.map { ["'\($0)'"] } ?? [] }

extension ParameterSyntax {
  /// The values that are possible, and the one that a misspelt word probably meant.
  fileprivate func choicesHint(insteadOf word: String) -> String {
    if choices.isEmpty { return "" }
    let meant = NearMiss.question(quoted(NearMiss.nearest(to: word, among: choices)))
    return "\(meant.isEmpty ? "; use" : "\(meant) Use") \(NearMiss.choice(of: choices.map { "'\($0)'" }))"
  }
}
