import Editor
import EditorTestSupport
import Screen
import TestSupport
import Testing

@Suite struct TextInputTests {
  private func typed(_ script: String, into text: String = "") throws -> TextInput {
    var input = TextInput(text)
    for key in try KeyScript(script).keys { _ = input.press(key) }
    return input
  }

  private func press(_ key: Key, in input: inout TextInput) -> Bool { input.press(key) }

  @Test func `accepts text of any script`() throws {
    for text in ["Café", "Cafe\u{301}", "東京ドーム", "👨‍👩‍👧 zoo", "🇺🇸", "नमस्ते", "a\u{300}\u{301}\u{302}\u{303}", "مرحبا"] {
      var input = TextInput("")
      for scalar in text.unicodeScalars { #expect(press(.character(scalar), in: &input)) }
      expect(Array(input.text.unicodeScalars), Array(text.unicodeScalars))
      for _ in text { #expect(press(.backspace, in: &input)) }
      #expect(input.text.isEmpty)
    }
  }

  @Test func `the cursor moves by grapheme clusters`() throws {
    var input = try typed("Left", into: "e\u{301}👨‍👩‍👧")
    expect(input.before, "e\u{301}")
    #expect(press(.left, in: &input))
    #expect(input.before.isEmpty)
    #expect(press(.left, in: &input))
    #expect(input.before.isEmpty)
    #expect(press(.delete, in: &input))
    expect(input.text, "👨‍👩‍👧")
    #expect(press(.right, in: &input))
    #expect(input.after.isEmpty)
  }

  @Test(arguments: [
    ("Home \"x\"", "xabc def"), ("Ctrl-A \"x\"", "xabc def"), ("Home End \"x\"", "abc defx"),
    ("Home Ctrl-E \"x\"", "abc defx"), ("Left Left \"x\"", "abc dxef"), ("Ctrl-B \"x\"", "abc dexf"),
    ("Home Ctrl-F \"x\"", "axbc def"), ("Home Right Right \"x\"", "abxc def"), ("Backspace", "abc de"),
    ("Ctrl-H", "abc de"), ("Home Delete", "bc def"), ("Home Ctrl-D", "bc def"), ("Delete", "abc def"),
    ("Ctrl-U", ""), ("Left Ctrl-U", "f"), ("Left Left Left Ctrl-K", "abc "), ("Ctrl-K", "abc def"), ("Ctrl-W", "abc "),
    ("Ctrl-W Ctrl-W", ""), ("Ctrl-W Ctrl-W Ctrl-W", ""), ("Home Ctrl-W", "abc def"), ("Home Backspace", "abc def"),
  ])
  func `keys edit the line`(keys: String, text: String) throws {
    try expect(typed(keys, into: "abc def").text, text)
  }

  @Test func `a line ignores keys without a meaning`() {
    for key in [Key.up, .down, .tab, .enter, .escape, .pageUp, .function(2), .control("x"), .shiftUp, .insert] {
      var input = TextInput("abc")
      #expect(!press(key, in: &input))
      expect(input, TextInput("abc"))
    }
  }

  @Test func `moving the cursor never changes the text`() {
    var dice = SplitMix64(seed: 42)
    let scalars = Array("ab \u{301}\u{200D}👩👧🇺🇸é界ก\u{E33}한\u{1100}\u{1161}\r\n".unicodeScalars)
    for _ in 0..<300 {
      var input = TextInput("")
      var count = 0
      for _ in 0..<30 {
        switch dice.roll(0...5) {
        case 0: _ = input.press(.left)
        case 1: _ = input.press(.right)
        case 2: _ = input.press(dice.pick([.home, .end]))
        default:
          _ = input.press(.character(dice.pick(scalars)))
          count += 1
        }
        expect(input.text.unicodeScalars.count, count)
        expect(Array(input.text.unicodeScalars), Array(input.before.unicodeScalars) + Array(input.after.unicodeScalars))
      }
    }
  }
}
