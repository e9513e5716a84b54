/// The fonts of a document: one font in two weights, and others for characters that it lacks.
package struct FontSet: Sendable {
  package enum Weight: Int, Sendable {
    case regular, bold
  }

  package private(set) var fonts: [TrueTypeFont]
  package private(set) var missing: [Unicode.Scalar] = []
  /// The composed characters for clusters of several scalars, if the fonts have them: é for e and an accent.
  private var composed: [Character: Unicode.Scalar] = [:]

  /// Finds the fonts for texts.
  ///
  /// - Parameter otherFonts: returns font files with characters that the two weights lack, as far as there are any. It
  ///   is called at most once.
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
    // Fonts with colored pictures have no outlines to embed.
    let wanted = lacking.filter { !$0.properties.isEmojiPresentation }
    if !wanted.isEmpty {
      for (number, bytes) in otherFonts(wanted).prefix(8).enumerated() {
        if let font = TrueTypeFont(bytes, name: "Other\(number + 1)") { fonts.append(font) }
      }
    }
    missing = lacking.filter { !canDraw($0) }
  }

  private func canDraw(_ scalar: Unicode.Scalar) -> Bool { fonts.contains { $0.glyph(for: scalar) != nil } }

  /// Nil for unknown signs, which are left out; glyph 0, an empty box, for unknown letters.
  func glyph(for scalar: Unicode.Scalar, _ weight: Weight) -> (font: Int, glyph: Int)? {
    if let glyph = fonts[weight.rawValue].glyph(for: scalar) { return (weight.rawValue, glyph) }
    for (number, font) in fonts.enumerated() where number != weight.rawValue {
      if let glyph = font.glyph(for: scalar) { return (number, glyph) }
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? (weight.rawValue, 0) : nil
  }

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

enum PrintableText {
  /// White space becomes single ordinary or non-breaking spaces.
  static func scalars(of text: String) -> [Unicode.Scalar] { text.unicodeScalars.compactMap(printed) }

  /// The text for shaping, with spaces for line breaks and tabs, and without display controls.
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
