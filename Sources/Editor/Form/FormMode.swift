import Itinerary
import Preferences
import Screen

extension ItemForm: EditorMode {
  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    if let transition = pressInNotes(key) ?? pressInSuggestions(key, in: state) { return transition }
    switch FormAction.action(for: key) {
    case .nextField: return moved(by: 1, in: state)
    case .previousField: return moved(by: -1, in: state)
    case .press: return lookingUp(in: state) ?? press(focus, in: &state, at: now)
    case .save: return save(in: &state, at: now)
    case .category(let category): return changedCategory { $0.chosenCategory = category }
    case .toggle: return toggled(in: state)
    case .leave: return leave()
    case nil: break
    }
    if focus.isButton, let action = ButtonAction.action(for: key) { return press(action, in: &state, at: now) }
    if !focus.isText, state.keys.action(for: key) == .help {
      return TextPage.help(over: .form(self), in: state)
    }
    switch focus {
    case .category: return chooseCategory(with: key)
    case .day: return chooseDay(with: key, in: state)
    default: return type(key, in: state)
    }
  }

  /// Does what Enter does on a field or button.
  func press(_ field: Field, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch field {
    case .cancel: return leave()
    case .delete: return editedItem.map { .ask(.deleteEdited($0, self)) } ?? Transition(.form(self))
    default: return save(in: &state, at: now)
    }
  }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    var form = self
    let isWhole = form.paste(text)
    if focus == .location { form.suggest(in: state) }
    return isWhole ? Transition(.form(form)) : Transition(.form(form), says: Status(TextInput.loss, .refusal))
  }

  func changed(_ sentence: Transition.Sentence = .prompt, _ change: (inout ItemForm) -> Void) -> Transition {
    var form = self
    change(&form)
    return Transition(.form(form), sentence)
  }

  private func moved(by offset: Int, in state: EditorState) -> Transition {
    var form = self
    form.leaveField(in: state)
    if form.problems[focus] == nil || problems[focus] != nil { form.moveFocus(by: offset) }
    let said = form.problems[form.focus].map { Transition.Sentence.status(Status($0, .refusal)) }
    return Transition(.form(form), said ?? .prompt)
  }

  /// Interprets the text of the field in focus before another field gets the focus.
  mutating func leaveField(in state: EditorState) {
    if focus == .title {
      applyEntry(
        in: state.shown.trip, state.otherPlaces ?? [], today: state.presentation.today, wording: state.shown.wording)
    }
    if focus == .location { suggestions.close() }
  }

  private func press(_ action: ButtonAction, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch action {
    case .press: press(focus, in: &state, at: now)
    case .next: changed(.unchanged) { $0.moveFocus(by: 1) }
    case .previous: changed(.unchanged) { $0.moveFocus(by: -1) }
    }
  }

  private func type(_ key: Key, in state: EditorState) -> Transition {
    var form = self
    if form.type(key) {
      if focus == .location { form.suggest(in: state) }
      // A title typed after the old one was deleted is interpreted again.
      if focus == .title, isNew, form.text(of: .title).isEmpty { form.keepsTitleAsTyped = false }
      return Transition(.form(form), .prompt)
    }
    let next = state.name(of: FormAction.nextField)
    let sentence = "\(state.name(of: key)) does nothing in the form; \(next) goes to the next field."
    return Transition(.form(self), says: Status(sentence, .refusal))
  }

  private func chooseCategory(with key: Key) -> Transition {
    switch (CategoryAction.action(for: key), key) {
    case (.next, _): return changedCategory { $0.cycleCategory(by: 1) }
    case (.previous, _): return changedCategory { $0.cycleCategory(by: -1) }
    case (_, .character(let letter)): return changedCategory { $0.chooseCategory(beginningWith: letter) }
    default: return changedCategory { _ in }
    }
  }

  private func chooseDay(with key: Key, in state: EditorState) -> Transition {
    let count = state.shown.trip.dayCount
    return changed { form in
      switch (CategoryAction.action(for: key), key) {
      case (.next, _): form.go(toDay: day + 1, of: count)
      case (.previous, _): form.go(toDay: day - 1, of: count)
      case (_, .character(let digit)):
        if let digit = Character(digit).wholeNumberValue, digit < 10 { form.typeDay(digit, of: count) }
      default: break
      }
    }
  }

  func changedCategory(_ change: (inout ItemForm) -> Void) -> Transition {
    var form = self
    change(&form)
    return Transition(
      .form(form), says: Status("Category: \(form.category.label). Left and right change it."))
  }

  /// Removes the coordinates of the location, or restores them. In the title, switches between taking it literally and
  /// interpreting it.
  private func toggled(in state: EditorState) -> Transition {
    if focus == .title, isNew { return toggledTitle(in: state) }
    if coordinates == nil {
      return Transition(.form(self), says: Status("No coordinates to remove.", .refusal))
    }
    guard focus == .location else {
      let sentence = "\(toggle(in: state)) removes coordinates in the location field."
      return Transition(.form(self), says: Status(sentence, .refusal))
    }
    return changed { $0.keepsCoordinates.toggle() }
  }

  private func toggledTitle(in state: EditorState) -> Transition {
    var form = self
    form.keepsTitleAsTyped.toggle()
    let sentence =
      form.keepsTitleAsTyped
      ? "Title kept as typed; \(toggle(in: state)) parses it again." : "Title parsed as a line."
    return Transition(.form(form), says: Status(sentence))
  }

  // MARK: Leaving and saving

  private func leave() -> Transition { isChanged ? .ask(.leaveForm(.form(self))) : abandoned }

  var abandoned: Transition {
    Transition(
      .browse, says: Status(isNew ? "Cancelled: nothing was added." : "Cancelled: the item is unchanged."))
  }

  private func save(in state: inout EditorState, at now: Timestamp) -> Transition {
    var form = self
    form.problems = [:]
    form.applyEntry(
      in: state.shown.trip, state.otherPlaces ?? [], today: state.presentation.today, wording: state.shown.wording)
    guard let item = form.checked(in: state.shown.trip.currency, lookingUpIn: state.places(onDay: form.day)) else {
      return Transition(.form(form), says: Status(form.problems[form.focus] ?? "", .refusal))
    }
    let day = min(form.day, state.shown.trip.dayCount)
    if let editedItem, state.shown.itinerary.index(of: editedItem) != nil {
      return state.change(editedItem, to: item, onDay: day == min(openedOnDay, day) ? nil : day, now: now)
    }
    return state.add(item, onDay: day, day == openedOnDay ? placement : .end, now: now)
  }

  // MARK: What is shown

  func hints(in state: EditorState) -> [KeyHint] {
    let press = focus == .cancel ? "cancel" : focus == .delete ? "delete" : nil
    // Enter begins a new line in the notes.
    let hints = FormAction.hints(in: state.keyRepertoire) {
      $0 == .press ? press : nil
    } offering: {
      focus != .notes || $0 != .press
    }
    return focus == .notes ? hints + FormAction.save.hint("save", in: state.keyRepertoire) : hints
  }

  private func toggle(in state: EditorState) -> String { state.name(of: FormAction.toggle) }

  /// The keys that leave the form: `Enter saves, Esc cancels.`
  fileprivate static func keys(_ save: FormAction = .press, in state: EditorState) -> String {
    "\(state.name(of: save)) saves, \(state.name(of: FormAction.leave)) cancels."
  }

  func prompt(in state: EditorState) -> Status {
    if focus == .location, suggestions.choice != nil {
      let (accept, close) = (state.name(of: SuggestionAction.accept), state.name(of: SuggestionAction.close))
      return Status("\(accept) uses this place, \(close) keeps what you typed.")
    }
    if focus == .location, let coordinates {
      return Status(
        keepsCoordinates
          ? "\(toggle(in: state)) removes the coordinates \(coordinates)."
          : "\(toggle(in: state)) keeps the coordinates \(coordinates), otherwise removed when you save.")
    }
    if focus == .notes {
      return Status("Notes: \(state.name(of: NotesAction.breakLine)) begins a new line, \(Self.keys(.save, in: state))")
    }
    if focus == .title, entry(in: state.shown.trip, state.shown.wording.dates) != nil {
      return Status(
        "\(state.name(of: FormAction.press)) saves these fields; \(toggle(in: state)) keeps the title as typed.")
    }
    if focus == .title, isNew, text(of: .title).isEmpty {
      return Status("A title, or a line such as 7:30pm dinner @ Q39. \(Self.keys(in: state))")
    }
    return Status("\(isNew ? "New item on Day \(day)" : "Editing"): \(Self.keys(in: state))")
  }

  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Transition {
    let (form, loss) = carriedOver(in: state)
    return Transition(.form(form), loss)
  }

  /// The form as typed, for the item as it is now, or for a new one if the item is gone.
  func carriedOver(in state: EditorState) -> (form: ItemForm, loss: Transition.Sentence) {
    guard let editedItem else { return (self, .unchanged) }
    if let custom = state.shown.itinerary.item(editedItem)?.custom {
      return (rebased(on: custom, wording: state.shown.wording), .unchanged)
    }
    return (detached, .status(Status("Another program deleted this item. Saving adds it again.", .refusal)))
  }
}

