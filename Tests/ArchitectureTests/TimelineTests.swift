import Testing

/// One timeline: nothing else works out when something is over.
struct TimelineTests {
  /// Files that may know how long a game takes: the table, the timeline, and the planner, whose problems are in numbers.
  private static let knowing = [
    "Sources/Almanac/Items/GameLength.swift", "Sources/Tours/Request/TourModel.swift",
    // A schedule's own length counts where the table has none.
    "Sources/Almanac/Schedules/Reading/GameResolver.swift",
  ]

  /// The file that takes the length of an event of another program, which has no row yet.
  private static let adding = ["Sources/Sharing/Event/ForeignEdit.swift"]

  @Test func `only the timeline decides when a game or a leg is over`() {
    for file in SourceTree.files where file.path.hasPrefix("Sources/") {
      if file.path.hasPrefix("Sources/Itinerary/Timeline/") || Self.knowing.contains(file.path) { continue }
      for (number, line) in file.lines.enumerated() where !line.trimmed.hasPrefix("//") {
        let place = "\(file.path):\(number + 1): \(line.trimmed)"
        #expect(line.firstRange(of: "GameLength") == nil, "\(place)")
        #expect(line.firstRange(of: "typicalEnd") == nil, "\(place)")
        if file.path.hasPrefix("Sources/Almanac/") || Self.adding.contains(file.path) { continue }
        let isSum = line.firstRange(of: " + ") != nil || line.firstRange(of: " += ") != nil
        let isTime = ["travelSeconds", "durationMinutes", "unixSeconds", "usualLength"].contains {
          line.firstRange(of: $0) != nil
        }
        #expect(!isSum || !isTime, "adds a duration: \(place)")
      }
    }
  }
}
