import Base
import TripCore

/// Converts texts that may be HTML to lines without tags.
enum MarkupText {
  /// The plain text of a description, which may or may not be HTML.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) || text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      result += rest[..<open]
      let inside = rest[rest.utf8.index(after: open)...]
      let first = inside.utf8.first ?? 0
      // A literal sign, as in `5 < 6`, does not begin a tag.
      guard first == UInt8(ascii: "/") || first == UInt8(ascii: "!") || (97...122).contains(first | 0x20),
        let close = inside.utf8.firstIndex(of: UInt8(ascii: ">"))
      else {
        result += "<"
        rest = inside
        continue
      }
      if isLineEnd(inside[..<close]) { result += "\n" }
      rest = inside[inside.utf8.index(after: close)...]
    }
    return withoutEntities(result + rest)
  }

  private static func isLineEnd(_ tag: Substring) -> Bool {
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    return ["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4"].contains(name)
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

  /// The text with its entities replaced, each once. Unknown entities are kept.
  static func withoutEntities(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let mark = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<mark]
      let inside = rest[rest.utf8.index(after: mark)...]
      let name = inside.prefix(12).prefix { $0 != ";" }
      rest = inside
      if inside.dropFirst(name.count).first == ";", let scalar = scalar(named: name) {
        result.unicodeScalars.append(scalar)
        rest = inside.dropFirst(name.count + 1)
      } else {
        result += "&"
      }
    }
    return result + rest
  }

  private static func scalar(named name: Substring) -> Unicode.Scalar? {
    guard name.first == "#" else { return names[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value >= 0x20 || scalar == "\n" || scalar == "\t"
    else { return nil }
    return scalar
  }
}
