/// Converts texts that may be HTML to lines without tags.
enum MarkupText {
  static func plain(_ text: String) -> String {
    let lines = replaced(text, UInt8(ascii: "<")) { inside in
      // A literal sign, as in `5 < 6`, does not begin a tag.
      guard let first = inside.utf8.first, "/!".utf8.contains(first) || (97...122).contains(first | 0x20),
        let close = inside.utf8.firstIndex(of: UInt8(ascii: ">"))
      else { return nil }
      return (isLineEnd(inside[..<close]) ? "\n" : "", inside[inside.utf8.index(after: close)...])
    }
    // Each entity is replaced once, and unknown ones are kept.
    return replaced(lines, UInt8(ascii: "&")) { inside in
      let name = inside.prefix(12).prefix { $0 != ";" }
      guard inside.dropFirst(name.count).first == ";", let scalar = scalar(named: name) else { return nil }
      return (String(scalar), inside.dropFirst(name.count + 1))
    }
  }

  /// Replaces what begins with a mark by what is read after it, unless the mark is literal.
  private static func replaced(
    _ text: String, _ mark: UInt8, _ read: (Substring) -> (text: String, rest: Substring)?
  ) -> String {
    var (result, rest) = ("", text[...])
    while let place = rest.utf8.firstIndex(of: mark) {
      let inside = rest[rest.utf8.index(after: place)...]
      let read = read(inside)
      result += rest[..<place] + (read?.text ?? String(Unicode.Scalar(mark)))
      rest = read?.rest ?? inside
    }
    return result + rest
  }

  private static func isLineEnd(_ tag: Substring) -> Bool {
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    return ["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4"].contains(name)
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
  ]

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
