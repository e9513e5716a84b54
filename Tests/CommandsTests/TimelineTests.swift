import Itinerary
import TestSupport
import Testing

@testable import Program

@Suite struct TimelineTests {
  private let sandbox: CommandSandbox

  /// Home for a trip of a game in Chicago, a leg, and a game in Detroit the next day.
  init() throws {
    sandbox = try CommandSandbox()
    func game(_ id: String, _ start: String, _ city: String, _ zone: String, day: Int) -> Item {
      let game = Game(
        gameID: id, league: "MLB", away: "Guests", home: city, city: city,
        start: OffsetDateTime(start).map(PlannedMoment.at) ?? .on(date("2026-07-03")), timeZone: zone)
      return item(id, day, 100, .game(game))
    }
    let leg = Leg(
      from: "Chicago, IL", to: "Detroit, MI", distanceMeters: 455_000, durationSeconds: 16_200, estimated: true)
    let trip = Trip(
      id: "trip", name: "Swing", startDate: date("2026-07-03"), dayCount: 2, modifiedAt: TripSketch.made,
      items: [
        game("chi", "2026-07-03T19:20:00-05:00", "Chicago, IL", "America/Chicago", day: 1),
        item("leg", 1, 101, .travel(leg)),
        game("det", "2026-07-04T18:40:00-04:00", "Detroit, MI", "America/Detroit", day: 2),
      ])
    try sandbox.write(trip, to: "swing.json")
  }

  private func item(_ id: String, _ day: Int, _ sortOrder: Double, _ kind: ItemKind) -> Item {
    Item(
      id: ItemID(id), position: Position(day: day, sortOrder: sortOrder), modifiedAt: TripSketch.made, kind: kind)
  }

