import Base

/// Makes requests with the program curl, which supports proxies, certificates and compression. Curl is not needed until
/// an address is requested.
///
/// The address and the header fields are passed on standard input, because other users of the machine can see
/// arguments. A packed answer is not unpacked: curl reports no error if a packed answer ends before its end, and none of
/// it reads one that its header calls packed by mistake. Works with curl 7.88 and later.
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
      // A deadline of our own, in case curl does not meet its one.
      outcome = try ChildProcess.run(
        program, arguments(of: request), input: configuration(of: request),
        limit: request.limit + Self.mostHeaders, seconds: request.seconds + 2)
    } catch {
      throw .system(error)
    }
    return try CurlAnswer(outcome, to: request).answer
  }

  /// The largest number of bytes of the headers of all answers to a request.
  static let mostHeaders = 1 << 20

  /// The largest number of redirections that are followed.
  private static let mostRedirections = 5

  /// The path of the program curl; nil if there is none.
  var program: FilePath? { FilePath("curl").found(in: path) }

  private func arguments(of request: WebRequest) -> [String] {
    [
      // Must come first: ignores the user's settings of curl.
      "--disable",
      "--silent", "--show-error", "--include", "--suppress-connect-headers", "--globoff",
      "--location", "--max-redirs", "\(Self.mostRedirections)",
      "--proto", "=http,https", "--proto-redir", "=http,https",
      "--max-time", "\(request.seconds)", "--max-filesize", "\(request.limit)",
      "--user-agent", agent, "--config", "-",
    ]
  }

  private func configuration(of request: WebRequest) -> [UInt8] {
    let lines =
      ["url = \(Self.quoted(request.address.url))"]
      + ([WebHeader("Accept-Encoding", "gzip")] + request.headers).map {
        "header = \(Self.quoted("\($0.name): \($0.value)"))"
      }
    return Array(lines.map { "\($0)\n" }.joined().utf8)
  }

  /// A value in the syntax of curl's configuration.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars where character.value >= 0x20 && character.value != 0x7F {
      if character == "\"" || character == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }
}
