import Glibc
import TestSupport
import Testing

/// A save that fails, and what can be done about it. The directory of the trip makes place for a file, so that it fails
/// for root as well.
@Suite(.waits) struct FailedSavesInATerminalTests {
  /// A user whose last change cannot be saved: dinner is on Day 2.
  private static func user() throws -> TerminalSession {
    let user = try TerminalSession().start()
    try user.blockDirectory()
    try user.press("j", "j", "S-Right", shows: "Not saved: ")
    try user.wait(for: "NOT SAVED")
    return user
  }

  @Test func `a failed save is retried automatically`() throws {
    let user = try Self.user()
    try user.unblockDirectory()
    try user.wait(for: "Saved: all changes are in the file now.")
    try user.wait(forNo: "NOT SAVED")
    try user.quit(leaving: "dinner", onDay: 2)
  }

  @Test func `reports the reason once, and notices a directory that returns`() throws {
    let user = try Self.user()
    try user.press("k")
    try user.wait(forNo: "Not saved: ")
    #expect(user.words.contains("NOT SAVED"))
    try user.unblockDirectory()
    try user.wait(for: "Saved: all changes are in the file now.")
    try user.quit()
  }

  @Test func `messages do not double`() throws {
    let user = try Self.user()
    #expect(!user.words.contains("Not saved: not saved"))
    #expect(user.words.contains("Not a directory. Retrying automatically; press r to retry now."))
    try user.press("r", shows: "Not saved: ")
    try user.press("q", "y")
    try user.expectStatus(1)
  }

  @Test func `quitting warns and can still be called off`() throws {
    let user = try Self.user()
    try user.press("q", shows: "Quit without the last change?")
    try user.press("N", shows: "Not quitting")
    try user.unblockDirectory()
    try user.press("r", shows: "Saved: all changes are in the file now.")
    try user.quit()
  }

  @Test func `quitting at once warns too`() throws {
    let user = try TerminalSession().start()
    try user.blockDirectory()
    try user.press("j", "j", "S-Right", "q", shows: "Quit without the last change?")
    try user.press("y")
    try user.expectStatus(1)
    #expect(user.words.contains("the last change is not saved"))
  }

  @Test func `the trip can be saved elsewhere`() throws {
    let user = try Self.user()
    try user.write("somebody else's\n", to: "taken.json")
    try user.press("q", "s", shows: "Save the trip as")
    try user.enter("~/taken.json", shows: "already exists")
    try expect(user.text("taken.json"), "somebody else's\n")
    try user.press("C-u")
    try user.enter("~/none/other.json", shows: "No such file or directory")
    try user.press("C-u")
    try user.enter("~/other trip.json")
    try user.expectStatus(0)
    #expect(user.words.contains("other trip.json"))
    user.expectItem("dinner", onDay: 2, in: "other trip.json")
    expect(user.mode(of: "other trip.json"), 0o600)
    try user.run("clear; \"$BARNSTORM\"", shows: "Rust Belt Swing")
    #expect(!user.words.contains("NOT SAVED"))
    try user.quit()
  }

  @Test func `a directory that disappears loses nothing`() throws {
    let user = try TerminalSession().start()
    try user.removeDirectory()
    try user.wait(for: "FILE GONE")
    try user.press("j", "j", "S-Right", shows: "The file was deleted. Recreate it? y/N")
    try user.press("y", shows: "Not saved: ")
    try user.press("q", "s")
    try user.enter(user.path("rescued.json"))
    try user.expectStatus(0)
    user.expectItem("dinner", onDay: 2, in: "rescued.json")
  }

  /// While the last change waits, another trip comes to lie in the file's place, long enough ago to be taken for known.
  @Test func `another trip in the files place is never overwritten`() throws {
    let other = tripText(days: 2, [Item(id: "theirs", day: 1, sortOrder: 1, title: "Somebody else's")])
    let user = try Self.user()
    try user.write(other, to: "away/trip.json")
    try user.makeOld("away/trip.json")
    try user.unblockDirectory()
    let named = "another trip, \"Rust Belt Swing\", is now at this path"
    try user.wait(for: "Not saved: \(named)")
    try user.press("S-Left", shows: "Not saved: \(named)")
    try user.press("r", shows: "The file now contains \"Rust Belt Swing\": o opens it")
    try user.press("Escape", shows: "Both trips stay as they are")
    expect(user.file, other)
    try user.press("S-Right")
    try user.replaceFile(with: chicagoToDetroit.replacing("Book Tower", with: "Siren Hotel"))
    try user.wait(for: "Siren Hotel")
    try user.wait(forNo: "NOT SAVED")
    try user.quit(leaving: "dinner", onDay: 2)
    #expect(user.file.contains("Siren Hotel"))
  }

  /// A limit on the size of files stands for a full disk; it holds for root too.
  @Test func `a full disk keeps the old file`() throws {
    let user = try TerminalSession()
    try user.run("clear; (ulimit -f 1; exec \"$BARNSTORM\" '\(user.trip)')", shows: "Rust Belt")
    try user.press("j", "j", "S-Right", shows: "File too large")
    expect(user.file, chicagoToDetroit)
    try user.press("q", "y")
    try user.expectStatus(1)
    expect(user.names(in: "trips"), ["trip.json"])
  }
}
