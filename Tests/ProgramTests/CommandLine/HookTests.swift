import Foundation
import TestSupport
import Testing

/// The program of the user that gets each saved change, and the two of `Examples/hooks`.
@Suite(.waits) struct HookTests {
  private static let hooks = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples/hooks").standardized.path()

  private func sandbox(_ command: String) throws -> Sandbox {
    let sandbox = Sandbox()
    try FileManager.default.createDirectory(
      atPath: sandbox.scratch.path(".config/barnstorm"), withIntermediateDirectories: true)
    try set(command, in: sandbox)
    return sandbox
  }

  private func set(_ command: String, in sandbox: Sandbox) throws {
    try sandbox.scratch.write("on_change = \(command)\n", to: ".config/barnstorm/config.ini")
  }

  private func wait(for wanted: String, _ text: () -> String?) {
    let end = ContinuousClock.now + .seconds(20)
    while text() != wanted, ContinuousClock.now < end { usleep(20_000) }
    expect(text(), wanted)
  }

  @Test func `the hook gets a change as JSON and quoted arguments, and nothing waits for it`() throws {
    let sandbox = try sandbox(
      "sh -c 'until test -e go; do sleep 0.02; done; echo \"$0\" >> said; cat >> said' \"two words\"")
    expect(try sandbox.run("rename", "trip.json", "Lakes").err, "")
    #expect(!sandbox.scratch.exists("said"))
    try sandbox.scratch.write("", to: "go")
    let operation = #""operation": "renamed the trip to Lakes""#
    wait(for: "true") { (try? sandbox.scratch.text("said"))?.contains("}\n") == true ? "true" : nil }
    let messages = try sandbox.scratch.text("said")
    #expect(messages.hasPrefix("two words\n{") && messages.contains(operation), "\(messages)")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(messages.drop { $0 != "{" }.utf8)) as? [String: Any])
    expect(Set(json.keys), ["trip", "path", "operation", "changes"])
    let change = try #require((json["changes"] as? [[String: Any]])?.first)
    expect(change["field"] as? String, "name")
    #expect(change["item"] is NSNull)
    // An edit that changes nothing, and a dry run, start no program.
    expect(try sandbox.run("rename", "trip.json", "Lakes").status, 0)
    expect(try sandbox.run("rename", "trip.json", "Rust", "--dry-run").status, 0)
    expect(try sandbox.run("rename", "trip.json", "Swing").status, 0)
    wait(for: "2") {
      (try? sandbox.scratch.text("said")).map { "\($0.components(separatedBy: "two words\n").count - 1)" }
    }
  }

  @Test func `a failure is reported with the next change, once`() throws {
    let sandbox = try sandbox("sh -c \"exit 3\"")
    expect(try sandbox.run("rename", "trip.json", "A").err, "")
    wait(for: "003\n") { try? sandbox.scratch.text("state/barnstorm/on-change-failed") }
    try set("true", in: sandbox)
    expect(
      try sandbox.run("rename", "trip.json", "B").err,
      "barnstorm: on_change: the command failed with status 3 after an earlier change\n")
    expect(try sandbox.run("rename", "trip.json", "C").err, "")
    try set("no-such-program", in: sandbox)
    expect(
      try sandbox.run("rename", "trip.json", "D").err, "barnstorm: on_change: command not found: \"no-such-program\"\n")
  }

  @Test func `the example commits each change to git`() throws {
    let sandbox = try sandbox("sh \(Self.hooks)/commit-trip.sh")
    try sandbox.scratch.write("[user]\nname = Mira\nemail = mira@example.org\n", to: ".gitconfig")
    let log = { try? sandbox.runOther("/usr/bin/git", ["log", "--format=%s"]).out }
    expect(try sandbox.run("rename", "trip.json", "Lakes").err, "")
    wait(for: "renamed the trip to Lakes\n", log)
    expect(try sandbox.run("undo", "trip.json").err, "")
    wait(for: "undo: renamed the trip to Lakes\nrenamed the trip to Lakes\n", log)
    #expect(!sandbox.scratch.exists("state/barnstorm/on-change-failed"))
  }

  @Test func `the example publishes a calendar`() throws {
    let sandbox = try sandbox("")
    try set(
      "env BARNSTORM=\(Spawn.barnstorm) sh \(Self.hooks)/publish-calendar.sh \(sandbox.scratch.path("web"))",
      in: sandbox)
    try FileManager.default.createDirectory(atPath: sandbox.scratch.path("web"), withIntermediateDirectories: false)
    expect(try sandbox.run("rename", "trip.json", "Lakes").err, "")
    let id =
      try #require(
        try JSONSerialization.jsonObject(with: Data(sandbox.scratch.text("trip.json").utf8)) as? [String: Any])["id"]
      as? String
    let path = "web/\(id ?? "").ics"
    wait(for: "BEGIN:VCALENDAR") {
      (try? sandbox.scratch.text(path))?.split(whereSeparator: \.isNewline).first.map(String.init)
    }
  }
}
