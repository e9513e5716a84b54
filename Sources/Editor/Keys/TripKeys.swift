import Screen

/// The actions of keys on the page of the trip. Those after ``leave`` are its rows.
package enum TripPageAction: KeyAction {
  case step(ListStep), press, leave
  case start, shiftStart, insertDay, appendDays, swapDays, shiftDays, sortDay, removeDay
  case games, plan, whatNow, takeImport, legs, by, rules, home, sharing, rename, trips, remove, help

  /// The rows of the page in groups, what deletes last.
  package static let groups: [(title: String, rows: [TripPageAction])] = [
    ("Days", [.start, .shiftStart, .insertDay, .appendDays, .swapDays, .shiftDays, .sortDay, .removeDay]),
    ("Games", [.games, .plan, .whatNow]), ("Bookings", [.takeImport]), ("Legs", [.legs, .by, .rules, .home]),
    ("Sharing", [.sharing]),
    ("Trip", [.rename, .trips, .remove]),
  ]

  package static let rows = groups.flatMap(\.rows)
  package static let allCases = [ListStep.up, .down, .first, .last].map(step) + [press, leave] + rows + [help]

  /// Whether the text that it asks for is the path of a file.
  var takesPath: Bool { [.games, .plan, .takeImport].contains(self) }

  package var binding: Binding {
    switch self {
    case .step(.up): Binding([.up, .character("k")], "row up", hint: "choose", on: [.up, .down])
    case .step(.down): Binding([.down, .character("j"), .tab], "row down")
    case .step(.first): Binding([.home], "first row")
    case .step: Binding([.end], "last row")
    case .press: Binding([.enter, .character(" ")], "run the selected action", hint: "continue")
    case .leave: Binding([.escape, .character("q"), .control("c")], "back to the list", hint: "back")
    case .start: Binding([.character("s")], "change the start date; games keep their dates")
    case .shiftStart: Binding([.character("m")], "move the whole trip: games keep their days")
    case .insertDay: Binding([.character("i")], "insert a day before the selected one")
    case .appendDays: Binding([.character("a")], "add days at the end")
    case .removeDay: Binding([.character("d")], "remove the selected day")
    case .swapDays: Binding([.character("w")], "swap the custom items of two days")
    case .shiftDays:
      Binding([.character("f")], "move everything from the selected day on some days later; games stay")
    case .sortDay: Binding([.character("o")], "sort the selected day by time")
    case .games: Binding([.character("g")], "choose the games of the trip")
    case .plan: Binding([.character("p")], "plan more games around those of the trip")
    case .takeImport: Binding([.character("+")], "import bookings and lists from a file")
    case .whatNow: Binding([.character("r")], "what now: ways to go on after a change")
    case .legs: Binding([.character("l")], "add missing legs")
    case .by: Binding([.character("b")], "mode of travel of all legs that you have not edited")
    case .rules:
      Binding([.character("e")], "most driving a day, hours for driving, and time before games; empty: the settings")
    case .home: Binding([.character("h")], "home city: the first and last leg; an empty name removes them")
    case .sharing: Binding([.character("y")], "sharing: waiting and rejected changes")
    case .rename: Binding([.character("n")], "another name")
    case .trips: Binding([.character("t")], "list of trips: open or create one")
    case .remove: Binding([.character("x")], "move the trip to the trash")
    case .help: Binding([.character("?")], "help", hint: "help")
    }
  }
}

package enum TripLineAction: KeyAction {
  case accept, complete, leave

  package var binding: Binding {
    switch self {
    case .accept: Binding([.enter], "use what is typed", hint: "accept")
    case .complete: Binding([.tab], "complete the path of a file", hint: "complete")
    case .leave: Binding([.escape, .control("c")], "back to the trip menu", hint: "back")
    }
  }
}

package enum SharingPageAction: KeyAction {
  case sync, leave, up, down, help

  package var binding: Binding {
    switch self {
    case .sync: Binding([.enter, .character("s")], "sync now", hint: "sync now")
    case .leave: Binding([.escape, .character("q"), .control("c")], "back to the trip menu", hint: "back")
    case .up: Binding([.up, .character("k"), .pageUp], "scroll up and down")
    case .down: Binding([.down, .character("j"), .pageDown], nil)
    case .help: Binding([.character("?")], "help")
    }
  }
}

package enum TripPreviewAction: KeyAction {
  case accept, leave, up, down, help

  package var binding: Binding {
    switch self {
    case .accept: Binding([.character("y"), .enter], "apply it", hint: "apply")
    case .leave:
      Binding([.escape, .character("n"), .character("q"), .control("c")], "cancel", hint: "cancel")
    case .up: Binding([.up, .character("k"), .pageUp], "scroll up and down")
    case .down: Binding([.down, .character("j"), .pageDown], nil)
    case .help: Binding([.character("?")], "help")
    }
  }
}
