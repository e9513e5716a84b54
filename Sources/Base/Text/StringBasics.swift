// The searches of the standard library bring its regular expressions into the program, an eighth of its size.

extension StringProtocol {
  /// Whether a text occurs in this one, compared byte by byte. An empty text occurs everywhere.
  package func contains(_ text: some StringProtocol) -> Bool {
    var (whole, wanted) = (String(self), String(text))
    return whole.withUTF8 { whole in wanted.withUTF8 { whole.offset(of: $0, from: 0) != nil } }
  }
}

extension String {
  /// Returns the parts between occurrences of an ASCII character. Splits by bytes: comparing characters takes a lookup of
  /// their Unicode properties.
  package func split(at separator: Unicode.Scalar, omittingEmpty: Bool = true) -> [Substring] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: omittingEmpty).map(Substring.init)
  }

  /// The range of the first occurrence of a text, found byte by byte, if any.
  package func range(of text: String) -> Range<Index>? {
    var (whole, wanted) = (self, text)
    let offset = whole.withUTF8 { whole in wanted.withUTF8 { whole.offset(of: $0, from: 0) } }
    guard let offset else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: text.utf8.count)
  }

  /// The words of this text with one space between them.
  package var singleSpaced: String { self[...].singleSpaced }

  /// Returns this text without any occurrence of another.
  ///
  /// - Parameter text: not empty.
  package func without(_ text: String) -> String {
    var (whole, unwanted) = (self, text)
    var kept: [UInt8] = []
    whole.withUTF8 { whole in
      unwanted.withUTF8 { unwanted in
        var start = 0
        while let offset = whole.offset(of: unwanted, from: start) {
          kept += whole[start..<offset]
          start = offset + unwanted.count
        }
        kept += whole[start...]
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

extension String {
  /// The text without white space at its ends.
  package var trimmed: String {
    let isSpace = { (character: Character) in character.isWhitespace }
    let start = firstIndex { !isSpace($0) } ?? endIndex
    let end = lastIndex { !isSpace($0) }.map(index(after:)) ?? start
    return String(self[start..<end])
  }

  /// The text with a full stop, unless it already ends with a punctuation mark: `Did you mean A?`
  package var withFullStop: String { last.map { ".?!".contains($0) } == true ? self : "\(self)." }

  /// The text with its first letter as a capital.
  package var withCapital: String { prefix(1).uppercased() + dropFirst() }

  /// A sentence as an error message shows it after a colon: with a small first letter and without a full stop.
  package var asReason: String {
    let text = prefix(1).lowercased() + dropFirst()
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// The text; nil if it is empty.
  package var nonEmpty: String? { isEmpty ? nil : self }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first offset, from `start` on, at which the bytes occur, if any.
  fileprivate func offset(of bytes: Self, from start: Int) -> Int? {
    guard let first = bytes.first else { return start }
    var offset = start
    while offset + bytes.count <= count {
      if self[offset] == first, self[offset..<offset + bytes.count].elementsEqual(bytes) { return offset }
      offset += 1
    }
    return nil
  }
}

extension Substring {
  /// The words of this text with one space between them.
  package var singleSpaced: String {
    isSingleSpaced ? String(self) : split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether the text is ASCII with only single spaces between words, as most texts are.
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

extension String {
  /// The lines of the text that are not empty.
  package var lines: [Substring] {
    // In ASCII, bytes are sufficient to find whole characters.
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return split(whereSeparator: \.isNewline) }
    return utf8.split(whereSeparator: { (10...13).contains($0) }).map(Substring.init)
  }
}
