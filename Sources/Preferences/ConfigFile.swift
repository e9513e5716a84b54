/// The settings in a file, line by line, and the lines that hold none.
///
/// The format is INI without sections: `key = value` or `key: value`, comments after `;`, or after `#` at the start of a line.
/// A `;` begins a comment only at the start of a line or after white space. White space around keys, values and lines means
/// nothing; an indented line is a line like any other. Lines end with LF or CRLF, and a byte order mark is ignored.
/// Bytes that are not UTF-8 become U+FFFD, which is in no word of a setting.
struct ConfigFile {
  static let name = "config.ini"

  /// A line that gives a key a value, whether or not there is such a setting.
  struct Line: Equatable {
    /// The number of the line, from 1.
    let number: Int
    let key: String
    let value: String
  }

  private(set) var lines: [Line] = []
  /// The lines that hold no setting, in the order of the file.
  private(set) var mistakes: [SettingDiagnostic] = []
  private var isInSection = false

  /// The longest line that is read, in bytes without the white space before it. No setting needs as many, and a longer
  /// line would fill the screen with a complaint about it.
  static let longestLine = 198

  init(_ bytes: [UInt8]) {
    var rest = bytes.starts(with: ConfigFile.byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    var number = 0
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      number += 1
      parse(line.drop(while: isSpace), number: number)
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private mutating func parse(_ line: ArraySlice<UInt8>, number: Int) {
    switch line.first {
    case nil, UInt8(ascii: ";"), UInt8(ascii: "#"): break
    case _ where line.count > ConfigFile.longestLine: refuse(.lineTooLong, number)
    case UInt8(ascii: "["): parseSection(line.dropFirst(), number: number)
    default: parseSetting(line, number: number)
    }
  }

  /// Reads the name of a section, without the bracket before it. One that is not closed begins no section; one without a name
  /// ends the section before it.
  private mutating func parseSection(_ line: ArraySlice<UInt8>, number: Int) {
    refuse(.unknownSection, number)
    let text = withoutComment(line)
    if let end = text.firstIndex(of: UInt8(ascii: "]")) { isInSection = end > text.startIndex }
  }

  private mutating func parseSetting(_ line: ArraySlice<UInt8>, number: Int) {
    // A zero byte is invalid: what the user sees of the line may not be all of it.
    guard let end = withoutComment(line).firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }),
      !line.contains(0)
    else { return refuse(.notASetting, number) }
    // The section has been refused at its head.
    if isInSection { return }
    let value = withoutComment(line[(end + 1)...])
    lines.append(Line(number: number, key: text(line[..<end]), value: text(value)))
  }

  private mutating func refuse(_ reason: SettingDiagnostic.Reason, _ number: Int) {
    mistakes.append(SettingDiagnostic(reason, in: .file(line: number)))
  }
}

/// The part of a line before a `;` that follows white space.
private func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var isAfterSpace = false
  return line.prefix { byte in
    defer { isAfterSpace = isSpace(byte) }
    return !(isAfterSpace && byte == UInt8(ascii: ";"))
  }
}

/// The text of bytes without the white space around them.
private func text(_ bytes: ArraySlice<UInt8>) -> String {
  var bytes = bytes.drop(while: isSpace)
  while let last = bytes.last, isSpace(last) { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}

/// Whether a byte is white space, as C has it.
private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
