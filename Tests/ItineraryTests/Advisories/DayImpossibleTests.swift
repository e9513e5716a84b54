import Itinerary
import TestSupport
import Testing

/// Rows that cannot be met at their times.
@Suite struct DayImpossibleTests {
  private typealias Day = TimelineSketch

  @Test func `a leg between two timed rows needs its time`() {
    func day(lunch: String) -> [String] {
      Day.sentences([
        Day.game("Chicago", nil), Day.custom("Breakfast", "09:00"), Day.leg("Chicago", "Minneapolis", minutes: 380),
        Day.leg("Minneapolis", "Stillwater", minutes: nil), Day.custom("Lunch", lunch),
        Day.game("Minneapolis", nil, day: 2),
      ])
    }
    expect(
      day(lunch: "10:00").first,
      "Not enough time on Day 1: Lunch (Day 1, 10:00 AM) comes 5h 20m too soon after Breakfast (Day 1, 9:00 AM) "
        + "and Chicago → Minneapolis (6h 20m).")
    expect(["10:00", "15:19", "15:20"].map { day(lunch: $0).count }, [1, 1, 0])
  }

  @Test func `the error is on the row that is late`() {
    let rows = [Day.custom("A", "09:00", minutes: 90), Day.custom("B", "10:00")]
    let found = Day.advisories(rows).all
    expect(found.map { "\($0.severity) \($0.name) \($0.item.id.text)" }, ["error dayImpossible 1"])
    // Errors come before warnings.
    let both = Day.advisories([flight("2026-07-04T16:00:00-05:00", nil)] + rows).all
    expect(both.map(\.name), ["dayImpossible", "legOffItsDate"])
  }

  @Test func `a row without a duration, or without a time, takes no time`() {
    for rows in [
      [Day.custom("A", "09:00"), Day.custom("B", "09:00")],
      [Day.custom("A", "09:00"), Day.custom("B", nil, minutes: 300), Day.custom("C", "09:30")],
      // A game whose time is unknown binds nothing.
      [Day.custom("A", "09:00"), Day.game("Chicago", nil), Day.custom("B", "09:30")],
    ] { expect(Day.sentences(rows), []) }
  }

  @Test func `a game lasts as long as its league's games`() {
    func dinner(_ time: String) -> [String] {
      Day.sentences([Day.game("Chicago", "13:20"), Day.custom("Dinner", time)])
    }
    expect(dinner("16:20"), [])
    expect(
      dinner("16:00"),
      [
        "Not enough time on Day 1: Dinner (Day 1, 4:00 PM) comes 20m too soon after "
          + "Guests @ Chicago (Day 1, 1:20 PM CDT)."
      ])
  }

  @Test func `a day continues after midnight`() {
    func breakfast(_ time: String, legOn day: Int) -> [String] {
      Day.sentences([
        Day.game("Chicago", "19:10"), Day.leg("Chicago", "Detroit", minutes: 600, day: day),
        Day.custom("Breakfast", time, day: 2), Day.game("Detroit", nil, day: 3),
      ])
    }
    expect(["08:10", "07:00"].map { breakfast($0, legOn: 1).count }, [0, 1])
    // A leg does not leave before its day.
    expect(["10:00", "09:45"].map { breakfast($0, legOn: 2).count }, [0, 1])
  }

  @Test func `late and early are compared across time zones`() {
    func dinner(_ time: String) -> [String] {
      Day.sentences([
        Day.game("New York", "13:00", zone: "America/New_York"), Day.leg("New York", "Chicago", minutes: 240),
        Day.custom("Dinner", time), Day.game("Chicago", nil, day: 2),
      ])
    }
    expect(["19:00", "18:30"].map { dinner($0).count }, [0, 1])
  }

  @Test func `an unknown zone does not make a row late`() {
    func dinner(_ city: String, _ time: String) -> [String] {
      Day.sentences([Day.game("Chicago", "13:00"), Day.leg("Chicago", city, minutes: 120), Day.custom("Dinner", time)])
    }
    #expect(dinner("Denver", "17:00").isEmpty)
    #expect(dinner("Denver", "16:30").count == 1)
    #expect(dinner("Nowhereville", "16:30").isEmpty)
  }

  @Test func `a hotel's time binds nothing, and a note can be during a game`() {
    func after(_ game: String, _ row: TimelineSketch.Row) -> [String] {
      Day.sentences([
        Day.game("Chicago", game), Day.leg("Chicago", "Detroit", minutes: 240), row, Day.game("Detroit", nil, day: 2),
      ])
    }
    #expect(after("13:20", Day.custom("Inn", "15:00", category: .hotel)).isEmpty)
    #expect(after("13:20", Day.custom("Inn", "15:00", minutes: 60, category: .hotel)).count == 1)
    #expect(after("13:20", Day.custom("Call home", "15:00", category: .note)).isEmpty)
    let anthem = Day.custom("Fireworks", "20:00", category: .note)
    #expect(Day.sentences([Day.game("Chicago", "19:10"), anthem, Day.custom("Bar", "22:10")]).isEmpty)
    #expect(Day.sentences([Day.game("Chicago", "19:10"), anthem, Day.custom("Bar", "22:00")]).count == 1)
  }

  @Test func `the hours after midnight belong to the night before`() {
    func diner(_ time: String) -> [String] {
      Day.sentences([
        Day.game("Chicago", "19:10"), Day.leg("Chicago", "Detroit", minutes: 180), Day.custom("Diner", time),
        Day.game("Detroit", nil, day: 2),
      ])
    }
    expect(["01:30", "00:30", "06:00"].map { diner($0).count }, [0, 1, 1])
  }

