import Almanac
import Preferences
import Screen

/// The characters of lines, borders and marks.
package struct LineSet: Equatable {
  package struct Box: Equatable {
    package let topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: Unicode.Scalar
  }

  package let light: Box
  /// The border of the selected game.
  package let heavy: Box
  /// The border of a game that bounds the carried leg.
  package let double: Box
  package let legBar: Unicode.Scalar
  package let grip: Unicode.Scalar
  package let cursor: Unicode.Scalar
  package let dimmedRail: Unicode.Scalar
  /// The marks of rows with a warning and with an error, which differ without colors too.
  package let warning, error: Unicode.Scalar
  /// The mark of a row with a change that the user has not seen.
  package let changed: Unicode.Scalar
  package let cross: Unicode.Scalar
  package let check: Unicode.Scalar
  package let insertion: Unicode.Scalar
  package let insertionLeft, insertionRight: Unicode.Scalar
  /// The marks on the overview line of the trip: a game, a game that is not played, a leg, a day without either.
  package let game, openGame, leg, empty: Unicode.Scalar
  /// The signs for further days beyond the ends of a line.
  package let moreBefore, moreAfter: Unicode.Scalar

  /// The set for the characters that the terminal can show.
  package static func of(_ repertoire: CharacterSupport) -> LineSet { repertoire == .unicode ? unicode : ascii }

  private static let unicode = LineSet(
    light: Box(topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│"),
    heavy: Box(topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "━", vertical: "┃"),
    double: Box(topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", horizontal: "═", vertical: "║"),
    legBar: "┃", grip: "≡", cursor: "▌", dimmedRail: "┊", warning: "▲", error: "!", changed: "•", cross: "✗",
    check: "✓", insertion: "━", insertionLeft: "▶", insertionRight: "◀", game: "●", openGame: "○", leg: "━",
    empty: "·", moreBefore: "‹", moreAfter: "›")

  private static let ascii = LineSet(
    light: Box(topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|"),
    heavy: Box(topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#", horizontal: "=", vertical: "#"),
    double: Box(topLeft: "*", topRight: "*", bottomLeft: "*", bottomRight: "*", horizontal: "*", vertical: "*"),
    legBar: "|", grip: "=", cursor: ">", dimmedRail: ":", warning: "?", error: "!", changed: "*", cross: "x",
    check: "v", insertion: "=", insertionLeft: ">", insertionRight: "<", game: "o", openGame: "x", leg: "-",
    empty: ".", moreBefore: "<", moreAfter: ">")

  /// The icon of a category and a space, three columns.
  package static func icon(of category: CustomItem.Category, _ style: IconStyle) -> String {
    switch (category, style) {
    case (.restaurant, .emoji): "🍴"
    case (.hotel, .emoji): "🏨"
    case (.activity, .emoji): "🎫"
    case (.note, .emoji): "📝"
    case (.restaurant, .plain): "● "
    case (.hotel, .plain): "⌂ "
    case (.activity, .plain): "♦ "
    case (.note, .plain): "¶ "
    case (.restaurant, .ascii): "R)"
    case (.hotel, .ascii): "H)"
    case (.activity, .ascii): "A)"
    case (.note, .ascii): "N)"
    }
  }

  /// The icon of a custom item, two columns wide: its own icon or that of its category.
  package static func icon(of custom: CustomItem, _ style: IconStyle) -> String {
    // In ASCII, the letter of the category says more than a question mark for the item's own icon.
    guard let own = custom.icon, style != .ascii || DisplayText.isPrintableASCII(own) else {
      return icon(of: custom.category, style)
    }
    let width = DisplayText.width(of: own)
    return width == 1 ? "\(own) " : width == 2 ? own : icon(of: custom.category, style)
  }

  /// The icon of a means of travel, two columns wide.
  package static func icon(of means: Leg.Mode, _ style: IconStyle) -> String {
    switch (means, style) {
    case (.drive, .emoji): "🚗"
    case (.flight, .emoji): "🛫"
    case (.train, .emoji): "🚆"
    case (.bus, .emoji): "🚌"
    case (.ferry, .emoji): "🚢"
    case (.walk, .emoji): "🚶"
    case (.other, .emoji): "🧭"
    case (.drive, .plain): "► "
    case (.flight, .plain): "↑ "
    case (.train, .plain): "╪ "
    case (.bus, .plain): "■ "
    case (.ferry, .plain): "≈ "
    case (.walk, .plain): "∙ "
    case (.other, .plain): "↔ "
    case (.drive, .ascii): "D "
    case (.flight, .ascii): "F "
    case (.train, .ascii): "T "
    case (.bus, .ascii): "B "
    case (.ferry, .ascii): "S "
    case (.walk, .ascii): "W "
    case (.other, .ascii): "O "
    }
  }
}

extension DisplaySettings {
  /// The signs and borders of the screen of the trip: a screen reader reads those that are not ASCII as noise.
  package var lines: LineSet { LineSet.of(isPlain ? .ascii : repertoire) }
}
