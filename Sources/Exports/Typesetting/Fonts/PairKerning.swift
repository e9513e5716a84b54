import Almanac

/// The kerning of pairs from a font's `GPOS` table (feature `kern`), for horizontal text: the lookups of pairs whose
/// values are widths alone, as in most fonts.
struct PairKerning: Sendable {
  /// The offsets of the subtables of each lookup.
  private let lookups: [[Int]]

  init(_ data: FontData, at table: Int?) {
    guard let table else {
      lookups = []
      return
    }
    let list = table + data.unsigned16(at: table + 8)
    lookups = Self.kernLookups(data, at: table).map { number in
      let lookup = list + data.unsigned16(at: list + 2 + 2 * number)
      // Type 2 has pairs.
      guard data.unsigned16(at: lookup) == 2 else { return [] }
      return (0..<min(data.unsigned16(at: lookup + 4), 100)).map { lookup + data.unsigned16(at: lookup + 6 + 2 * $0) }
    }
  }

  /// The addition to the width of the left glyph, in units of the em.
  func adjustment(_ left: Int, _ right: Int, in data: FontData) -> Int {
    var sum = 0
    for subtables in lookups {
      for subtable in subtables {
        guard let value = Self.value(left, right, at: subtable, in: data) else { continue }
        sum += value
        break
      }
    }
    return sum
  }

  /// The indices of the lookups for the feature `kern` in the scripts' default languages.
  private static func kernLookups(_ data: FontData, at table: Int) -> [Int] {
    let features = table + data.unsigned16(at: table + 6)
    var lookups: Set<Int> = []
    for index in 0..<min(data.unsigned16(at: features), 200) {
      let entry = features + 2 + 6 * index
      guard data.tag(at: entry) == "kern" else { continue }
      let place = features + data.unsigned16(at: entry + 4)
      for number in 0..<min(data.unsigned16(at: place + 2), 50) {
        lookups.insert(data.unsigned16(at: place + 4 + 2 * number))
      }
    }
    return lookups.sorted()
  }

  /// The adjustment of a pair in a subtable; nil if the subtable has none.
  private static func value(_ left: Int, _ right: Int, at subtable: Int, in data: FontData) -> Int? {
    guard data.unsigned32(at: subtable + 4) == 4 << 16,
      let index = coverage(of: left, at: subtable + data.unsigned16(at: subtable + 2), in: data)
    else { return nil }
    switch data.unsigned16(at: subtable) {
    case 1:
      let set = subtable + data.unsigned16(at: subtable + 10 + 2 * index)
      return record(of: right, at: set, size: 4, in: data).map { data.signed16(at: $0 + 2) }
    case 2:
      let one = classNumber(of: left, at: subtable + data.unsigned16(at: subtable + 8), in: data)
      let other = classNumber(of: right, at: subtable + data.unsigned16(at: subtable + 10), in: data)
      let columns = data.unsigned16(at: subtable + 14)
      guard one < data.unsigned16(at: subtable + 12), other < columns else { return nil }
      return data.signed16(at: subtable + 16 + 2 * (one * columns + other))
    default: return nil
    }
  }

  /// The record that begins with a glyph, in a sorted list preceded by its length.
  private static func record(of glyph: Int, at list: Int, size: Int, in data: FontData) -> Int? {
    let (count, record) = (data.unsigned16(at: list), { list + 2 + size * $0 })
    let index = (0..<count).partitioningIndex { data.unsigned16(at: record($0)) >= glyph }
    return index < count && data.unsigned16(at: record(index)) == glyph ? record(index) : nil
  }

  private static func coverage(of glyph: Int, at table: Int, in data: FontData) -> Int? {
    guard data.unsigned16(at: table) == 2 else {
      return record(of: glyph, at: table + 2, size: 2, in: data).map { ($0 - table - 4) / 2 }
    }
    guard let range = range(of: glyph, at: table + 2, in: data) else { return nil }
    return data.unsigned16(at: range + 4) + glyph - data.unsigned16(at: range)
  }

  private static func classNumber(of glyph: Int, at table: Int, in data: FontData) -> Int {
    if data.unsigned16(at: table) == 2 {
      return range(of: glyph, at: table + 2, in: data).map { data.unsigned16(at: $0 + 4) } ?? 0
    }
    let offset = glyph - data.unsigned16(at: table + 2)
    guard offset >= 0, offset < data.unsigned16(at: table + 4) else { return 0 }
    return data.unsigned16(at: table + 6 + 2 * offset)
  }

  /// The record (first, last, value) with the range that contains a glyph, in a sorted list preceded by its length.
  private static func range(of glyph: Int, at list: Int, in data: FontData) -> Int? {
    let (count, record) = (data.unsigned16(at: list), { list + 2 + 6 * $0 })
    let index = (0..<count).partitioningIndex { data.unsigned16(at: record($0) + 2) >= glyph }
    return index < count && data.unsigned16(at: record(index)) <= glyph ? record(index) : nil
  }
}
