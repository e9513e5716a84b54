import Itinerary
import Screen

package struct ItemForm: Form {
  package enum Field: Hashable, Sendable {
    case item(CustomField)
    case day, save, delete, cancel

    package static let (category, title, location) = (item(.category), item(.title), item(.location))
    package static let (time, notes, link) = (item(.time), item(.notes), item(.url))

    var isButton: Bool { self == .save || self == .delete || self == .cancel }
    var isText: Bool { !isButton && self != .category && self != .day }
  }

  package enum Placement: Equatable, Sendable {
    case end
    case below(ItemID)
    case above(ItemID)
    case start
  }

  package private(set) var editedItem: ItemID?
  package internal(set) var day: Int
  /// The item's day before the edit; for a new item the day for which the form was opened.
  let openedOnDay: Int
  let placement: Placement
  package var focus = Field.title
  /// The category that the user chose or that the item has; nil if the words of the title decide.
  var chosenCategory: CustomItem.Category?
  package var inputs: [Field: TextInput]
  package internal(set) var problems: [Field: String] = [:]
  /// Whether to keep the coordinates of the location. Only the user can remove them.
  var keepsCoordinates = true
  /// The suggested place that was taken, which counts while the text is its name.
  var chosen: CustomItem.Location?
  var located: CustomItem.Location?
  var suggestions = PlaceSuggestions()
  var lookedUp: String?
  var keepsTitleAsTyped = false
  /// The item before the edit, for the fields that the form does not show; nil for a new item.
  private(set) var original: CustomItem?
  private(set) var untouched: [Field: String]

  /// - Parameter offer: a title of the new item that typing replaces.
  init(newItemOnDay day: Int, placement: Placement = .end, offering offer: String = "") {
    (self.day, openedOnDay, self.placement) = (day, day, placement)
    inputs = Self.inputs { _ in "" }
    inputs[.title] = TextInput(offer, isSelected: true)
    untouched = inputs.mapValues(\.text)
  }

  init(editing id: ItemID, _ item: CustomItem, day: Int, wording: Wording) {
    (self.day, openedOnDay, placement) = (day, day, .end)
    editedItem = id
    original = item
    located = item.location
    chosenCategory = item.category
    inputs = Self.inputs { $0.row.text(item, wording) ?? "" }
    untouched = inputs.mapValues(\.text)
  }

  private static func inputs(_ text: (CustomField) -> String) -> [Field: TextInput] {
    let fields = CustomField.allCases.filter { $0 != .category }
    return Dictionary(
      uniqueKeysWithValues: fields.map { (.item($0), TextInput(text($0), as: $0 == .notes ? .lines : .line)) })
  }

  /// The form after another program has changed the item. Typed text stays; the other fields show the changed item.
  func rebased(on item: CustomItem, wording: Wording) -> ItemForm {
    guard let id = editedItem, let original, item != original else { return self }
    let new = ItemForm(editing: id, item, day: openedOnDay, wording: wording)
    var form = self
    (form.original, form.untouched) = (item, new.untouched)
    for (field, input) in new.inputs where text(of: field) == untouched[field] { form.inputs[field] = input }
    if category == original.category { form.chosenCategory = item.category }
    if form.text(of: .location) == item.location?.name ?? "" { form.located = item.location }
    return form
  }

  /// Makes it the form of a new item, after another program has deleted the edited one.
  mutating func detach() {
    editedItem = nil
    // The title is that of the deleted item and must not be interpreted.
    keepsTitleAsTyped = true
  }

  var isNew: Bool { editedItem == nil }

  var isChanged: Bool {
    chosenCategory != original?.category || !keepsCoordinates && coordinates != nil
      || chosen != nil && chosen != original?.location || day != openedOnDay
      || inputs.contains { $0.value.text != untouched[$0.key] }
  }

  /// The coordinates of the location: `42.33, -83.05`; nil if it has none. The location field shows the name.
  var coordinates: String? {
    guard let latitude = located?.latitude, let longitude = located?.longitude else { return nil }
    return "\(latitude), \(longitude)"
  }

  /// Whether the map knows the location: `on the map at 42.33, -83.05`, `near Detroit, MI`, `not on the map`.
  var mapStatus: String? {
    guard let located else { return nil }
    guard keepsCoordinates, let coordinates, let point = located.point else { return "not on the map" }
    guard located.approximate == true else { return "on the map at \(coordinates)" }
    return "near \(PlaceMatch(UserPlace(name: located.name ?? "", point: point)).city)"
  }

  mutating func locate(lookingUpIn places: PlaceLookUp) {
    let text = text(of: .location)
    if let chosen, chosen.name == text.trimmed {
      located = chosen
    } else if text == untouched[.location] {
      located = original?.location
    } else {
      let place = places.location(text, of: category, replacing: original?.location ?? CustomItem.Location())
      located = place.name == nil && place.latitude == nil ? nil : place
    }
  }

  package var fields: [Field] {
    let displayed = CustomField.allCases.filter { field in
      !field.row.hidden.contains(category) || field != .nights && !text(of: .item(field)).isEmpty
    }
    let booking = displayed.filter(CustomField.booking.contains).map(Field.item)
    let others = displayed.filter { !CustomField.booking.contains($0) }.map(Field.item) + [.day]
    guard category == .hotel, let notes = others.firstIndex(of: .notes) else { return others + booking + buttons }
    return others[..<notes] + booking + others[notes...] + buttons
  }

  private var buttons: [Field] { isNew ? [.save, .cancel] : [.save, .delete, .cancel] }

  package func entering(_ field: Field) -> TextInput? {
    // Meanwhile the places are loaded.
    if field == .location { PlaceSearch.prepare() }
    // A title and notes are continued, other values replaced.
    return field == focus || field == .title || field == .notes ? inputs[field] : inputs[field]?.selected
  }

  package var category: CustomItem.Category {
    chosenCategory ?? EntryLine(text(of: .title)).category ?? .activity
  }
}

