/// Turns the bytes that a terminal sends into keys, mouse events and pasted text, whatever the pieces and however
/// slowly they come. It reads no clock: every call is given the time, in milliseconds of a clock that only runs
/// forward.
///
/// **An escape** may be the Escape key or the beginning of a sequence. One that nothing follows within ``timeout`` is
/// the key. One followed by a character that begins no sequence is the key too, so that Escape and a key typed in one
/// burst, or Alt with that key, act alike.
///
/// **A sequence** that has gone further (`ESC [ …`, `ESC O`, a mouse report, a string) is never given up: it waits for
/// its end as long as it takes, or for a control character, which no sequence holds. What then means nothing is
/// swallowed whole.
///
/// **A sequence that is slower than that**, its escape already reported as a key, is still recognized. A `[` or `O`
/// that comes next, however late, waits once more for as long as an escape does: with its rest it is the sequence.
/// Without, it is what the user typed, and reported as a ``InputEvent/ambiguousKey(_:)``, as is the character after it
/// that would end the sequence: that may be typing, or half a key, and only who receives it can say whether it would do
/// harm. What nobody types (`[ 1 ; 2`, `[ < 0 ; 3`) is a sequence without doubt.
///
/// **A paste** is between two marks, and only the second one ends it. Should it be lost, Escape ends it: an escape
/// that comes alone, after a silence. The mark may still come afterwards. (Terminals take escapes out of what they paste.)
package struct InputDecoder: Sendable {
  /// The time that an escape may wait, in milliseconds: long enough for slow links, too short to be felt.
  package static let timeout = 65
  /// A pause in a paste that no terminal makes, in milliseconds.
  package static let silence = 500
  /// The bytes of a paste that are kept; more than any field takes.
  package static let maxPasted = 16 << 20
  /// The longest operating system command that is reported, in bytes.
  package static let longestCommand = 1024

  private enum State {
    case ground, sequence, string, paste
  }

  private var state = State.ground
  private var sequence = EscapeSequence()
  /// The number of bytes of the open sequence, its escape included, that have been reported as keys.
  private var emitted = 0
  private var characters = CharacterDecoder()
  /// The text of a string so far; nil if the string is too long or of a kind that means nothing.
  private var command: [UInt8]?
  private var hasEscape = false
  private var paste = PastedBytes(limit: maxPasted)
  private var isEscapeAlone = false
  private let keys: KeySequences
  private var last: Int?

  package init(keys: KeySequences = KeySequences()) { self.keys = keys }

  /// The time from which ``expire(at:)`` returns events, unless more bytes come first; nil if nothing is waited for.
  package var deadline: Int? {
    let isWaiting =
      switch state {
      // The escape alone, or the first character after one that was reported.
      case .sequence: emitted < 2 && sequence.bytes.count == emitted
      case .paste: isEscapeAlone
      case .ground, .string: false
      }
    return isWaiting ? last.map { $0 + Self.timeout } : nil
  }

  /// Decodes bytes and returns the events that they complete. They may have waited, so nothing before them is given up.
  package mutating func decode(_ bytes: [UInt8], at now: Int) -> [InputEvent] {
    if bytes.isEmpty { return [] }
    isEscapeAlone = state == .paste && bytes == [0x1B] && now - (last ?? now) >= Self.silence
    last = now
    var events: [InputEvent] = []
    var index = 0
    while index < bytes.count {
      if state == .paste {
        guard let end = paste.consume(bytes, from: index) else { break }
        endPaste(into: &events)
        index = end
      } else {
        decode(bytes[index], into: &events)
        index += 1
      }
    }
    return events
  }

  /// Returns the events of what has waited long enough for more. Call this only when nothing can be read.
  package mutating func expire(at now: Int) -> [InputEvent] {
    guard let deadline, now >= deadline else { return [] }
    var events: [InputEvent] = []
    if state == .paste {
      endPaste(into: &events)
      begin(emitted: 1)
      return events
    }
    flushPending(into: &events)
    return events
  }

  // MARK: Bytes

  private mutating func decode(_ byte: UInt8, into events: inout [InputEvent]) {
    switch state {
    case .ground, .paste: decodeOutside(byte, into: &events)
    case .sequence: decodeInSequence(byte, into: &events)
    case .string: decodeInString(byte, into: &events)
    }
  }

  private mutating func decodeOutside(_ byte: UInt8, into events: inout [InputEvent]) {
    state = .ground
    if byte == 0x1B {
      append(characters.breakOff(), to: &events)
      return begin(emitted: 0)
    }
    if let key = keys.key(ofControl: byte) {
      append(characters.breakOff(), to: &events)
      events.append(.key(key))
    } else {
      append(characters.decode(byte), to: &events)
    }
  }

  private func append(_ scalars: [Unicode.Scalar], to events: inout [InputEvent]) {
    for scalar in scalars {
      if let key = Key(typed: scalar) { events.append(.key(key)) }
    }
  }

  // MARK: Sequences

  private mutating func begin(emitted: Int) {
    (state, sequence, self.emitted) = (.sequence, EscapeSequence(), emitted)
  }

  private mutating func decodeInSequence(_ byte: UInt8, into events: inout [InputEvent]) {
    let isPart = byte >= 0x20 && (byte < 0x7F || sequence.acceptsAnyByte)
    guard isPart else {
      if emitted == 0 && sequence.isEmpty || emitted == 1 { flushPending(into: &events) }
      return decodeOutside(byte, into: &events)
    }
    let before = sequence.bytes.count
    switch sequence.append(byte, keys: keys) {
    case .open: if emitted > 1, !sequence.isNeverTyped { emitAmbiguousKey(byte, into: &events) }
    case .ended: end(with: byte, into: &events)
    case .string: (state, command, hasEscape) = (.string, sequence.isCommand ? [byte] : nil, false)
    case .impossible:
      if before == 0, emitted == 0 { events.append(.key(.escape)) }
      if before == 1, emitted == 1 { emitAmbiguousKey(sequence.bytes[0], into: &events) }
      decodeOutside(byte, into: &events)
    }
  }

  private mutating func end(with byte: UInt8, into events: inout [InputEvent]) {
    state = .ground
    // A letter alone behind an escape that was reported: a key of an old terminal, or typing.
    let isDoubtful = emitted > 1 || emitted == 1 && sequence.bytes.count == 1
    if isDoubtful, !sequence.isNeverTyped { return emitAmbiguousKey(byte, into: &events) }
    if sequence.beginsPaste {
      (state, paste) = (.paste, PastedBytes(limit: Self.maxPasted))
    } else if let event = sequence.event {
      events.append(event)
    }
  }

  private mutating func flushPending(into events: inout [InputEvent]) {
    if emitted == 0 {
      emitted = 1
      events.append(.key(.escape))
    } else if let first = sequence.bytes.first, sequence.bytes.count == 1 {
      emitAmbiguousKey(first, into: &events)
    }
  }

  private mutating func emitAmbiguousKey(_ byte: UInt8, into events: inout [InputEvent]) {
    emitted += 1
    if byte < 0x7F { events.append(.ambiguousKey(.character(Unicode.Scalar(byte)))) }
  }

  // MARK: Strings

  private mutating func decodeInString(_ byte: UInt8, into events: inout [InputEvent]) {
    if hasEscape {
      if byte == UInt8(ascii: "\\") { return endString(into: &events) }
      begin(emitted: 0)
      return decodeInSequence(byte, into: &events)
    }
    switch byte {
    case 0x1B: hasEscape = true
    case 0x07: endString(into: &events)
    // Broken off: no string holds a control character.
    case 0..<0x20, 0x7F: decodeOutside(byte, into: &events)
    default:
      command?.append(byte)
      if let command, command.count > Self.longestCommand { self.command = nil }
    }
  }

  private mutating func endString(into events: inout [InputEvent]) {
    if let command { events.append(.operatingSystemCommand(String(decoding: command, as: UTF8.self))) }
    (state, command) = (.ground, nil)
  }

  // MARK: Pastes

  private mutating func endPaste(into events: inout [InputEvent]) {
    events.append(.paste(String(decoding: paste.bytes, as: UTF8.self)))
    (state, paste, isEscapeAlone) = (.ground, PastedBytes(limit: Self.maxPasted), false)
  }
}

