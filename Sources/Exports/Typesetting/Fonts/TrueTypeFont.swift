package struct TrueTypeFont: Sendable {
  /// The name under which a document embeds it, without spaces.
  package let name: String
  let data: FontData
  let unitsPerEm: Int
  let glyphCount: Int
  /// The height above the baseline in units of the em; ``descent`` is negative.
  let ascent: Int
  let descent: Int
  let box: [Int]
  let characters: CharacterMap
  let kerning: PairKerning
  private let tables: [String: Range<Int>]
  private let hasLongOffsets: Bool
  private let metricCount: Int

  /// Reads a font file, or the first font of a collection. Returns nil if it is damaged or has no TrueType outlines.
  package init?(_ bytes: [UInt8], name: String) {
    let data = FontData(bytes: bytes)
    let start = data.tag(at: 0) == "ttcf" ? data.unsigned32(at: 12) : 0
    let tables = Self.tables(of: data, at: start)
    guard let head = tables["head"], let hhea = tables["hhea"], let maxp = tables["maxp"], let cmap = tables["cmap"],
      tables["hmtx"] != nil, tables["loca"] != nil, tables["glyf"] != nil
    else { return nil }
    self.name = name
    self.data = data
    self.tables = tables
    unitsPerEm = data.unsigned16(at: head.lowerBound + 18)
    box = (0..<4).map { data.signed16(at: head.lowerBound + 36 + 2 * $0) }
    hasLongOffsets = data.unsigned16(at: head.lowerBound + 50) != 0
    ascent = data.signed16(at: hhea.lowerBound + 4)
    descent = data.signed16(at: hhea.lowerBound + 6)
    metricCount = data.unsigned16(at: hhea.lowerBound + 34)
    glyphCount = data.unsigned16(at: maxp.lowerBound + 4)
    guard let characters = CharacterMap(data, at: cmap.lowerBound) else { return nil }
    self.characters = characters
    kerning = PairKerning(data, at: tables["GPOS"]?.lowerBound)
    guard unitsPerEm > 0, glyphCount > 0, metricCount > 0 else { return nil }
  }

  package func glyph(for scalar: Unicode.Scalar) -> Int? {
    let glyph = characters.glyph(for: Int(scalar.value), in: data)
    return glyph > 0 && glyph < glyphCount ? glyph : nil
  }

  package func advance(of glyph: Int) -> Double { scaled(data.unsigned16(at: metric(of: glyph))) }

  func bearing(of glyph: Int) -> Int {
    guard let hmtx = tables["hmtx"] else { return 0 }
    if glyph < metricCount { return data.signed16(at: hmtx.lowerBound + 4 * glyph + 2) }
    return data.signed16(at: hmtx.lowerBound + 4 * metricCount + 2 * (glyph - metricCount))
  }

  /// The addition to the distance between two adjacent glyphs, in thousandths of the font's size.
  package func kerning(between left: Int, and right: Int) -> Double {
    scaled(kerning.adjustment(left, right, in: data))
  }

  /// A length in units of the font, in thousandths of its size.
  func scaled(_ units: Int) -> Double { Double(units) * 1000 / Double(unitsPerEm) }

  func rawAdvance(of glyph: Int) -> Int { data.unsigned16(at: metric(of: glyph)) }

  func outline(of glyph: Int) -> ArraySlice<UInt8> {
    guard let loca = tables["loca"], let glyf = tables["glyf"], glyph >= 0, glyph < glyphCount else { return [] }
    let at = { (index: Int) in
      hasLongOffsets
        ? data.unsigned32(at: loca.lowerBound + 4 * index) : 2 * data.unsigned16(at: loca.lowerBound + 2 * index)
    }
    let (start, end) = (at(glyph), at(glyph + 1))
    guard start < end, end <= glyf.count else { return [] }
    return data.slice(glyf.lowerBound + start, count: end - start)
  }

  /// A table that is copied unchanged into subsets; empty if the font has none.
  func table(_ tag: String) -> ArraySlice<UInt8> {
    tables[tag].map { data.slice($0.lowerBound, count: $0.count) } ?? []
  }

  /// The offset of a glyph's metrics in `hmtx`. Glyphs beyond the end have the width of the last one.
  private func metric(of glyph: Int) -> Int {
    guard let hmtx = tables["hmtx"] else { return -1 }
    return hmtx.lowerBound + 4 * min(max(glyph, 0), metricCount - 1)
  }

  private static func tables(of data: FontData, at start: Int) -> [String: Range<Int>] {
    var tables: [String: Range<Int>] = [:]
    for index in 0..<min(data.unsigned16(at: start + 4), 100) {
      let entry = start + 12 + 16 * index
      let (offset, length) = (data.unsigned32(at: entry + 8), data.unsigned32(at: entry + 12))
      if offset + length <= data.bytes.count { tables[data.tag(at: entry)] = offset..<offset + length }
    }
    return tables
  }
}

/// The bytes of a font file. Reading beyond the end returns 0, so that a damaged font can at worst look odd.
package struct FontData: Sendable {
  let bytes: [UInt8]

  func unsigned16(at offset: Int) -> Int {
    guard offset >= 0, offset < bytes.count - 1 else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func signed16(at offset: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned16(at: offset))) }

  func unsigned32(at offset: Int) -> Int { unsigned16(at: offset) << 16 | unsigned16(at: offset + 2) }

  func tag(at offset: Int) -> String { String(decoding: slice(offset, count: 4), as: UTF8.self) }

  /// The bytes from an offset on, fewer at the end of the file.
  func slice(_ offset: Int, count: Int) -> ArraySlice<UInt8> {
    guard offset >= 0, count > 0, offset < bytes.count else { return [] }
    return bytes[offset..<min(bytes.count, offset + min(count, bytes.count))]
  }
}

extension [UInt8] {
  mutating func append16(_ value: Int) {
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value))
  }

  mutating func append32(_ value: Int) {
    append16(value >> 16)
    append16(value)
  }

  mutating func put16(_ value: Int, at offset: Int) {
    guard offset + 1 < count else { return }
    self[offset] = UInt8(truncatingIfNeeded: value >> 8)
    self[offset + 1] = UInt8(truncatingIfNeeded: value)
  }
}
