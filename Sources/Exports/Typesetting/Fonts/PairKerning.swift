import Almanac

/// The kerning of pairs from a font's `GPOS` table (feature `kern`), for horizontal text.
struct PairKerning: Sendable {
  private let lookups: [[Int]]

  init(_ data: FontData, at table: Int?) {
    guard let table else {
      lookups = []
      return
    }
    let list = table + data.unsigned16(at: table + 8)
    lookups = Self.kernLookups(data, at: table).map {
      Self.subtables(data, at: list + data.unsigned16(at: list + 2 + 2 * $0))
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
    let (scripts, features) = (table + data.unsigned16(at: table + 4), table + data.unsigned16(at: table + 6))
    var lookups: Set<Int> = []
    for index in 0..<min(data.unsigned16(at: scripts), 50) {
      let script = scripts + data.unsigned16(at: scripts + 2 + 6 * index + 4)
      let language = script + data.unsigned16(at: script)
      for feature in 0..<min(data.unsigned16(at: language + 4), 200) {
        let entry = features + 2 + 6 * data.unsigned16(at: language + 6 + 2 * feature)
        guard data.tag(at: entry) == "kern" else { continue }
        let place = features + data.unsigned16(at: entry + 4)
        for number in 0..<min(data.unsigned16(at: place + 2), 50) {
          lookups.insert(data.unsigned16(at: place + 4 + 2 * number))
        }
      }
    }
    return lookups.sorted()
  }

  private static func subtables(_ data: FontData, at lookup: Int) -> [Int] {
    let type = data.unsigned16(at: lookup)
    return (0..<min(data.unsigned16(at: lookup + 4), 100)).compactMap { index in
      let subtable = lookup + data.unsigned16(at: lookup + 6 + 2 * index)
      if type == 2 { return subtable }
      guard type == 9, data.unsigned16(at: subtable + 2) == 2 else { return nil }
      return subtable + data.unsigned32(at: subtable + 4)
    }
  }

  /// The adjustment of a pair in a subtable; nil if the subtable has none.
  private static func value(_ left: Int, _ right: Int, at subtable: Int, in data: FontData) -> Int? {
    guard let index = coverage(of: left, at: subtable + data.unsigned16(at: subtable + 2), in: data) else { return nil }
    let (first, second) = (data.unsigned16(at: subtable + 4), data.unsigned16(at: subtable + 6))
    let size = 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
    // A record has the placements in x and y before the width.
    let width = first & 4 == 0 ? nil : 2 * (first & 3).nonzeroBitCount
    switch data.unsigned16(at: subtable) {
    case 1:
      let set = subtable + data.unsigned16(at: subtable + 10 + 2 * index)
      return pair(right, at: set, size: size, in: data).map { record in
        width.map { data.signed16(at: record + $0) } ?? 0
      }
    case 2:
      let one = classNumber(of: left, at: subtable + data.unsigned16(at: subtable + 8), in: data)
      let other = classNumber(of: right, at: subtable + data.unsigned16(at: subtable + 10), in: data)
      let columns = data.unsigned16(at: subtable + 14)
      guard one < data.unsigned16(at: subtable + 12), other < columns else { return nil }
      return width.map { data.signed16(at: subtable + 16 + size * (one * columns + other) + $0) } ?? 0
    default: return nil
    }
  }

  /// The offset of the values for the pair with this second glyph.
  private static func pair(_ right: Int, at set: Int, size: Int, in data: FontData) -> Int? {
    let (count, record) = (data.unsigned16(at: set), { set + 2 + (2 + size) * $0 })
    let index = (0..<count).partitioningIndex { data.unsigned16(at: record($0)) >= right }
    return index < count && data.unsigned16(at: record(index)) == right ? record(index) + 2 : nil
  }

  private static func coverage(of glyph: Int, at table: Int, in data: FontData) -> Int? {
    guard data.unsigned16(at: table) == 2 else {
      return pair(glyph, at: table + 2, size: 0, in: data).map { ($0 - table - 6) / 2 }
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
