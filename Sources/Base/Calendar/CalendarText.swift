/// The two ways in which calendars write texts that hold their own marks.
enum CalendarText {
  // MARK: Values (RFC 5545 section 3.3.11)

  /// Undoes the escapes of a text; a backslash before any other character means that character.
  static func unescaped(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(value.count)
    var isEscaped = false
    for byte in value {
      if isEscaped {
        plain.append(byte | 0x20 == UInt8(ascii: "n") ? lineFeed : byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        plain.append(byte)
      }
    }
    return plain
  }

  /// Escapes a text, so that reading it gives it back; its line ends become LF, and other control characters than
  /// tabs go, since no calendar can hold them.
  static func escaped(_ text: String) -> [UInt8] {
    var written: [UInt8] = []
    for byte in withLineFeeds(text) {
      switch byte {
      case lineFeed: written += "\\n".utf8
      case backslash, UInt8(ascii: ";"), UInt8(ascii: ","): written += [backslash, byte]
      default: written.append(byte)
      }
    }
    return written
  }

  // MARK: Parameters (RFC 5545 section 3.2, RFC 6868)

  /// Undoes quotes and carets: `"a^nb"` is two lines.
  static func unquoted(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in value where byte != quote {
      if isEscaped {
        switch byte {
        case UInt8(ascii: "n"): plain.append(lineFeed)
        case UInt8(ascii: "'"): plain.append(quote)
        case caret: plain.append(caret)
        default: plain += [caret, byte]
        }
        isEscaped = false
      } else if byte == caret {
        isEscaped = true
      } else {
        plain.append(byte)
      }
    }
    return isEscaped ? plain + [caret] : plain
  }

  /// Writes one value of a parameter, in quotes if it holds a mark that would end it.
  static func quoted(_ text: String) -> [UInt8] {
    var written: [UInt8] = []
    var needsQuotes = false
    for byte in withLineFeeds(text) {
      switch byte {
      case lineFeed: written += "^n".utf8
      case quote: written += "^'".utf8
      case caret: written += "^^".utf8
      default:
        needsQuotes = needsQuotes || [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":")].contains(byte)
        written.append(byte)
      }
    }
    return needsQuotes ? [quote] + written + [quote] : written
  }

  // MARK: Bytes that no line can hold

  /// A structured value, without the control characters that would end its line.
  static func onOneLine(_ value: String) -> [UInt8] { value.utf8.filter { !isControl($0) } }

  /// A text whose lines end with LF alone, without other control characters than tabs.
  private static func withLineFeeds(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == lineFeed, last == carriageReturn {
        // The end of this line is written.
      } else if byte == lineFeed || byte == carriageReturn {
        bytes.append(lineFeed)
      } else if !isControl(byte) {
        bytes.append(byte)
      }
      last = byte
    }
    return bytes
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let backslash = UInt8(ascii: "\\")
private let quote = UInt8(ascii: "\"")
private let caret = UInt8(ascii: "^")
