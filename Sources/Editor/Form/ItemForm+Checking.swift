import Atlas
import Base
import TripCore

extension ItemForm {
  /// Makes an item from the typed text. If something is wrong, returns nil, lists the problems in ``problems`` and
  /// focuses the first one.
  mutating func checked() -> CustomItem? {
    var item = original ?? CustomItem(title: "", category: category)
    item.category = category
    if text(of: .title) != original?.title { item.title = text(of: .title).trimmed }
    if item.title.trimmed.isEmpty { problems[.title] = "A title is needed." }
    item.time = checked(.time, original?.time, Wording.problem(withTime:)) { ClockTime(typed: $0) }
    item.durationMinutes = checked(.duration, original?.durationMinutes, Wording.problem(withDuration:)) {
      TypedDuration($0)?.minutes
    }
    item.location = checkedLocation(from: original?.location)
    item.notes = original?.notes == text(of: .notes) ? original?.notes : text(of: .notes).trimmed.nonEmpty
    item.url = checked(.link, original?.url, Wording.problem(withLink:)) { $0 }
    item.icon = checked(.icon, original?.icon, Wording.problem(withIcon:)) { $0 }
    if let first = fields.first(where: { problems[$0] != nil }) {
      focus = first
      return nil
    }
    return item
  }

  /// Reads an optional field. Returns the previous value if the field was not changed.
  private mutating func checked<Value>(
    _ field: Field, _ before: Value?, _ problem: (String) -> String?, _ read: (String) -> Value?
  ) -> Value? {
    if original != nil, text(of: field) == untouched[field] { return before }
    guard let text = text(of: field).trimmed.nonEmpty else { return nil }
    problems[field] = problem(text)
    return read(text)
  }

  /// The typed location: a name replaces the name, coordinates replace the coordinates.
  private mutating func checkedLocation(from before: CustomItem.Location?) -> CustomItem.Location? {
    var place = before ?? CustomItem.Location()
    if let takenPoint { (place.latitude, place.longitude) = (takenPoint.latitude, takenPoint.longitude) }
    if !keepsCoordinates { (place.latitude, place.longitude) = (nil, nil) }
    if text(of: .location) != untouched[.location] {
      let typed = TypedPlace(text(of: .location), near: suggestions.near)
      guard let location = typed.location else {
        problems[.location] = typed.problem
        return before
      }
      place.name = location.name?.nonEmpty
      if location.latitude != nil { (place.latitude, place.longitude) = (location.latitude, location.longitude) }
    }
    if place == before { return before }
    return place.name == nil && place.latitude == nil && place.longitude == nil ? nil : place
  }
}
