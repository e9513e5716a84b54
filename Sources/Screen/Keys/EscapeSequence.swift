/// An escape sequence that is coming in: the bytes after the escape, and whether more are to come.
///
/// Sources: ECMA-48, "XTerm Control Sequences", console_codes(4). The sequences of the terminal's description come
/// first, then those of xterm and its relatives, as a safety net. The end of any other sequence is known, so that it can be
/// swallowed whole.
struct EscapeSequence {
  enum Progress: Equatable {
    /// More is to come.
    case open
    /// The byte was the last of the sequence.
    case ended
    /// A string has begun, of which this byte is the first of the text; ``isCommand`` says of which kind.
    case string
    /// No sequence has this byte here; it belongs to what comes next.
    case impossible
  }

  private enum Form {
    case introducer, control, singleShift, string
    /// A function key of the Linux console, after `ESC [ [`.
    case consoleKey
    /// Three bytes of any value, after `ESC [ M`.
    case oldMouse
    /// The beginning of a sequence that only the description knows.
    case described
  }

  /// The bytes after the escape; of a long sequence only the first.
  private(set) var bytes: [UInt8] = []
  private var form = Form.introducer
  private var describedKey: Key?

  /// The length of the longest sequence that means something, in bytes.
  private static let longest = 64

  /// Whether nothing followed the escape yet.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether the bytes so far are something that nobody types: digits, or a mouse report, after a bracket.
  var isNoTyping: Bool {
    guard bytes.count > 1, bytes[0] != UInt8(ascii: "O") else { return false }
    return bytes[1] == UInt8(ascii: "<") || (0x30...0x39).contains(bytes[1])
  }

  /// Whether a byte of any value may come next: one of an old mouse report.
  var takesAnything: Bool { form == .oldMouse }

  /// Whether the string that has begun is an operating system command.
  var isCommand: Bool { bytes.first == UInt8(ascii: "]") }

  mutating func take(_ byte: UInt8, keys: KeySequences) -> Progress {
    if bytes.count < Self.longest { bytes.append(byte) }
    let match = keys.match(bytes)
    if case .key(let key) = match {
      describedKey = key
      return .ended
    }
    let progress = progress(by: byte, isDescribed: match == .beginning)
    if match == .beginning, progress == .ended {
      form = .described
      return .open
    }
    return progress
  }

  private mutating func progress(by byte: UInt8, isDescribed: Bool) -> Progress {
    switch form {
    case .introducer: begin(byte, isDescribed: isDescribed)
    case .control: goOn(byte)
    case .singleShift: (0x30...0x3B).contains(byte) ? .open : .ended
    case .string: isText(byte) ? .string : .impossible
    case .oldMouse: bytes.count == 5 ? .ended : .open
    case .consoleKey, .described: .ended
    }
  }

