package struct ShapedGlyph: Sendable {
  let font: Int
  let glyph: Int
  let scalar: Unicode.Scalar
  /// The width in thousandths of the size; ``kerning`` is added after it.
  let advance: Double
  var kerning = 0.0
  /// The embedding level, odd for text from right to left.
  var level = 0
  var mayBreak = false
  var isSpace: Bool { scalar == " " }
}

extension ShapedGlyph {
  fileprivate func has(_ scalar: Unicode.Scalar, in fonts: FontSet) -> Bool {
    fonts.fonts[font].glyph(for: scalar) != nil
  }

  /// The glyph of another character in the same place; the same glyph if the font lacks it.
  fileprivate func drawn(as scalar: Unicode.Scalar, in fonts: FontSet) -> ShapedGlyph {
    let font = fonts.fonts[font]
    guard scalar != self.scalar, let number = font.glyph(for: scalar) else { return self }
    return ShapedGlyph(
      font: self.font, glyph: number, scalar: scalar, advance: font.advance(of: number), level: level,
      mayBreak: mayBreak)
  }
}

package struct ShapedText: Sendable {
  package private(set) var glyphs: [ShapedGlyph] = []
  let weight: FontSet.Weight
  /// The level of the text as a whole: 1 if it runs from right to left.
  private(set) var baseLevel = 0

  package init(_ text: String, _ weight: FontSet.Weight, in fonts: FontSet) {
    self.weight = weight
    let cleaned = PrintableText.cleaned(text)
    var isSimple = true
    // The space after a character that no font has, if there is one before it or nothing at all.
    var skipsSpace = false
    for cluster in cleaned {
      if skipsSpace, cluster == " " { continue }
      let count = glyphs.count
      for scalar in fonts.scalars(of: cluster) {
        guard let (font, glyph) = fonts.glyph(for: scalar, weight) else { continue }
        glyphs.append(
          ShapedGlyph(font: font, glyph: glyph, scalar: scalar, advance: fonts.fonts[font].advance(of: glyph)))
        if scalar.value >= 0x590 { isSimple = false }
        // As in Unicode's rules for line breaks: numbers and references with hyphens stay whole.
        if let last = glyphs.indices.dropLast().last, glyphs[last].scalar == "-", scalar.properties.numericType != nil {
          glyphs[last].mayBreak = false
        }
      }
      skipsSpace = glyphs.count == count && glyphs.last?.isSpace ?? true
      if let last = glyphs.indices.last { glyphs[last].mayBreak = Self.mayBreak(after: glyphs[last].scalar) }
    }
    if !isSimple {
      allowBreaksAtIdeographs()
      setDirections(in: fonts)
    }
    kern(in: fonts)
  }

  private init(glyphs: [ShapedGlyph], baseLevel: Int, weight: FontSet.Weight) {
    (self.glyphs, self.baseLevel, self.weight) = (glyphs, baseLevel, weight)
  }

  /// Letters and brackets get the forms that are drawn, as far as the font has them.
  private mutating func setDirections(in fonts: FontSet) {
    let direction = TextDirection(glyphs.map(\.scalar))
    baseLevel = direction.base
    for index in glyphs.indices { glyphs[index].level = Int(direction.levels[index]) }
    let joined = direction.forms(ligatures: true)
    let hasLigatures = zip(glyphs, joined).allSatisfy { glyph, form in form.map { glyph.has($0, in: fonts) } ?? true }
    let forms = hasLigatures ? joined : direction.forms(ligatures: false)
    glyphs = zip(glyphs, forms).compactMap { glyph, form in form.map { glyph.drawn(as: $0, in: fonts) } }
  }

  package func width(at size: Double) -> Double {
    let sum = glyphs.reduce(0.0) { $0 + $1.advance + $1.kerning }
    return (sum - (glyphs.last?.kerning ?? 0)) * size / 1000
  }

  package func lines(of width: Double, at size: Double) -> [ShapedText] {
    let limit = max(width, size) * 1000 / size
    var lines: [ShapedText] = []
    var (start, place, sum, lastBreak): (Int, Int, Double, Int?) = (0, 0, 0, nil)
    while place < glyphs.count {
      let glyph = glyphs[place]
      if sum + glyph.advance > limit, place > start, !glyph.isSpace {
        let end = lastBreak ?? place
        lines.append(line(start..<end))
        (start, place, sum, lastBreak) = (end, end, 0, nil)
        continue
      }
      sum += glyph.advance + glyph.kerning
      if place > start || !glyph.isSpace, glyph.mayBreak { lastBreak = place + 1 }
      place += 1
    }
    if start < glyphs.count { lines.append(line(start..<glyphs.count)) }
    return lines.filter { !$0.glyphs.isEmpty }
  }

  package func fitted(to width: Double, at size: Double, _ weight: FontSet.Weight, in fonts: FontSet) -> ShapedText {
    guard self.width(at: size) > width else { return self }
    let ellipsis = ShapedText("…", weight, in: fonts)
    let room = width - ellipsis.width(at: size)
    var (count, sum) = (0, 0.0)
    while count < glyphs.count, sum + glyphs[count].advance * size / 1000 <= room {
      sum += (glyphs[count].advance + glyphs[count].kerning) * size / 1000
      count += 1
    }
    while count > 0, glyphs[count - 1].isSpace { count -= 1 }
    return ShapedText(glyphs: glyphs[..<count] + ellipsis.glyphs, baseLevel: baseLevel, weight: weight)
  }

  var visual: [ShapedGlyph] { TextDirection.ordered(glyphs, base: baseLevel) }

  private func line(_ range: Range<Int>) -> ShapedText {
    var range = range
    while let last = range.last, glyphs[last].isSpace { range.removeLast() }
    while let first = range.first, glyphs[first].isSpace { range.removeFirst() }
    return ShapedText(glyphs: Array(glyphs[range]), baseLevel: baseLevel, weight: weight)
  }

  private mutating func kern(in fonts: FontSet) {
    for index in glyphs.indices.dropLast() {
      let (left, right) = (glyphs[index], glyphs[index + 1])
      guard left.font == right.font, left.level % 2 == 0, right.level == left.level else { continue }
      glyphs[index].kerning = fonts.fonts[left.font].kerning(between: left.glyph, and: right.glyph)
    }
  }

  private static func mayBreak(after scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "-", "–", "—", "/", "?", "&", "…": true
    default: isIdeograph(scalar)
    }
  }

  /// Allows line breaks before ideographs, except before closing punctuation.
  private mutating func allowBreaksAtIdeographs() {
    for index in glyphs.indices.dropLast() {
      let next = glyphs[index + 1].scalar
      if "、。，．！？）」』】〉》・ー：；…".unicodeScalars.contains(next) {
        glyphs[index].mayBreak = false
      } else if "（「『【〈《".unicodeScalars.contains(glyphs[index].scalar) {
        glyphs[index].mayBreak = false
      } else if Self.isIdeograph(next), glyphs[index].scalar != "\u{A0}" {
        glyphs[index].mayBreak = true
      }
    }
  }

  /// Whether a character belongs to a script that breaks lines between any two characters: Chinese and Japanese.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
