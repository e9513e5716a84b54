import Almanac
import Screen

package enum FormAction: KeyAction {
  case category(CustomItem.Category), nextField, previousField, press, save, toggle, leave

  package static let allCases =
    [CustomItem.Category.restaurant, .hotel, .activity, .note].map(category)
    + [nextField, previousField, press, save, toggle, leave]

  package var binding: Binding {
    switch self {
    case .category(.restaurant):
      Binding(
        [.function(2)], "restaurant, hotel, activity, note", hint: "category", on: [.function(2), .function(5)])
    case .category(.hotel): Binding([.function(3)], nil)
    case .category(.activity): Binding([.function(4)], nil)
    case .category(.note): Binding([.function(5)], nil)
    case .nextField: Binding([.tab, .down], "next and previous field", hint: "next field")
    case .previousField: Binding([.backTab, .up], nil)
    case .press: Binding([.enter], "save, or press the button", hint: "save")
    case .save: Binding([.control("s")], "save, also from the notes")
    case .toggle:
      Binding([.control("x")], "location: remove coordinates; title: keep as typed (toggle)")
    case .leave:
      Binding([.escape, .control("c")], "cancel; asks first if something was changed", hint: "cancel")
    }
  }
}

/// Keys that come before those of ``FormAction``.
package enum NotesAction: KeyAction {
  case breakLine, lineUp, lineDown

  package var binding: Binding {
    switch self {
    case .breakLine: Binding([.enter], "new line")
    case .lineUp: Binding([.up], "line up and down; past the first and last, another field")
    case .lineDown: Binding([.down], nil)
    }
  }
}

/// Keys that come before those of ``FormAction``.
package enum LegPartAction: KeyAction {
  case up, down, remove

  package var binding: Binding {
    switch self {
    case .up: Binding([.shiftUp], "move the part up and down", hint: "move", on: [.shiftUp, .shiftDown])
    case .down: Binding([.shiftDown], nil)
    case .remove: Binding([.control("x")], "delete the part", hint: "delete")
    }
  }
}

/// Keys that come before those of ``FormAction`` while places are suggested.
package enum SuggestionAction: KeyAction {
  case next, previous, accept, acceptAndContinue, close

  package var binding: Binding {
    switch self {
    case .next: Binding([.down], "next and previous place")
    case .previous: Binding([.up], nil)
    case .accept: Binding([.enter], "use the place, with its coordinates")
    case .acceptAndContinue: Binding([.tab], "use it and go to the next field")
    case .close: Binding([.escape], "keep what was typed")
    }
  }
}

package enum CategoryAction: KeyAction {
  case next, previous, choose

  package var binding: Binding {
    switch self {
    case .next: Binding([.right, .character(" ")], "next and previous category or day")
    case .previous: Binding([.left], nil)
    case .choose: Binding(textFor: "the category that begins with this letter; the digits of a day")
    }
  }
}

package enum ButtonAction: KeyAction {
  case press, next, previous

  package var binding: Binding {
    switch self {
    case .press: Binding([.character(" ")], "press the button")
    case .next: Binding([.right], "next and previous button or field")
    case .previous: Binding([.left], nil)
    }
  }
}
