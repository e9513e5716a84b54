import Itinerary
import TestSupport
import Testing

/// The wording for screen readers, and what is counted.
struct WordsTests {
  private static let leg = Leg(
    from: "Baltimore", to: "Philadelphia", distanceMeters: 167_400, durationSeconds: 7500, estimated: true)

  @Test func `plain wording of a leg uses words`() {
    var wording = Wording(typography: .words)
    expect(wording.line(of: Self.leg), "Baltimore to Philadelphia, about 104 miles, 2 hours 5 minutes")
    expect(wording.shortLine(of: Self.leg), "Baltimore to Philadelphia, about 2 hours 5 minutes")
    wording.distance = .kilometers
    expect(wording.line(of: Self.leg), "Baltimore to Philadelphia, about 167 kilometers, 2 hours 5 minutes")
    var given = Self.leg
    given.estimated = nil
    expect(wording.line(of: given), "Baltimore to Philadelphia, 167 kilometers, 2 hours 5 minutes")
    given.distanceMeters = nil
    expect(wording.line(of: given), "Baltimore to Philadelphia, 2 hours 5 minutes")
  }

  @Test func `words the fields of a version as in the form`() throws {
    let wording = Wording()
    var flight = Self.leg
    (flight.mode, flight.estimated) = (.flight, nil)
    flight.departs = .on(date("2026-07-05"))
    let club = CustomItem(
      title: "Club", category: .activity, time: ClockTime("00:30"), durationMinutes: 90, nights: 2, phone: "555 0100",
      deadline: CivilDate("2026-07-01"))
    for (kind, group, text): (ItemKind, String, String?) in [
      (.travel(Self.leg), "figures", "~104 mi, ~2h 5m"), (.travel(flight), "figures", "flight, 104 mi, 2h 5m"),
      (.travel(flight), "times", "departs Sun, Jul 5"), (.travel(Self.leg), "times", "–"),
      (.custom(club), "time", "12:30 AM"), (.custom(club), "durationMinutes", "1h 30m"),
      (.custom(club), "location", "–"), (.custom(club), "nights", "2"), (.custom(club), "phone", "555 0100"),
      (.custom(club), "deadline", "2026-07-01"), (.custom(club), "url", "–"), (.custom(club), "category", "Activity"),
      (.custom(club), "done", "no"), (.custom(club), "title", "Club"), (.custom(club), "item +", nil),
    ] {
      expect(wording.text(of: group, in: TripSketch.item("x", kind)), text)
    }
    expect(wording.text(of: "dates", in: TripSketch.trip("A | B")), "Fri, Jul 3 – Sat, Jul 4, 2026")
    #expect(wording.text(of: "schedule", in: TripSketch.trip("A")) == nil)
  }

  @Test(
    arguments: [
      ("08:00", 65, "~11:00 AM → 1:05 PM", "latest 5:10 PM"), ("07:00", 65, "~10:00 AM → 12:05 PM", "latest 5:10 PM"),
      ("09:00", 65, "~12:00 → 2:05 PM", "latest 5:10 PM"), ("13:00", 65, "~4:00 → 6:05 PM", "latest 5:10 PM"),
      ("20:00", 600, "~7:00 AM → 6:00 PM +1", nil), ("13:00", 600, "~4:00 PM → 10:00 AM +1", nil),
    ] as [(String, Int, String, String?)])
  func `the times of a drive name their common half of the day once`(
    game: String, minutes: Int, times: String, latest: String?
  ) {
    typealias Day = TimelineSketch
    let rows = [Day.game("Chicago, IL", game), Day.leg("Chicago, IL", "Detroit, MI", minutes: minutes)]
    let row = Day.timeline(rows + [Day.game("Detroit, MI", "20:00", day: latest == nil ? 3 : 1)]).rows[1]
    expect(Wording().times(of: row, on: TimelineSketch.firstDay), times)
    expect(Wording().latest(of: row), latest)
  }

