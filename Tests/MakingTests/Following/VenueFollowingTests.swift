import Itinerary
import Making
import ScheduleTestSupport
import Testing

/// Venues that a schedule renames, adds later or takes back, in a trip that follows it.
@Suite struct VenueFollowingTests {
  private let reds = "2026-09-30,18:40,Reds,Mets,Great American Ball Park,Cincinnati,"
  private func game(_ venue: String, _ home: String = "Brewers") -> [String] {
    ["2026-07-03,13:20,\(home),Cubs,\(venue),", "2026-07-05,13:20,Cubs,Reds,Wrigley Field,Chicago,", reds]
  }

  private func follower(_ venue: String, _ home: String = "Brewers") throws -> Follower {
    try Follower(game(venue, home), teams: ["Cubs"], dates: ("2026-07-03", "2026-07-06"))
  }

  /// Follows a reading, follows it again, and goes back to the first.
  private func expect(_ follower: Follower, to new: String, _ home: String = "Brewers", says change: String) throws {
    var follower = follower
    let before = follower.games
    let first = try #require(follower.trip.itinerary.items.compactMap(\.game).first)
    #expect(try follower.follow(game(new, home)) == [change])
    #expect(try follower.follow(game(new, home), after: 6) == [])
    #expect(try follower.follow(game(first.venue ?? "", home), after: 7).count == 1)
    #expect(follower.games == before)
  }

  @Test func `reports another known name of the same place`() throws {
    try expect(
      follower("Miller Park"), to: "American Family Field",
      says: "venueRenamed: The venue of Chicago Cubs @ Milwaukee Brewers is now called American Family Field, before "
        + "Miller Park.")
  }

  @Test func `a TBD venue is set and reset`() throws {
    try expect(
      follower("TBD"), to: "American Family Field",
      says: "venueMoved: Chicago Cubs @ Milwaukee Brewers has a venue now: American Family Field · Milwaukee.")
    try expect(
      follower("American Family Field"), to: "TBC",
      says: "venueMoved: The venue of Chicago Cubs @ Milwaukee Brewers is TBD again (was American "
        + "Family Field · Milwaukee).")
  }

  @Test func `another spelling is not another name`() throws {
    var follower = try follower("American Family Field")
    #expect(try follower.follow(game("AMERICAN FAMILY FIELD")) == [])
  }

  @Test func `a schedule without venues renames no venue`() throws {
    var follower = try follower("Miller Park")
    #expect(try follower.follow(game("")) == [])
  }

  @Test func `a team that becomes known sets its city without a venue`() throws {
    var follower = try follower("TBC", "TBC Home")
    #expect(
      try follower.follow(game("TBC")).prefix(1) == [
        "teamRenamed: Chicago Cubs @ TBC Home is now Chicago Cubs @ Milwaukee Brewers."
      ])
    #expect(
      follower.games.first == "Day 1 Chicago Cubs @ Milwaukee Brewers TBD Milwaukee, WI "
        + "at(2026-07-03T13:20:00-05:00) scheduled")
  }

  @Test func `a reset venue leaves a game of an unknown team in its city`() throws {
    let open = game("TBC", "Rovers").map { $0.replacing("13:20", with: "TBD") }
    var follower = try Follower(
      game("Some Park,Detroit", "Rovers").map { $0.replacing("13:20", with: "TBD") }, teams: ["Cubs"],
      dates: ("2026-07-03", "2026-07-06"))
    #expect(try follower.follow(open).count == 1)
    #expect(follower.trip.itinerary.items.compactMap(\.game).first?.city == "Detroit, MI")
    #expect(try follower.follow(open, after: 6) == [])
  }

  @Test func `the reading of a misspelled venue moves nothing when it is read again`() throws {
    let rows = [
      "2026-07-03,13:20,Kirkwall Rovers,Cubs,Wrigely Feild,", "2026-07-05,13:20,Cubs,Reds,Wrigely Feild,", reds,
    ]
    var follower = try Follower(rows, teams: ["Cubs"], dates: ("2026-07-03", "2026-07-06"))
    let again = try Follower.schedule(rows, ScheduleOptions().remembering(follower.trip))
    #expect(try follower.follow(again) == [])
  }

  @Test func `a corrected city is followed, and one that is misspelled later changes nothing`() throws {
    let rows = { (city: String, other: String) in
      [
        "2026-07-03,13:20,Brewers,Cubs,Mill Parc,\"\(city)\",",
        "2026-07-05,13:20,Reds,Cubs,GABP,\"\(other)\",", self.reds,
      ]
    }
    let versions = [
      rows("Milwakee, WI", "Cincinnati, OH"), rows("Milwaukee, WI", "Cincinatti, OH"),
      rows("Milwaukkee, WI", "Cincinnnati, OH"), rows("Milwakee, WI", "Cincinnati, OH"),
    ]
    var follower = try Follower(versions[0], teams: ["Cubs"], dates: ("2026-07-03", "2026-07-06"))
    var items = follower.trip.itinerary.items
    #expect(items.compactMap(\.game).first?.city == "Milwakee, WI")
    for (minute, version) in versions.enumerated() {
      let reading = try Follower.schedule(version, ScheduleOptions().remembering(follower.trip))
      let changes = try follower.follow(reading, after: Int64(minute + 1))
      #expect(changes.isEmpty == (minute != 1))
      if minute == 1 { items = follower.trip.itinerary.items }
      #expect(follower.trip.itinerary.items == items)
      #expect(items.compactMap(\.game).first?.city == (minute == 0 ? "Milwakee, WI" : "Milwaukee, WI"))
    }
  }

  @Test func `a leg to an unknown city keeps its figures when the schedule is read again`() throws {
    let rows = { (city: String) in
      [
        "2026-07-03,13:20,Brewers,Cubs,Mill Parc,\"Suburbville, WI\",", "2026-07-05,13:20,Reds,Cubs,GABP,\(city),",
        self.reds,
      ]
    }
    var follower = try Follower(rows("Cincinnati"), teams: ["Cubs"], dates: ("2026-07-03", "2026-07-06"))
    let leg = try #require(follower.trip.itinerary.items.compactMap(\.leg).first)
    #expect(leg.from == "Suburbville, WI")
    #expect(leg.distanceMeters != nil)
    for (minutes, city) in [(5 as Int64, "Chicago"), (10, "Cincinnati")] {
      let reading = try Follower.schedule(rows(city), ScheduleOptions().remembering(follower.trip))
      #expect(try follower.follow(reading, after: minutes) != [])
    }
    #expect(follower.trip.itinerary.items.compactMap(\.leg) == [leg])
  }
}
