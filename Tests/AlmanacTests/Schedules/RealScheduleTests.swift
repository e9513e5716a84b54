import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

/// Schedules of whole seasons, as leagues and fans publish them.
@Suite(.onRealSchedules)
struct RealScheduleTests {
  @Test(arguments: RealSchedules.files(in: "seasons", ending: ".csv"))
  func `every game of a season has the coordinate of its venue or its city`(file: RealSchedules.File) throws {
    let schedule = try Self.schedule(file)
    let locations = ItemLocations(
      Trip(id: "", name: "", startDate: schedule.games[0].day, dayCount: 1, modifiedAt: .zero))
    #expect(schedule.games.count > 200)
    for game in schedule.games {
      let coordinate = try #require(locations.coordinate(of: game.game), "\(game.game.pairing) in \(game.game.city)")
      let place = try #require(game.place)
      let isNear =
        coordinate.point.kilometers(to: place.point) <= (coordinate.precision == .venue ? 0 : Gazetteer.suburbs)
      #expect(isNear, "\(game.game.pairing) at \(game.game.venue ?? "") in \(game.game.city)")
    }
  }

  @Test(arguments: RealSchedules.files(in: "publishers", ending: ""))
  func `every game at a place that the reader knows has a coordinate`(file: RealSchedules.File) throws {
    let schedule = try Self.schedule(file)
    let locations = ItemLocations(
      Trip(id: "", name: "", startDate: CivilDate(dayNumber: 0), dayCount: 1, modifiedAt: .zero))
    for game in schedule.games where game.place != nil {
      #expect(locations.coordinate(of: game.game) != nil, "\(game.game.pairing) in \(game.game.city)")
    }
  }

  private static func schedule(_ file: RealSchedules.File) throws -> Schedule {
    try Schedule(reading: file.bytes, named: file.name)
  }
}

extension Timestamp {
  fileprivate static var zero: Timestamp { Timestamp(microseconds: 0) }
}
