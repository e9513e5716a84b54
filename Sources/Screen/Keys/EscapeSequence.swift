/// An escape sequence that is coming in: the bytes after the escape, and whether more are to come.
///
/// Sources: ECMA-48, "XTerm Control Sequences", console_codes(4). The terminal's description comes first, then what
/// xterm and its relatives send. The end of any other sequence is known, so that it can be swallowed whole.
struct EscapeSequence {
  enum Progress: Equatable {
    /// More is to come, or the byte was the last of the sequence.
    case open, ended
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

  private static let longest = 64

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether the bytes so far are something that nobody types: digits, or a mouse report, after a bracket.
  var isNeverTyped: Bool {
    guard bytes.count > 1, bytes[0] != UInt8(ascii: "O") else { return false }
    return bytes[1] == UInt8(ascii: "<") || (0x30...0x39).contains(bytes[1])
  }

  var acceptsAnyByte: Bool { form == .oldMouse }

  var isCommand: Bool { bytes.first == UInt8(ascii: "]") }

  mutating func append(_ byte: UInt8, keys: KeySequences) -> Progress {
    if bytes.count < Self.longest { bytes.append(byte) }
    let match = keys.match(bytes)
    if case .key(let key) = match {
      describedKey = key
      return .ended
    }
    let progress = progress(by: byte, isDescribed: match == .prefix)
    if match == .prefix, progress == .ended {
      form = .described
      return .open
    }
    return progress
  }

  private mutating func progress(by byte: UInt8, isDescribed: Bool) -> Progress {
    switch form {
    case .introducer: begin(byte, isDescribed: isDescribed)
    case .control: continueSequence(byte)
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

  private mutating func continueSequence(_ byte: UInt8) -> Progress {
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

  var beginsPaste: Bool { bytes == Array("[200~".utf8) }

  var event: InputEvent? {
    if let describedKey { return .key(describedKey) }
    switch form {
    case .singleShift: return bytes.count == 2 ? Self.letterKey(bytes[1]).map(InputEvent.key) : nil
    case .consoleKey: return Self.consoleKey(bytes[2]).map(InputEvent.key)
    case .oldMouse: return MouseEvent(oldReport: bytes[2...].map { Int($0) }).map(InputEvent.mouse)
    case .control: return controlEvent
    case .introducer, .string, .described: return nil
    }
  }

  private var controlEvent: InputEvent? {
    guard bytes.count < Self.longest, let final = bytes.last else { return nil }
    if final == UInt8(ascii: "c"), bytes[1] == UInt8(ascii: "?") { return .deviceAttributes }
    if bytes[1] == UInt8(ascii: "?") { return report(final: final) }
    let isMouse = bytes[1] == UInt8(ascii: "<")
    guard let numbers = Self.numbers(bytes[(isMouse ? 2 : 1)...].dropLast()) else { return nil }
    return isMouse
      ? Self.mouse(numbers, final: final).map(InputEvent.mouse)
      : Self.key(final: final, numbers: numbers).map(InputEvent.key)
  }

  private func report(final: UInt8) -> InputEvent? {
    let isOfMode = final == UInt8(ascii: "y") && bytes[bytes.count - 2] == UInt8(ascii: "$")
    guard let numbers = Self.numbers(bytes[2...].dropLast(isOfMode ? 2 : 1)), numbers.count == 2 else { return nil }
    // 1 and 2 mean that the mode is set and reset, 3 that it is always set; 0 and 4 that it can't be used.
    if isOfMode { return .modeReport(numbers[0], isKnown: (1...3).contains(numbers[1])) }
    guard final == UInt8(ascii: "n"), numbers[0] == 997, (1...2).contains(numbers[1]) else { return nil }
    return .colorScheme(isDark: numbers[1] == 1)
  }

  /// Reads numbers with semicolons between them, an absent one as 0.
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
    return MouseEvent(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: final == UInt8(ascii: "m"))
  }

  private static func key(final: UInt8, numbers: [Int]) -> Key? {
    let modifier = numbers.count > 1 ? numbers[1] : 1
    if final == UInt8(ascii: "Z") { return modifier <= 2 ? .backTab : nil }
    if modifier == 2 { return shiftKey(final) }
    guard modifier <= 1 else { return nil }
    if final == UInt8(ascii: "~") { return numberedKey(numbers[0]) }
    // rxvt has small letters for arrows with Shift.
    if numbers == [0], (0x61...0x64).contains(final) { return shiftKey(final - 0x20) }
    return numbers[0] > 1 || final == UInt8(ascii: "M") ? nil : letterKey(final)
  }

  // Switches, because building a dictionary would take longer than the first lookup.

  private static func shiftKey(_ final: UInt8) -> Key? {
    switch Unicode.Scalar(final) {
    case "A": .shiftUp
    case "B": .shiftDown
    case "C": .shiftRight
    case "D": .shiftLeft
    default: nil
    }
  }

  private static func letterKey(_ final: UInt8) -> Key? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "M": .enter
    case "P"..."S": .function(Int(final - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  private static func consoleKey(_ final: UInt8) -> Key? {
    (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final) ? .function(Int(final - UInt8(ascii: "A")) + 1) : nil
  }

  private static func numberedKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    // The terminals that use these codes skip some numbers.
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...24: .function(number - 12)
    default: nil
    }
  }
}

/// The escape sequences and single control characters that keys send by the description of a terminal. Others are left out;
/// the few old terminals that have them use them for function keys alone.
package struct KeySequences: Sendable {
  private var sequences: [(bytes: [UInt8], key: Key)] = []
  private var controls: [(byte: UInt8, key: Key)] = []

  /// - Parameter entries: bytes and their keys. Of two entries with the same bytes the first one counts.
  package init(_ entries: [(bytes: [UInt8], key: Key)] = []) {
    for (bytes, key) in entries {
      if bytes.count > 1, bytes[0] == 0x1B {
        sequences.append((Array(bytes.dropFirst()), key))
      } else if bytes.count == 1, bytes[0] < 0x20 || bytes[0] == 0x7F, bytes[0] != 0x1B {
        controls.append((bytes[0], key))
      }
    }
  }

  enum Match: Equatable {
    case key(Key)
    case prefix
    case none
  }

  func match(_ bytes: [UInt8]) -> Match {
    var isPrefix = false
    for sequence in sequences where sequence.bytes.starts(with: bytes) {
      if sequence.bytes.count == bytes.count { return .key(sequence.key) }
      isPrefix = true
    }
    return isPrefix ? .prefix : .none
  }

  func key(ofControl byte: UInt8) -> Key? { controls.first { $0.byte == byte }?.key }
}
