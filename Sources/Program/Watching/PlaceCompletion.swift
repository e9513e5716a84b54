import Editor
import Itinerary
import Store

extension TripScreen {
  /// Begins to read the places of the user's trips, which can be many.
  mutating func readPlaces() {
    let home = desk.home
    places.begin { report in report(.placesRead(UserPlace.places(of: (try? home.readableTrips()) ?? []))) }
  }

  /// Begins to look a place up by the geocoder, which can use a server.
  mutating func lookUp(_ name: String, near: GeoPoint?) {
    let (command, path) = (HelperCommand(desk.geocoder), desk.home.programs)
    geocoding.begin { report in
      report(.placeLookedUp(name, Self.answer(to: name, near: near, by: command, path)))
    }
  }

  /// The coordinates in the output of the command, which is read like text pasted into the field of a place.
  ///
  /// - Parameter path: the directories of programs, with colons between them; nil for none.
  private static func answer(
    to name: String, near: GeoPoint?, by command: HelperCommand, _ path: FilePath?
  ) -> Result<GeoPoint, LookUpFailure> {
    do throws(CommandFailure) {
      let line = try command.line(adding: ["--", name], path: path)
      if case .point(let point, _) = TypedPlace(line, near: near) { return .success(point) }
      return .failure(LookUpFailure("The geocoder printed no coordinates"))
    } catch {
      return .failure(LookUpFailure("Not looked up: \(error)"))
    }
  }
}
