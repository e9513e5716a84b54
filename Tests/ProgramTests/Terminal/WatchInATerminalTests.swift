import Glibc
import TestSupport
import Testing

@Suite(.waits) struct WatchInATerminalTests {
  /// A user namespace has limits of its own, so that no other program runs out of watches.
  private static let hasNamespaces: Bool = {
    let scratch = ProgramScratch()
    let spawn = Spawn(executable: "unshare", directory: scratch.path, environment: ["PATH": "/usr/bin:/bin"])
    return withExtendedLifetime(scratch) { (try? spawn.run(["-Ur", "true"]).status) == 0 }
  }()

  @Test(.enabled(if: hasNamespaces), arguments: ["max_inotify_instances", "max_inotify_watches"])
  func `checks the file regularly if it can't be watched`(limit: String) throws {
    let user = try TerminalSession()
    let script = #"echo 0 > /proc/sys/user/\#(limit) && exec "$BARNSTORM" "$0""#
    try user.run("clear; unshare -Ur sh -c '\(script)' '\(user.trip)'", shows: "Can't watch the file")
    try user.press("j")
    try user.wait(forNo: "Can't watch the file")
    for name in ["Siren Hotel", "Shinola Hotel"] {
      try user.replaceFile(with: chicagoToDetroit.replacing("Book Tower", with: name))
      try user.wait(for: name)
      #expect(!user.words.contains("Can't watch"))
    }
    try user.quit()
  }

  /// The number of times the program has gone to sleep of its own accord.
  private func sleeps(of process: pid_t) throws -> Int {
    let status = String(
      decoding: try ProgramScratch.bytes(at: "/proc/\(process)/task/\(process)/status"), as: UTF8.self)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") })
    return try #require(Int(line.filter(\.isNumber)))
  }

  @Test func `other files in the directories above do not wake the editor`() throws {
    let user = try TerminalSession()
    let process = try user.startNumbered()
    try user.press("j", "j", shows: "Restaurant: Post-game dinner")
    let before = try sleeps(of: process)
    for number in 1...200 {
      try user.write("", to: "stranger-\(number)")
      unlink(user.path("stranger-\(number)"))
    }
    #expect(try sleeps(of: process) - before < 20)
    try user.replaceFile(with: chicagoToDetroit.replacing("Book Tower", with: "Siren Hotel"))
    try user.wait(for: "Siren Hotel")
    try user.quit()
  }

  @Test func `a directory above that is replaced is noticed`() throws {
    let user = try TerminalSession()
    mkdir(user.path("outer"), 0o700)
    rename(user.path("trips"), user.path("outer/trips"))
    symlink("outer/trips", user.path("trips"))
    try user.start()
    rename(user.path("outer"), user.path("old"))
    try user.wait(for: "FILE GONE")
    mkdir(user.path("outer"), 0o700)
    mkdir(user.path("outer/trips"), 0o700)
    try user.write(chicagoToDetroit.replacing("Book Tower", with: "Siren Hotel"), to: "outer/trips/trip.json")
    try user.wait(for: "Siren Hotel")
    #expect(!user.words.contains("GONE"))
    unlink(user.path("trips"))
    try user.wait(for: "FILE GONE")
    symlink("old/trips", user.path("trips"))
    try user.wait(for: "Book Tower")
    try user.quit()
  }

  @Test func `a drop asks before it recreates a deleted file with its mode`() throws {
    let user = try TerminalSession()
    chmod(user.trip, 0o664)
    try user.start()
    unlink(user.trip)
    try user.wait(for: "The file was deleted or moved.")
    try user.press("j", "j", "S-Right", shows: "The file was deleted. Recreate it? y/N")
    try user.press("n", shows: "Your changes stay here, unsaved.")
    #expect(user.names(in: "trips").isEmpty)
    try user.press("r", shows: "The file was deleted. Recreate it? y/N")
    try user.press("y", shows: "Saved: all changes are in the file now.")
    try user.quit(leaving: "dinner", onDay: 2)
    expect(user.mode(of: "trips/trip.json"), 0o664)
  }

  /// As some editors save: the old file goes, then the new one comes.
  @Test func `a file that is deleted and written at once is reloaded`() throws {
    let user = try TerminalSession().start()
    for round in 1...5 {
      unlink(user.trip)
      try user.write(chicagoToDetroit.replacing("Book Tower", with: "Hotel \(round)"), to: "trips/trip.json")
      try user.wait(for: "Hotel \(round)")
      #expect(!user.words.contains("was deleted or moved"))
    }
    try user.quit()
  }

  @Test func `restores this trip and keeps the other that came in its place`() throws {
    let other = tripText(days: 2, [Item(id: "theirs", day: 1, sortOrder: 1, title: "Somebody else's")])
    let user = try TerminalSession().start()
    try user.replaceFile(with: other)
    try user.wait(for: "ANOTHER TRIP")
    try user.press("j", "j", "S-Right", shows: "NOT SAVED · ANOTHER TRIP")
    try user.press("r", "p", shows: "Restored. The other trip was moved to")
    try user.wait(forNo: "NOT SAVED")
    try user.quit(leaving: "dinner", onDay: 2)
    try expect(user.text("trips/trip.json.other-1"), other)
  }
}
