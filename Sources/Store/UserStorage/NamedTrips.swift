import Itinerary

extension UserStorage {
  /// A path also works without a library.
  package func path(ofTrip argument: FilePath) throws(StoreError) -> FilePath {
    let library: TripLibrary
    do {
      library = try self.library()
    } catch {
      if tripFiles.identity(argument) != nil { return argument }
      throw error
    }
    return try library.path(of: argument)
  }

  /// - Throws: ``StoreError``, or a ``Failure`` with a hint if something else than a trip was named.
  package func load(trip argument: FilePath) throws -> (path: FilePath, LoadedTrip) {
    let path = try path(ofTrip: argument)
    do throws(StoreError) {
      return (path, try tripFiles.load(path))
    } catch {
      throw refusal(of: error)
    }
  }

  package func explained(_ error: StoreError) -> any Error {
    if case .damaged(let path, _) = error { scheduleHint(path) ?? error } else { error }
  }

  package func scheduleHint(_ path: FilePath) -> Failure? {
    guard let bytes = tripFiles.firstBytes(of: path), let format = ScheduleReader.format(ofPrefix: bytes) else {
      return nil
    }
    // A word with a dash in front would be an option.
    let file = shellWord(path.hasPrefix("-") ? FilePath("./").appending(path) : path)
    return Failure(
      "\(path): a schedule, \(format), not a trip: `barnstorm new NAME --schedule \(file)` creates a trip from it")
  }

  private func refusal(of error: StoreError) -> any Error {
    let reason = explained(error)
    guard case .damaged(let path, _) = error, reason is StoreError, !error.description.contains("`barnstorm merge`"),
      let bytes = tripFiles.firstBytes(of: path),
      String(decoding: bytes, as: UTF8.self).contains("\"barnstorm-trip\"")
    else { return reason }
    return Failure("\(error); see `barnstorm repair \(shellWord(path)) --dry-run`")
  }

  package func newPath(forTripNamed name: String) throws -> FilePath {
    try checkName(name)
    return try library().newPath(forTripNamed: name)
  }

  /// - Parameter id: the id of a trip that may have the name.
  /// - Throws: a ``Failure`` if another trip has it.
  package func checkName(_ name: String, exceptOf id: String? = nil) throws {
    for known in try library().knownTrips()
    where FoldedText(known.heading.name) == FoldedText(name) && known.heading.id != id {
      throw Failure("a trip \(JSONText.quoted(known.heading.name)) already exists: \(known.path)")
    }
  }

  package func rememberAsLast(_ path: FilePath) { try? library().rememberLastTrip(path) }

  package func trash() throws(StoreError) -> TripTrash { try library().trash }

  package func restore(_ path: FilePath) throws(StoreError) -> FilePath {
    try trash().restore(path, orInto: library().directory)
  }
}
