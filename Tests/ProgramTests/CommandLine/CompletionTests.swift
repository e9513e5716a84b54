import Glibc
import TestSupport
import Testing

@Suite(.waits) struct CompletionTests {
  private let sandbox = Sandbox()

  init() throws {
    for name in ["Two Cities.json", "team.ics", "notes.txt", "trips/old.json"] {
      try sandbox.scratch.write("", to: name)
    }
    try sandbox.scratch.write("date,away,home\n2026-07-03,Cardinals,Cubs\n2026-07-04,Mets,Yankees\n", to: "season.csv")
    for (number, name) in ["Midwest Swing", "Midsummer", "show", "a/b", "trips", "-x", "new\nline"].enumerated() {
      let trip = smallTrip.replacing("Two Cities", with: name.replacing("\n", with: "\\n"))
      try sandbox.scratch.write(
        trip.replacing("7A1C-small", with: "\(number)"), to: "data/barnstorm/trips/\(number).json")
    }
    for shell in ["bash", "zsh", "fish"] {
      try sandbox.scratch.write(sandbox.answer("--generate-completion-script", shell), to: "completions.\(shell)")
    }
  }

  private func offers(_ line: String) throws -> [String] {
    let script = """
      . ./completions.bash
      COMP_LINE="barnstorm $1" COMP_POINT=$((${#1} + 10)) COMP_TYPE=9
      _barnstorm "$2"
      printf '%s\\n' "${COMPREPLY[@]}" | LC_ALL=C sort -u
      """
    let execution = try sandbox.runOther("bash", ["-c", script, "bash", line, Spawn.barnstorm])
    expect(execution.err, "")
    return execution.out.split(separator: "\n").map(String.init)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completion scripts are valid in their shells`(name: String) throws {
    guard access("/bin/\(name)", X_OK) == 0 || access("/usr/bin/\(name)", X_OK) == 0 else { return }
    let check = try sandbox.runOther(name, ["-n", "completions.\(name)"])
    expect(check.status, 0)
    expect(check.err, "")
  }

  @Test(arguments: [
    ("sho", ["show"]), ("help s", ["sample", "share", "show", "slots", "sort", "sources", "sync"]),
    ("mid", ["'Midwest Swing'", "Midsummer"]),
    ("show mid", ["'Midsummer'", "'Midwest Swing'"]), ("show mids", ["Midsummer"]), ("show 'midw", ["Midwest Swing"]),
    ("show trips/", ["trips/old.json"]), ("show tr", ["trip.json", "trips/"]),
    ("show t", ["'Two Cities.json'", "'trip.json'", "'trips/"]), ("show 'tw", ["Two Cities.json"]),
    ("show trip.json ", []), ("show nowhere ", []),
    ("show trip.json --", ["--clock", "--costs", "--dates", "--help", "--json", "--units", "--version"]),
    ("show --json --", ["--clock", "--costs", "--dates", "--help", "--units", "--version"]),
    ("show --units ", ["km", "mi"]),
    ("--units=k", ["km"]), ("show --units=", ["km", "mi"]), ("--c", ["--choose", "--clock", "--colors"]),
    ("add trip.json --category h", ["hotel"]),
    ("new Swing --schedule mi", ["milb"]), ("games --schedule NH", ["nhl"]),
    ("new --schedule season.csv t", ["team.ics", "trips/"]), ("new --schedule=se", ["season.csv", "serie-a"]),
    ("games --schedule season.csv --j", ["--json"]), ("show -- --", []),
    (
      "games --schedule season.csv --team ",
      ["'Chicago Cubs'", "'New York Mets'", "'New York Yankees'", "'St. Louis Cardinals'"]
    ),
    ("games --schedule season.csv --team cu", ["Cubs"]), ("games --schedule none.csv --team ", []),
    ("games --schedule team.ics --team ", []),
    ("move trip.json ", ["b2-d", "c3-d", "d4-h"]), ("edit trip.json ", ["a1-c", "b2-d", "d4-h", "d4-t"]),
    ("slots midw ", ["a1-c", "b2-d", "c3-d", "d4-h", "d4-t"]), ("move trip.json b2 --day ", ["1", "2", "3", "4"]),
    ("move trip.json b2 --day 3 --after ", ["d4-h", "d4-t"]), ("move nowhere ", []),
  ])
  func `bash offers only matching candidates`(line: String, expected: [String]) throws {
    try expect(offers(line), expected.sorted())
  }

  @Test func `a name that means something else is offered as a path`() throws {
    let trips = sandbox.scratch.path("data/barnstorm/trips")
    let offers = try offers("show ")
    #expect(offers.contains("'show'") && !offers.contains { $0.contains("line") })
    for number in [3, 5, 6] {
      #expect(offers.contains("'\(trips)/\(number).json'"), "with a slash, a dash, a line end")
    }
    // A directory of that name does not come before it.
    #expect(offers.contains("'\(trips)/4.json'"))
    try expect(self.offers("sho"), ["show"], "in the first place it is the command")
    #expect(try self.offers("").contains("\(trips)/2.json"))
  }

  @Test func `completions have descriptions in shells that show them`() throws {
    try expect(
      sandbox.answer("--complete", "zsh", "edit", "trip.json", ""),
      "words\n\n\n\na1-c\tDay 1: St. Louis Cardinals @ Chicago Cubs\nb2-d\tDay 1: Dinner\n"
        + "d4-t\tDay 3: Cleveland Guardians @ Detroit Tigers\nd4-h\tDay 3: Hotel\n")
    try expect(
      sandbox.answer("--complete", "fish", "show", "midw"),
      "files\nmidw\n\njson\nMidwest Swing\tFri, Jul 3 – Mon, Jul 6, 2026\n")
    try expect(sandbox.answer("--complete", "fish", "show", "--units=k"), "words\n\n--units=\n\n--units=km\n")
    try expect(sandbox.answer("--complete", "zsh", "show", "--units=k"), "words\n\n--units=\n\nkm\n")
  }

  @Test(arguments: [
    [], ["bash"], ["bash", " "], ["csh", "show", ""], ["zsh"], ["zsh", ""], ["fish", "\u{1B}[31m"],
    ["bash", "", "\"'"],
    ["zsh", "move", "trip.json", ""], ["zsh", "games", "--schedule", "/dev/full", "/proc/self", "--team", ""],
  ])
  func `no output causes a complaint`(question: [String]) throws {
    try sandbox.scratch.write("{", to: "trip.json")
    let execution = try sandbox.run(["--complete"] + question)
    expect(execution.status, 0)
    expect(execution.err, "")
    #expect(!execution.out.contains("\u{1B}"))
  }
}