  @Test func `timeline prints the times of every row and the place of every night`() throws {
    let output = sandbox.line("timeline swing.json")
    #expect(output.status == 0)
    #expect(
      output.out == """
        Day 1 - Friday, July 3
          7:20 PM – 10:20 PM        CDT        Guests @ Chicago, IL
          ~10:20 PM – ~10:50 AM +1  CDT → EDT  Chicago → Detroit · leave by 12:25 PM +1 · 7h 5m to spare · stops 11 PM – 7 AM near Gary
                                               Tonight: no bed yet

        Day 2 - Saturday, July 4
          6:40 PM – 9:40 PM         EDT        Guests @ Detroit, MI

        """)
  }

  @Test func `a game that is not played has no time`() throws {
    let status = #""America/Detroit", "status": "#
    let text = try #require(sandbox.scratch.text("swing.json"))
    try sandbox.scratch.write(
      text.replacing(status + #""scheduled""#, with: status + #""cancelled""#), to: "swing.json")
    let output = sandbox.line("timeline swing.json")
    #expect(output.out.hasSuffix("  CANCELLED                            Guests @ Detroit, MI\n"), "\(output.out)")
  }

  @Test func `timeline --json contains what the text does`() throws {
    let output = sandbox.line("timeline swing.json --json")
    let leg = [
      #""item": "leg""#, #""basis": "computed""#, #""start": "2026-07-03T22:20:00-05:00""#,
      #""end": "2026-07-04T10:50:00-04:00""#, #""zone": "America/Chicago""#, #""endZone": "America/Detroit""#,
      #""leaveBy": "2026-07-04T12:25:00-05:00""#, #""slackSeconds": 25500"#, #""pauses": 1"#,
      #"{"from": "2026-07-03T23:00:00-05:00", "to": "2026-07-04T07:00:00-04:00", "place": "Gary, IN", "#
        + #""latitude": 41.5934, "longitude": -87.3464}"#,
    ]
    for field in leg { #expect(output.out.contains(field), "\(field)") }
    #expect(output.out.contains(#"{"day": 1, "date": "2026-07-03", "drivingSeconds": 2400, "meters": 67407}"#))
    #expect(output.out.contains(#"{"day": 2, "date": "2026-07-04", "drivingSeconds": 13800, "meters": 387593}"#))
    #expect(output.out.contains(#"{"day": 1, "place": "Gary, IN", "item": null, "underWay": false}"#))
  }

  @Test func `settings and options change the rules`() throws {
    try sandbox.scratch.write(
      "driving_hours = 06:00-24:00\nmax_driving = off\nbuffer = 0\n", to: "config/barnstorm/config.ini")
    let output = sandbox.line("timeline swing.json")
    #expect(output.out.contains("~10:20 PM – ~8:50 AM +1  CDT → EDT  Chicago → Detroit · leave by 1:10 PM +1"))
    let late = sandbox.line("timeline swing.json --buffer 60")
    #expect(late.out.contains("leave by 12:10 PM +1"))
    #expect(sandbox.line("timeline swing.json --driving-hours 9-5").status == 64)
  }

  @Test func `now prints what is on, what comes next and when to leave`() throws {
    func now(_ time: String) -> Transcript { sandbox.line("now swing.json --at \(time)") }
    #expect(
      now("2026-07-03T20:00").out
        == "Day 1: Guests @ Chicago, IL until 10:20 PM · next ~10:20 PM Chicago → Detroit · leave by 12:25 PM +1 (in 16h 25m)\n"
    )
    #expect(now("2026-07-04T12:00:00-04:00").out == "Day 2: next 6:40 PM Guests @ Detroit, MI\n")
    #expect(now("2026-07-04T23:00:00-04:00").out == "Day 2: nothing more\n")
    let outside = now("2026-07-05T00:30")
    #expect(outside.status == 1)
    #expect(outside.err == "barnstorm: Swing is on Fri, Jul 3 – Sat, Jul 4, 2026\n")
    #expect(now("tomorrow").err == "barnstorm: \"tomorrow\" is not a time; use 2026-07-03T18:00\n")
  }

  @Test func `now names the next deadline, also before the trip`() throws {
    expect(sandbox.line("add swing.json --day 1 --title Sheraton --deadline 2026-03-01").status, 0)
    let early = sandbox.line("now swing.json --at 2026-02-01T10:00")
    expect(early.out, "by Sun, Mar 1, 2026: Sheraton\n")
    expect(early.status, 1)
    let late = sandbox.line("now swing.json --at 2026-03-02T10:00")
    expect(late.out, "")
  }

  private func followed(_ sandbox: CommandSandbox, at time: String) -> [String] {
    final class Terminal {
      var lines: [String] = []
      var seconds: Int64 = 0
    }
    let terminal = Terminal()
    var sandbox = sandbox
    sandbox.clock = { Timestamp(microseconds: 1_780_000_000_000_000 + terminal.seconds * 1_000_000) }
    sandbox.lineStream = CommandContext.LineStream(
      print: { line in
        terminal.lines.append(line)
        return true
      },
      wait: { milliseconds in
        terminal.seconds += Int64(milliseconds / 1000)
        return terminal.seconds < 120
      })
    _ = sandbox.run("now", sandbox.path("swing.json"), "--follow", "--at", time)
    return terminal.lines
  }

  @Test func `now --follow prints each change, and counts down to a departure`() throws {
    expect(
      followed(sandbox, at: "2026-07-04T18:39:00-04:00"),
      ["Day 2: next 6:40 PM Guests @ Detroit, MI", "Day 2: Guests @ Detroit, MI until 9:40 PM"])
    expect(sandbox.line("leg swing.json leg --departs '2026-07-04 09:00'").status, 0)
    let lines = followed(sandbox, at: "2026-07-04T08:58:00-05:00")
    expect(lines.prefix(2).map { $0.suffix(8) }, [" · in 2m", " · in 1m"])
  }

  @Test func `now uses the last trip if none is given`() throws {
    let sandbox = try CommandSandbox()
    #expect(sandbox.line("now").err == "barnstorm: no last trip; pass a trip\n")
  }
}
