// The searches of the standard library bring its regular expressions into the program, an eighth of its size.

extension StringProtocol {
  /// Whether a text occurs in this one, compared byte by byte. An empty text occurs everywhere.
  package func contains(_ text: some StringProtocol) -> Bool { String(self).range(of: String(text)) != nil }
}

extension String {
  /// Returns the parts between occurrences of an ASCII character, found by bytes, which is faster than by characters.
  package func split(at separator: Unicode.Scalar, omittingEmpty: Bool = true) -> [Substring] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: omittingEmpty).map(Substring.init)
  }

  package func range(of text: String) -> Range<Index>? {
    let wanted = text.utf8
    guard let first = wanted.first else { return startIndex..<startIndex }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return start..<rest.index(start, offsetBy: wanted.count) }
      rest.removeFirst()
    }
    return nil
  }

  package var singleSpaced: String { self[...].singleSpaced }

  package var trimmed: String {
    let isSpace = { (character: Character) in character.isWhitespace }
    let start = firstIndex { !isSpace($0) } ?? endIndex
    let end = lastIndex { !isSpace($0) }.map(index(after:)) ?? start
    return String(self[start..<end])
  }

  /// The text with a full stop, unless it already ends with a punctuation mark: `Did you mean A?`
  package var withFullStop: String { last.map { ".?!".contains($0) } == true ? self : "\(self)." }

  package var withCapital: String { prefix(1).uppercased() + dropFirst() }

  package var withSmallLetter: String { prefix(1).lowercased() + dropFirst() }

  /// A sentence as an error message shows it after a colon: with a small first letter and without a full stop.
  package var asReason: String {
    let text = withSmallLetter
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  package var nonEmpty: String? { isEmpty ? nil : self }

  package var lines: [Substring] {
    // In ASCII, bytes are sufficient to find whole characters.
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return split(whereSeparator: \.isNewline) }
    return utf8.split(whereSeparator: { (10...13).contains($0) }).map(Substring.init)
  }

  package var inXML: String {
    let entities: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    return unicodeScalars.map { entities[$0] ?? String($0) }.joined()
  }
}

extension Substring {
  package var singleSpaced: String {
    isSingleSpaced ? String(self) : split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private var isSingleSpaced: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      if byte >= 0x80 || byte < 0x20 && (9...13).contains(byte) { return false }
      if byte == UInt8(ascii: " "), last == byte { return false }
      last = byte
    }
    return last != UInt8(ascii: " ")
  }
}

extension String.UnicodeScalarView {
  /// Appends a text. Unlike `append(contentsOf:)`, this does not copy the text before it.
  package mutating func add(_ text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }
}

/// The beginning of a text from a file, short enough for a sentence.
package enum Excerpt {
  /// The text, or its first Unicode scalars with `…` behind them.
  package static func prefix(of text: String, longest: Int = 40) -> String {
    let scalars = text.unicodeScalars
    let prefix = scalars.prefix(longest)
    return prefix.endIndex == scalars.endIndex ? text : String(prefix) + "…"
  }

  /// The beginning of a text in quotation marks, without control characters: `"Cubs at Cardinals"`.
  package static func quoted(_ text: String) -> String {
    let displayed = prefix(of: text, longest: 60).unicodeScalars.map { scalar -> Character in
      scalar.properties.generalCategory == .control ? " " : Character(scalar)
    }
    return "\"" + String(displayed) + "\""
  }
}

/// Abbreviated ids, long enough to be different within a trip when case is ignored.
package struct ShortIDs {
  /// The number of characters, at least four. Possibly more than necessary for ids with characters outside ASCII.
  private let length: Int

  package init(_ ids: [String]) {
    let sorted = ids.map { $0.lowercased() }.sorted()
    let shared = zip(sorted, sorted.dropFirst()).map { zip($0.utf8, $1.utf8).prefix { $0 == $1 }.count }
    length = max(4, (shared.max() ?? 0) + 1)
  }

  package func short(_ id: String) -> String { String(id.prefix(length)) }
}

package func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
package func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
