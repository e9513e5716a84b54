import Almanac

/// A `cmap` subtable of format 4 or 12.
struct CharacterMap: Sendable {
  private enum Format {
    case segments, groups
  }

  private let format: Format
  private let start: Int
  private let count: Int

  /// Chooses the Unicode subtable with the most characters. Returns nil if no supported one exists.
  init?(_ data: FontData, at table: Int) {
    var best: (format: Format, start: Int)?
    for index in 0..<min(data.unsigned16(at: table + 2), 50) {
      let entry = table + 4 + 8 * index
      let (platform, encoding) = (data.unsigned16(at: entry), data.unsigned16(at: entry + 2))
      guard platform == 0 || platform == 3 && (encoding == 1 || encoding == 10) else { continue }
      let start = table + data.unsigned32(at: entry + 4)
      switch data.unsigned16(at: start) {
      case 12: best = (.groups, start)
      case 4 where best?.format != .groups: best = (.segments, start)
      default: break
      }
    }
    guard let best else { return nil }
    (format, start) = best
    count = format == .groups ? data.unsigned32(at: start + 12) : data.unsigned16(at: start + 6) / 2
  }

  /// The glyph of a code point; 0 if it is missing.
  func glyph(for point: Int, in data: FontData) -> Int {
    format == .groups ? inGroups(point, data) : inSegments(point, data)
  }

  private func inGroups(_ point: Int, _ data: FontData) -> Int {
    let entry = { start + 16 + 12 * $0 }
    let index = (0..<count).partitioningIndex { data.unsigned32(at: entry($0) + 4) >= point }
    guard index < count, case let first = data.unsigned32(at: entry(index)), first <= point else { return 0 }
    return data.unsigned32(at: entry(index) + 8) + point - first
  }

  private func inSegments(_ point: Int, _ data: FontData) -> Int {
    guard point <= 0xFFFF else { return 0 }
    let index = (0..<count).partitioningIndex { data.unsigned16(at: start + 14 + 2 * $0) >= point }
    let firsts = start + 16 + 2 * count
    let first = data.unsigned16(at: firsts + 2 * index)
    guard index < count, first <= point else { return 0 }
    let delta = data.unsigned16(at: firsts + 2 * (count + index))
    let place = firsts + 2 * (2 * count + index)
    let offset = data.unsigned16(at: place)
    if offset == 0 { return (point + delta) & 0xFFFF }
    let glyph = data.unsigned16(at: place + offset + 2 * (point - first))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }
}
