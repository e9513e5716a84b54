import Screen

package enum ChooserAction: KeyAction {
  case step(ListStep), open, new, plan, find, leave, quit

  package static let allCases = ListStep.allCases.map(step) + [open, new, plan, find, leave, quit]

  package var binding: Binding {
    switch self {
    case .step(.up): Binding([.up, .backTab], "trip up; from the first to the last", hint: "trip", on: [.up, .down])
    case .step(.down): Binding([.down, .tab], "trip down; from the last to the first")
    case .step(.pageUp): Binding([.pageUp], "page up")
    case .step(.pageDown): Binding([.pageDown], "page down")
    case .step(.first): Binding([.home], "first trip")
    case .step(.last): Binding([.end], "last trip")
    case .open: Binding([.enter], "open the trip, or begin a new one", hint: "open")
    case .new: Binding([.control("n")], "begin a new trip", hint: "new trip")
    case .plan:
      Binding([.control("t")], "plan a new trip: find the best tour", hint: "plan")
    case .find: Binding(textFor: "show only trips that match what you type", hint: "find")
    case .leave: Binding([.escape], "clear the search, or quit", hint: "quit")
    case .quit: Binding([.control("c")], "quit")
    }
  }
}

package enum PickerAction: KeyAction {
  case step(ListStep), previousDay, nextDay, choose, make, plan, leave, find, onlyChosen, chooseAll, quit

  package static let allCases =
    [.step(.up), .step(.down), previousDay, nextDay, .step(.pageUp), .step(.pageDown), .step(.first), .step(.last)]
    + [choose, make, plan, leave, find, onlyChosen, chooseAll, quit]

  package var binding: Binding {
    switch self {
    case .step(.up): Binding([.up, .control("p")], "game up")
    case .step(.down): Binding([.down, .control("n")], "game down")
    case .previousDay: Binding([.left], "previous day")
    case .nextDay: Binding([.right], "next day")
    case .step(.pageUp): Binding([.pageUp], "page up")
    case .step(.pageDown): Binding([.pageDown], "page down")
    case .step(.first): Binding([.home], "first game")
    case .step(.last): Binding([.end], "last game")
    case .choose: Binding([.tab], "choose or deselect the game; so does Space while nothing is typed", hint: "choose")
    case .make: Binding([.enter], "create the trip, or preview the change to an open one", hint: "create")
    case .plan:
      Binding([.control("t")], "plan: find the best tour with the chosen games", hint: "plan")
    case .leave: Binding([.escape], "clear the search, or cancel", hint: "cancel")
    case .find: Binding(textFor: "show only games that match what you type", hint: "find")
    case .onlyChosen: Binding([.control("o")], "show only chosen games, or all", hint: "chosen")
    case .chooseAll: Binding([.control("a")], "choose all games shown, or deselect them", hint: "all")
    case .quit: Binding([.control("c")], "cancel without a trip")
    }
  }
}

package enum NewTripAction: KeyAction {
  case step(ListStep), take, plan, back, fill, type, quit

  package static let allCases = ListStep.withoutEnds.map(step) + [take, plan, back, fill, type, quit]

  package var binding: Binding {
    switch self {
    case .step(let step): step.binding("choice up and down", more: ([.control("p")], [.control("n")]))
    case .take: Binding([.enter], "accept the answer and continue; after the last one, choose games", hint: "continue")
    case .plan: Binding([.control("t")], "plan: find the best tour with the answers so far", hint: "plan")
    case .back: Binding([.escape, .backTab], "previous step; its answer is kept", hint: "back")
    case .fill: Binding([.tab], "complete the path, or the answer", hint: "complete")
    case .type: Binding(textFor: "show only choices that match, or type another answer")
    case .quit: Binding([.control("c")], "cancel without a trip")
    }
  }
}

package enum ReadingAction: KeyAction {
  case step(ListStep), take, type, back, quit

  package static let allCases = ListStep.withoutEnds.map(step) + [take, type, back, quit]

  package var binding: Binding {
    switch self {
    case .step(let step): step.binding("line up and down", hint: "line", more: ([.control("p")], [.control("n")]))
    case .take: Binding([.enter], "change the answer on the line; on the first line, continue", hint: "change")
    case .type: Binding(textFor: "type the answer, or show only choices that match")
    case .back: Binding([.escape, .backTab], "back: keep the answer, or choose another file", hint: "back")
    case .quit: Binding([.control("c")], "cancel")
    }
  }
}

package enum PlanFormAction: KeyAction {
  case find, previous, next, fill, leave

  package var binding: Binding {
    switch self {
    case .find: Binding([.enter], "find the best tour", hint: "find")
    case .previous: Binding([.up, .backTab], "previous and next field", hint: "field", on: [.up, .down])
    case .next: Binding([.down, .tab], nil)
    case .fill: Binding(textFor: "edit the field; Space changes a choice")
    case .leave: Binding([.escape, .control("c")], "cancel without a plan", hint: "cancel")
    }
  }
}

package enum PlanAction: KeyAction {
  case up, down, make, scroll(ListStep), map, change, leave, quit

  package static let allCases =
    [up, down, make, .scroll(.pageDown), .scroll(.pageUp), .scroll(.first), .scroll(.last), map, change, leave, quit]

  package var binding: Binding {
    switch self {
    case .up: Binding([.up, .character("k")], "tour up and down, with its games", hint: "tour", on: [.up, .down])
    case .down: Binding([.down, .character("j")], nil)
    case .scroll(.pageDown):
      Binding([.pageDown, .control("d"), .character(" ")], "page down and up in its games", hint: "games")
    case .scroll(.pageUp): Binding([.pageUp, .control("u")], nil)
    case .scroll(.first): Binding([.home, .character("g")], "first and last of its games")
    case .scroll: Binding([.end, .character("G")], nil)
    case .map: Binding([.character("M"), .character("m")], "map of the tour, or its games", hint: "map")
    case .make: Binding([.enter], "create a trip from the tour, or preview the change to an open one", hint: "create")
    case .change: Binding([.tab, .character("e")], "back to the form", hint: "change")
    case .leave:
      Binding(
        [.escape, .character("q")], "stop the search and keep what was found; then back to the form", hint: "back")
    case .quit: Binding([.control("c")], "cancel without a trip")
    }
  }
}

package enum RescueAction: KeyAction {
  case step(ListStep), choose, restore, repair, leave, quit

  package static let allCases = ListStep.allCases.map(step) + [choose, restore, repair, leave, quit]

  package var binding: Binding {
    switch self {
    case .step(.up):
      Binding([.up, .character("k"), .control("p"), .backTab], "choice or line up", hint: "choose", on: [.up, .down])
    case .step(.down): Binding([.down, .character("j"), .control("n"), .tab], "choice or line down")
    case .step(.pageUp): Binding([.pageUp, .control("u")], "page up")
    case .step(.pageDown): Binding([.pageDown, .control("d"), .character(" ")], "page down")
    case .step(.first): Binding([.home, .character("g")], "first choice or line")
    case .step(.last): Binding([.end, .character("G")], "last choice or line")
    case .choose: Binding([.enter], "run the selected action", hint: "run")
    case .restore: Binding([.character("r")], "restore the trip")
    case .repair: Binding([.character("p")], "list the repairs")
    case .leave: Binding([.escape, .backspace], "close the list of repairs, or quit", hint: "quit")
    case .quit: Binding([.character("q"), .control("c")], "quit")
    }
  }
}

package enum WaitingAction: KeyAction {
  case leave

  package var binding: Binding {
    Binding([.escape, .character("q"), .control("c")], "stop waiting and go back", hint: "stop")
  }
}
