/// The effect of a scalar of the data on the screen.
enum CharacterClass: UInt32 {
  /// Shown as a replacement: a control character, a scalar without a meaning, or one whose width is not agreed upon.
  case unsafe
  case narrow
  case wide
  /// Drawn over the character before it.
  case mark
  /// Invisible, and so left out: joiners, variation selectors, skin tones, directional controls and others.
  case dropped
  /// Drawn as a space.
  case blank
  /// One of the letters that make a flag.
  case regional

  init(_ scalar: Unicode.Scalar) {
    // Most text is ASCII; only the rest pays for the search.
    if scalar.value &- 0x20 < 0x5F { self = .narrow } else { self = CharacterClass.find(scalar.value) }
  }

  private static func find(_ value: UInt32) -> CharacterClass {
    var low = 0
    var high = characterTable.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if characterTable[middle] >> 4 <= value { low = middle } else { high = middle }
    }
    return CharacterClass(rawValue: characterTable[low] & 15) ?? .unsafe
  }
}
