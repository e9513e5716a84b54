import Screen

/// What a key does in the list of trips; all others go to the search.
package enum ChooserAction: Equatable, Sendable {
  case up, down, pageUp, pageDown, first, last
  case open, leave, quit, suspend, redraw
}

extension KeyTable {
  package static let choose: [Binding<ChooserAction>] = [
    Binding([.up, .control("p"), .backTab], .up, "trip up", hint: "trip"),
    Binding([.down, .control("n"), .tab], .down, "trip down"),
    Binding([.pageUp], .pageUp, "page up"),
    Binding([.pageDown], .pageDown, "page down"),
    Binding([.home], .first, "first trip"),
    Binding([.end], .last, "last trip"),
    Binding([.enter], .open, "open the trip", hint: "open"),
    Binding([.escape], .leave, "clear the search, or quit", hint: "quit"),
    Binding([.control("c")], .quit, "quit"),
    Binding([.control("l")], .redraw, "draw the screen anew"),
    Binding([.control("z")], .suspend, "suspend; fg comes back"),
  ]
}

extension [Binding<ChooserAction>] {
  func action(for key: Key) -> ChooserAction? { first { $0.keys.contains(key) }?.action }
}
