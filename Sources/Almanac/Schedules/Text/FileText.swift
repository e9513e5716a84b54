package enum FileText {
  /// Returns the bytes without a byte order mark. UTF-16, with or without a mark, is converted to UTF-8.
  package static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isLittle: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isLittle: false) }
    return isLittleUTF16(bytes).map { utf16(bytes[...], isLittle: $0) } ?? bytes
  }

  /// Returns the Japanese encoding of bytes that are not UTF-8, as iconv calls it; nil if they have none.
  package static func japaneseEncoding(of bytes: [UInt8]) -> String? {
    let head = bytes.prefix(16_384)
    guard head.contains(where: { $0 >= 0x80 }), String(validating: bytes, as: UTF8.self) == nil else { return nil }
    let euc = pairs(in: head, lead: [0x8E...0x8E, 0xA1...0xFE], trail: [0xA1...0xFE])
    if let euc, euc.contains(where: { $0 == 0xA4 || $0 == 0xA5 }) { return "EUC-JP" }
    let shifted = pairs(in: head, lead: [0x81...0x9F, 0xE0...0xFC], trail: [0x40...0x7E, 0x80...0xFC])
    // Quotation marks of Windows-1252 are among the first bytes, too, but no kana.
    return shifted?.contains { $0 == 0x82 || $0 == 0x83 } == true ? "SHIFT_JIS" : nil
  }

  private static func pairs(
    in bytes: ArraySlice<UInt8>, lead: [ClosedRange<UInt8>], trail: [ClosedRange<UInt8>]
  ) -> Set<UInt8>? {
    var (leads, rest): (Set<UInt8>, ArraySlice<UInt8>) = ([], bytes)
    while let first = rest.popFirst() {
      guard first >= 0x80, let second = rest.first else { continue }
      guard lead.contains(where: { $0.contains(first) }), trail.contains(where: { $0.contains(second) }) else {
        return nil
      }
      leads.insert(first)
      rest.removeFirst()
    }
    return leads
  }

  /// Whether the first bytes are little-endian UTF-16 rather than big-endian; nil if they are neither.
  ///
  /// The letters and digits of a schedule have a high byte of 0, and other texts contain no NUL.
  private static func isLittleUTF16(_ bytes: [UInt8]) -> Bool? {
    let head = bytes.prefix(512)
    guard head.count >= 8 else { return nil }
    var zeros = [0, 0]
    for (place, byte) in head.enumerated() where byte == 0 { zeros[place % 2] += 1 }
    let threshold = head.count * 2 / 5
    if zeros[0] == 0, zeros[1] >= threshold { return true }
    return zeros[1] == 0 && zeros[0] >= threshold ? false : nil
  }

  /// Decodes a part of a file as UTF-8, else as Windows-1252; parts differ where one line has been pasted in.
  package static func string(_ bytes: ArraySlice<UInt8>) -> (text: String, isUTF8: Bool) {
    let part = trimmed(bytes)
    if let text = String(validating: part, as: UTF8.self) { return (text, true) }
    var text = String.UnicodeScalarView()
    for byte in part { text.append(windows1252(byte)) }
    return (String(text), false)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (start, end) = (bytes.startIndex, bytes.endIndex)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while start < end, bytes[end - 1] <= 0x20 { end -= 1 }
    return bytes[start..<end]
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { place in
      isLittle
        ? UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8 : UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns the scalar of a byte: Latin-1, with the letters and marks that Windows has instead of its C1 controls.
  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? windowsMarks[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  private static let windowsMarks = Array("€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ".unicodeScalars)
}
