import Almanac
import TestSupport
import Testing

@testable import Itinerary

/// The problems, the nights and the moments of a timeline, each by an example.
@Suite struct TimelineProblemsTests {
  private typealias Day = TimelineSketch

  private let chicago = "Chicago, IL"
  private let detroit = "Detroit, MI"

  @Test func `reports unreachable games, with a tenth for estimates`() {
    func problems(_ minutes: Int, estimated: Bool) -> [String] {
      Day.problems([
        Day.game(chicago, "10:00"), Day.leg(chicago, detroit, minutes: minutes, estimated: estimated),
        Day.game(detroit, "19:00"),
      ])
    }
    // Five hours between the games.
    #expect(problems(255, estimated: false) == [])
    #expect(problems(256, estimated: false) == ["tightArrival 1"])
    #expect(problems(300, estimated: false) == ["tightArrival 1"])
    #expect(problems(301, estimated: false) == ["legTooTight 1"])
    #expect(problems(330, estimated: true) == ["tightArrival 1"])
    #expect(problems(334, estimated: true) == ["legTooTight 1"])
  }

  @Test func `a game just in time is reported at the last leg before it`() {
    let legs = [(chicago, "Gary, IN"), ("Gary, IN", detroit)].map { from, to in
      Day.leg(from, to, minutes: 60, mode: .train, departs: "2026-07-05T09:00:00-05:00")
    }
    let problems = Day.problems([Day.game(chicago, "10:00")] + legs + [Day.game(detroit, "16:30")])
    expect(problems.filter { $0.hasPrefix("tightArrival") }, ["tightArrival 2"])
  }

  @Test func `a flight before the end of the game that it must follow is impossible, wherever it is`() {
    let game = Day.game(chicago, "13:00")
    let there = Day.game(detroit, nil, day: 3)
    func flight(day: Int) -> TimelineSketch.Row {
      Day.leg(chicago, detroit, minutes: 75, day: day, mode: .flight, departs: "2026-07-03T12:00:00-05:00")
    }
    for day in 1...2 { expect(Day.problems([game, flight(day: day), there]), ["dayImpossible 1"]) }
  }

  @Test func `reports by how much a flight off its date arrives after the game begins`() {
    let rows = [
      Day.game(chicago, "13:00"),
      Day.leg(
        chicago, detroit, minutes: nil, mode: .flight, departs: "2026-07-04T08:00:00-05:00",
        arrives: "2026-07-04T11:00:00-04:00"),
      Day.game(detroit, "10:00", day: 2),
    ]
    let games = [0, 2].map { Day.trip(rows).itinerary.items[$0] }
    let tooLate = AdvisoryKind.legTooTight(from: games[0], to: games[1], missingSeconds: 3600)
    expect(Day.timeline(rows).problems.map(\.kind), [tooLate])
    expect(Day.problems(rows.prefix(2) + [Day.game(detroit, "11:00", day: 2)]), [])
  }

  @Test func `rows that run backwards with no leg among them are only in the wrong order`() {
    for row in [Day.game(chicago, "19:00"), Day.custom("Dinner", "19:00")] {
      expect(Day.problems([row, Day.custom("Lunch", "12:00")]), ["timesBackwards 1"])
    }
    expect(Day.problems([Day.game(chicago, "19:00"), Day.custom("Inn", "15:00", category: .hotel)], days: 1), [])
    let leg = Day.leg(chicago, detroit, minutes: 60)
    expect(Day.problems([Day.game(chicago, "13:00"), leg, Day.custom("Lunch", "12:00")]), ["dayImpossible 2"])
    expect(Day.problems([Day.game(chicago, "13:00"), Day.game(chicago, "13:05")]), [])
    expect(Day.problems([Day.custom("Lunch", "12:00"), Day.custom("Tour", "12:00")]), [])
    let same = [Day.custom("Lunch", "12:00", minutes: 60, at: (41.9, -87.6)), Day.custom("Tour", "12:00")]
    #expect(Day.problems(Day.timeline(same, home: chicago)) == ["dayImpossible 1"])
  }

