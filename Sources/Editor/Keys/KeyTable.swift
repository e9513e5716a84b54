import Screen

/// What a key does in the list.
package enum BrowseAction: Equatable, Sendable {
  case rowUp, rowDown, pageUp, pageDown, halfPageUp, halfPageDown, firstRow, lastRow, previousDay, nextDay
  case pickUp, open, add, delete, nudgeUp, nudgeDown, nudgeToPreviousDay, nudgeToNextDay
  case moveTo, today
  case find, findNext, findPrevious, nextAdvisory
  case reload, help, quit, suspend, redraw
}

extension BrowseAction {
  /// Whether the trip is another one after it, with nothing asked and nothing to take back.
  var editsAtOnce: Bool {
    switch self {
    case .nudgeUp, .nudgeDown, .nudgeToPreviousDay, .nudgeToNextDay: true
    default: false
    }
  }
}

/// What a key does while an item is carried.
package enum CarryAction: Equatable, Sendable {
  case slotUp, slotDown, previousDay, nextDay, previousValid, nextValid, firstValid, lastValid, pageUp, pageDown
  case drop, cancel, help, suspend, redraw
}

/// What a key does on a page of text.
package enum PageAction: Equatable, Sendable {
  case lineUp, lineDown, pageUp, pageDown, start, end, close, suspend, redraw
}

/// Every binding of the program. The dispatch, the key line and the help page all read this one table; of the modes in which
/// most keys are text, it has what help says of them.
package enum KeyTable {
  package static let browse: [Binding<BrowseAction>] = [
    Binding([.up, .character("k")], .rowUp, "row up", hint: "row"),
    Binding([.down, .character("j")], .rowDown, "row down"),
    Binding([.pageUp], .pageUp, "page up"),
    Binding([.pageDown], .pageDown, "page down"),
    Binding([.control("u")], .halfPageUp, "half a page up"),
    Binding([.control("d")], .halfPageDown, "half a page down"),
    Binding([.character("g"), .home], .firstRow, "first row"),
    Binding([.character("G"), .end], .lastRow, "last row"),
    Binding([.left, .character("[")], .previousDay, "previous day"),
    Binding([.right, .character("]")], .nextDay, "next day"),
    Binding([.character(" ")], .pickUp, "pick up the row", hint: "pick up"),
    Binding([.enter, .character("e")], .open, "edit a custom item, or explain a game or leg", hint: "explain"),
    Binding([.character("+"), .character("a")], .add, "add an item to this day", hint: "add"),
    Binding(
      [.character("d"), .character("x"), .delete], .delete, "delete a custom item, or a leg no game needs (asks)",
      hint: "delete"),
    Binding([.shiftUp, .character("K")], .nudgeUp, "move the row to the previous valid slot at once"),
    Binding([.shiftDown, .character("J")], .nudgeDown, "move the row to the next valid slot at once"),
    Binding([.shiftLeft, .character("H")], .nudgeToPreviousDay, "move the row to the same place on the previous day"),
    Binding([.shiftRight, .character("L")], .nudgeToNextDay, "move the row to the same place on the next day"),
    Binding([.character("m"), .character(":")], .moveTo, "move to… lists the places where the row may go"),
    Binding([.character("t")], .today, "the day of today, on a trip under way"),
    Binding([.character("/")], .find, "find text", hint: "find"),
    Binding([.character("n")], .findNext, "next match"),
    Binding([.character("N")], .findPrevious, "previous match"),
    Binding([.character("!")], .nextAdvisory, "next advisory"),
    Binding([.character("r")], .reload, "reload the trip from its file"),
    Binding([.control("l")], .redraw, "draw the screen anew"),
    Binding([.control("z")], .suspend, "suspend; fg comes back"),
    Binding([.character("?"), .function(1)], .help, "help", hint: "help"),
    Binding([.character("q"), .control("c")], .quit, "quit", hint: "quit"),
  ]

  package static let carry: [Binding<CarryAction>] = [
    Binding([.up, .character("k")], .slotUp, "slot up", hint: "move"),
    Binding([.down, .character("j")], .slotDown, "slot down"),
    Binding([.left, .character("[")], .previousDay, "previous day"),
    Binding([.right, .character("]")], .nextDay, "next day", hint: "day"),
    Binding([.tab], .nextValid, "next valid slot", hint: "next valid"),
    Binding([.backTab], .previousValid, "previous valid slot", hint: "previous valid"),
    Binding([.home], .firstValid, "first valid slot"),
    Binding([.end], .lastValid, "last valid slot"),
    Binding([.pageUp], .pageUp, "page up, to the nearest valid slot"),
    Binding([.pageDown], .pageDown, "page down, to the nearest valid slot"),
    Binding([.character(" "), .enter], .drop, "drop", hint: "drop"),
    Binding([.escape, .backspace, .character("q"), .control("c")], .cancel, "cancel: put it back", hint: "cancel"),
    Binding([.character("?"), .function(1)], .help, "help; closing it goes on with the item", hint: "help"),
    Binding([.control("l")], .redraw, "draw the screen anew"),
    Binding([.control("z")], .suspend, "suspend; fg comes back"),
  ]

  package static let page: [Binding<PageAction>] = [
    Binding([.up, .character("k")], .lineUp, "line up", hint: "scroll"),
    Binding([.down, .character("j")], .lineDown, "line down"),
    Binding([.pageUp, .control("u")], .pageUp, "page up"),
    Binding([.pageDown, .control("d")], .pageDown, "page down"),
    Binding([.home, .character("g")], .start, "start of the page"),
    Binding([.end, .character("G")], .end, "end of the page"),
    Binding(
      [.escape, .enter, .backspace, .character("q"), .character("?"), .character(" "), .control("c"), .function(1)],
      .close, "close it", hint: "close"),
    Binding([.control("l")], .redraw, "draw the screen anew"),
    Binding([.control("z")], .suspend, "suspend; fg comes back"),
  ]

  package static let form: [Binding<Void>] = [
    Binding([.tab, .backTab], (), "next and previous field"),
    Binding([.enter], (), "save, or press the button"),
    Binding([.control("u"), .control("k")], (), "delete to the start or the end of the line"),
    Binding([.control("w")], (), "delete the word before the cursor"),
    Binding([.control("x")], (), "take a location's coordinates away, and again keep them"),
    Binding([.escape], (), "leave the form; asks first where something was changed"),
  ]

  package static let moveTo: [Binding<Void>] = [
    Binding([.up, .down], (), "place up and down; typing narrows the list"),
    Binding([.pageUp, .pageDown], (), "page up and down"),
    Binding([.home, .end], (), "first and last place"),
    Binding([.enter], (), "move the row there"),
    Binding([.escape], (), "leave the row where it is"),
  ]

  package static let find: [Binding<Void>] = [
    Binding([.enter], (), "stay at the match; n and N go to others"),
    Binding([.escape], (), "back to where the search began"),
  ]
}
