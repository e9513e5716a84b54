import Interchange
import ItineraryCore
import Paths
import TripStore

/// Names and files of new trips.
extension Home {
  /// A path in the data directory at which there is no file.
  ///
  /// - Throws: a ``Failure`` if there is a trip with that name, because names have to be unique.
  package func newPath(forTripNamed name: String) throws -> FilePath {
    try checkName(name)
    return try library().newPath(forTripNamed: name)
  }

  /// Checks that no known trip has this name.
  ///
  /// - Parameter id: the id of a trip that may have the name.
  /// - Throws: a ``Failure`` if another trip has it.
  package func checkName(_ name: String, exceptOf id: String? = nil) throws {
    for known in try library().knownTrips()
    where FoldedText(known.heading.name) == FoldedText(name) && known.heading.id != id {
      throw Failure("there is a trip \(JSONText.quoted(known.heading.name)) already: \(known.path)")
    }
  }
}
