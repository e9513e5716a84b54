import Screen

/// What a key does in the list of games; all others go to the search.
package enum PickerAction: Equatable, Sendable {
  case up, down, previousDay, nextDay, pageUp, pageDown, first, last
  case choose, chooseAll, onlyChosen, make, leave, quit, suspend, redraw
}

extension KeyTable {
  package static let pick: [Binding<PickerAction>] = [
    Binding([.up, .control("p")], .up, "game up"),
    Binding([.down, .control("n")], .down, "game down"),
    Binding([.left], .previousDay, "previous day"),
    Binding([.right], .nextDay, "next day"),
    Binding([.pageUp], .pageUp, "page up"),
    Binding([.pageDown], .pageDown, "page down"),
    Binding([.home], .first, "first game"),
    Binding([.end], .last, "last game"),
    Binding([.character(" ")], .choose, "choose the game, or let it go", hint: "choose"),
    Binding([.enter], .make, "make the trip", hint: "make"),
    Binding([.escape], .leave, "clear the search, or leave", hint: "leave"),
    Binding([.tab], .onlyChosen, "show only what is chosen, or everything", hint: "chosen"),
    Binding([.control("a")], .chooseAll, "choose all games shown, or let them go", hint: "all"),
    Binding([.control("c")], .quit, "leave without a trip"),
    Binding([.control("l")], .redraw, "draw the screen anew"),
    Binding([.control("z")], .suspend, "suspend; fg comes back"),
  ]
}

extension [Binding<PickerAction>] {
  func action(for key: Key) -> PickerAction? { first { $0.keys.contains(key) }?.action }
}
