/// A value of a PDF file (ISO 32000, 7.3).
package indirect enum PDFValue: Sendable {
  case integer(Int)
  case number(Double)
  case bool(Bool)
  /// A name without characters that have a meaning in the file.
  case name(String)
  case text(String)
  case reference(Int)
  case array([PDFValue])
  case dictionary([(String, PDFValue)])

  func write(to output: inout [UInt8]) {
    switch self {
    case .integer(let value): output += String(value).utf8
    case .number(let value): output.append(number: value)
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .name(let name): output += "/\(name)".utf8
    case .text(let text): Self.write(text: text, to: &output)
    case .reference(let number): output += "\(number) 0 R".utf8
    case .array(let values):
      output.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { output.append(0x20) }
        value.write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .dictionary(let entries):
      output += "<<".utf8
      for (key, value) in entries {
        output += "/\(key) ".utf8
        value.write(to: &output)
      }
      output += ">>".utf8
    }
  }

  /// Unchanged if it is plain ASCII, otherwise in UTF-16.
  private static func write(text: String, to output: inout [UInt8]) {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      output.append(UInt8(ascii: "("))
      for byte in text.utf8 {
        if [UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\")].contains(byte) {
          output.append(UInt8(ascii: "\\"))
        }
        output.append(byte)
      }
      output.append(UInt8(ascii: ")"))
    } else {
      output.append(hexadecimal: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    }
  }
}

extension [UInt8] {
  /// Appends a number with at most two decimals.
  mutating func append(number value: Double) {
    guard value.isFinite else { return append(UInt8(ascii: "0")) }
    let hundredths = Int((Swift.min(Swift.max(value, -1e9), 1e9) * 100).rounded())
    if hundredths < 0 { append(UInt8(ascii: "-")) }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    if whole > 0 || rest == 0 { self += String(whole).utf8 }
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 > 0 { append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }

  mutating func append(hexadecimal bytes: [UInt8]) {
    append(UInt8(ascii: "<"))
    for byte in bytes { append(hexadecimalDigits: byte) }
    append(UInt8(ascii: ">"))
  }

  mutating func append(hexadecimalDigits byte: UInt8) {
    for digit in [byte >> 4, byte & 15] {
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }
}
