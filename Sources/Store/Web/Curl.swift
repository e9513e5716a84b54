import Almanac

/// Makes requests with the program curl, which supports proxies, certificates and compression. Curl is not needed until
/// an address is requested.
///
/// Addresses, header fields and passwords are passed on standard input, because other users of the machine can see
/// arguments. Works with curl 7.88 and later.
package struct Curl: HTTPClient {
  /// The name of this program to servers, `barnstorm/0.1.0`.
  private let agent: String
  /// The directories of programs, with colons between them; nil for none.
  private let path: FilePath?

  /// - Parameters:
  ///   - agent: the name of this program to servers.
  ///   - path: the value of the variable PATH.
  package init(agent: String, path: FilePath?) {
    (self.agent, self.path) = (agent, path)
  }

  package func responses(
    to requests: [HTTPRequest], within limits: RequestLimits
  ) -> [Result<HTTPResponse, HTTPFailure>] {
    var results = [Result<HTTPResponse, HTTPFailure>](repeating: .failure(.notSent), count: requests.count)
    guard let program = FilePath("curl").found(in: path) else { return results.map { _ in .failure(.noCurl) } }
    for index in requests.indices where !requests[index].canBeSent { results[index] = .failure(.unsendable) }
    let lanes = Self.lanes(of: requests.indices.filter { requests[$0].canBeSent }, connections: limits.connections)
    let boundary = Self.randomBoundary()
    let tasks = lanes.map { lane in
      let options = CurlOptions(lane.map { requests[$0] }, within: limits, agent: agent, boundary: boundary)
      return ChildProcess.Task(program: program, arguments: CurlOptions.arguments, input: options.bytes)
    }
    let most = lanes.map(\.count).max() ?? 0
    // A deadline of our own, in case curl does not meet its one.
    let outcomes = ChildProcess.run(
      all: tasks, limit: limits.limit + Self.mostHeaders, seconds: limits.seconds + 2 + Self.secondsPerRequest * most)
    for (lane, outcome) in zip(lanes, outcomes) {
      let output = CurlOutput(outcome, of: lane.map { requests[$0] }, boundary: boundary, within: limits)
      for (index, result) in zip(lane, output.results) { results[index] = result }
    }
    return results
  }

  /// Distributes requests over connections, with neighboring requests on the same one.
  private static func lanes(of indices: [Int], connections: Int) -> [[Int]] {
    let count = min(max(1, min(connections, 8)), (indices.count + leastPerLane - 1) / leastPerLane)
    return (0..<count).map { lane in
      Array(indices[(indices.count * lane / count)..<(indices.count * (lane + 1) / count)])
    }
  }

  /// The largest number of bytes of the headers of all responses over a connection.
  private static let mostHeaders = 1 << 20

  /// The least number of requests for a further connection.
  private static let leastPerLane = 4

  /// The time that a connection has for each request, in addition to the time for the longest, in seconds.
  private static let secondsPerRequest = 5

  /// Makes a word that no server can guess.
  private static func randomBoundary() -> String {
    "barnstorm-\(UInt64.random(in: .min ... .max))-\(UInt64.random(in: .min ... .max))"
  }
}
