import Testing

@Suite(.waits) struct SafeTextTests {
  private static let wild = smallTrip.replacing("\"Hotel\"", with: #""\u001b[31mRed\u0007\nRoom\u009b2J👩‍🍳""#)

  @Test func `a pipe gets the text without control characters, on one line`() throws {
    let answer = try Desk(trip: Self.wild).answer("show", "trip.json")
    #expect(answer.contains("  d4-h                 \u{FFFD}[31mRed\u{FFFD} Room\u{FFFD}2J👩‍🍳 · Activity\n"))
  }

  @Test func `a terminal gets the form that the editor shows`() throws {
    let (status, screen) = try Desk(trip: Self.wild).runOnTerminal("show", "trip.json")
    #expect(status == 0)
    #expect(screen.contains("  d4-h                 \u{FFFD}[31mRed\u{FFFD} Room\u{FFFD}2J👩 · Activity\n"))
  }

  @Test func `a terminal without UTF-8 gets ASCII`() throws {
    let (_, screen) = try Desk(locale: "C").runOnTerminal("show", "trip.json")
    #expect(screen.contains("Lou Mitchell's"))
    #expect(screen.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `complaints are safe and stay on one line`() throws {
    let desk = try Desk(trip: Self.wild)
    #expect(try desk.refusal("show", "a\u{1B}[2J\nb/") == #""a\u001b[2J\nb/": cannot open: No such file or directory"#)
    #expect(
      try desk.refusal("delete", "trip.json", "d4-h")
        == "not deleted; pass --yes to delete \"\u{FFFD}[31mRed\u{FFFD} Room\u{FFFD}2J👩‍🍳\" without asking")
    #expect(try desk.misuse("--\u{1B}[2J") == "unknown option '--\u{FFFD}[2J'")
  }
}