extension ItemForm {
  /// Begins a line of the notes or moves to another line; nil for all other keys.
  func pressInNotes(_ key: Key) -> Transition? {
    guard focus == .notes, var notes = inputs[.notes], let action = NotesAction.action(for: key) else { return nil }
    switch action {
    case .breakLine: notes.breakLine()
    case .lineUp: if !notes.moveLine(by: -1) { return nil }
    case .lineDown: if !notes.moveLine(by: 1) { return nil }
    }
    return changed(.unchanged) { $0.inputs[.notes] = notes }
  }

  /// Moves to a suggested place, or takes the chosen one; nil for all other keys.
  func pressInSuggestions(_ key: Key, in state: EditorState) -> Transition? {
    guard focus == .location, !suggestions.isEmpty, let action = SuggestionAction.action(for: key) else { return nil }
    var form = self
    switch action {
    case .next: return form.suggestions.move(by: 1) ? Transition(.form(form), .prompt) : nil
    case .previous: return form.suggestions.move(by: -1) ? Transition(.form(form), .prompt) : nil
    case .accept, .acceptAndContinue:
      guard let place = suggestions.chosen else { return nil }
      return accepting(place, goesOn: action == .acceptAndContinue, in: state)
    case .close:
      guard suggestions.choice != nil else { return nil }
      form.suggestions.choose(nil)
      return Transition(.form(form), .prompt)
    }
  }

