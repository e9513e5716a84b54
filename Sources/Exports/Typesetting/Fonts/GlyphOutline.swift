/// An outline from a font's `glyf` table, consisting of points or composed of other glyphs.
struct GlyphOutline {
  var bytes: [UInt8]

  /// The offsets of the component glyph numbers in a composed outline.
  var componentPlaces: [Int] {
    let data = FontData(bytes: bytes)
    guard data.signed16(at: 0) < 0 else { return [] }
    var places: [Int] = []
    var place = 10
    while place + 4 <= bytes.count, places.count < 64 {
      let flags = data.unsigned16(at: place)
      places.append(place + 2)
      place += 4 + Self.sizeOfPlacement(flags)
      if flags & 0x20 == 0 { break }
    }
    return places
  }

  /// The outline without hinting instructions, which need tables that a subset does not have.
  var unhinted: GlyphOutline {
    let data = FontData(bytes: bytes)
    let contours = data.signed16(at: 0)
    if contours < 0 { return unhintedComposite }
    let place = 10 + 2 * contours
    let count = data.unsigned16(at: place)
    guard count > 0, place + 2 + count <= bytes.count else { return self }
    return GlyphOutline(bytes: bytes[..<place] + [0, 0] + bytes[(place + 2 + count)...])
  }

  private var unhintedComposite: GlyphOutline {
    var (result, end) = (bytes, 10)
    for place in componentPlaces {
      let flags = FontData(bytes: bytes).unsigned16(at: place - 2)
      result.put16(flags & ~0x100, at: place - 2)
      end = place + 2 + Self.sizeOfPlacement(flags)
    }
    return GlyphOutline(bytes: Array(result[..<min(end, result.count)]))
  }

  /// The number of bytes for the position and scale of a component.
  private static func sizeOfPlacement(_ flags: Int) -> Int {
    let offsets = flags & 1 == 0 ? 2 : 4
    if flags & 8 != 0 { return offsets + 2 }
    if flags & 0x40 != 0 { return offsets + 4 }
    return flags & 0x80 != 0 ? offsets + 8 : offsets
  }
}