  @Test func `a leg that is too tight between two games is reported once`() {
    let rows = [
      Day.game("Chicago", "13:00"), Day.leg("Chicago", "Detroit", minutes: 300), Day.game("Detroit", "19:00"),
    ]
    #expect(Day.advisories(rows).all.map(\.name).contains("legTooTight"))
    #expect(Day.sentences(rows).isEmpty)
    #expect(Day.timeline(rows).rows[1].slackSeconds == -7200 - 2700)
  }

  // MARK: Legs with times

  private func flight(_ departs: String, _ arrives: String?, minutes: Double? = nil) -> TimelineSketch.Row {
    let leg = Leg(
      from: "Chicago", to: "Detroit", mode: .flight, departs: OffsetDateTime(departs).map(PlannedMoment.at),
      arrives: arrives.flatMap { OffsetDateTime($0) }.map(PlannedMoment.at), durationSeconds: minutes.map { $0 * 60 })
    return TimelineSketch.Row(day: 1, kind: .travel(leg))
  }

  @Test func `a leg leaves at its time`() {
    let game = Day.game("Chicago", "13:00")
    let there = Day.game("Detroit", nil, day: 2, zone: "America/Detroit")
    let leaves = flight("2026-07-03T16:00:00-05:00", "2026-07-03T18:15:00-04:00")
    #expect(Day.sentences([game, leaves, there]).isEmpty)
    let early = flight("2026-07-03T15:00:00-05:00", "2026-07-03T17:15:00-04:00")
    #expect(
      Day.sentences([game, early, there]) == [
        "Not enough time on Day 1: Chicago → Detroit (Day 1, 3:00 PM, 1h 15m) comes 1h too soon after "
          + "Guests @ Chicago (Day 1, 1:00 PM CDT)."
      ])
    #expect(Day.sentences([game, leaves, Day.custom("Dinner", "18:15"), there]).isEmpty)
    #expect(Day.sentences([game, leaves, Day.custom("Dinner", "18:00"), there]).count == 1)
  }

  @Test func `a leg on another day than it leaves is a warning`() {
    let found = Day.advisories([flight("2026-07-04T16:00:00-05:00", nil)]).all
    expect(found.map { "\($0.severity) \($0.name)" }, ["warning legOffItsDate"])
    expect(
      found.map(Wording().sentence),
      ["Wrong date: Chicago → Detroit leaves on Sat, Jul 4, 2026, not on the date of Day 1."])
    #expect(Day.advisories([flight("2026-07-03T23:00:00-05:00", nil)]).all.isEmpty)
  }

  // MARK: When to leave

  @Test func `a leg must leave in time for the next row, in the zone that it leaves`() {
    let rows = [
      Day.game("New York", nil, zone: "America/New_York"), Day.leg("New York", "Gary", minutes: 120),
      Day.leg("Gary", "Chicago", minutes: 60), Day.custom("A museum", nil), Day.game("Chicago", "13:20"),
    ]
    let by = Day.timeline(rows).rows.map { $0.localLeaveBy?.description }
    // Forty-five minutes before the game.
    #expect(by == [nil, "2026-07-03T10:35:00-04:00", "2026-07-03T11:35:00-05:00", nil, nil])
    #expect(Day.timeline([rows[0], rows[1]]).rows[1].leaveBy == nil)
  }

  // MARK: Drives without a leg

  private let chicago = (41.8781, -87.6298)
  private let milwaukee = (43.0389, -87.9065)

  @Test func `two timed rows far apart need the drive between them`() {
    func museum(_ time: String, _ minutes: Int? = nil) -> [String] {
      Day.sentences([
        Day.game("Chicago", nil), Day.custom("Diner", "09:00", minutes: minutes, at: chicago),
        Day.custom("Shop", nil, at: chicago), Day.custom("Museum", time, at: milwaukee),
      ])
    }
    // About an hour and a half.
    let sentence = museum("10:00").first ?? ""
    #expect(sentence.hasPrefix("Not enough time on Day 1: Museum (Day 1, 10:00 AM) comes "))
    #expect(sentence.contains("too soon after Diner (Day 1, 9:00 AM) and a drive of 1h "))
    expect([museum("11:00"), museum("11:00", 60), museum("18:00")].map(\.count), [0, 1, 0])
  }

  @Test func `a drive may take a tenth and a quarter of an hour less than estimated`() throws {
    let ends = [chicago, milwaukee].compactMap { CustomItem.Location(latitude: $0.0, longitude: $0.1).point }
    let estimate = try #require(LegEstimate(from: ends[0], to: ends[1]))
    let seconds = Int(estimate.durationSeconds)
    let least = (seconds - seconds / 10 - 900 + 59) / 60
    let missing = [least - 1, least].map { minutes -> Int? in
      let timeline = Day.timeline([
        Day.game("Chicago", nil), Day.custom("Diner", "00:00", at: chicago),
        Day.custom("Museum", ClockTime(hour: minutes / 60, minute: minutes % 60)?.description, at: milwaukee),
      ])
      let drives = timeline.problems.compactMap { problem -> Int? in
        guard case .dayImpossible(_, drive: seconds, let missing) = problem.kind else { return nil }
        return missing
      }
      return drives.first
    }
    expect(missing, [seconds - (least - 1) * 60, nil])
  }

  @Test func `a leg or a game between them replaces the drive`() {
    let (a, b) = (Day.custom("A", "09:00", at: chicago), Day.custom("B", "10:00", at: milwaukee))
    #expect(Day.sentences([a, b]).count == 1)
    #expect(Day.sentences([a, Day.leg("Chicago", "Milwaukee", minutes: nil), b]).isEmpty)
    #expect(Day.sentences([a, Day.game("Chicago", nil), b]).isEmpty)
    let near = Day.custom("C", "09:05", at: (41.88, -87.63))
    #expect(Day.sentences([a, near]).isEmpty)
  }
}
