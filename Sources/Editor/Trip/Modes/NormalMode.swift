import Itinerary
import Screen

struct NormalMode: EditorMode {
  var mode: Mode { .normal }

  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let action: NormalAction = state.keys.action(for: key) else {
      let help = state.name(of: NormalAction.help)
      return Transition(
        .normal, status: Status("\(state.name(of: key)) does nothing here; \(help) shows the keys.", .refusal))
    }
    return perform(action, key, in: &state, at: now)
  }

  /// - Parameter key: the key of the action, which matters only to digits.
  func perform(_ action: NormalAction, _ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    state.highlighted = nil
    if action == .day, case .character(let digit) = key { return state.select(dayByDigit: digit, at: now) }
    return perform(action, in: &state, at: now)
  }

  private func perform(_ action: NormalAction, in state: inout EditorState, at now: Timestamp) -> Transition {
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
    case .open: return open(in: &state)
    case .view: return view(in: state)
    case .edit: return state.selectedItem.map { state.startForm(editing: $0.item) } ?? open(in: &state)
    case .add: return state.startForm(forDay: state.selectedDay)
    case .addBelow: return state.startForm(isAbove: false)
    case .addAbove: return state.startForm(isAbove: true)
    case .duplicate: return state.duplicate(at: now)
    case .tickOff: return state.tickOff(at: now)
    case .delete: return state.askToDelete()
    case .nudgeUp: return state.nudge(at: now) { drag, _ in drag.previousValid }
    case .nudgeDown: return state.nudge(at: now) { drag, _ in drag.nextValid }
    case .nudgeToPreviousDay:
      return state.nudge(at: now) { drag, displayed in drag.slot(onDayAfter: -1, of: displayed, keepsPlace: true) }
    case .nudgeToNextDay:
      return state.nudge(at: now) { drag, displayed in drag.slot(onDayAfter: 1, of: displayed, keepsPlace: true) }
    case .moveTo: return state.startMovePicker()
    case .menu: return Transition(.menu(RowMenu()), .prompt)
    case .toItsTime: return state.moveToTime(at: now)
    case .sortDay: return state.sortDay(at: now)
    case .today: state.selectToday()
    case .undo: return state.startUndo(.undo)
    case .redo: return state.startUndo(.redo)
    case .find: return Transition(.find(FindMode(from: state.selection)))
    case .findNext: state.findAgain(forward: true)
    case .findPrevious: state.findAgain(forward: false)
    case .nextAdvisory: state.selectNextAdvisory()
    case .density: return state.changeDensity()
    case .problems: return review(.problems, in: state)
    case .changes: return review(.changes, in: state)
    case .whatNow: return state.startReplanning()
    case .export: return Transition(.export(ExportDialog(for: state.displayed.trip)), .prompt)
    case .reload: return state.reload()
    case .map: return state.openMap()
    case .trip: return Transition(.tripPage(TripPage(day: state.selectedDay)), .prompt)
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

  func open(in state: inout EditorState) -> Transition {
    guard let (_, item) = state.selectedItem else {
      let day = state.displayed.wording.dayTitle(state.selectedDay, of: state.displayed.trip)
      return Transition(
        .normal, status: Status("\(day): \(state.name(of: NormalAction.add)) adds an item to this day."))
    }
    // The pane shows of a game what the page would.
    let isEdited = item.custom != nil || state.readOnlyReason == nil && (item.leg != nil || state.hasPane)
    return isEdited ? state.startForm(editing: item) : Transition(.page(TextPage(.card(item.id))))
  }

  func view(in state: EditorState) -> Transition {
    Transition(.page(TextPage(state.selectedItem.map { .card($0.item.id) } ?? .day(state.selectedDay))))
  }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    let pasted = PastedLines(text)
    guard !pasted.lines.isEmpty else {
      return Transition(.normal, status: Status("The pasted text is empty.", .refusal))
    }
    if state.refuseIfReadOnly() { return Transition(.normal) }
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
    let label = openLabel(in: state)
    return offer(in: state).compactMap { action in
      KeyHint(of: state.keys.binding(of: action), action == .open ? label : nil, in: state.keyCharacterSupport)
    }
  }

  private func openLabel(in state: EditorState) -> String {
    guard let item = state.selectedItem?.item, state.readOnlyReason == nil else { return "explain" }
    return item.game == nil ? "edit" : !state.hasPane ? "explain" : "ticket"
  }

  private func offer(in state: EditorState) -> [NormalAction] {
    var actions: [NormalAction] = [.rowUp]
    let isWritable = state.readOnlyReason == nil
    var isDeletable = false
    if let (index, item) = state.selectedItem {
      switch item.kind {
      case .game: actions += [.open]
      case .travel(let leg):
        if isWritable, state.displayed.canMove(itemAt: index) { actions.append(.pickUp) }
        actions.append(.open)
        // One of two for the same city change could be deleted as well, but to find that takes a walk over the trip.
        isDeletable = !state.displayed.constraints.hasPassage(for: leg)
      case .custom:
        isDeletable = true
        if isWritable { actions += [.pickUp, .open] }
      }
    }
    if isWritable { actions += isDeletable ? [.add, .delete] : [.add] }
    let more: [NormalAction] =
      isWritable ? [.find, .trip, .map, .moveTo, .problems, .export] : [.find, .map, .problems, .export]
    return actions + more.filter { $0 != .moveTo || actions.contains(.pickUp) } + [.density, .help, .quit]
  }
}