  private mutating func begin(_ byte: UInt8, isDescribed: Bool) -> Progress {
    switch byte {
    case UInt8(ascii: "["): form = .control
    case UInt8(ascii: "O"): form = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): form = .string
    case _ where isDescribed: form = .described
    // ECMA-48 has two more strings, `ESC X` and `ESC ^`, which no terminal sends: they are Alt with that key.
    default: return .impossible
    }
    return .open
  }

  private mutating func goOn(_ byte: UInt8) -> Progress {
    let isFirst = bytes.count == 2
    switch byte {
    case UInt8(ascii: "[") where isFirst: form = .consoleKey
    case UInt8(ascii: "M") where isFirst: form = .oldMouse
    // rxvt ends keys pressed with Shift so; elsewhere it is followed by a letter, but only after a question mark.
    case UInt8(ascii: "$"): return (0x30...0x39).contains(bytes[1]) ? .ended : .open
    case 0x40...0x7E: return .ended
    default: break
    }
    return .open
  }

  /// Whether a string of this kind may begin so: everything else after it is Alt with that key, and a key.
  private func isText(_ byte: UInt8) -> Bool {
    switch bytes.first {
    case UInt8(ascii: "]"): (0x30...0x39).contains(byte)
    case UInt8(ascii: "P"): (0x20..<0x40).contains(byte)
    default: byte == UInt8(ascii: "G")
    }
  }

  // MARK: What it means

  enum Meaning {
    case event(InputEvent)
    /// The text of a paste follows.
    case pasteBegins
    case nothing
  }

  /// The meaning of the whole sequence.
  var meaning: Meaning {
    if let describedKey { return .event(.key(describedKey)) }
    switch form {
    case .singleShift: return Meaning(bytes.count == 2 ? Self.letterKeys[bytes[1]] : nil)
    case .consoleKey: return Meaning(Self.consoleKeys[bytes[2]])
    case .oldMouse: return Meaning(mouse: MouseEvent(oldReport: bytes[2...].map { Int($0) }))
    case .control: return controlMeaning
    case .introducer, .string, .described: return .nothing
    }
  }

  private var controlMeaning: Meaning {
    guard bytes.count < Self.longest, let final = bytes.last else { return .nothing }
    if final == UInt8(ascii: "c"), bytes[1] == UInt8(ascii: "?") { return .event(.deviceAttributes) }
    let isMouse = bytes[1] == UInt8(ascii: "<")
    guard let numbers = Self.numbers(bytes[(isMouse ? 2 : 1)...].dropLast()) else { return .nothing }
    if isMouse { return Meaning(mouse: Self.mouse(numbers, final: final)) }
    if final == UInt8(ascii: "~"), numbers == [200] { return .pasteBegins }
    return Meaning(Self.key(final: final, numbers: numbers))
  }

  /// Reads numbers with semicolons between them, an absent one as 0; nil if anything else is among them.
  private static func numbers(_ text: ArraySlice<UInt8>) -> [Int]? {
    var numbers = [0]
    for byte in text {
      switch byte {
      case 0x30...0x39: numbers[numbers.count - 1] = min(numbers[numbers.count - 1], 100_000) * 10 + Int(byte - 0x30)
      case UInt8(ascii: ";"): numbers.append(0)
      default: return nil
      }
    }
    return numbers
  }

  private static func mouse(_ numbers: [Int], final: UInt8) -> MouseEvent? {
    guard numbers.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    return MouseEvent(
      code: numbers[0], column: numbers[1], row: numbers[2], isRelease: final == UInt8(ascii: "m"))
  }

  private static func key(final: UInt8, numbers: [Int]) -> Key? {
    let modifier = numbers.count > 1 ? numbers[1] : 1
    if final == UInt8(ascii: "Z") { return modifier <= 2 ? .backTab : nil }
    if modifier == 2 { return shiftKeys[final] }
    guard modifier <= 1 else { return nil }
    if final == UInt8(ascii: "~") { return numberedKeys[numbers[0]] }
    // rxvt has small letters for arrows with Shift.
    if numbers == [0], (0x61...0x64).contains(final) { return shiftKeys[final - 0x20] }
    return numbers[0] > 1 || final == UInt8(ascii: "M") ? nil : letterKeys[final]
  }

  private static let shiftKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .shiftUp, UInt8(ascii: "B"): .shiftDown, UInt8(ascii: "C"): .shiftRight,
    UInt8(ascii: "D"): .shiftLeft,
  ]

  private static let letterKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "M"): .enter, UInt8(ascii: "P"): .function(1),
    UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let consoleKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .function(1), UInt8(ascii: "B"): .function(2), UInt8(ascii: "C"): .function(3),
    UInt8(ascii: "D"): .function(4), UInt8(ascii: "E"): .function(5),
  ]

  private static let numberedKeys: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6),
    18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
  ]
}

extension EscapeSequence.Meaning {
  fileprivate init(_ key: Key?) { self = key.map { .event(.key($0)) } ?? .nothing }
  fileprivate init(mouse: MouseEvent?) { self = mouse.map { .event(.mouse($0)) } ?? .nothing }
}
