extension Curl: Correspondent {
  package func answers(to questions: [WebQuestion], on terms: WebTerms) -> [Result<WebAnswer, WebFailure>] {
    var results = [Result<WebAnswer, WebFailure>](repeating: .failure(.notAsked), count: questions.count)
    guard let program else { return results.map { _ in .failure(.noCurl) } }
    for index in questions.indices where !questions[index].canBeSent { results[index] = .failure(.unsendable) }
    let lanes = Self.lanes(of: questions.indices.filter { questions[$0].canBeSent }, connections: terms.connections)
    let seal = Self.freshSeal()
    let tasks = lanes.map { lane in
      let options = CurlOptions(lane.map { questions[$0] }, on: terms, agent: agent, seal: seal)
      return ChildProcess.Task(program: program, arguments: CurlOptions.arguments, input: options.bytes)
    }
    let most = lanes.map(\.count).max() ?? 0
    let outcomes = ChildProcess.run(
      all: tasks, limit: terms.limit + Self.mostHeaders, seconds: terms.seconds + 2 + Self.secondsPerQuestion * most)
    for (lane, outcome) in zip(lanes, outcomes) {
      let reports = CurlReports(outcome, of: lane.count, seal: seal, on: terms)
      for (index, result) in zip(lane, reports.results) { results[index] = result }
    }
    return results
  }

  /// Distributes requests over connections, with neighbouring requests on the same one.
  private static func lanes(of indices: [Int], connections: Int) -> [[Int]] {
    let count = min(max(1, min(connections, 8)), (indices.count + leastPerLane - 1) / leastPerLane)
    return (0..<count).map { lane in
      Array(indices[(indices.count * lane / count)..<(indices.count * (lane + 1) / count)])
    }
  }

  /// The least number of requests for a further connection.
  private static let leastPerLane = 4

  /// The time that a connection has for each request, in addition to the time for the longest, in seconds.
  private static let secondsPerQuestion = 5

  /// Makes a word that no server can guess.
  private static func freshSeal() -> String {
    "barnstorm-\(UInt64.random(in: .min ... .max))-\(UInt64.random(in: .min ... .max))"
  }
}
