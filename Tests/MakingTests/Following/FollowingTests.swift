import Itinerary
import Making
import ScheduleTestSupport
import TestSupport
import Testing

/// The changes that a newer reading of a schedule makes to a trip.
@Suite struct FollowingTests {
  private let cubs1 = "2026-07-03,13:20,Cubs,Cardinals,Wrigley Field,Chicago,"
  private let cubs2 = "2026-07-04,13:20,Cubs,Cardinals,Wrigley Field,Chicago,"
  private let tigers1 = "2026-07-06,18:40,Tigers,Guardians,Comerica Park,Detroit,"
  private let tigers2 = "2026-07-07,18:40,Tigers,Guardians,Comerica Park,Detroit,"
  private let end = "2026-09-30,18:40,Reds,Mets,Great American Ball Park,Cincinnati,"
  private var all: [String] { [cubs1, cubs2, tigers1, tigers2, end] }

  private let original: Follower
  private var follower: Follower

  init() throws {
    original = try Follower(
      [cubs1, cubs2, tigers1, tigers2, end], dates: ("2026-07-03", "2026-07-08"),
      with: [("Diner", 1), ("Museum", 4), ("Ferry", 6)])
    follower = original
  }

  @Test mutating func `the same schedule changes nothing`() throws {
    #expect(try follower.follow(all) == [])
    #expect(follower.trip == original.trip)
  }

  @Test mutating func `a new time changes neither the position nor other rows`() throws {
    let days = follower.days
    try expect(
      follower.follow([cubs1.replacing("13:20", with: "19:05"), cubs2, tigers1, tigers2, end]),
      ["timeMoved: Moved St. Louis Cardinals @ Chicago Cubs from Fri, Jul 3, 1:20 PM CDT to 7:05 PM CDT."])
    expect(follower.days, days)
    let changed = follower.trip.itinerary.items.filter { !original.trip.itinerary.items.contains($0) }
    expect(changed.map { $0.modifiedAt > Follower.start }, [true])
    expect(follower.trip.modifiedAt, original.trip.modifiedAt)
  }

  @Test func `a time that was open is set`() throws {
    let open = cubs1.replacing("13:20", with: "TBD")
    var follower = try Follower([open, cubs2, tigers1, tigers2, end], dates: ("2026-07-03", "2026-07-08"))
    try expect(
      follower.follow(all), ["timeSet: St. Louis Cardinals @ Chicago Cubs has a time now: Fri, Jul 3, 1:20 PM CDT."])
  }

