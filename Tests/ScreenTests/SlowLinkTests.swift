import Screen
import TestSupport
import Testing

@Suite struct SlowLinkTests {
  @Test func `Escape acts at once`() {
    var typist = Typist()
    typist.send("\u{1B}")
    #expect(typist.events.isEmpty)
    #expect(typist.decoder.deadline == typist.now + InputDecoder.timeout)
    #expect((50...80).contains(InputDecoder.timeout))
    typist.wait(80)
    #expect(typist.events == [.key(.escape)])
    #expect(typist.decoder.deadline == nil)
  }

  @Test func `only Escape waits for another byte`() {
    for sent in ["j", "\u{1B}[", "\u{1B}O", "\u{1B}[1;2", "\u{1B}[<0;3", "\u{1B}]11;", "\u{1B}[200~text"] {
      var typist = Typist()
      typist.send(sent)
      #expect(typist.decoder.deadline == nil, "\(sent)")
    }
  }

  @Test func `bytes that come forty milliseconds apart are one sequence`() {
    for sent in SentByTerminals.all {
      let whole = Typist.events(sent)
      #expect(Typist.events(Array(sent.utf8)) { _ in 40 } == whole, "\(sent)")
      #expect(
        Typist.events(Array((sent + "j\u{1B}").utf8)) { _ in 60 } == whole + [.key(.character("j")), .key(.escape)])
    }
  }

  /// One pause of any length at any place, but for the one after an escape: there the Escape key answers first.
  @Test func `one pause anywhere changes nothing`() {
    for sent in SentByTerminals.all {
      let whole = Typist.events(sent)
      let bytes = Array(sent.utf8)
      for cut in 1..<bytes.count {
        for pause in [70, 400, 5_000, 1_000_000] {
          let cutHere = Typist.events(bytes) { $0 == cut ? pause : 0 }
          // The Escape key answers a pause behind the escape; the one that ends a string answers nothing.
          #expect(cutHere == (cut == 1 ? [.key(.escape)] : []) + whole, "\(sent) cut at \(cut) for \(pause)")
        }
      }
    }
  }

  /// The events of a slow sequence, except the Escape key and ambiguous characters, are those of a fast one.
  @Test func `half a sequence is never a key, however slow it is`() {
    for sent in SentByTerminals.all {
      let whole = Typist.events(sent)
      let bytes = Array(sent.utf8)
      // Terminals take escapes out of what they paste; after a silence one would end the paste.
      let hasEscapes = sent.hasPrefix("\u{1B}[200~") && sent.unicodeScalars.count { $0 == "\u{1B}" } > 2
      for pause in [64, 65, 66, 300, 499, 3_000] where !hasEscapes || pause < InputDecoder.silence {
        for rhythm in 0..<4 {
          let slow = Typist.events(bytes) { ($0 % 4) == rhythm || rhythm == 0 ? pause : 30 }
          let certain = slow.filter { !$0.isInDoubt && $0 != .key(.escape) }
          // All of it, or nothing but characters in doubt.
          let isComplete = certain == whole || certain.isEmpty && slow.contains { $0.isInDoubt }
          #expect(isComplete, "\(sent) every \(pause): \(slow)")
        }
      }
    }
  }

  @Test(arguments: [66, 500, 60_000]) func `Home in three parts is not Shift-arrow`(pause: Int) {
    for sent in ["\u{1B}OH", "\u{1B}[H"] {
      let events = Typist.events(Array(sent.utf8)) { _ in pause }
      let bracket = Unicode.Scalar(Array(sent.utf8)[1])
      #expect(events == [.key(.escape), .ambiguousKey(.character(bracket)), .ambiguousKey(.character("H"))])
    }
  }

  @Test func `reads keys of the user's settings`() {
    var typist = Typist()
    typist.send("\u{1B}")
    typist.wait(300)
    typist.send("[")
    #expect(typist.events == [.key(.escape)])
    typist.wait(InputDecoder.timeout)
    #expect(typist.events == [.key(.escape), .ambiguousKey(.character("["))])
    typist.send("?")
    typist.wait(200)
    typist.send("K")
    typist.send("K")
    #expect(
      typist.events.dropFirst(2)
        == [.ambiguousKey(.character("?")), .ambiguousKey(.character("K")), .key(.character("K"))])
  }

  @Test(arguments: ["j", "K", "é", "\r", " "]) func `keys after Escape are unambiguous at once`(key: String) {
    var typist = Typist()
    typist.send("\u{1B}")
    typist.wait(100)
    typist.send(key)
    #expect(typist.events.count == 2)
    #expect(!typist.events.contains { $0.isInDoubt })
  }

  @Test func `a title typed after escape and o is complete`() {
    var typist = Typist()
    for key in ["\u{1B}", "O", "2", "H", "o", "t", "e", "l"] {
      typist.send(key)
      typist.wait(120)
    }
    let typed = typist.events.dropFirst().compactMap(\.character)
    #expect(String(String.UnicodeScalarView(typed)) == "O2Hotel")
  }

  /// Input that waited to be read, since the program was busy, came in time.
  @Test func `buffered bytes do not count as late`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B], at: 0) == [])
    #expect(decoder.decode(Array("[A".utf8), at: 4_000) == [.key(.up)])
  }

  // MARK: Pastes

  @Test(arguments: [70, 5_000]) func `the mark that ends a paste can come in pieces`(pause: Int) {
    let sent = Array("\u{1B}[200~d y q\u{1B}[201~".utf8)
    for cut in 1..<sent.count {
      let events = Typist.events(sent) { $0 == cut ? pause : 0 }
      #expect(events.filter { $0 != .key(.escape) } == [.paste("d y q")])
    }
    // Two silences around the escape of the mark: the paste ends there, and the mark is recognized later.
    let before = sent.count - 6
    let events = Typist.events(sent) { $0 == before || $0 == before + 1 ? pause : 0 }
    #expect(events == [.paste("d y q")])
  }

  @Test func `escape ends a paste whose mark was lost`() {
    var typist = Typist()
    typist.send("\u{1B}[200~one two")
    typist.wait(100)
    typist.send("jjj")
    typist.wait(InputDecoder.silence)
    #expect(typist.events.isEmpty)
    typist.send("\u{1B}")
    typist.wait(80)
    #expect(typist.events == [.paste("one twojjj")])
    typist.send("j")
    #expect(typist.events.last == .key(.character("j")))
  }

  @Test func `an escape within a paste is part of it`() {
    var typist = Typist()
    typist.send("\u{1B}[200~one\u{1B}")
    typist.wait(5_000)
    typist.send(" two")
    typist.wait(100)
    typist.send("\u{1B}")
    typist.wait(100)
    typist.send("\u{1B}[201~")
    #expect(typist.events == [.paste("one\u{1B} two\u{1B}")])
  }

  @Test(arguments: ["d", "~", "\u{1B}", "\u{1B}[201", "\u{1B}[200~", "é\n"])
  func `a long paste in pieces arrives whole`(piece: String) {
    let size = Portion.isComplete ? 1 << 20 : 1 << 18
    let text = Array(String(repeating: piece, count: size / piece.utf8.count).utf8)
    var decoder = InputDecoder()
    _ = decoder.decode(Array("\u{1B}[200~".utf8), at: 0)
    for start in stride(from: 0, to: text.count, by: 4096) {
      #expect(decoder.decode(Array(text[start..<min(start + 4096, text.count)]), at: start) == [])
    }
    let events = decoder.decode(Array("\u{1B}[201~".utf8), at: text.count)
    #expect(events == [.paste(String(decoding: text, as: UTF8.self))])
  }

  @Test func `a paste over the limit is truncated`() {
    var decoder = InputDecoder()
    let block = [UInt8](repeating: 0x64, count: 1 << 20)
    _ = decoder.decode(Array("\u{1B}[200~".utf8), at: 0)
    for time in 0...(InputDecoder.maxPasted >> 20) { _ = decoder.decode(block, at: time) }
    guard case .paste(let text)? = decoder.decode(Array("\u{1B}[201~".utf8), at: 0).first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == InputDecoder.maxPasted)
    #expect(decoder.decode([0x6A], at: 0) == [.key(.character("j"))])
  }
}

extension InputEvent {
  fileprivate var isInDoubt: Bool { if case .ambiguousKey = self { true } else { false } }

  fileprivate var character: Unicode.Scalar? {
    switch self {
    case .key(.character(let scalar)), .ambiguousKey(.character(let scalar)): scalar
    default: nil
    }
  }
}
