import Glibc
import TestSupport
import Testing

@Suite(.waits) struct SharingTests {
  @Test func `commands in loops lose no item`() throws {
    let scratch = ProgramScratch()
    try scratch.write(chicagoToDetroit, to: "trip.json")
    let (writers, rounds) = (3, 20)
    let loops = try (1...writers).map { try startLoop($0, rounds: rounds, on: scratch.path("trip.json"), in: scratch) }
    for loop in loops { try expect(Spawn.status(of: loop), 0) }
    let text = try scratch.text("trip.json")
    for writer in 1...writers {
      for round in 1...rounds { #expect(text.contains("\"Stop \(writer)-\(round)\"")) }
    }
  }

  @Test func `an open editor and commands keep all edits`() throws {
    let user = try TerminalSession().start()
    let scratch = ProgramScratch()
    let loop = try startLoop(1, rounds: 20, on: user.trip, in: scratch)
    for number in 1...10 {
      try user.press("a", shows: "Title")
      try user.enter("Mine \(number)", shows: "Mine \(number)")
    }
    try expect(Spawn.status(of: loop), 0)
    try user.quit()
    for number in 1...10 { #expect(user.file.contains("\"Mine \(number)\"")) }
    for round in 1...20 { #expect(user.file.contains("\"Stop 1-\(round)\"")) }
  }

  @Test func `the file is followed through links and replaced directories`() throws {
    let user = try TerminalSession()
    let (real, link) = (user.path("real"), user.path("trips"))
    rename(link, real)
    symlink("real", link)
    try user.start()
    try add("Through the link", to: user.trip)
    try user.wait(for: "Another program added Through the link")
    // The directory that the link leads to becomes another one, with the same trip and one item more.
    let text = try user.text("real/trip.json")
    rename(real, user.path("old"))
    mkdir(real, 0o700)
    try user.replaceFile(with: text)
    try add("In the new directory", to: "\(real)/trip.json")
    try user.wait(for: "Another program added In the new directory")
    try user.quit()
  }

  private func add(_ title: String, to trip: String) throws {
    let scratch = ProgramScratch()
    let spawn = Spawn(executable: Spawn.barnstorm, directory: scratch.path, environment: ["HOME": scratch.path])
    let result = try spawn.run(["add", trip, "--day", "1", "--title", title])
    expect(result.status, 0, "\(result.err)")
  }

  /// A shell that adds items one after the other; its status is 1 where one of the commands failed.
  private func startLoop(_ writer: Int, rounds: Int, on trip: String, in scratch: ProgramScratch) throws -> pid_t {
    let script = """
      i=1; while [ $i -le \(rounds) ]; do
        '\(Spawn.barnstorm)' add '\(trip)' --day $((i % 3 + 1)) --title "Stop \(writer)-$i" || exit 1
        i=$((i + 1))
      done
      """
    let spawn = Spawn(executable: "/bin/sh", directory: scratch.path, environment: ["HOME": scratch.path])
    return try spawn.start(
      ["-c", script], input: "/dev/null", output: "/dev/null", error: scratch.path(".error-\(writer)"))
  }
}
