import Screen

/// The actions of keys in the list of games. Other keys go to the search.
package enum PickerAction: KeyAction {
  case up, down, previousDay, nextDay, pageUp, pageDown, first, last
  case choose, make, plan, leave, find, onlyChosen, chooseAll, quit

  package var binding: Binding {
    switch self {
    case .up: Binding([.up, .control("p")], "game up")
    case .down: Binding([.down, .control("n")], "game down")
    case .previousDay: Binding([.left], "previous day")
    case .nextDay: Binding([.right], "next day")
    case .pageUp: Binding([.pageUp], "page up")
    case .pageDown: Binding([.pageDown], "page down")
    case .first: Binding([.home], "first game")
    case .last: Binding([.end], "last game")
    case .choose: Binding([.character(" ")], "choose the game, or let it go", hint: "choose")
    case .make: Binding([.enter], "make the trip, or see what follows for an open one", hint: "make")
    case .plan:
      Binding([.control("t")], "plan: have the best tour found that holds the chosen games", hint: "plan")
    case .leave: Binding([.escape], "clear the search, or leave", hint: "leave")
    case .find: Binding(textFor: "show only the games that hold what you type", hint: "find")
    case .onlyChosen: Binding([.tab], "show only what is chosen, or everything", hint: "chosen")
    case .chooseAll: Binding([.control("a")], "choose all games shown, or let them go", hint: "all")
    case .quit: Binding([.control("c")], "leave without a trip")
    }
  }
}
