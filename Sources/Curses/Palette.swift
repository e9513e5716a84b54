import CNcurses
import Screen

/// The colours of the terminal, and the pairs of them in use.
///
/// A terminal shows true colour only if its description has it (`xterm-direct`): ncurses cannot express what COLORTERM
/// promises beyond the description. The palette is the user's and is never redefined.
struct Palette {
  let depth: ColorDepth
  private let colors: Int
  /// Numbers of the terminal's own colours: -1 where it can name them, else white on black.
  private var ownForeground: CInt = -1
  private var ownBackground: CInt = -1
  /// Pair n + 1 is the n-th of these: so few that a search is quicker than a dictionary.
  private var pairs: [Colors] = []
  private let pairLimit: Int

  private struct Colors: Equatable {
    var foreground: CInt
    var background: CInt
  }

  /// Starts the colours of the terminal, if they are wanted.
  init(isWanted: Bool) {
    if !isWanted || !has_colors() || start_color() == ERR {
      (depth, colors, pairLimit) = (.none, 0, 0)
      return
    }
    colors = Int(cncurses_colors())
    pairLimit = Int(cncurses_pairs())
    depth = Palette.depth(ofColors: colors)
    if use_default_colors() == ERR { (ownForeground, ownBackground) = (7, 0) }
  }

  private static func depth(ofColors colors: Int) -> ColorDepth {
    switch colors {
    case ColorDepth.direct.rawValue...: .direct
    case 256...: .indexed
    case 8...: .basic
    default: .none
    }
  }

  /// The number of a pair of colours, and whether the foreground is bright only if it is bold.
  ///
  /// Pair 0, the terminal's own colours, stands in when a terminal has no more pairs.
  mutating func pair(of appearance: Appearance) -> (number: CInt, needsBold: Bool) {
    guard depth > .none, appearance.foreground != nil || appearance.background != nil else { return (0, false) }
    var wanted = Colors(foreground: ownForeground, background: ownBackground)
    var needsBold = false
    if let color = appearance.foreground {
      let number = color.number(at: depth)
      needsBold = number >= colors
      wanted.foreground = CInt(needsBold ? number - 8 : number)
    }
    if let color = appearance.background {
      let number = color.number(at: depth)
      wanted.background = CInt(number >= colors ? number - 8 : number)
    }
    return (number(of: wanted), needsBold)
  }

  private mutating func number(of wanted: Colors) -> CInt {
    if let known = pairs.firstIndex(of: wanted) { return CInt(known + 1) }
    let next = pairs.count + 1
    guard next < pairLimit, init_extended_pair(CInt(next), wanted.foreground, wanted.background) != ERR else {
      return 0
    }
    pairs.append(wanted)
    return CInt(next)
  }
}
