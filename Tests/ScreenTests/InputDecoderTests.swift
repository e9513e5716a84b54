import Screen
import Testing

/// What the keys of an xterm, a Linux console and the like send, and what is to become of it.
enum SentByTerminals {
  static let keys: [(sent: String, key: Key)] = [
    ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}OD", .left), ("\u{1B}[1;2A", .shiftUp),
    ("\u{1B}[1;2B", .shiftDown), ("\u{1B}[1;2C", .shiftRight), ("\u{1B}[1;2D", .shiftLeft), ("\u{1B}[a", .shiftUp),
    ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}OF", .end), ("\u{1B}[4~", .end),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[3~", .delete), ("\u{1B}[2~", .insert),
    ("\u{1B}[Z", .backTab), ("\u{1B}[1;2Z", .backTab), ("\u{1B}OM", .enter), ("\u{1B}OP", .function(1)),
    ("\u{1B}[[B", .function(2)), ("\u{1B}[24~", .function(12)),
  ]

  static let reports: [(sent: String, event: MouseEvent)] = [
    ("0;3;7M", MouseEvent(.press, column: 2, row: 6)), ("0;3;7m", MouseEvent(.release, column: 2, row: 6)),
    ("32;300;7M", MouseEvent(.drag, column: 299, row: 6)), ("64;1;1M", MouseEvent(.wheelUp, column: 0, row: 0)),
    ("65;1;1M", MouseEvent(.wheelDown, column: 0, row: 0)), ("4;3;7M", MouseEvent(.press, column: 2, row: 6)),
    ("2;3;7M", MouseEvent(.secondaryPress, column: 2, row: 6)),
  ].map { ("\u{1B}[<" + $0, $1) }

  /// What means nothing here.
  static let foreign = [
    "[99;5~", "[1;5A", "[<0;10M", "[<35;10;10M", "[<1;10;10M", "[<2;10;10m", "[<0;0;4M", "[>0;276;0c", "[12;40R", "[I",
    "P1$r0m\u{1B}\\", "_Gi=1;OK\u{1B}\\", "Oz", "[3;2~", "[1;2;3;4;5;6;7;8;9;10m", "[99999999999999999999999~",
    "[7$", "[201~", "OK", "[K", "[1;5H", "[" + String(repeating: "1;", count: 40) + "A",
  ].map { "\u{1B}" + $0 }

  static let commands = ["]11;rgb:ffff/0000/8080\u{7}", "]0;title é\u{1B}\\", "[?1;2c", "[?64c"].map { "\u{1B}" + $0 }

  static let pastes = [
    ("one\rd y q", "one\rd y q"), ("", ""), ("é東 \u{1B}[A \u{1B}[201x", "é東 \u{1B}[A \u{1B}[201x"),
  ].map { (sent: "\u{1B}[200~\($0)\u{1B}[201~", text: $1) }

  static let all: [String] = keys.map(\.sent) + reports.map(\.sent) + foreign + commands + pastes.map(\.sent)
}

@Suite struct InputDecoderTests {
  @Test(arguments: [
    ("j", [Key.character("j")]), ("é東", [.character("é"), .character("東")]), (" ", [.character(" ")]),
    ("\r", [.enter]), ("\n", [.control("j")]), ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
    ("\u{15}\u{1A}", [.control("u"), .control("z")]), ("\0\u{1C}\u{9B}", []),
    ("\u{1B}", [.escape]), ("\u{1B}q", [.escape, .character("q")]), ("\u{1B}\r", [.escape, .enter]),
    ("\u{1B}\u{1B}", [.escape, .escape]), ("\u{1B}Xd", [.escape, .character("X"), .character("d")]),
  ])
  func `plain input becomes keys`(input: String, expected: [Key]) {
    #expect(Typist.events(input) == expected.map(InputEvent.key))
  }

  @Test(
    arguments: [
      ([0xFF], 1), ([0xC3, 0x6A], 2), ([0xE2, 0x82], 0), ([0xE2, 0x82, 0x0D], 2), ([0xED, 0xA0, 0x80], 3),
      ([0xF0, 0x9F, 0x1B, 0x5B, 0x41], 2), ([0x80], 1),
    ] as [([UInt8], Int)])
  func `invalid UTF-8 becomes a visible replacement`(bytes: [UInt8], count: Int) {
    let events = Typist.events(bytes)
    #expect(events.count == count)
    #expect(count == 0 || events.first == .key(.character("\u{FFFD}")))
  }

  @Test func `common sequences are keys without a description`() {
    for (sent, key) in SentByTerminals.keys {
      #expect(Typist.events(sent) == [.key(key)])
      #expect(Typist.events("\u{1B}\(sent)j") == [.key(.escape), .key(key), .key(.character("j"))])
    }
  }

  @Test func `unknown sequences are swallowed completely`() {
    for sent in SentByTerminals.foreign {
      #expect(Typist.events(sent) == [], "\(sent)")
      #expect(Typist.events("a\(sent)b") == [.key(.character("a")), .key(.character("b"))], "\(sent)")
    }
  }

