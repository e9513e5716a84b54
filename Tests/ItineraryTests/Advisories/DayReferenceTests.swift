import Itinerary
import TestSupport
import Testing

/// Whether a trip can be kept, against a naive search for a plan that keeps it.
@Suite struct DayReferenceTests {
  private typealias Day = TimelineSketch

  /// A row by hours since the start of the trip.
  private struct Block {
    var day: Int
    var row: TimelineSketch.Row
    /// Nil for a row that may begin at any hour.
    var start: Int?
    var hours: Int
    var isLeg: Bool
    var isGame = false
  }

  private static func timed(_ hour: Int, _ hours: Int, day: Int) -> Block {
    let time = "\(hour < 10 ? "0" : "")\(hour):00"
    let row = Day.custom("\(hour)", time, minutes: hours == 0 ? nil : hours * 60, day: day)
    return Block(day: day, row: row, start: (day - 1) * 24 + hour, hours: hours, isLeg: false)
  }

  private static func leg(_ hours: Int, day: Int) -> Block {
    Block(day: day, row: Day.leg("A", "B", minutes: hours * 60, day: day), start: nil, hours: hours, isLeg: true)
  }

  private static func game(_ hour: Int, day: Int) -> Block {
    let row = Day.game("B", "\(hour):00", day: day)
    return Block(day: day, row: row, start: (day - 1) * 24 + hour, hours: 3, isLeg: false, isGame: true)
  }

  /// Whether starts can be found, each row after the one before it. To begin as early as one can is never worse.
  private static func isFeasible(_ blocks: [Block]) -> Bool {
    var free = 0
    for block in blocks {
      // A leg is not driven before its day.
      let start = block.start ?? max(free, (block.day - 1) * 24)
      if start < free { return false }
      free = start + block.hours
    }
    return true
  }

  /// Whether two rows with times, without a leg between them, are in the wrong order, which is another problem, or are
  /// games of one ballpark, which are never at once.
  private static func isOutOfOrder(_ blocks: [Block]) -> Bool {
    var last: Block?
    for block in blocks {
      if let start = block.start {
        if let before = last, let first = before.start,
          start < first || before.isGame && block.isGame && start < first + before.hours
        {
          return true
        }
        last = block
      } else if block.isLeg, block.hours > 0 {
        last = nil
      }
    }
    return false
  }

  private static func check(_ blocks: [Block]) {
    // Postponed games tell the zones of both cities.
    let ends = [("A", 1), ("B", 3)].map { Day.game($0, "12:00", day: $1, status: .postponed) }
    let rows = [ends[0]] + blocks.map(\.row) + [ends[1]]
    let found = Day.advisories(rows).all
    let isImpossible = found.contains { $0.name == "dayImpossible" }
    if isFeasible(blocks) {
      #expect(!isImpossible, "\(Day.trip(rows).listing)")
    } else if !isOutOfOrder(blocks) {
      #expect(isImpossible || found.contains { $0.name == "legTooTight" }, "\(Day.trip(rows).listing)")
    }
  }

  private static func choices(day: Int) -> [Block] {
    [timed(9, 0, day: day), timed(9, 2, day: day), timed(20, 3, day: day), leg(5, day: day), leg(13, day: day)]
      + [game(13, day: day), game(19, day: day)]
  }

  @Test func `problems of all days of up to three rows match the reference`() {
    func extend(_ blocks: [Block], from firstDay: Int) {
      Self.check(blocks)
      if blocks.count == 3 { return }
      for day in firstDay...2 {
        for block in Self.choices(day: day) { extend(blocks + [block], from: day) }
      }
    }
    extend([], from: 1)
  }

  @Test func `problems of random trips match the reference`() {
    let seed: UInt64 = 15
    var random = SplitMix64(seed: seed)
    for _ in Portion.rounds(1500) {
      let days = (0..<(3 + random.below(6))).map { _ in 1 + random.below(3) }.sorted()
      Self.check(
        days.map { day in
          switch random.below(5) {
          case 0, 1: Self.timed(6 + random.below(17), random.below(4), day: day)
          case 2: Self.game(12 + random.below(8), day: day)
          default: Self.leg(1 + random.below(9), day: day)
          }
        })
    }
  }
}
