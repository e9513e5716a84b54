import Base
import TestSupport
import Testing
import TripCore

/// What days hold, and the words for it.
@Suite struct DayTotalsTests {
  private let trip = TripSketch.trip("@Chicago Dinner Chicago>Detroit | Museum | @Detroit @Detroit+2 @Detroit!")

  private func lines(_ trip: Trip, _ wording: Wording = Wording()) -> [String] {
    DayTotals.ofDays(of: trip.itinerary).map { wording.line(of: $0) }
  }

  @Test func `a day tells its drives and its games, and postponed games do not count`() {
    #expect(lines(trip) == ["283 mi · 4h 30m driving · 1 game", "", "2 games"])
    #expect(lines(trip, Wording(distance: .kilometers))[0] == "455 km · 4h 30m driving · 1 game")
    #expect(lines(trip, Wording(typography: .ascii))[0] == "283 mi - 4h 30m driving - 1 game")
    #expect(lines(trip, Wording(typography: .words))[0] == "283 miles, 4 hours 30 minutes driving, 1 game")
  }

  @Test func `a flight is no drive`() {
    let flown = trip.changing("Chicago>Detroit") { item in
      if let leg = item.leg { item.kind = .travel(leg.edited { $0.mode = .flight }) }
    }
    #expect(lines(flown)[0] == "1 game")
  }

  @Test func `several drives add up`() {
    let twice = trip.adding("Detroit>Toledo", day: 1, sortOrder: 9)
    #expect(lines(twice)[0] == "565 mi · 9h driving · 1 game")
  }

  @Test func `where there is little room the games stay longest`() {
    let totals = DayTotals.ofDays(of: trip.itinerary)[0]
    func line(_ columns: Int) -> String { Wording().line(of: totals) { $0.count <= columns } }
    #expect(line(40) == "283 mi · 4h 30m driving · 1 game")
    #expect(line(25) == "4h 30m driving · 1 game")
    #expect(line(22) == "1 game")
    #expect(line(5) == "")
  }

  @Test func `a leg says when it must leave`() throws {
    let day = date("2026-07-03")
    let by = LegDeparture.leaveBy(try #require(OffsetDateTime("2026-07-03T10:40:00-05:00")))
    #expect(Wording().text(by, on: day) == "leave by 10:40 AM")
    #expect(Wording(clock: .twentyFourHour).text(by, on: day) == "leave by 10:40")
    #expect(Wording().text(by, on: day.adding(days: 1)) == "leave by 10:40 AM, Fri, Jul 3")
    #expect(Wording().text(by, on: day.adding(days: -1)) == nil)
    #expect(Wording().text(.short(seconds: 10_200), on: day) == "2h 50m short")
  }
}
