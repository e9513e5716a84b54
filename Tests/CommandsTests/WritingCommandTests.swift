import Foundation
import Itinerary
import Store
import TestSupport
import Testing

@testable import Program

/// Every command that changes files tries its change out with `--dry-run`, and reports it with `--json`.
@Suite struct WritingCommandTests {
  private static let table = """
    Date,Time,TimeZone,Home,Away,Venue,City
    2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-06,13:40,America/New_York,Tigers,Guardians,Comerica Park,Detroit

    """

  /// Lines in their order, which build on one another.
  private static let lines = [
    "sample s.json", "new T --schedule g.csv --from 2026-07-02 --to 2026-07-07 --output t.json",
    "new Empty --from 2026-07-02 --to 2026-07-04", "add t.json --day 1 --title Dinner",
    "add t.json fri 9pm Drinks @ Q39", "move t.json Dinner --day 2 --first", "edit t.json Dinner --notes x",
    "duplicate t.json Dinner --day 3", "leg t.json LEG --departs 10:40am", "delete t.json Drinks --yes",
    "sort t.json --day 2", "days t.json --append 1", "legs t.json --home Gary", "game t.json remove GAME",
    "update t.json --schedule h.csv", "rename t.json Swing", "merge t.json u.json", "undo t.json", "undo t.json --redo",
    "share t.json shared", "unshare t.json", "plan --schedule h.csv --team Cubs Tigers --new Planned",
    "grounds --add visited.csv", "repair bad.json", "remove t.json --yes", "remove --restore Swing",
  ]

  @Test func `the table of cases contains every command that writes`() {
    let writers = Barnstorm.commands.filter { $0 is any WritingCommand.Type }.map { $0.syntax.name }
    let tried = Self.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    // These need another user, or a trip with something to repair.
    expect(Set(writers).subtracting(tried), ["join", "sync", "history", "replan"])
    for command in Barnstorm.commands {
      let names = command.syntax.parameters.map(\.name)
      let isWriter = command is any WritingCommand.Type
      expect(names.count { $0 == "--dry-run" }, isWriter ? 1 : 0, "\(command.syntax.name)")
      if isWriter { expect(names.count { $0 == "--json" }, 1, "\(command.syntax.name)") }
    }
  }

  @Test func `a dry run reports the change without making it`() throws {
    var sandbox = try CommandSandbox()
    try sandbox.scratch.write(Self.table, to: "g.csv")
    try sandbox.scratch.write(Self.table.replacing("13:40", with: "19:10"), to: "h.csv")
    try sandbox.scratch.write("venue,city\nFenway Park,Boston\n", to: "visited.csv")
    for (number, line) in Self.lines.enumerated() {
      sandbox.seed = UInt64(number)
      let command = Self.command(line, in: sandbox)
      let before = try Self.files(of: sandbox)
      let dry = sandbox.line("\(command) --json --dry-run")
      expect(dry.status, 0, "\(line): \(dry.err)")
      expect(try Self.files(of: sandbox), before, "\(line)")
      let sentences = sandbox.line("\(command) --dry-run").out.split(separator: "\n")
      let verbs = sentences.map { $0.prefix { $0 != " " } }
      #expect(!verbs.contains { $0.hasSuffix("ed") || $0.hasPrefix("Undid") }, "\(line): \(sentences)")
      expect(try Self.files(of: sandbox), before, "\(line)")
      let done = sandbox.line("\(command) --json")
      expect(done.status, 0, "\(line): \(done.err)")
      if !["sort", "merge"].contains(where: line.hasPrefix) {
        #expect(try Self.files(of: sandbox) != before, "\(line)")
      }
      let answers = [dry, done].map { JSONNode(Array($0.out.utf8)) }
      if !["share", "remove", "plan", "grounds"].contains(where: line.hasPrefix) {
        expect(answers[0]?["changes"]?.elements.count, answers[1]?["changes"]?.elements.count, "\(line)")
        expect(dry.out, done.out, "\(line)")
      }
      if line.hasPrefix("new T") {
        let text = try #require(sandbox.scratch.text("t.json"))
        try sandbox.scratch.write(text.replacing("\"dayCount\": 6", with: "\"dayCount\": 0"), to: "bad.json")
        try sandbox.scratch.write(text.replacing("\"name\": \"T\"", with: "\"name\": \"Copy\""), to: "u.json")
      }
    }
  }

