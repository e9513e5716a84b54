import Almanac

/// The lines of a pasted text, without white space around them and without empty ones.
///
/// A paste may be of any length. Lines beyond ``most`` and characters beyond ``longest`` are left out, as ``loss`` says.
struct PastedLines: Equatable {
  private(set) var lines: [String] = []
  /// Whether the text had more lines than are kept.
  private(set) var hasMore = false
  private(set) var isCut = false

  static let most = 1_000
  /// The longest line, in scalars.
  static let longest = 1_000

  /// Reads the text once, and no further than needed.
  init(_ text: String) {
    var line = String.UnicodeScalarView()
    var (length, isLong) = (0, false)
    for scalar in text.unicodeScalars {
      if scalar.isNewline {
        if length > 0, !append(line, isLong) { return }
        (line, length, isLong) = (String.UnicodeScalarView(), 0, false)
      } else if length < Self.longest {
        // White space before the line does not count.
        if length == 0, scalar.properties.isWhitespace { continue }
        line.append(scalar)
        length += 1
      } else if !isLong {
        isLong = !scalar.properties.isWhitespace
      }
    }
    if length > 0 { _ = append(line, isLong) }
  }

  /// - Returns: whether there is room for another.
  private mutating func append(_ line: String.UnicodeScalarView, _ isLong: Bool) -> Bool {
    guard lines.count < Self.most else {
      hasMore = true
      return false
    }
    lines.append(String(line).trimmed)
    isCut = isCut || isLong
    return true
  }

  /// The sentence on what was left out; nil if nothing was.
  var loss: String? {
    if hasMore { return "Only the first \(Self.most) lines were pasted." }
    return isCut ? "A line was cut after \(Self.longest) characters." : nil
  }
}
