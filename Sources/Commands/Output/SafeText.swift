import Screen

/// Text for pipes and files: as it is, but on one line and without control characters.
enum SafeText {
  /// - Parameter repertoire: decides what stands in for a control character.
  static func append(_ text: String, repertoire: Repertoire, to out: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      var kept = 0
      var index = 0
      while index < bytes.count {
        // Nearly all bytes are such as no control character begins with.
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
  }

  private static func isSuspect(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 }

  /// A character of C0 or C1, DEL, or a line separator, with its length in bytes; nil for all else. Tabs and ends of
  /// lines are as good as spaces.
  private static func control(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (length: Int, isSpace: Bool)? {
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch bytes[index] {
    case 0x09, 0x0A, 0x0D: return (1, true)
    case 0x00...0x1F, 0x7F: return (1, false)
    case 0xC2: return (0x80...0x9F).contains(byte(1)) ? (2, false) : nil
    case 0xE2: return byte(1) == 0x80 && (0xA8...0xA9).contains(byte(2)) ? (3, true) : nil
    default: return nil
    }
  }
}
