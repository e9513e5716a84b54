import TestSupport
import Testing

@testable import Itinerary

/// What days hold, and the words for it.
@Suite struct TimelineDaysTests {
  private let trip = TripSketch.trip("@Chicago Dinner Chicago>Detroit | Museum | @Detroit @Detroit+2 @Detroit!")

  private func days(_ trip: Trip) -> [TimelineDay] {
    Timeline(of: trip, under: ItineraryConstraints(trip.itinerary), rules: .standard, zones: TestZones.all).days
  }

  private func lines(_ trip: Trip, _ wording: Wording = Wording()) -> [String] {
    days(trip).map { wording.line(of: $0) }
  }

  @Test func `sums up the drives and games of a day, without postponed games`() {
    #expect(lines(trip) == ["283 mi · 4h 30m driving · 1 game", "", "2 games"])
    #expect(lines(trip, Wording(distance: .kilometers))[0] == "455 km · 4h 30m driving · 1 game")
    #expect(lines(trip, Wording(typography: .ascii))[0] == "283 mi - 4h 30m driving - 1 game")
    #expect(lines(trip, Wording(typography: .words))[0] == "283 miles, 4 hours 30 minutes driving, 1 game")
  }

  /// Midnight belongs to the new day; a game that ends then is not on in it.
  @Test func `a day begins at its midnight`() throws {
    let late = trip.changing("@Chicago") { item in
      guard var game = item.game, case .at(let start) = game.start else { return }
      game.start = .at(OffsetDateTime(date: start.date, secondOfDay: 21 * 3600, offsetSeconds: start.offsetSeconds))
      item.kind = .game(game)
    }
    let timeline = Timeline(
      of: late, under: ItineraryConstraints(late.itinerary), rules: .standard, zones: TestZones.all)
    let midnights = (1...3).map { timeline.clock(ofDay: $0).moment(of: late.date(ofDay: $0), secondOfDay: 0) }
    expect(midnights.map { timeline.moment($0, in: late)?.day }, [1, 2, 3])
    expect(midnights.map { timeline.moment($0 - 1, in: late)?.day }, [nil, 1, 2])
    let end = timeline.clock(ofDay: 4).moment(of: late.date(ofDay: 4), secondOfDay: 0)
    expect([end - 1, end].map { timeline.moment($0, in: late)?.day }, [3, nil])
    expect(timeline[ItemIndex(0)].end, midnights[1])
    expect(timeline.continuing(onDay: 2, in: late), [])
  }

  /// The game begins at 1:20 PM. An end that is not after the start counts for nothing.
  @Test(arguments: [
    (0, [[], []]), (43_200, [[], []]), (43_201, [[2], []]), (124_800, [[2], []]), (124_801, [[2], [3]]),
  ])
  func `a game of more than twelve hours lasts until its last day`(seconds: Int, days: [[Int]]) {
    let long = trip.changing("@Chicago") { item in
      guard var game = item.game, case .at(let start) = game.start else { return }
      game.end = .at(start.adding(seconds: Int64(seconds)))
      item.kind = .game(game)
    }
    let timeline = Timeline(
      of: long, under: ItineraryConstraints(long.itinerary), rules: .standard, zones: TestZones.all)
    expect(timeline.rows[0].travelSeconds, Int64(seconds == 0 ? 10_800 : seconds))
    expect([2, 3].map { timeline.continuing(onDay: $0, in: long).map(\.day) }, days)
  }

  @Test func `a flight is not a drive`() {
    let flown = trip.changing("Chicago>Detroit") { item in
      if let leg = item.leg { item.kind = .travel(leg.edited { $0.mode = .flight }) }
    }
    #expect(lines(flown)[0] == "4h 30m by flight · 1 game")
    expect(days(flown)[0].travel, [.flight: 16_200])
  }

  @Test func `adds up several drives`() {
    let twice = trip.adding("Detroit>Toledo", day: 1, sortOrder: 9)
    // From 4:20 PM on, with the night in between.
    #expect(lines(twice)[0].hasSuffix("6h 40m driving · 1 game"))
    #expect(lines(twice)[1].hasSuffix("2h 20m driving"))
  }

  @Test func `a narrow line keeps the number of games longest`() {
    let totals = days(trip)[0]
    func line(_ columns: Int) -> String { Wording().line(of: totals) { $0.count <= columns } }
    #expect(line(40) == "283 mi · 4h 30m driving · 1 game")
    #expect(line(25) == "4h 30m driving · 1 game")
    #expect(line(22) == "1 game")
    #expect(line(5) == "")
  }
}
