import Almanac
import Editor
import EditorTestSupport
import Screen
import TestSupport
import Testing
@testable import Program

@Suite struct FullScreenTests {
  private static let size = Size(columns: 80, rows: 24)

  private static func pressing<State: ScreenState>(_ keys: [Key], in start: State) -> (State, [State.Effect]) {
    var state = start
    let effects = keys.flatMap { state.take(.key($0)) }
    return (state, effects)
  }

  /// Checks a screen in several looks and sizes.
  ///
  /// - Parameters:
  ///   - keys: lead to a state in which every key of the table has a meaning.
  ///   - text: a key that is text there.
  private func check<State: ScreenState & Equatable>(
    after keys: [Key], text: Key, _ make: (DisplaySettings) throws -> State
  ) rethrows {
    let start = Self.pressing(keys, in: try make(DisplaySettings(size: Self.size))).0
    for key in start.keyContext.bindings.flatMap({ $0.acceptsText ? [text] : $0.keys }) {
      let (state, effects) = Self.pressing([key], in: start)
      #expect(state != start || !effects.isEmpty, "\(State.self): \(key) does nothing")
    }
    for column in 0..<Self.size.columns {
      var pressed = start
      let effects = pressed.take(.mouse(MouseEvent(.press, column: column, row: start.displaySettings.size.keyRow)))
      let key = HintRow(start.hints, on: Self.size).key(atColumn: column)
      let (state, wanted) = Self.pressing(key.map { [$0] } ?? [], in: start)
      #expect(pressed == state && effects == wanted, "\(State.self): the hint at \(column)")
    }
    for columns in [40, 80, 200] {
      for rows in 10...40 {
        var state = try make(DisplaySettings(size: Size(columns: columns, rows: rows)))
        for _ in 0..<5 {
          #expect(state.painted().text.contains("▌"), "\(State.self), \(columns)x\(rows)")
          _ = state.take(.key(.down))
        }
      }
    }
    for (columns, rows) in [(0, 0), (1, 1), (39, 10), (40, 9)] {
      let size = Size(columns: columns, rows: rows)
      try expect(make(DisplaySettings(size: size)).painted().size, size)
    }
    let plain = try make(DisplaySettings(size: Self.size, characterSupport: .ascii, isPlain: true)).painted()
    #expect(plain.cursor != nil && plain.text.unicodeScalars.allSatisfy(\.isASCII), "\(State.self)")
  }

  @Test func `every key and hint acts, and the selected line is on the screen at every size`() throws {
    try check(after: [.down], text: .character("l"), ChooserTests.state)
    try check(after: [.down, .down], text: .character("c"), PickerTests.sample)
    check(after: [.character("b"), .down], text: .character("l"), NewTripStateTests.state)
    check(after: [.pageDown, .enter, .down, .down], text: .character("e"), ReadingStateTests.state)
    check(after: [.down], text: .character("x"), RescueTests.state)
  }
}
