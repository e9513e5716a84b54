import Almanac
import Itinerary

struct PrintStyle {
  let paper: PaperSize

  let left = 54.0
  var right: Double { paper.width - 54 }
  var width: Double { right - left }
  var timeEnd: Double { left + 58 }
  /// The line along which a day runs.
  var rail: Double { left + 71 }
  var text: Double { left + 84 }
  var textEnd: Double { right - 9 }

  let top = 46.0
  var bottom: Double { paper.height - 52 }
  var footer: Double { paper.height - 32 }
  var room: Double { bottom - top }

  static let ink = Ink(0x181D24)
  static let gray = Ink(0x565E68)
  static let pale = Ink(0x8A929C)
  static let hairline = Ink(0xC9CED4)
  static let blue = Ink(0x1B4B91)
  static let tint = Ink(0xEDF2F9)
  static let grayTint = Ink(0xF2F2F3)
  static let gold = Ink(0x8F5F00)
  static let goldRule = Ink(0xC8922A)
  static let red = Ink(0xA32A1E)
  static let white = Ink(0xFFFFFF)

  static func ink(of kind: DocumentRow.Kind) -> Ink {
    switch kind {
    case .game: blue
    case .leg: goldRule
    case .custom(.restaurant): Ink(0xB4511E)
    case .custom(.hotel): Ink(0x3C3264)
    case .custom(.activity): Ink(0x2C7148)
    case .custom(.note): pale
    }
  }
}
