import Screen

/// Lines of text that cannot control a terminal.
enum SafeText {
  /// The bytes of lines, each with its end.
  ///
  /// - Parameters:
  ///   - isForTerminal: whether the lines take the form that the editor shows; a pipe or a file gets the text as it is
  ///     but for control characters.
  ///   - repertoire: the characters that the reader can show.
  static func bytes(of lines: [String], isForTerminal: Bool, repertoire: CharacterSupport) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      if isForTerminal {
        bytes.append(contentsOf: DisplayText.fitted(line, to: .max, repertoire: repertoire).utf8)
      } else {
        append(line, repertoire: repertoire, to: &bytes)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Appends a text on one line, with a sign in the place of each control character.
  ///
  /// - Parameter repertoire: decides which sign.
  private static func append(_ text: String, repertoire: CharacterSupport, to out: inout [UInt8]) {
    let bytes = Array(text.utf8)
    var kept = 0
    var index = 0
    while index < bytes.count {
      // Checked first, since no control character begins with most bytes.
      guard isSuspect(bytes[index]), let control = control(in: bytes, at: index) else {
        index += 1
        continue
      }
      out.append(contentsOf: bytes[kept..<index])
      out.append(contentsOf: control.isSpace ? " ".utf8 : repertoire == .unicode ? "\u{FFFD}".utf8 : "?".utf8)
      index += control.length
      kept = index
    }
    out.append(contentsOf: bytes[kept...])
  }

  private static func isSuspect(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  /// The control character at an index: of C0 or C1, DEL, a line separator, or a sign that turns the direction of text,
  /// if any.
  ///
  /// - Returns: its length in bytes, and whether a space can replace it, as with tabs and ends of lines.
  private static func control(in bytes: [UInt8], at index: Int) -> (length: Int, isSpace: Bool)? {
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch bytes[index] {
    case 0x09, 0x0A, 0x0D: return (1, true)
    case 0x00...0x1F, 0x7F: return (1, false)
    case 0xC2: return (0x80...0x9F).contains(byte(1)) ? (2, false) : nil
    case 0xD8: return byte(1) == 0x9C ? (2, false) : nil
    case 0xE2:
      switch (byte(1), byte(2)) {
      case (0x80, 0xA8...0xA9): return (3, true)
      case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return (3, false)
      default: return nil
      }
    default: return nil
    }
  }
}
