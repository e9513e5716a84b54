import Almanac

struct UsageError: Error, CustomStringConvertible {
  let description: String
  /// The parameter that lacks a value, for a line of help.
  var parameter: ParameterSyntax?
  /// Whether a word is missing or left over, so that the usage helps.
  var showsUsage = false

  static func refused(_ sentence: String) -> Self { Self(description: sentence.asReason) }

  static func unknownCommand(_ word: String, candidates: String?) -> Self {
    Self(description: "unknown command '\(word)'\(NearMiss.suggestion(quoted(candidates)))", showsUsage: true)
  }

  static func unknownOption(_ word: String, candidates: String?) -> Self {
    Self(description: "unknown option '\(word)'\(NearMiss.suggestion(quoted(candidates)))")
  }

  static func unexpected(_ words: [String]) -> Self {
    let all = words.map { "'\($0)'" }.joined(separator: ", ")
    let start = words.count == 1 ? "unexpected argument " : "\(words.count) unexpected arguments: "
    return Self(description: start + all, showsUsage: true)
  }

  static func missing(_ parameter: ParameterSyntax) -> Self {
    Self(description: "missing argument '\(parameter.form)'", parameter: parameter, showsUsage: true)
  }

  static func missing(_ name: String, of command: CommandSyntax) -> Self {
    command.parameters.first { $0.name == name }.map { .missing($0) } ?? .refused("missing '\(name)'")
  }

  static func missingValue(_ parameter: ParameterSyntax) -> Self {
    Self(description: "missing value for '\(parameter.label)'", parameter: parameter, showsUsage: true)
  }

  static func invalid(_ word: String, for parameter: ParameterSyntax) -> Self {
    let start = "invalid value '\(word)' for '\(parameter.label)'"
    if parameter.choices.isEmpty { return Self(description: start) }
    let candidates = NearMiss.suggestion(quoted(NearMiss.nearest(to: word, among: parameter.choices)))
    let choices = NearMiss.choice(of: parameter.choices.map { "'\($0)'" })
    return Self(description: "\(start)\(candidates.isEmpty ? "; use" : "\(candidates) Use") \(choices)")
  }
}

private func quoted(_ word: String?) -> [String] { word.map { ["'\($0)'"] } ?? [] }
