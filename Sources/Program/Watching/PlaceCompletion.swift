import Atlas
import Base
import Editor
import Files
import Store
import TripCore

/// Slow help for typing a place: the places of the user's other trips, and the geocoder. Each has a thread of its own,
/// because the geocoder can use a server, and the trips can be many.
struct PlaceCompletion {
  private struct Question: Sendable {
    let name: String
    let near: GeoPoint?
  }

  /// Reads the places of the user's trips; nil before that is first asked for.
  private var reader: BackgroundWorker<UserStorage, EditorEvent>?
  /// Looks places up; nil before the first.
  private var geocoder: BackgroundWorker<Question, EditorEvent>?

  /// The descriptors that become readable when there are results.
  var descriptors: [CInt] { [reader?.descriptor, geocoder?.descriptor].compactMap { $0 } }

  /// Begins to read the places of the user's trips.
  mutating func readOwn(in home: UserStorage) {
    if reader == nil {
      reader = try? BackgroundWorker { home, turn in
        turn.report(.placesRead(UserPlace.places(of: (try? home.readableTrips()) ?? [])))
      }
    }
    reader?.begin(home)
  }

  /// Begins to look a place up, instead of any other.
  mutating func lookUp(_ name: String, near: GeoPoint?, on desk: EditorContext) {
    if geocoder == nil {
      let (command, path) = (HelperCommand(desk.geocoder), desk.home.programs)
      geocoder = try? BackgroundWorker { question, turn in
        turn.report(.placeLookedUp(question.name, Self.answer(to: question, by: command, path)))
      }
    }
    geocoder?.begin(Question(name: name, near: near))
  }

  /// Returns the results that have arrived, as events of the editor.
  ///
  /// - Parameter sources: the descriptors that are readable.
  func drainEvents(from sources: [CInt]) -> [EditorEvent] {
    var events: [EditorEvent] = []
    if let reader, sources.contains(reader.descriptor) { events += reader.drainReports() }
    if let geocoder, sources.contains(geocoder.descriptor) { events += geocoder.drainReports() }
    return events
  }

  /// The coordinates in the output of the command, which is read like text pasted into the field of a place.
  ///
  /// - Parameter path: the directories of programs, with colons between them; nil for none.
  private static func answer(
    to question: Question, by command: HelperCommand, _ path: FilePath?
  ) -> Result<GeoPoint, LookUpFailure> {
    do throws(CommandFailure) {
      let line = try command.line(adding: ["--", question.name], path: path)
      if case .point(let point, _) = TypedPlace(line, near: question.near) { return .success(point) }
      return .failure(LookUpFailure("The geocoder printed no coordinates"))
    } catch {
      return .failure(LookUpFailure("Not looked up: \(error)"))
    }
  }
}
