/// Turns what a terminal sends into keys, mouse events and pasted text, one scalar after another.
///
/// It knows the escape sequences of xterm and its relatives, as a safety net under the terminal's description. What it
/// does not know, it swallows whole: a sequence (ECMA-48: CSI, SS3, the strings). An escape before anything else is the
/// Escape key, so that Escape and a key typed in one burst, or Alt with that key, act alike.
package struct InputDecoder: Sendable {
  private enum State: Equatable {
    case ground
    case escape
    /// After `ESC O`.
    case singleShift
    /// After `ESC [`: the numbers so far, and what kind of sequence it is.
    case control(numbers: [Int], Sequence)
    /// In a string that BEL or `ESC \` ends.
    case string
    case stringEscape
    /// Between the marks of a bracketed paste.
    case paste
  }

  private enum Sequence {
    case key
    /// `ESC [ <`, a mouse report.
    case mouse
    /// One that means nothing here.
    case foreign
  }

  /// A paste ends here at the latest, in scalars, so that a lost end mark does not swallow keys for ever.
  private static let longestPaste = 1 << 20

  private var state = State.ground
  private var pasted = String.UnicodeScalarView()

  package init() {}

  /// Whether the text of a paste is coming in; keys that a terminal's description recognizes are then part of it.
  package var isPasting: Bool { state == .paste }

  /// Appends the events that `scalar` completes, if any.
  package mutating func decode(_ scalar: Unicode.Scalar, into events: inout [InputEvent]) {
    if state == .escape, !InputDecoder.introducers.contains(scalar) {
      events.append(.key(.escape))
      state = .ground
    }
    if let event = decode(scalar) { events.append(event) }
  }

  /// What may follow an escape in a sequence.
  private static let introducers: [Unicode.Scalar] = ["[", "O", "]", "P", "X", "^", "_"]

  private mutating func decode(_ scalar: Unicode.Scalar) -> InputEvent? {
    switch state {
    case .ground: return decodeGround(scalar)
    case .escape:
      decodeEscape(scalar)
      return nil
    case .singleShift:
      state = .ground
      return InputDecoder.singleShiftKeys[scalar].map(InputEvent.key)
    case .control(let numbers, let sequence):
      return decodeControl(scalar, numbers: numbers, sequence)
    case .string:
      if scalar == "\u{1B}" { state = .stringEscape } else if scalar == "\u{7}" { state = .ground }
      return nil
    case .stringEscape:
      state = scalar == "\\" ? .ground : .string
      return nil
    case .paste: return decodePaste(scalar)
    }
  }

  /// Says that nothing more is waiting: an escape that nothing followed is the Escape key, the rest of a sequence
  /// will not come. A paste may come in several bursts, and a lone escape ends it.
  package mutating func pause() -> InputEvent? {
    if state == .paste { return pasted.last == "\u{1B}" ? endPaste(dropping: 1) : nil }
    defer { state = .ground }
    return state == .escape ? .key(.escape) : nil
  }

  private mutating func decodePaste(_ scalar: Unicode.Scalar) -> InputEvent? {
    pasted.append(scalar)
    if scalar == "~", pasted.reversed().starts(with: InputDecoder.pasteEnd.reversed()) {
      return endPaste(dropping: InputDecoder.pasteEnd.count)
    }
    return pasted.count >= InputDecoder.longestPaste ? endPaste(dropping: 0) : nil
  }

  private mutating func endPaste(dropping count: Int) -> InputEvent {
    pasted.removeLast(count)
    defer {
      state = .ground
      pasted = String.UnicodeScalarView()
    }
    return .paste(String(pasted))
  }

  private static let pasteEnd = Array("\u{1B}[201~".unicodeScalars)

  private mutating func decodeGround(_ scalar: Unicode.Scalar) -> InputEvent? {
    if scalar == "\u{1B}" {
      state = .escape
      return nil
    }
    return InputDecoder.plainKey(scalar).map(InputEvent.key)
  }

  private static func plainKey(_ scalar: Unicode.Scalar) -> Key? {
    switch scalar.value {
    case 0x0D: return .enter
    case 0x09: return .tab
    case 0x08, 0x7F: return .backspace
    case 1...26: return .control(Unicode.Scalar(UInt8(scalar.value + 0x60)))
    case 0..<0x20, 0x80..<0xA0: return nil
    default: return .character(scalar)
    }
  }

  private mutating func decodeEscape(_ introducer: Unicode.Scalar) {
    switch introducer {
    case "[": state = .control(numbers: [0], .key)
    case "O": state = .singleShift
    default: state = .string
    }
  }

  private mutating func decodeControl(_ scalar: Unicode.Scalar, numbers: [Int], _ sequence: Sequence) -> InputEvent? {
    switch scalar {
    case "0"..."9":
      let last = min(numbers[numbers.count - 1], 1_000) * 10 + Int(scalar.value - 0x30)
      state = .control(numbers: numbers.dropLast() + [last], sequence)
    case ";" where numbers.count < 8: state = .control(numbers: numbers + [0], sequence)
    case "<" where numbers == [0]: state = .control(numbers: numbers, .mouse)
    case " "..."?": state = .control(numbers: numbers, .foreign)
    case "@"..."~":
      state = .ground
      return end(of: sequence, final: scalar, numbers: numbers)
    default:
      // No byte of a sequence: what came before was broken.
      state = .ground
      return decodeGround(scalar)
    }
    return nil
  }

  private mutating func end(of sequence: Sequence, final: Unicode.Scalar, numbers: [Int]) -> InputEvent? {
    switch sequence {
    case .foreign: return nil
    case .mouse:
      guard numbers.count == 3, final == "M" || final == "m" else { return nil }
      return MouseEvent(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: final == "m")
        .map(InputEvent.mouse)
    case .key where final == "~" && numbers == [200]:
      state = .paste
      return nil
    case .key: return InputDecoder.key(final: final, numbers: numbers).map(InputEvent.key)
    }
  }

  private static func key(final: Unicode.Scalar, numbers: [Int]) -> Key? {
    let modifier = numbers.count > 1 ? numbers[1] : 1
    if modifier == 2 { return final == "Z" ? .backTab : shiftKeys[final] }
    guard modifier <= 1 else { return nil }
    return final == "~" ? numberedKeys[numbers[0]] : singleShiftKeys[final] ?? (final == "Z" ? .backTab : nil)
  }

  private static let shiftKeys: [Unicode.Scalar: Key] = [
    "A": .shiftUp, "B": .shiftDown, "C": .shiftRight, "D": .shiftLeft,
  ]

  private static let singleShiftKeys: [Unicode.Scalar: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "M": .enter,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  private static let numberedKeys: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6),
    18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
  ]
}
