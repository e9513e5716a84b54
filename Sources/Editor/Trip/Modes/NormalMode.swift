import Itinerary
import Screen

struct NormalMode: EditorMode {
  var mode: Mode { .normal }

  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let action: NormalAction = state.keys.action(for: key) else {
      return .status(state.nothing(by: key, but: NormalAction.help, "shows the keys"), .refusal)
    }
    return perform(action, key, in: &state, at: now)
  }

  /// - Parameter key: the key of the action, which matters only to digits.
  func perform(_ action: NormalAction, _ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    state.highlighted = nil
    if action == .day, case .character(let digit) = key { return state.select(dayByDigit: digit, at: now) }
    return perform(action, in: &state, at: now)
  }

  func perform(_ action: NormalAction, in state: inout EditorState, at now: Timestamp) -> Transition {
    if let refused = state.refused(action, in: .normal) { return refused }
    switch action {
    case .rowUp: state.select(state.selection - 1)
    case .rowDown: state.select(state.selection + 1)
    case .pageUp: state.select(state.row(from: state.selection, lines: -(state.listHeight - 1)))
    case .pageDown: state.select(state.row(from: state.selection, lines: state.listHeight - 1))
    case .halfPageUp: state.select(state.row(from: state.selection, lines: -(state.listHeight / 2)))
    case .halfPageDown: state.select(state.row(from: state.selection, lines: state.listHeight / 2))
    case .firstRow: state.select(0)
    case .lastRow: state.select(state.rows.numbers.upperBound - 1)
    case .previousDay: state.select(day: state.selectedDay - 1)
    case .nextDay: state.select(day: state.selectedDay + 1)
    case .day: break
    case .pickUp: return state.pickUp()
    case .open: return open(in: state)
    case .view: return view(in: state)
    case .edit: return state.selectedItem.map { state.startForm(editing: $0.item) } ?? open(in: state)
    case .add: return state.startForm(forDay: state.selectedDay)
    case .addBelow: return state.startForm(isAbove: false)
    case .addAbove: return state.startForm(isAbove: true)
    case .duplicate: return state.duplicate(at: now)
    case .tickOff: return state.tickOff(at: now)
    case .delete: return state.selectedItem.map { .confirm(.delete($0.item.id)) } ?? Transition(.normal)
    case .nudgeUp: return state.nudge(at: now) { drag, _ in drag.previousValid }
    case .nudgeDown: return state.nudge(at: now) { drag, _ in drag.nextValid }
    case .nudgeToPreviousDay:
      return state.nudge(at: now) { drag, displayed in drag.slot(onDayAfter: -1, of: displayed, keepsPlace: true) }
    case .nudgeToNextDay:
      return state.nudge(at: now) { drag, displayed in drag.slot(onDayAfter: 1, of: displayed, keepsPlace: true) }
    case .moveTo:
      return state.selectedItem.map { Transition(.moveTo(MovePicker($0.item.id, in: state.displayed)), .prompt) }
        ?? Transition(.normal)
    case .menu: return Transition(.menu(RowMenu()), .prompt)
    case .toItsTime: return state.moveToTime(at: now)
    case .sortDay: return state.sortDay(at: now)
    case .today: state.selectToday()
    case .undo: return Transition(.normal, effects: [.file(.take(.undo))])
    case .redo: return Transition(.normal, effects: [.file(.take(.redo))])
    case .find: return Transition(.find(FindMode(from: state.selection)))
    case .findNext: state.findAgain(forward: true)
    case .findPrevious: state.findAgain(forward: false)
    case .nextAdvisory: state.selectNextAdvisory()
    case .density: return state.changeDensity()
    case .problems: return review(.problems, in: state)
    case .changes: return review(.changes, in: state)
    case .whatNow: return Transition(.normal, effects: [.outside(.replan)])
    case .export: return Transition(.export(ExportDialog(for: state.displayed.trip)), .prompt)
    case .reload: return state.reload()
    case .map: return state.openMap()
    case .trip: return Transition(.tripMenu(TripMenu(day: state.selectedDay)), .prompt)
    case .help: return TextPage.help(over: .normal, in: state)
    case .quit: return state.quit()
    }
    return Transition(.normal)
  }

  private func review(_ subject: ReviewList.Subject, in state: EditorState) -> Transition {
    let list = ReviewList(subject)
    if list.count(in: state) == 0 { return Transition(.normal, status: Status(subject.noneText(in: state.displayed))) }
    return Transition(.review(list), .prompt)
  }

  private func open(in state: EditorState) -> Transition {
    guard let (_, item) = state.selectedItem else {
      let day = state.displayed.wording.dayTitle(state.selectedDay, of: state.displayed.trip)
      return Transition(
        .normal, status: Status("\(day): \(state.name(of: NormalAction.add)) adds an item to this day."))
    }
    return state.opensForm(of: item) ? state.startForm(editing: item) : Transition(.page(TextPage(.details(item.id))))
  }

  func view(in state: EditorState) -> Transition {
    Transition(.page(TextPage(state.selectedItem.map { .details($0.item.id) } ?? .day(state.selectedDay))))
  }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    let pasted = PastedLines(text)
    guard !pasted.lines.isEmpty else {
      return Transition(.normal, status: Status("The pasted text is empty.", .refusal))
    }
    if let refused = state.refused(NormalAction.add, in: .normal) { return refused }
    let places = state.places(onDay: state.selectedDay)
    let items = pasted.lines.map {
      CustomItem(EntryLine(pasted: $0, currency: state.displayed.trip.currency), lookedUpIn: places)
    }
    let drag = Drag(new: items, in: state.displayed, over: state.selection.slotBelow)
    let loss = pasted.loss.map { " \($0)" } ?? ""
    let sentence = "Picked up \(drag.name(in: state.displayed.wording)), just pasted.\(loss) \(drag.keys(in: state))"
    return Transition(.carry(drag), status: Status(sentence, pasted.loss == nil ? .info : .refusal))
  }

  // MARK: The key line

  func hints(in state: EditorState) -> [KeyHint] {
    let edited = state.selectedItem.flatMap { state.opensForm(of: $0.item) ? $0.item : nil }
    let label = edited.map { $0.game == nil ? "edit" : "ticket" }
    return Self.named.filter(state.offers).compactMap { action in
      KeyHint(of: state.keys.binding(of: action), action == .open ? label : nil, in: state.keyCharacterSupport)
    }
  }

  static let named: [NormalAction] = [
    .rowUp, .pickUp, .open, .add, .delete, .find, .trip, .map, .moveTo, .problems, .export, .density, .help, .quit,
  ]
}

extension EditorState {
  /// Whether Enter edits an item rather than show its details. The pane shows of a game what its page would.
  func opensForm(of item: Item) -> Bool { refusal(of: NormalAction.edit) == nil && (item.game == nil || hasPane) }

  /// Whether the key line and the row menu offer an action, of those that they list.
  func offers(_ action: NormalAction) -> Bool {
    switch action {
    // What can be lifted but has no other slot would only be put back.
    case .pickUp: refusal(of: NormalAction.moveTo) == nil
    case .toItsTime: refusal(of: action) == nil && refusal(of: NormalAction.moveTo) == nil
    case .open: selectedItem != nil && refusal(of: action) == nil
    case .trip: readOnlyReason == nil
    default: refusal(of: action) == nil
    }
  }
}
