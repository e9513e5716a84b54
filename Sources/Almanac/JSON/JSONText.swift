/// Strings and numbers written as JSON, for files and for the output of commands. No other code knows these rules.
///
/// Text stays as it is, so that files are pleasant to read, but nothing written here can control a terminal that shows
/// it: C0 and C1 controls, DEL and the line separators U+2028 and U+2029 are escaped.
package enum JSONText {
  package static func quoted(_ string: String) -> String {
    if !string.utf8.contains(where: mayNeedEscape) { return "\"\(string)\"" }
    return "\"" + string.unicodeScalars.map(escaped).joined() + "\""
  }

  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": #"\""#
    case "\\": #"\\"#
    case "\u{08}": #"\b"#
    case "\t": #"\t"#
    case "\n": #"\n"#
    case "\u{0C}": #"\f"#
    case "\r": #"\r"#
    case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      escaped(UInt16(truncatingIfNeeded: scalar.value))
    default: String(scalar)
    }
  }

  package static func object(_ fields: [String]) -> String { "{" + fields.joined(separator: ", ") + "}" }

  package static func field(_ name: String, _ value: String) -> String { quoted(name) + ": " + value }

  /// Whether a byte of UTF-8 may be one of a character to escape. The lead bytes of U+0080…U+00BF and U+2000…U+2FFF are.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  /// Escapes Unicode's format controls, with which a terminal would reorder or hide the text around them.
  package static func safeOnTerminal(_ json: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      guard scalar.properties.generalCategory == .format else {
        safe.append(scalar)
        continue
      }
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        safe.add(escaped(unit))
      }
    }
    return String(safe)
  }

  private static func escaped(_ unit: UInt16) -> String { #"\u"# + hexadecimal(unit, digits: 4).lowercased() }

  /// The shortest text that reads back as the same number, or `null` for one that JSON cannot express.
  package static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