  @Test func `a day with too much driving is reported at the drive that exceeds the limit`() {
    func problems(_ minutes: Int, _ rules: TravelRules = .standard) -> [String] {
      let rows = [
        Day.leg(chicago, detroit, minutes: 270), Day.custom("Lunch", "15:00"),
        Day.leg(detroit, "Cleveland, OH", minutes: 180),
        Day.leg("Cleveland, OH", "Pittsburgh, PA", minutes: minutes), Day.custom("Bed", "23:30"),
      ]
      return Day.problems(Day.timeline(rows, rules: rules))
    }
    expect([150, 151].map { problems($0) }, [[], ["longDrive 3"]])
    expect(problems(180, TravelRules(limit: nil)), [])
  }

  @Test func `reports a row far from the traveler, and a hotel at another place`() throws {
    let cleveland = (41.4993, -81.6944)
    let leg = Day.leg(chicago, detroit, minutes: 270)
    let hall = Day.custom("Rock Hall", nil, at: cleveland)
    let point = try #require(CustomItem.Location(latitude: cleveland.0, longitude: cleveland.1).point)
    let meters = try #require(Gazetteer.spelledCity(detroit)).point.kilometers(to: point) * 1000
    expect(Day.timeline([leg, hall], days: 2).problems.map(\.kind), [.rowElsewhere(city: detroit, meters: meters)])
    expect(Day.problems([hall, leg], days: 2), [])
    for (place, problems) in [(cleveland, ["hotelElsewhere 1"]), ((42.33, -83.05), [])] {
      expect(Day.problems([leg, Day.custom("Inn", nil, category: .hotel, at: place)], days: 2), problems)
    }
  }

  /// The drive begins at 10:30 PM, and the day for driving ends at 11 PM.
  @Test(arguments: [(60, "00:30", []), (61, "00:31", ["nightDrive 1"])])
  func `half an hour of driving at night is not reported`(minutes: Int, bar: String, expected: [String]) {
    let rows = [Day.game(chicago, "19:30"), Day.leg(chicago, detroit, minutes: minutes), Day.custom("Bar", bar)]
    expect(Day.problems(Day.timeline(rows)), expected)
  }

  @Test(arguments: [(Leg.Mode.drive, ["nightDrive 1"]), (.train, [])])
  func `a drive at night is reported even if only the zone at its end is known`(mode: Leg.Mode, expected: [String]) {
    let rows = [Day.game(chicago, "19:00"), Day.leg("Nowhere", chicago, minutes: 300, mode: mode)]
    expect(Day.problems(rows), expected)
  }

  @Test func `a drive at night is reported if it begins when a drive with a pause ends`() {
    let rows = [
      Day.game(chicago, "19:00"), Day.leg(chicago, detroit, minutes: 270),
      Day.leg(detroit, "New York, NY", minutes: 840), Day.custom("Bed", "00:30", day: 3),
    ]
    let timeline = Day.timeline(rows, rules: TravelRules(limit: nil))
    expect(timeline.rows[1].localEnd?.description, "2026-07-04T10:30:00-04:00")
    expect(Day.problems(timeline), ["nightDrive 2"])
  }

  @Test(arguments: [("10:59", ["noTimeGiven 1"]), ("11:00", [])])
  func `a leg without a duration is reported between games less than a day apart`(time: String, expected: [String]) {
    let leg = Day.leg(chicago, detroit, minutes: nil)
    let rows = [Day.game(chicago, "10:00"), leg, Day.game(detroit, time, day: 2)]
    expect(Day.timeline(rows).days.map(\.drivingSeconds), [0, 0, 0, 0])
    expect(Day.problems(Day.timeline(rows)), expected)
    // Whether there is time for it is unknown.
    let next = ["14:00", "14:30"].map { Day.game(detroit, $0) }
    expect(next.map { Day.problems([rows[0], leg, $0]) }, [["noTimeGiven 1"], ["noTimeGiven 1"]])
  }

  @Test func `a drive without figures where no road leads is reported`() {
    for (meters, problems) in [(nil, ["noRoute 0"]), (4e6, [])] {
      expect(Day.problems([Day.leg("Los Angeles, CA", "Honolulu, HI", minutes: nil, meters: meters)]), problems)
    }
  }

