/// The beginning of a text from a file, short enough for a sentence.
package enum Excerpt {
  /// The text, or its first Unicode scalars with `…` behind them.
  ///
  /// - Parameter longest: how many scalars are shown at most.
  package static func beginning(of text: String, longest: Int = 40) -> String {
    let scalars = text.unicodeScalars
    let beginning = scalars.prefix(longest)
    return beginning.endIndex == scalars.endIndex ? text : String(beginning) + "…"
  }

  /// The beginning of a text in quotation marks, without control characters: `"Cubs at Cardinals"`.
  package static func quoted(_ text: String) -> String {
    let shown = beginning(of: text, longest: 60).unicodeScalars.map { scalar -> Character in
      scalar.properties.generalCategory == .control ? " " : Character(scalar)
    }
    return "\"" + String(shown) + "\""
  }
}