  func accepting(_ place: PlaceMatch, goesOn: Bool = false, in state: EditorState) -> Transition {
    var form = self
    form.accept(place)
    if goesOn { form.moveFocus(by: 1) }
    let sentence = "Using \(place.location.name ?? place.name) with its coordinates; \(Self.keys(in: state))"
    return Transition(.form(form), says: Status(sentence))
  }

  func press(_ spot: FormLayout.Spot, in state: inout EditorState, at now: Timestamp) -> Transition {
    var form = self
    switch spot {
    case .category(let category): return changedCategory { ($0.focus, $0.chosenCategory) = (.category, category) }
    case .suggestion(let index):
      guard suggestions.places.indices.contains(index) else { return Transition(.form(self)) }
      return accepting(suggestions.places[index], in: state)
    case .field(let field, let column, let line):
      if field != focus { form.leaveField(in: state) }
      form.go(to: field)
      if field.isButton { return form.press(field, in: &state, at: now) }
      let columns = field == focus ? state.layout(of: self).textColumns.count : nil
      form.inputs[field]?.placeCursor(atColumn: column, of: columns, line: line)
      return Transition(.form(form), field == focus ? .unchanged : .prompt)
    }
  }
}

/// The reason why the user's geocoder found no place, as a phrase.
package struct LookUpFailure: Error, Equatable, Sendable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// Looks up unknown places with the user's geocoder when Enter is pressed on them.
extension ItemForm {
  /// Asks for the typed place; nil if there is nothing to ask or no geocoder. A second Enter does not ask again.
  func lookingUp(in state: EditorState) -> Transition? {
    let text = text(of: .location).trimmed
    guard state.hasGeocoder, focus == .location, !text.isEmpty, text != untouched[.location], text != lookedUp,
      coordinates == nil, case .name = TypedPlace(text)
    else { return nil }
    var form = self
    form.lookedUp = text
    form.suggestions.close()
    let sentence = "Looking up \(text)… \(state.name(of: FormAction.press)) saves it without coordinates."
    return Transition(
      .form(form), says: Status(sentence),
      effects: [.outside(.lookUpPlace(text, near: state.shown.trip.likelyPoint(onDay: day)))]
    )
  }

  /// Applies the result of the geocoder, unless the text has changed since.
  ///
  /// - Returns: the sentence about the answer; nil if the answer came too late.
  mutating func applyLookUp(
    _ answer: Result<GeoPoint, LookUpFailure>, for name: String, in state: EditorState
  ) -> Status? {
    guard text(of: .location).trimmed == name, coordinates == nil else { return nil }
    switch answer {
    case .success(let point):
      let place = CustomItem.Location(name: name, latitude: point.latitude, longitude: point.longitude)
      (chosen, located) = (place, place)
      keepsCoordinates = true
      return Status("Found \(name) at \(point.latitude), \(point.longitude); \(Self.keys(in: state))")
    case .failure(let failure):
      let press = state.name(of: FormAction.press)
      return Status("\(failure.reason.withFullStop) \(press) saves it without coordinates.", .refusal)
    }
  }
}

extension EditorState {
  mutating func applyLookUp(_ answer: Result<GeoPoint, LookUpFailure>, for name: String) {
    guard case .form(var form) = mode, let status = form.applyLookUp(answer, for: name, in: self) else { return }
    mode = .form(form)
    notice = status
  }
}
