/// The order of glyphs in text of mixed directions: the parts of the Unicode bidirectional algorithm that are needed
/// without embeddings.
enum TextDirection {
  private enum Kind {
    case left, right, number, neutral
  }

  /// Sets the level of each glyph. Returns the level of the whole text, which its first letter determines.
  static func setLevels(of glyphs: inout [ShapedGlyph]) -> Int {
    var kinds = glyphs.map { kind(of: $0.scalar) }
    guard kinds.contains(.right) else { return 0 }
    let base = kinds.first { $0 == .left || $0 == .right } == .right ? 1 : 0
    joinNumbers(&kinds, glyphs)
    var last = base == 1 ? Kind.right : .left
    var following = [Kind?](repeating: nil, count: kinds.count + 1)
    for index in kinds.indices.reversed() {
      following[index] = kinds[index] == .neutral ? following[index + 1] : kinds[index]
    }
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right: last = kinds[index]
      case .number:
        glyphs[index].level = last == .right ? 2 : 0
        continue
      case .neutral:
        let side = following[index] == .number ? last : following[index]
        glyphs[index].level = side == last ? level(of: last, base) : base
        continue
      }
      glyphs[index].level = level(of: last, base)
    }
    return base
  }

  /// The glyphs of a line from left to right.
  static func ordered(_ glyphs: [ShapedGlyph], baseLevel: Int) -> [ShapedGlyph] {
    guard let highest = glyphs.map(\.level).max(), highest > 0 else { return glyphs }
    var result = glyphs
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < result.count {
        guard result[start].level >= level else {
          start += 1
          continue
        }
        let end = result[start...].firstIndex { $0.level < level } ?? result.count
        result[start..<end].reverse()
        start = end
      }
    }
    return result
  }

  /// The mirrored bracket for text from right to left.
  static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("«", "»")]
    for (one, other) in pairs {
      if scalar == one { return other }
      if scalar == other { return one }
    }
    return nil
  }

  private static func level(of kind: Kind, _ base: Int) -> Int { kind == .right ? 1 : base == 1 ? 2 : 0 }

  /// Joins separators between the digits of a number to the number.
  private static func joinNumbers(_ kinds: inout [Kind], _ glyphs: [ShapedGlyph]) {
    for index in kinds.indices.dropFirst().dropLast() where kinds[index - 1] == .number && kinds[index + 1] == .number {
      if ",.:/-–".unicodeScalars.contains(glyphs[index].scalar) { kinds[index] = .number }
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: .number
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: .right
    default: scalar.properties.isAlphabetic ? .left : .neutral
    }
  }
}
