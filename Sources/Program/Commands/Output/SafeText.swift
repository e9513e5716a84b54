import Screen

/// Lines of text that cannot control a terminal.
enum SafeText {
  /// The bytes of lines, each with its end, for characters that the reader can show.
  ///
  /// - Parameter isForTerminal: whether the lines take the form that the editor shows; a pipe or a file gets the text
  ///   as it is but for control characters.
  static func bytes(of lines: [String], isForTerminal: Bool, characterSupport: CharacterSupport) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      let text =
        isForTerminal
        ? DisplayText.fitted(line, to: .max, characterSupport: characterSupport) : inert(line, characterSupport)
      bytes.append(contentsOf: text.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// A text with spaces for tabs and ends of lines, and a sign in the place of other control characters: of C0 or C1,
  /// DEL, or one that turns the direction of text.
  private static func inert(_ text: String, _ characterSupport: CharacterSupport) -> String {
    if DisplayText.isPrintableASCII(text) { return text }
    var inert = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x2028...0x2029: inert.append(" ")
      case 0x00..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069:
        inert.append(characterSupport == .unicode ? "\u{FFFD}" : "?")
      default: inert.append(scalar)
      }
    }
    return String(inert)
  }
}
