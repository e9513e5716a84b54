import Screen

/// The actions of keys on the form of a plan. Other keys edit its fields.
package enum PlanFormAction: KeyAction {
  case find, previous, next, fill, leave

  package var binding: Binding {
    switch self {
    case .find: Binding([.enter], "find the best tour", hint: "find")
    case .previous: Binding([.up, .backTab], "previous and next field", hint: "field", on: [.up, .down])
    case .next: Binding([.down, .tab], nil)
    case .fill: Binding(textFor: "what the field says; Space changes a choice")
    case .leave: Binding([.escape, .control("c")], "leave without a plan", hint: "leave")
    }
  }
}

/// The actions of keys on the list of tours.
package enum PlanAction: KeyAction {
  case up, down, make, pageDown, pageUp, start, end, change, leave, quit

  package var binding: Binding {
    switch self {
    case .up: Binding([.up, .character("k")], "tour up and down, with its games", hint: "tour", on: [.up, .down])
    case .down: Binding([.down, .character("j")], nil)
    case .pageDown:
      Binding([.pageDown, .control("d"), .character(" ")], "page down and up in its games", hint: "games")
    case .pageUp: Binding([.pageUp, .control("u")], nil)
    case .start: Binding([.home, .character("g")], "first and last of its games")
    case .end: Binding([.end, .character("G")], nil)
    case .make: Binding([.enter], "make the trip of the tour, or see what follows for an open one", hint: "make")
    case .change: Binding([.tab, .character("e")], "back to the form", hint: "change")
    case .leave:
      Binding(
        [.escape, .character("q")], "stop the search and keep what was found; then back to the form", hint: "back")
    case .quit: Binding([.control("c")], "leave without a trip")
    }
  }
}
