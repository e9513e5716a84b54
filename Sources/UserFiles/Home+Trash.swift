import Paths
import TripStore

/// The known trips, the last one, and those that were removed.
extension Home {
  /// The files of the data directory: trips, or errors that they are none.
  package func tripEntries() throws(StoreError) -> [TripLibrary.Entry] { try library().entries() }

  /// Remembers a trip as the one that opens next, if there is a place for that.
  package func rememberAsLast(_ path: FilePath) { try? library().rememberLastTrip(path) }

  /// The trash of the data directory.
  package func trash() throws(StoreError) -> TripTrash { try library().trash }

  /// Brings a trip back from the trash.
  ///
  /// - Returns: its path.
  package func restore(_ path: FilePath) throws(StoreError) -> FilePath {
    try trash().restore(path, orInto: library().directory)
  }
}
