import Almanac
import TestSupport
import Testing

@testable import Itinerary

/// Each rule of a timeline by an example.
@Suite struct TimelineRulesTests {
  private typealias Day = TimelineSketch

  private let chicago = "Chicago, IL"
  private let detroit = "Detroit, MI"

  // MARK: Clocks

  @Test func `a row has the clock of its coordinates, else of the city reached`() {
    let timeline = Day.timeline([
      Day.custom("Before", "08:00"), Day.leg(chicago, detroit, minutes: 270), Day.custom("After", "20:00"),
      Day.custom("Denver", "21:00", at: (39.74, -104.99)), Day.custom("Untimed", nil, at: (39.74, -104.99)),
    ])
    #expect(
      timeline.rows.map { $0.clock?.zone } == [
        "America/Chicago", "America/Chicago", "America/Detroit", "America/Denver", "America/Denver",
      ])
    #expect(timeline.rows[1].endClock?.zone == "America/Detroit")
    #expect(timeline.rows[2].localStart?.description == "2026-07-03T20:00:00-04:00")
    #expect(timeline.rows[4].basis == .none)
  }

  @Test func `before any leg or game, the time is that of home`() {
    let timeline = Day.timeline([Day.custom("Pack", "08:00")], home: detroit)
    #expect(timeline.rows[0].localStart?.description == "2026-07-03T08:00:00-04:00")
    #expect(Day.timeline([Day.custom("Pack", "08:00")]).rows[0].localStart == nil)
  }

  @Test func `a flight to a place that no table knows brings the clock of its arrival`() {
    let timeline = Day.timeline([
      Day.leg(
        chicago, "Nowhereville", minutes: nil, mode: .flight, departs: "2026-07-03T10:00:00-05:00",
        arrives: "2026-07-03T13:00:00-03:00"),
      Day.custom("Lunch", "14:00"),
    ])
    #expect(timeline.rows[1].localStart?.description == "2026-07-03T14:00:00-03:00")
    #expect(timeline.rows[1].clock?.zone == nil)
  }

  @Test func `times without a zone are compared only within a stay`() {
    let rows = [
      Day.custom("A", "10:00", minutes: 120), Day.custom("B", "11:00"),
      Day.leg("Nowhere", "Elsewhereville", minutes: 600),
      Day.custom("C", "12:00"),
    ]
    #expect(Day.problems(Day.timeline(rows)) == ["dayImpossible 1"])
  }

  @Test func `a game in an unknown place has its offset, but UTC alone means nothing`() throws {
    let zones = try ["2026-07-03T19:00:00Z", "2026-07-03T19:00:00-05:00"].map { text in
      let start = try #require(OffsetDateTime(text))
      let game = Game(gameID: "g", away: "A", home: "B", city: "Nowhereville", start: .at(start))
      return Day.timeline([Day.Row(day: 1, kind: .game(game))]).rows[0].clock?.abbreviation(at: start.unixSeconds)
    }
    expect(zones, [nil, "UTC-5"])
  }

  @Test func `a leg below a row of an unknown clock of an earlier day leaves at nine`() {
    let timeline = Day.timeline([
      Day.leg("Nowhere", "Elsewhereville", minutes: nil), Day.custom("A", "10:00"),
      Day.leg(chicago, detroit, minutes: 270, day: 2),
    ])
    expect(timeline.rows[2].localStart?.description, "2026-07-04T09:00:00-05:00")
  }

  @Test func `timelines of equal rows are equal, unlike those of other days`() {
    let rows = [Day.game(chicago, "13:00"), Day.leg(chicago, detroit, minutes: 270)]
    #expect(Day.timeline(rows) == Day.timeline(rows))
    #expect(Day.timeline(rows) != Day.timeline(rows, days: 3))
    #expect(Day.timeline(rows) != Day.timeline([rows[0], Day.leg(chicago, detroit, minutes: 275)]))
  }

  // MARK: Given times

  @Test(arguments: [(Game.Status.scheduled, true), (.postponed, false)])
  func `a game that is not played has a time on its own date only`(status: Game.Status, hasTime: Bool) {
    let row = Day.game(chicago, "13:00", day: 2, status: status)
    let timeline = Day.timeline([Day.Row(day: 1, kind: row.kind)])
    expect([timeline.rows[0].start != nil, Day.timeline([row]).rows[0].start != nil], [hasTime, true])
  }

  @Test func `check-ins and notes have a start and no end, and bind nothing`() {
    let timeline = Day.timeline(
      [
        Day.game(chicago, "13:00"), Day.custom("Inn", "15:00", category: .hotel),
        Day.custom("Note", "15:30", category: .note), Day.custom("Bar", "16:00"),
      ], days: 1)
    #expect(timeline.rows[1].texts == ["2026-07-03T15:00:00-05:00", nil])
    #expect(timeline.rows[1].basis == .given)
    #expect(timeline.rows[3].texts == ["2026-07-03T16:00:00-05:00", "2026-07-03T16:00:00-05:00"])
    #expect(Day.problems(timeline) == [])
  }

  @Test func `times before five below a later one belong to the night after the day`() {
    let timeline = Day.timeline([Day.game(chicago, "19:00"), Day.custom("Bar", "00:30"), Day.custom("Bed", "01:15")])
    #expect(
      timeline.rows.dropFirst().map { $0.localStart?.description } == [
        "2026-07-04T00:30:00-05:00", "2026-07-04T01:15:00-05:00",
      ])
    let dates = ["04:59", "05:00"].map { time in
      Day.timeline([Day.game(chicago, "19:00"), Day.custom("Late", time)]).rows[1].localStart?.date
    }
    expect(dates, [Day.firstDay.adding(days: 1), Day.firstDay])
    let same = Day.timeline(["A", "B"].map { Day.custom($0, "00:30", at: (41.9, -87.6)) })
    expect(same.rows.map { $0.localStart?.date }, [Day.firstDay, Day.firstDay])
    let alone = Day.timeline([Day.leg(chicago, detroit, minutes: 60), Day.custom("Early", "04:30", at: (41.9, -87.6))])
    #expect(alone.rows[1].localStart?.description == "2026-07-03T04:30:00-05:00")
  }

  @Test func `a timetable with one end gives the other by the duration`() {
    let timeline = Day.timeline([
      Day.leg(chicago, detroit, minutes: 75, mode: .flight, departs: "2026-07-03T10:00:00-05:00"),
      Day.leg(detroit, chicago, minutes: 75, mode: .flight, arrives: "2026-07-03T20:00:00-05:00"),
      Day.leg(chicago, detroit, minutes: nil, mode: .flight, departs: "2026-07-03T21:00:00-05:00"),
      Day.leg(detroit, chicago, minutes: 75, mode: .flight, departs: "2026-07-04"),
      Day.leg(chicago, detroit, minutes: nil, mode: .flight, arrives: "2026-07-03T23:00:00-04:00"),
    ])
    #expect(timeline.rows[4].texts == ["2026-07-03T22:00:00-05:00", "2026-07-03T23:00:00-04:00"])
    #expect(timeline.rows[0].texts == ["2026-07-03T10:00:00-05:00", "2026-07-03T12:15:00-04:00"])
    #expect(timeline.rows[1].texts == ["2026-07-03T19:45:00-04:00", "2026-07-03T20:00:00-05:00"])
    #expect(timeline.rows[2].texts == ["2026-07-03T21:00:00-05:00", nil])
    #expect(timeline.rows[3].basis == .none)
  }

  @Test func `a leg with only an arrival is fixed on its date and that of its departure`() {
    let areFixed = (1...3).map { day in
      let leg = Day.leg(chicago, detroit, minutes: 120, day: day, mode: .train, arrives: "2026-07-04T01:00:00-04:00")
      return Day.timeline([leg]).rows[0].isFixed
    }
    expect(areFixed, [true, true, false])
  }

  // MARK: Computed legs

  @Test func `a leg leaves when the row above is over`() {
    let timeline = Day.timeline([Day.game(chicago, "13:00"), Day.leg(chicago, detroit, minutes: 270)])
    #expect(timeline.rows[1].texts == ["2026-07-03T16:00:00-05:00", "2026-07-03T21:30:00-04:00"])
    #expect(timeline.rows[1].basis == .computed)
    #expect(timeline.rows[1].leaveBy == nil)
  }

  @Test func `a leg between places without a clock leaves when the one above arrives`() {
    let timeline = Day.timeline([
      Day.game(chicago, "13:00"), Day.leg("Nowhere", "Elsewhereville", minutes: 60),
      Day.leg("Elsewhereville", chicago, minutes: 30),
    ])
    expect(timeline.rows.dropFirst().map(\.start), [timeline.rows[0].end, timeline.rows[1].end])
    expect(timeline.rows[2].localEnd?.description, "2026-07-03T17:30:00-05:00")
  }

  @Test func `a leg at the beginning of a day leaves at nine, or as early as it must`() {
    func leg(before time: String) -> TimelineRow {
      Day.timeline([
        Day.game(chicago, "18:00"), Day.leg(chicago, detroit, minutes: 270, day: 2), Day.game(detroit, time, day: 2),
      ]).rows[1]
    }
    #expect(leg(before: "19:00").localStart?.description == "2026-07-04T09:00:00-05:00")
    #expect(leg(before: "19:00").localLeaveBy?.description == "2026-07-04T12:45:00-05:00")
    #expect(leg(before: "19:00").slackSeconds == 13_500)
    expect(["05:00", "13:00"].map { leg(before: $0).isShort }, [true, false])
    #expect(leg(before: "13:00").localStart?.description == "2026-07-04T06:45:00-05:00")
  }

  @Test func `a drive pauses for the night where the next row can then be met`() {
    func drive(_ time: String, limit: Int? = 600) -> TimelineRow {
      Day.timeline(
        [
          Day.game(chicago, "19:00"), Day.leg(chicago, detroit, minutes: 270, meters: 450_000),
          Day.game(detroit, time, day: 2),
        ], rules: TravelRules(limit: limit)
      ).rows[1]
    }
    // From ten to eleven, and from seven on by the clock of Detroit: three and a half hours.
    #expect(drive("19:00").texts == ["2026-07-03T22:00:00-05:00", "2026-07-04T10:30:00-04:00"])
    #expect(drive("19:00").pauses == 1)
    #expect(drive("11:00").texts == ["2026-07-03T22:00:00-05:00", "2026-07-04T03:30:00-04:00"])
    #expect([drive("11:00").pauses, drive("11:15").pauses] == [0, 1])
    #expect(drive("19:00", limit: 180).texts[1] == "2026-07-04T03:30:00-04:00")
  }

  @Test func `a planned trip is driven by the rules of its plan, stricter or looser`() {
    func drive(day: Int, plan maxDriving: Int? = nil, limit: Int = 600) -> TimelineRow {
      var trip = Day.trip(
        [
          Day.game(chicago, "19:00"), Day.leg(chicago, detroit, minutes: 270, day: day),
          Day.game(detroit, "19:00", day: 3),
        ], home: chicago)
      trip.schedule?.daysOff = ["2026-07-04"]
      trip.schedule?.maxDriving = maxDriving
      return Timeline(
        of: trip, under: ItineraryConstraints(trip.itinerary), rules: TravelRules(limit: limit), zones: Day.zones
      ).rows[1]
    }
    #expect(drive(day: 1).texts == ["2026-07-03T22:00:00-05:00", "2026-07-05T10:30:00-04:00"])
    #expect(drive(day: 1).pauses == 2)
    // Who puts a leg on a day off drives on it.
    #expect(drive(day: 2).texts == ["2026-07-04T09:00:00-05:00", "2026-07-04T14:30:00-04:00"])
    #expect(drive(day: 2, plan: 150, limit: 180).texts[1] == "2026-07-05T09:00:00-04:00")
    #expect(drive(day: 2, plan: 150, limit: 140).texts[1] == "2026-07-05T09:00:00-04:00")
  }

  @Test(arguments: [
    ("09:00-18:00", 540...1080), ("21:00-24:00", 1260...1440), ("00:00-07:00", 0...420), ("?", 420...1380),
  ])
  func `a planned trip is driven in the hours of its plan`(hours: String, expected: ClosedRange<Int>) {
    var plan = ScheduleLink()
    (plan.drivingHours, plan.buffer, plan.maxDriving) = (hours, 0, 1440)
    let rules = TravelRules().kept(to: plan)
    expect(rules.hours, expected)
    #expect((rules.buffer, rules.limit) == (0, 1440))
  }

  @Test(arguments: [(0...1440, "03:30", 0), (420...1440, "09:30", 1), (0...420, "05:30", 0)])
  func `a drive pauses at midnight only if driving begins later`(hours: ClosedRange<Int>, end: String, pauses: Int) {
    let rows = [Day.game(chicago, "19:00"), Day.leg(chicago, detroit, minutes: 270)]
    let drive = Day.timeline(rows, rules: TravelRules(hours: hours)).rows[1]
    #expect((drive.localEnd?.description, drive.pauses) == ("2026-07-04T\(end):00-04:00", pauses))
  }

  @Test func `waiting for the morning is not a pause, and other modes do not wait`() {
    func leg(_ mode: Leg.Mode?) -> TimelineRow {
      Day.timeline([
        Day.game(chicago, "21:00"), Day.leg(chicago, detroit, minutes: 120, mode: mode),
        Day.game(detroit, "19:00", day: 2),
      ]).rows[1]
    }
    #expect(leg(nil).texts == ["2026-07-04T07:00:00-05:00", "2026-07-04T10:00:00-04:00"])
    #expect(leg(nil).pauses == 0)
    #expect(leg(.train).localStart?.description == "2026-07-04T00:00:00-05:00")
  }

  @Test func `the date on which driving begins is that of the city left`() {
    let timeline = Day.timeline([
      Day.game(chicago, "20:40"), Day.leg(chicago, detroit, minutes: 400), Day.game(detroit, "18:40", day: 2),
    ])
    #expect(timeline.rows[1].texts == ["2026-07-04T07:00:00-05:00", "2026-07-04T14:40:00-04:00"])
    #expect(Day.problems(timeline) == [])
    #expect(timeline.nightDriving == 0)
    #expect(timeline.days.map(\.drivingSeconds) == [0, 24_000, 0, 0])
    #expect(timeline.days.map(\.meters) == [0, 0, 0, 0])
  }

  @Test func `driving counts for the date on which it happens`() {
    let timeline = Day.timeline([
      Day.game(chicago, "19:00"), Day.leg(chicago, detroit, minutes: 300, meters: 500_000),
      Day.game(detroit, "05:00", day: 2),
    ])
    #expect(timeline.days.map(\.drivingSeconds) == [7200, 10_800, 0, 0])
    #expect(timeline.days.map(\.meters) == [200_000, 300_000, 0, 0])
    #expect(timeline.days.map(\.games) == [1, 1, 0, 0])
    // Of five hours from ten o'clock on, one is before eleven.
    #expect(Day.problems(timeline) == ["nightDrive 1"])
    #expect(timeline.nightDriving == 4 * 3600)
  }

  @Test func `a drive of thousands of years counts only for days of the trip`() {
    for departs in [nil, "2026-07-03T13:00:00-05:00"] {
      let timeline = Day.timeline([Day.leg(chicago, detroit, minutes: 16_000_000_000, departs: departs)])
      #expect(timeline.days.dropFirst().map(\.drivingSeconds) == [82_800, 86_400, 86_400])
      #expect(timeline.rows[0].end != nil)
      #expect(timeline.problems.count { if case .longDrive = $0.kind { true } else { false } } == 4)
    }
  }

  @Test func `a drive over the end of summer time keeps to the hours of its dates`() {
    TimelineSketch.$firstDay.withValue(date("2026-10-31")) {
      let drive = Day.timeline([
        Day.game(chicago, "19:00"), Day.leg(chicago, detroit, minutes: 840), Day.game(detroit, "19:00", day: 3),
      ]).rows[1]
      #expect(drive.texts == ["2026-10-31T22:00:00-05:00", "2026-11-02T10:00:00-05:00"])
      #expect(drive.stops.map(\.localStart.description) == ["2026-10-31T23:00:00-05:00", "2026-11-01T17:00:00-05:00"])
      #expect(drive.stops.map(\.localEnd.description) == ["2026-11-01T07:00:00-05:00", "2026-11-02T07:00:00-05:00"])
    }
  }

  @Test func `a leg leaves an hour after a meal without a duration, unless that is late`() {
    func leg(_ category: CustomItem.Category, at stop: String = "12:00", before time: String) -> TimelineRow {
      Day.timeline([
        Day.custom("Stop", stop, category: category), Day.leg(chicago, detroit, minutes: 240),
        Day.game(detroit, time),
      ]).rows[1]
    }
    #expect(leg(.restaurant, before: "20:00").localStart?.description == "2026-07-03T13:00:00-05:00")
    #expect(leg(.activity, before: "18:15").localStart?.description == "2026-07-03T12:30:00-05:00")
    #expect(leg(.activity, before: "17:00").localStart?.description == "2026-07-03T12:00:00-05:00")
    #expect(leg(.activity, at: "07:00", before: "20:00").localStart?.description == "2026-07-03T08:00:00-05:00")
  }

  @Test func `a leg leaves after a game over several days, next to which other rows are not a problem`() {
    let rows = [
      Day.game(chicago, "11:00", lasting: 4), Day.custom("Dinner", "19:00", day: 2),
      Day.leg(chicago, detroit, minutes: 270, day: 4), Day.game(detroit, "19:00", day: 5),
    ]
    let timeline = Day.timeline(rows, days: 5)
    #expect(timeline.rows[0].localEnd?.description == "2026-07-06T22:00:00-05:00")
    #expect(timeline.rows[2].localStart?.description == "2026-07-06T22:00:00-05:00")
    #expect(Day.problems(timeline) == [])
    let trip = Day.trip(rows, days: 5)
    #expect((1...5).map { timeline.continuing(onDay: $0, in: trip).map(\.day) } == [[], [2], [3], [4], []])
    #expect(timeline.continuing(onDay: 2, in: trip).first?.days == 4)
    // A leg cannot leave in between.
    let early = Day.leg(chicago, detroit, minutes: 75, day: 2, mode: .flight, departs: "2026-07-04T12:00:00-05:00")
    #expect(Day.problems(Day.timeline([rows[0], early, rows[3]], days: 5)) == ["dayImpossible 1"])
  }

  // MARK: Windows

  private func problems(_ rows: [TimelineSketch.Row]) -> [String] {
    Day.advisories(rows).all.filter { !["gamesInTwoCities", "gameNotScheduled"].contains($0.name) }.map {
      Wording(zones: Day.zones).statement($0)
    }
  }

  @Test func `a game without a start is in a window`() {
    let timeline = Day.timeline([
      Day.game(chicago, "13:00"), Day.leg(chicago, detroit, minutes: 60, day: 2), Day.game(detroit, nil, day: 2),
      Day.leg(detroit, "New York, NY", minutes: 60, day: 2),
    ])
    let row = timeline.rows[2]
    #expect((row.basis, row.start, row.end) == (.window, nil, nil))
    #expect(row.localWindow?.start.description == "2026-07-04T11:00:00-04:00")
    #expect(row.localWindow?.end.description == "2026-07-04T23:00:00-04:00")
    #expect(timeline.rows[1].localLeaveBy?.description == "2026-07-04T08:15:00-05:00")
    #expect(timeline.rows[1].localStart?.description == "2026-07-04T08:15:00-05:00")
    #expect(timeline.rows[3].localStart?.description == "2026-07-05T07:00:00-04:00")
    #expect(Day.problems(timeline) == [])
  }

  @Test func `a window names the start that it depends on`() {
    let leg = Day.leg(chicago, detroit, minutes: 270)
    expect(
      problems([Day.game(chicago, "09:00"), leg, Day.game(detroit, nil)]),
      ["Warning: Unknown start: Guests @ Detroit, MI fits only if it starts after 6:15 PM."])
    expect(
      problems([Day.game(chicago, nil), leg, Day.game(detroit, "21:00")]).first,
      "Warning: Unknown start: Guests @ Chicago, IL fits only if it starts by 11:45 AM.")
    expect(Day.problems([Day.game(chicago, "13:00"), leg, Day.game(detroit, nil)]), ["legTooTight 1"])
    for (time, problems) in [("21:00", ["startUnknown 0"]), ("12:30", ["dayImpossible 1"]), ("23:00", [])] {
      expect(Day.problems([Day.game(chicago, nil), Day.custom("Dinner", time)]), problems)
    }
  }

  @Test func `a drive at night only because a window ends late is not a night drive`() {
    func problems(_ time: String?) -> [String] {
      Day.problems([
        Day.game(chicago, time), Day.leg(chicago, detroit, minutes: 240), Day.game(detroit, "06:00", day: 2),
      ])
    }
    expect([nil, "20:00"].map(problems), [[], ["nightDrive 1"]])
  }
}