  @Test func `the description of the terminal comes first`() {
    let entries: [(String, Key)] = [
      ("\u{1B}A", .up), ("\u{1B}[M", .function(1)), ("\u{B}", .up), ("\u{7F}", .delete), ("\u{1B}[[5~", .pageUp),
      ("\u{1B}", .home),
    ]
    let keys = KeySequences(entries.map { (Array($0.utf8), $1) })
    var decoder = InputDecoder(keys: keys)
    let events = decoder.decode(Array("\u{1B}A\u{1B}[Mj\u{B}\u{7F}\u{1B}[[5~\u{1B}[[A\u{1B}[B".utf8), at: 0)
    #expect(
      events
        == [.up, .function(1), .character("j"), .up, .delete, .pageUp, .function(1), .down].map(InputEvent.key))
  }

  @Test func `a broken sequence ends with the next control character`() {
    #expect(Typist.events("\u{1B}[1;") == [])
    #expect(Typist.events("\u{1B}[1;\u{1B}[A") == [.key(.up)])
    #expect(Typist.events("\u{1B}[1\rj") == [.key(.enter), .key(.character("j"))])
    #expect(Typist.events("\u{1B}]0;never ends\rj") == [.key(.enter), .key(.character("j"))])
    #expect(Typist.events("\u{1B}]0;never ends\u{1B}[Aj") == [.key(.up), .key(.character("j"))])
    #expect(Typist.events("\u{1B}[1é") == [.key(.character("é"))])
  }

  /// Alt with a key that could begin a string is not a string: what is typed next is not swallowed.
  @Test(arguments: ["]", "P", "_"]) func `Alt with a key swallows only that key`(letter: String) {
    #expect(Typist.events("\u{1B}\(letter)jk") == [.key(.character("j")), .key(.character("k"))])
  }

  @Test(
    arguments: [
      ("\u{1B}[?2026;2$y", .modeReport(2026, isKnown: true)), ("\u{1B}[?2026;1$y", .modeReport(2026, isKnown: true)),
      ("\u{1B}[?2026;0$y", .modeReport(2026, isKnown: false)), ("\u{1B}[?2031;4$y", .modeReport(2031, isKnown: false)),
      ("\u{1B}[?997;1n", .colorScheme(isDark: true)), ("\u{1B}[?997;2n", .colorScheme(isDark: false)),
      ("\u{1B}[?997;3n", nil), ("\u{1B}[?2026$y", nil), ("\u{1B}[?1;2;3n", nil),
    ] as [(String, InputEvent?)])
  func `decodes reports of modes and colors`(bytes: String, event: InputEvent?) {
    #expect(Typist.events(bytes + "j") == [event, .key(.character("j"))].compactMap { $0 })
  }

  @Test func `reports responses of the terminal`() {
    #expect(
      Typist.events(SentByTerminals.commands.joined())
        == [
          .operatingSystemCommand("11;rgb:ffff/0000/8080"), .operatingSystemCommand("0;title é"), .deviceAttributes,
          .deviceAttributes,
        ])
    let limit = String(repeating: "x", count: InputDecoder.longestCommand - 2)
    #expect(Typist.events("\u{1B}]1;\(limit)\u{7}j") == [.operatingSystemCommand("1;\(limit)"), .key(.character("j"))])
    #expect(Typist.events("\u{1B}]1;\(limit)x\u{7}j") == [.key(.character("j"))])
  }

  @Test func `decodes mouse reports`() {
    for (sent, event) in SentByTerminals.reports {
      #expect(Typist.events("a\(sent)b") == [.key(.character("a")), .mouse(event), .key(.character("b"))])
    }
  }

  /// Three bytes of any value, among them those of letters that edit.
  @Test func `decodes mouse reports of the old form`() {
    let bytes: [UInt8] = Array("\u{1B}[M".utf8)
    let press = MouseEvent(.press, column: 9, row: 4)
    #expect(Typist.events(bytes + [32, 33 + 9, 33 + 4]) == [.mouse(press)])
    // Slower than an escape waits, they can't be distinguished from keys.
    #expect(Typist.events(bytes + [32, 33 + 9, 33 + 4]) { _ in InputDecoder.timeout - 1 } == [.mouse(press)])
    #expect(Typist.events(bytes + [35, 33 + 39, 0xC8]) == [.mouse(MouseEvent(.release, column: 39, row: 167))])
    #expect(
      Typist.events(bytes + [34, 72, 72, 0x6A]) == [
        .mouse(MouseEvent(.secondaryPress, column: 39, row: 39)), .key(.character("j")),
      ])
    #expect(Typist.events(bytes + [33, 72, 72, 0x6A]) == [.key(.character("j"))])
  }

  @Test func `pasted text is not keys`() {
    for (sent, text) in SentByTerminals.pastes {
      #expect(Typist.events(sent + "j") == [.paste(text), .key(.character("j"))])
    }
  }
}
