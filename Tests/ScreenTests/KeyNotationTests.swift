import Screen
import Testing

@Suite struct KeyNotationTests {
  private static let keys: [Key] =
    [
      .up, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .home, .end, .pageUp, .pageDown,
      .enter, .escape, .tab, .backTab, .backspace, .delete, .insert,
    ] + (1...12).map(Key.function) + "abcdefghijklmnopqrstuvwxyz".unicodeScalars.map(Key.control)
    + " aK+!?/[]-\"é東".unicodeScalars.map(Key.character)

  @Test(arguments: keys) func `every key is read back from its notation`(key: Key) {
    #expect(!key.notation.isEmpty)
    #expect(Key(notation: key.notation) == key)
    #expect(Key(notation: key.notation(in: .ascii)) == key)
  }

  @Test func `no two keys share a notation`() {
    #expect(Set(KeyNotationTests.keys.map(\.notation)).count == KeyNotationTests.keys.count)
  }

  @Test(arguments: [
    (Key.up, "↑", "Up"), (.shiftUp, "Shift-↑", "Shift-Up"), (.pageUp, "PgUp", "PgUp"),
    (.control("u"), "Ctrl-U", "Ctrl-U"),
    (.character(" "), "Space", "Space"), (.backTab, "Shift-Tab", "Shift-Tab"), (.escape, "Esc", "Esc"),
    (.function(12), "F12", "F12"), (.character("K"), "K", "K"),
  ])
  func `keys are named as in the help`(key: Key, unicode: String, ascii: String) {
    #expect(key.notation == unicode)
    #expect(key.notation(in: .ascii) == ascii)
  }

  @Test(arguments: [
    ("S-Up", Key.shiftUp), ("C-u", .control("u")), ("escape", .escape), ("PageDown", .pageDown), ("up", .up),
    ("S-Tab", .backTab), ("SPACE", .character(" ")), ("return", .enter), ("S-↓", .shiftDown), ("↓", .down),
  ])
  func `short and long names are understood`(notation: String, key: Key) {
    #expect(Key(notation: notation) == key)
  }

  @Test(arguments: ["", "Upp", "Ctrl-", "Ctrl-1", "Ctrl-ab", "F0", "F13", "Fx", "jj", "S-", "Shift-a"])
  func `what is no key is refused`(notation: String) {
    #expect(Key(notation: notation) == nil)
  }

  @Test func `a script is keys and typed text`() throws {
    let script = try KeyScript("j  Space\nDown Ctrl-U \"a \\\"b\\\\\" Enter")
    let typed: [Key] = "a \"b\\".unicodeScalars.map(Key.character)
    #expect(script.keys == [.character("j"), .character(" "), .down, .control("u")] + typed + [.enter])
    #expect(try KeyScript("").keys.isEmpty)
  }

  @Test func `a script names what it does not know`() {
    #expect(throws: KeyScript.Problem.unknownKey("Dwon")) { try KeyScript("j Dwon k") }
    #expect(throws: KeyScript.Problem.unclosedQuote) { try KeyScript("\"abc") }
    #expect(throws: KeyScript.Problem.unclosedQuote) { try KeyScript("\"abc\\") }
  }
}
