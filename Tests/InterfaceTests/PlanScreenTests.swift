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

  /// A home in a directory of its own, with the schedule in it.
  init() throws {
    try scratch.write(Self.season, to: "games.csv")
    let variables: [String: FilePath] = [
      "HOME": scratch.path, "XDG_STATE_HOME": scratch.path("state"), "XDG_DATA_HOME": scratch.path("data"),
      "PATH": "/usr/local/bin:/usr/bin:/bin",
    ]
    context = EditorContext(UserStorage { variables[$0] }) { [console] in console }
    _ = try context.claimed()
  }

  private func typed(_ text: String) -> [Key] { text.unicodeScalars.map { Key.character($0) } }

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
      .press([.down, .enter] + typed("~/games.csv") + [.enter]),
      .until("the file is read") { console.words.contains("step 3 of 7") },
      .press([.enter, .enter, .enter, .enter, .enter]),
      .until("the games are there") { console.words.contains("0 of 5 chosen") },
      .press([.end, .character(" ")]), .press([.control("t")]),
      .until("the form is there") { console.words.contains("plan with 1 game") }, .press([.enter]),
      .until("the best is proved") { console.words.contains("optimal (proven)") },
      .run { #expect(console.words.contains("Citi Field")) },
      .press([.escape]), .press([.escape]),
      .until("the games are there again") { console.words.contains("1 of 5 chosen") },
      .press([.control("c")]), .press([.control("c")]))
    try run()
  }

  @Test func `reports invalid input at its field, and why no tour fits`() throws {
    console.then(
      .press([.control("t")]), .until("the steps are there") { console.words.contains("step 1 of 7") },
      .press(typed("~/games.csv") + [.enter]),
      .until("the file is read") { console.words.contains("step 3 of 7") }, .press([.enter, .enter]),
      .until("the form is there") { console.words.contains("What to see") },
      .press([.control("u")] + typed("Wrigly Field") + [.enter]),
      .until("it is told") { console.words.contains("Did you mean \"Wrigley Field\"?") },
      .press([.control("u")] + typed("all") + [.down, .down, .down] + typed("10") + [.enter]),
      .until("it is told why") { console.words.contains("Fits without Citi Field, in 4 days.") },
      .run { #expect(console.words.contains("No tour fits")) },
      .press([.control("c")]), .press([.control("c")]))
    try run()
    #expect(scratch.names(in: "data/barnstorm/trips").isEmpty)
  }

  @Test func `adds further games to an open trip`() throws {
    try scratch.write(try text(ofTripWith: ["Cubs", "Pirates"]), to: "trip.json")
    console.then(
      .press([.character("T"), .character("p")]),
      .until("the form is there") { console.words.contains("what fits in addition to 2 games") }, .press([.enter]),
      .until("the best is proved") { console.words.contains("optimal (proven)") },
      .run { #expect(console.words.contains("2 games more")) }, .press([.enter]),
      .until("what follows is there") { console.words.contains("Change the games?") }, .press([.character("y")]),
      .until("it is saved") { scratch.text("trip.json")?.contains("Comerica") == true }, .press([.character("q")]))
    try runOnTrip()
    #expect(try Trip(json: scratch.text("trip.json") ?? "").itinerary.items.compactMap { $0.game?.home }.count == 4)
  }

  @Test func `a trip with a flight is planned around it`() throws {
    let season = Self.season + "2026-07-05,18:40,America/Los_Angeles,Mariners,Mets,T-Mobile Park,Seattle\n"
    try scratch.write(season, to: "games.csv")
    var trip = try Trip(json: text(ofTripWith: ["Cubs", "Mariners"], in: season))
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
    try scratch.write(String(decoding: trip.json, as: UTF8.self), to: "trip.json")
    console.then(
      .press([.character("T"), .character("p")]),
      .until("the form is there") { console.words.contains("what fits in addition to 2 games") }, .press([.enter]),
      .until("the best is proved") { console.words.contains("optimal (proven)") },
      .run {
        #expect(console.words.contains("1 game more"))
        #expect(console.words.contains("American Family Field"))
        #expect(console.words.contains("flight"))
      }, .press([.control("c")]), .press([.control("c")]))
    try runOnTrip()
  }

  private func text(ofTripWith teams: [String], in season: String = season) throws -> String {
    let file = ScheduleFile(name: "games.csv", bytes: Array(season.utf8))
    let schedule = try ScheduleReader.read(file) { name throws(UnreadableZone) in
      try UserStorage().zones.readRules(of: name)
    }
    var ids = ItemIDSource(seed: 1)
    let games = schedule.games.filter { game in teams.contains { game.isOf(team: $0) } }.filter { $0.day.month == 7 }
    let trip = try NewTrip(name: "Lakes", games: games, sources: ["games.csv"])
      .trip(ids: &ids, now: timestamp("2026-06-02T08:00:00.000Z"))
    return String(decoding: trip.json, as: UTF8.self)
  }
}