/// A title that is a whole line, such as `7:30pm dinner @ Q39`.
extension ItemForm {
  /// The parts found in the title; nil if it is only a title, and for an existing item, whose title is not interpreted.
  func entry(in trip: Trip, _ order: Wording.Dates) -> EntryLine? {
    guard isNew, !keepsTitleAsTyped else { return nil }
    let entry = EntryLine(text(of: .title), in: order, currency: trip.currency)
    return entry.hasDetails ? entry : nil
  }

  mutating func applyEntry(in state: EditorState) {
    let (trip, wording) = (state.displayed.trip, state.displayed.wording)
    guard let entry = entry(in: trip, wording.dates) else { return }
    if let named = entry.day {
      guard let day = trip.day(named, from: openedOnDay, today: state.displaySettings.today) else {
        problems[.title] = "No such day; the trip has \(wording.dayCount(of: trip))."
        return
      }
      self.day = day
    }
    if chosenCategory == nil { chosenCategory = entry.category }
    let typed = CustomItem(
      title: entry.title, category: category, time: entry.time, durationMinutes: entry.durationMinutes,
      nights: entry.nights, url: entry.link, cost: entry.cost)
    for field in CustomField.allCases where field != .category {
      if let text = field.row.text(typed, wording) { inputs[.item(field)] = TextInput(text) }
    }
    if let place = entry.place {
      inputs[.location] = TextInput(place)
      locate(lookingUpIn: state.places(onDay: day))
    }
    // The rest is the title, even if it could be interpreted again.
    keepsTitleAsTyped = true
  }

  /// A line about the recognised parts of the title: `7:30 PM · dinner · at Q39 · Restaurant`.
  func understanding(in trip: Trip, today: CivilDate?, wording: Wording) -> String? {
    guard let entry = entry(in: trip, wording.dates) else { return nil }
    let day: String? =
      switch entry.day {
      case nil: nil
      case let named?: trip.day(named, from: openedOnDay, today: today).map { "Day \($0)" } ?? "no such day"
      }
    let parts: [String?] = [
      entry.time.map(wording.text), entry.durationMinutes.map { wording.shortDuration(minutes: $0) },
      entry.title.nonEmpty ?? "no title", entry.place.map { "at \($0)" }, day,
      entry.nights.map { Wording.counted($0, "night") }, entry.cost.map(wording.text), entry.link, category.label,
    ]
    return parts.compactMap { $0 }.joined(separator: wording.separator)
  }
}

extension ItemForm {
  /// If something is wrong, returns nil, lists the problems in ``problems`` and focuses the first one.
  mutating func checked(in currency: String?, lookingUpIn places: PlaceLookUp) -> CustomItem? {
    var item = original ?? CustomItem(title: "", category: category)
    item.category = category
    if text(of: .title) != original?.title { item.title = text(of: .title).trimmed }
    if item.title.trimmed.isEmpty { problems[.title] = "A title is needed." }
    item.location = checkedLocation(lookingUpIn: places)
    for field in CustomField.allCases where ![.category, .title, .location].contains(field) {
      let text = text(of: .item(field))
      if field == .nights && category != .hotel || original != nil && text == untouched[.item(field)] { continue }
      problems[.item(field)] = field.row.take(text, into: &item, in: currency)
    }
    if let first = fields.first(where: { problems[$0] != nil }) {
      focus = first
      return nil
    }
    return item
  }

  private mutating func checkedLocation(lookingUpIn places: PlaceLookUp) -> CustomItem.Location? {
    let text = text(of: .location)
    if text != untouched[.location], !text.trimmed.isEmpty,
      let problem = TypedPlace(text, near: suggestions.near).problem
    {
      problems[.location] = problem
      return original?.location
    }
    locate(lookingUpIn: places)
    guard !keepsCoordinates, var place = located else { return located }
    (place.latitude, place.longitude, place.approximate) = (nil, nil, nil)
    return place.name == nil ? nil : place
  }
}

extension ItemForm.Field: FormField {
  var label: String {
    switch self {
    case .item(let field): field.row.label
    case .day: "Day"
    case .save: "Save"
    case .delete: "Delete"
    case .cancel: "Cancel"
    }
  }

  var hint: String {
    guard case .item(let field) = self else { return "" }
    return field.row.hint.isEmpty ? "optional" : "optional: \(field.row.hint)"
  }
}
