import Glibc
import TestSupport
import Testing

/// A save that takes long, since somebody else holds the lock.
@Suite(.waits) struct SlowSavesInATerminalTests {
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

  /// A user whose last change is being saved, for as long as the lock is held.
  private static func user() throws -> (TerminalSession, Lock) {
    let user = try TerminalSession().start()
    let lock = try Lock(user)
    try user.press("j", "j", "S-Right", shows: "saving…")
    return (user, lock)
  }

  @Test func `the title shows a save in progress`() throws {
    let (user, lock) = try Self.user()
    lock.giveBack()
    try user.wait(forNo: "saving…")
    try user.quit(leaving: "dinner", onDay: 2)
  }

  @Test func `quitting reports that it waits, and ends when all is saved`() throws {
    let (user, lock) = try Self.user()
    try user.press("q", shows: "Still saving; quits when done.")
    lock.giveBack()
    try user.waitForShell()
    user.expectItem("dinner", onDay: 2)
    try user.expectStatus(0)
  }

  @Test func `quitting can be hurried`() throws {
    let (user, lock) = try Self.user()
    try user.press("q", shows: "Still saving; quits when done.")
    try user.leave(by: "y")
    #expect(user.words.contains("left while the last change was being saved; it may be missing"))
    try user.expectStatus(1)
    expect(user.file, chicagoToDetroit)
    lock.giveBack()
  }

  @Test func `stopping waits for the save`() throws {
    let (user, lock) = try Self.user()
    try user.press("C-z", shows: "Stopping once the save is done")
    lock.giveBack()
    try user.waitForShell()
    user.expectItem("dinner", onDay: 2)
    try user.run("fg", shows: "Rust Belt Swing")
    try user.quit()
  }

  @Test func `stopping can be hurried`() throws {
    let (user, lock) = try Self.user()
    try user.press("C-z", shows: "Stopping once the save is done")
    try user.leave(by: "C-z")
    expect(user.file, chicagoToDetroit)
    lock.giveBack()
    try user.run("fg", shows: "Rust Belt Swing")
    try user.wait(forNo: "saving…")
    try user.quit(leaving: "dinner", onDay: 2)
  }
}