extension Key {
  fileprivate init?(typed scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0D: self = .enter
    case 0x09: self = .tab
    case 0x08, 0x7F: self = .backspace
    case 1...26: self = .control(Unicode.Scalar(UInt8(scalar.value + 0x60)))
    case 0..<0x20, 0x80..<0xA0: return nil
    default: self = .character(scalar)
    }
  }
}

/// Makes characters of bytes of UTF-8 that come in any pieces.
struct CharacterDecoder {
  private var pending: [UInt8] = []

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Decodes a byte. Returns the character that it completes, if any, after the replacement for one that it cuts short.
  mutating func decode(_ byte: UInt8) -> [Unicode.Scalar] {
    pending.append(byte)
    var scalars: [Unicode.Scalar] = []
    while let first = pending.first {
      var (parser, bytes) = (Unicode.UTF8.ForwardParser(), pending.makeIterator())
      switch parser.parseScalar(from: &bytes) {
      case .valid(let encoded):
        scalars.append(Unicode.UTF8.decode(encoded))
        pending.removeFirst(encoded.count)
      // No error, if the rest may still come.
      case .error(let length) where length == pending.count && (0xC2...0xF4).contains(first): return scalars
      case .error(let length):
        scalars.append(Self.replacement)
        pending.removeFirst(length)
      case .emptyInput: return scalars
      }
    }
    return scalars
  }

  /// Forgets the beginning of a character whose rest will not come. Returns the replacement for it, if there was one.
  mutating func breakOff() -> [Unicode.Scalar] {
    defer { pending = [] }
    return pending.isEmpty ? [] : [Self.replacement]
  }
}

struct PastedBytes {
  private(set) var bytes: [UInt8] = []
  /// The number of bytes of the end mark that came last.
  private var matched = 0
  private let limit: Int

  private static let endMark = Array("\u{1B}[201~".utf8)

  /// - Parameter limit: the number of bytes to keep; more are read and dropped.
  init(limit: Int) { self.limit = limit }

  /// Reads bytes up to the end mark, and returns the index after it, if it came.
  mutating func consume(_ input: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < input.count {
      if matched == 0 {
        let end = input[index...].firstIndex(of: 0x1B) ?? input.count
        keep(input[index..<end])
        index = end
        if index < input.count { (matched, index) = (1, index + 1) }
        continue
      }
      if input[index] == Self.endMark[matched] {
        (matched, index) = (matched + 1, index + 1)
        if matched == Self.endMark.count { return index }
      } else {
        // What seemed to be the beginning of the end mark is text.
        keep(Self.endMark[..<matched])
        matched = 0
      }
    }
    return nil
  }

  private mutating func keep(_ run: ArraySlice<UInt8>) {
    bytes += run.prefix(max(0, limit - bytes.count))
  }
}
