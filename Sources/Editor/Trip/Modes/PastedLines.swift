import Almanac

/// The lines of a pasted text, without white space around them and without empty ones.
///
/// A paste may be of any length. Lines beyond ``most`` and characters beyond ``longest`` are left out, as ``loss`` says.
struct PastedLines {
  private(set) var lines: [String] = []
  /// The sentence on what was left out; nil if nothing was.
  private(set) var loss: String?

  private static let most = 1_000
  /// The longest line, in scalars.
  private static let longest = 1_000

  init(_ text: String) {
    for line in text.unicodeScalars.split(whereSeparator: \.isNewline) {
      let words = line.drop(while: \.properties.isWhitespace)
      if words.isEmpty { continue }
      if lines.count == Self.most {
        loss = "Only the first \(Self.most) lines were pasted."
        return
      }
      lines.append(String(Substring(words.prefix(Self.longest))).trimmed)
      if words.dropFirst(Self.longest).contains(where: { !$0.properties.isWhitespace }) {
        loss = "A line was cut after \(Self.longest) characters."
      }
    }
  }
}
