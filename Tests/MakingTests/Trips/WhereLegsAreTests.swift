import Itinerary
import Making
import ScheduleTestSupport
import TestSupport
import Testing

/// New legs are where a person would drive.
@Suite struct WhereLegsAreTests {
  private func trip(_ games: [ScheduleGame]) throws -> Trip {
    var ids = ItemIDSource(seed: 1)
    return try NewTrip(name: "Trip", games: games).trip(ids: &ids, now: TripSketch.made)
  }

  private static let cubs = "2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago\n"
  private static let tigers = "2026-07-04,19:10,America/Detroit,Tigers,Guardians,Comerica Park,Detroit\n"

  @Test(arguments: [
    // After a night game on the next morning if the next game can be reached, which is not so at noon.
    (cubs.replacing("13:20", with: "19:05"), tigers, 2), (cubs, tigers.replacing("19:10", with: "10:40"), 1),
    // A game without a start can end late and begin early: on its day one would have to leave at night.
    (cubs, tigers.replacing("19:10", with: ""), 1),
    (
      tigers.replacing("19:10", with: ""), "2026-07-05,19:10,America/New_York,Pirates,Reds,PNC Park,Pittsburgh\n", 2
    ),
    // A day without games is for driving.
    (cubs, tigers.replacing("07-04,19:10", with: "07-06,18:40"), 3),
  ])
  func `a drive is on the day that suits it`(first: String, second: String, day: Int) throws {
    let schedule = try read("date,time,zone,home,away,venue,city\n" + first + second)
    let trip = try trip(schedule.games)
    expect(trip.itinerary.items.filter { $0.leg != nil }.map(\.position.day), [day])
  }

  @Test(.onRealSchedules)
  func `avoids driving at night if another slot allows it`() throws {
    let games = try RealSchedules.files(in: "seasons", ending: ".csv").flatMap { try read(bytes: $0.bytes).games }
    let seed: UInt64 = 31
    var random = SplitMix64(seed: seed)
    var legs = 0
    for _ in Portion.rounds(200) {
      let team = random.pick(games).game.home
      let mine = games.filter { $0.game.home == team || $0.game.away == team }
      let first = random.below(mine.count)
      let chosen = mine[first...].prefix(2 + random.below(8)).filter { $0.day < mine[first].day.adding(days: 20) }
      let trip = try trip(Array(chosen))
      legs += try checkNights(of: trip)
    }
    #expect(legs > 20)
  }

  @Test(.onRealSchedules)
  func `planned tours have no errors`() throws {
    let tours = try RealSchedules.files(in: "tours", ending: ".csv").map { try read(bytes: $0.bytes).games }
    #expect(tours.map(\.count) == [30, 30, 30, 30, 30])
    for games in tours {
      let trip = try trip(games)
      #expect(trip.advisories().filter { $0.severity == .error }.map(\.name) == [])
      #expect(trip.itinerary.items.count { $0.leg != nil } > 25)
    }
  }

  /// Checks every leg of a trip, and returns their number.
  private func checkNights(of trip: Trip) throws -> Int {
    let constraints = ItineraryConstraints(trip.itinerary)
    let timeline = Timeline(of: trip, zones: Zones([:]))
    let late = timeline.problems.filter { if case .nightDrive = $0.kind { true } else { false } }.map(\.index)
    for index in late {
      let slots = Slots(in: trip.itinerary, carrying: index)
      for slot in slots.valid(under: constraints) {
        var edited = EditedTrip(trip)
        _ = try edited.apply(.move(trip.itinerary[index].id, to: slot), at: TripSketch.made)
        let other = Timeline(of: edited.trip, zones: Zones([:]))
        #expect(
          other.misses > timeline.misses || other.nightDriving >= timeline.nightDriving,
          "\(trip.itinerary[index].leg?.from ?? "") on day \(slots.day(of: slot))")
      }
    }
    return trip.itinerary.items.count { $0.leg != nil }
  }
}
