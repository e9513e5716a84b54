import Fuzzing
import TestSupport
import Testing

/// What terminals send in random pieces and order, with random pauses; the seed of a failure is in its message.
@Suite struct RandomInputTests {
  private static let pieces: [String] = [
    "\u{1B}", "\u{1B}[", "\u{1B}O", "[", "O", "]", "P", "_G", "A", "H", "K", "M", "d", "y", "~", "1", ";2", "200~",
    "201~",
    "<0;3;7", "m", "?1;2c", "\u{7}", "\\", "\r", "é", "東", "$", " ", "\u{1B}[200~", "\u{1B}[201~", "]11;rgb:0", "[M HH",
  ]

  @Test(arguments: Portion.seeds(20)) func `every target survives random input in bounded time`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    for _ in 0..<300 {
      var bytes: [UInt8] = [UInt8.random(in: 0...31, using: &dice)]
      for _ in 0..<Int(bytes[0]) { bytes.append(.random(in: .min ... .max, using: &dice)) }
      for _ in 0..<Int.random(in: 1...12, using: &dice) {
        bytes += Self.pieces.randomElement(using: &dice).map { Array($0.utf8) } ?? []
        if UInt8.random(in: 0..<20, using: &dice) == 0 { bytes.append(.random(in: .min ... .max, using: &dice)) }
      }
      let violation = FuzzTarget.input.violation(about: bytes)
      #expect(violation == nil, "seed \(seed): \(bytes)")
      if violation != nil { return }
    }
  }
}
