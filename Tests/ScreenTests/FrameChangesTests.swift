import Screen
import Testing

/// What differs between two frames, against a reference that looks at every cell.
@Suite struct FrameChangesTests {
  private static let texts = [
    "", " ", "a", "Chicago", "東京都", "é 🏟️ x", "e\u{301}", "─────", "12:30 PM", "\u{1B}[2J", "\u{301}",
  ]

  private func randomFrame(_ random: inout some RandomNumberGenerator) -> Frame {
    var frame = Frame(size: Size(columns: 12, rows: 3))
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let text = Self.texts.randomElement(using: &random) ?? ""
      let style: Style = Bool.random(using: &random) ? .plain : Style(.dragHandle, .selected)
      frame.put(
        text, column: .random(in: -3...13, using: &random), row: .random(in: -1...3, using: &random), style: style,
        limit: Bool.random(using: &random) ? nil : .random(in: 0...9, using: &random))
    }
    return frame
  }

  @Test func `the changed columns match the reference`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let (before, after) = (randomFrame(&random), randomFrame(&random))
      for row in 0..<3 {
        let differing = (0..<12).filter { before[$0, row] != after[$0, row] }
        var expected = differing.first.flatMap { first in differing.last.map { first..<$0 + 1 } }
        if let range = expected, range.lowerBound > 0, after[range.lowerBound, row].width == 0 {
          expected = range.lowerBound - 1..<range.upperBound
        }
        #expect(after.changedColumns(ofRow: row, since: before) == expected, "\(before.text)\n\(after.text)")
      }
    }
  }

  @Test func `every style has its own number`() {
    var seen = Array(repeating: false, count: Style.count)
    for role in Style.Role.allCases {
      for traits in 0..<UInt8(8) {
        let style = Style(role, Style.Traits(rawValue: traits))
        #expect(!seen[style.index])
        seen[style.index] = true
      }
    }
  }
}
