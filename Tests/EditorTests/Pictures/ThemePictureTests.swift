import Screen
import TestSupport
import Testing

@Suite struct ThemePictureTests {
  static let traits: [Style.Traits] = (0..<8).map { Style.Traits(rawValue: $0) }

  @Test(arguments: ColorDepth.allCases) func `every style has a look the terminal can show`(depth: ColorDepth) {
    for role in Style.Role.allCases {
      for traits in Self.traits {
        let look = Theme(depth: depth).appearance(of: Style(role, traits))
        switch depth {
        case .none: #expect(look.foreground == nil && look.background == nil, "\(role)")
        case .basic: #expect(Self.index(look.foreground) < 16 && Self.index(look.background) < 16, "\(role)")
        case .indexed: #expect(Self.index(look.foreground) < 256 && Self.index(look.background) < 256, "\(role)")
        case .direct: break
        }
        expect(look.attributes.contains(.struck), traits.contains(.struck), "\(role) \(traits)")
        #expect(look.foreground == nil || look.foreground != look.background, "\(role) \(traits) is unreadable")
      }
    }
  }

  private static func index(_ color: Color?) -> Int {
    switch color {
    case nil: 0
    case .palette(let index): Int(index)
    case .rgb: 1000
    }
  }

  /// Pairs of states that are side by side on the screen and have no glyph of their own.
  static let pairs: [(Style, Style)] =
    [.custom, .leg, .matchup, .dayHeader, .gameDetail, .gameTime, .customTime].flatMap { role in
      [
        (Style(role), Style(role, .selected)), (Style(role), Style(role, .dimmed)),
        (Style(role, .selected), Style(role, .dimmed)),
      ]
    } + [
      (Style(.insertion), Style(.invalid)), (Style(.lifted), Style(.invalid)), (Style(.lifted), Style(.custom)),
      (Style(.highlighted), Style(.custom)), (Style(.barrier), Style(.gameBorder)),
      (Style(.button), Style(.activeButton)),
      (Style(.field), Style(.dialog)), (Style(.title), Style(.plain)),
      (Style(.keyName), Style(.keyLabel)), (Style(.warning), Style(.status)), (Style(.error), Style(.status)),
      (Style(.matchup), Style(.matchup, .struck)), (Style(.matchup, .selected), Style(.matchup, [.selected, .struck])),
    ]

  @Test(arguments: ColorDepth.allCases) func `states that must differ look different in all themes`(depth: ColorDepth) {
    let theme = Theme(depth: depth)
    for (one, other) in Self.pairs {
      #expect(theme.appearance(of: one) != theme.appearance(of: other), "\(one) and \(other)")
    }
  }
}
