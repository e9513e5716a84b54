import Foundation
import TestSupport
import Testing

/// `docs/trip.schema.json` says what the program writes.
struct SchemaTests {
  /// Prints the names of the invalid files.
  private static let validator = """
    import json, sys
    from jsonschema import Draft202012Validator, FormatChecker
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema, format_checker=FormatChecker())
    for path in sys.argv[2:]:
      if any(validator.iter_errors(json.load(open(path, encoding="utf-8")))): print(path)
    """

  @Test func `the sample and an edited trip are valid, and mistakes are not`() throws {
    let sandbox = Sandbox(trip: chicagoToDetroit)
    _ = try sandbox.answer("sample", "sample.json")
    for words in [
      ["move", "trip.json", "dinner", "--day", "4", "--first"], ["delete", "trip.json", "hotel", "--yes"],
      ["add", "trip.json", "--day", "2", "--title", "Bridge", "--at", "42.3,-83.1", "--time", "9:00"],
    ] {
      try expect(sandbox.run(words).status, 0, "\(words)")
    }
    let mistakes = [
      (#""day": 2"#, #""day": 0"#), (#""category": "activity""#, #""category": "tent""#),
      (#""22:30""#, #""10:30 PM""#), (#""away": "Cleveland Guardians", "#, ""), (#""version": 1"#, #""version": 2"#),
    ]
    let wrong = try mistakes.enumerated().map { number, mistake in
      let text = chicagoToDetroit.replacing(mistake.0, with: mistake.1)
      try #require(text != chicagoToDetroit)
      try sandbox.scratch.write(text, to: "wrong-\(number).json")
      return "wrong-\(number).json"
    }
    // Debian's own, for which Debian's python3-jsonschema is.
    let words = ["-c", Self.validator, "\(Repository.path)/docs/trip.schema.json", "sample.json", "trip.json"]
    let result = try sandbox.runOther("/usr/bin/python3", words + wrong)
    expect(result.out.split(separator: "\n").map(String.init), wrong, "\(result.err)")
  }
}

/// The schema in `docs/json.md` says what the commands print.
struct JSONAnswersTests {
  private static let table = """
    Date,Time,TimeZone,Home,Away,Venue,City
    2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-05,13:40,America/New_York,Tigers,Guardians,Comerica Park,Detroit
    2026-07-06,,America/New_York,Guardians,Twins,Progressive Field,Cleveland
    2026-07-99,,,Foo,Bar,,

    """

  /// The commands in their order, each with the definition of its answer. GAME, LEG and CUSTOM are the first such items.
  private static let runs = """
    games | games --schedule g.csv
    change | new T --schedule g.csv --from 2026-07-03 --to 2026-07-07 --output t.json
    change | sample s.json --dry-run
    change | add t.json fri 7:30pm dinner @ Q39 $80
    problems | check t.json
    slots | slots t.json GAME
    slots | slots t.json LEG
    refused | move t.json GAME --day 1 --first
    refused | move t.json LEG --day 1 --first
    refused | move t.json CUSTOM --day 99 --first
    change | move t.json CUSTOM --day 2 --last
    change | edit t.json CUSTOM --notes x --dry-run
    change | duplicate t.json CUSTOM
    change | leg t.json LEG --departs 10:40am
    change | delete t.json CUSTOM --yes
    change | rename t.json Swing
    change | sort t.json --day 2
    events | days t.json --append 1
    refused | days t.json --remove 1
    events | days t.json --swap 1 2 --dry-run
    events | legs t.json --home Gary
    events | game t.json remove GAME --dry-run
    update | update t.json --schedule h.csv
    replan | replan t.json --at 2026-07-02T09:00
    replan | replan t.json --at 2026-07-02T09:00 --apply 1 --dry-run
    change | new Tight --schedule tight.csv --output tight.json
    replan | replan tight.json --at 2026-07-04T08:00
    costs | show t.json --costs
    timeline | timeline t.json
    now | now t.json --at 2026-07-03T15:00
    now | now t.json --at 2026-07-04T11:00
    route | route t.json
    places | places chicago
    operations | undo t.json --list
    change | undo t.json --dry-run
    change | undo t.json
    change | undo t.json --redo
    refused | undo t.json --redo
    merge | merge t.json u.json
    sync | share t.json shared
    sync | sync t.json
    syncs | sync --all
    history | history t.json
    change | unshare t.json
    repair | repair bad.json --dry-run
    plan | plan --schedule h.csv --team Cubs Tigers
    plan | plan --schedule h.csv --team Cubs Tigers --days 1
    list | list
    grounds | grounds --add visited.csv
    sources | sources
    config | config
    change | remove t.json --yes
    trash | remove --restore
    change | remove --restore Swing
    """

  private static let validator = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.loads(open(sys.argv[1], encoding="utf-8").read().split("```json\\n")[1].split("```")[0])
    Draft202012Validator.check_schema(schema)
    for line in open("answers", encoding="utf-8"):
      name, number, command = line.rstrip("\\n").split(" ", 2)
      answer = json.load(open(number + ".answer", encoding="utf-8"))
      for problem in Draft202012Validator({**schema, "$ref": "#/$defs/" + name}).iter_errors(answer):
        print(command, "/".join(map(str, problem.absolute_path)), problem.message)
    used = {line.split(" ")[0] for line in open("answers")} | {"fieldChange", "problem", "event", "money", "rejected", "game"}
    print(*(set(schema["$defs"]) ^ used))
    """

  @Test func `every JSON output matches the schema`() throws {
    let sandbox = Sandbox()
    try sandbox.scratch.write(Self.table, to: "g.csv")
    try sandbox.scratch.write(Self.table.replacing("2026-07-06,,", with: "2026-07-07,19:10,"), to: "h.csv")
    let tight = "date,time,away,home\n2026-07-04,13:20,Cardinals,Cubs\n2026-07-04,21:10,Rangers,Tigers\n"
    try sandbox.scratch.write(tight, to: "tight.csv")
    try sandbox.scratch.write("venue,city,date\nFenway Park,Boston,2019-05-01\n", to: "visited.csv")
    var answers = ""
    for (number, run) in Self.runs.split(separator: "\n").enumerated() {
      let parts = run.components(separatedBy: " | ")
      let words = parts[1].split(separator: " ").map { word in Self.item(String(word), in: sandbox) ?? String(word) }
      let execution = try sandbox.run(words + ["--json"])
      #expect(execution.status == (parts[0] == "refused" ? 1 : 0) || parts[0] == "plan", "\(words): \(execution.err)")
      try sandbox.scratch.write(execution.out, to: "\(number).answer")
      answers += "\(parts[0]) \(number) \(parts[1])\n"
      if number == 1 { try Self.copies(of: sandbox) }
    }
    try sandbox.scratch.write(answers, to: "answers")
    // Debian's own, for which Debian's python3-jsonschema is.
    let result = try sandbox.runOther("/usr/bin/python3", ["-c", Self.validator, "\(Repository.path)/docs/json.md"])
    expect(result.out, "\n", "\(result.err)")
  }

  /// The files made from the new trip: a copy with another name, and a damaged one.
  private static func copies(of sandbox: Sandbox) throws {
    let trip = try sandbox.scratch.text("t.json")
    try sandbox.scratch.write(trip.replacing("\"name\": \"T\"", with: "\"name\": \"Copy\""), to: "u.json")
    try sandbox.scratch.write(trip.replacing("\"dayCount\": 5", with: "\"dayCount\": 0"), to: "bad.json")
  }

  private static func item(_ word: String, in sandbox: Sandbox) -> String? {
    let kinds = ["GAME": "game", "LEG": "travel", "CUSTOM": "custom"]
    guard let kind = kinds[word], let text = try? sandbox.scratch.text("t.json") else { return nil }
    let head = text.firstRange(of: "\"kind\": {\"\(kind)\"").map { text[..<$0.lowerBound] }
    return head?.ranges(of: "\"id\": \"").last.map { String(text[$0.upperBound...].prefix { $0 != "\"" }) }
  }
}
