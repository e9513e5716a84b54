import Atlas

/// The text of schedule files in UTF-8 and in the other encodings that they come in.
enum FileText {
  /// Returns the bytes without a byte order mark; UTF-16, which spreadsheets write with one, becomes UTF-8.
  static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes) { UInt16($0) | UInt16($1) << 8 } }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes) { UInt16($0) << 8 | UInt16($1) } }
    return bytes
  }

  /// Decodes a part of a file as UTF-8, or as Windows-1252 if it is not valid, without white space around it.
  ///
  /// Deciding for each part rather than for the file keeps the rest of a file whole into which one line was pasted.
  static func string(_ bytes: some BidirectionalCollection<UInt8>) -> (text: String, isUTF8: Bool) {
    let part = trimmed(bytes)
    if let text = String(validating: part, as: UTF8.self) { return (text, true) }
    var text = String.UnicodeScalarView()
    for byte in part { text.append(windows1252(byte)) }
    return (String(text), false)
  }

  private static func trimmed<Bytes: BidirectionalCollection<UInt8>>(_ bytes: Bytes) -> Bytes.SubSequence {
    let isSpace = { (byte: UInt8) in byte <= 0x20 }
    let start = bytes.drop(while: isSpace)
    guard let last = start.lastIndex(where: { !isSpace($0) }) else { return start.prefix(0) }
    return start[...last]
  }

  private static func utf16(_ bytes: [UInt8], unit: (UInt8, UInt8) -> UInt16) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns the scalar of a byte: Latin-1, with the letters and marks that Windows has instead of its C1 controls.
  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? windowsMarks[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  private static let windowsMarks = Array("€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ".unicodeScalars)
}
