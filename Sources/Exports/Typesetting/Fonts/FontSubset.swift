/// The glyphs of a font that a document uses, renumbered in the order of their first use.
package struct FontSubset: Sendable {
  /// A character that the font cannot draw has a number of its own, so that the text can still be copied.
  struct Entry: Sendable {
    let glyph: Int
    let text: Unicode.Scalar?
  }

  package let font: TrueTypeFont
  private(set) var entries = [Entry(glyph: 0, text: nil)]
  private var numbers: [Int: Int] = [:]

  package init(_ font: TrueTypeFont) { self.font = font }

  package mutating func number(of glyph: Int, for text: Unicode.Scalar) -> Int {
    let key = glyph << 24 | Int(text.value)
    if let number = numbers[key] { return number }
    numbers[key] = entries.count
    entries.append(Entry(glyph: glyph, text: text))
    return entries.count - 1
  }

  func file() -> [UInt8] {
    let (outlines, glyphs) = allOutlines()
    var (glyf, loca): ([UInt8], [UInt8]) = ([], [])
    for outline in outlines {
      loca.append32(glyf.count)
      glyf += outline
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
    // The instructions in outlines, which the built-in fonts don't have, need the first two and the last.
    let tables = [
      ("cvt ", Array(font.table("cvt "))), ("fpgm", Array(font.table("fpgm"))), ("glyf", glyf), ("head", head),
      ("hhea", hhea), ("hmtx", hmtx), ("loca", loca), ("maxp", maxp), ("prep", Array(font.table("prep"))),
    ]
    return Self.assembled(tables.filter { !$0.1.isEmpty || $0.0 == "glyf" })
  }

  /// Glyphs that are only components of others are at the end.
  private func allOutlines() -> (outlines: [[UInt8]], glyphs: [Int]) {
    var glyphs = entries.map(\.glyph)
    var numbers: [Int: Int] = [:]
    for (number, glyph) in glyphs.enumerated() where numbers[glyph] == nil { numbers[glyph] = number }
    var outlines: [[UInt8]] = []
    while outlines.count < glyphs.count {
      var outline = Array(font.outline(of: glyphs[outlines.count]))
      for place in Self.componentPlaces(in: FontData(bytes: outline)) {
        let part = FontData(bytes: outline).unsigned16(at: place)
        let number = numbers[part] ?? glyphs.count
        if number == glyphs.count {
          numbers[part] = number
          glyphs.append(part)
        }
        outline.put16(number, at: place)
      }
      outlines.append(outline)
    }
    return (outlines, glyphs)
  }

  /// The offsets of the numbers of the glyphs that an outline is composed of, if it is.
  private static func componentPlaces(in outline: FontData) -> [Int] {
    guard outline.signed16(at: 0) < 0 else { return [] }
    var (places, place): ([Int], Int) = ([], 10)
    while place + 4 <= outline.bytes.count, places.count < 64 {
      let flags = outline.unsigned16(at: place)
      places.append(place + 2)
      if flags & 0x20 == 0 { break }
      // The position of the component, and one, two or four numbers of its scale.
      place += (flags & 1 == 0 ? 6 : 8) + (flags & 8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0)
    }
    return places
  }

  private static func assembled(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var (directory, body): ([UInt8], [UInt8]) = ([0, 1, 0, 0], [])
    directory.append16(tables.count)
    let power = Int.bitWidth - 1 - tables.count.leadingZeroBitCount
    for value in [16 << power, power, 16 * tables.count - 16 << power] { directory.append16(value) }
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
