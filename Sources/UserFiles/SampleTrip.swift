import Interchange
import ItineraryCore
import Paths
import TripStore

/// The trip the program brings along.
package enum SampleTrip {
  package static func load() throws(Failure) -> Trip {
    do {
      return try TripFile.decode(PackageResources.sample_trip_json)
    } catch {
      throw Failure("the built-in sample is damaged: \(error)")
    }
  }

  /// Writes the sample where no file is yet.
  ///
  /// - Parameter path: nil for the data directory, which holds one sample at most.
  /// - Returns: the path, and what the save could not keep.
  package static func write(to path: FilePath?) throws -> (path: FilePath, notices: [SaveNotice]) {
    let trip = try load()
    let target = try path ?? newPath(in: .ofUser(), for: trip)
    let saved = try TripFiles.ofUser().save(trip, to: target, replacing: .nothing)
    return (target, saved.notices)
  }

  private static func newPath(in library: TripLibrary, for trip: Trip) throws(StoreError) -> FilePath {
    for known in try library.knownTrips() where known.heading.id == trip.id { throw .exists(path: known.path) }
    return try library.newPath(forTripNamed: trip.name)
  }
}
