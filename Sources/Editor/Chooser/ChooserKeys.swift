import Screen

/// The actions of keys in the list of trips. Other keys go to the search.
package enum ChooserAction: KeyAction {
  case up, down, pageUp, pageDown, first, last
  case open, plan, find, leave, quit

  package var binding: Binding {
    switch self {
    case .up: Binding([.up, .control("p"), .backTab], "trip up", hint: "trip", on: [.up, .down])
    case .down: Binding([.down, .control("n"), .tab], "trip down")
    case .pageUp: Binding([.pageUp], "page up")
    case .pageDown: Binding([.pageDown], "page down")
    case .first: Binding([.home], "first trip")
    case .last: Binding([.end], "last trip")
    case .open: Binding([.enter], "open the trip, or take what is typed for a new one", hint: "open")
    case .plan:
      Binding([.control("t")], "plan a new trip: have the best tour of a schedule found", hint: "plan")
    case .find: Binding(textFor: "show only the trips that hold what you type", hint: "find")
    case .leave: Binding([.escape], "clear the search, leave a new trip, or quit", hint: "quit")
    case .quit: Binding([.control("c")], "quit")
    }
  }
}
