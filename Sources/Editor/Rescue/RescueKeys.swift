import Screen

/// The actions of keys on the screen about a damaged file.
package enum RescueAction: KeyAction {
  case up, down, pageUp, pageDown, first, last
  case choose, restore, repair, leave, quit

  package var binding: Binding {
    switch self {
    case .up:
      Binding([.up, .character("k"), .control("p"), .backTab], "choice or line up", hint: "choose", on: [.up, .down])
    case .down: Binding([.down, .character("j"), .control("n"), .tab], "choice or line down")
    case .pageUp: Binding([.pageUp, .control("u")], "page up")
    case .pageDown: Binding([.pageDown, .control("d"), .character(" ")], "page down")
    case .first: Binding([.home, .character("g")], "first choice or line")
    case .last: Binding([.end, .character("G")], "last choice or line")
    case .choose: Binding([.enter], "do what is chosen", hint: "do it")
    case .restore: Binding([.character("r")], "restore the trip")
    case .repair: Binding([.character("p")], "list the repairs")
    case .leave: Binding([.escape, .backspace], "leave the list of repairs, or quit", hint: "quit")
    case .quit: Binding([.character("q"), .control("c")], "quit")
    }
  }
}