  @Test mutating func `a game moves to its new day and its leg with it`() throws {
    #expect(
      follower.days == [
        ["Cardinals @ Cubs", "Diner"], ["Cardinals @ Cubs"], ["Chicago → Detroit"],
        ["Guardians @ Tigers", "Museum"], ["Guardians @ Tigers"], ["Ferry"],
      ])
    let moved = "2026-07-08,18:40,Tigers,Guardians,Comerica Park,Detroit,"
    try expect(
      follower.follow([cubs1, cubs2, moved, tigers2, end]),
      ["dayMoved: Moved Cleveland Guardians @ Detroit Tigers from Mon, Jul 6, 6:40 PM EDT to Wed, Jul 8, 6:40 PM EDT."])
    #expect(
      follower.days == [
        ["Cardinals @ Cubs", "Diner"], ["Cardinals @ Cubs"], ["Chicago → Detroit"], ["Museum"],
        ["Guardians @ Tigers"], ["Ferry", "Guardians @ Tigers"],
      ])
  }

  @Test mutating func `a game moved outside the trip stays on its day as postponed`() throws {
    let late = "2026-08-10,18:40,Tigers,Guardians,Comerica Park,Detroit,"
    try expect(
      follower.follow([cubs1, cubs2, late, tigers2, end]),
      [
        "dayMoved: Moved Cleveland Guardians @ Detroit Tigers to Mon, Aug 10 (after the trip). To keep it, add days and update again."
      ])
    #expect(follower.days[3] == ["postponed Guardians @ Tigers", "Museum"])
    #expect(try follower.follow([cubs1, cubs2, late, tigers2, end], after: 6) == [])
    #expect(try follower.follow(all, after: 7).map { $0.prefix { $0 != ":" } } == ["reinstated"])
    #expect(follower.games == original.games)
  }

  @Test(arguments: ["18:40", "PPD"]) mutating func `postponed and cancelled games bound no leg`(time: String) throws {
    let postponed = tigers1.replacing("18:40", with: time) + "postponed"
    try expect(
      follower.follow([cubs1, cubs2, postponed, tigers2 + "cancelled", end]),
      [
        "postponed: Cleveland Guardians @ Detroit Tigers, Mon, Jul 6, 6:40 PM EDT, is postponed; no new date is known.",
        "cancelled: Cleveland Guardians @ Detroit Tigers, Tue, Jul 7, 6:40 PM EDT, is cancelled.",
        "legRemoved: Removed Chicago → Detroit on Day 3.",
      ])
    #expect(
      try follower.follow(all, after: 9).map { $0.prefix { $0 != ":" } } == ["reinstated", "reinstated", "legAdded"])
    #expect(follower.games == original.games)
  }

  @Test mutating func `a postponed game stays visible next to its makeup game`() throws {
    let second = "2026-07-07,13:10,Tigers,Guardians,Comerica Park,Detroit,"
    try expect(
      follower.follow([cubs1, cubs2, tigers1 + "postponed", second, tigers2, end]),
      [
        "postponed: Cleveland Guardians @ Detroit Tigers, Mon, Jul 6, 6:40 PM EDT, is postponed and made up on Tue, Jul 7, 1:10 PM EDT.",
        "added: Added Cleveland Guardians @ Detroit Tigers: Tue, Jul 7, 1:10 PM EDT, Comerica Park · Detroit; it makes up for Mon, Jul 6.",
      ])
    #expect(follower.days[3] == ["postponed Guardians @ Tigers", "Museum"])
    #expect(follower.days[4] == ["Guardians @ Tigers", "Guardians @ Tigers"])
    #expect(try follower.follow([cubs1, cubs2, tigers1 + "postponed", second, tigers2, end], after: 6) == [])
    #expect(try follower.follow([cubs1, cubs2, second, tigers2, end], after: 7) == [], "the old date may go")
    #expect(follower.days[3] == ["postponed Guardians @ Tigers", "Museum"])
    _ = try follower.follow(all, after: 8)
    #expect(follower.games == original.games)
  }

  @Test mutating func `recognizes a makeup date announced later, next to the postponed row or in its place`() throws {
    _ = try follower.follow([cubs1, cubs2, tigers1 + "postponed", tigers2, end])
    var other = follower
    let second = "2026-07-08,13:10,Tigers,Guardians,Comerica Park,Detroit,"
    try expect(
      follower.follow([cubs1, cubs2, tigers1 + "postponed", tigers2, second, end], after: 6),
      [
        "added: Added Cleveland Guardians @ Detroit Tigers: Wed, Jul 8, 1:10 PM EDT, Comerica Park · Detroit; it makes up for Mon, Jul 6."
      ])
    try expect(
      other.follow([cubs1, cubs2, tigers2, second, end], after: 6),
      ["reinstated: Cleveland Guardians @ Detroit Tigers, postponed from Mon, Jul 6, is on Wed, Jul 8, 1:10 PM EDT."])
    expect(other.days[3], ["Museum"])
  }

  @Test mutating func `new games of followed teams appear in time order`() throws {
    let early = "2026-07-04,11:00,Cubs,Brewers,Wrigley Field,Chicago,"
    let other = "2026-07-05,11:00,Reds,Brewers,Great American Ball Park,Cincinnati,"
    try expect(
      follower.follow([cubs1, early, cubs2, other, tigers1, tigers2, end]),
      ["added: Added Milwaukee Brewers @ Chicago Cubs: Sat, Jul 4, 11:00 AM CDT, Wrigley Field · Chicago."])
    #expect(follower.days[1] == ["Brewers @ Cubs", "Cardinals @ Cubs"])
  }

  @Test mutating func `removes games that the schedule no longer has`() throws {
    try expect(
      follower.follow([cubs1, tigers1, tigers2, end]),
      ["removed: Removed St. Louis Cardinals @ Chicago Cubs on Sat, Jul 4, 1:20 PM CDT: no longer in the schedule."])
    #expect(follower.days[1] == [])
    #expect(follower.trip.deleted.count == 1)
    _ = try follower.follow(all, after: 6)
    #expect(follower.games == original.games)
  }

  @Test func `removes a cup game against a club of another league like any other`() throws {
    let guests = ["Atlanta United", "Inter Miami CF", "FC Dallas", "Austin FC"].enumerated()
    let crew = guests.map { "2026-07-\(11 + 5 * $0.offset),19:30,Columbus Crew,\($0.element),,Columbus," }
    let cup = "2026-07-14,19:30,Richmond Kickers,Columbus Crew,City Stadium,Richmond,"
    var follower = try Follower(crew + [cup], teams: ["Columbus Crew"])
    let sentence =
      "removed: Removed Columbus Crew @ Richmond Kickers on Tue, Jul 14, 7:30 PM EDT: no longer in the schedule."
    #expect(try follower.follow(crew).contains(sentence))
  }

  @Test mutating func `a truncated file removes no game`() throws {
    var half = try Follower.schedule([cubs1, tigers1, end])
    half.cutOffFiles = ["games.csv"]
    #expect(try follower.follow(half) == [])
    half.cutOffFiles = []
    #expect(throws: UpdateRefusal.tooManyRemovals(2, of: 4)) { try follower.follow(half) }
  }

  @Test func `the All-Star Game in a club's feed does not make it a league's`() throws {
    let cubs = (1...30).map { "2026-06-\($0 < 10 ? "0" : "")\($0),13:20,Cubs,Cardinals,Wrigley Field,Chicago," }
    let tigers = "2026-06-20,18:40,Tigers,Guardians,Comerica Park,Detroit,"
    let stars = "2026-06-21,19:00,American League All-Stars,National League All-Stars,Comerica Park,Detroit,"
    var follower = try Follower(cubs + [tigers], dates: ("2026-06-18", "2026-06-22"))
    #expect(try follower.follow(cubs + [stars]) == [])
  }

  @Test mutating func `a rolling feed removes no earlier games, and a club's feed none of other clubs`() throws {
    let feed = ["2026-07-01", "2026-07-02", "2026-08-01"].map { "\($0),13:20,Cubs,Reds,Wrigley Field,Chicago," }
    for rows in [[tigers1, tigers2, end], feed + [cubs1, cubs2]] { try expect(follower.follow(rows), []) }
    expect(follower.trip, original.trip)
  }

  @Test mutating func `refuses a schedule that would empty the trip`() throws {
    #expect(throws: UpdateRefusal.noGameOfTheTripsDates) { try follower.follow([end]) }
    #expect(throws: UpdateRefusal.noGames) { try follower.follow(Schedule()) }
    #expect(throws: UpdateRefusal.tooManyRemovals(2, of: 4)) { try follower.follow([cubs1, tigers2, end]) }
    #expect(follower.trip == original.trip)
    #expect(try follower.follow([cubs1, tigers2, end], overriding: .removals).count == 2)
    #expect(try follower.follow(Schedule(), overriding: .removals).count == 3)
    #expect(follower.days == [["Diner"], [], [], ["Museum"], [], ["Ferry"]])
  }

  @Test mutating func `distinguishes a renamed venue from a move`() throws {
    let renamed = tigers1.replacing("Comerica Park", with: "Tiger Dome")
    let sentence =
      "venueRenamed: The venue of Cleveland Guardians @ Detroit Tigers is now called Tiger Dome, before Comerica Park."
    try expect(
      follower.follow([cubs1, cubs2, renamed, tigers2.replacing("Comerica Park", with: "Tiger Dome"), end]),
      [sentence, sentence])
    let moved = "2026-07-06,18:40,Tigers,Guardians,Progressive Field,Cleveland,"
    try expect(
      follower.follow([cubs1, cubs2, moved, tigers2, end], after: 6).first,
      "venueMoved: Moved Cleveland Guardians @ Detroit Tigers from Tiger Dome · Detroit to Progressive Field · Cleveland."
    )
    #expect(follower.days[3] == ["Guardians @ Tigers", "Museum"])
    #expect(follower.days[4].first == "Cleveland → Detroit")
  }

  @Test func `recognizes swapped and renamed teams`() throws {
    let old = ["2026-07-03,13:20,Old Town,Cubs,Plain Ham,Chicago,", cubs2, tigers1, tigers2, end]
    var follower = try Follower(old, dates: ("2026-07-03", "2026-07-08"))
    let new = ["2026-07-03,13:20,New Town,Cubs,Plain Ham,Chicago,", cubs2, tigers1]
    let swapped = "2026-07-07,18:40,Guardians,Tigers,Comerica Park,Detroit,"
    try expect(
      follower.follow(new + [swapped, end]),
      [
        "teamRenamed: Chicago Cubs @ Old Town is now Chicago Cubs @ New Town.",
        "homeAwaySwapped: Cleveland Guardians @ Detroit Tigers becomes Detroit Tigers @ Cleveland Guardians: home and away are swapped.",
      ])
  }

  @Test func `keeps the games of a series apart by their dates`() throws {
    let series = (3...6).map { "2026-07-0\($0),13:20,Cubs,Cardinals,Wrigley Field,Chicago," }
    var follower = try Follower(series + [end], dates: ("2026-07-03", "2026-07-08"))
    let moved = cubs1.replacing("07-03", with: "07-08")
    try expect(
      follower.follow([series[0], series[2], series[3], moved, end]),
      ["dayMoved: Moved St. Louis Cardinals @ Chicago Cubs from Sat, Jul 4, 1:20 PM CDT to Wed, Jul 8, 1:20 PM CDT."])
  }

  @Test func `keeps the games of a double header apart`() throws {
    let games = ["12:05", "18:05", "19:10"].map { cubs1.replacing("13:20", with: $0) }
    var follower = try Follower([games[0], games[1], tigers1, end], dates: ("2026-07-03", "2026-07-08"))
    try expect(
      follower.follow([games[0], games[2], tigers1, end]),
      ["timeMoved: Moved St. Louis Cardinals @ Chicago Cubs from Fri, Jul 3, 6:05 PM CDT to 7:10 PM CDT."])
  }

  @Test func `a new first city gets a leg from home with its figures`() throws {
    let games = [tigers1, "2026-07-08,13:20,Cubs,Cardinals,Wrigley Field,Chicago,", end]
    var follower = try Follower(games, dates: ("2026-07-03", "2026-07-09"), home: "Chicago")
    #expect(follower.days[2] == ["Chicago → Detroit"])
    let reds = "2026-07-05,13:20,Reds,Tigers,Great American Ball Park,Cincinnati,"
    let changes = try follower.follow([reds] + games)
    #expect(changes.contains { $0.hasPrefix("legAdded: Added Home → Cincinnati · ~") && $0.contains(" mi · ~") })
  }

  @Test mutating func `a game that returns survives the deletion in a merge`() throws {
    _ = try follower.follow([cubs1, cubs2, tigers1, end], after: 60)
    let without = follower.trip
    // By a clock that is behind.
    _ = try follower.follow(all, after: 5)
    let merged = try follower.trip.merged(with: without)
    #expect(merged.itinerary == follower.trip.itinerary)
    #expect(merged.itinerary.items.count { $0.game != nil } == 4)
  }

  @Test func `two who follow the same schedule add the same rows`() throws {
    var (one, other) = (follower, follower)
    let more = all + ["2026-07-05,13:20,Cubs,Brewers,Wrigley Field,Chicago,"]
    _ = try one.follow(more, after: 5)
    _ = try other.follow(more, after: 8)
    #expect(one.trip.itinerary.items.map(\.id) == other.trip.itinerary.items.map(\.id))
  }

  // MARK: Zones whose rules cannot be read now

  private static let chicago = UnreadableZone(name: "America/Chicago", reason: "Input/output error")

  @Test func `a trip in an unreadable zone is not updated, even with --allow-removals`() throws {
    let later = try Follower.schedule([cubs1.replacing("13:20", with: "19:05")])
    for overrides in [[], .removals] as [UpdateOverrides] {
      #expect(throws: UpdateRefusal.unreadableZone(Self.chicago)) {
        try TripUpdate(
          of: Follower([cubs1]).trip, to: later, zones: Zones([:], unreadable: Self.chicago), overriding: overrides,
          now: Follower.start)
      }
    }
  }

  @Test(
    arguments: [
      (.unreadableZone(chicago), "the rules of the time zone America/Chicago can't be read (Input/output error)"),
      (
        .noGameOfTheTripsDates,
        "the schedule has no games on the trip's dates; pass --allow-removals to update anyway"
      ),
    ] as [(UpdateRefusal, String)])
  func `a refusal contains the reason and the option to update anyway`(refusal: UpdateRefusal, sentence: String) {
    expect(refusal.description, sentence)
  }
}
