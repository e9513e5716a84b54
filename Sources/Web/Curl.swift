import Disk
import Paths

/// Asks servers by the program curl, which knows proxies, certificates and compression. Nothing of curl is needed before an
/// address is asked.
///
/// The address and the header fields go to its standard input: arguments can be read by every user of the machine. Works with
/// curl 7.88, and asks nothing of it that is new.
package struct Curl: Fetcher {
  /// The name of this program to servers, `barnstorm/0.1.0`.
  let agent: String
  /// The directories of programs, with colons between them; nil for none.
  private let path: FilePath?

  /// - Parameters:
  ///   - agent: the name of this program to servers.
  ///   - path: the value of the variable PATH.
  package init(agent: String, path: FilePath?) {
    (self.agent, self.path) = (agent, path)
  }

  package func fetch(_ request: WebRequest) throws(WebFailure) -> WebAnswer {
    guard let program else { throw .noCurl }
    let outcome: ChildOutcome
    do {
      // The own deadline is for a curl that does not keep its one.
      outcome = try ChildProcess.run(
        program, arguments(of: request), input: configuration(of: request),
        limit: request.limit + Self.mostHeaders, seconds: request.seconds + 2)
    } catch {
      throw .system(error)
    }
    return try CurlAnswer(outcome, to: request).answer
  }

  /// The most bytes of the headers of all answers to a question.
  static let mostHeaders = 1 << 20

  /// The most redirections that are followed.
  private static let mostRedirections = 5

  /// The program curl; nil if there is none.
  var program: FilePath? { FilePath("curl").found(in: path) }

  private func arguments(of request: WebRequest) -> [String] {
    [
      // Must come first: no settings of the user.
      "--disable",
      "--silent", "--show-error", "--include", "--suppress-connect-headers", "--compressed", "--globoff",
      "--location", "--max-redirs", "\(Self.mostRedirections)",
      "--proto", "=http,https", "--proto-redir", "=http,https",
      "--max-time", "\(request.seconds)", "--max-filesize", "\(request.limit)",
      "--user-agent", agent, "--config", "-",
    ]
  }

  private func configuration(of request: WebRequest) -> [UInt8] {
    let lines =
      ["url = \(Self.quoted(request.address.url))"]
      + request.headers.map { "header = \(Self.quoted("\($0.name): \($0.value)"))" }
    return Array(lines.map { "\($0)\n" }.joined().utf8)
  }

  /// A value as the configuration of curl takes it.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars where character.value >= 0x20 && character.value != 0x7F {
      if character == "\"" || character == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }
}
