/// Text from a file, shortened for use in a sentence: one line, no control characters, 60 characters at most.
package enum Excerpt {
  /// The text in typographic quotes, with an ellipsis if it is cut.
  package static func quoted(_ text: String) -> String {
    let longest = 60
    let shown = text.unicodeScalars.prefix(longest).map { scalar -> Character in
      scalar.properties.generalCategory == .control ? " " : Character(scalar)
    }
    let isWhole = text.unicodeScalars.count <= longest
    return "\u{201C}" + String(shown) + (isWhole ? "" : "…") + "\u{201D}"
  }
}
