import Testing

/// One timeline: nothing else works out when something is over.
struct TimelineTests {
  /// Files that may know how long a game takes: the table, the timeline, and the planner, whose problems are in numbers.
  private static let knowing = ["Sources/Base/Items/GameLength.swift", "Sources/Planning/Request/PlanQuestion.swift"]

  @Test func `only the timeline knows when a game or a journey is over`() {
    for file in SourceTree.files where file.path.hasPrefix("Sources/") {
      if file.path.hasPrefix("Sources/TripCore/Timeline/") || Self.knowing.contains(file.path) { continue }
      for (number, line) in file.lines.enumerated() where !line.trimmed.hasPrefix("//") {
        let place = "\(file.path):\(number + 1): \(line.trimmed)"
        #expect(line.firstRange(of: "GameLength") == nil, "\(place)")
        #expect(line.firstRange(of: "typicalEnd") == nil, "\(place)")
        #expect(
          line.firstRange(of: "travelSeconds") == nil || line.firstRange(of: " + ") == nil, "adds a duration: \(place)")
      }
    }
  }
}
