import Editor
import EditorTestSupport
import Itinerary
import Making
import ScheduleTestSupport
import Screen
import TestSupport
import Testing
@testable import Program

private func game(_ away: String, at home: String, _ start: String) throws -> ScheduleGame {
  let moment = try #require(OffsetDateTime(start))
  let (city, zone, point) =
    home == "Cubs"
    ? ("Chicago, IL", "America/Chicago", GeoPoint(latitude: 41.95, longitude: -87.66))
    : ("Detroit, MI", "America/New_York", GeoPoint(latitude: 42.34, longitude: -83.05))
  var game = try #require(
    try read("date,time,home,away,venue\n\(moment.date),13:20,Cubs,Cardinals,Wrigley Field\n").games.first)
  game.game = Game(
    gameID: start, league: "MLB", away: away, home: home, venue: "\(home) Park", city: city, start: .at(moment),
    timeZone: zone)
  game.place?.city = city
  game.place?.point = point
  return game
}

private let look = DisplaySettings(size: Size(columns: 72, rows: 14))

private func picker(
  _ look: DisplaySettings = look, games: [ScheduleGame]? = nil, maxGames: Int = 4, maxDays: Int = 400,
  visited: Set<Int> = [], picked: Set<Int>? = nil
) throws -> PickerState {
  let lakes = [
    try game("Twins", at: "Cubs", "2026-07-03T13:20:00-05:00"),
    try game("Guardians", at: "Tigers", "2026-07-03T19:10:00-04:00"),
    try game("Red Sox", at: "Cubs", "2026-07-04T13:20:00-05:00"),
    try game("Guardians", at: "Tigers", "2026-07-05T13:10:00-04:00"),
  ]
  return PickerState(
    name: "Lakes", games: games ?? lakes, maxGames: maxGames, maxDays: maxDays, displaySettings: look,
    zones: TestZones.all, visited: visited, picked: picked)
}

@Suite struct PickerTests {
  private var state: PickerState

  init() throws { state = try picker() }

  @Test func `marks games at grounds that the user has visited`() throws {
    let game = try game("Twins", at: "Cubs", "2026-07-03T13:20:00-05:00")
    for (characterSupport, mark) in [(CharacterSupport.unicode, "[ ]✓1:20 PM"), (.ascii, "[ ]v1:20 PM")] {
      let drawn = DisplaySettings(size: look.size, characterSupport: characterSupport)
      let state = try picker(drawn, games: [game, game], visited: [0])
      #expect(state.text.contains(mark))
      #expect(state.text.contains("[ ] 1:20 PM"))
      expect(state.status.text, "Twins @ Cubs (game 1), Fri, Jul 3, not chosen. You have visited this ground.")
    }
  }

  static func sample(_ look: DisplaySettings) throws -> PickerState { try picker(look) }

  @Test(arguments: [(Wording.Dates.monthFirst, "7/3"), (.dayFirst, "3/7"), (.iso, "7/3"), (.dayFirst, "7/5")])
  func `a typed date is read in the user's order, or in the one that fits`(order: Wording.Dates, typed: String) throws {
    var user = try picker(DisplaySettings(size: look.size, dates: order))
    user.enter(text: typed)
    expect(user.text.contains("Red Sox"), false)
    expect(user.text.contains("Tigers"), true)
  }

  @Test mutating func `lists games by day and shows clashes while choosing`() throws {
    expect(state.enter(.tab, .down), [])
    expect(
      state.text,
      """
       Lakes                                            1 of 4 chosen · 1 day
        Find:
       Fri, Jul 3, 2026
        [x] 1:20 PM CDT    Twins @ Cubs · Cubs Park · Chicago
      ▌ [ ] 7:10 PM EDT    Guardians @ Tigers · Tigers Park · Detroit
       Sat, Jul 4, 2026
        [ ] 1:20 PM CDT    Red Sox @ Cubs · Cubs Park · Chicago
       Sun, Jul 5, 2026
        [ ] 1:10 PM EDT    Guardians @ Tigers · Tigers Park · Detroit


       Guardians @ Tigers, Fri, Jul 3, not chosen. Too tight: Chicago →
       Detroit is 2h 40m short.
       Tab choose  Enter create  Esc cancel  a-z find  Ctrl-O chosen
      """)
  }

  @Test mutating func `choosing games that clash marks them and rings`() throws {
    expect(state.enter(.tab, .down, .tab), [.bell])
    expect(state.status.tone, .refusal)
    let lines = state.text.split(separator: "\n")
    #expect(lines[3].hasPrefix("  [▲]"))
    #expect(lines[4].hasPrefix("▌ [▲]"))
    expect(state.enter(.tab), [])
    #expect(state.text.split(separator: "\n")[3].hasPrefix("  [x]"))
  }

