import Almanac
import Itinerary
import Screen

package struct LineSet: Equatable {
  package struct Box: Equatable {
    package let topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: Unicode.Scalar
  }

  package let light: Box
  package let heavy: Box
  /// The border of a game that bounds the carried leg.
  package let double: Box
  package let legBar: Unicode.Scalar
  package let dragHandle: Unicode.Scalar
  package let cursor: Unicode.Scalar
  package let dimmedRail: Unicode.Scalar
  /// The marks of rows with a warning and with an error, which differ without colors too.
  package let warning, error: Unicode.Scalar
  package let changed: Unicode.Scalar
  package let cross: Unicode.Scalar
  package let check: Unicode.Scalar
  package let insertion: Unicode.Scalar
  package let insertionLeft, insertionRight: Unicode.Scalar
  /// The marks on the overview line of the trip: a game, a game that is not played, a leg, a day without either.
  package let game, openGame, leg, empty: Unicode.Scalar
  package let moreBefore, moreAfter: Unicode.Scalar

  package static func of(_ characterSupport: CharacterSupport) -> LineSet {
    characterSupport == .unicode ? unicode : ascii
  }

  private static let unicode = LineSet(
    light: Box(topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│"),
    heavy: Box(topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "━", vertical: "┃"),
    double: Box(topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", horizontal: "═", vertical: "║"),
    legBar: "┃", dragHandle: "≡", cursor: "▌", dimmedRail: "┊", warning: "▲", error: "!", changed: "•", cross: "✗",
    check: "✓", insertion: "━", insertionLeft: "▶", insertionRight: "◀", game: "●", openGame: "○", leg: "━",
    empty: "·", moreBefore: "‹", moreAfter: "›")

  private static let ascii = LineSet(
    light: Box(topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|"),
    heavy: Box(topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#", horizontal: "=", vertical: "#"),
    double: Box(topLeft: "*", topRight: "*", bottomLeft: "*", bottomRight: "*", horizontal: "*", vertical: "*"),
    legBar: "|", dragHandle: "=", cursor: ">", dimmedRail: ":", warning: "?", error: "!", changed: "*", cross: "x",
    check: "v", insertion: "=", insertionLeft: ">", insertionRight: "<", game: "o", openGame: "x", leg: "-",
    empty: ".", moreBefore: "<", moreAfter: ">")

  private static func icon(_ icons: (emoji: String, plain: String, ascii: String), _ style: IconStyle) -> String {
    switch style {
    case .emoji: icons.emoji
    case .plain: icons.plain
    case .ascii: icons.ascii
    }
  }

  package static func icon(of category: CustomItem.Category, _ style: IconStyle) -> String {
    switch category {
    case .restaurant: icon(("🍴", "● ", "R)"), style)
    case .hotel: icon(("🏨", "⌂ ", "H)"), style)
    case .activity: icon(("🎫", "♦ ", "A)"), style)
    case .note: icon(("📝", "¶ ", "N)"), style)
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

  package static func icon(of means: Leg.Mode, _ style: IconStyle) -> String {
    switch means {
    case .drive: icon(("🚗", "► ", "D "), style)
    case .flight: icon(("🛫", "↑ ", "F "), style)
    case .train: icon(("🚆", "╪ ", "T "), style)
    case .bus: icon(("🚌", "■ ", "B "), style)
    case .ferry: icon(("🚢", "≈ ", "S "), style)
    case .walk: icon(("🚶", "∙ ", "W "), style)
    case .other: icon(("🧭", "↔ ", "O "), style)
    }
  }
}

extension DisplaySettings {
  /// The signs and borders of the screen of the trip: a screen reader reads those that are not ASCII as noise.
  package var lines: LineSet { LineSet.of(isPlain ? .ascii : characterSupport) }
}
