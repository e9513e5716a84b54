import ItineraryCore
import Screen

extension EditorState {
  mutating func startForm(forDay day: Int) {
    if refusesEdit() { return }
    let form = ItemForm(newItemOnDay: day)
    mode = .form(form)
    status = status(of: form)
  }

  mutating func startForm(editing id: ItemID, _ custom: CustomItem) {
    if refusesEdit() { return }
    let form = ItemForm(editing: id, custom, day: selectedDay, wording: shown.wording)
    mode = .form(form)
    status = status(of: form)
  }

  mutating func fill(_ form: ItemForm, key: Key, at now: Timestamp) -> [EditorEffect] {
    var form = form
    switch key {
    case .escape, .control("c"): return leave(form)
    case .tab, .down: moveFocus(by: 1, in: &form)
    case .backTab, .up: moveFocus(by: -1, in: &form)
    case .control("x"): toggleCoordinates(of: &form)
    case .enter: return press(form, at: now)
    case .character(" ") where form.focus.isButton: return press(form, at: now)
    case .left where form.focus.isButton: form.moveFocus(by: -1)
    case .right where form.focus.isButton: form.moveFocus(by: 1)
    default: type(key, in: &form)
    }
    mode = .form(form)
    return []
  }

  private mutating func type(_ key: Key, in form: inout ItemForm) {
    if form.focus == .category { return chooseCategory(key, in: &form) }
    guard form.type(key) else {
      status = Status("\(name(of: key)) does nothing in the form; Tab goes to the next field.", .refusal)
      return
    }
    status = status(of: form)
  }

  private mutating func moveFocus(by offset: Int, in form: inout ItemForm) {
    form.moveFocus(by: offset)
    status = status(of: form)
  }

  private func status(of form: ItemForm) -> Status {
    if form.focus == .location, let coordinates = form.coordinates {
      return Status(
        form.keepsCoordinates
          ? "Ctrl-X takes away the coordinates \(coordinates), which stay whatever the name."
          : "Ctrl-X keeps the coordinates \(coordinates), which go when you save.")
    }
    return Status(
      form.isNew
        ? "New item on Day \(form.day): Enter saves, Esc leaves." : "Editing: Enter saves, Esc leaves it as it was.")
  }

  private mutating func chooseCategory(_ key: Key, in form: inout ItemForm) {
    switch key {
    case .right, .character(" "): form.cycleCategory(by: 1)
    case .left: form.cycleCategory(by: -1)
    case .character(let letter):
      let typed = String(letter).lowercased()
      if let category = CustomItem.Category.allCases.first(where: { $0.rawValue.hasPrefix(typed) }) {
        form.category = category
      }
    default: break
    }
    status = Status("Category: \(form.category.label). Left and right change it.")
  }

  /// Enter, or Space on a button.
  private mutating func press(_ form: ItemForm, at now: Timestamp) -> [EditorEffect] {
    switch form.focus {
    case .cancel: return leave(form)
    case .delete:
      guard let id = form.editedItem else { return [] }
      ask(toDelete: id, from: form)
      return []
    default: return save(form, at: now)
    }
  }

  /// Takes the coordinates of the location away, or keeps them after all.
  private mutating func toggleCoordinates(of form: inout ItemForm) {
    if form.coordinates == nil {
      status = Status("There are no coordinates to take away.", .refusal)
    } else if form.focus != .location {
      status = Status("Ctrl-X takes the coordinates away in the field of the location.", .refusal)
    } else {
      form.keepsCoordinates.toggle()
      status = status(of: form)
    }
  }

  /// Leaves an unchanged form; asks where something would be lost.
  private mutating func leave(_ form: ItemForm) -> [EditorEffect] {
    if form.isChanged { ask(.leaveForm(form)) } else { abandon(form) }
    return []
  }

  mutating func abandon(_ form: ItemForm) {
    mode = .browse
    status = Status(form.isNew ? "Cancelled: nothing was added." : "Cancelled: the item stays as it was.")
  }

  private mutating func save(_ form: ItemForm, at now: Timestamp) -> [EditorEffect] {
    var form = form
    guard let item = form.checked() else {
      status = Status(form.problems[form.focus] ?? "", .refusal)
      mode = .form(form)
      return []
    }
    mode = .browse
    if let id = form.editedItem, let index = shown.itinerary.index(of: id) {
      return saveEdited(item, id: id, at: index, now: now)
    }
    return saveNew(item, day: min(form.day, shown.trip.dayCount), now: now)
  }

  private mutating func saveEdited(_ item: CustomItem, id: ItemID, at index: ItemIndex, now: Timestamp)
    -> [EditorEffect]
  {
    do throws(EditRefusal) {
      guard try shown.editItem(at: index, to: item, now: now) else {
        status = Status("Nothing changed.")
        return []
      }
    } catch {
      status = Status(shown.wording.sentence(error), .refusal)
      return []
    }
    select(id)
    status = Status("Saved \(item.title).")
    return startSaving()
  }

  private mutating func saveNew(_ item: CustomItem, day: Int, now: Timestamp) -> [EditorEffect] {
    let id = ids.next()
    do throws(EditRefusal) {
      try shown.add(item, id: id, day: day, now: now)
    } catch {
      status = Status(shown.wording.sentence(error), .refusal)
      return []
    }
    select(id)
    status = Status("Added \(item.title) at the end of Day \(day). Space picks it up.")
    return startSaving()
  }
}
