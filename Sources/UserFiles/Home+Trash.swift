import Paths
import TripStore

/// The known trips, the last one opened, and the removed ones.
extension Home {
  /// The files of the data directory: trips, and errors for files that are not readable trips.
  package func tripEntries() throws(StoreError) -> [TripLibrary.Entry] { try library().entries() }

  /// Remembers the trip that opens next time, if there is a directory for that.
  package func rememberAsLast(_ path: FilePath) { try? library().rememberLastTrip(path) }

  /// The trash of the data directory.
  package func trash() throws(StoreError) -> TripTrash { try library().trash }

  /// Moves a trip from the trash back to the data directory.
  ///
  /// - Returns: its path.
  package func restore(_ path: FilePath) throws(StoreError) -> FilePath {
    try trash().restore(path, orInto: library().directory)
  }
}
