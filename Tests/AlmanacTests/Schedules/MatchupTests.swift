import Itinerary
import ScheduleTestSupport
import Testing

struct MatchupTests {
  @Test(arguments: [
    "Cardinals at Cubs", "Cardinals @ Cubs", "St. Louis Cardinals AT Chicago Cubs", "Cubs vs Cardinals",
    "Cubs vs. Cardinals",
    "Cubs v Cardinals", "CUBS VS CARDINALS", "⚾ Cardinals at Cubs", "⚾️ Cubs vs Cardinals 🇺🇸",
    "#5 Cardinals at (12) Cubs",
    "Cardinals* at Cubs*", "Cubs - Cardinals", "Cubs – Cardinals", "Cubs 7 - Cardinals 3 (W)", "Cubs 7 - 3 Cardinals",
    "Cubs 7-3 Cardinals", "MLB: Cardinals at Cubs", "Round 3 - Cardinals at Cubs", "Cardinals at Cubs - Game 2",
    "Cardinals at Cubs (Game 2)", "Cardinals at Cubs | Opening Day", "CHC (Cubs) vs STL (Cardinals)", "StL @ ChC",
    "Cubs vs Cardinals at Wrigley Field", "  Cardinals   at\tCubs  ",
  ])
  func `reads home and away from any form of a title`(_ summary: String) throws {
    let schedule = try read(calendar(["DTSTART:20260703T182000Z", "SUMMARY:\(summary)", "LOCATION:Wrigley Field"]))
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.messages == [])
  }

  @Test func `a club's feed names only the opponent`() throws {
    let table = feed(
      "Chicago Cubs Schedule",
      [
        ("vs Cardinals", "Wrigley Field"), ("at Brewers", "American Family Field"), ("[H] Reds", "Wrigley Field"),
        ("Brewers (Away)", "American Family Field"),
      ])
    #expect(
      try read(table).pairings == [
        "St. Louis Cardinals @ Chicago Cubs", "Chicago Cubs @ Milwaukee Brewers", "Cincinnati Reds @ Chicago Cubs",
        "Chicago Cubs @ Milwaukee Brewers",
      ])
  }

  @Test func `a club's feed that always names the club first goes by the venue`() throws {
    let table = feed(
      "Games",
      [
        ("Cubs vs Cardinals", "Wrigley Field"), ("Cubs vs Brewers", "American Family Field"),
        ("Cubs vs Reds", "Wrigley Field"),
        ("Cubs vs Reds", "Great American Ball Park"),
      ])
    #expect(try read(table).homes == ["Chicago Cubs", "Milwaukee Brewers", "Chicago Cubs", "Cincinnati Reds"])
  }

  @Test func `a game at the opponent's venue is the opponent's home game, in a league's schedule too`() throws {
    let table = feed(
      "MLB",
      [
        ("Cubs vs Cardinals", "Busch Stadium"), ("Brewers vs Reds", "American Family Field"),
        ("Reds vs Brewers", "Great American Ball Park"), ("Cardinals vs Cubs", "Busch Stadium"),
      ])
    #expect(try read(table).first?.home == "St. Louis Cardinals")
  }

  @Test func `markers determine the side of the club that all games share`() throws {
    let table = feed(
      "Fixtures",
      [
        ("Arsenal v Chelsea [Away]", "Stamford Bridge"), ("Everton v Arsenal [H]", "Emirates Stadium"),
        ("Arsenal v Fulham [H]", "Emirates Stadium"), ("Leeds v Arsenal [A]", "Elland Road"),
      ])
    #expect(try read(table).homes == ["Chelsea", "Arsenal", "Arsenal", "Leeds"])
  }

  @Test func `keeps numbers that are names`() throws {
    let table = feed("NFL", [("49ers at Rams", "SoFi Stadium"), ("Rams vs 49ers", "SoFi Stadium")])
    #expect(try read(table).games.map(\.game.away) == ["San Francisco 49ers", "San Francisco 49ers"])
  }

  @Test func `keeps open teams if the place is known`() throws {
    let table = feed(
      "MLS",
      [("Austin FC vs. TBC Away", "Q2 Stadium"), ("TBC Home vs. TBC Away", ""), ("Austin FC vs LAFC", "Q2 Stadium")])
    let schedule = try read(table)
    #expect(schedule.games.map(\.game.away) == ["TBC Away", "Los Angeles FC"])
    #expect(schedule.reports(.noTeams(in: "TBC Home vs. TBC Away"), line: 9))
  }

  @Test func `keeps and reports an event that names one team`() throws {
    let table = feed("F1", [("Formula 1 — Australian Grand Prix — Race", "Albert Park, Melbourne, Australia")])
    let schedule = try read(table)
    #expect(schedule.first?.pairing == "Formula 1 @ Australian Grand Prix — Race")
    #expect(schedule.first?.timeZone == "Australia/Melbourne")
  }
}
