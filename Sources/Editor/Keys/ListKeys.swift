import Screen

package enum EverywhereAction: KeyAction {
  case redraw, suspend

  package var binding: Binding {
    switch self {
    case .redraw: Binding([.control("l")], "redraw the screen")
    case .suspend: Binding([.control("z")], "suspend (fg resumes)")
    }
  }
}

/// The key for help on every screen and in every mode, also where `?` is text.
package enum HelpAction: KeyAction {
  case help

  package var binding: Binding {
    Binding([.function(1)], "help (also ? outside of text fields)", hint: "help")
  }
}

package enum BrowseAction: String, KeyAction {
  case rowUp, rowDown, pageUp, pageDown, halfPageUp, halfPageDown, firstRow, lastRow, previousDay, nextDay, day
  case pickUp, open, edit, view, add, addBelow, addAbove, duplicate, tickOff, delete
  case nudgeUp, nudgeDown, nudgeToPreviousDay, nudgeToNextDay
  case moveTo, menu, toItsTime, sortDay, today, undo, redo
  case find, findNext, findPrevious, nextAdvisory, problems, changes, whatNow
  case density, map, trip, export, reload, help, quit

  package var binding: Binding {
    switch self {
    case .rowUp: Binding([.up, .character("k")], "row up", hint: "row", on: [.up, .down])
    case .rowDown: Binding([.down, .character("j")], "row down")
    case .pageUp: Binding([.pageUp], "page up")
    case .pageDown: Binding([.pageDown], "page down")
    case .halfPageUp: Binding([.control("u")], "half a page up")
    case .halfPageDown: Binding([.control("d")], "half a page down")
    case .firstRow: Binding([.character("g"), .home], "first row")
    case .lastRow: Binding([.character("G"), .end], "last row")
    case .previousDay: Binding([.left, .character("[")], "previous day")
    case .nextDay: Binding([.right, .character("]")], "next day")
    case .day: Binding(digitsFor: "go to that day; two digits within half a second for Day 10 and later")
    case .pickUp: Binding([.character(" ")], "pick up the row", hint: "pick up")
    case .open: Binding([.enter], "edit a custom item or a leg, or show details of a game", hint: "explain")
    case .edit: Binding([.character("e")], "edit a custom item, a leg, or your ticket to a game")
    case .view: Binding([.character("v")], "show details: notes, place, limits, day")
    case .add: Binding([.character("+"), .character("a")], "add an item to this day", hint: "add")
    case .addBelow: Binding([.character("o")], "add an item below the row, and above it")
    case .addAbove: Binding([.character("O")], nil)
    case .duplicate: Binding([.character("y")], "copy a custom item to the row below it")
    case .tickOff: Binding([.character("X")], "tick a custom item off, or remove the tick")
    case .delete:
      Binding(
        [.character("d"), .character("x"), .delete], "delete a custom item, or a leg no game needs (asks)",
        hint: "delete")
    case .nudgeUp: Binding([.shiftUp, .character("K")], "move the row to the previous valid slot at once")
    case .nudgeDown: Binding([.shiftDown, .character("J")], "move the row to the next valid slot at once")
    case .nudgeToPreviousDay:
      Binding([.shiftLeft, .character("H")], "move the row to the same slot on the previous day")
    case .nudgeToNextDay: Binding([.shiftRight, .character("L")], "move the row to the same slot on the next day")
    case .moveTo: Binding([.character("m"), .character(":")], "list the slots where the row can go", hint: "move to")
    case .menu: Binding([.character(".")], "row menu (also right click)")
    case .toItsTime: Binding([.character("s")], "move the row to its time on its day")
    case .sortDay: Binding([.character("S")], "sort the day by time (untimed rows stay next to a neighbor)")
    case .today: Binding([.character("t")], "go to today")
    case .undo: Binding([.character("u")], "undo the last edit")
    case .redo: Binding([.character("U")], "redo what was undone")
    case .find: Binding([.character("/")], "find text", hint: "find")
    case .findNext: Binding([.character("n")], "next match")
    case .findPrevious: Binding([.character("N")], "previous match")
    case .nextAdvisory: Binding([.character("!")], "next problem")
    case .problems: Binding([.character("p")], "list problems", hint: "problems")
    case .changes: Binding([.character("c")], "schedule changes")
    case .whatNow: Binding([.character("f")], "what now: ways to go on after a change", hint: "what now")
    case .density: Binding([.character("z")], "dense view: two lines a game (toggle)", hint: "dense")
    case .map: Binding([.character("M")], "map of the route", hint: "map")
    case .trip: Binding([.character("T")], "trip menu: name, days, games, legs, other trips", hint: "trip")
    case .export: Binding([.character("E")], "export: PDF, web page, calendar, map, …", hint: "export")
    case .reload: Binding([.character("r")], "reload the trip from its file")
    case .help: Binding([.character("?")], "help, with what applies here first", hint: "help")
    case .quit: Binding([.character("q"), .control("c")], "quit", hint: "quit")
    }
  }

  /// Whether to refuse a key that may be half of another key, because it would edit at once, or take the next key as
  /// text.
  var isRefusedInDoubt: Bool {
    switch self {
    case .nudgeUp, .nudgeDown, .nudgeToPreviousDay, .nudgeToNextDay, .toItsTime, .sortDay, .addAbove, .duplicate,
      .tickOff, .undo, .redo:
      true
    default: false
    }
  }
}

