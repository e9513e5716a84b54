import Itinerary
import Making
import ScheduleTestSupport
import TestSupport
import Testing

/// Random trips that follow random changes.
@Suite struct RandomFollowingTests {
  private static let places = [
    ("Cubs", "Wrigley Field,Chicago"), ("Tigers", "Comerica Park,Detroit"),
    ("Reds", "Great American Ball Park,Cincinnati"), ("Guardians", "Progressive Field,Cleveland"),
  ]

  private struct Row {
    var day: Int
    var hour: Int
    var home: Int
    var away: Int
    var status = ""

    var text: String {
      let (name, place) = RandomFollowingTests.places[home]
      let time = hour == 24 ? "TBD" : "\(hour):10"
      let date = CivilDate(dayNumber: 20_637 + day)
      return "\(date),\(time),\(name),\(RandomFollowingTests.places[away].0),\(place),\(status)"
    }
  }

  private static func row(_ dice: inout SplitMix64, day: Int) -> Row {
    let home = dice.below(4)
    return Row(day: day, hour: 12 + dice.below(13), home: home, away: (home + 1 + dice.below(3)) % 4)
  }

  /// Makes up to two games on each day of the trip, and the season of all clubs around it.
  private static func feed(_ dice: inout SplitMix64) -> [Row] {
    (0..<12).flatMap { day in (0..<dice.below(3)).map { _ in row(&dice, day: day) } }
      + [-30, 90].flatMap { [Row(day: $0, hour: 12, home: 2, away: 3), Row(day: $0, hour: 12, home: 0, away: 1)] }
  }

  private static func changed(_ rows: [Row], _ dice: inout SplitMix64) -> [Row] {
    rows.enumerated().flatMap { index, row -> [Row] in
      var row = row
      guard row.day >= 0, row.day < 90 else { return [row] }
      switch dice.below(12) {
      case 0: row.hour = 12 + dice.below(13)
      case 1: row.day = dice.below(20)
      case 2: row.status = dice.below(2) == 0 ? "postponed" : "cancelled"
      case 3: return []
      case 4: return [row, self.row(&dice, day: dice.below(12))]
      case 5: (row.home, row.away) = (row.away, row.home)
      default: break
      }
      return [row]
    }
  }

  @Test(arguments: Portion.seeds(300))
  func `a change is applied once, and the earlier schedule restores the trip`(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let first = Self.feed(&dice)
    let second = Self.changed(first, &dice)
    guard first.contains(where: { (1...9).contains($0.day) }) else { return }
    let customs = (0..<dice.below(8)).map { ("note \($0)", 1 + dice.below(9)) }
    let dates = (CivilDate(dayNumber: 20_638).description, CivilDate(dayNumber: 20_646).description)
    var follower = try Follower(
      first.map(\.text), teams: ["Cubs", "Tigers", "Reds"], dates: dates, with: customs.map { (title: $0.0, day: $0.1) }
    )
    let (original, games) = (follower.trip, follower.games)
    let schedules = (try Follower.schedule(first.map(\.text)), try Follower.schedule(second.map(\.text)))

    try expect(follower.follow(schedules.0, overriding: [.removals, .shift]), [], "seed \(seed)")
    expect(follower.trip, original, "seed \(seed)")

    let changes = try follower.follow(schedules.1, overriding: [.removals, .shift])
    let updated = follower.trip
    expectStill(original, updated, changes, seed)
    try expect(follower.follow(schedules.1, overriding: [.removals, .shift], after: 6), [], "seed \(seed)")
    expect(follower.trip, updated, "seed \(seed)")

    _ = try follower.follow(schedules.0, overriding: [.removals, .shift], after: 7)
    // Games that came into the trip's dates and left them again stay in sight.
    let missing = games.filter { !follower.games.contains($0) }
    let extra = follower.games.filter { !games.contains($0) && !$0.hasSuffix("postponed") }
    #expect(missing == [] && extra == [], "seed \(seed)")
    expect(follower.trip.itinerary.items.filter { $0.custom != nil }.count, customs.count, "seed \(seed)")
  }

  /// Checks that a row which no change names is unchanged, in the same order among all such rows.
  private func expectStill(_ before: Trip, _ after: Trip, _ changes: [ScheduleChange], _ seed: UInt64) {
    let named = Set(changes.compactMap(\.item))
    let still = { (trip: Trip) in trip.itinerary.items.filter { !named.contains($0.id) } }
    expect(still(before).map(\.id), still(after).map(\.id), "seed \(seed)")
    expect(still(before).map(\.position.day), still(after).map(\.position.day), "seed \(seed)")
    let renumbered = zip(still(before), still(after)).filter { $0.position != $1.position || $0.leg != $1.leg }
    let touched = zip(still(before), still(after)).filter { $0 != $1 }
    expect(touched.count, renumbered.count, "seed \(seed)")
    for day in after.itinerary.days {
      let starts = after.itinerary.range(ofDay: day).compactMap { index -> Int64? in
        after.itinerary[index].game.flatMap { $0.isPlayed ? $0.knownStart?.unixSeconds ?? .max : nil }
      }
      expect(starts, starts.sorted(), "seed \(seed), day \(day)")
    }
  }
}
