import Platform
import Screen

/// Copying to the clipboard of the terminal (OSC 52), which works over SSH too.
extension Terminal {
  /// The largest text that terminals accept, in bytes.
  private static let mostCopied = 50_000

  /// - Returns: false if the terminal may not understand that, or the text is too long.
  package func copy(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard hasClipboard, bytes.count <= Self.mostCopied else { return false }
    write("\u{1B}]52;c;\(Self.base64(bytes))\u{7}")
    return true
  }

  /// The text of RFC 4648, section 4.
  static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 { text.append(place <= group.count ? digits[number >> (18 - 6 * place) & 63] : "=") }
    }
    return text
  }
}
