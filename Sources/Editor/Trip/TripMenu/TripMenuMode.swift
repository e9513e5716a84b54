import Itinerary
import Screen

extension TripMenu: ChoiceList {
  var mode: Mode { .tripMenu(self) }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch step {
    case .menu:
      if let action = TripMenuAction.action(for: key) { return perform(action, in: &state, at: now) }
      return .status(state.nothing(by: key, but: TripMenuAction.leave, "goes back"), .refusal)
    case .typing(let action, let input): return type(key, action, input, in: &state, at: now)
    case .preview(let preview): return press(key, preview, in: &state, at: now)
    case .sharing: return pressInSharing(key, in: state)
    }
  }

  mutating func type(in state: inout EditorState, _ change: (inout TextInput) -> Bool) -> Transition? {
    guard case .typing(let action, var input) = step, change(&input) else { return nil }
    step = .typing(action, input)
    return Transition()
  }

  // MARK: The menu

  private mutating func perform(
    _ action: TripMenuAction, in state: inout EditorState, at now: Timestamp
  ) -> Transition {
    switch action {
    case .step(let step): return move(step, in: state)
    case .leave: return Transition(.normal, status: state.selectionStatus)
    case .press: return choose(in: &state, at: now)
    case .help: return TextPage.help(over: mode, in: state)
    default: break
    }
    list.selection = TripMenuAction.rows.firstIndex(of: action) ?? choice
    return state.refused(action, in: mode) ?? start(action, in: &state, at: now)
  }

  mutating func choose(in state: inout EditorState, at now: Timestamp) -> Transition {
    perform(TripMenuAction.rows[choice], in: &state, at: now)
  }

  mutating func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition {
    switch step {
    case .menu: move(lines < 0 ? .up : .down, in: state)
    case .preview, .sharing: layout(in: state).scroll(&pager, by: lines)
    case .typing: Transition()
    }
  }

  private mutating func start(
    _ action: TripMenuAction, in state: inout EditorState, at now: Timestamp
  ) -> Transition {
    let hasSource = state.displayed.trip.schedule?.source != nil
    switch action {
    case .insertDay: return preview(.insertDay(before: day), in: state, at: now)
    case .removeDay: return preview(.removeDay(day, .none), in: state, at: now)
    case .sortDay: return state.sortDay(at: now)
    case .games where hasSource, .plan where hasSource:
      return Transition(effects: [.outside(.chooseGames(from: nil, byPlan: action == .plan))])
    case .whatNow: return Transition(effects: [.outside(.replan)])
    case .legs: return Transition(effects: [.proposeLegs])
    case .sharing: step = .sharing
    case .trips: return Transition(.normal, effects: [.outside(.showTrips)])
    case .remove:
      let lines = [
        "The file of this trip goes to the trash of the data directory.",
        "To restore it, run `barnstorm remove --restore`.",
      ]
      step = .preview(TripPreview(title: "Remove \(state.displayed.trip.name)?", lines: lines, edit: nil))
    default: return ask(action, in: state)
    }
    return .prompt
  }

  private mutating func ask(_ action: TripMenuAction, in state: EditorState) -> Transition {
    let offer = state.row(of: action, day: day).offer
    step = .typing(action, TextInput(offer, as: action.takesPath ? .path : .line, isSelected: true))
    return .prompt
  }

  // MARK: Typing

  private mutating func type(
    _ key: Key, _ action: TripMenuAction, _ input: TextInput, in state: inout EditorState, at now: Timestamp
  ) -> Transition {
    switch TripLineAction.action(for: key) {
    case .leave:
      step = .menu
      return .prompt
    case .accept: return submit(input.text.trimmed, for: action, in: &state, at: now)
    case .complete: return Transition(effects: [input.completion])
    case nil: return type(in: &state) { $0.press(key) } ?? .bell()
    }
  }

  private mutating func submit(
    _ text: String, for action: TripMenuAction, in state: inout EditorState, at now: Timestamp
  ) -> Transition {
    let prompt = state.row(of: action, day: day).prompt ?? ""
    switch action {
    case .rename: return state.make(.rename(text), from: self, at: now)
    case .start, .shiftStart:
      let (wording, trip) = (state.displayed.wording, state.displayed.trip)
      guard let date = CivilDate(typed: text, in: wording.dates, near: trip.startDate) else {
        return refuse("Invalid date. Use 2026-07-03 or jul 3.")
      }
      return preview(.start(on: date, action == .shiftStart ? .shifted : .kept(wording.zones)), in: state, at: now)
    case .appendDays:
      guard let count = Int(text) else { return refuse("Enter a number of days, 1 or more.") }
      return state.make(.appendDays(count), from: self, at: now)
    case .swapDays:
      guard let other = Int(text) else { return refuse("Enter the number of a day.") }
      return preview(.swapDays(day, other), in: state, at: now)
    case .shiftDays:
      guard let count = Int(text) else { return refuse("Enter a number of days, such as 1 or -1.") }
      return preview(.shiftDays(from: day, by: count), in: state, at: now)
    case .removeDay:
      if let target = Int(text) { return preview(.removeDay(day, .moved(to: target)), in: state, at: now) }
      guard text.lowercased() == "delete" else { return refuse("Enter the number of a day, or delete.") }
      return preview(.removeDay(day, .deleted), in: state, at: now)
    case .home:
      if text.isEmpty { return preview(.setHome(nil, .none), in: state, at: now) }
      return Transition(effects: [.proposeHome(text)])
    case .by:
      guard let means = try? LegEntry.mode(text) else { return refuse("Not a mode of travel. \(prompt)") }
      return Transition(effects: [.proposeMode(means)])
    case .rules:
      let rules = TravelRules(typed: text)
      return rules == nil && !text.isEmpty ? refuse(prompt) : preview(.setRules(rules), in: state, at: now)
    case .games, .plan, .takeImport:
      if text.isEmpty { return refuse(prompt) }
      let isImport = action == .takeImport
      return Transition(
        effects: [.outside(isImport ? .readImport(text) : .chooseGames(from: text, byPlan: action == .plan))])
    default: return Transition()
    }
  }

  private func refuse(_ sentence: String) -> Transition { .refuse(sentence, in: mode) }

  // MARK: What would follow

  mutating func preview(
    _ edit: Edit, lines: [String]? = nil, in state: EditorState, at now: Timestamp
  ) -> Transition {
    var trial = EditedTrip(state.displayed.trip)
    do throws(Refusal) {
      if try trial.apply(edit, at: now) == .unchanged {
        step = .menu
        return .status("Nothing would change.")
      }
    } catch {
      if case .dayHoldsItems = error { return ask(.removeDay, in: state) }
      return refuse(state.displayed.wording.sentence(error))
    }
    var wording = state.displayed.wording
    let followUp = TripFollowUp(
      of: edit, from: state.displayed.trip, to: trial.trip, zones: wording.zones, rules: state.displayed.rules)
    wording.cities = trial.trip.cityNames
    step = .preview(
      TripPreview(
        title: wording.title(of: edit, trial.trip),
        lines: lines.map { $0 + followUp.problems.map(wording.statement) } ?? followUp.lines(in: wording, trial.trip),
        edit: edit))
    return .prompt
  }

  private mutating func press(
    _ key: Key, _ preview: TripPreview, in state: inout EditorState, at now: Timestamp
  ) -> Transition {
    switch TripPreviewAction.action(for: key) {
    case .accept:
      guard let edit = preview.edit else {
        return Transition(.normal, status: Status("Removing the trip."), effects: [.outside(.removeTrip)])
      }
      step = .menu
      return state.make(edit, from: self, at: now)
    case .leave:
      step = .menu
      return .status("Nothing changed.")
    case .help: return TextPage.help(over: mode, in: state)
    case .scroll(let step): return layout(in: state).scroll(&pager, step)
    case nil:
      let (accept, leave) = (state.name(of: TripPreviewAction.accept), state.name(of: TripPreviewAction.leave))
      return refuse("\(accept) applies it, \(leave) cancels.")
    }
  }

  private mutating func pressInSharing(_ key: Key, in state: EditorState) -> Transition {
    switch SharingAction.action(for: key) {
    case .sync where state.sharing == nil: return refuse(EditorState.notShared)
    case .sync: return .status("Syncing…", effects: [.outside(.sync)])
    case .leave:
      step = .menu
      return .prompt
    case .help: return TextPage.help(over: mode, in: state)
    case .scroll(let step): return layout(in: state).scroll(&pager, step)
    case nil: return refuse(state.nothing(by: key, but: SharingAction.leave, "goes back"))
    }
  }

  // MARK: What is shown

  func list(in state: EditorState) -> ListDialog? {
    guard step == .menu else { return nil }
    let entries = TripMenuAction.groups.flatMap { group in
      group.rows.map { action in
        let row = state.row(of: action, day: day)
        return ListDialog.Entry(
          group: action == group.rows.first ? group.title : "",
          label: state.keys.binding(of: action).names(in: state.keyCharacterSupport).first ?? "", text: row.label,
          value: row.value)
      }
    }
    let columns = ListDialog.Columns(
      all: state.pageBox.columns, group: state.pageBox.columns >= 60 ? 9 : 0, label: 3)
    return ListDialog(state.displayed.heading, entries, choice: choice, columns: columns, in: state)
  }

  /// The sentences of a preview, of the state of sharing or of a question, one for each line.
  func lines(in state: EditorState) -> [String] {
    switch step {
    case .menu: []
    case .typing(let action, _): [state.row(of: action, day: day).prompt ?? ""]
    case .preview(let preview): preview.lines
    case .sharing: state.sharing?.lines ?? [EditorState.notShared]
    }
  }

  func layout(in state: EditorState) -> PageLayout {
    var (title, typed): (String, TextInput?) = ("Sharing", nil)
    switch step {
    case .menu, .sharing: break
    case .typing(_, let input): (title, typed) = (state.displayed.trip.name, input)
    case .preview(let preview): title = preview.title
    }
    return PageLayout(
      title, state.wrapped(lines(in: state).map { PageLine(text: $0) }), from: pager, query: typed, isQueryBelow: true,
      in: state)
  }

  func hints(in state: EditorState) -> [KeyHint] {
    if case .typing(let action, _) = step, !action.takesPath {
      return TripLineAction.hints(in: state.keyCharacterSupport, offering: { $0 != .complete })
    }
    return keyContext.hints(in: state.keyCharacterSupport)
  }

  func prompt(in state: EditorState) -> Status {
    switch step {
    case .menu:
      Status(
        "\(state.row(of: TripMenuAction.rows[choice], day: day).label). \(state.name(of: TripMenuAction.press)) continues, "
          + "\(state.name(of: TripMenuAction.leave)) goes back to the list."
          + (state.deadlineSentence.map { " \($0)" } ?? ""))
    case .typing: Status(lines(in: state)[0])
    case .preview(let preview): Status("\(preview.title) y/N", .question)
    case .sharing:
      Status(
        (state.sharing == nil ? "" : "\(state.name(of: SharingAction.sync)) syncs now, ")
          + "\(state.name(of: SharingAction.leave)) goes back.")
    }
  }

  mutating func carriedOver(from old: DisplayedTrip, in state: inout EditorState) -> Transition {
    // The preview was computed for the trip before the change.
    if case .preview = step {
      step = .menu
      return Transition()
    }
    return Transition(day <= state.displayed.trip.dayCount ? mode : .normal)
  }

  func paint(of state: EditorState, with dialog: DialogPainter, on frame: inout Frame) {
    if let list = list(in: state) { return list.paint(with: dialog, on: &frame) }
    layout(in: state).paint(with: dialog, on: &frame)
  }
}
