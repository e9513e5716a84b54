/// The fonts of a document: two weights, and others for what these cannot draw.
package struct FontSet: Sendable {
  package enum Weight: Int, Sendable {
    case regular, bold
  }

  /// The fonts by their numbers; the first two are the weights.
  package private(set) var fonts: [TrueTypeFont]
  /// What no font can draw, each once, in the order of the texts.
  package private(set) var missing: [Unicode.Scalar] = []
  /// The composed character of the fonts for a cluster of several scalars: é for e and an accent.
  private var composed: [Character: Unicode.Scalar] = [:]

  /// Finds the fonts for texts.
  ///
  /// - Parameter otherFonts: gives the files of fonts that draw characters which the two weights lack, as far as there are
  ///   any. It is asked once, or not at all.
  package init(
    regular: TrueTypeFont, bold: TrueTypeFont, texts: [String],
    otherFonts: ([Unicode.Scalar]) -> [[UInt8]] = { _ in [] }
  ) {
    fonts = [regular, bold]
    var (seen, lacking, hasClusters): (Set<UInt32>, [Unicode.Scalar], Bool) = ([], [], false)
    for text in texts {
      for scalar in PrintableText.scalars(of: text) where scalar.value > 0x7E {
        if PrintableText.isMark(scalar) { hasClusters = true }
        if seen.insert(scalar.value).inserted, !canDraw(scalar) { lacking.append(scalar) }
      }
    }
    if hasClusters { composed = Self.composedCharacters(of: regular) }
    // Fonts of coloured pictures have no outlines to embed.
    let wanted = lacking.filter { !$0.properties.isEmojiPresentation }
    if !wanted.isEmpty {
      for (number, bytes) in otherFonts(wanted).prefix(8).enumerated() {
        if let font = TrueTypeFont(bytes, name: "Other\(number + 1)") { fonts.append(font) }
      }
    }
    missing = lacking.filter { !canDraw($0) }
  }

  private func canDraw(_ scalar: Unicode.Scalar) -> Bool { fonts.contains { $0.glyph(for: scalar) != nil } }

  /// The number of the font that draws a character, and its glyph there. Signs that no font has are left out (nil), letters
  /// are shown as an empty box (glyph 0).
  func glyph(for scalar: Unicode.Scalar, _ weight: Weight) -> (font: Int, glyph: Int)? {
    if let glyph = fonts[weight.rawValue].glyph(for: scalar) { return (weight.rawValue, glyph) }
    for (number, font) in fonts.enumerated() where number != weight.rawValue {
      if let glyph = font.glyph(for: scalar) { return (number, glyph) }
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? (weight.rawValue, 0) : nil
  }

  /// The scalars that draw a cluster: one composed character where the fonts have it.
  func scalars(of cluster: Character) -> [Unicode.Scalar] {
    let scalars = Array(cluster.unicodeScalars)
    guard scalars.count > 1, let one = composed[cluster] else { return scalars }
    return [one]
  }

  private static func composedCharacters(of font: TrueTypeFont) -> [Character: Unicode.Scalar] {
    var composed: [Character: Unicode.Scalar] = [:]
    for range: ClosedRange<UInt32> in [0xC0...0x233, 0x386...0x457, 0x1E00...0x1EF9] {
      for value in range {
        guard let scalar = Unicode.Scalar(value), font.glyph(for: scalar) != nil else { continue }
        composed[Character(scalar)] = scalar
      }
    }
    return composed
  }
}

/// What of a text leaves a mark on paper, or keeps marks apart.
enum PrintableText {
  /// The scalars of a text without control and format characters; white space is one space, or one that does not break.
  static func scalars(of text: String) -> [Unicode.Scalar] { text.unicodeScalars.compactMap(printed) }

  /// The text as it is shaped: line ends and tabs are spaces, what steers display is left out.
  static func cleaned(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in scalars(of: text) where !(scalar == " " && result.last == " ") { result.append(scalar) }
    return String(result)
  }

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func printed(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.value >= 0x20, scalar.value < 0x7F { return scalar }
    if (0xFE00...0xFE0F).contains(scalar.value) || scalar.value >= 0xE0000 { return nil }
    switch scalar.properties.generalCategory {
    case .control: return scalar.properties.isWhitespace ? " " : nil
    case .format, .surrogate, .unassigned: return nil
    case .lineSeparator, .paragraphSeparator: return " "
    case .spaceSeparator: return scalar == "\u{A0}" || scalar == "\u{202F}" ? "\u{A0}" : " "
    default: return scalar == "\u{2011}" ? "-" : scalar
    }
  }
}
