import Foundation
import TestSupport
import Testing

/// The program of the user that gets each saved change, and the two of `Examples/hooks`.
@Suite(.waits) struct HookTests {
  private static let hooks = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples/hooks").standardized.path()

  private func desk(_ command: String) throws -> Desk {
    let desk = Desk()
    try FileManager.default.createDirectory(
      atPath: desk.scratch.path(".config/barnstorm"), withIntermediateDirectories: true)
    try set(command, in: desk)
    return desk
  }

  private func set(_ command: String, in desk: Desk) throws {
    try desk.scratch.write("on_change = \(command)\n", to: ".config/barnstorm/config.ini")
  }

  /// Reads a text until it is the one that must come.
  private func wait(for wanted: String, _ text: () -> String?) {
    let end = ContinuousClock.now + .seconds(20)
    while text() != wanted, ContinuousClock.now < end { usleep(20_000) }
    expect(text(), wanted)
  }

  @Test func `a change comes as JSON, after quoted arguments, and nobody waits`() throws {
    let desk = try desk("sh -c 'until test -e go; do sleep 0.02; done; echo \"$0\" >> said; cat >> said' \"two words\"")
    expect(try desk.run("rename", "trip.json", "Lakes").err, "")
    #expect(!desk.scratch.exists("said"))
    try desk.scratch.write("", to: "go")
    let operation = #""operation": "renamed the trip to Lakes""#
    wait(for: "true") { (try? desk.scratch.text("said"))?.contains("}\n") == true ? "true" : nil }
    let said = try desk.scratch.text("said")
    #expect(said.hasPrefix("two words\n{") && said.contains(operation), "\(said)")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(said.drop { $0 != "{" }.utf8)) as? [String: Any])
    expect(Set(json.keys), ["trip", "path", "operation", "changes"])
    let change = try #require((json["changes"] as? [[String: Any]])?.first)
    expect(change["field"] as? String, "name")
    #expect(change["item"] is NSNull)
    // An edit that changes nothing, and a dry run, start no program.
    expect(try desk.run("rename", "trip.json", "Lakes").status, 0)
    expect(try desk.run("rename", "trip.json", "Rust", "--dry-run").status, 0)
    expect(try desk.run("rename", "trip.json", "Swing").status, 0)
    wait(for: "2") { (try? desk.scratch.text("said")).map { "\($0.components(separatedBy: "two words\n").count - 1)" } }
  }

  @Test func `a failure is reported with the next change, once`() throws {
    let desk = try desk("sh -c \"exit 3\"")
    expect(try desk.run("rename", "trip.json", "A").err, "")
    wait(for: "003\n") { try? desk.scratch.text("state/barnstorm/on-change-failed") }
    try set("true", in: desk)
    expect(
      try desk.run("rename", "trip.json", "B").err,
      "barnstorm: on_change: the command failed with status 3 after an earlier change\n")
    expect(try desk.run("rename", "trip.json", "C").err, "")
    try set("no-such-program", in: desk)
    expect(
      try desk.run("rename", "trip.json", "D").err, "barnstorm: on_change: command not found: \"no-such-program\"\n")
  }

  @Test func `the example commits each change to git`() throws {
    let desk = try desk("sh \(Self.hooks)/commit-trip.sh")
    try desk.scratch.write("[user]\nname = Mira\nemail = mira@example.org\n", to: ".gitconfig")
    let log = { try? desk.runOther("/usr/bin/git", ["log", "--format=%s"]).out }
    expect(try desk.run("rename", "trip.json", "Lakes").err, "")
    wait(for: "renamed the trip to Lakes\n", log)
    expect(try desk.run("undo", "trip.json").err, "")
    wait(for: "undo: renamed the trip to Lakes\nrenamed the trip to Lakes\n", log)
    #expect(!desk.scratch.exists("state/barnstorm/on-change-failed"))
  }

  @Test func `the example publishes a calendar`() throws {
    let desk = try desk("")
    try set(
      "env BARNSTORM=\(Spawn.barnstorm) sh \(Self.hooks)/publish-calendar.sh \(desk.scratch.path("web"))", in: desk)
    try FileManager.default.createDirectory(atPath: desk.scratch.path("web"), withIntermediateDirectories: false)
    expect(try desk.run("rename", "trip.json", "Lakes").err, "")
    let id =
      try #require(
        try JSONSerialization.jsonObject(with: Data(desk.scratch.text("trip.json").utf8)) as? [String: Any])["id"]
      as? String
    let path = "web/\(id ?? "").ics"
    wait(for: "BEGIN:VCALENDAR") {
      (try? desk.scratch.text(path))?.split(whereSeparator: \.isNewline).first.map(String.init)
    }
  }
}
