import Itinerary
import Screen

extension ItemForm: DialogForm {
  var mode: Mode { .form(self) }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    let transition = pressInNotes(key) ?? pressInSuggestions(key, in: state) ?? pressInForm(key, in: &state, at: now)
    if let transition { return transition }
    switch FormAction.action(for: key) {
    case .category(let category): return choose(category)
    case .toggle: return toggle(in: state)
    default: break
    }
    if !focus.isText, state.keys.action(for: key) == NormalAction.help { return TextPage.help(over: mode, in: state) }
    switch focus {
    case .category: return chooseCategory(with: key)
    case .day: return chooseDay(with: key, of: state.displayed.trip.dayCount)
    default:
      return type(in: &state) { $0.press(key) }
        ?? .status(state.nothing(by: key, "in the form", but: FormAction.nextField, "goes to the next field"), .refusal)
    }
  }

  mutating func press(_ field: Field, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch field {
    case .cancel: leave()
    case .delete: editedItem.map { .confirm(.delete($0, over: mode)) } ?? Transition()
    case .location: lookUp(in: state) ?? save(in: &state, at: now)
    default: save(in: &state, at: now)
    }
  }

  mutating func move(by offset: Int, in state: EditorState) -> Transition {
    let hadProblem = problems[focus] != nil
    leaveField(in: state)
    if problems[focus] == nil || hadProblem { moveFocus(by: offset) }
    return problems[focus].map { .status($0, .refusal) } ?? .prompt
  }

  mutating func leaveField(in state: EditorState) {
    if focus == .title { applyEntry(in: state) }
    if focus == .location { suggestions.close() }
  }

  mutating func type(in state: inout EditorState, _ change: (inout TextInput) -> Bool) -> Transition? {
    guard type(change) else { return nil }
    problems[focus] = nil
    if focus == .location { suggest(in: state) }
    // A title typed after the old one was deleted is interpreted again.
    if focus == .title, isNew, text(of: .title).isEmpty { keepsTitleAsTyped = false }
    return .prompt
  }

  /// Chooses a category, if there is one to choose, and names the one that the item has.
  private mutating func choose(_ category: CustomItem.Category?) -> Transition {
    chosenCategory = category ?? chosenCategory
    return .status("Category: \(self.category.label). Left and right change it.")
  }

  private mutating func chooseCategory(with key: Key) -> Transition {
    let all = CustomItem.Category.allCases
    func category(after offset: Int) -> CustomItem.Category? {
      all.firstIndex(of: self.category).map { all[($0 + offset + all.count) % all.count] }
    }
    switch (CategoryAction.action(for: key), key) {
    case (.next, _): return choose(category(after: 1))
    case (.previous, _): return choose(category(after: -1))
    case (_, .character(let letter)):
      let typed = String(letter).lowercased()
      return choose(all.first { $0.rawValue.hasPrefix(typed) })
    default: return choose(nil)
    }
  }

  private mutating func chooseDay(with key: Key, of dayCount: Int) -> Transition {
    var wanted = day
    switch (CategoryAction.action(for: key), key) {
    case (.next, _): wanted += 1
    case (.previous, _): wanted -= 1
    case (_, .character(let digit)):
      guard let digit = Character(digit).wholeNumberValue, digit < 10 else { return .prompt }
      // 1 and 2 make 12 if the trip has that many days.
      wanted = day * 10 + digit <= dayCount ? day * 10 + digit : digit
    default: return .prompt
    }
    day = min(max(wanted, 1), max(dayCount, 1))
    return .prompt
  }

  /// Keeps or removes the coordinates of the location; in the title, takes it literally or interprets it.
  private mutating func toggle(in state: EditorState) -> Transition {
    let key = state.name(of: FormAction.toggle)
    if focus == .title, isNew {
      keepsTitleAsTyped.toggle()
      return .status(
        keepsTitleAsTyped ? "Title kept as typed; \(key) parses it again." : "Title parsed as a line.")
    }
    if coordinates == nil { return .status("No coordinates to remove.", .refusal) }
    guard focus == .location else {
      return .status("\(key) removes coordinates in the location field.", .refusal)
    }
    keepsCoordinates.toggle()
    return .prompt
  }

  // MARK: Leaving and saving

  var abandoned: Transition {
    Transition(
      .normal, status: Status(isNew ? "Cancelled: nothing was added." : "Cancelled: the item is unchanged."))
  }

  private mutating func save(in state: inout EditorState, at now: Timestamp) -> Transition {
    problems = [:]
    applyEntry(in: state)
    guard let item = checked(in: state.displayed.trip.currency, lookingUpIn: state.places(onDay: day)) else {
      return .status(problems[focus] ?? "", .refusal)
    }
    let day = min(day, state.displayed.trip.dayCount)
    if let editedItem, state.displayed.itinerary.index(of: editedItem) != nil {
      return state.change(editedItem, to: item, onDay: day == min(openedOnDay, day) ? nil : day, now: now)
    }
    return state.add(item, onDay: day, day == openedOnDay ? placement : .end, now: now)
  }

  // MARK: What is shown

  func hints(in state: EditorState) -> [KeyHint] {
    let press = focus == .cancel ? "cancel" : focus == .delete ? "delete" : nil
    // Enter begins a new line in the notes.
    let hints = FormAction.hints(in: state.keyCharacterSupport) {
      $0 == .press ? press : nil
    } offering: {
      focus != .notes || $0 != .press
    }
    if focus != .notes { return hints }
    return hints + FormAction.save.binding.keys.prefix(1).map { KeyHint($0, "save", in: state.keyCharacterSupport) }
  }

  /// The keys that leave the form: `Enter saves, Esc cancels.`
  private static func keys(_ save: FormAction = .press, in state: EditorState) -> String {
    "\(state.name(of: save)) saves, \(state.name(of: FormAction.leave)) cancels."
  }

  func prompt(in state: EditorState) -> Status {
    let toggle = state.name(of: FormAction.toggle)
    switch focus {
    case .location where suggestions.choice != nil:
      let (accept, close) = (state.name(of: SuggestionAction.accept), state.name(of: SuggestionAction.close))
      return Status("\(accept) uses this place, \(close) keeps what you typed.")
    case .location where coordinates != nil:
      let coordinates = coordinates ?? ""
      return Status(
        keepsCoordinates
          ? "\(toggle) removes the coordinates \(coordinates)."
          : "\(toggle) keeps the coordinates \(coordinates), otherwise removed when you save.")
    case .notes:
      return Status("Notes: \(state.name(of: NotesAction.breakLine)) begins a new line, \(Self.keys(.save, in: state))")
    case .title where entry(in: state.displayed.trip, state.displayed.wording.dates) != nil:
      return Status("\(state.name(of: FormAction.press)) saves these fields; \(toggle) keeps the title as typed.")
    case .title where isNew && text(of: .title).isEmpty:
      return Status("A title, or a line such as 7:30pm dinner @ Q39. \(Self.keys(in: state))")
    default: return Status("\(isNew ? "New item on Day \(day)" : "Editing"): \(Self.keys(in: state))")
    }
  }

  /// Shows the item as it is now, or becomes the form of a new one if the item is gone.
  mutating func carriedOver(from old: DisplayedTrip, in state: inout EditorState) -> Transition {
    guard let editedItem else { return Transition() }
    if let custom = state.displayed.itinerary.item(editedItem)?.custom {
      self = rebased(on: custom, wording: state.displayed.wording)
      return Transition()
    }
    detach()
    return .status("Another program deleted this item. Saving adds it again.", .refusal)
  }
}

