import Almanac
import TestSupport
import Testing

@testable import Exports

struct TrueTypeFontTests {
  static var bytes: [UInt8] { EmbeddedFile.regularFont.bytes }

  private func font() throws -> TrueTypeFont { try #require(TrueTypeFont(Self.bytes, name: "NotoSans-Regular")) }

  private func glyph(_ scalar: Unicode.Scalar) throws -> Int { try #require(try font().glyph(for: scalar)) }

  @Test func `letters have glyphs and widths`() throws {
    let font = try font()
    #expect(font.advance(of: try glyph("i")) < font.advance(of: try glyph("m")))
    expect(font.advance(of: try glyph("0")), font.advance(of: try glyph("7")), "figures stand below each other")
    #expect(font.glyph(for: "東") == nil)
  }

  @Test func `every character that trips of the sample's kind need is there`() throws {
    let font = try font()
    for scalar in "ABCxyzäöüßéñłőşșțÆŒđПриветΕλλάδαẤộ–—‘’“”…·•→←↔★✓⚠½€£¥№−≈≤×°".unicodeScalars {
      #expect(font.glyph(for: scalar) != nil, "\(scalar)")
    }
  }

  @Test func `pairs that leave a gap are kerned`() throws {
    let font = try font()
    #expect(font.kerning(between: try glyph("T"), and: try glyph("o")) < 0)
    #expect(font.kerning(between: try glyph("A"), and: try glyph("V")) < 0)
    expect(font.kerning(between: try glyph("n"), and: try glyph("n")), 0)
  }

  @Test func `a subset has the glyphs in the order of their use, and parts of composed ones behind them`() throws {
    let font = try font()
    var subset = FontSubset(font)
    expect(subset.number(of: try glyph("é"), for: "é"), 1)
    expect(subset.number(of: try glyph("A"), for: "A"), 2)
    expect(subset.number(of: try glyph("é"), for: "é"), 1)
    let file = subset.file()
    let maxp = try #require(TrueTypeTables(file).ranges["maxp"])
    let count = FontData(bytes: file).unsigned16(at: maxp.lowerBound + 4)
    #expect(count >= 3)
    for (tag, range) in TrueTypeTables(file).ranges { #expect(range.upperBound <= file.count, "\(tag)") }
    #expect(file.count < 3000)
  }

  @Test func `refuses or reads a damaged font without a crash`() {
    let bytes = Self.bytes
    for step in 0..<120 {
      var damaged = bytes
      for offset in stride(from: step, to: damaged.count, by: 397) {
        damaged[offset] = UInt8(truncatingIfNeeded: step &* 37)
      }
      if step % 3 == 0 { damaged.removeLast(damaged.count * step / 120) }
      guard let font = TrueTypeFont(damaged, name: "Damaged") else { continue }
      var subset = FontSubset(font)
      for scalar in "Test é".unicodeScalars {
        guard let glyph = font.glyph(for: scalar) else { continue }
        _ = font.kerning(between: glyph, and: glyph) + font.advance(of: glyph)
        _ = subset.number(of: glyph, for: scalar)
      }
      _ = subset.file()
    }
  }
}

struct TrueTypeTables {
  let ranges: [String: Range<Int>]

  init(_ bytes: [UInt8]) {
    let data = FontData(bytes: bytes)
    ranges = Dictionary(
      uniqueKeysWithValues: (0..<data.unsigned16(at: 4)).map { index in
        let entry = 12 + 16 * index
        let start = data.unsigned32(at: entry + 8)
        return (data.tag(at: entry), start..<start + data.unsigned32(at: entry + 12))
      })
  }
}
