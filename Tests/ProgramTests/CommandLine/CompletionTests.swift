import Glibc
import Testing

@Suite struct CompletionTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    for name in ["Two Cities.json", "season.csv", "team.ics", "notes.txt", "trips/old.json"] {
      try desk.scratch.write("", to: name)
    }
    for shell in ["bash", "zsh", "fish"] {
      try desk.scratch.write(desk.answer("--generate-completion-script", shell), to: "completions.\(shell)")
    }
  }

  private func shell(_ name: String, _ arguments: String...) throws -> Execution {
    try Spawn(executable: name, directory: desk.scratch.path, environment: ["PATH": "/usr/bin:/bin"]).run(arguments)
  }

  /// What bash offers for the last of the words, each once and sorted.
  private func offers(_ words: [String]) throws -> [String] {
    let script = """
      . ./completions.bash
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _barnstorm
      printf '%s\\n' "${COMPREPLY[@]}" | LC_ALL=C sort -u
      """
    let spawn = Spawn(executable: "bash", directory: desk.scratch.path, environment: ["PATH": "/usr/bin:/bin"])
    let execution = try spawn.run(["-c", script, "bash", "barnstorm"] + words)
    #expect(execution.err == "")
    return execution.out.split(separator: "\n").map(String.init)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `scripts are good shell`(name: String) throws {
    guard access("/bin/\(name)", X_OK) == 0 || access("/usr/bin/\(name)", X_OK) == 0 else { return }
    let check = try shell(name, "-n", "completions.\(name)")
    #expect(check.status == 0)
    #expect(check.err == "")
  }

  @Test(arguments: [
    (["sh"], ["show"]),
    (["s"], ["sample", "show", "slots"]),
    (["help", "s"], ["sample", "show", "slots"]),
    (["show", ""], ["Two Cities.json", "trip.json", "trips"]),
    (["show", "trips/"], ["trips/old.json"]),
    (["show", "trip.json", ""], []),
    (["show", "trip.json", "--"], ["--clock", "--help", "--json", "--units", "--version"]),
    (["show", "--json", "--"], ["--clock", "--help", "--units", "--version"]),
    (["show", "--units", ""], ["km", "mi"]),
    (["--units", "=", "k"], ["km"]),
    (["show", "--units", "="], ["km", "mi"]),
    (["--c"], ["--choose", "--clock", "--colors"]),
    (["add", "trip.json", "--category", "h"], ["hotel"]),
    (["new", "Swing", "--schedule", ""], ["season.csv", "team.ics", "trips"]),
    (["new", "--schedule", "season.csv", "t"], ["team.ics", "trips"]),
    (["new", "--schedule", "season.csv", "--schedule", "t"], ["team.ics", "trips"]),
    (["games", "--schedule", "season.csv", "--j"], ["--json"]),
    (["show", "--", "--"], []),
    (["move", "trip.json", "b2", "--day", ""], []),
  ])
  func `bash offers what fits`(words: [String], expected: [String]) throws {
    #expect(try offers(words) == expected)
  }

  @Test func `at the start bash offers commands and trips`() throws {
    let offers = try offers([""])
    #expect(offers.contains("show") && offers.contains("help") && offers.contains("Two Cities.json"))
    #expect(!offers.contains("notes.txt"))
  }
}
