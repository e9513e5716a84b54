import ItineraryCore
import Screen

/// The form of a custom item.
extension ItemForm: EditorMode {
  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch FormAction.action(for: key) {
    case .nextField: return moved(by: 1)
    case .previousField: return moved(by: -1)
    case .press: return press(focus, in: &state, at: now)
    case .toggleCoordinates: return toggledCoordinates
    case .leave: return leave()
    case nil: break
    }
    if focus.isButton, let action = ButtonAction.action(for: key) { return press(action, in: &state, at: now) }
    return focus == .category ? chooseCategory(with: key) : type(key, in: state)
  }

  /// Does what Enter does on a field or button.
  func press(_ field: Field, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch field {
    case .cancel: return leave()
    case .delete: return editedItem.map { .ask(.deleteEdited($0, self)) } ?? Transition(.form(self))
    case .category, .title, .time, .location, .notes, .save: return save(in: &state, at: now)
    }
  }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    var form = self
    let isWhole = form.paste(text)
    return isWhole ? Transition(.form(form)) : Transition(.form(form), says: Status(TextInput.loss, .refusal))
  }

  private func changed(_ sentence: Transition.Sentence = .prompt, _ change: (inout ItemForm) -> Void) -> Transition {
    var form = self
    change(&form)
    return Transition(.form(form), sentence)
  }

  private func moved(by offset: Int) -> Transition { changed { $0.moveFocus(by: offset) } }

  private func press(_ action: ButtonAction, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch action {
    case .press: press(focus, in: &state, at: now)
    case .next: changed(.unchanged) { $0.moveFocus(by: 1) }
    case .previous: changed(.unchanged) { $0.moveFocus(by: -1) }
    }
  }

  private func type(_ key: Key, in state: EditorState) -> Transition {
    var form = self
    if form.type(key) { return Transition(.form(form), .prompt) }
    let sentence = "\(state.name(of: key)) does nothing in the form; Tab goes to the next field."
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

  /// Goes on to the next category, as a click on the category does.
  var withNextCategory: Transition { changedCategory { $0.cycleCategory(by: 1) } }

  private func changedCategory(_ change: (inout ItemForm) -> Void) -> Transition {
    var form = self
    change(&form)
    return Transition(
      .form(form), says: Status("Category: \(form.category.label). Left and right change it."))
  }

  /// Takes the coordinates of the location away, or keeps them after all.
  private var toggledCoordinates: Transition {
    if coordinates == nil {
      return Transition(.form(self), says: Status("There are no coordinates to take away.", .refusal))
    }
    guard focus == .location else {
      let sentence = "Ctrl-X takes the coordinates away in the field of the location."
      return Transition(.form(self), says: Status(sentence, .refusal))
    }
    return changed { $0.keepsCoordinates.toggle() }
  }

  // MARK: Leaving and saving

  /// Leaves an unchanged form; asks if something would be lost.
  private func leave() -> Transition { isChanged ? .ask(.leaveForm(self)) : abandoned }

  /// The way back to the list without saving.
  var abandoned: Transition {
    Transition(
      .browse, says: Status(isNew ? "Cancelled: nothing was added." : "Cancelled: the item stays as it was."))
  }

  private func save(in state: inout EditorState, at now: Timestamp) -> Transition {
    var form = self
    guard let item = form.checked() else {
      return Transition(.form(form), says: Status(form.problems[form.focus] ?? "", .refusal))
    }
    if let editedItem, state.shown.itinerary.index(of: editedItem) != nil {
      return state.change(editedItem, to: item, now: now)
    }
    return state.add(item, onDay: min(day, state.shown.trip.dayCount), now: now)
  }

  // MARK: What is shown

  func hints(in state: EditorState) -> [KeyHint] {
    let press = focus == .cancel ? "leave" : focus == .delete ? "delete" : nil
    return FormAction.hints(in: state.keyRepertoire) { $0 == .press ? press : nil }
  }

  func prompt(in state: EditorState) -> Status {
    if focus == .location, let coordinates {
      return Status(
        keepsCoordinates
          ? "Ctrl-X takes away the coordinates \(coordinates), which stay whatever the name."
          : "Ctrl-X keeps the coordinates \(coordinates), which go when you save.")
    }
    return Status(
      isNew ? "New item on Day \(day): Enter saves, Esc leaves." : "Editing: Enter saves, Esc leaves it as it was.")
  }

  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Survival {
    let (form, news) = carriedOver(in: state)
    return Survival(.form(form), news)
  }

  /// The form as typed, for the item as it is now, or for a new one if the item is gone.
  func carriedOver(in state: EditorState) -> (form: ItemForm, news: Survival.News) {
    guard let editedItem else { return (self, .none) }
    if let custom = state.shown.itinerary.item(editedItem)?.custom {
      return (rebased(on: custom, wording: state.shown.wording), .none)
    }
    return (detached, .lost(Status("The item was deleted outside; saving the form adds it anew.", .refusal)))
  }
}
