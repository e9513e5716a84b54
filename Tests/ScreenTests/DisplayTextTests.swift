import Screen
import Testing

private func displayed(_ text: String, in characterSupport: CharacterSupport = .unicode) -> String {
  DisplayText.fitted(text, to: 10_000, characterSupport: characterSupport)
}

@Suite struct DisplayTextTests {
  @Test(arguments: [
    ("Chicago", "Chicago", 7),
    ("a\tb\nc\r\nd", "a b c d", 7),
    ("San José", "San José", 8),
    ("Jose\u{301}", "Jose\u{301}", 4),
    ("東京 Giants", "東京 Giants", 11),
    ("\u{1100}\u{1161}\u{11A8}", "\u{1100}\u{1161}\u{11A8}", 2),
    ("🍽️", "🍽", 1),
    ("⚾️ game", "⚾ game", 7),
    ("👍🏽", "👍", 2),
    ("👨‍👩‍👧‍👦!", "👨!", 3),
    ("👩🏽‍⚕️", "👩", 2),
    ("🏳️‍🌈", "🏳", 1),
    ("🇺🇸🇨🇦", "USCA", 4),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🏴", 2),
    ("1\u{FE0F}\u{20E3}", "1\u{20E3}", 1),
    ("\u{FE0F}", "", 0),
    ("\u{301}a", " \u{301}a", 2),
    ("क्षि", "क्षि", 3),
    ("a\u{202E}b\u{2066}c\u{2069}\u{200B}\u{FEFF}", "abc", 3),
    ("no\u{A0}break\u{3000}wide", "no break\u{3000}wide", 14),
    ("soft\u{AD}hyphen", "softhyphen", 10),
    ("e\u{301}\u{302}\u{303}\u{304}x", "e\u{301}\u{302}x", 2),
  ])
  func `text becomes its display form`(text: String, expected: String, width: Int) {
    #expect(Array(displayed(text).unicodeScalars) == Array(expected.unicodeScalars))
    #expect(DisplayText.width(of: text) == width)
    #expect(DisplayText.width(of: expected) == width, "a display form is its own display form")
  }

  @Test(arguments: [
    ("San José", "San Jose"),
    ("Łódź × Æsir", "Lodz x Asir"),
    ("Chicago → Detroit · 280 mi", "Chicago > Detroit - 280 mi"),
    ("“Ti’s” – 東京…", "\"Ti's\" - ????."),
    ("┌─┐│≡└╯", "+-+|=++"),
    ("e\u{301}⚾😀✓", "e?????"),
  ])
  func `ASCII terminals get the nearest character column for column`(text: String, expected: String) {
    #expect(displayed(text, in: .ascii) == expected)
    #expect(DisplayText.width(of: text) == expected.utf8.count)
  }

  @Test func `many combining marks stay in one cell`() {
    let zalgo = "a" + String(repeating: "\u{301}\u{200D}\u{FE0F}", count: 10_000) + "b"
    #expect(displayed(zalgo) == "a\u{301}\u{301}b")
    #expect(DisplayText.width(of: zalgo) == 2)
  }

  @Test func `text is cut exactly at every width`() {
    let text = "Tō東京 🏟️ to 👨‍👩‍👧 e\u{301}\u{301}\u{301}nd"
    let width = DisplayText.width(of: text)
    for columns in -1...width + 2 {
      for characterSupport in [CharacterSupport.unicode, .ascii] {
        let cut = DisplayText.fitted(text, to: columns, characterSupport: characterSupport)
        let taken = DisplayText.width(of: cut)
        #expect(taken <= max(0, columns))
        #expect(taken >= min(width, columns) - 1, "only a wide glyph that does not fit leaves a column empty")
        #expect((cut == displayed(text, in: characterSupport)) == (columns >= width))
      }
    }
  }

  @Test(arguments: [
    (5, CharacterSupport.unicode, "Chic…"), (7, .unicode, "Chicago"), (1, .unicode, "…"), (0, .unicode, ""),
    (5, .ascii, "Ch..."), (7, .ascii, "Chicago"), (2, .ascii, ".."), (-3, .ascii, ""),
  ])
  func `a cut text ends in an ellipsis`(columns: Int, characterSupport: CharacterSupport, expected: String) {
    #expect(DisplayText.fitted("Chicago", to: columns, characterSupport: characterSupport) == expected)
  }
}
