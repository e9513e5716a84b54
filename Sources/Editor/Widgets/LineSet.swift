import ItineraryCore
import Presenting
import Screen

/// The characters of lines, borders and marks.
struct LineSet: Equatable {
  struct Box: Equatable {
    let topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: Unicode.Scalar
  }

  let light: Box
  /// The border of the selected game.
  let heavy: Box
  /// The border of a game that bounds the carried leg.
  let double: Box
  let legBar: Unicode.Scalar
  let grip: Unicode.Scalar
  let cursor: Unicode.Scalar
  let dimmedRail: Unicode.Scalar
  /// The marks of rows with a warning and with an error, which differ without colours too.
  let warning, error: Unicode.Scalar
  let cross: Unicode.Scalar
  let check: Unicode.Scalar
  let insertion: Unicode.Scalar
  let insertionLeft, insertionRight: Unicode.Scalar

  /// The set for the characters that the terminal can show.
  static func of(_ repertoire: Repertoire) -> LineSet { repertoire == .unicode ? unicode : ascii }

  private static let unicode = LineSet(
    light: Box(topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│"),
    heavy: Box(topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "━", vertical: "┃"),
    double: Box(topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", horizontal: "═", vertical: "║"),
    legBar: "┃", grip: "≡", cursor: "▌", dimmedRail: "┊", warning: "▲", error: "!", cross: "✗", check: "✓",
    insertion: "━", insertionLeft: "▶", insertionRight: "◀")

  private static let ascii = LineSet(
    light: Box(topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|"),
    heavy: Box(topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#", horizontal: "=", vertical: "#"),
    double: Box(topLeft: "*", topRight: "*", bottomLeft: "*", bottomRight: "*", horizontal: "*", vertical: "*"),
    legBar: "|", grip: "=", cursor: ">", dimmedRail: ":", warning: "?", error: "!", cross: "x", check: "v",
    insertion: "=", insertionLeft: ">", insertionRight: "<")

  /// The icon of a category and a space, three columns.
  static func icon(of category: CustomItem.Category, _ style: IconStyle) -> String {
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
}

extension Presentation {
  /// The signs and borders of the screen of the trip: a screen reader reads those that are not ASCII as noise.
  var lines: LineSet { LineSet.of(isPlain ? .ascii : repertoire) }
}
