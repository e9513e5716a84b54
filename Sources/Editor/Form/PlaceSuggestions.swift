import Atlas
import ItineraryCore

/// The places that the typed location may mean, and the one that is chosen among them.
struct PlaceSuggestions: Equatable {
  private(set) var places: [PlaceMatch] = []
  /// The index of the chosen place; nil if none is.
  private(set) var choice: Int?
  /// The sentence on what the text is, if it is no name: where coordinates lie, or why a link tells no place.
  private(set) var reading: String?
  /// The point that the place is likely to be near, and the places of the user's trips; found when they are first needed.
  private(set) var near: GeoPoint?
  private var own: [OwnPlace]?

  /// The most places that are suggested.
  static let most = 5

  var chosen: PlaceMatch? { choice.map { places[$0] } }
  var isEmpty: Bool { places.isEmpty }

  /// Finds the places that a text may mean.
  ///
  /// - Parameter others: the places of the user's other trips.
  mutating func search(for text: String, onDay day: Int, of trip: Trip, _ others: [OwnPlace]) {
    (places, choice, reading) = ([], nil, nil)
    guard let text = text.trimmed.nonEmpty else { return }
    if own == nil {
      own = OwnPlace.places(of: [trip]).adding(others)
      near = trip.likelyPoint(onDay: day)
    }
    let typed = TypedPlace(text, near: near)
    switch typed {
    case .name(let name): places = PlaceSearch(own: own ?? [], near: near).matches(name, limit: Self.most)
    case .point(let point, let name):
      let numbers = "\(point.latitude), \(point.longitude)"
      reading = name.map { "\($0), at \(numbers)" } ?? "at \(numbers)"
    case .unreadable: reading = typed.problem
    }
  }

  /// Goes to the next or previous place; beyond the first one back to the text.
  ///
  /// - Returns: whether there was one to go to.
  mutating func move(by offset: Int) -> Bool {
    guard !places.isEmpty else { return false }
    switch choice {
    case nil where offset > 0: choice = 0
    case nil: return false
    case 0? where offset < 0: choice = nil
    case let index?: choice = min(index + offset, places.count - 1)
    }
    return true
  }

  mutating func choose(_ index: Int?) {
    choice = index.flatMap { places.indices.contains($0) ? $0 : nil }
  }

  /// Lets the places of the user's trips be found anew.
  mutating func forgetOwnPlaces() { own = nil }

  /// Takes the list away.
  mutating func close() { (places, choice, reading) = ([], nil, nil) }
}

extension ItemForm {
  /// Finds the places that the typed location may mean.
  mutating func suggest(in state: EditorState) {
    let text = text(of: .location)
    // With the last letter of a place that was taken its point goes, too.
    if text.isEmpty { takenPoint = nil }
    suggestions.search(
      for: text == untouched[.location] ? "" : text, onDay: day, of: state.shown.trip, state.otherPlaces ?? [])
  }

  /// Takes up the places of the user's other trips, which have just been read.
  mutating func takeUpPlaces(in state: EditorState) {
    suggestions.forgetOwnPlaces()
    // A choice is not taken from under the user's fingers.
    if focus == .location, suggestions.choice == nil { suggest(in: state) }
  }

  /// Takes a suggested place: its name and its point.
  mutating func take(_ place: PlaceMatch) {
    let location = place.location
    inputs[.location] = TextInput(location.name ?? "")
    takenPoint = place.point
    keepsCoordinates = true
    problems[.location] = nil
    suggestions.close()
  }
}

extension EditorState {
  /// The effect by which the places of the user's other trips are asked for, the first time that a place is typed.
  mutating func placesWanted() -> [EditorEffect] {
    guard otherPlaces == nil, case .form(let form) = mode, form.focus == .location else { return [] }
    otherPlaces = []
    return [.readPlaces]
  }

  mutating func takeUp(_ places: [OwnPlace]) {
    otherPlaces = places
    guard case .form(var form) = mode else { return }
    form.takeUpPlaces(in: self)
    mode = .form(form)
  }
}
