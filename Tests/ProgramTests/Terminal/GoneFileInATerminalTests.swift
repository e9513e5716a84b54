import Glibc
import TestSupport
import Testing

/// A file that is deleted, or another trip in its place, while it is open in the editor.
@Suite(.waits) struct GoneFileInATerminalTests {
  private static func user() throws -> TerminalSession {
    let user = try TerminalSession()
    chmod(user.trip, 0o664)
    try user.start()
    return user
  }

  private static let other = tripText(days: 2, [Item(id: "theirs", day: 1, sortOrder: 1, title: "Somebody else's")])
    .replacing("Rust Belt Swing", with: "Great Lakes Loop")

  @Test func `a drop asks before it recreates the file with its mode`() throws {
    let user = try Self.user()
    unlink(user.trip)
    try user.wait(for: "The file was deleted or moved.")
    try user.wait(for: "FILE GONE")
    try user.press("j", "j", "S-Right", shows: "The file was deleted. Recreate it? y/N")
    #expect(user.names(in: "trips").isEmpty)
    try user.press("n", shows: "Your changes stay here, unsaved.")
    #expect(user.words.contains("NOT SAVED · FILE GONE"))
    #expect(user.names(in: "trips").isEmpty)
    try user.press("r", "y", shows: "Saved: all changes are in the file now.")
    try user.quit(leaving: "dinner", onDay: 2)
    expect(user.mode(of: "trips/trip.json"), 0o664)
  }

  @Test func `a drag continues`() throws {
    let user = try Self.user()
    try user.press("j", "j", "Space", "Right", shows: "drop here")
    unlink(user.trip)
    try user.wait(for: "FILE GONE")
    #expect(user.words.contains("drop here"))
    try user.press("Space", shows: "The file was deleted. Recreate it? y/N")
    try user.press("y", shows: "Saved: ")
    try user.quit(leaving: "dinner", onDay: 2)
  }

  @Test func `quitting with what was changed warns`() throws {
    let user = try Self.user()
    unlink(user.trip)
    try user.wait(for: "FILE GONE")
    try user.press("j", "j", "S-Right", shows: "The file was deleted. Recreate it? y/N")
    try user.press("n", "q", shows: "Quit without the last change? y/N")
    try user.press("s")
    try user.enter(user.path("rescued.json"))
    try user.waitForShell()
    user.expectItem("dinner", onDay: 2, in: "rescued.json")
    #expect(user.names(in: "trips").isEmpty)
  }

  /// As some editors save: the old file goes, then the new one comes.
  @Test func `a file that is deleted and written at once is reloaded`() throws {
    let user = try Self.user()
    for round in 1...5 {
      unlink(user.trip)
      try user.write(chicagoToDetroit.replacing("Book Tower", with: "Hotel \(round)"), to: "trips/trip.json")
      try user.wait(for: "Hotel \(round)")
      #expect(!user.words.contains("was deleted or moved"))
    }
    try user.quit()
  }

  @Test func `a file that comes back is followed again`() throws {
    let user = try Self.user()
    unlink(user.trip)
    try user.wait(for: "FILE GONE")
    try user.press("j", "j", "S-Right", "n", shows: "NOT SAVED")
    try user.write(chicagoToDetroit.replacing("Book Tower", with: "Siren Hotel"), to: "trips/trip.json")
    try user.wait(for: "Siren Hotel")
    try user.wait(forNo: "NOT SAVED")
    try user.quit(leaving: "dinner", onDay: 2)
    #expect(user.file.contains("Siren Hotel"))
  }

  // MARK: Another trip in its place

  @Test func `names another trip, and opens it only on request`() throws {
    let user = try Self.user()
    try user.replaceFile(with: Self.other)
    try user.wait(for: "another trip, \"Great Lakes Loop\", is now at this path")
    try user.wait(for: "ANOTHER TRIP")
    #expect(user.words.contains("Rust Belt Swing"))
    #expect(user.words.contains("Post-game dinner"))
    try user.press("r", "o", shows: "Opened Great Lakes Loop.")
    try user.wait(for: "Somebody else's")
    expect(user.file, Self.other)
    try user.press("j", "S-Right", shows: "Day 2")
    try user.quit(leaving: "theirs", onDay: 2)
  }

  @Test func `restores this trip and keeps the other`() throws {
    let user = try Self.user()
    try user.replaceFile(with: Self.other)
    try user.wait(for: "ANOTHER TRIP")
    try user.press("j", "j", "S-Right", shows: "NOT SAVED · ANOTHER TRIP")
    try user.press("r", "p", shows: "Restored. The other trip was moved to")
    try user.wait(forNo: "NOT SAVED")
    try user.quit(leaving: "dinner", onDay: 2)
    try expect(user.text("trips/trip.json.other-1"), Self.other)
  }
}
