import Screen

/// What a key does on the screen about a damaged file.
package enum RescueAction: Equatable, Sendable {
  case up, down, pageUp, pageDown, first, last
  case choose, restore, repair, leave, quit, suspend, redraw
}

extension KeyTable {
  package static let rescue: [Binding<RescueAction>] = [
    Binding([.up, .character("k"), .control("p"), .backTab], .up, "choice or line up", hint: "choose"),
    Binding([.down, .character("j"), .control("n"), .tab], .down, "choice or line down"),
    Binding([.pageUp, .control("u")], .pageUp, "page up"),
    Binding([.pageDown, .control("d"), .character(" ")], .pageDown, "page down"),
    Binding([.home, .character("g")], .first, "first choice or line"),
    Binding([.end, .character("G")], .last, "last choice or line"),
    Binding([.enter], .choose, "do what is chosen", hint: "do it"),
    Binding([.character("r")], .restore, "restore the trip"),
    Binding([.character("p")], .repair, "list the repairs"),
    Binding([.escape, .backspace], .leave, "leave the list of repairs, or quit", hint: "quit"),
    Binding([.character("q"), .control("c")], .quit, "quit"),
    Binding([.control("l")], .redraw, "draw the screen anew"),
    Binding([.control("z")], .suspend, "suspend; fg comes back"),
  ]
}

extension [Binding<RescueAction>] {
  func action(for key: Key) -> RescueAction? { first { $0.keys.contains(key) }?.action }
}
