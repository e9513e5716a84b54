import Base
import ScheduleTestSupport
import Schedules
import TestSupport
import Testing
import TripCore

/// A place that only the other games of a schedule tell.
@Suite struct OtherGamesPlaceTests {
  private func games(_ rows: [String]) throws -> Schedule {
    try read((["date,time,home,away,venue,city"] + rows).joined(separator: "\n") + "\n")
  }

  @Test func `a venue of no table is where the schedule has other games there`() throws {
    let schedule = try games([
      "2026-08-13,20:00,Kirkwall Rovers,Austin FC,Q2 Staddium,", "2026-08-20,20:00,Austin FC,LA Galaxy,Q2 Staddium,",
    ])
    expect(schedule.games.map(\.game.city), ["Austin, TX", "Austin, TX"])
    expect(schedule.games.map(\.game.timeZone), ["America/Chicago", "America/Chicago"])
    expect(
      schedule.messages,
      [
        "2: the team “Kirkwall Rovers” is not known: named as it is written",
        "2: the venue “Q2 Staddium” is not known: taken as where the schedule has other games there, Austin, TX",
        "2: times without a time zone: taken as local at the venue (1 more like this)",
        "3: the venue “Q2 Staddium” is not known: taken as the home team's, in Austin, TX; "
          + "--venue-city \"Q2 Staddium=CITY\" tells another",
      ])
  }

  @Test func `an unknown club without a place plays where the schedule has its games`() throws {
    let schedule = try games([
      "2026-08-13,20:00,Kirkwall Rovers,Thurso Town,,", "2026-08-20,20:00,Kirkwall Rovers,Wick United,,Austin",
      "2026-08-27,20:00,Thurso Town,Wick United,,Dallas",
    ])
    expect(schedule.games.map(\.game.city), ["Austin, TX", "Austin, TX", "Dallas, TX"])
    #expect(
      schedule.messages.contains(
        "2: no place is given: taken as where the schedule has the games of Kirkwall Rovers, Austin, TX"))
  }

  @Test func `a city of no table beside the clubs own is no second place`() throws {
    let schedule = try games([
      "2026-08-13,20:00,Kirkwall Rovers,Austin FC,Q2 Staddium,Suburbville",
      "2026-08-20,20:00,Austin FC,LA Galaxy,Q2 Staddium,\"Suburbville, TX\"",
      "2026-08-27,20:00,Austin FC,LAFC,Q2 Staddium,Austin",
    ])
    expect(schedule.games.map(\.game.city), ["Austin, TX", "Suburbville, TX", "Austin, TX"])
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
    expect(schedule.games.map(\.game.city), ["Nowhere, England", "Austin, TX"])
  }
}
