import ItineraryCore
import Presenting
import Screen

extension EditorState {
  var rows: ListRows { ListRows(shown.itinerary) }

  /// The selected item, and where it stands in the itinerary.
  var selectedItem: (index: ItemIndex, item: Item)? {
    if case .item(let index) = rows[selection] { (index, shown.itinerary[index]) } else { nil }
  }

  var selectedDay: Int { rows.day(of: selection) }

  mutating func browse(_ key: Key, at now: Timestamp) -> [EditorEffect] {
    guard let action = BrowseAction.action(for: key) else {
      status = Status("\(name(of: key)) does nothing here; ? shows the keys.", .refusal)
      return []
    }
    settled = nil
    return browse(action, at: now)
  }

  private mutating func browse(_ action: BrowseAction, at now: Timestamp) -> [EditorEffect] {
    switch action {
    case .rowUp: select(selection - 1)
    case .rowDown: select(selection + 1)
    case .pageUp: select(row(from: selection, lines: -(listHeight - 1)))
    case .pageDown: select(row(from: selection, lines: listHeight - 1))
    case .halfPageUp: select(row(from: selection, lines: -(listHeight / 2)))
    case .halfPageDown: select(row(from: selection, lines: listHeight / 2))
    case .firstRow: select(0)
    case .lastRow: select(rows.count - 1)
    case .previousDay: selectDay(selectedDay - 1)
    case .nextDay: selectDay(selectedDay + 1)
    case .pickUp: return pickUp()
    case .open: openSelected()
    case .add: startForm(forDay: selectedDay)
    case .delete: return askToDelete()
    case .nudgeUp: return nudge(.previousValid, at: now)
    case .nudgeDown: return nudge(.nextValid, at: now)
    case .nudgeToPreviousDay: return nudge(.sameOnDay(-1), at: now)
    case .nudgeToNextDay: return nudge(.sameOnDay(1), at: now)
    case .moveTo: return startMovePicker()
    case .today: selectToday()
    case .find: mode = .find(TextInput(""), from: selection)
    case .findNext: findAgain(forward: true)
    case .findPrevious: findAgain(forward: false)
    case .nextAdvisory: selectNextAdvisory()
    case .reload: return reload()
    case .help: openHelp()
    case .quit: return quit()
    }
    return []
  }

  mutating func select(_ row: Int) {
    let row = min(max(row, 0), rows.count - 1)
    if row == selection {
      status = Status(row == 0 ? "This is the first row." : "This is the last row.")
      return
    }
    selection = row
    status = selectionStatus
  }

  /// Selects the row of an item, where it exists.
  mutating func select(_ id: ItemID) {
    guard let index = shown.itinerary.index(of: id) else { return }
    selection = rows.number(ofItemAt: index)
  }

  private mutating func selectDay(_ day: Int) {
    guard shown.itinerary.days.contains(day) else {
      status = Status(day < 1 ? "This is the first day." : "This is the last day.")
      return
    }
    selection = rows.number(ofDay: day)
    status = selectionStatus
  }

  /// The day of the trip that it is today; nil before and after the trip.
  var dayOfToday: Int? {
    guard let today = presentation.today else { return nil }
    let day = today.dayNumber - shown.trip.startDate.dayNumber + 1
    return shown.itinerary.days.contains(day) ? day : nil
  }

  private mutating func selectToday() {
    guard let day = dayOfToday else {
      status = Status("Today is not a day of this trip.", .refusal)
      return
    }
    selection = rows.number(ofDay: day)
    status = selectionStatus
  }

  private mutating func selectNextAdvisory() {
    let rowsWithAdvisory = shown.advisories.all.compactMap { shown.itinerary.index(of: $0.item.id) }
      .map(rows.number(ofItemAt:))
    guard let next = rowsWithAdvisory.first(where: { $0 > selection }) ?? rowsWithAdvisory.first else {
      status = Status("No advisories: nothing in this trip is in doubt.")
      return
    }
    selection = next
    status = selectionStatus
  }

  private mutating func openSelected() {
    guard let (_, item) = selectedItem else {
      status = Status("\(shown.wording.dayTitle(selectedDay, of: shown.trip)): + adds an item to this day.")
      return
    }
    switch item.kind {
    case .custom(let custom): startForm(editing: item.id, custom)
    case .game, .travel: mode = .page(TextPage(.card(item.id)))
    }
  }

  /// Refuses an edit of a read-only trip in the status line, and says whether it did.
  mutating func refusesEdit() -> Bool {
    guard let reason = readOnlyReason else { return false }
    status = Status("This trip is read-only: \(reason)", .refusal)
    return true
  }
}
