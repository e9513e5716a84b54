import Glibc
import TestSupport
import Testing

@Suite(.waits) struct DamagedInATerminalTests {
  private static let damaged = chicagoToDetroit.replacing(#""day": 2"#, with: #""day": "two""#)
  private static let sentence = "trip.json:16:"

  private static func user() throws -> (TerminalSession, good: String) {
    let user = try TerminalSession()
    try user.run("\"$BARNSTORM\" add '\(user.trip)' --day 1 --title Museum", shows: "Added")
    let good = user.file
    try user.replaceFile(with: damaged)
    return (user, good)
  }

  @Test func `the last good copy is restored`() throws {
    let (user, good) = try Self.user()
    try user.start(waitingFor: "Restore the last good copy")
    try user.wait(for: "Rust Belt Swing, 6 items, kept today")
    try user.wait(for: "items[2].day")
    try user.press("Enter", shows: "Restored: the damaged file is now")
    try user.wait(for: "Museum")
    try user.quit(leaving: good)
    try expect(user.text("trips/trip.json.damaged-1"), Self.damaged)
  }

  @Test func `lists each repair before it is applied`() throws {
    let (user, _) = try Self.user()
    try user.start(waitingFor: "Repair the file")
    try user.press("Down", "Enter", shows: "line 16: ")
    expect(user.file, Self.damaged)
    try user.press("Escape", shows: "Restore the last good copy")
    try user.press("p", "Enter", shows: "Repaired: the damaged file is now")
    try user.quit()
    #expect(user.file.contains("Wrigley Field"))
    try expect(user.text("trips/trip.json.damaged-1"), Self.damaged)
  }

  @Test(arguments: ["q", "Escape", "C-c"])
  func `quitting changes nothing, and the error is printed`(key: String) throws {
    let (user, _) = try Self.user()
    try user.start(waitingFor: "Restore the last good copy")
    try user.press(key)
    try user.expectStatus(1)
    #expect(user.words.contains("barnstorm: "))
    #expect(user.words.contains(Self.sentence))
    expect(user.file, Self.damaged)
    try expect(user.fact("mouse_any_flag"), "0")
  }

  @Test(arguments: ["< /dev/null", "| cat"]) func `without a terminal only the error is printed`(pipe: String) throws {
    let (user, _) = try Self.user()
    try user.run("clear; \"$BARNSTORM\" '\(user.trip)' \(pipe); echo end", shows: Self.sentence)
    try user.wait(for: "end")
    #expect(!user.words.contains("Restore"))
    expect(user.file, Self.damaged)
  }

  @Test func `reports a file that becomes damaged and restores the trip`() throws {
    let user = try TerminalSession().start()
    try user.replaceFile(with: Self.damaged)
    try user.wait(for: "The file is damaged now: ")
    try user.wait(for: "FILE DAMAGED")
    try user.press("j", "j", "S-Right", shows: "Not saved")
    expect(user.file, Self.damaged)
    try user.press("r", shows: "Restore the trip as shown")
    try user.press("Escape")
    try user.wait(forNo: "Restore the trip as shown")
    try user.wait(for: "NOT SAVED")
    expect(user.file, Self.damaged)
    try user.press("r", shows: "Restore the trip as shown")
    try user.press("Enter", shows: "Day 1 -")
    try user.wait(forNo: "NOT SAVED")
    try user.quit(leaving: "dinner", onDay: 2)
    try expect(user.text("trips/trip.json.damaged-1"), Self.damaged)
  }

  /// Truncated and altered files through the real start of the editor: a screen or a sentence, never a crash, and the
  /// file stays as it is.
  @Test func `a damaged file causes no crash and stays unchanged`() throws {
    let user = try TerminalSession()
    let bytes = Array(chicagoToDetroit.utf8)
    var random = SystemRandomNumberGenerator()
    for sample in 0..<60 {
      var damaged = bytes
      if sample < 30 {
        damaged = Array(bytes.prefix(bytes.count * sample / 30))
      } else {
        for _ in 0..<3 { damaged[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255) }
      }
      try user.replaceFile(withBytes: damaged)
      try user.run("clear; \"$BARNSTORM\" '\(user.trip)'; echo \"sample \(sample): $?.\"")
      func hasEnded() -> Bool {
        let words = user.words
        return words.contains("sample \(sample): 0.") || words.contains("sample \(sample): 1.")
      }
      try user.wait(until: "the program says something about \(damaged)") {
        user.words.contains("Esc quit") || user.words.contains("q quit") || hasEnded()
      }
      if !hasEnded() { try user.press("q") }
      try user.wait(until: "the program ends with \(damaged)", hasEnded)
      try expect(user.bytes, damaged, "\(damaged)")
    }
  }
}
