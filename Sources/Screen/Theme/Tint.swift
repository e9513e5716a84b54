struct Tint: Equatable {
  struct Shade: Equatable {
    let direct: UInt32
    /// The nearest colors on terminals with fewer of them; nil if none is near enough.
    let indexed, basic: UInt8?

    init(_ direct: UInt32, _ indexed: UInt8?, _ basic: UInt8?) {
      (self.direct, self.indexed, self.basic) = (direct, indexed, basic)
    }
  }

  let dark: Shade
  let light: Shade
  /// The color for an unknown background, of a brightness that differs enough from black and from white; nil if the
  /// color is only used on fills. Of 256 colors those of the right hue are a little nearer to white.
  var any: Shade?

  func color(at depth: ColorDepth, on background: Theme.Background) -> Color? {
    let shade =
      switch background {
      case .dark: dark
      case .light: light
      case .any: any ?? dark
      }
    switch depth {
    case .none: return nil
    case .basic: return shade.basic.map { .palette($0) }
    case .indexed: return shade.indexed.map { .palette($0) }
    case .direct: return .rgb(shade.direct)
    }
  }

  // MARK: Lines and text

  static let gold = Tint(dark: Shade(0xE5B93C, 179, 3), light: Shade(0x7F5900, 94, 0), any: Shade(0x9A6D00, 136, nil))
  static let red = Tint(dark: Shade(0xFF7A70, 210, 1), light: Shade(0xB3261E, 124, 1), any: Shade(0xDB352B, 163, 1))
  static let orange = Tint(dark: Shade(0xFFAF5F, 215, 3), light: Shade(0x9A4A00, 89, 5), any: Shade(0xBC5A00, 166, 5))
  static let sky = Tint(dark: Shade(0x7CC4F0, 117, 6), light: Shade(0x0B5E94, 25, 4), any: Shade(0x0E7AC1, 32, nil))
  static let soft = Tint(dark: Shade(0xB8B8B8, 250, 7), light: Shade(0x50585F, 240, 0), any: Shade(0x6C7680, 244, nil))
  /// The text of the user's own rows, in a warmer color than that of games.
  static let warmInk = Tint(dark: Shade(0xF3DDBE, 223, nil), light: Shade(0x4A3515, 58, nil))
  static let faint = Tint(dark: Shade(0x8C8C8C, 245, 7), light: Shade(0x6B7278, 242, 8), any: Shade(0x757575, 244, nil))
  static let border = Tint(dark: Shade(0x93A7B9, 109, 7), light: Shade(0x4F6375, 60, 0), any: Shade(0x61788E, 244, nil))
  static let hint = Tint(dark: Shade(0x9AA5AF, 249, 7), light: Shade(0x5F6972, 240, 0), any: Shade(0x6B7681, 244, nil))
  /// Text on a band or in a field.
  static let ink = Tint(dark: Shade(0xF2F2F2, 255, 7), light: Shade(0x14181D, 234, 0))
  static let activeInk = Tint(dark: Shade(0xFFFFFF, 231, 7), light: Shade(0x14181D, 234, 7))
  static let highlightedInk = Tint(dark: Shade(0xFFFFFF, 231, 7), light: Shade(0x0E3D20, 22, 0))

  // MARK: Text on a fill that is the same everywhere

  static let white = Tint(dark: Shade(0xFFFFFF, 231, 7), light: Shade(0xFFFFFF, 231, 7))
  static let bright = Tint(dark: Shade(0xF2F2F2, 255, 7), light: Shade(0xF2F2F2, 255, 7))
  static let black = Tint(dark: Shade(0x101010, 233, 0), light: Shade(0x101010, 233, 0))

  // MARK: Fills

  static let deepBlue = Tint(dark: Shade(0x1B4B6E, 24, 4), light: Shade(0x1B4B6E, 24, 4))
  static let deepRed = Tint(dark: Shade(0xA8221C, 124, 1), light: Shade(0xA8221C, 124, 1))
  static let deepGreen = Tint(dark: Shade(0x1F5F3A, 23, 2), light: Shade(0xC4EBD0, 194, 2))
  static let goldFill = Tint(dark: Shade(0xE5B93C, 179, 3), light: Shade(0xF2C744, 220, 3))
  static let field = Tint(dark: Shade(0x22374A, 237, 4), light: Shade(0xE3EAF1, 254, 6))
  static let activeField = Tint(dark: Shade(0x2F5878, 24, 4), light: Shade(0xBFDCF5, 153, 4))
  /// The background of the user's own rows. None of the 256 colors is near enough to the dark variant.
  static let warmFill = Tint(dark: Shade(0x2A2319, nil, nil), light: Shade(0xFBF3E4, 230, nil))
  static let band = Tint(dark: Shade(0x2C3A47, 237, 4), light: Shade(0xDDEAF6, 195, 6))
}
