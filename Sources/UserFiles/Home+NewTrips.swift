import Interchange
import ItineraryCore
import Paths
import TripStore

/// The names and files of new trips.
extension Home {
  /// A path in the data directory that no file has yet.
  ///
  /// - Throws: a ``Failure`` if there is a trip of that name already, since names have to be unique.
  package func newPath(forTripNamed name: String) throws -> FilePath {
    try checkName(name)
    return try library().newPath(forTripNamed: name)
  }

  /// Checks that no known trip has a name.
  ///
  /// - Parameter id: the id of a trip that may have it.
  /// - Throws: a ``Failure`` if there is one.
  package func checkName(_ name: String, exceptOf id: String? = nil) throws {
    for known in try library().knownTrips()
    where FoldedText(known.heading.name) == FoldedText(name) && known.heading.id != id {
      throw Failure("there is a trip \(JSONText.quoted(known.heading.name)) already: \(known.path)")
    }
  }
}
