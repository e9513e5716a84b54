/// The glyphs of a text, one after another, made when they are asked for and without copying the text.
package struct Glyphs: Sequence, IteratorProtocol {
  private var scalars: String.UnicodeScalarView.Iterator
  private let characterSupport: CharacterSupport
  /// A scalar that was read ahead and belongs to the next glyph.
  private var ahead: (scalar: Unicode.Scalar, kind: CharacterClass)?
  /// The second of the two narrow glyphs that a wide one has become.
  private var owed: Glyph?

  init(_ text: String, characterSupport: CharacterSupport) {
    scalars = text.unicodeScalars.makeIterator()
    self.characterSupport = characterSupport
  }

  package mutating func next() -> Glyph? {
    if let owed {
      self.owed = nil
      return owed
    }
    guard var glyph = nextBase() else { return nil }
    readMarks(of: &glyph)
    return characterSupport == .unicode || glyph.isASCII ? glyph : inASCII(glyph)
  }

  private mutating func read() -> (scalar: Unicode.Scalar, kind: CharacterClass)? {
    if let ahead {
      self.ahead = nil
      return ahead
    }
    guard let scalar = scalars.next() else { return nil }
    return (scalar, CharacterClass(scalar))
  }

  private mutating func nextBase() -> Glyph? {
    while let (scalar, kind) = read() {
      switch kind {
      case .narrow: return Glyph(scalar, width: 1)
      case .wide: return Glyph(scalar, width: 2)
      case .blank: return Glyph(" ", width: 1)
      case .regional: return Glyph(DisplayText.letter(ofRegional: scalar), width: 1)
      case .unsafe: return Glyph(DisplayText.replacement, width: 1)
      case .mark:
        // A mark of nothing would fall on whatever is to the left: it gets a space of its own.
        ahead = (scalar, kind)
        return Glyph(" ", width: 1)
      case .dropped: continue
      }
    }
    return nil
  }

  /// Adds the marks that follow, at most two, and passes over what leaves no trace.
  private mutating func readMarks(of glyph: inout Glyph) {
    var isJoined = false
    while let (scalar, kind) = read() {
      if kind == .mark {
        glyph.add(scalar)
      } else if kind == .dropped {
        isJoined = scalar == DisplayText.joiner && DisplayText.isPictograph(glyph.base)
      } else if isJoined && DisplayText.isPictograph(scalar) {
        // The rest of a joined emoji: the first part means the whole.
        isJoined = false
      } else {
        ahead = (scalar, kind)
        return
      }
    }
  }

  private mutating func inASCII(_ glyph: Glyph) -> Glyph {
    let displayed = Glyph(ASCIIForm.of(glyph.base), width: 1)
    if glyph.width == 2 { owed = displayed }
    return displayed
  }
}

extension Glyph {
  fileprivate var isASCII: Bool { base.value < 0x80 && marks.first.value == 0 }

  fileprivate mutating func add(_ mark: Unicode.Scalar) {
    if marks.first.value == 0 {
      marks.first = mark
    } else if marks.second.value == 0 {
      marks.second = mark
    }
  }
}

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
    if (0x20...0x7E).contains(scalar.value) { self = .narrow } else { self = CharacterClass.find(scalar.value) }
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
