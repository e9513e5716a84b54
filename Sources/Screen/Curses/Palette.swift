import CNcurses
import Screen

/// A terminal shows true color only if its description has it (`xterm-direct`): ncurses cannot express what COLORTERM
/// promises beyond the description. The palette is the user's and is never redefined.
struct Palette {
  let depth: ColorDepth
  private let colors: Int
  /// The terminal's own colors: −1 if they can be named so, else white on black.
  private let own: Colors
  /// The pairs in use; the n-th, from 0, has the number n + 1. They are so few that a search is quicker than a dictionary.
  private var pairs: [Colors] = []
  /// The number of pairs that the terminal has, pair 0 included.
  private let pairLimit: Int
  private let define: (_ pair: CInt, _ foreground: CInt, _ background: CInt) -> Bool

  private struct Colors: Equatable {
    var foreground: CInt
    var background: CInt
  }

  init(isWanted: Bool) {
    guard isWanted, has_colors(), start_color() != ERR else {
      self.init(colors: 0, pairs: 0, namesOwn: true) { _, _, _ in false }
      return
    }
    let (colors, pairs) = (Int(cncurses_colors()), Int(cncurses_pairs()))
    self.init(colors: colors, pairs: pairs, namesOwn: use_default_colors() != ERR) {
      init_extended_pair($0, $1, $2) != ERR
    }
  }

  /// - Parameter namesOwn: whether the terminal's own two colors have the number −1.
  init(colors: Int, pairs: Int, namesOwn: Bool, define: @escaping (CInt, CInt, CInt) -> Bool) {
    depth = Palette.depth(ofColors: colors)
    (self.colors, pairLimit, self.define) = (colors, pairs, define)
    own = namesOwn ? Colors(foreground: -1, background: -1) : Colors(foreground: 7, background: 0)
  }

  private static func depth(ofColors colors: Int) -> ColorDepth {
    switch colors {
    case ColorDepth.direct.rawValue...: .direct
    case 256...: .indexed
    case 8...: .basic
    default: .none
    }
  }

  /// The number of an appearance's pair, 0 if none is left, and whether only bold makes its foreground bright.
  mutating func pair(of appearance: Appearance) -> (number: CInt, needsBold: Bool) {
    guard depth > .none, appearance.foreground != nil || appearance.background != nil else { return (0, false) }
    var wanted = own
    var needsBold = false
    if let color = appearance.foreground {
      let number = color.number
      needsBold = number >= colors
      wanted.foreground = CInt(needsBold ? number - 8 : number)
    }
    if let color = appearance.background {
      let number = color.number
      wanted.background = CInt(number >= colors ? number - 8 : number)
    }
    return (number(of: wanted), needsBold)
  }

  private mutating func number(of wanted: Colors) -> CInt {
    if let known = pairs.firstIndex(of: wanted) { return CInt(known + 1) }
    let next = pairs.count + 1
    guard next < pairLimit, define(CInt(next), wanted.foreground, wanted.background) else { return 0 }
    pairs.append(wanted)
    return CInt(next)
  }
}

struct AttributeMask {
  /// Whether the blink attribute strikes text out: see CNcurses, `strikethrough.h`.
  let strikes: Bool

  func mask(of attributes: Appearance.Attributes) -> attr_t {
    AttributeMask.masks.reduce(0) { mask, entry in
      guard attributes.contains(entry.attribute), entry.attribute != .struck || strikes else { return mask }
      return mask | entry.mask
    }
  }

  private static let masks: [(attribute: Appearance.Attributes, mask: attr_t)] = [
    (.bold, cncurses_bold), (.dim, cncurses_dim), (.italic, cncurses_italic), (.underline, cncurses_underline),
    (.reverse, cncurses_reverse), (.struck, cncurses_blink),
  ]
}
