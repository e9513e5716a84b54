import Glibc
import TestSupport
import Testing

@Suite(.waits) struct SavesInATerminalTests {
  /// A user whose last change, dinner on Day 2, cannot be saved, for root neither: a file has the place of the directory.
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
    #expect(user.screen.filter { !$0.isWhitespace }.contains("othertrip.json"))
    user.expectItem("dinner", onDay: 2, in: "other trip.json")
    expect(user.mode(of: "other trip.json"), 0o600)
    try user.run("clear; \"$BARNSTORM\"", shows: "Rust Belt Swing")
    #expect(!user.words.contains("NOT SAVED"))
    try user.quit()
  }

  /// A limit on the size of files simulates a full disk; it applies to root too.
  @Test func `a full disk keeps the old file`() throws {
    let user = try TerminalSession()
    try user.run("clear; (ulimit -f 1; exec \"$BARNSTORM\" '\(user.trip)')", shows: "Rust Belt")
    try user.press("j", "j", "S-Right", shows: "File too large")
    expect(user.file, chicagoToDetroit)
    try user.press("q", "y")
    try user.expectStatus(1)
    #expect(user.words.contains("the last change is not saved"))
    expect(user.names(in: "trips"), ["trip.json"])
  }

  // MARK: Somebody else holds the lock

  /// Holds the lock, as another program does that is saving.
  private struct Lock {
    private let file: Int32

    init(_ user: TerminalSession) throws {
      file = open(user.path("trips/.trip.json.barnstorm.lock"), O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
      // The byte that a save locks.
      var lock = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 1 << 62, l_len: 1, l_pid: 0)
      guard file >= 0, fcntl(file, F_SETLK, &lock) == 0 else { throw SystemError(call: "fcntl", code: errno) }
    }

    func giveBack() { close(file) }
  }

  private static func slowUser() throws -> (TerminalSession, Lock) {
    let user = try TerminalSession().start()
    let lock = try Lock(user)
    try user.press("j", "j", "S-Right", shows: "saving…")
    return (user, lock)
  }

  @Test func `a second request quits without waiting`() throws {
    let (user, lock) = try Self.slowUser()
    try user.press("q", shows: "Still saving; quits when done.")
    try user.leave(by: "y")
    #expect(user.words.contains("left while the last change was being saved; it may be missing"))
    try user.expectStatus(1)
    expect(user.file, chicagoToDetroit)
    lock.giveBack()
  }

  @Test func `stopping waits for the save`() throws {
    let (user, lock) = try Self.slowUser()
    try user.press("C-z")
    usleep(300_000)
    lock.giveBack()
    try user.waitForShell()
    user.expectItem("dinner", onDay: 2)
    try user.run("fg", shows: "Rust Belt Swing")
    try user.quit()
  }
}
