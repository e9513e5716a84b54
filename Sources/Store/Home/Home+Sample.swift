import Base
import Files
import TripCore

/// The sample trip, which the program carries.
extension Home {
  package static func sampleTrip() throws(Failure) -> Trip {
    do {
      return try TripFile.decode(PackageResources.sample_trip_json)
    } catch {
      throw Failure("the built-in sample is damaged: \(error)")
    }
  }

  /// Writes the sample to a path that no file has yet.
  ///
  /// - Parameter path: nil for the data directory, which holds one sample at most.
  /// - Returns: the path, and what the save could not keep.
  /// - Throws: ``StoreError``, also if there is a file or a sample already; nothing was written then.
  package func writeSample(to path: FilePath?) throws -> (path: FilePath, notices: [SaveNotice]) {
    let trip = try Home.sampleTrip()
    let target = try path ?? newPath(in: library(), for: trip)
    let saved = try tripFilesWithCopies.save(trip, to: target, replacing: .nothing)
    return (target, saved.notices)
  }

  private func newPath(in library: TripLibrary, for trip: Trip) throws(StoreError) -> FilePath {
    for known in try library.knownTrips() where known.heading.id == trip.id { throw .exists(path: known.path) }
    return try library.newPath(forTripNamed: trip.name)
  }
}