extension ItemForm {
  private mutating func pressInNotes(_ key: Key) -> Transition? {
    guard focus == .notes, var notes = inputs[.notes], let action = NotesAction.action(for: key) else { return nil }
    switch action {
    case .breakLine: notes.breakLine()
    case .lineUp: if !notes.moveLine(by: -1) { return nil }
    case .lineDown: if !notes.moveLine(by: 1) { return nil }
    }
    inputs[.notes] = notes
    return Transition()
  }

  private mutating func pressInSuggestions(_ key: Key, in state: EditorState) -> Transition? {
    guard focus == .location, !suggestions.isEmpty, let action = SuggestionAction.action(for: key) else { return nil }
    switch action {
    case .next: return suggestions.move(by: 1) ? .prompt : nil
    case .previous: return suggestions.move(by: -1) ? .prompt : nil
    case .accept, .acceptAndContinue:
      guard let place = suggestions.chosen else { return nil }
      let transition = accept(place, in: state)
      if action == .acceptAndContinue { moveFocus(by: 1) }
      return transition
    case .close:
      guard suggestions.choice != nil else { return nil }
      suggestions.choice = nil
      return .prompt
    }
  }

  private mutating func accept(_ place: PlaceMatch, in state: EditorState) -> Transition {
    let location = place.location
    inputs[.location] = TextInput(location.name ?? "")
    (chosen, located) = (location, location)
    keepsCoordinates = true
    problems[.location] = nil
    suggestions.close()
    return .status("Using \(location.name ?? place.name) with its coordinates; \(Self.keys(in: state))")
  }

  func target(atColumn column: Int, row: Int, in state: EditorState) -> ScreenTarget? {
    let layout = state.layout(of: self)
    return layout.spot(atColumn: column, row: row).map { .form($0) } ?? layout.frame.target(atColumn: column, row: row)
  }

  mutating func press(_ target: ScreenTarget, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch target {
    case .form(.category(let category)):
      focus = .category
      return choose(category)
    case .form(.suggestion(let index)):
      return suggestions.places.indices.contains(index) ? accept(suggestions.places[index], in: state) : Transition()
    case .entry(let number): return press(entry: number, in: &state, at: now)
    default: return Transition()
    }
  }

  /// Asks for the typed place; nil if there is nothing to ask or no geocoder. A second Enter does not ask again.
  private mutating func lookUp(in state: EditorState) -> Transition? {
    let text = text(of: .location).trimmed
    guard state.hasGeocoder, focus == .location, !text.isEmpty, text != untouched[.location], text != lookedUp,
      coordinates == nil, case .name = TypedPlace(text)
    else { return nil }
    lookedUp = text
    suggestions.close()
    return .status(
      "Looking up \(text)… \(state.name(of: FormAction.press)) saves it without coordinates.",
      effects: [.outside(.lookUpPlace(text, near: state.displayed.trip.likelyPoint(onDay: day)))])
  }

  /// Returns the sentence about the answer; nil if the text has changed since.
  fileprivate mutating func applyLookUp(
    _ point: GeoPoint?, _ reason: String, for name: String, in state: EditorState
  ) -> Status? {
    guard text(of: .location).trimmed == name, coordinates == nil else { return nil }
    guard let point else {
      let press = state.name(of: FormAction.press)
      return Status("\(reason.withFullStop) \(press) saves it without coordinates.", .refusal)
    }
    let place = CustomItem.Location(name: name, latitude: point.latitude, longitude: point.longitude)
    (chosen, located) = (place, place)
    keepsCoordinates = true
    return Status("Found \(name) at \(point.latitude), \(point.longitude); \(Self.keys(in: state))")
  }
}

extension EditorState {
  mutating func applyLookUp(_ point: GeoPoint?, _ reason: String, for name: String) {
    guard case .form(var form) = mode, let status = form.applyLookUp(point, reason, for: name, in: self) else { return }
    mode = .form(form)
    notice = status
  }
}
