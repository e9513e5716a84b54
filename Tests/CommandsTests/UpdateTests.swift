import Base
import Making
import Schedules
import TestSupport
import Testing
import TripCore

@testable import Program

/// What an update says, writes and exits with.
@Suite struct UpdateTests {
  private let rows = [
    "2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago",
    "2026-07-04,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago",
    "2026-07-06,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit",
    "2026-07-07,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit",
  ]

  private func write(_ rows: [String], to desk: CommandDesk) throws {
    let text = (["date,time,zone,home,away,venue,city"] + rows).joined(separator: "\n") + "\n"
    try desk.scratch.write(text, to: "games.csv")
  }

  /// A home with `swing.json`, a trip that follows `games.csv`.
  private func desk() throws -> CommandDesk {
    let desk = try CommandDesk()
    try write(rows, to: desk)
    let new = desk.run(
      "new", "Swing", "--schedule", desk.path("games.csv"), "--team", "CHC", "DET", "--from", "2026-07-03", "--to",
      "2026-07-08", "--output", desk.path("swing.json"))
    expect(new.status, 0)
    return desk
  }

  private func moved(_ desk: CommandDesk) throws {
    try write([rows[0], rows[1], rows[2].replacing("2026-07-06", with: "2026-07-08"), rows[3]], to: desk)
  }

  private let sentence =
    "Cleveland Guardians @ Detroit Tigers moves from Mon, Jul 6, 6:40 PM EDT to Wed, Jul 8, 6:40 PM EDT."

  @Test func `a trip that is up to date is not written`() throws {
    let desk = try desk()
    let before = desk.scratch.text("swing.json")
    let outcome = desk.run("update", desk.path("swing.json"))
    expect(outcome.parts, [.answer(.lines(["Swing is up to date."]))])
    expect(outcome.status, 0)
    expect(desk.run("update", desk.path("swing.json"), "--json").parts, [.answer(.json("{\"changes\": []}\n"))])
    expect(desk.scratch.text("swing.json"), before)
  }

  /// The Cardinals are in the trip as guests of the Cubs only.
  @Test func `what is unclear of the games of others is not told`() throws {
    let desk = try desk()
    let strange = "2026-07-05,13:20,,Cardinals,Springfield Strangers,Nowhere Field,Nowhere"
    try write(rows + [strange], to: desk)
    expect(desk.run("update", desk.path("swing.json")).parts, [.answer(.lines(["Swing is up to date."]))])
    try write(rows + [strange.replacing("Cardinals", with: "Cubs")], to: desk)
    let told = Transcript(desk.run("update", desk.path("swing.json"))).err
    #expect(told.contains("unknown team \"Springfield Strangers\""))
  }

  @Test func `a change is written and reported`() throws {
    let desk = try desk()
    try moved(desk)
    let outcome = desk.run("update", desk.path("swing.json"))
    expect(outcome.parts, [.report(.lines([sentence]))])
    expect(outcome.status, 0)
    expect(desk.scratch.text("swing.json")?.contains("2026-07-08T18:40:00-04:00"), true)
  }

  @Test func `a dry run says the same and writes nothing`() throws {
    let desk = try desk()
    try moved(desk)
    let before = desk.scratch.text("swing.json")
    expect(desk.run("update", desk.path("swing.json"), "--dry-run").parts, [.answer(.lines([sentence]))])
    expect(desk.scratch.text("swing.json"), before)
  }

  @Test func `a schedule that takes too much away is refused`() throws {
    let desk = try desk()
    try write([rows[0], rows[3]], to: desk)
    let before = desk.scratch.text("swing.json")
    let outcome = desk.run("update", desk.path("swing.json"))
    expect(
      outcome.parts,
      [
        .complaint([
          "Swing: the schedule would remove 2 of 4 games; pass --allow-removals to update anyway"
        ])
      ])
    expect(outcome.status, 1)
    expect(desk.scratch.text("swing.json"), before)
    expect(desk.run("update", desk.path("swing.json"), "--allow-removals").status, 0)
  }

  @Test func `a trip that follows nothing says so`() throws {
    let desk = try CommandDesk()
    _ = desk.run("sample", desk.path("sample.json"))
    var trip = try TripFile.decode(Array((desk.scratch.text("sample.json") ?? "").utf8))
    trip.schedule = nil
    try desk.write(trip, to: "free.json")
    let outcome = desk.run("update", desk.path("free.json"))
    expect(outcome.parts, [.complaint(["\"Rust Belt Swing\" has no schedule; pass --schedule FILE"])])
    expect(outcome.status, 1)
  }

  @Test func `a zone and a club that the user gives are kept once, and make the trip newer`() {
    let old = Timestamp(microseconds: 5_000_000)
    var trip = Trip(
      id: "t", name: "Trip", startDate: CivilDate(dayNumber: 20_637), dayCount: 1, modifiedAt: old, items: [])
    func remembers(_ zone: String?) -> Bool { trip.remember(ScheduleOptions(assumedZone: zone), now: old) }
    let isKeptWithoutSchedule = remembers("Europe/London")
    trip.schedule = ScheduleLink(source: "games.csv")
    let answers = [nil, "Europe/London", "Europe/London"].map(remembers)
    #expect(!isKeptWithoutSchedule)
    expect(answers, [false, true, false])
    expect(trip.schedule?.assumedZone, "Europe/London")
    #expect(trip.modifiedAt > old)
    let isNew = trip.remember(ScheduleOptions(club: "Cubs"), now: old)
    #expect(isNew && trip.schedule?.club == "Cubs" && trip.schedule?.assumedZone == "Europe/London")
    expect(ScheduleOptions().remembering(trip).club, "Cubs")
  }
}
