import Glibc
import TestSupport
import Testing

@Suite(.waits) struct SharingInATerminalTests {
  private let user: TerminalSession

  init() throws {
    user = try TerminalSession()
    try runs(user, "ann", "share", user.trip, user.path("folder"))
    try runs(user, "ben", "join", user.path("folder"))
  }

  @discardableResult
  private func runs(
    _ user: TerminalSession, _ name: String, _ arguments: String..., location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let home = name == "ann" ? String(user.path("").dropLast()) : user.path(name)
    mkdir(home, 0o700)
    let spawn = Spawn(executable: Spawn.barnstorm, directory: home, environment: Spawn.environment(home: home))
    let done = try spawn.run(arguments)
    expect(done.status, 0, "\(name): \(arguments): \(done.out)\(done.err)", sourceLocation: location)
    return done.out
  }

  private func benAdds(_ title: String) throws {
    try runs(user, "ben", "add", "Rust Belt", "--day", "1", "--title", title)
    try runs(user, "ben", "sync", "Rust Belt")
  }

  private func benShows() throws -> String {
    try runs(user, "ben", "sync", "Rust Belt")
    return try runs(user, "ben", "show", "Rust Belt")
  }

  private func moveTo(server address: String, account: String = "") throws {
    let name = try #require(user.names(in: "state/barnstorm/shares").first { $0.hasSuffix(".share.json") })
    let text = try user.text("state/barnstorm/shares/\(name)")
    let moved = text.replacing("\"folder\": \"\(user.path("folder"))\"", with: "\"server\": \"\(address)\"")
    let known = account.isEmpty ? moved : moved.replacing("\"user\": null", with: "\"user\": \"\(account)\"")
    try user.write(known, to: "state/barnstorm/shares/\(name)")
  }

  // MARK: Tests

  @Test func `items added on either side appear on the other`() throws {
    try user.start()
    try user.wait(for: "shared")
    try benAdds("Zoo")
    try user.press("T", "y", "Enter", shows: "Everything is synced.")
    try user.press("Escape", "Escape", shows: "Zoo")
    try user.press("a", shows: "Title")
    try user.enter("Mine", shows: "1 waiting")
    try user.wait(for: "shared")
    try user.wait(until: "the other person sees it") { try benShows().contains("Mine") }
    try user.quit()
    #expect(user.file.contains("\"Zoo\"") && user.file.contains("\"Mine\""))
  }

  @Test func `changes that arrive after a suspend keep the carried row`() throws {
    try user.start()
    try user.wait(for: "shared")
    try user.press("j", "j", "Space", "Right", shows: "drop here")
    try user.leave(by: "C-z")
    try benAdds("Zoo")
    try user.run("fg", shows: "Zoo")
    try user.wait(for: "drop here")
    try user.press("Space", shows: "Dropped on Day 2")
    try user.wait(for: "1 waiting")
    try user.wait(for: "shared")
    try user.quit(leaving: "dinner", onDay: 2)
    try user.wait(until: "the other person sees it") { try benShows().contains("Post-game dinner") }
  }

  /// The server takes connections and never answers.
  @Test func `a server that never responds delays no key and no quit`() throws {
    let server = try WebServer { _ in .silence(after: []) }
    try moveTo(server: server.address("/mira/rust/"))
    try user.start()
    try user.wait(until: "it is asked") { !server.requests.isEmpty }
    try user.press("j", "j", "S-Right", shows: "Moved to Day 2")
    try user.wait(for: "1 waiting")
    try user.press("T", "y", shows: "Waiting: Post-game dinner.")
    try user.press("Escape", "Escape")
    // The program that asks gives up must be after half a minute.
    try user.quit(leaving: "dinner", onDay: 2)
  }

  @Test func `a password command, with spaces in its words, finds no terminal to prompt at`() throws {
    let server = try WebServer { _ in .silence(after: []) }
    try moveTo(server: server.address("/mira/rust/"), account: "mira")
    try user.write(
      """
      #!/bin/sh
      printf '<%s>' "$@" > '\(user.path("asked"))'
      printf 'PASSPHRASE? ' >/dev/tty || exit 3
      read answer </dev/tty
      echo "$answer"

      """, to: "a b/ask")
    chmod(user.path("a b/ask"), 0o700)
    try user.write(
      "password_command = \"\(user.path("a b/ask"))\" \"of {user}\" -v\n", to: "config/barnstorm/config.ini")
    try user.start()
    try user.wait(for: "SHARING STOPPED")
    #expect(!user.screen.contains("PASSPHRASE"))
    try user.press("T", "y", shows: "failed with status 3")
    #expect(server.requests.isEmpty)
    try expect(user.text("asked"), "<of mira><-v>")
    try user.press("Escape", "Escape")
    try user.quit()
  }
}
