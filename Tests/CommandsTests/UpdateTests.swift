import Itinerary
import Making
import TestSupport
import Testing

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

  /// The Cardinals are in the trip as guests of the Cubs only.
  @Test func `does not report problems of other games`() throws {
    let desk = try desk()
    let strange = "2026-07-05,13:20,,Cardinals,Springfield Strangers,Nowhere Field,Nowhere"
    try write(rows + [strange], to: desk)
    expect(desk.run("update", desk.path("swing.json")).parts, [.answer(.lines(["Swing is up to date."]))])
    try write(rows + [strange.replacing("Cardinals", with: "Cubs")], to: desk)
    let told = Transcript(desk.run("update", desk.path("swing.json"))).err
    #expect(told.contains("unknown team \"Springfield Strangers\""))
  }

  @Test func `a zone and a club that the user gives are kept once, and make the trip newer`() {
    let old = Timestamp(microseconds: 5_000_000)
    var trip = Trip(
      id: "t", name: "Trip", startDate: CivilDate(dayNumber: 20_637), dayCount: 1, modifiedAt: old, items: [])
    func remembers(_ zone: String?) -> Bool { trip.remember(ScheduleOptions(assumedZone: zone), now: old) }
    let isKeptWithoutSchedule = remembers("Europe/London")
    trip.schedule = ScheduleLink(sources: ["games.csv"])
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