  /// The first game is over at 4 PM.
  @Test func `games at two venues of a town need the way between them and the buffer`() throws {
    func game(_ home: String, _ venue: String, minutes: Int) -> TimelineSketch.Row {
      let time = ClockTime(hour: minutes / 60, minute: minutes % 60)?.description
      let row = Day.game(chicago, time)
      guard case .game(var game) = row.kind else { return row }
      (game.home, game.venue) = (home, venue)
      return TimelineSketch.Row(day: 1, kind: .game(game))
    }
    func rows(_ minutes: Int) -> [TimelineSketch.Row] {
      [
        game("Chicago Cubs", "Wrigley Field", minutes: 13 * 60),
        game("Chicago White Sox", "Rate Field", minutes: minutes),
      ]
    }
    let games = Day.trip(rows(1000)).itinerary.items.compactMap(\.game)
    let way = try #require(Transfer(from: games[0], to: games[1], by: .drive))
    let end = 16 * 60 + Int(way.seconds) / 60
    expect(
      [-1, 0, 44, 45].map { Day.problems(rows(end + $0)) },
      [["dayImpossible 1"], ["tightArrival 1"], ["tightArrival 1"], []])
    let spare = [0, 44].flatMap { Day.timeline(rows(end + $0)).problems }.map { problem -> Int? in
      if case .tightArrival(_, let seconds) = problem.kind { seconds } else { nil }
    }
    expect(spare, [0, 44 * 60])
    expect([-1, 0].map { Day.timeline(rows(end + $0)).misses }, [1, 0])
    // Twenty minutes, and two for each of 13 kilometers, in steps of five.
    let tube = try #require(Transfer(from: games[0], to: games[1], by: .train))
    expect([Double(tube.seconds), (tube.meters / 1000).rounded()], [2700, 17])
    #expect(Transfer(from: games[0], to: games[0], by: .train) == nil)
  }

  // MARK: Nights

