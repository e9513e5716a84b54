import TestSupport
import Testing

/// What the terminal shows after many small updates is what it shows after the whole screen was redrawn.
@Suite(.waits) struct StalenessTests {
  private static let keys =
    "j k j k g G J K m + e ? x ! [ ] n a1".split(separator: " ").map(String.init)
    + ["\u{1B}[5~", "\u{1B}[6~", " ", " ", "\r", "\t", "\u{1B}[<64;5;5M", "\u{1B}[<65;5;5M"]
    + ["\u{1B}[<0;10;8M\u{1B}[<32;10;12M\u{1B}[<0;10;12m"]

  /// Wide enough for the sentences on the way: one that takes another line scrolls the list, as it should.
  private static let sizes = [(80, 24), (64, 12), (100, 30), (72, 15)]

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func `nothing remains of an earlier screen`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let user = try TerminalSession().start(waitingFor: "quit")
    for burst in 1...12 {
      if random.once(in: 3) { try resize(user, to: random.pick(Self.sizes)) }
      for _ in 0..<random.roll(1...12) { try user.send(random.pick(Self.keys)) }
      let before = try rest(user, "#x\(burst)")
      try user.press("C-l")
      let after = try rest(user, "#y\(burst)")
      let stale = zip(before, after).filter { $0 != $1 }.map { "\($0) | \($1)" }
      expect(stale, [], "seed \(seed), burst \(burst): \(stale.map(\.debugDescription))")
    }
    try user.quit()
  }

  /// The terminal passes its new size on when it finds the time; the title, which ends a column before the right edge, shows
  /// when the program has it.
  private func resize(_ user: TerminalSession, to size: (columns: Int, rows: Int)) throws {
    try user.resize(columns: size.columns, rows: size.rows)
    try user.wait(until: "the title is \(size.columns) columns wide") {
      let lines = user.screen.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.first?.count == size.columns - 1 && lines.prefix(size.rows).last?.contains("quit") == true
    }
  }

  /// The screen without its last lines, once the program has done all that it was sent, which a search shows. Its first
  /// character has no match either: the list would scroll to one.
  private func rest(_ user: TerminalSession, _ nothing: String) throws -> [Substring] {
    // A changed form asks whether to leave it; a question before that is answered with no. `y` would copy a row of the list.
    try user.press("Escape", "Y", "Escape", "Y", "Escape", "Escape")
    try user.enter("/\(nothing)", shows: "No row contains \"\(nothing)\"")
    let screen = try user.screen(where: "the title tells of no save") { !$0.contains("saving…") }
    return screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast(5)
  }
}
