import Glibc
import Interchange
import ItineraryCore
import Paths

/// A trip and the file it was read from.
package struct LoadedTrip: Sendable {
  package let trip: Trip
  package let file: FileIdentity
  /// Why the file cannot be written, in a sentence; nil where it can.
  package let readOnlyReason: String?
}

/// A trip as a save left it on the disk.
package struct SavedTrip: Equatable, Sendable {
  /// What was to be saved, merged with what others had saved.
  package let trip: Trip
  package let file: FileIdentity
  /// Whether that is another trip than was to be saved.
  package let isMerged: Bool

  package init(trip: Trip, file: FileIdentity, isMerged: Bool) {
    self.trip = trip
    self.file = file
    self.isMerged = isMerged
  }
}

/// Loads and saves whole trip files, which other programs may do at the same time.
///
/// A save merges with what is on the disk, one program after the other (``DirectoryLock``), and is all or nothing: it
/// writes a temporary file beside the old one, brings it to the disk, renames it over the old one and brings the directory
/// to the disk. Whatever fails, and whenever the power goes, the file is the old or the new one, whole.
package struct TripFiles: Sendable {
  let calls: any FileSystemCalls
  /// Nil where there is no place for them.
  let copies: LastGoodCopies?
  var content: FileContent { FileContent(calls: calls) }

  /// Larger files are refused before they are read, in bytes. A trip of a million items takes half of this.
  package static let largest: Int64 = 1 << 29

  package init(calls: any FileSystemCalls = SystemCalls(), copies: LastGoodCopies? = nil) {
    self.calls = calls
    self.copies = copies
  }

  package func load(_ path: FilePath) throws(StoreError) -> LoadedTrip {
    let (bytes, file) = try content.read(path, limit: TripFiles.largest)
    do {
      return LoadedTrip(trip: try TripFile.decode(bytes), file: file, readOnlyReason: readOnlyReason(path))
    } catch {
      throw .damaged(path: path, error)
    }
  }

  /// The first days of a trip whose file is so large that reading it can be noticed; nil for other files.
  ///
  /// - Parameter rows: how many rows are wanted; as much of the file is read as so many usually take.
  package func beginning(of path: FilePath, rows: Int) -> Trip? {
    guard let status = try? calls.status(at: path), status.kind == .regular, status.identity.size >= 128 << 10 else {
      return nil
    }
    return (try? content.readBeginning(path, count: max(24, rows) * 320)).flatMap(TripFile.beginning)
  }

  /// The first bytes of whatever file is at a path, to see what it is; nil if that cannot be seen.
  package func firstBytes(of path: FilePath) -> [UInt8]? {
    guard (try? calls.status(at: path))?.kind == .regular else { return nil }
    return try? content.readBeginning(path, count: 64 << 10)
  }

  /// Which file lies at a path now: differs from what a load or save told when someone else has written it since. Nil
  /// where there is none.
  package func identity(_ path: FilePath) -> FileIdentity? {
    (try? calls.status(at: path))?.identity
  }

  /// What a save may replace.
  package enum Replacing: Equatable, Sendable {
    /// Nothing: the file must not exist yet.
    case nothing
    /// Any state of the same trip, which is merged in. A damaged file and another trip are never overwritten.
    ///
    /// `known` is the state that was loaded or saved last; it helps to tell what others edited without noting when. `upTo`
    /// is the version of the file whose content the trip to be saved holds already: while the file is still that one,
    /// there is nothing to merge.
    case thisTrip(known: Trip?, upTo: FileIdentity? = nil)
  }

  /// Returns when the trip is safe on the disk.
  ///
  /// A symbolic link stays one, and what it leads to is replaced; mode, group and, where permitted, owner stay those of
  /// the old file. A new file is for its owner alone.
  ///
  /// - Parameter tidies: whether ``removeLeftovers(of:)`` comes first, which looks at every name in the directory.
  @discardableResult
  package func save(
    _ trip: Trip, to path: FilePath, replacing: Replacing, tidies: Bool = true
  ) throws(StoreError) -> SavedTrip {
    let target = try realTarget(path)
    let directory = target.directory
    return try DirectoryLock(calls: calls).hold(directory, for: path) { isLocked throws(StoreError) in
      if isLocked, tidies { content.removeLeftovers(of: target) }
      // Programs that take no lock, such as text editors, can come in between, but not for ever.
      for _ in 0..<10 {
        if let saved = try saveOnce(trip, to: target, replacing) { return saved }
      }
      throw .busy(path: path)
    }
  }

  /// Removes what killed saves of a trip left behind.
  package func removeLeftovers(of path: FilePath) {
    guard let target = try? realTarget(path) else { return }
    let directory = target.directory
    try? DirectoryLock(calls: calls).hold(directory, for: path) { isLocked throws(StoreError) in
      if isLocked { content.removeLeftovers(of: target) }
    }
  }

  /// - Returns: nil where somebody else replaced the file meanwhile.
  private func saveOnce(_ trip: Trip, to target: FilePath, _ replacing: Replacing) throws(StoreError) -> SavedTrip? {
    let old = try status(ofOld: target)
    var merged = trip
    var read: FileIdentity?
    if let old {
      guard case .thisTrip(let known, let upTo) = replacing else { throw .exists(path: target) }
      if old.kind != .regular { throw .notAFile(path: target, old.kind) }
      if let upTo, upTo == old.identity, upTo.isSettled {
        read = upTo
      } else {
        (merged, read) = try merge(trip, withFileAt: target, known: known)
      }
    }
    let bytes = TripFile.encode(merged)
    let file = try content.replace(target, with: bytes, old: old) {
      () throws(ErrorNumber) in try currentIdentity(target) == read
    }
    if file != nil { copies?.keep(bytes, of: target) }
    return file.map { SavedTrip(trip: merged, file: $0, isMerged: merged != trip) }
  }

  private func merge(
    _ trip: Trip, withFileAt path: FilePath, known: Trip?
  ) throws(StoreError) -> (Trip, FileIdentity) {
    let (bytes, file) = try content.read(path, limit: TripFiles.largest)
    var onDisk: Trip
    do {
      onDisk = try TripFile.decode(bytes)
    } catch {
      throw .damagedOnDisk(path: path, error)
    }
    if let known { onDisk = onDisk.notingEdits(since: known) }
    do {
      return (try trip.merged(with: onDisk), file)
    } catch {
      throw .otherTrip(path: path)
    }
  }

  private func currentIdentity(_ path: FilePath) throws(ErrorNumber) -> FileIdentity? {
    do {
      return try calls.status(at: path).identity
    } catch  where error.code == ENOENT {
      return nil
    }
  }

  /// Keeps a copy of a trip that was loaded, for the day its file is damaged.
  package func keepCopy(of loaded: LoadedTrip, at path: FilePath) {
    guard let copies, let target = try? realTarget(path),
      // As it stands there: it was read whole, and writing the trip anew would take ten times as long.
      let (bytes, file) = try? content.read(target, limit: TripFiles.largest), file == loaded.file
    else { return }
    if !(copies.content(for: target)?.isSame(as: bytes) ?? false) { copies.keep(bytes, of: target) }
  }

  func realTarget(_ path: FilePath) throws(StoreError) -> FilePath {
    do {
      return try calls.realPath(path)
    } catch  where error.code == ENOENT {
      if calls.isLink(path) { throw .brokenLink(path: path) }
    } catch {
      throw .system(path: path, .find, error)
    }
    do {
      return try calls.realPath(path.directory).appending(path.name)
    } catch {
      throw .system(path: path, .write, error)
    }
  }

  func status(ofOld path: FilePath) throws(StoreError) -> FileStatus? {
    do {
      return try calls.status(at: path)
    } catch  where error.code == ENOENT {
      return nil
    } catch {
      throw .system(path: path, .find, error)
    }
  }

  private func readOnlyReason(_ path: FilePath) -> String? {
    do {
      try calls.checkWritable(path)
    } catch {
      return "the file cannot be written: \(error)"
    }
    do {
      try calls.checkWritable(try calls.realPath(path).directory)
    } catch {
      return "its directory cannot be written: \(error)"
    }
    return nil
  }
}

extension [UInt8] {
  /// As `==`, which compares byte by byte.
  fileprivate func isSame(as other: [UInt8]) -> Bool {
    count == other.count
      && withUnsafeBytes { bytes in
        other.withUnsafeBytes { other in
          guard let a = bytes.baseAddress, let b = other.baseAddress else { return true }
          return memcmp(a, b, bytes.count) == 0
        }
      }
  }
}
