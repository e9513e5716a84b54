/// The number by which a terminal of a given depth calls a color.
extension Color {
  /// The nearest color that the terminal has: an entry of its palette, or 24 bits of red, green and blue.
  ///
  /// Terminals with direct colors keep the numbers 0…7 for the ANSI colors (terminfo's `xterm-direct`), so the few
  /// blues that have those numbers become 0x000008. Zero for a terminal without colors.
  package func number(at depth: ColorDepth) -> Int {
    switch (depth, self) {
    case (.none, _): 0
    case (.basic, .palette(let index)): index < 16 ? Int(index) : Color.nearest(to: components, in: 0..<16)
    case (.basic, .rgb): Color.nearest(to: components, in: 0..<16)
    case (.indexed, .palette(let index)): Int(index)
    case (.indexed, .rgb): Color.nearest(to: components, in: 16..<256)
    case (.direct, .palette(let index)) where index < 8: Int(index)
    case (.direct, _): max(8, components.red << 16 | components.green << 8 | components.blue)
    }
  }

  private typealias Components = (red: Int, green: Int, blue: Int)

  /// Red, green and blue, 0…255; for the palette as xterm has it.
  private var components: Components {
    switch self {
    case .rgb(let red, let green, let blue): return (Int(red), Int(green), Int(blue))
    case .palette(let index) where index < 16: return Color.ansi[Int(index)]
    case .palette(let index) where index < 232:
      let cube = Int(index) - 16
      return (Color.cubeLevels[cube / 36], Color.cubeLevels[cube / 6 % 6], Color.cubeLevels[cube % 6])
    case .palette(let index):
      let gray = 8 + 10 * (Int(index) - 232)
      return (gray, gray, gray)
    }
  }

  private static func nearest(to wanted: Components, in entries: Range<Int>) -> Int {
    func distance(_ entry: Int) -> Int {
      let other = Color.palette(UInt8(truncatingIfNeeded: entry)).components
      let (red, green, blue) = (other.red - wanted.red, other.green - wanted.green, other.blue - wanted.blue)
      return red * red + green * green + blue * blue
    }
    return entries.min { distance($0) < distance($1) } ?? entries.lowerBound
  }

  private static let cubeLevels = [0, 95, 135, 175, 215, 255]

  private static let ansi: [Components] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]
}
