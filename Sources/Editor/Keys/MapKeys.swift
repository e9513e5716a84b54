import Screen

package enum MapAction: KeyAction {
  case previous, next, previousDay, nextDay, first, last, zoomIn, zoomOut, whole, nudgeUp, nudgeDown, go, leave, help

  package var binding: Binding {
    switch self {
    case .previous: Binding([.up, .character("k")], "previous stop", hint: "stop", on: [.up, .down])
    case .next: Binding([.down, .character("j"), .tab], "next stop")
    case .previousDay: Binding([.left, .character("[")], "previous day with a stop", hint: "day", on: [.left, .right])
    case .nextDay: Binding([.right, .character("]")], "next day with a stop")
    case .first: Binding([.home, .character("g")], "first stop")
    case .last: Binding([.end, .character("G")], "last stop")
    case .zoomIn:
      Binding(
        [.character("+"), .character("=")], "zoom in on the stop", hint: "zoom", on: [.character("+"), .character("-")])
    case .zoomOut: Binding([.character("-")], "zoom out")
    case .whole: Binding([.character("0")], "show the whole route", hint: "all")
    case .nudgeUp:
      Binding([.shiftUp, .character("K")], "move the row of the stop to the previous valid slot; the line follows")
    case .nudgeDown: Binding([.shiftDown, .character("J")], "move it to the next valid slot")
    case .go: Binding([.enter], "go to the row of the stop", hint: "go there")
    case .leave:
      Binding(
        [.escape, .character("q"), .character("M"), .control("c")], "back to the row where the map was opened",
        hint: "back")
    case .help: Binding([.character("?")], "help", hint: "help")
    }
  }
}
