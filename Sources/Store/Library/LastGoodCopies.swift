import Itinerary

/// The copy of a trip as it was last loaded whole or saved on this machine.
package struct LastGoodCopy: Equatable, Sendable {
  package let trip: Trip
  /// The time of that, in nanoseconds since 1970-01-01T00:00:00Z.
  package let kept: Int64
}

/// The copies of all trip files as they were last loaded whole or saved, in case one is damaged.
///
/// They are in the state directory and for their owner alone. Next to the trips they would litter the user's
/// directories, get under version control and to other machines, and be lost with a damaged disk.
package struct LastGoodCopies: Sendable {
  private let files: FileCache

  init(directory: FilePath, calls: any FileSystemCalls) {
    files = FileCache(directory: directory, most: 200, calls: calls)
  }

  /// Stores a copy if possible. A failure is only a notice, because the user's command can succeed without the copy, and
  /// the earlier copy is still there.
  ///
  /// - Parameter path: the path of the trip, without symbolic links.
  @discardableResult
  func keep(_ bytes: [UInt8], of path: FilePath) -> [SaveNotice] {
    do {
      // The trip itself is already durable, so the copy need not be.
      try files.keep(bytes, for: path, isDurable: false)
      return []
    } catch {
      return [.noCopy(error)]
    }
  }

  /// Removes the temporary files of killed programs.
  func removeLeftovers() { files.removeLeftovers() }

  /// The copy of a trip file; nil if it is missing or damaged too.
  func copy(of path: FilePath) -> LastGoodCopy? {
    guard let (bytes, file) = read(path), let trip = try? Trip(json: bytes) else { return nil }
    return LastGoodCopy(trip: trip, kept: file.modified)
  }

  func content(for path: FilePath) -> [UInt8]? { read(path)?.bytes }

  private func read(_ path: FilePath) -> (bytes: [UInt8], file: FileIdentity)? {
    files.content(for: path, limit: TripFiles.largest, memoryPerByte: TripFiles.memoryPerByte)
  }
}