  @Test(arguments: [
    ("move t.json @Chicago --day 2 --first", "gameIsFixed", "@Chicago"),
    ("move t.json Chicago>Detroit --day 1 --first", "leavesAfter", "@Chicago"),
    ("move t.json Chicago>Detroit --day 3 --last", "arrivesBefore", "@Detroit"),
    ("move t.json Dinner --day 9 --first", "dayOutsideTrip", nil),
    ("delete t.json @Chicago --yes", "notDeletable", "@Chicago"),
    ("leg t.json Dinner --seat 1", "notALeg", nil), ("days t.json --remove 1", "dayHoldsGames", "@Chicago"),
    ("undo t.json", "nothingToUndo", nil), ("undo t.json --redo", "nothingToRedo", nil),
  ])
  func `a refusal has its kind and the game`(line: String, kind: String, game: String?) throws {
    let sandbox = try CommandSandbox()
    try sandbox.write(TripSketch.trip("@Chicago Dinner | Chicago>Detroit | @Detroit"), to: "t.json")
    let before = try Self.files(of: sandbox)
    let command = Self.command(line, in: sandbox)
    let refused = sandbox.line("\(command) --json")
    expect(refused.status, 1)
    let json = JSONNode(Array(refused.out.utf8))?["refused"]
    expect(json?["kind"]?.text, kind)
    expect(json?["game"]?.text, game)
    #expect(refused.err.hasPrefix("barnstorm: \(json?["message"]?.text ?? "?")"))
    expect(try Self.files(of: sandbox), before)
    expect(sandbox.line(command).out, "")
  }

  /// A value that can't be is wrong usage in every command, also where the trip decides about it.
  @Test(arguments: [
    "leg t.json LEG --mode rocket", "leg t.json LEG --departs never", "leg t.json LEG --distance far",
    "leg t.json LEG --cost x", "edit t.json @Chicago --cost x", "edit t.json Dinner --cost 12",
    "add t.json --day 1 --title T --cost x", "add t.json --day 1 --title T --category x", "legs t.json --by rocket",
    "days t.json --start x",
    "move t.json T --day x --first",
  ])
  func `an invalid value has status 64`(line: String) throws {
    let sandbox = try CommandSandbox()
    try sandbox.write(TripSketch.trip("@Chicago Dinner | Chicago>Detroit | @Detroit"), to: "t.json")
    expect(sandbox.line(Self.command(line, in: sandbox)).status, 64)
  }

  // MARK: Files

  /// A line with ids in the place of titles, LEG and GAME.
  private static func command(_ line: String, in sandbox: CommandSandbox) -> String {
    let items = (try? sandbox.trip("t.json"))?.itinerary.items ?? []
    return line.split(separator: " ").map { word in
      let item = items.first { item in
        word == "LEG" ? item.leg != nil : word == "GAME" ? item.game != nil : item.custom?.title == String(word)
      }
      return item?.id.text ?? (word == "shared" ? sandbox.path("shared") : String(word))
    }.joined(separator: " ")
  }

  /// All files of the sandbox with their content, except directories, locks and empty files.
  private static func files(of sandbox: CommandSandbox) throws -> [String: String] {
    var files: [String: String] = [:]
    let paths = FileManager.default.enumerator(atPath: sandbox.path(""))?.compactMap { $0 as? String } ?? []
    for path in paths where !path.hasSuffix(".lock") {
      if let text = sandbox.scratch.text(path), !text.isEmpty { files[path] = text }
    }
    return files
  }
}
