import Itinerary
import Screen

extension TripPage: ChoiceList {
  var mode: Mode { .tripPage(self) }

  func count(in state: EditorState) -> Int { TripPageAction.rows.count }

  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch step {
    case .menu:
      guard let action = TripPageAction.action(for: key) else {
        let sentence = "\(state.name(of: key)) does nothing here; \(state.name(of: TripPageAction.leave)) goes back."
        return Transition(mode, says: Status(sentence, .refusal))
      }
      return perform(action, in: &state, at: now)
    case .typing(let line, let input): return type(key, line, input, in: &state, at: now)
    case .preview(let preview): return press(key, preview, in: &state, at: now)
    case .sharing: return pressInSharing(key, in: state)
    }
  }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    guard case .typing(let line, var input) = step else {
      return Transition(mode, says: Status("Paste ignored: no text field here.", .refusal))
    }
    input.paste(text)
    return Transition(.tripPage(going(to: .typing(line, input))))
  }

  // MARK: The menu

  private func perform(_ action: TripPageAction, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch action {
    case .up: return choosing(choice - 1, in: state)
    case .down: return choosing(choice + 1, in: state)
    case .first: return choosing(0, in: state)
    case .last: return choosing(.max, in: state)
    case .leave: return Transition(.browse, says: state.selectionStatus)
    case .press: return perform(TripPageAction.rows[choice], in: &state, at: now)
    case .help: return TextPage.help(over: mode, in: state)
    default: break
    }
    var page = self
    page.choice = TripPageAction.rows.firstIndex(of: action) ?? choice
    if action != .trips, action != .sharing, state.refuseIfReadOnly() {
      return .ring(page.mode)
    }
    return page.start(action, in: &state, at: now)
  }

  /// Selects a row of the menu; performs its action if it is already selected.
  func press(entry: Int, in state: inout EditorState, at now: Timestamp) -> Transition {
    choice == entry ? press(.enter, in: &state, at: now) : choosing(entry, in: state)
  }

  func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition {
    switch step {
    case .menu: choosing(choice + lines.signum(), in: state)
    case .preview, .sharing: scrolled(by: lines, in: state)
    case .typing: Transition(mode)
    }
  }

  /// Begins a change, with a question or with a preview.
  private func start(_ action: TripPageAction, in state: inout EditorState, at now: Timestamp) -> Transition {
    let trip = state.shown.trip
    switch action {
    case .rename: return ask(.name, trip.name)
    case .start: return ask(.start(isShifting: false), trip.startDate.description)
    case .shiftStart: return ask(.start(isShifting: true), trip.startDate.description)
    case .insertDay: return preview(.insertDay(before: day), in: state, at: now)
    case .appendDays: return ask(.dayCount, "1")
    case .removeDay: return removeDay(in: state, at: now)
    case .swapDays: return ask(.otherDay)
    case .shiftDays: return ask(.shift, "1")
    case .sortDay: return state.sortDay(at: now)
    case .games:
      return trip.schedule?.source == nil
        ? ask(.schedule) : Transition(mode, effects: [.outside(.chooseGames(nil))])
    case .plan:
      return trip.schedule?.source == nil
        ? ask(.scheduleOfPlan) : Transition(mode, effects: [.outside(.planGames(nil))])
    case .takeImport: return ask(.importedFile)
    case .whatNow: return state.startReplanning(over: mode)
    case .legs: return Transition(mode, effects: [.proposeLegs])
    case .home: return ask(.home, trip.schedule?.home ?? "")
    case .by: return ask(.by, trip.by.rawValue)
    case .rules: return ask(.rules, state.shown.rules.kept(to: trip.schedule).typed)
    case .sharing: return Transition(going(to: .sharing).mode, .prompt)
    case .trips: return Transition(.browse, effects: [.outside(.showTrips)])
    case .remove: return askToRemove(in: state)
    case .up, .down, .first, .last, .press, .leave, .help: return Transition(.tripPage(self))
    }
  }

  private func ask(_ line: TripPrompt, _ text: String = "") -> Transition {
    Transition(.tripPage(asking(line, text)), .prompt)
  }

  private func removeDay(in state: EditorState, at now: Timestamp) -> Transition {
    var trial = EditedTrip(state.shown.trip)
    do throws(Refusal) {
      _ = try trial.apply(.removeDay(day, .none), at: now)
    } catch {
      if case .trip(.dayHoldsItems) = error { return ask(.itemsOfDay) }
      return refuse(error, in: state)
    }
    return preview(.removeDay(day, .none), in: state, at: now)
  }

  private func askToRemove(in state: EditorState) -> Transition {
    let lines = [
      "The file of this trip goes to the trash of the data directory.",
      "to restore it, run `barnstorm remove --restore`.",
    ]
    let preview = TripPreview(title: "Remove \(state.shown.trip.name)?", lines: lines, change: .remove)
    return Transition(.tripPage(going(to: .preview(preview))), .prompt)
  }

  // MARK: Typing

  private func type(
    _ key: Key, _ line: TripPrompt, _ input: TextInput, in state: inout EditorState, at now: Timestamp
  ) -> Transition {
    switch TripLineAction.action(for: key) {
    case .leave: return Transition(going(to: .menu).mode, .prompt)
    case .accept: return submit(line, input.text.trimmed, in: &state, at: now)
    case .complete:
      return Transition(mode, effects: [line.isPath ? .outside(.completePath(input.text)) : .ring])
    case nil:
      var input = input
      let isUsed = input.press(key)
      return Transition(.tripPage(going(to: .typing(line, input))), effects: isUsed ? [] : [.ring])
    }
  }

  private func submit(
    _ line: TripPrompt, _ text: String, in state: inout EditorState, at now: Timestamp
  ) -> Transition {
    switch line {
    case .name: return state.make(.rename(text), from: self, at: now)
    case .start(let isShifting): return start(on: text, isShifting: isShifting, in: state, at: now)
    case .dayCount:
      guard let count = Int(text) else { return refuse("Enter a number of days, 1 or more.") }
      return state.make(.appendDays(count), from: self, at: now)
    case .otherDay:
      guard let other = Int(text) else { return refuse("Enter the number of a day.") }
      return preview(.swapDays(day, other), in: state, at: now)
    case .shift:
      guard let count = Int(text) else { return refuse("Enter a number of days, such as 1 or -1.") }
      return preview(.shiftDays(from: day, by: count), in: state, at: now)
    case .itemsOfDay:
      if let target = Int(text) { return preview(.removeDay(day, .moved(to: target)), in: state, at: now) }
      guard text.lowercased() == "delete" else { return refuse("Enter the number of a day, or delete.") }
      return preview(.removeDay(day, .deleted), in: state, at: now)
    case .home:
      if text.isEmpty { return preview(.setHome(nil, .none), in: state, at: now) }
      return Transition(mode, effects: [.proposeHome(text)])
    case .by: return travel(by: text, in: state)
    case .rules:
      guard let rules = TravelRules(typed: text) else {
        return text.isEmpty
          ? preview(.setRules(nil), in: state, at: now) : refuse(line.question(day: day, in: state))
      }
      return preview(.setRules(rules), in: state, at: now)
    case .importedFile:
      guard !text.isEmpty else { return refuse(line.question(day: day, in: state)) }
      return Transition(mode, effects: [.outside(.readImport(text))])
    case .schedule, .scheduleOfPlan:
      guard !text.isEmpty else { return refuse(line.question(day: day, in: state)) }
      return Transition(
        .tripPage(self), effects: [line == .schedule ? .outside(.chooseGames(text)) : .outside(.planGames(text))])
    }
  }

  private func start(on text: String, isShifting: Bool, in state: EditorState, at now: Timestamp) -> Transition {
    let (wording, trip) = (state.shown.wording, state.shown.trip)
    guard let date = CivilDate(typed: text, in: wording.dates, near: trip.startDate) else {
      return refuse("Invalid date. Use 2026-07-03 or jul 3.")
    }
    return preview(.start(on: date, isShifting ? .shifted : .kept(wording.zones)), in: state, at: now)
  }

  private func travel(by text: String, in state: EditorState) -> Transition {
    guard let means = try? LegEntry.mode(text) else {
      return refuse("Not a mode of travel. \(TripPrompt.by.question(day: day, in: state))")
    }
    return Transition(mode, effects: [.proposeMode(means)])
  }

  private func refuse(_ sentence: String) -> Transition { .refuse(sentence, in: mode) }

  private func refuse(_ refusal: Refusal, in state: EditorState) -> Transition {
    refuse(state.shown.wording.sentence(refusal))
  }

  // MARK: What would follow

  func preview(
    _ edit: Edit, lines: [String]? = nil, in state: EditorState, at now: Timestamp
  ) -> Transition {
    var trial = EditedTrip(state.shown.trip)
    do throws(Refusal) {
      if try trial.apply(edit, at: now) == .unchanged {
        return Transition(going(to: .menu).mode, says: Status("Nothing would change."))
      }
    } catch {
      return refuse(error, in: state)
    }
    let wording = state.shown.wording
    let followUp = TripFollowUp(
      of: edit, from: state.shown.trip, to: trial.trip, zones: wording.zones,
      rules: state.shown.rules)
    var words = wording
    words.cities = trial.trip.cityNames
    let preview = TripPreview(
      title: words.title(of: edit, trial.trip),
      lines: lines.map { $0 + followUp.problems.map(words.statement) } ?? followUp.lines(in: words, trial.trip),
      change: .edit(edit))
    return Transition(.tripPage(going(to: .preview(preview))), .prompt)
  }

  private func press(
    _ key: Key, _ preview: TripPreview, in state: inout EditorState, at now: Timestamp
  ) -> Transition {
    switch TripPreviewAction.action(for: key) {
    case .accept:
      switch preview.change {
      case .edit(let edit): return state.make(edit, from: going(to: .menu), at: now)
      case .remove: return Transition(.browse, says: Status("Removing the trip."), effects: [.outside(.removeTrip)])
      }
    case .leave: return Transition(going(to: .menu).mode, says: Status("Nothing changed."))
    case .help: return TextPage.help(over: mode, in: state)
    case .up: return scrolled(by: -1, in: state)
    case .down: return scrolled(by: 1, in: state)
    case nil:
      let (accept, leave) = (state.name(of: TripPreviewAction.accept), state.name(of: TripPreviewAction.leave))
      return refuse("\(accept) applies it, \(leave) cancels.")
    }
  }

  private func pressInSharing(_ key: Key, in state: EditorState) -> Transition {
    switch SharingPageAction.action(for: key) {
    case .sync where state.sharing == nil: refuse(EditorState.notShared)
    case .sync: Transition(mode, says: Status("Syncing…"), effects: [.outside(.sync)])
    case .leave: Transition(going(to: .menu).mode, .prompt)
    case .help: TextPage.help(over: mode, in: state)
    case .up: scrolled(by: -1, in: state)
    case .down: scrolled(by: 1, in: state)
    case nil: refuse("\(state.name(of: key)) does nothing here; \(state.name(of: SharingPageAction.leave)) goes back.")
    }
  }

  // MARK: What is shown

  func list(in state: EditorState) -> ListDialog? {
    guard step == .menu else { return nil }
    let entries = TripPageAction.groups.flatMap { group in
      group.rows.map { action in
        let (label, value) = state.row(of: action, day: day)
        return ListDialog.Entry(
          group: action == group.rows.first ? group.title : "",
          label: state.keys.binding(of: action).names(in: state.keyRepertoire).first ?? "", text: label, value: value)
      }
    }
    let columns = ListDialog.Columns(
      all: state.pageBox.columns, group: state.pageBox.columns >= 60 ? 9 : 0, label: 3)
    return ListDialog(state.shown.heading, entries, choice: choice, columns: columns, in: state)
  }

  /// The sentences of a preview, of the state of sharing or of a question, one for each line.
  func lines(in state: EditorState) -> [String] {
    switch step {
    case .menu: []
    case .typing(let line, _): [line.question(day: day, in: state)]
    case .preview(let preview): preview.lines
    case .sharing: state.sharing?.lines ?? [EditorState.notShared]
    }
  }

  /// The layout of those sentences, with the text that is typed below them.
  func layout(in state: EditorState) -> PageLayout {
    var (title, typed): (String, TextInput?) = ("Sharing", nil)
    switch step {
    case .menu, .sharing: break
    case .typing(_, let input): (title, typed) = (state.shown.trip.name, input)
    case .preview(let preview): title = preview.title
    }
    let (all, most) = (state.wrapped(lines(in: state)), state.pageHeight - (typed == nil ? 0 : 1))
    let top = max(0, min(top, all.count - most))
    let shown = all.dropFirst(top).prefix(most)
    return PageLayout(
      title: title,
      box: DialogBox(
        columns: state.pageBox.columns, rows: max(1, shown.count) + (typed == nil ? 2 : 3), in: state.size),
      visible: shown.map { [PageLine(text: $0)] }[...], above: typed == nil ? top : 0,
      below: typed == nil ? all.count - top - shown.count : 0, query: typed, isQueryBelow: true)
  }

  func hints(in state: EditorState) -> [KeyHint] {
    switch step {
    case .menu: TripPageAction.hints(in: state.keyRepertoire)
    case .typing(let line, _):
      TripLineAction.hints(in: state.keyRepertoire, offering: { $0 != .complete || line.isPath })
    case .preview: TripPreviewAction.hints(in: state.keyRepertoire)
    case .sharing: SharingPageAction.hints(in: state.keyRepertoire)
    }
  }

  func prompt(in state: EditorState) -> Status {
    switch step {
    case .menu:
      Status(
        "\(state.row(of: TripPageAction.rows[choice], day: day).label). \(state.name(of: TripPageAction.press)) continues, "
          + "\(state.name(of: TripPageAction.leave)) goes back to the list."
          + (state.deadlineSentence.map { " \($0)" } ?? ""))
    case .typing(let line, _): Status(line.question(day: day, in: state))
    case .preview(let preview): Status("\(preview.title) y/N", .question)
    case .sharing:
      Status(
        (state.sharing == nil ? "" : "\(state.name(of: SharingPageAction.sync)) syncs now, ")
          + "\(state.name(of: SharingPageAction.leave)) goes back.")
    }
  }

  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Transition {
    // The preview was computed for the trip before the change.
    if case .preview = step { return Transition(.tripPage(going(to: .menu))) }
    return Transition(day <= state.shown.trip.dayCount ? .tripPage(self) : .browse)
  }
}
