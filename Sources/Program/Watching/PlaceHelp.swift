import Atlas
import Editor
import Store
import TripCore

/// Slow help for typing a place: the places of the user's other trips, and the geocoder.
struct PlaceHelp {
  /// The reader of the places of the user's trips; nil unless it is reading.
  private var reader: OwnPlaceReader?
  /// The thread that looks places up; nil before the first.
  private var geocoder: PlaceLookUp?

  /// The descriptors that become readable when there are results.
  var descriptors: [CInt] {
    var descriptors: [CInt] = []
    if let reader { descriptors.append(reader.descriptor) }
    if let geocoder { descriptors.append(geocoder.descriptor) }
    return descriptors
  }

  /// Begins to read the places of the user's trips.
  mutating func readOwn(in home: Home) { reader = try? OwnPlaceReader(home) }

  /// Begins to look a place up, instead of any place that still waits for that.
  mutating func lookUp(_ name: String, near: GeoPoint?, on desk: EditorDesk) {
    if geocoder == nil { geocoder = try? PlaceLookUp(desk.geocoder, path: desk.home.programs) }
    geocoder?.ask(for: name, near: near)
  }

  /// Returns the results that have arrived, as events of the editor.
  ///
  /// - Parameter sources: the descriptors that are readable.
  mutating func takeNews(from sources: [CInt]) -> [EditorEvent] {
    var events: [EditorEvent] = []
    if let reader, sources.contains(reader.descriptor), let places = reader.takePlaces() {
      self.reader = nil
      events.append(.placesRead(places))
    }
    if let geocoder, sources.contains(geocoder.descriptor) {
      events += geocoder.takeAnswers().map { .placeLookedUp($0.name, $0.result) }
    }
    return events
  }
}
