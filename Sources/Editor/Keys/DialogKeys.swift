import Screen

/// The actions of keys in every line of text, if the screen or dialog has no other use for the key.
package enum TypingAction: KeyAction {
  case back, forward, start, end, eraseBefore, eraseAfter, eraseToStart, eraseToEnd, eraseWord

  package var binding: Binding {
    switch self {
    case .back: Binding([.left, .control("b")], "a character back and forward")
    case .forward: Binding([.right, .control("f")], nil)
    case .start: Binding([.home, .control("a")], "start and end of the line")
    case .end: Binding([.end, .control("e")], nil)
    case .eraseBefore: Binding([.backspace, .control("h")], "delete the character before the cursor")
    case .eraseAfter: Binding([.delete, .control("d")], "delete the character after the cursor")
    case .eraseToStart: Binding([.control("u")], "delete to the start or the end of the line")
    case .eraseToEnd: Binding([.control("k")], nil)
    case .eraseWord: Binding([.control("w")], "delete the word before the cursor")
    }
  }
}

package enum PathAction: KeyAction {
  case save, complete, leave

  package var binding: Binding {
    switch self {
    case .save: Binding([.enter], "save the trip there and quit", hint: "save and quit")
    case .complete: Binding([.tab], "complete the path", hint: "complete")
    case .leave: Binding([.escape, .control("c")], "back to the question", hint: "back")
    }
  }
}

/// An answer to a question. A question offers some of them; every other key means No.
package enum Answer: KeyAction {
  case yes, no, later, saveElsewhere, openOther, putBack

  package var binding: Binding {
    switch self {
    case .yes: Binding([.character("y"), .character("Y")], "yes")
    case .no: Binding([.character("N"), .character("n")], "no (also any other key)")
    case .later: Binding([.escape], nil)
    case .saveElsewhere: Binding([.character("s"), .character("S")], "save the trip elsewhere, if offered")
    case .openOther:
      Binding([.character("o"), .character("O")], "open the other trip now in the file")
    case .putBack: Binding([.character("p"), .character("P")], "move the other trip aside and restore this one")
    }
  }
}

package enum PageAction: KeyAction {
  case scroll(ListStep), edit, close

  package static let allCases = ListStep.allCases.map(scroll) + [edit, close]

  package var binding: Binding {
    switch self {
    case .scroll(.up): Binding([.up, .character("k")], "line up", hint: "scroll", on: [.up, .down])
    case .scroll(.down): Binding([.down, .character("j")], "line down")
    case .scroll(.pageUp): Binding([.pageUp, .control("u")], "page up")
    case .scroll(.pageDown): Binding([.pageDown, .control("d"), .character(" ")], "page down")
    case .scroll(.first): Binding([.home, .character("g")], "start of the page")
    case .scroll(.last): Binding([.end, .character("G")], "end of the page")
    case .edit: Binding([.character("e")], "edit the item shown, or your ticket to the game", hint: "edit")
    case .close:
      Binding(
        [.escape, .enter, .backspace, .character("q"), .character("?"), .control("c")],
        "close it", hint: "close")
    }
  }
}

package enum ExportAction: KeyAction {
  case previous, next, complete, bookings, warnings, write, leave

  package var binding: Binding {
    switch self {
    case .previous:
      Binding(
        [.up], "previous and next format (or type a file extension)", hint: "format", on: [.up, .down])
    case .next: Binding([.down], nil)
    case .complete: Binding([.tab], "complete the path", hint: "complete")
    case .bookings: Binding([.function(2)], "add the bookings (pdf, html, md, txt)", hint: "bookings")
    case .warnings: Binding([.function(3)], "add warnings", hint: "warnings")
    case .write: Binding([.enter], "write the file; asks before replacing one", hint: "write")
    case .leave: Binding([.escape, .control("c")], "back to the list", hint: "back")
    }
  }
}
