import Screen
import Testing

@Suite struct KeyNotationTests {
  private static let keys: [Key] =
    [
      .up, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .home, .end, .pageUp, .pageDown,
      .enter, .escape, .tab, .backTab, .backspace, .delete, .insert,
    ] + (1...12).map(Key.function) + "abcdefghijklmnopqrstuvwxyz".unicodeScalars.map(Key.control)
    + " aK+!?/[]-\"é東".unicodeScalars.map(Key.character)

  @Test(arguments: [CharacterSupport.unicode, .ascii]) func `every key has its own name`(
    characterSupport: CharacterSupport
  ) {
    let names = Self.keys.map { $0.notation(in: characterSupport) }
    #expect(!names.contains(""))
    #expect(Set(names).count == Self.keys.count)
  }

  @Test(arguments: [
    (Key.up, "↑", "Up"), (.shiftUp, "Shift-↑", "Shift-Up"), (.pageUp, "PgUp", "PgUp"),
    (.control("u"), "Ctrl-U", "Ctrl-U"), (.character(" "), "Space", "Space"), (.backTab, "Shift-Tab", "Shift-Tab"),
    (.escape, "Esc", "Esc"),
    (.function(12), "F12", "F12"), (.character("K"), "K", "K"),
  ])
  func `keys are named as in the help`(key: Key, unicode: String, ascii: String) {
    #expect(key.notation(in: .unicode) == unicode)
    #expect(key.notation(in: .ascii) == ascii)
  }
}
