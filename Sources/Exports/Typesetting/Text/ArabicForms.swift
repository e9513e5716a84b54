/// The contextual forms of Arabic letters, as far as Unicode has characters and a font has glyphs for them.
enum ArabicForms {
  /// The numbers of forms of the letters from U+0621 and from U+0641 on: 1 for isolated, 2 for isolated and final, 4
  /// for all forms.
  private static let counts: [(first: Int, counts: [Int], form: Int)] = [
    (0x621, [1, 2, 2, 2, 2, 4, 2, 4, 2, 4, 4, 4, 4, 4, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4], 0xFE80),
    (0x641, [4, 4, 4, 4, 4, 4, 4, 2, 2, 4], 0xFED1),
  ]
  private static let lam: UInt32 = 0x644
  /// The isolated ligatures of lam and the following alef.
  private static let ligatures: [UInt32: UInt32] = [0x622: 0xFEF5, 0x623: 0xFEF7, 0x625: 0xFEF9, 0x627: 0xFEFB]

  /// Replaces the letters in a text by their joining forms.
  static func join(_ glyphs: inout [ShapedGlyph], in fonts: FontSet) {
    guard glyphs.contains(where: { (0x600...0x6FF).contains($0.scalar.value) }) else {
      return mirror(&glyphs, in: fonts)
    }
    let letters = glyphs
    var (result, place): ([ShapedGlyph], Int) = ([], 0)
    while place < letters.count {
      let glyph = letters[place]
      let joinsBefore = neighbour(of: place, by: -1, in: letters).map { forms(of: $0)?.count == 4 } ?? false
      let following = place + 1 < letters.count ? letters[place + 1].scalar.value : 0
      if glyph.scalar.value == lam, let ligature = ligatures[following],
        let shaped = shaped(ligature + (joinsBefore ? 1 : 0), like: glyph, in: fonts)
      {
        result.append(shaped)
        place += 2
        continue
      }
      let joinsAfter = neighbour(of: place, by: 1, in: letters).map { (forms(of: $0)?.count ?? 0) > 1 } ?? false
      result.append(form(of: glyph, joinsBefore, joinsAfter, in: fonts))
      place += 1
    }
    glyphs = result
    mirror(&glyphs, in: fonts)
  }

  private static func form(_ number: UInt32, of glyph: ShapedGlyph, in fonts: FontSet) -> ShapedGlyph {
    shaped(number, like: glyph, in: fonts) ?? glyph
  }

  private static func form(
    of glyph: ShapedGlyph, _ joinsBefore: Bool, _ joinsAfter: Bool, in fonts: FontSet
  ) -> ShapedGlyph {
    guard let (first, count) = forms(of: glyph.scalar.value) else { return glyph }
    switch (joinsBefore && count > 1, joinsAfter && count == 4) {
    case (true, true): return form(first + 3, of: glyph, in: fonts)
    case (false, true): return form(first + 2, of: glyph, in: fonts)
    case (true, false): return form(first + 1, of: glyph, in: fonts)
    case (false, false): return glyph
    }
  }

  /// The preceding or following letter, skipping marks.
  private static func neighbour(of place: Int, by step: Int, in glyphs: [ShapedGlyph]) -> UInt32? {
    var index = place + step
    while glyphs.indices.contains(index), PrintableText.isMark(glyphs[index].scalar) { index += step }
    return glyphs.indices.contains(index) ? glyphs[index].scalar.value : nil
  }

  /// The isolated form of a letter, and the number of its forms.
  private static func forms(of letter: UInt32) -> (first: UInt32, count: Int)? {
    if letter == 0x640 { return (letter, 4) }
    for (first, counts, form) in counts {
      let index = Int(letter) - first
      if counts.indices.contains(index) { return (UInt32(form + counts[..<index].reduce(0, +)), counts[index]) }
    }
    return nil
  }

  private static func shaped(_ value: UInt32, like glyph: ShapedGlyph, in fonts: FontSet) -> ShapedGlyph? {
    let font = fonts.fonts[glyph.font]
    guard let scalar = Unicode.Scalar(value), let number = font.glyph(for: scalar) else { return nil }
    return ShapedGlyph(
      font: glyph.font, glyph: number, scalar: scalar, advance: font.advance(of: number), level: glyph.level,
      mayBreak: glyph.mayBreak)
  }

  private static func mirror(_ glyphs: inout [ShapedGlyph], in fonts: FontSet) {
    for index in glyphs.indices where glyphs[index].level % 2 == 1 {
      guard let other = TextDirection.mirrored(glyphs[index].scalar) else { continue }
      if let shaped = shaped(other.value, like: glyphs[index], in: fonts) { glyphs[index] = shaped }
    }
  }
}