package enum CarryAction: KeyAction {
  case slotUp, slotDown, previousDay, nextDay, nextValid, previousValid, firstValid, lastValid, pageUp, pageDown
  case drop, cancel, help

  package var binding: Binding {
    switch self {
    case .slotUp: Binding([.up, .character("k")], "slot up", hint: "move", on: [.up, .down])
    case .slotDown: Binding([.down, .character("j")], "slot down")
    case .previousDay: Binding([.left, .character("[")], "previous day")
    case .nextDay: Binding([.right, .character("]")], "next day", hint: "day", on: [.left, .right])
    case .nextValid: Binding([.tab], "next valid slot", hint: "next valid")
    case .previousValid: Binding([.backTab], "previous valid slot", hint: "previous valid")
    case .firstValid: Binding([.home], "first valid slot")
    case .lastValid: Binding([.end], "last valid slot")
    case .pageUp: Binding([.pageUp], "page up, to the nearest valid slot")
    case .pageDown: Binding([.pageDown], "page down, to the nearest valid slot")
    case .drop: Binding([.character(" "), .enter], "drop", hint: "drop")
    case .cancel:
      Binding([.escape, .backspace, .character("q"), .control("c")], "cancel: put it back", hint: "cancel")
    case .help: Binding([.character("?")], "help; closing it resumes the move", hint: "help")
    }
  }
}

package enum MenuAction: KeyAction {
  case up, down, choose, leave, help

  package var binding: Binding {
    switch self {
    case .up:
      Binding(
        [.up, .character("k")], "line up; the keys shown in the menu also work", hint: "choose", on: [.up, .down])
    case .down: Binding([.down, .character("j"), .tab], "line down")
    case .choose: Binding([.enter], "run the selected action", hint: "run")
    case .leave: Binding([.escape, .control("c"), .character("q")], "back to the list", hint: "back")
    case .help: Binding([.character("?")], "help", hint: "help")
    }
  }
}

package enum MoveToAction: KeyAction {
  case step(ListStep), move, leave

  package static let allCases = ListStep.allCases.map(step) + [move, leave]

  package var binding: Binding {
    switch self {
    case .step(let step):
      step.binding("previous and next slot; type to filter", ends: "first and last slot", more: ([], [.tab]))
    case .move: Binding([.enter], "move the row there", hint: "move there")
    case .leave: Binding([.escape, .control("c")], "cancel", hint: "cancel")
    }
  }
}

package enum ReviewAction: KeyAction {
  case step(ListStep), jump, dismiss, whatNow, leave

  package static let allCases = ListStep.allCases.map(step) + [jump, dismiss, whatNow, leave]

  package var binding: Binding {
    switch self {
    case .step(let step):
      step.binding("previous and next entry; type to filter", ends: "first and last entry", more: ([], [.tab]))
    case .jump: Binding([.enter], "go to its row", hint: "go there")
    case .dismiss: Binding([.control("x")], "dismiss the warning, or restore it", hint: "dismiss")
    case .whatNow:
      Binding([.character("f")], "what now: ways to go on; text once something is typed", hint: "what now")
    case .leave: Binding([.escape, .control("c")], "back to the list", hint: "back")
    }
  }
}

package enum FindAction: KeyAction {
  case finish, leave, erase

  package var binding: Binding {
    switch self {
    case .finish: Binding([.enter], "stay at the match", hint: "go there")
    case .leave: Binding([.escape, .control("c")], "back to where the search began", hint: "back")
    case .erase: Binding([.backspace], "delete a character, or close an empty search")
    }
  }
}

package enum RepairAction: KeyAction {
  case previous, next, rowUp, rowDown, view, apply, leave, help

  package var binding: Binding {
    switch self {
    case .previous: Binding([.left, .character("[")], "previous repair")
    case .next: Binding([.right, .character("]"), .tab], "next repair", hint: "repair", on: [.left, .right])
    case .rowUp: Binding([.up, .character("k")], "previous changed row", hint: "row", on: [.up, .down])
    case .rowDown: Binding([.down, .character("j")], "next changed row")
    case .view: Binding([.character("v")], "list what the repair changes and loses", hint: "changes")
    case .apply: Binding([.enter], "apply the repair as one edit", hint: "apply")
    case .leave:
      Binding(
        [.escape, .backspace, .character("q"), .control("c")], "back to the list; nothing changes", hint: "cancel")
    case .help: Binding([.character("?")], "help", hint: "help")
    }
  }
}

package enum HandAction: KeyAction {
  case openLink, copyLink, openPlace, copyPlace, copyReference

  package var binding: Binding {
    switch self {
    case .openLink: Binding([.character("w")], "open the link of the row in a browser")
    case .copyLink: Binding([.character("W")], "copy the link")
    case .openPlace: Binding([.character("i")], "open the place of the row on a web map")
    case .copyPlace: Binding([.character("I")], "copy the place")
    case .copyReference: Binding([.character("R")], "copy the reference of the booking")
    }
  }
}

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
