import Itinerary
import ScheduleTestSupport
import Testing

/// A place that only the other games of a schedule tell.
@Suite struct OtherGamesPlaceTests {
  private func games(_ rows: [String]) throws -> Schedule {
    try read((["date,time,home,away,venue,city"] + rows).joined(separator: "\n") + "\n")
  }

  @Test func `a venue of no table is where the schedule has other games there`() throws {
    let schedule = try games([
      "2026-08-13,20:00,Kirkwall Rovers,Austin FC,Q2 Staddium,", "2026-08-20,20:00,Austin FC,LA Galaxy,Q2 Staddium,",
    ])
    #expect(schedule.games.map(\.game.city) == ["Austin, TX", "Austin, TX"])
    #expect(schedule.games.map(\.game.timeZone) == ["America/Chicago", "America/Chicago"])
    #expect(
      schedule.findings == [
        .team(.unknown("Kirkwall Rovers")),
        .place(.assumedOther(.venue("Q2 Staddium"), .venueInSchedule, city: "Austin, TX")),
        .time(.zone(unknown: nil, assumed: .zoneOfVenue)),
        .place(.assumedHome(.venue("Q2 Staddium"), city: "Austin, TX", name: "Q2 Staddium")),
      ])
  }

  @Test func `an unknown club without a place plays where the schedule has its games`() throws {
    let schedule = try games([
      "2026-08-13,20:00,Kirkwall Rovers,Thurso Town,,", "2026-08-20,20:00,Kirkwall Rovers,Wick United,,Austin",
      "2026-08-27,20:00,Thurso Town,Wick United,,Dallas",
    ])
    #expect(schedule.games.map(\.game.city) == ["Austin, TX", "Austin, TX", "Dallas, TX"])
    #expect(
      schedule.reports(
        .place(.assumedOther(.place, .clubInSchedule("Kirkwall Rovers"), city: "Austin, TX")), line: 2))
  }

  @Test func `an unknown city next to the club's own is not a second place`() throws {
    let schedule = try games([
      "2026-08-13,20:00,Kirkwall Rovers,Austin FC,Q2 Staddium,Suburbville",
      "2026-08-20,20:00,Austin FC,LA Galaxy,Q2 Staddium,\"Suburbville, TX\"",
      "2026-08-27,20:00,Austin FC,LAFC,Q2 Staddium,Austin",
    ])
    #expect(schedule.games.map(\.game.city) == ["Austin, TX", "Suburbville, TX", "Austin, TX"])
  }

  @Test func `a venue in two cities is in neither`() throws {
    let schedule = try games([
      "2026-08-13,20:00,Kirkwall Rovers,Thurso Town,Town Ground,",
      "2026-08-20,20:00,Wick United,Thurso Town,Town Ground,Austin",
      "2026-08-27,20:00,Wick United,Thurso Town,Town Ground,Boston",
    ])
    #expect(schedule.games.first?.game.timeZone == nil)
  }

  @Test func `a venue in another region than its namesake stays there`() throws {
    let schedule = try games([
      "2026-08-13,20:00,Kirkwall Rovers,Thurso Town,Town Ground,\"Nowhere, England\"",
      "2026-08-20,20:00,Wick United,Thurso Town,Town Ground,\"Austin, TX\"",
    ])
    #expect(schedule.games.map(\.game.city) == ["Nowhere, England", "Austin, TX"])
  }
}
