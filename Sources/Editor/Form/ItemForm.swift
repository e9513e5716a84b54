import ItineraryCore
import Screen

/// The form of a custom item: the text typed so far, and the problems with it.
package struct ItemForm: Equatable, Sendable {
  package enum Field: Int, CaseIterable, Sendable {
    case category, title, time, location, notes
    /// The buttons at the end.
    case save, delete, cancel

    var isButton: Bool { rawValue >= Field.save.rawValue }
  }

  /// The item being edited; nil for a new one.
  package private(set) var editedItem: ItemID?
  /// The number of the day that a new item is added to, from 1.
  package let day: Int
  package internal(set) var focus: Field = .title
  package internal(set) var category: CustomItem.Category
  package internal(set) var inputs: [Field: TextInput]
  package internal(set) var problems: [Field: String] = [:]
  /// Whether the coordinates of the location are kept; only the user takes them away.
  var keepsCoordinates = true
  /// The item before the edit, for the fields that the form does not show; nil for a new item.
  private let original: CustomItem?
  /// The texts of the fields before anything was typed.
  private let untouched: [Field: String]

  /// Makes an empty form for a new item.
  init(newItemOnDay day: Int) {
    self.day = day
    original = nil
    category = .activity
    inputs = [.title: TextInput(""), .time: TextInput(""), .location: TextInput(""), .notes: TextInput("")]
    untouched = inputs.mapValues(\.text)
  }

  /// Makes a form filled in with an item.
  init(editing id: ItemID, _ item: CustomItem, day: Int, wording: Wording) {
    self.day = day
    editedItem = id
    original = item
    category = item.category
    inputs = [
      .title: TextInput(item.title), .time: TextInput(item.time.map(wording.text) ?? ""),
      .location: TextInput(item.location?.name ?? ""), .notes: TextInput(item.notes ?? ""),
    ]
    untouched = inputs.mapValues(\.text)
  }

  /// Returns the form after another program has changed the item: typed text stays, other fields are filled in from the item.
  func rebased(on item: CustomItem, wording: Wording) -> ItemForm {
    guard let id = editedItem, let original, item != original else { return self }
    let before = ItemForm(editing: id, original, day: day, wording: wording)
    var form = ItemForm(editing: id, item, day: day, wording: wording)
    for (field, input) in inputs where input.text != before.text(of: field) { form.inputs[field] = input }
    if category != original.category { form.category = category }
    (form.focus, form.problems, form.keepsCoordinates) = (focus, problems, keepsCoordinates)
    return form
  }

  /// Returns the form for a new item, after another program has deleted the edited one.
  var detached: ItemForm {
    var form = self
    form.editedItem = nil
    return form
  }

  var isNew: Bool { editedItem == nil }

  /// Whether leaving the form would lose something.
  var isChanged: Bool {
    category != original?.category ?? .activity || !keepsCoordinates && coordinates != nil
      || inputs.contains { $0.value.text != untouched[$0.key] }
  }

  /// The coordinates of the location: `42.33, -83.05`; nil if it has none. The field of the location holds its name.
  var coordinates: String? {
    guard let place = original?.location, let latitude = place.latitude, let longitude = place.longitude else {
      return nil
    }
    return "\(latitude), \(longitude)"
  }

  /// The fields and buttons of the form, in order.
  var fields: [Field] { Field.allCases.filter { $0 != .delete || !isNew } }

  func text(of field: Field) -> String { inputs[field]?.text ?? "" }

  mutating func moveFocus(by offset: Int) {
    guard let index = fields.firstIndex(of: focus) else { return }
    focus = fields[(index + offset + fields.count) % fields.count]
  }

  mutating func cycleCategory(by offset: Int) {
    let all = CustomItem.Category.allCases
    guard let index = all.firstIndex(of: category) else { return }
    category = all[(index + offset + all.count) % all.count]
  }

  /// Chooses the category that begins with a letter, if there is one.
  mutating func chooseCategory(beginningWith letter: Unicode.Scalar) {
    let typed = String(letter).lowercased()
    guard let chosen = CustomItem.Category.allCases.first(where: { $0.rawValue.hasPrefix(typed) }) else { return }
    category = chosen
  }

  /// Inserts pasted text at the cursor, its lines joined.
  ///
  /// - Returns: whether all of it fitted.
  mutating func paste(_ text: String) -> Bool {
    problems[focus] = nil
    return inputs[focus]?.paste(text) ?? true
  }

  mutating func type(_ key: Key) -> Bool {
    guard inputs[focus]?.press(key) == true else { return false }
    problems[focus] = nil
    return true
  }

  /// Makes an item of the typed text. If something is wrong, returns nil, lists it in ``problems`` and puts the first problem
  /// in focus.
  mutating func checked() -> CustomItem? {
    problems = [:]
    var item = original ?? CustomItem(title: "", category: category)
    item.category = category
    if text(of: .title) != original?.title { item.title = text(of: .title).trimmed }
    if item.title.trimmed.isEmpty { problems[.title] = "A title is needed." }
    item.time = checkedTime()
    item.location = checkedLocation(from: original?.location)
    item.notes = original?.notes == text(of: .notes) ? original?.notes : text(of: .notes).trimmed.nonEmpty
    if let first = fields.first(where: { problems[$0] != nil }) {
      focus = first
      return nil
    }
    return item
  }

  private mutating func checkedTime() -> ClockTime? {
    guard let text = text(of: .time).trimmed.nonEmpty else { return nil }
    problems[.time] = Wording.problem(withTime: text)
    return ClockTime(typed: text)
  }

  /// The location as typed: a name changes the name, coordinates change the coordinates.
  private mutating func checkedLocation(from before: CustomItem.Location?) -> CustomItem.Location? {
    var place = before ?? CustomItem.Location()
    if !keepsCoordinates { (place.latitude, place.longitude) = (nil, nil) }
    if text(of: .location) != untouched[.location] {
      let text = text(of: .location).trimmed
      guard let typed = CustomItem.Location(typed: text) else {
        problems[.location] = "Degrees run to 90 and 180 at the most."
        return before
      }
      place.name = typed.name?.nonEmpty
      if typed.latitude != nil { (place.latitude, place.longitude) = (typed.latitude, typed.longitude) }
    }
    if place == before { return before }
    return place.name == nil && place.latitude == nil && place.longitude == nil ? nil : place
  }
}

extension ItemForm.Field {
  /// The word before a field, or on a button.
  var label: String {
    switch self {
    case .category: "Category"
    case .title: "Title"
    case .time: "Time"
    case .location: "Location"
    case .notes: "Notes"
    case .save: "Save"
    case .delete: "Delete"
    case .cancel: "Cancel"
    }
  }

  /// The words in an empty field; empty for a field that must be filled in.
  var hint: String {
    switch self {
    case .time: "optional: 22:30 or 10:30 PM"
    case .location: "optional: a name, or 42.33, -83.05"
    case .notes: "optional"
    default: ""
    }
  }
}
