import Almanac
import Itinerary
import Screen

// The actions of keys in each context. Their cases are in the order in which help lists them; `keys.tsv` has their keys and words.

package enum EverywhereAction: KeyAction {
  case redraw, suspend
}

/// The key for help on every screen and in every mode, also where `?` is text.
package enum HelpAction: KeyAction {
  case help
}

package enum NormalAction: KeyAction {
  case rowUp, rowDown, pageUp, pageDown, halfPageUp, halfPageDown, firstRow, lastRow, previousDay, nextDay, day
  case pickUp, open, edit, view, add, addBelow, addAbove, duplicate, tickOff, delete
  case nudgeUp, nudgeDown, nudgeToPreviousDay, nudgeToNextDay
  case moveTo, menu, toItsTime, sortDay, today, undo, redo
  case find, findNext, findPrevious, nextAdvisory, problems, changes, whatNow
  case density, map, trip, export, reload, help, quit
}

package enum CarryAction: KeyAction {
  case slotUp, slotDown, previousDay, nextDay, nextValid, previousValid, firstValid, lastValid, pageUp, pageDown
  case drop, cancel, help
}

package enum MenuAction: KeyAction {
  case step(ListStep), choose, leave, help

  package static let allCases = [ListStep.up, .down].map(step) + [choose, leave, help]
}

package enum MoveToAction: KeyAction {
  case step(ListStep), move, leave

  package static let allCases = ListStep.allCases.map(step) + [move, leave]
}

package enum ReviewAction: KeyAction {
  case step(ListStep), jump, dismiss, whatNow, leave

  package static let allCases = ListStep.allCases.map(step) + [jump, dismiss, whatNow, leave]
}

package enum FindAction: KeyAction {
  case finish, leave, erase
}

package enum RepairAction: KeyAction {
  case previous, next, rowUp, rowDown, view, apply, leave, help
}

package enum HandAction: KeyAction {
  case openLink, copyLink, openPlace, copyPlace, copyReference
}

package enum MapAction: KeyAction {
  case previous, next, previousDay, nextDay, first, last, zoomIn, zoomOut, whole, nudgeUp, nudgeDown, go, leave, help
}

/// The actions of keys in every line of text, if the screen or dialog has no other use for the key.
package enum TypingAction: KeyAction {
  case back, forward, start, end, eraseBefore, eraseAfter, eraseToStart, eraseToEnd, eraseWord
}

package enum PathAction: KeyAction {
  case save, complete, leave
}

/// An answer to a question. A question offers some of them; every other key means No.
package enum Answer: KeyAction {
  case yes, no, later, saveElsewhere, openOther, putBack
}

package enum PageAction: KeyAction {
  case scroll(ListStep), edit, close

  package static let allCases = ListStep.allCases.map(scroll) + [edit, close]
}

package enum HelpPageAction: KeyAction {
  case step(ListStep), nextSection, previousSection, run, type, leave

  package static let allCases = ListStep.allCases.map(step) + [nextSection, previousSection, run, type, leave]
}

package enum ExportAction: KeyAction {
  case previous, next, complete, bookings, warnings, write, leave
}

package enum FormAction: KeyAction {
  case category(CustomItem.Category), nextField, previousField, press, save, toggle, leave

  package static let allCases =
    [CustomItem.Category.restaurant, .hotel, .activity, .note].map(category)
    + [nextField, previousField, press, save, toggle, leave]
}

/// Keys that come before those of ``FormAction``.
package enum NotesAction: KeyAction {
  case breakLine, lineUp, lineDown
}

/// Keys that come before those of ``FormAction`` while places are suggested.
package enum SuggestionAction: KeyAction {
  case next, previous, accept, acceptAndContinue, close
}

package enum CategoryAction: KeyAction {
  case next, previous, choose
}

package enum ButtonAction: KeyAction {
  case press, next, previous
}

/// The actions of keys in the trip menu. Those after ``leave`` are its rows.
package enum TripMenuAction: KeyAction {
  case step(ListStep), press, leave
  case start, shiftStart, insertDay, appendDays, swapDays, shiftDays, sortDay, removeDay
  case games, plan, whatNow, takeImport, legs, by, rules, home, sharing, rename, trips, remove, help

  package static let groups: [(title: String, rows: [TripMenuAction])] = [
    ("Days", [.start, .shiftStart, .insertDay, .appendDays, .swapDays, .shiftDays, .sortDay, .removeDay]),
    ("Games", [.games, .plan, .whatNow]), ("Bookings", [.takeImport]), ("Legs", [.legs, .by, .rules, .home]),
    ("Sharing", [.sharing]),
    ("Trip", [.rename, .trips, .remove]),
  ]

  package static let rows = groups.flatMap(\.rows)
  package static let allCases = [ListStep.up, .down, .first, .last].map(step) + [press, leave] + rows + [help]

  var takesPath: Bool { [.games, .plan, .takeImport].contains(self) }
}

package enum TripLineAction: KeyAction {
  case accept, complete, leave
}

package enum SharingAction: KeyAction {
  case sync, leave, scroll(ListStep), help

  package static let allCases = [sync, leave] + ListStep.allCases.map(scroll) + [help]
}

package enum TripPreviewAction: KeyAction {
  case accept, leave, scroll(ListStep), help

  package static let allCases = [accept, leave] + ListStep.allCases.map(scroll) + [help]
}

package enum ChooserAction: KeyAction {
  case step(ListStep), open, new, plan, find, leave, quit

  package static let allCases = ListStep.allCases.map(step) + [open, new, plan, find, leave, quit]
}

package enum PickerAction: KeyAction {
  case step(ListStep), previousDay, nextDay, choose, make, plan, leave, find, onlyChosen, chooseAll, quit

  package static let allCases =
    [.step(.up), .step(.down), previousDay, nextDay, .step(.pageUp), .step(.pageDown), .step(.first), .step(.last)]
    + [choose, make, plan, leave, find, onlyChosen, chooseAll, quit]
}

package enum NewTripAction: KeyAction {
  case step(ListStep), take, plan, back, fill, type, quit

  package static let allCases = ListStep.withoutEnds.map(step) + [take, plan, back, fill, type, quit]
}

package enum ReadingAction: KeyAction {
  case step(ListStep), take, type, back, quit

  package static let allCases = ListStep.withoutEnds.map(step) + [take, type, back, quit]
}

package enum PlanFormAction: KeyAction {
  case find, previous, next, fill, leave
}

package enum PlanAction: KeyAction {
  case step(ListStep), make, scroll(ListStep), map, change, leave, quit

  package static let allCases =
    [.step(.up), .step(.down), make, .scroll(.pageDown), .scroll(.pageUp), .scroll(.first), .scroll(.last)]
    + [map, change, leave, quit]
}

package enum RescueAction: KeyAction {
  case step(ListStep), choose, restore, repair, leave, quit

  package static let allCases = ListStep.allCases.map(step) + [choose, restore, repair, leave, quit]
}

package enum WaitingAction: KeyAction {
  case leave
}
