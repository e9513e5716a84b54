/// The glyphs of a font that a document uses, renumbered in the order of their first use.
package struct FontSubset: Sendable {
  /// A glyph of the font with the character that it represents. Each character that the font cannot draw gets its own
  /// number, so that the text can still be copied.
  struct Entry: Sendable {
    let glyph: Int
    let text: Unicode.Scalar?
  }

  package let font: TrueTypeFont
  private(set) var entries = [Entry(glyph: 0, text: nil)]
  private var numbers: [Int: Int] = [:]

  package init(_ font: TrueTypeFont) { self.font = font }

  /// The number of a glyph in the subset; a new glyph is added to it.
  package mutating func number(of glyph: Int, for text: Unicode.Scalar) -> Int {
    let key = glyph << 24 | Int(text.value)
    if let number = numbers[key] { return number }
    numbers[key] = entries.count
    entries.append(Entry(glyph: glyph, text: text))
    return entries.count - 1
  }

  func file() -> [UInt8] {
    let (outlines, glyphs) = wholeOutlines()
    var (glyf, loca): ([UInt8], [UInt8]) = ([], [])
    for outline in outlines {
      loca.append32(glyf.count)
      glyf += outline.bytes
      while glyf.count % 4 != 0 { glyf.append(0) }
    }
    loca.append32(glyf.count)
    var hmtx: [UInt8] = []
    for glyph in glyphs {
      hmtx.append16(font.rawAdvance(of: glyph))
      hmtx.append16(font.bearing(of: glyph))
    }
    var head = Array(font.table("head"))
    for offset in 8..<12 where offset < head.count { head[offset] = 0 }
    head.put16(1, at: 50)
    var (hhea, maxp) = (Array(font.table("hhea")), Array(font.table("maxp")))
    hhea.put16(glyphs.count, at: 34)
    maxp.put16(glyphs.count, at: 4)
    return Self.packed([("glyf", glyf), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("loca", loca), ("maxp", maxp)])
  }

  /// The outlines by their new numbers, with their old numbers. Glyphs that are only components of others are at the
  /// end.
  private func wholeOutlines() -> (outlines: [GlyphOutline], glyphs: [Int]) {
    var glyphs = entries.map(\.glyph)
    var numbers: [Int: Int] = [:]
    for (number, glyph) in glyphs.enumerated() where numbers[glyph] == nil { numbers[glyph] = number }
    var outlines: [GlyphOutline] = []
    while outlines.count < glyphs.count {
      var outline = GlyphOutline(bytes: Array(font.outline(of: glyphs[outlines.count]))).unhinted
      for place in outline.componentPlaces {
        let part = FontData(bytes: outline.bytes).unsigned16(at: place)
        let number = numbers[part] ?? glyphs.count
        if number == glyphs.count {
          numbers[part] = number
          glyphs.append(part)
        }
        outline.bytes.put16(number, at: place)
      }
      outlines.append(outline)
    }
    return (outlines, glyphs)
  }

  private static func packed(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var (directory, body): ([UInt8], [UInt8]) = ([0, 1, 0, 0], [])
    directory.append16(tables.count)
    for value in [64, 2, 16 * tables.count - 64] { directory.append16(value) }
    for (tag, bytes) in tables {
      directory += tag.utf8
      directory.append32(checksum(bytes))
      directory.append32(12 + 16 * tables.count + body.count)
      directory.append32(bytes.count)
      body += bytes
      while body.count % 4 != 0 { body.append(0) }
    }
    return directory + body
  }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    let data = FontData(bytes: bytes + [0, 0, 0])
    return stride(from: 0, to: bytes.count, by: 4).reduce(0) { ($0 + data.unsigned32(at: $1)) & 0xFFFF_FFFF }
  }
}