  @Test func `words rows and nights of a timeline`() throws {
    typealias Day = TimelineSketch
    let rows = [
      Day.game("Chicago, IL", "19:00"), Day.leg("Chicago, IL", "Detroit, MI", minutes: 270),
      Day.custom("Inn", "15:00", day: 2, category: .hotel, nights: 2), Day.game("Detroit, MI", nil, day: 3),
    ]
    let (trip, timeline, wording) = (Day.trip(rows), Day.timeline(rows), Wording())
    let spans = zip(rows, timeline.rows).map { wording.span(of: $1, on: trip.date(ofDay: $0.day)) }
    expect(spans, ["7:00 PM – 10:00 PM", "~10:00 PM – ~10:30 AM +1", "3:00 PM", "TBD"])
    expect(timeline.rows.map(wording.zones), ["CDT", "CDT → EDT", "EDT", ""])
    let town = "near \(wording.cities.displayed(try #require(timeline.nights[0].place)))"
    expect(
      wording.notes(on: timeline.rows[1], on: trip.date(ofDay: 1)),
      ["leave by Sun, Jul 5, 4:45 AM", "23h 45m to spare", "stops 11 PM – 7 AM \(town)"])
    expect(wording.notes(on: timeline.rows[3], on: trip.date(ofDay: 3)), ["between 11:00 AM and 11:00 PM"])
    let nights = timeline.nights.map { wording.text($0, in: trip) }
    expect(nights, ["Tonight: no bed yet", "Tonight: Inn", "Tonight: Inn"])
    let lines = timeline.nights.map { wording.line(of: $0, in: trip) }
    expect(lines, ["no bed yet · \(town)", nil, "⌂ Inn · night 2 of 2"])
    expect([60, 40_000_000].map { TimelineRow().eventEnd(since: 0, usual: $0) }, [60, 31_536_000])
    let exact = [Day.game("Chicago, IL", "13:00"), Day.leg("Chicago, IL", "Detroit, MI", minutes: 120)]
    expect(wording.slack(of: Day.timeline(exact + [Day.game("Detroit, MI", "19:45")]).rows[1]), "0m to spare")
    expect(wording.line(of: Day.timeline(exact).nights[0], in: Day.trip(exact)), "no bed yet")
    let (game, end) = (timeline.rows[0], try #require(timeline.rows[0].end))
    expect([end - 1, end].map { game.eventEnd(since: $0, usual: 60) }, [end, end + 60])
  }

  @Test func `a stay reports its nights after the trip`() {
    let trip = TripSketch.trip("Inn | | Inn | ")
    for (day, nights, words): (Int, Int, String?) in [
      (1, 1, nil), (1, 3, "3 nights"), (3, 1, nil), (3, 2, "2 nights, 1 after the trip"), (4, 1, nil),
      (4, 2, "2 nights, 2 after the trip"),
    ] {
      let hotel = CustomItem(title: "Inn", category: .hotel, nights: nights)
      expect(Wording().nights(of: hotel, onDay: day, of: trip), words, "day \(day)")
    }
  }

  @Test func `words the figure 1 in the singular`() {
    let wording = Wording(typography: .words)
    expect(wording.distanceText(meters: 1609), "1 mile")
    expect(wording.distanceText(meters: 4_828_032), "3,000 miles")
    expect(
      [0, 60, 3600, 3660, 7320].map { wording.durationText(seconds: $0) },
      ["0 minutes", "1 minute", "1 hour", "1 hour 1 minute", "2 hours 2 minutes"])
  }

  @Test func `other typographies use arrows, dots and tildes`() {
    expect(Wording().line(of: Self.leg), "Baltimore → Philadelphia · ~104 mi · ~2h 5m")
    expect(Wording(typography: .ascii).line(of: Self.leg), "Baltimore -> Philadelphia - ~104 mi - ~2h 5m")
    expect([0, 60, 3600, 3660].map { Wording().durationText(seconds: $0) }, ["0m", "1m", "1h", "1h 1m"])
  }

  @Test func `plain wording has no signs`() {
    let wording = Wording(typography: .words)
    let trip = TripSketch.trip(days: 3, "1 a Chicago", "2 leg Chicago>Detroit")
    let texts = [wording.dates(of: trip), wording.line(of: Self.leg), wording.gameCount(of: trip)]
    expect(texts[0], "Fri, Jul 3 to Sun, Jul 5, 2026")
    for text in texts { #expect(text.unicodeScalars.allSatisfy { $0.isASCII && $0 != "~" }, "\(text)") }
  }

  /// A game that is not played does not count as seen.
  @Test func `does not count games that are not played`() {
    let statuses: [Game.Status] = [.scheduled, .postponed, .cancelled, .timeTBD]
    let games = statuses.enumerated().map { TripSketch.game("\($0)", "A", day: 1, Double($0), $1) }
    let trip = TripSketch.trip(days: 1, games)
    expect(trip.gameCount, 2)
    expect(Wording().gameCount(of: trip), "2 games")
  }

  @Test func `a row that was not carried is reported as moved`() {
    let trip = TripSketch.trip(days: 3, "3:1 a", "3:2 b")
    let slots = Slots(in: trip.itinerary, carrying: nil)
    expect(Wording().moved(to: slots[3]), "Moved to Day 3, after a, before b.")
    expect(Wording().dropped(in: slots[2]), "Dropped on Day 3, before a.")
  }
}
