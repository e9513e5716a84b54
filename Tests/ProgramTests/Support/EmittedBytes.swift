/// What is wrong with bytes that were sent to a terminal.
enum EmittedBytes {
  /// Of a command: text, line ends, and nothing else.
  ///
  /// - Parameter isText: whether columns count, as they do not in JSON.
  static func faults(in bytes: [UInt8], isText: Bool = true) -> Set<String> {
    guard let text = String(validating: bytes, as: UTF8.self) else { return ["not UTF-8"] }
    var faults: Set<String> = []
    var marks = 0
    for scalar in text.unicodeScalars where scalar != "\r" && scalar != "\n" {
      let category = scalar.properties.generalCategory
      let isMark = category == .nonspacingMark || category == .enclosingMark
      marks = isMark ? marks + 1 : 0
      if [.control, .format, .lineSeparator, .paragraphSeparator].contains(category) {
        faults.insert("U+\(String(scalar.value, radix: 16))")
      }
      if isText, marks > 2 || (0xFE00...0xFE0F).contains(scalar.value) { faults.insert("too many marks") }
    }
    return faults
  }

  /// Of the editor: its own sequences, which place the cursor and set styles and modes, and between them text.
  static func faultsOnScreen(in bytes: [UInt8]) -> Set<String> {
    var text: [UInt8] = []
    var faults: Set<String> = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1B:
        if let fault = fault(ofSequence: &rest) { faults.insert(fault) }
        text.append(0x0A)
      case 0x08, 0x09, 0x0F: break
      default: text.append(byte)
      }
    }
    return faults.union(self.faults(in: text))
  }

  /// Nil where the sequence is one that the program, the shell around it or the terminal's description sends.
  private static func fault(ofSequence rest: inout ArraySlice<UInt8>) -> String? {
    guard let kind = rest.popFirst() else { return "an escape at the end" }
    switch kind {
    case UInt8(ascii: "["):
      let parameters = rest.prefix { (0x20..<0x40).contains($0) }
      rest = rest.dropFirst(parameters.count)
      guard let final = rest.popFirst(), (0x40..<0x7F).contains(final) else { return "a broken sequence" }
      let text = String(decoding: parameters + [final], as: UTF8.self)
      return text.contains("7777") ? "the sequence ESC [ \(text)" : nil
    case UInt8(ascii: "]") where rest.starts(with: "11;?\u{1B}\\".utf8):
      // The query for the background.
      rest = rest.dropFirst(6)
      return nil
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      return rest.popFirst().flatMap { [0x42, 0x30].contains($0) ? nil : "a character set" }
    case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "7"), UInt8(ascii: "8"), UInt8(ascii: "M"): return nil
    default: return "ESC \(Character(Unicode.Scalar(kind)))"
    }
  }
}
