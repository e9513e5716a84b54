import Screen
import Testing

/// The events of a burst of input, after which nothing more is waiting.
private func events(_ input: String) -> [InputEvent] {
  var decoder = InputDecoder()
  return decoder.events(input) + [decoder.pause()].compactMap { $0 }
}

extension InputDecoder {
  fileprivate mutating func events(_ input: String) -> [InputEvent] {
    input.unicodeScalars.reduce(into: []) { events, scalar in decode(scalar, into: &events) }
  }
}

/// The same, of input that is all keys.
private func keys(_ input: String) -> [Key] {
  events(input).compactMap { if case .key(let key) = $0 { key } else { nil } }
}

@Suite struct InputDecoderTests {
  @Test(arguments: [
    ("j", [Key.character("j")]), ("é東", [.character("é"), .character("東")]), (" ", [.character(" ")]),
    ("\r", [.enter]), ("\n", [.control("j")]), ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
    ("\u{15}\u{1A}", [.control("u"), .control("z")]), ("\0\u{1C}\u{9B}", []),
    ("\u{1B}", [.escape]), ("\u{1B}q", [.escape, .character("q")]), ("\u{1B}\r", [.escape, .enter]),
    ("\u{1B}\u{1B}", [.escape, .escape]),
  ])
  func plainInputBecomesKeys(input: String, expected: [Key]) {
    #expect(keys(input) == expected)
  }

  @Test(arguments: [
    ("[A", Key.up), ("OB", .down), ("[1;2A", .shiftUp), ("[1;2B", .shiftDown), ("[1;2C", .shiftRight),
    ("[1;2D", .shiftLeft), ("[H", .home), ("[4~", .end), ("[5~", .pageUp), ("[6~", .pageDown), ("[3~", .delete),
    ("[2~", .insert), ("[Z", .backTab), ("[1;2Z", .backTab), ("OP", .function(1)), ("[24~", .function(12)),
    ("OM", .enter),
  ])
  func commonSequencesAreKeysWithoutADescription(sequence: String, key: Key) {
    #expect(keys("\u{1B}\(sequence)") == [key])
    #expect(keys("\u{1B}\u{1B}\(sequence)j") == [.escape, key, .character("j")])
  }

  @Test(arguments: [
    "[99;5~", "[1;5A", "[<0;10M", "[<35;10;10M", "[<2;10;10M", "[<0;0;4M", "[?1;2c", "[>0;276;0c", "[12;40R", "[I",
    "]0;title\u{7}",
    "]11;rgb:0/0/0\u{1B}\\", "P1$r0m\u{1B}\\", "_Gi=1;OK\u{1B}\\", "Oz", "[3;2~", "[1;2;3;4;5;6;7;8;9;10m",
    "[99999999999999999999999~",
  ])
  func unknownSequencesAreSwallowedWhole(sequence: String) {
    #expect(keys("\u{1B}\(sequence)") == [])
    #expect(keys("a\u{1B}\(sequence)b") == [.character("a"), .character("b")])
  }

  @Test func aBrokenSequenceEndsWithThePauseOrTheNextEscape() {
    #expect(keys("\u{1B}[1;") == [])
    #expect(keys("\u{1B}[1;\u{1B}[A") == [.up])
    #expect(keys("\u{1B}[1\rj") == [.enter, .character("j")])
    var decoder = InputDecoder()
    #expect(decoder.events("\u{1B}]0;never ends") == [])
    #expect(decoder.pause() == nil)
    #expect(decoder.events("j") == [.key(.character("j"))])
  }

  @Test(arguments: [
    ("0;3;7M", MouseEvent(.press, column: 2, row: 6)), ("0;3;7m", MouseEvent(.release, column: 2, row: 6)),
    ("32;300;7M", MouseEvent(.drag, column: 299, row: 6)), ("64;1;1M", MouseEvent(.wheelUp, column: 0, row: 0)),
    ("65;1;1M", MouseEvent(.wheelDown, column: 0, row: 0)), ("4;3;7M", MouseEvent(.press, column: 2, row: 6)),
  ])
  func mouseReportsAreRead(report: String, expected: MouseEvent) {
    #expect(events("\u{1B}[<\(report)") == [.mouse(expected)])
    #expect(events("a\u{1B}[<\(report)b") == [.key(.character("a")), .mouse(expected), .key(.character("b"))])
  }

  @Test func aBurstOfReportsIsADragInOrder() {
    let burst = "\u{1B}[<0;5;9M\u{1B}[<32;5;8M\u{1B}[<32;5;7M\u{1B}[<0;5;7m"
    #expect(
      events(burst) == [
        .mouse(MouseEvent(.press, column: 4, row: 8)), .mouse(MouseEvent(.drag, column: 4, row: 7)),
        .mouse(MouseEvent(.drag, column: 4, row: 6)), .mouse(MouseEvent(.release, column: 4, row: 6)),
      ])
  }

  @Test func pastedTextIsNoKeys() {
    #expect(events("\u{1B}[200~q\rd y\u{1B}[A\u{1B}[201~j") == [.paste("q\rd y\u{1B}[A"), .key(.character("j"))])
    #expect(events("\u{1B}[200~\u{1B}[201~") == [.paste("")])
  }

  @Test func aPasteComesInBurstsAndALoneEscapeEndsIt() {
    var decoder = InputDecoder()
    #expect(decoder.events("\u{1B}[200~one") == [])
    #expect(decoder.pause() == nil)
    #expect(decoder.isPasting)
    #expect(decoder.events(" two\u{1B}") == [])
    #expect(decoder.pause() == .paste("one two"))
    #expect(!decoder.isPasting)
  }
}
