import Glibc
import TestSupport
import Testing

/// Keys whose bytes come one by one, as over a slow link. How slowly they come here depends on the machine as well; what is
/// expected holds for every pause.
@Suite(.waits) struct SlowKeysInATerminalTests {
  @Test(arguments: Portion.isComplete ? [40, 150, 500] : [40], ["\u{1B}OH", "\u{1B}[H", "\u{1B}[1;5K"])
  func `a slow key is never another`(milliseconds: UInt32, sent: String) throws {
    let user = try TerminalSession().start()
    try user.press("j", "j", "j", "j", "j", "j", "j", shows: "Activity: Book Tower.")
    for byte in sent.unicodeScalars {
      try user.send(String(byte))
      usleep(milliseconds * 1000)
    }
    try user.press("G", "n", shows: "Nothing to find yet")
    try user.quit(leaving: chicagoToDetroit)
  }

  /// Waits until the terminal has answered the questions of the start: nobody pastes so early, but these tests could.
  private func answered(_ user: TerminalSession) throws {
    // The title may be there before the status is.
    try user.wait(for: "+ adds one")
    try user.press("j")
    try user.wait(forNo: "+ adds one")
    try user.press("k", shows: "+ adds one")
  }

  @Test func `a slow paste is a paste`() throws {
    let user = try TerminalSession().start()
    try answered(user)
    for piece in ["\u{1B}[200~Museum", "d y q", "\u{1B}", "[20", "1~"] {
      try user.send(piece)
      usleep(100_000)
    }
    try user.wait(for: "Picked up Museumd y q, just pasted.")
    try user.press("Escape", shows: "was not added")
    try user.quit(leaving: chicagoToDetroit)
  }

  @Test func `escape ends a paste whose end was lost`() throws {
    let user = try TerminalSession().start()
    try answered(user)
    try user.send("\u{1B}[200~Museum")
    usleep(700_000)
    try user.press("Escape", shows: "Picked up Museum, just pasted.")
    try user.press("Escape")
    try user.quit(leaving: chicagoToDetroit)
  }

  /// Nobody ever writes to it, and the editor must not wait for that.
  @Test func `a pipe in the place of the schedule is refused`() throws {
    let link = #""deleted": [], "schedule": {"source": "games.csv", "follows": ["CHC", "DET"]}"#
    let user = try TerminalSession(chicagoToDetroit.replacing(#""deleted": []"#, with: link))
    try user.write("date,time,home,away\n2026-07-03,13:20,Cubs,Cardinals\n", beside: "games.csv")
    try user.start()
    // The first frame comes before the schedule is watched, a key after it.
    try user.press("j", shows: "Game: St. Louis Cardinals")
    mkfifo(user.path("trips/pipe"), 0o600)
    rename(user.path("trips/pipe"), user.path("trips/games.csv"))
    try user.wait(for: "New schedule not applied:")
    try user.wait(for: "games.csv: a pipe, not a schedule.")
    try user.press("k", shows: "+ adds one")
    try user.quit()
  }
}
