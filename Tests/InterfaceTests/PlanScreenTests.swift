import Editor
import EditorTestSupport
import Itinerary
import Making
import Screen
import Store
import TestSupport
import Testing

@testable import Program

/// Planning a trip in the editor, from the key to the file, with the search on its thread.
@Suite struct PlanScreenTests {
  private static let season = """
    date,time,zone,home,away,venue,city
    2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-03,20:40,America/Chicago,Brewers,Mets,American Family Field,Milwaukee
    2026-07-05,13:10,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
    2026-07-06,18:40,America/New_York,Pirates,Reds,PNC Park,Pittsburgh
    2026-08-20,18:40,America/New_York,Mets,Reds,Citi Field,New York

    """

  private let scratch = Scratch()
  private let console = HeadlessConsole(isTimed: false)
  private let context: EditorContext

  init() throws {
    try scratch.write(Self.season, to: "games.csv")
    context = EditorContext(.home(scratch.path)) { [console] in console }
    _ = try context.claimed()
  }

  private func run() throws {
    _ = EventLoop.run(
      try ChooserScreen(ChooserEntry.all(in: context.storage), context: context), on: try context.claimed())
  }

  private func runOnTrip() throws {
    _ = EventLoop.run(try TripOpening.first(scratch.path("trip.json"), on: context), on: console)
  }

  @Test func `games chosen in the list are part of the tour`() throws {
    console.then(
      // Typed before the screen is there, but meant for it.
      .press(#"Down Enter "~/games.csv" Enter"#), .shows("step 3 of 7"), .press("Enter Enter Enter Enter Enter"),
      .shows("0 of 5 chosen"), .press("End Space"), .press("Ctrl-T"), .shows("plan with 1 game"), .press("Enter"),
      .shows("optimal (proven)"), .run { #expect(console.words.contains("Citi Field")) }, .press("Esc"), .press("Esc"),
      .shows("1 of 5 chosen"), .press("Ctrl-C"), .press("Ctrl-C"))
    try run()
  }

  @Test func `reports invalid input at its field, and why no tour fits`() throws {
    console.then(
      .press("Ctrl-T"), .shows("step 1 of 7"), .press(#""~/games.csv" Enter"#),
      .shows("step 3 of 7"), .press("Enter Enter"), .shows("What to see"), .press(#"Ctrl-U "Wrigly Field" Enter"#),
      .shows("Did you mean \"Wrigley Field\"?"), .press(#"Ctrl-U "all" Down Down Down "10" Enter"#),
      .shows("Fits without Citi Field, in 4 days."), .run { #expect(console.words.contains("No tour fits")) },
      .press("Ctrl-C"), .press("Ctrl-C"))
    try run()
    #expect(scratch.names(in: ".local/share/barnstorm/trips").isEmpty)
  }

  @Test func `adds further games to an open trip`() throws {
    try write(trip(with: ["Cubs", "Pirates"]))
    console.then(
      .press("T p"), .shows("what fits in addition to 2 games"), .press("Enter"), .shows("optimal (proven)"),
      .run { #expect(console.words.contains("2 games more")) }, .press("Enter"),
      .shows("Change the games?"), .press("y"),
      .until("it is saved") { scratch.text("trip.json")?.contains("Comerica") == true }, .press("q"))
    try runOnTrip()
    #expect(try Trip(json: scratch.text("trip.json") ?? "").itinerary.items.compactMap { $0.game?.home }.count == 4)
  }

  @Test func `a trip with a flight is planned around it`() throws {
    let season = Self.season + "2026-07-05,18:40,America/Los_Angeles,Mariners,Mets,T-Mobile Park,Seattle\n"
    try scratch.write(season, to: "games.csv")
    var trip = try trip(with: ["Cubs", "Mariners"], in: season)
    for index in trip.itinerary.indices {
      var item = trip.itinerary[index]
      guard let leg = item.leg else { continue }
      item.kind = .travel(
        leg.edited {
          ($0.mode, $0.distanceMeters, $0.durationSeconds) = (.flight, nil, nil)
          $0.departs = .on(trip.startDate.adding(days: 1))
        })
      trip.itinerary.replace(at: index, with: item)
    }
    try write(trip)
    console.then(
      .press("T p"), .shows("what fits in addition to 2 games"), .press("Enter"), .shows("optimal (proven)"),
      .run {
        #expect(console.words.contains("1 game more"))
        #expect(console.words.contains("American Family Field"))
        #expect(console.words.contains("flight"))
      }, .press("Ctrl-C"), .press("Ctrl-C"))
    try runOnTrip()
  }

  private func write(_ trip: Trip) throws {
    try scratch.write(String(decoding: trip.json, as: UTF8.self), to: "trip.json")
  }

  private func trip(with teams: [String], in season: String = season) throws -> Trip {
    let schedule = try Schedule(reading: season, named: "games.csv")
    var ids = ItemIDSource(seed: 1)
    let games = schedule.games.filter { game in teams.contains { game.isOf(team: $0) } }.filter { $0.day.month == 7 }
    return try NewTrip(name: "Lakes", games: games, sources: ["games.csv"])
      .trip(ids: &ids, now: timestamp("2026-06-02T08:00:00.000Z"))
  }
}
