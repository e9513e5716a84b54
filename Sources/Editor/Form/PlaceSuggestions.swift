import Itinerary

struct PlaceSuggestions: Equatable {
  private(set) var places: [PlaceMatch] = []
  var choice: Int?
  /// A sentence about a link without a place.
  private(set) var reading: String?
  private(set) var near: GeoPoint?

  static let limit = 5

  var chosen: PlaceMatch? { choice.map { places[$0] } }
  var isEmpty: Bool { places.isEmpty }

  mutating func search(for text: String, onDay day: Int, of trip: Trip, _ others: [UserPlace]) {
    (places, choice, reading) = ([], nil, nil)
    guard let text = text.trimmed.nonEmpty else { return }
    near = trip.likelyPoint(onDay: day)
    let typed = TypedPlace(text, near: near)
    switch typed {
    case .name(let name):
      let own = UserPlace.places(of: [trip]).adding(others)
      places = PlaceSearch(own: own, near: near).matches(name, limit: Self.limit)
    case .point: break
    case .unreadable: reading = typed.problem
    }
  }

  /// Moves to the next or previous place; from the first one back to the text. Returns whether there was one.
  mutating func move(by offset: Int) -> Bool {
    let next = (choice ?? -1) + offset
    guard !places.isEmpty, next >= -1 else { return false }
    choice = next < 0 ? nil : min(next, places.count - 1)
    return true
  }

  mutating func close() { (places, choice, reading) = ([], nil, nil) }
}

extension ItemForm {
  mutating func suggest(in state: EditorState) {
    let text = text(of: .location)
    locate(lookingUpIn: state.places(onDay: day))
    suggestions.search(
      for: text == untouched[.location] ? "" : text, onDay: day, of: state.displayed.trip, state.otherPlaces ?? [])
  }
}

extension EditorState {
  func places(onDay day: Int) -> PlaceLookUp { PlaceLookUp(displayed.trip, day: day, others: otherPlaces ?? []) }

  mutating func placesWanted() -> [EditorEffect] {
    guard otherPlaces == nil, case .form(let form) = mode, form.focus == .location else { return [] }
    otherPlaces = []
    return [.outside(.readPlaces)]
  }

  mutating func addUserPlaces(_ places: [UserPlace]) {
    otherPlaces = places
    // Without other places the same would be found again. The list stays while the user is choosing from it.
    guard !places.isEmpty, case .form(var form) = mode, form.focus == .location, form.suggestions.choice == nil else {
      return
    }
    form.suggest(in: self)
    mode = .form(form)
  }
}
