import Itinerary
import Making
import TestSupport
import Testing

@testable import Program

@Suite struct UpdateTests {
  private let rows = [
    "2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago,",
    "2026-07-04,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago,",
    "2026-07-06,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit,",
    "2026-07-07,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit,",
    "2026-09-30,18:40,America/New_York,Mets,Reds,Citi Field,Flushing,",
  ]
  private let sandbox: CommandSandbox

  /// A trip to four games, which follows `games.csv`.
  init() throws {
    sandbox = try CommandSandbox(trip: smallTrip)
    try write(rows)
    _ = sandbox.answer(
      "new Swing --schedule games.csv --team CHC DET --from 2026-07-03 --to 2026-07-08 --output swing.json")
    _ = sandbox.answer("add swing.json --day 4 --title Museum")
  }

  private func write(_ rows: [String]) throws {
    let text = (["date,time,zone,home,away,venue,city,status"] + rows).joined(separator: "\n") + "\n"
    try sandbox.scratch.write(text, to: "games.csv")
  }

  /// The rows with the first game of Detroit on another date.
  private func moved(to date: String) -> [String] { rows.enumerated().map { $0 == 2 ? date + $1.dropFirst(10) : $1 } }

  @Test func `follows the schedule it was created from`() throws {
    expect(sandbox.answer("update swing.json"), "Swing is up to date.\n")
    try write(moved(to: "2026-07-08"))
    let moves = "Cleveland Guardians @ Detroit Tigers from Mon, Jul 6, 6:40 PM EDT to Wed, Jul 8, 6:40 PM EDT.\n"
    let before = sandbox.scratch.text("swing.json")
    expect(sandbox.answer("update swing.json --dry-run"), "Would move \(moves)")
    expect(sandbox.scratch.text("swing.json"), before)
    expect(sandbox.answer("update swing.json"), "Moved \(moves)")
    expect(sandbox.answer("update swing.json"), "Swing is up to date.\n")
    #expect(sandbox.answer("show swing.json").contains("Day 6 - Wednesday, July 8 · 1 game\n  "))
    expect(
      try sandbox.trip("swing.json").changes.last?.message,
      "Moved Cleveland Guardians @ Detroit Tigers from Mon, Jul 6, 6:40 PM EDT to Wed, Jul 8, 6:40 PM EDT.")
  }

  @Test func `prints the changes as JSON`() throws {
    let more = "2026-07-05,13:20,America/Chicago,Cubs,Brewers,Wrigley Field,Chicago,"
    let changed = rows[0].replacing("13:20", with: "19:05")
    try write([changed, rows[1], more, rows[4]] + [rows[2] + "cancelled", rows[3] + "postponed"])
    let answer = sandbox.answer("update swing.json --json")
    for part in [
      #""change": "timeMoved", "gameId": "mlb-2026-07-03-CHC-1", "item": ""#,
      #""from": "2026-07-03T13:20:00-05:00", "to": "2026-07-03T19:05:00-05:00", "message": "Moved "#,
      #"{"change": "cancelled", "gameId": "mlb-2026-07-06-DET-1", "item": ""#,
      #""from": "2026-07-06T18:40:00-04:00", "to": null"#,
      #""change": "added", "gameId": "mlb-2026-07-05-CHC-1", "item": ""#,
      #""from": null, "to": "2026-07-05T13:20:00-05:00""#, #"{"change": "legRemoved", "gameId": null, "item": ""#,
    ] {
      #expect(answer.contains(part), "\(part): \(answer)")
    }
    expect(
      sandbox.answer("update swing.json --json"),
      "{\"changes\": [], \"problems\": [], \"path\": \"swing.json\", \"touched\": []}\n")
  }

  @Test func `removing half of the games requires an option`() throws {
    try write([rows[0], rows[3], rows[4]])
    let before = sandbox.scratch.text("swing.json")
    expect(
      sandbox.refusal("update swing.json"),
      "Swing: the schedule would remove 2 of 4 games; pass --allow-removals to update anyway")
    try sandbox.scratch.write("", to: "games.csv")
    expect(sandbox.refusal("update swing.json"), "games.csv: the file is empty")
    expect(sandbox.refusal("update trip.json"), "\"Two Cities\" has no schedule; pass --schedule FILE")
    #expect(sandbox.refusal("update swing.json --schedule none.csv").hasPrefix("none.csv: can't open: "))
    expect(sandbox.scratch.text("swing.json"), before)
    try write([rows[0], rows[3], rows[4]])
    let lines = sandbox.answer("update swing.json --allow-removals").split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix(": no longer in the schedule.") })
    #expect(sandbox.answer("show swing.json").contains("Museum"))
  }

  /// The answers to what the table leaves open: where a venue is, and a zone.
  @Test(arguments: ["--venue-city 'Plain Ham=Bath, England'", "--assume-zone Europe/London"])
  func `update remembers the options of new`(option: String) throws {
    let text = "date,time,home,away,venue\n2026-07-03,14:30,Old Town,New Town,Plain Ham\n"
    try sandbox.scratch.write(text, to: "fixtures.csv")
    _ = sandbox.line("new Ham --schedule fixtures.csv \(option) --output ham.json")
    expect(sandbox.line("update ham.json").out, "Ham is up to date.\n")
    try sandbox.scratch.write(text.replacing("14:30", with: "15:45"), to: "fixtures.csv")
    expect(
      sandbox.line("update ham.json").out, "Moved Old Town – New Town from Fri, Jul 3, 2:30 PM BST to 3:45 PM BST.\n")
    guard option.hasPrefix("--assume-zone") else { return }
    expect(
      sandbox.line("update ham.json --assume-zone Europe/Paris").out,
      "Moved Old Town – New Town from Fri, Jul 3, 3:45 PM BST to 3:45 PM CEST.\n")
    expect(sandbox.line("update ham.json").out, "Ham is up to date.\n")
  }

  /// The Cardinals are in the trip as guests of the Cubs only.
  @Test func `reports no problems of other games`() throws {
    let strange = "2026-07-05,13:20,,Cardinals,Springfield Strangers,Nowhere Field,Nowhere"
    try write(rows + [strange])
    expect(sandbox.answer("update swing.json"), "Swing is up to date.\n")
    try write(rows + [strange.replacing("Cardinals", with: "Cubs")])
    #expect(sandbox.line("update swing.json").err.contains("unknown team \"Springfield Strangers\""))
  }

  @Test func `stores a given zone and club once, with a new modification time`() {
    let old = Timestamp(microseconds: 5_000_000)
    var trip = Trip(
      id: "t", name: "Trip", startDate: CivilDate(dayNumber: 20_637), dayCount: 1, modifiedAt: old, items: [])
    trip.remember(ScheduleOptions(assumedZone: "Europe/London"), now: old)
    #expect(trip.schedule == nil && trip.modifiedAt == old)
    trip.schedule = ScheduleLink(sources: ["games.csv"])
    trip.remember(ScheduleOptions(), now: old)
    #expect(trip.modifiedAt == old)
    trip.remember(ScheduleOptions(assumedZone: "Europe/London"), now: old)
    let retained = trip
    #expect(trip.modifiedAt > old)
    trip.remember(ScheduleOptions(assumedZone: "Europe/London"), now: old)
    expect(trip, retained)
    trip.remember(ScheduleOptions(club: "Cubs"), now: old)
    #expect(trip.schedule?.club == "Cubs" && trip.schedule?.assumedZone == "Europe/London")
    expect(ScheduleOptions().remembering(trip).club, "Cubs")
  }
}
