import Itinerary
import Platform

/// A trip and the file it was read from.
package struct LoadedTrip: Sendable {
  package let trip: Trip
  package let file: FileIdentity
  /// The reason why the file cannot be written, in a sentence; nil if it can.
  package let readOnlyReason: String?
  /// The owner, group and mode of the file, in case it has to be made again; nil if it is gone already.
  package let status: FileStatus?
}

/// A trip as a save left it on the disk.
package struct SavedTrip: Equatable, Sendable {
  /// The trip that was to be saved, merged with what others had saved.
  package let trip: Trip
  package let file: FileIdentity
  /// Whether ``trip`` differs from the trip that was to be saved.
  package let isMerged: Bool
  /// The properties that the save could not keep or cannot promise. Each is reported once: the next save no longer sees
  /// it.
  package internal(set) var notices: [SaveNotice] = []
}

/// Loads and saves whole trip files, which other programs may do at the same time.
///
/// A save merges the trip with the content of the file and is all or nothing: it writes a new file next to the old one, syncs
/// it to the disk, lets the two change places and syncs the directory. Whatever fails, even the power, the file is the old or
/// the new one, whole. ``TripSave`` describes all steps, ``PreparedFile`` the swap, and ``SaveLock`` the lock for it.
package struct TripFiles: Sendable {
  let calls: any FileSystemCalls
  /// The last good copies; nil if none are kept.
  let copies: LastGoodCopies?
  var content: FileContent { FileContent(calls: calls) }

  /// The largest file that is read or written, in bytes. A trip of a million items takes half of this.
  package static let largest: Int64 = 1 << 29
  let largest: Int64

  package init(
    calls: any FileSystemCalls = SystemCalls(), copies: LastGoodCopies? = nil, largest: Int64 = TripFiles.largest
  ) {
    self.calls = calls
    self.copies = copies
    self.largest = largest
  }

  package func load(_ path: FilePath) throws(StoreError) -> LoadedTrip {
    let (bytes, file) = try read(path)
    do {
      return LoadedTrip(
        trip: try Trip(json: bytes).datingRestoredItems(), file: file, readOnlyReason: readOnlyReason(path),
        status: try? calls.status(at: path))
    } catch {
      throw .damaged(path: path, error)
    }
  }

  /// Loads the state that two copies of a trip come from.
  ///
  /// - Returns: nil for an empty file, which git passes for a missing version.
  package func loadCommonBase(_ path: FilePath) throws(StoreError) -> Trip? {
    let (bytes, _) = try read(path)
    if bytes.isEmpty { return nil }
    do {
      return try Trip(json: bytes)
    } catch {
      throw .damaged(path: path, error)
    }
  }

  /// The first bytes of the file at a path, for finding out what kind of file it is; nil if they cannot be read.
  package func firstBytes(of path: FilePath) -> [UInt8]? {
    guard (try? calls.status(at: path))?.kind == .regular else { return nil }
    return try? content.readBeginning(path, count: TripFiles.firstBytesCount)
  }

  package static let firstBytesCount = 64 << 10

  /// The identity of the file at a path now, if any. It differs from that of a load or a save if another program
  /// has written the file since.
  package func identity(_ path: FilePath) -> FileIdentity? {
    (try? calls.status(at: path))?.identity
  }

  /// The file that a save may replace.
  package enum Replacing: Equatable, Sendable {
    /// No file: there must be none yet.
    case nothing
    /// Any state of the same trip, which is merged in. A damaged file and another trip are never overwritten.
    ///
    /// `known` is the state that was loaded or saved last; it shows what others have edited without setting
    /// a time. `upTo` is the version of the file whose content the trip to be saved holds already: while the file is still that one,
    /// there is nothing to merge. `ifGone` decides about a trip that was known to be in a file, if there is no
    /// file any more; without a `known` one it is a new trip, and a file is made.
    case thisTrip(known: Trip?, upTo: FileIdentity? = nil, ifGone: MissingFilePolicy = .refuse)

    /// The state of the trip that was loaded or saved last; nil for a new trip.
    var known: Trip? {
      if case .thisTrip(let known, _, _) = self { known } else { nil }
    }
  }

  package enum MissingFilePolicy: Equatable, Sendable {
    /// Throw ``StoreError/gone(path:)``, since the file may have been removed on purpose.
    case refuse
    /// Make the file again, with the mode and group it had.
    case makeAnew(like: FileStatus?)
  }

  /// Saves a trip, merged with the content that the file has by now. Returns when the trip is safe on the disk.
  ///
  /// A symbolic link stays one, and the file it leads to is replaced. Owner, group, mode, access list and extended
  /// attributes stay those of the old file; the answer lists what could not be kept. A new file is for its owner alone.
  ///
  /// **If this throws, the file is unchanged, and the trip is not saved.** The reason decides what helps:
  /// ```
  /// do throws(StoreError) {
  ///   saved = try files.save(trip, to: path, replacing: .thisTrip(known: loaded.trip, upTo: loaded.file))
  /// } catch {
  ///   switch error {
  ///   case .system, .busy: …        // the disk or another program: try again later
  ///   case .gone: …                 // the file was removed: save with `ifGone: .makeAnew`, or leave it
  ///   case .otherTrip: …            // another trip is there: ``putBack(_:at:)``
  ///   case .damagedOnDisk: …        // no trip is there: ``damage(at:)``, ``replaceDamaged(_:by:)``
  ///   case .exists: …               // `replacing` was `.nothing`, and there is a file
  ///   default: …
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - replacing: the file that may be replaced.
  ///   - tidies: whether files that killed saves left behind are removed first, which reads every name in the
  ///     directory.
  @discardableResult
  package func save(
    _ trip: Trip, to path: FilePath, replacing: Replacing, tidies: Bool = true
  ) throws(StoreError) -> SavedTrip {
    var save = TripSave(of: trip, to: try realTarget(path), named: path, replacing, by: self)
    return try save.run(tidies: tidies)
  }

  /// Removes the files that killed saves of a trip left behind, also among the copies, and merges those which were not
  /// merged yet.
  package func removeLeftovers(of path: FilePath) {
    copies?.removeLeftovers()
    guard let target = try? realTarget(path) else { return }
    let lock = SaveLock(of: target, calls: calls)
    if content.sideFiles(of: target).isEmpty, !lock.exists { return }
    try? lock.hold(for: path) { () throws(StoreError) in removeUnfinished(of: target) }
    let isDisplaced = content.sideFiles(of: target).contains { $0.kind == .swapped && content.isLeft($0.path) }
    if isDisplaced, let trip = try? load(path).trip { _ = try? save(trip, to: path, replacing: .thisTrip(known: nil)) }
  }

  /// Removes the new files that killed saves never put in place. The caller must hold the lock.
  func removeUnfinished(of target: FilePath) {
    for file in content.sideFiles(of: target) where content.isLeft(file.path) {
      // What a killed repair has set aside has another name already.
      if file.kind == .new || (try? calls.status(at: file.path)).map({ $0.links > 1 }) == true {
        try? calls.unlink(file.path)
      }
    }
  }

  /// Keeps a copy of a trip that was loaded, in case its file is damaged one day.
  package func keepCopy(of loaded: LoadedTrip, at path: FilePath) {
    guard let copies, let target = try? realTarget(path),
      // The bytes of the file are known to be whole, and encoding the trip again would take ten times as long.
      let (bytes, file) = try? read(target), file == loaded.file
    else { return }
    if copies.content(for: target) != bytes { copies.keep(bytes, of: target) }
  }

  func read(_ path: FilePath) throws(StoreError) -> ([UInt8], FileIdentity) {
    do throws(ReadRefusal) {
      return try content.read(path, limit: largest, memoryPerByte: TripFiles.memoryPerByte)
    } catch {
      throw StoreError(error, at: path)
    }
  }

  /// The bytes of memory that a trip takes for each byte of its file, as measured by `make torture`.
  static let memoryPerByte = 4

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
      return "the file can't be written: \(error)"
    }
    do {
      try calls.checkWritable(try calls.realPath(path).directory)
    } catch {
      return "its directory can't be written: \(error)"
    }
    return nil
  }
}
