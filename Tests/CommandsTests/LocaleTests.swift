import Almanac
import TestSupport
import Testing

@testable import Program

@Suite struct LocaleTests {
  private static let locales = ["C", "de_DE.UTF-8", "en_GB.UTF-8", "es_ES.UTF-8", "fr_FR.UTF-8", "en_US.UTF-8"]

  private static let games = """
    Date,Time,Home,Away
    2026-03-06,20:00,Leeds United,Arsenal
    2026-03-07,12:30,Newcastle United,Fulham
    2026-03-07,15:00,Everton,Tottenham Hotspur

    """

  private func sandbox(_ locale: String) throws -> CommandSandbox {
    var sandbox = try CommandSandbox()
    try sandbox.scratch.write(Self.games, to: "g.csv")
    expect(sandbox.line("new North --schedule g.csv --home London --output t.json").status, 0)
    try sandbox.scratch.write(#require(sandbox.scratch.text("t.json")), to: "data/barnstorm/trips/north.json")
    sandbox.variables = ["LC_ALL": FilePath(locale), "TZ": "Europe/Berlin"]
    return sandbox
  }

  /// Every command that has `--json`, with words that need no network.
  private func commands(leg: String) -> [String] {
    [
      "list", "show t.json", "show t.json --costs", "check t.json", "timeline t.json",
      "now t.json --at 2026-03-07T13:00:00Z", "slots t.json \(leg)", "places london", "route t.json",
      "games --schedule g.csv", "grounds", "sources", "config",
      "plan --schedule g.csv --most --home London --from 2026-03-01 --to 2026-03-31",
      "update t.json --schedule g.csv --dry-run", "legs t.json --by train --dry-run",
      "days t.json --append 1 --dry-run", "merge t.json t.json --dry-run", "history t.json", "undo t.json --list",
    ]
  }

  private func name(_ line: String) -> String { String(line.prefix { $0 != " " }) }

  private func json(_ line: String, _ sandbox: CommandSandbox) -> String {
    // Without the time that a search took.
    let parts = sandbox.line("\(line) --json").out.split(separator: "\"seconds\": ").enumerated()
    return parts.map { $0 == 0 ? $1 : $1.drop { $0.isNumber || $0 == "." } }.joined()
  }

  @Test func `JSON is the same in every locale`() throws {
    let usual = try sandbox("C")
    let show = usual.line("show t.json").out
    let line = try #require(show.split(separator: "\n").first { $0.contains("→ Leeds") })
    let leg = String(try #require(line.split(separator: " ").first))
    let answers = commands(leg: leg).map { json($0, usual) }
    #expect(answers[3].contains("legTooTight"))
    let all = Barnstorm.commands.map { $0.syntax }.filter { $0.parameters.contains { $0.name == "--json" } }.map(\.name)
    // Those that change a trip have the report of `days`, in which only the problems have times.
    let writers = Barnstorm.commands.filter { $0 is any WritingCommand.Type }.map { $0.syntax.name }
    expect(Set(all).subtracting(commands(leg: leg).map(name)).subtracting(writers), [])
    for locale in Self.locales.dropFirst() {
      let sandbox = try sandbox(locale)
      for (line, answer) in zip(commands(leg: leg), answers) where line != "config" {
        expect(json(line, sandbox), answer, "\(locale): \(line)")
      }
    }
  }

  @Test func `prints dates, times, distances and decimals by the locale`() throws {
    let expected = [
      "C": ("Fri, Mar 6 – Sat, Mar 7, 2026", "Day 1 - Friday, March 6", "8:00 PM GMT", "~195 mi"),
      "de_DE.UTF-8": ("Fri 6 Mar – Sat 7 Mar 2026", "Day 1 - Friday 6 March", "20:00 GMT", "~314 km"),
      "en_GB.UTF-8": ("Fri 6 Mar – Sat 7 Mar 2026", "Day 1 - Friday 6 March", "20:00 GMT", "~195 mi"),
      "es_ES.UTF-8": ("Fri 6 Mar – Sat 7 Mar 2026", "Day 1 - Friday 6 March", "20:00 GMT", "~314 km"),
      "fr_FR.UTF-8": ("Fri 6 Mar – Sat 7 Mar 2026", "Day 1 - Friday 6 March", "20:00 GMT", "~314 km"),
      "en_US.UTF-8": ("Fri, Mar 6 – Sat, Mar 7, 2026", "Day 1 - Friday, March 6", "8:00 PM GMT", "~195 mi"),
    ]
    for locale in Self.locales {
      let sandbox = try sandbox(locale)
      let (dates, day, start, distance) = try #require(expected[locale])
      for line in ["show t.json", "export t.json --format txt", "export t.json --format md"] {
        let text = sandbox.line(line).out
        #expect(text.contains(dates) || !line.hasSuffix("txt"), "\(locale) \(line)")
        for part in [day, start, distance] { #expect(text.contains(part), "\(locale) \(line): \(part)") }
      }
      for line in ["games --schedule g.csv", "check t.json", "update t.json --dry-run"] {
        #expect(
          sandbox.line(line).out.contains("PM") == start.contains("PM") || name(line) == "update", "\(locale) \(line)")
      }
      let isDayFirst = start.hasPrefix("20")
      let few = sandbox.line("games --schedule g.csv --from 3/7").out
      expect(few.contains("Newcastle"), !isDayFirst, "\(locale)")
      let typed = isDayFirst ? "7/3" : "3/7"
      let two = sandbox.line("games --schedule g.csv --from \(typed) --json").out
      #expect(!two.contains("Leeds United") && two.contains("Newcastle"), "\(locale)")
    }
  }
}
