import CInih

/// The settings that a file holds, line by line, and the lines that hold none.
///
/// The format is INI as inih reads it: `key = value` or `key: value`, comments after `;`, or after `#` at the start of a
/// line. White space at the start of a line means nothing.
struct ConfigFile {
  static let name = "config.ini"

  struct Line: Equatable {
    /// From 1.
    let number: Int
    let key: String
    let value: String
  }

  private(set) var lines: [Line] = []
  private(set) var mistakes: [Mistake] = []

  init(_ bytes: [UInt8]) {
    let reading = Reading(bytes)
    withExtendedLifetime(reading) {
      let context = Unmanaged.passUnretained(reading).toOpaque()
      // Its answer, the number of the first line that is wrong, is among what `reading` has found.
      _ = ini_parse_stream(readLine, context, takeValue, context)
    }
    reading.finishLine()
    (lines, mistakes) = (reading.lines, reading.mistakes)
  }
}

/// The state of a reading, which inih carries through its callbacks.
private final class Reading {
  private var rest: ArraySlice<UInt8>
  private var number = 0
  /// What the line read last is, as long as no value came of it.
  private var pending: Mistake.Reason?
  var lines: [ConfigFile.Line] = []
  var mistakes: [Mistake] = []

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
  }

  /// The next line without the space around it; nil at the end. An empty one stands in for one beyond `limit` bytes.
  func nextLine(limit: Int) -> ArraySlice<UInt8>? {
    finishLine()
    guard !rest.isEmpty else { return nil }
    number += 1
    let whole = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest[whole.endIndex...].dropFirst()
    // inih takes an indented line for the rest of the value above it.
    let line = whole.drop(while: isSpace)
    pending = problem(of: line, limit: limit)
    return pending == .lineTooLong ? [] : line
  }

  /// What is wrong with a line unless a value comes of it; nil for a comment or an empty line.
  private func problem(of line: ArraySlice<UInt8>, limit: Int) -> Mistake.Reason? {
    switch line.first {
    case nil, UInt8(ascii: ";"), UInt8(ascii: "#"): nil
    case _ where line.count > limit: .lineTooLong
    case UInt8(ascii: "["): .unknownSection
    default: .notASetting
    }
  }

  func take(section: String, key: String, value: String) {
    pending = nil
    // That of the section has been said at its head.
    if section.isEmpty { lines.append(ConfigFile.Line(number: number, key: key, value: value)) }
  }

  func finishLine() {
    if let pending { mistakes.append(Mistake(pending, in: .file(line: number))) }
    pending = nil
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

/// inih's reader, in the way of `fgets`.
private func readLine(
  _ buffer: UnsafeMutablePointer<CChar>?, _ size: CInt, _ context: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<CChar>? {
  guard let buffer, let context else { return nil }
  let reading = Unmanaged<Reading>.fromOpaque(context).takeUnretainedValue()
  // Room for the newline and the zero at the end.
  guard let line = reading.nextLine(limit: Int(size) - 2) else { return nil }
  for (offset, byte) in line.enumerated() { buffer[offset] = CChar(bitPattern: byte) }
  buffer[line.count] = CChar(bitPattern: UInt8(ascii: "\n"))
  buffer[line.count + 1] = 0
  return buffer
}

/// inih's handler of a value.
private func takeValue(
  _ context: UnsafeMutableRawPointer?, _ section: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>?,
  _ value: UnsafePointer<CChar>?
) -> CInt {
  guard let context, let section, let key, let value else { return 0 }
  Unmanaged<Reading>.fromOpaque(context).takeUnretainedValue()
    .take(section: String(cString: section), key: String(cString: key), value: String(cString: value))
  return 1
}
