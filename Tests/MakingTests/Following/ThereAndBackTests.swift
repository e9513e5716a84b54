import Itinerary
import Making
import ScheduleTestSupport
import TestSupport
import Testing

/// A schedule that changes and is changed back: version A, then B, then A again.
@Suite struct ThereAndBackTests {
  private static let end = "end,2026-09-30,18:40,Reds,Mets,Great American Ball Park,Cincinnati,"

  private static func schedule(_ rows: [String]) throws -> Schedule {
    let header = "game_id,date,time,home,away,venue,city,status"
    return try read(([header] + rows + [end]).joined(separator: "\n") + "\n", name: "games.csv")
  }

  /// A trip of games of the Cubs, with a note on every day.
  private static func follower(_ rows: [String], follows: [String] = ["Cubs"]) throws -> Follower {
    var follower = try Follower([], of: schedule(rows), teams: follows, dates: ("2026-07-01", "2026-07-14"))
    for day in 1...14 {
      let note = CustomItem(title: "note \(day)", category: .note)
      _ = try follower.trip.apply(.append(Edit.NewItem(ItemID("note-\(day)"), note), toDay: day), at: Follower.start)
    }
    return follower
  }

  /// The content and the positions of all rows.
  private static func rows(_ follower: Follower) -> [String] {
    follower.trip.itinerary.items.map { "\($0.position.day) \($0.position.sortOrder) \($0.kind)" }
  }

  /// Follows A, B, A and B again, each twice, and compares what is left each time.
  private func check(_ a: [String], _ b: [String], follows: [String] = ["Cubs"]) throws {
    let (first, second) = (try Self.schedule(a), try Self.schedule(b))
    var follower = try Self.follower(a, follows: follows)
    try expect(follower.follow(first), [])
    let here = Self.rows(follower)
    #expect(try follower.follow(second, after: 10) != [])
    let there = Self.rows(follower)
    for (minutes, schedule, rows) in [(20 as Int64, first, here), (30, second, there), (40, first, here)] {
      _ = try follower.follow(schedule, after: minutes)
      expect(Self.rows(follower), rows)
      let trip = follower.trip
      try expect(follower.follow(schedule, after: minutes + 5), [])
      expect(follower.trip, trip)
    }
  }

  private let cubs = "a,2026-07-03,13:20,Cubs,Cardinals,Wrigley Field,Chicago,"
  private let tigers = "b,2026-07-08,18:40,Tigers,Cubs,Comerica Park,Detroit,"
  private let cubsAgain = "c,2026-07-12,13:20,Cubs,Mets,Wrigley Field,Chicago,"

  @Test func `a game that moves to another day and back takes its leg with it`() throws {
    for date in ["2026-07-05", "2026-07-10", "2026-07-13", "2026-07-01"] {
      try check([cubs, tigers, cubsAgain], [cubs, tigers.replacing("2026-07-08", with: date), cubsAgain])
    }
  }

  @Test func `a leg that the user moved after an update stays`() throws {
    var follower = try Self.follower([cubs, tigers])
    let early = tigers.replacing("2026-07-08", with: "2026-07-05")
    try expect(follower.follow(Self.schedule([cubs, early])).map(\.kind), [.dayMoved, .legMoved])
    let leg = try #require(follower.trip.itinerary.items.first { $0.leg != nil })
    expect(leg.leg?.movedFrom?.day, 7)
    let index = try #require(follower.trip.itinerary.index(of: leg.id))
    let slots = Slots(in: follower.trip.itinerary, carrying: index)
    _ = try follower.trip.apply(.move(leg.id, to: slots.range(ofDay: 4).lowerBound), at: Follower.start)
    #expect(follower.trip.itinerary.item(leg.id)?.leg?.movedFrom == nil)
    try expect(follower.follow(Self.schedule([cubs, tigers]), after: 20).map(\.kind), [.dayMoved])
    expect(follower.trip.itinerary.item(leg.id)?.position.day, 4)
  }

  @Test func `a leg that had to move twice returns to its first position`() throws {
    var follower = try Self.follower([cubs, tigers])
    let rows = Self.rows(follower)
    for (minutes, date) in [(10 as Int64, "2026-07-06"), (20, "2026-07-04"), (30, "2026-07-08")] {
      _ = try follower.follow(Self.schedule([cubs, tigers.replacing("2026-07-08", with: date)]), after: minutes)
    }
    expect(Self.rows(follower), rows)
  }

  @Test func `a game of a team that one version alone identifies is added and removed again`() throws {
    let open = "d,2026-07-10,19:00,TBC Home,TBC Away,TBD,,"
    let known = "d,2026-07-10,19:00,Cubs,Reds,Wrigley Field,Chicago,"
    let half = "d,2026-07-10,19:00,TBC Home,Cubs,TBD,,"
    for version in [known, half] { try check([cubs, tigers, open, cubsAgain], [cubs, tigers, version, cubsAgain]) }
  }

  @Test func `an open game of a trip that follows nobody stays`() throws {
    let known = "d,2026-07-10,19:00,Cubs,Reds,Wrigley Field,Chicago,"
    var follower = try Self.follower([cubs, tigers, known])
    follower.trip.schedule?.follows = []
    let open = try Self.schedule([cubs, tigers, "d,2026-07-10,19:00,TBC Home,Reds,TBD,,"])
    #expect(try follower.follow(open).contains { $0.kind == .teamRenamed })
  }

  @Test func `two games that swap places keep their rows`() throws {
    let (carson, angeles) = ("Dignity Health Sports Park,Carson", "BMO Stadium,Los Angeles")
    let games = { (first: String, second: String) in
      [
        "a,2026-07-02,19:30,St. Louis City SC,Austin FC,Energizer Park,St. Louis,",
        "b,2026-07-05,19:30,LA Galaxy,St. Louis City SC,\(first),",
        "c,2026-07-07,19:30,St. Louis City SC,FC Dallas,Energizer Park,St. Louis,",
        "d,2026-07-10,19:30,Los Angeles FC,St. Louis City SC,\(second),",
        "e,2026-07-13,19:30,St. Louis City SC,Austin FC,Energizer Park,St. Louis,",
      ]
    }
    try check(games(carson, angeles), games(angeles, carson), follows: ["St. Louis City SC"])
  }

  @Test func `games that are added, removed, postponed and moved come back with the earlier schedule`() throws {
    let between = "d,2026-07-10,19:00,Brewers,Cubs,American Family Field,Milwaukee,"
    let all = [cubs, tigers, between, cubsAgain]
    try check([cubs, tigers, cubsAgain], all)
    try check(all, [cubs, tigers, cubsAgain])
    try check(all, [cubs, tigers, between + "postponed", cubsAgain])
    try check(all, [cubs, tigers + "cancelled", between, cubsAgain])
    try check(all, [cubs, "b,2026-07-08,18:40,Tigers,Cubs,Progressive Field,Cleveland,", between, cubsAgain])
    try check(all, [cubs, "b,2026-07-08,TBD,Tigers,Cubs,Comerica Park,Detroit,", between, cubsAgain])
  }
}