  @Test mutating func `games that fit together make a trip`() throws {
    expect(state.enter(.end, .tab, .home, .tab, .enter), [.make([0, 3])])
  }

  @Test(arguments: [
    ("tigers", [1, 3]), ("CHICAGO", [0, 2]), ("jul4", [2]), ("2026-07-05", [3]), ("redsox", [2]), ("cubs,fri", [0]),
    ("fri cubs", [0]), ("red sox", [2]), ("7/4", [2]), ("july 5", [3]), ("jul tigers", [1, 3]),
    ("mlb", [0, 1, 2, 3]), ("detroit,sun", [3]),
  ])
  mutating func `typing finds teams, cities and dates`(query: String, found: [Int]) throws {
    state.enter(text: query)
    expect(state.enter(.control("a"), .enter), [.make(found)])
  }

  @Test mutating func `reports that nothing matches`() throws {
    state.enter(text: "mariners")
    expect(state.status, Status("No game matches what you typed. Esc clears it.", .refusal))
    expect(state.enter(.tab), [.bell])
    expect(state.enter(.escape), [])
    #expect(state.text.contains("Twins @ Cubs"))
  }

  @Test mutating func `the selected game stays selected while the list narrows`() throws {
    state.enter(.end)
    state.enter(text: "tigers")
    expect(state.enter(.tab, .enter), [.make([3])])
  }

  @Test mutating func `the left and right arrows move by days`() throws {
    expect(state.enter(.right, .tab, .right, .tab, .right, .enter), [.make([2, 3])])
    expect(state.enter(.left, .left, .tab, .enter), [.make([0, 2, 3])])
  }

  @Test mutating func `the list can be narrowed to the chosen games`() throws {
    state.enter(.end, .tab, .control("o"))
    let text = state.text
    #expect(text.contains("[x] 1:10 PM EDT"))
    #expect(!text.contains("Cubs"))
    state.enter(.control("o"))
    #expect(state.text.contains("Cubs"))
  }

  @Test mutating func `canceling with chosen games asks once`() throws {
    expect(state.enter(.escape), [.quit])
    expect(state.enter(.tab, .escape), [])
    expect(state.status.tone, .question)
    expect(state.enter(.down, .escape), [])
    expect(state.enter(.escape), [.quit])
    expect(state.enter(.control("c")), [.quit])
  }

  @Test mutating func `creates no trip without chosen games`() throws {
    expect(state.enter(.enter), [.bell])
    expect(state.status, Status("Nothing is chosen yet: Tab chooses a game.", .refusal))
  }

  @Test func `too many games make no trip and are kept`() throws {
    var state = try picker(maxGames: 3)
    expect(state.enter(.control("a"), .enter), [.bell])
    expect(state.status, Status("Too many games: 4 (maximum 3).", .refusal))
    expect(state.enter(.end, .tab, .enter), [.make([0, 1, 2])])
  }

  @Test func `reports a trip that is too long while choosing`() throws {
    var state = try picker(maxDays: 2)
    expect(state.enter(.tab, .end), [])
    expect(
      state.status,
      Status("Guardians @ Tigers, Sun, Jul 5, not chosen. Trip too long: 3 days (maximum 2).", .refusal))
    expect(state.enter(.tab), [.bell])
    expect(state.status, Status("Trip too long: 3 days (maximum 2).", .refusal))
    expect(state.enter(.enter), [.bell])
    expect(state.enter(.tab, .up, .tab, .enter).last, .make([0, 2]))
  }

  @Test func `distinguishes the games of a double header`() throws {
    let games = try ["2026-07-03T13:20:00-05:00", "2026-07-03T19:20:00-05:00", "2026-07-04T13:20:00-05:00"].map {
      try game("Twins", at: "Cubs", $0)
    }
    var state = try picker(games: games)
    expect(state.enter(.down), [])
    expect(state.status, Status("Twins @ Cubs (game 2), Fri, Jul 3, not chosen."))
    #expect(state.text.contains("[ ] 1:20 PM CDT    Twins @ Cubs (game 1) · Cubs Park"))
    expect(state.enter(.down), [])
    expect(state.status, Status("Twins @ Cubs, Sat, Jul 4, not chosen."))
  }

  @Test func `canceling a new trip keeps the selection and asks nothing`() throws {
    var state = try picker(picked: [2])
    expect(state.chosen, [2])
    expect(state.enter(.tab, .escape), [.quit])
    expect(state.chosen, [0, 2])
  }

  @Test mutating func `a click chooses a game`() throws {
    state.click(column: 10, row: 6)
    state.click(column: 10, row: 5)
    expect(state.enter(.enter), [.make([2])])
  }
}
