import Almanac
import TestSupport
import Testing

@testable import Program

/// Answers and typed texts in locales of several countries.
@Suite struct LocaleTests {
  private static let locales = ["C", "de_DE.UTF-8", "en_GB.UTF-8", "es_ES.UTF-8", "fr_FR.UTF-8", "en_US.UTF-8"]

  private static let games = """
    Date,Time,Home,Away
    2026-03-06,20:00,Leeds United,Arsenal
    2026-03-07,12:30,Newcastle United,Fulham
    2026-03-07,15:00,Everton,Tottenham Hotspur

    """

  /// A desk with a trip of games that cannot all be seen.
  private func desk(_ locale: String) throws -> CommandDesk {
    var desk = try CommandDesk()
    try desk.makeDirectories("data/barnstorm/trips")
    try desk.scratch.write(Self.games, to: "g.csv")
    let new = ["new", "North", "--schedule", desk.path("g.csv"), "--home", "London", "--output", desk.path("t.json")]
    expect(desk.run(new).status, 0)
    try desk.scratch.write(#require(desk.scratch.text("t.json")), to: "data/barnstorm/trips/north.json")
    desk.variables = ["LC_ALL": FilePath(locale), "TZ": "Europe/Berlin"]
    return desk
  }

  /// Every command that has `--json`, with words that need no network.
  private func commands(_ desk: CommandDesk, leg: String) -> [[String]] {
    let (trip, schedule) = (desk.path("t.json"), desk.path("g.csv"))
    return [
      ["list"], ["show", trip], ["show", trip, "--costs"], ["check", trip], ["timeline", trip],
      ["now", trip, "--at", "2026-03-07T13:00:00Z"], ["slots", trip, leg], ["places", "london"], ["route", trip],
      ["games", "--schedule", schedule], ["grounds"], ["sources"], ["config"],
      ["plan", "--schedule", schedule, "--most", "--home", "London", "--from", "2026-03-01", "--to", "2026-03-31"],
      ["update", trip, "--schedule", schedule, "--dry-run"], ["legs", trip, "--by", "train", "--dry-run"],
      ["days", trip, "--append", "1", "--dry-run"], ["merge", trip, trip, "--dry-run"], ["history", trip],
      ["undo", trip, "--list"],
    ]
  }

  private func json(_ words: [String], _ desk: CommandDesk) -> String {
    let text = Transcript(desk.run(words + ["--json"])).out.replacing(desk.scratch.path.description, with: "HOME")
    // Without the time that a search took.
    let parts = text.split(separator: "\"seconds\": ").enumerated()
    return parts.map { $0 == 0 ? $1 : $1.drop { $0.isNumber || $0 == "." } }.joined()
  }

  @Test func `JSON is the same in every locale`() throws {
    let usual = try desk("C")
    let show = Transcript(usual.run("show", usual.path("t.json"))).out
    let line = try #require(show.split(separator: "\n").first { $0.contains("→ Leeds") })
    let leg = String(try #require(line.split(separator: " ").first))
    let answers = commands(usual, leg: leg).map { json($0, usual) }
    #expect(answers[3].contains("legTooTight"))
    let all = Barnstorm.commands.map { $0.syntax }.filter { $0.parameters.contains { $0.name == "--json" } }.map(\.name)
    // Those that change a trip have the report of `days`, in which only the problems have times.
    let writers = Barnstorm.commands.filter { $0 is any WritingCommand.Type }.map { $0.syntax.name }
    expect(Set(all).subtracting(commands(usual, leg: leg).map { $0[0] }).subtracting(writers), [])
    for locale in Self.locales.dropFirst() {
      let desk = try desk(locale)
      for (words, answer) in zip(commands(desk, leg: leg), answers) where words[0] != "config" {
        expect(json(words, desk), answer, "\(locale): \(words[0])")
      }
    }
  }

  @Test func `dates, clocks, distances and decimals are written as each country writes them`() throws {
    let expected = [
      "C": ("Fri, Mar 6 – Sat, Mar 7, 2026", "Day 1 - Friday, March 6", "8:00 PM GMT", "~195 mi"),
      "de_DE.UTF-8": ("Fri 6 Mar – Sat 7 Mar 2026", "Day 1 - Friday 6 March", "20:00 GMT", "~314 km"),
      "en_GB.UTF-8": ("Fri 6 Mar – Sat 7 Mar 2026", "Day 1 - Friday 6 March", "20:00 GMT", "~195 mi"),
      "es_ES.UTF-8": ("Fri 6 Mar – Sat 7 Mar 2026", "Day 1 - Friday 6 March", "20:00 GMT", "~314 km"),
      "fr_FR.UTF-8": ("Fri 6 Mar – Sat 7 Mar 2026", "Day 1 - Friday 6 March", "20:00 GMT", "~314 km"),
      "en_US.UTF-8": ("Fri, Mar 6 – Sat, Mar 7, 2026", "Day 1 - Friday, March 6", "8:00 PM GMT", "~195 mi"),
    ]
    for locale in Self.locales {
      let desk = try desk(locale)
      let (dates, day, start, distance) = try #require(expected[locale])
      let trip = desk.path("t.json")
      for words in [["show", trip], ["export", trip, "--format", "txt"], ["export", trip, "--format", "md"]] {
        let text = Transcript(desk.run(words)).out
        #expect(text.contains(dates) || words.last != "txt", "\(locale) \(words)")
        for part in [day, start, distance] { #expect(text.contains(part), "\(locale) \(words): \(part)") }
      }
      for words in [["games", "--schedule", desk.path("g.csv")], ["check", trip], ["update", trip, "--dry-run"]] {
        let text = Transcript(desk.run(words)).out
        #expect(text.contains("PM") == start.contains("PM") || words[0] == "update", "\(locale) \(words)")
      }
      let isDayFirst = start.hasPrefix("20")
      let few = Transcript(desk.run("games", "--schedule", desk.path("g.csv"), "--from", "3/7")).out
      expect(few.contains("Newcastle"), !isDayFirst, "\(locale)")
      let typed = isDayFirst ? "7/3" : "3/7"
      let two = Transcript(desk.run("games", "--schedule", desk.path("g.csv"), "--from", typed, "--json")).out
      #expect(!two.contains("Leeds United") && two.contains("Newcastle"), "\(locale)")
    }
  }
}
