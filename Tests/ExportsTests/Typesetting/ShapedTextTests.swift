import TestSupport
import Testing

@testable import Exports

struct ShapedTextTests {
  private func fonts(for text: String) throws -> FontSet {
    let font = try #require(TrueTypeFont(TrueTypeFontTests.bytes, name: "NotoSans-Regular"))
    return FontSet(regular: font, bold: font, texts: [text])
  }

  private func shaped(_ text: String) throws -> ShapedText { ShapedText(text, .regular, in: try fonts(for: text)) }

  private func seen(_ text: String) throws -> String {
    String(String.UnicodeScalarView(try shaped(text).visual.map(\.scalar)))
  }

  private func lines(_ text: String, _ width: Double) throws -> [String] {
    try shaped(text).lines(of: width, at: 10).map { String(String.UnicodeScalarView($0.glyphs.map(\.scalar))) }
  }

  @Test func `skips control characters and directional marks`() throws {
    try expect(seen("a\u{202E}b\u{0}c\r\nd\te\u{FEFF}\u{200B}f\u{FE0F}"), "abc d ef")
  }

  @Test func `a character that no font has leaves one space, not two`() throws {
    try expect(seen("Party 🎉 time"), "Party time")
    try expect(seen("🎉 Party🎉 time"), "Party time")
  }

  @Test func `a letter and its accent are one glyph where the font has it`() throws {
    try expect(shaped("Cafe\u{301}").glyphs.count, 4)
  }

  @Test func `lines end between words, and have no spaces at their ends`() throws {
    try expect(lines("one two three", 45), ["one two", "three"])
    try expect(lines("one two three", 1000), ["one two three"])
    try expect(lines("12\u{A0}mi there", 30), ["12\u{A0}mi", "there"])
    try expect(lines("", 100), [])
  }

  @Test func `a word that is wider than the line is broken`() throws {
    let parts = try lines(String(repeating: "W", count: 20), 50)
    #expect(parts.count > 3)
    expect(parts.joined(), String(repeating: "W", count: 20))
  }

  @Test func `lines of Chinese and Japanese end anywhere but before what closes a phrase`() throws {
    let parts = try lines("東京ドーム東京ドーム東京", 20)
    expect(parts.joined(), "東京ドーム東京ドーム東京")
    #expect(parts.count > 3)
    #expect(!parts.contains { $0.hasPrefix("ー") })
  }

  @Test func `reverses text from right to left, but not the numbers within it`() throws {
    try expect(seen("אבג"), "גבא")
    try expect(seen("game אבג 12:30 end"), "game 12:30 גבא end")
    try expect(seen("אב Chicago גד"), "דג Chicago בא")
    try expect(seen("(אב)"), "(בא)")
    try expect(seen("plain (text) 1–2"), "plain (text) 1–2")
  }

  /// The right column is what the program `fribidi` prints.
  @Test func `numbers, brackets and joined letters match FriBidi`() {
    for (text, visual) in [
      ("עולם Game 7 סוף", "\u{5E3}\u{5D5}\u{5E1} Game 7 \u{5DD}\u{5DC}\u{5D5}\u{5E2}"),
      ("שלום (x) 1,234", "1,234 (x) \u{5DD}\u{5D5}\u{5DC}\u{5E9}"),
      ("שלום $50", "$50 \u{5DD}\u{5D5}\u{5DC}\u{5E9}"),
      ("מחיר 50%", "50% \u{5E8}\u{5D9}\u{5D7}\u{5DE}"),
      ("ثمن ١٢٫٥", "\u{661}\u{662}\u{66B}\u{665} \u{FEE6}\u{FEE4}\u{FE9B}"),
      ("سلام (كأس)", "(\u{FEB1}\u{FE84}\u{FEDB}) \u{FEE1}\u{FEFC}\u{FEB3}"),
    ] {
      let direction = TextDirection(Array(text.unicodeScalars))
      let forms = direction.forms(ligatures: true)
      let glyphs = zip(forms, direction.levels).compactMap { form, level in
        form.map { ShapedGlyph(font: 0, glyph: 0, scalar: $0, advance: 1, level: Int(level)) }
      }
      let displayed = TextDirection.ordered(glyphs, base: direction.base).map(\.scalar)
      expect(String(String.UnicodeScalarView(displayed)), visual, "\(text)")
    }
  }

  @Test func `a text that does not fit ends in an ellipsis`() throws {
    let text = try shaped("A long name of a trip…")
    let fonts = try fonts(for: "")
    #expect(text.fitted(to: 60, at: 10, .regular, in: fonts).width(at: 10) <= 60)
    expect(text.fitted(to: 1000, at: 10, .regular, in: fonts).glyphs.count, text.glyphs.count)
  }

  @Test func `only addresses of web pages are linked`() {
    expect(WebLink("https://example.org/a b")?.address, "https://example.org/a%20b")
    expect(WebLink("HTTPS://example.org/ä)")?.address, "HTTPS://example.org/%C3%A4)")
    for text in ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "example.org", "", "https:"] {
      #expect(WebLink(text) == nil, "\(text)")
    }
  }
}