  @Test func `each night is in a hotel, on the road, at home or open`() {
    let rows = [
      Day.custom("Inn", nil, category: .hotel, nights: 2), Day.custom("Suite", nil, category: .hotel, nights: 2),
      Day.leg(
        detroit, "New York, NY", minutes: nil, day: 3, mode: .train, departs: "2026-07-05T22:00:00-04:00",
        arrives: "2026-07-06T09:00:00-04:00"),
      Day.leg("New York, NY", chicago, minutes: 900, day: 4),
    ]
    let timeline = Day.timeline(rows, days: 7, home: chicago)
    #expect(timeline.nights.map(\.lodging) == [.hotel(1), .hotel(1), .underWay(2), .open, .home, .home])
    expect([rows, Array(rows.suffix(2))].map { Day.trip($0).hasHotel }, [true, false])
    #expect(
      timeline.nights.map(\.place) == [detroit, detroit, nil, timeline.rows[3].stops[0].place?.city, chicago, chicago])
    #expect(Day.problems(timeline) == ["hotelsOverlap 1", "nightOpen 3"])
    #expect(timeline.problems[0].kind == .hotelsOverlap(with: Day.trip(rows).itinerary[0], day: 1))
    expect(timeline.problems[1].kind, .nightOpen(days: [4], city: timeline.nights[3].place))
    expect(Day.problems(Day.timeline(Array(rows.prefix(2)), days: 1)), [])
    let without = Day.timeline([Day.leg(chicago, detroit, minutes: 270)], days: 3)
    #expect(without.nights.map(\.lodging) == [.open, .open])
    #expect(Day.problems(without) == [])
  }

  @Test func `a night is spent where the traveler is at three`() {
    let timeline = Day.timeline(
      [
        Day.game(chicago, "21:00"), Day.leg(chicago, detroit, minutes: 120),
        Day.custom("Inn", nil, category: .hotel, nights: 2),
        Day.leg(detroit, "New York, NY", minutes: 600, day: 2),
      ], days: 4)
    // The first drive begins in the morning, and the second one pauses.
    #expect(timeline.nights.map(\.place).prefix(1) == [chicago])
    #expect(timeline.nights.map(\.lodging) == [.hotel(2), .hotel(2), .open])
    #expect(timeline.nights[2].place == "New York, NY")
    #expect(Day.problems(timeline) == ["hotelElsewhere 2", "nightOpen 3"])
  }

  @Test(arguments: [(1, ["nightOpen 1"]), (3, ["nightOpen 1"]), (4, ["nightOpen 1", "nightOpen 1"])])
  func `nights without a bed are one warning until most have one`(nights: Int, expected: [String]) {
    let rows = [Day.game(chicago, "13:00"), Day.custom("Inn", nil, category: .hotel, nights: nights)]
    #expect(Day.problems(Day.timeline(rows, days: 7)) == expected)
  }

  @Test func `each night of a drive over several days is where it pauses`() {
    let timeline = Day.timeline([Day.game(chicago, "19:00"), Day.leg(chicago, "New York, NY", minutes: 1300)])
    let towns = timeline.rows[1].stops.map { $0.place?.city }
    expect(Set(towns).count, 3)
    expect(timeline.nights.map(\.place), towns)
  }

  @Test func `a leg that leaves at three is not on the road in the night before`() {
    let beds = ["02:59", "03:00"].map { time in
      let train = Day.leg(
        chicago, detroit, minutes: 300, day: 2, mode: .train, departs: "2026-07-04T\(time):00-05:00")
      return Day.timeline([Day.game(chicago, "13:00"), train], days: 2).nights.first?.lodging
    }
    expect(beds, [.underWay(1), .open])
  }

  // MARK: Now

  @Test func `finds the current row, the next and when to leave at a moment`() throws {
    let rows = [
      Day.game(chicago, "13:00"), Day.leg(chicago, detroit, minutes: 270), Day.game(detroit, "19:00", day: 2),
    ]
    let trip = Day.trip(rows, days: 2)
    let timeline = Day.timeline(rows, days: 2)
    func moment(_ text: String) throws -> TripMoment? {
      timeline.moment(try #require(OffsetDateTime(text)).unixSeconds, in: trip)
    }
    #expect(try moment("2026-07-02T23:59:00-05:00") == nil)
    #expect(try moment("2026-07-05T00:00:00-04:00") == nil)
    let during = try #require(try moment("2026-07-03T14:00:00-05:00"))
    #expect((during.day, during.current, during.next) == (1, 0, 1))
    #expect(during.departure?.moment == timeline.rows[1].leaveBy)
    // Under way one need not leave any more.
    #expect(try moment("2026-07-03T17:00:00-05:00")?.departure == nil)
    let between = try #require(try moment("2026-07-04T12:00:00-04:00"))
    #expect((between.day, between.current, between.next) == (2, nil, 2))
  }

  @Test func `a latest departure during the game before is shown until then`() throws {
    let rows = [Day.game(chicago, "13:00"), Day.leg(chicago, detroit, minutes: 270), Day.game(detroit, "20:00")]
    let timeline = Day.timeline(rows)
    let latest = try #require(timeline.rows[1].leaveBy)
    let moments = [latest - 1, latest].map { timeline.moment($0, in: Day.trip(rows)) }
    expect(moments.map { $0?.current }, [0, 0])
    expect(moments.map { $0?.departure?.moment }, [latest, nil])
  }

  @Test func `of rows that begin together, the first is next and the last is current`() throws {
    let rows = [
      Day.game(chicago, "13:00"), Day.custom("Bar", "17:00", minutes: 60), Day.custom("Call", "17:00", minutes: 60),
      Day.leg(chicago, detroit, minutes: 270), Day.game(detroit, "19:00", day: 2),
    ]
    let (timeline, trip) = (Day.timeline(rows), Day.trip(rows))
    let moments = try ["14:00", "17:00", "16:00"].map { time in
      let moment = try #require(OffsetDateTime("2026-07-03T\(time):00-05:00")).unixSeconds
      return try #require(timeline.moment(moment, in: trip))
    }
    // At 4 PM the game is over.
    #expect(moments.map(\.current) == [0, 2, nil])
    #expect(moments.map(\.next) == [1, 3, 1])
    // A leg is of interest when it is next.
    #expect(moments.map(\.departure?.leg) == [nil, 3, nil])
  }

  /// The game lasts from 1 PM to 4 PM, the flight from 5 PM to 6:15 PM by the clock reached, and the drive pauses from
  /// 11 PM to 7 AM and ends at 12:15 PM.
  @Test(arguments: [
    ("12:59:59", "Chicago, IL", "America/Chicago", ""), ("13:00:00", "Chicago, IL", "America/Chicago", "0"),
    ("17:00:00", nil, "America/Chicago", "01"), ("18:14:59", nil, "America/Chicago", "01"),
    ("18:15:00", nil, "America/Detroit", "012"), ("22:59:59", nil, "America/Detroit", "012"),
    ("23:00:00", "Pittsburgh, PA", "America/Detroit", "012"),
    ("+06:59:59", "Pittsburgh, PA", "America/New_York", "0123"),
    ("+07:00:00", nil, "America/New_York", "0123"), ("+12:15:00", "New York, NY", "America/New_York", "0123"),
  ])
  func `knows the city, the clock and the begun rows at a moment`(
    time: String, city: String?, zone: String, rows: String
  ) throws {
    let flight = Day.leg(
      chicago, detroit, minutes: 75, mode: .flight, departs: "2026-07-03T16:00:00-05:00",
      arrives: "2026-07-03T18:15:00-04:00")
    let all = [
      Day.game(chicago, "12:00"), flight, Day.leg(detroit, "New York, NY", minutes: 600),
      Day.custom("Nap", nil, at: (39.74, -104.99)),
    ]
    let (trip, timeline) = (Day.trip(all), Day.timeline(all))
    let text = time.hasPrefix("+") ? "2026-07-04T\(time.dropFirst())" : "2026-07-03T\(time)"
    let moment = try #require(OffsetDateTime("\(text)-04:00")).unixSeconds
    expect(timeline.city(at: moment, in: trip), city)
    expect(timeline.clock(at: moment, in: trip)?.zone, zone)
    expect(timeline.begun(by: moment, in: trip).map(\.text).sorted().joined(), rows)
  }

  @Test func `a game that is played brings its clock`() throws {
    let all = [
      Day.game(chicago, "12:00"), Day.game("Denver, CO", "19:00", status: .postponed),
      Day.game(detroit, "12:00", day: 2),
    ]
    let (trip, timeline) = (Day.trip(all), Day.timeline(all))
    let zones = try ["03T23", "04T13"].map {
      timeline.clock(at: try #require(OffsetDateTime("2026-07-\($0):00:00-04:00")).unixSeconds, in: trip)?.zone
    }
    expect(zones, ["America/Chicago", "America/Detroit"])
  }

  @Test func `a game without a start has begun at its latest start`() throws {
    let rows = [Day.game(chicago, nil)]
    let latest = try #require(Day.timeline(rows).rows[0].window?.upperBound)
    expect([latest - 1, latest].map { Day.timeline(rows).begun(by: $0, in: Day.trip(rows)).count }, [0, 1])
  }

  @Test func `the last day lasts until midnight in the traveler's zone`() throws {
    let rows = [Day.game(detroit, "13:00"), Day.leg(detroit, chicago, minutes: 270), Day.game(chicago, nil, day: 2)]
    let timeline = Day.timeline(rows, days: 2)
    func moment(_ text: String) throws -> TripMoment? {
      timeline.moment(try #require(OffsetDateTime(text)).unixSeconds, in: Day.trip(rows, days: 2))
    }
    #expect(try moment("2026-07-04T23:59:00-05:00")?.day == 2)
    #expect(try moment("2026-07-04T12:00:00-05:00")?.open == 2)
    #expect(try moment("2026-07-04T23:30:00-05:00")?.open == nil)
    #expect(try moment("2026-07-05T00:00:00-05:00") == nil)
    let zones = (1...3).map { timeline.clock(ofDay: $0).zone }
    expect(zones, ["America/Detroit", "America/Chicago", "America/Chicago"])
  }

  @Test(arguments: [Game.Status.cancelled, .postponed])
  func `a game that is not played is neither current nor next`(status: Game.Status) throws {
    let rows = [
      Day.game(chicago, "13:00", status: status),
      Day.leg(chicago, detroit, minutes: 270, departs: "2026-07-03T13:30:00-05:00"),
    ]
    let timeline = Day.timeline(rows, days: 1)
    func moment(_ text: String) throws -> TripMoment {
      let moment = try #require(OffsetDateTime(text)).unixSeconds
      return try #require(timeline.moment(moment, in: Day.trip(rows, days: 1)))
    }
    let before = try moment("2026-07-03T12:00:00-05:00")
    #expect((before.current, before.next) == (nil, 1))
    #expect(try moment("2026-07-03T14:00:00-05:00").current == 1)
  }
}
