import Glibc
import Screen
import Testing

private let everyTheme = Theme.Background.allCases.flatMap { background in
  ColorDepth.allCases.map { Theme(depth: $0, background: background) }
}
private let everyStyle = Style.Role.allCases.flatMap { role in
  [Style.Traits(), .selected, .dimmed].map { Style(role, $0) }
}

@Suite struct ThemeTests {
  @Test func `the states of a row differ on every terminal`() {
    let states = [
      Style(.custom), Style(.custom, .selected), Style(.custom, .dimmed), Style(.invalid), Style(.barrier),
      Style(.gameBorder, .dimmed),
    ]
    for theme in everyTheme {
      let looks = Set(states.map(theme.appearance))
      // Without colours a dimmed border and a dimmed row are both dim.
      #expect(looks.count >= states.count - 1, "\(theme)")
      #expect(theme.appearance(of: Style(.lifted)) != theme.appearance(of: Style(.custom)), "\(theme)")
    }
  }

  @Test func `with colors, each state while carrying looks different`() {
    let states: [Style] = [
      Style(.lifted), Style(.invalid), Style(.highlighted), Style(.custom, .selected), Style(.custom), Style(.barrier),
      Style(.custom, .dimmed), Style(.warning), Style(.error),
    ]
    for theme in everyTheme where theme.depth != .none {
      // With eight colors a barrier and a warning share yellow on black, a barrier and what is lifted black on yellow;
      // the border distinguishes them.
      let expected = theme.depth == .basic ? states.count - 1 : states.count
      #expect(Set(states.map(theme.appearance)).count >= expected, "\(theme)")
    }
  }

  /// WCAG 2.1 asks for 4.5 for text, and for 3 for what need not be read letter by letter: no gold, blue or orange of 256
  /// colors has 4.5 on black and on white.
  @Test(arguments: [ColorDepth.indexed, .direct])
  func `every text can be read on black and on white`(_ depth: ColorDepth) {
    for background in Theme.Background.allCases {
      for style in everyStyle {
        let look = Theme(depth: depth, background: background).appearance(of: style)
        for (paper, ink) in papers(of: background) {
          let contrast = contrast(of: look, paper: paper, ink: ink)
          let least = background == .any && depth == .indexed && paper == 1 ? 3.2 : 4.5
          #expect(contrast >= least, "\(style) on \(background) has \(contrast)")
        }
      }
    }
  }

  @Test func `with eight colors nothing red is on a color`() {
    for theme in everyTheme where theme.depth == .basic {
      for style in everyStyle {
        let look = theme.appearance(of: style)
        let isReadable = look.foreground != .palette(1) || look.background == nil
        #expect(isReadable, "\(style) on \(theme.background)")
      }
    }
  }

  @Test(arguments: [
    ("15;0", Theme.Background.dark), ("0;15", .light), ("0;default;15", .light), ("0;7", .light), ("7;8", .dark),
    ("12;6", .dark), ("0;9", .light), ("", nil), (";", nil), ("15;default", nil), ("15;16", nil), ("15;-1", nil),
    ("white", nil),
  ])
  func `a terminal can report its background`(_ variable: String, _ expected: Theme.Background?) {
    #expect(Theme.Background(colorFGBG: variable) == expected)
  }

  @Test func `direct colors keep the numbers of the palette free`() {
    #expect(Color.palette(5).number == 5)
    #expect(Color.rgb(0x010203).number == 0x010203)
    #expect(Color.rgb(5).number == 8)
  }
}

/// The colors of the terminal itself that a theme must suit: its background and its text, as luminances.
private func papers(of background: Theme.Background) -> [(paper: Double, ink: Double)] {
  switch background {
  case .dark: [(0, 1)]
  case .light: [(1, 0)]
  case .any: [(0, 1), (1, 0)]
  }
}

/// The contrast of text and what is behind it, 1 to 21.
private func contrast(of look: Appearance, paper: Double, ink: Double) -> Double {
  let (a, b) = (look.foreground.map(luminance) ?? ink, look.background.map(luminance) ?? paper)
  return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

/// Source: WCAG 2.1, "relative luminance".
private func luminance(_ color: Color) -> Double {
  let parts = components(color).map { part -> Double in
    let value = Double(part) / 255
    return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}

/// Red, green and blue, 0…255; for the cube and the grays of a palette of 256 as xterm has them.
private func components(_ color: Color) -> [Int] {
  let levels = [0, 95, 135, 175, 215, 255]
  switch color {
  case .rgb(let number): return [16, 8, 0].map { Int(number) >> $0 & 0xFF }
  case .palette(let index) where index >= 232: return Array(repeating: 8 + 10 * (Int(index) - 232), count: 3)
  case .palette(let index): return [36, 6, 1].map { levels[(Int(index) - 16) / $0 % 6] }
  }
}
