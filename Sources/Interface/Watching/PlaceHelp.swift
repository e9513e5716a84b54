import Atlas
import Editor
import UserFiles

/// What helps the user to type a place and takes longer than a key may: the places of other trips, and the geocoder.
struct PlaceHelp {
  /// The reader of the places of the user's trips, while it reads.
  private var reader: PlaceReader?
  /// The thread that looks places up; nil before the first.
  private var geocoder: PlaceLookUp?

  /// Descriptors that are readable when there is news.
  var descriptors: [CInt] { [reader?.descriptor, geocoder?.descriptor].compactMap { $0 } }

  /// Begins to read the places of the user's trips.
  mutating func readOwn(in home: Home) { reader = try? PlaceReader(home) }

  /// Begins to look a place up; one that waits is not looked up any more.
  mutating func lookUp(_ name: String, near: GeoPoint?, on desk: EditorDesk) {
    if geocoder == nil { geocoder = try? PlaceLookUp(desk.geocoder, path: desk.home.programs) }
    geocoder?.ask(for: name, near: near)
  }

  /// Returns what has come in, as events of the editor.
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
