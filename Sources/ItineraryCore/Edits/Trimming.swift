extension String {
  /// Without white space at its ends.
  package var trimmed: String {
    let isSpace = { (character: Character) in character.isWhitespace }
    let start = firstIndex { !isSpace($0) } ?? endIndex
    let end = lastIndex { !isSpace($0) }.map(index(after:)) ?? start
    return String(self[start..<end])
  }

  /// Nil for an empty text.
  package var nonEmpty: String? { isEmpty ? nil : self }
}
