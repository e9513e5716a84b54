import Glibc
import Testing

/// Keys whose bytes come one by one, as over a slow link. How slowly they come here depends on the machine as well; what is
/// expected holds for every pause.
struct SlowKeysInATerminal {
  @Test(arguments: [40, 150, 500], ["\u{1B}OH", "\u{1B}[H", "\u{1B}[1;5K", "\u{1B}[M HH"])
  func aSlowKeyIsNeverAnother(milliseconds: UInt32, sent: String) throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("j", "j", "j", "j", "j", "j", "j")
    try user.wait(for: "Hotel: Book Tower.")
    for byte in sent.unicodeScalars {
      try user.send(String(byte))
      usleep(milliseconds * 1000)
    }
    try user.press("G", "n")
    try user.wait(for: "Nothing to find yet")
    try user.quit()
    #expect(user.file == chicagoToDetroit)
  }

  @Test func aSlowPasteIsAPaste() throws {
    let user = try TerminalSession()
    try user.start()
    for piece in ["\u{1B}[200~Museum", "d y q", "\u{1B}", "[20", "1~"] {
      try user.send(piece)
      usleep(100_000)
    }
    try user.wait(for: "Picked up Museumd y q, just pasted.")
    try user.press("Escape")
    try user.wait(for: "was not added")
    try user.quit()
    #expect(user.file == chicagoToDetroit)
  }

  @Test func escapeEndsAPasteWhoseEndWasLost() throws {
    let user = try TerminalSession()
    try user.start()
    try user.send("\u{1B}[200~Museum")
    usleep(700_000)
    try user.press("Escape")
    try user.wait(for: "Picked up Museum, just pasted.")
    try user.press("Escape")
    try user.quit()
    #expect(user.file == chicagoToDetroit)
  }
}
