import Itinerary
import Platform

package struct LoadedTrip: Sendable {
  package let trip: Trip
  package let file: FileIdentity
  /// The reason why the file cannot be written, in a sentence.
  package let readOnlyReason: String?
  /// What a file that is made again gets; nil if it is gone already.
  package let status: FileStatus?
}

package struct SavedTrip: Equatable, Sendable {
  /// The trip with what others had saved merged in.
  package let trip: Trip
  package let file: FileIdentity
  /// Whether ``trip`` differs from the trip that was to be saved.
  package let isMerged: Bool
  /// Each is reported once: the next save no longer sees it.
  package internal(set) var notices: [SaveNotice] = []
}

/// Loads and saves whole trip files, which other programs may do at the same time.
///
/// A save merges the trip with the content of the file and is all or nothing: it writes a new file next to the old one,
/// syncs it to the disk, lets the two change places and syncs the directory. Whatever fails, even the power, the file
/// is the old or the new one, whole. ``TripSave`` describes all steps, ``PreparedFile`` the swap, and ``SaveLock`` the
/// lock for it.
package struct TripFiles: Sendable {
  let fileSystem: any FileSystemCalls
  let copies: LastGoodCopies?
  var content: FileContent { FileContent(fileSystem: fileSystem) }

  /// The largest file that is read or written, in bytes. A trip of a million items takes half of this.
  package static let largest: Int64 = 1 << 29
  let largest: Int64

  package init(
    fileSystem: any FileSystemCalls = SystemCalls(), copies: LastGoodCopies? = nil, largest: Int64 = TripFiles.largest
  ) {
    self.fileSystem = fileSystem
    self.copies = copies
    self.largest = largest
  }

  package func load(_ path: FilePath) throws(StoreError) -> LoadedTrip {
    let (bytes, file) = try read(path)
    do {
      return LoadedTrip(
        trip: try Trip(json: bytes).datingRestoredItems(), file: file, readOnlyReason: readOnlyReason(path),
        status: try? fileSystem.status(at: path))
    } catch {
      throw .damaged(path: path, error)
    }
  }

  /// Nil for an empty file, which git passes for a missing version.
  package func loadCommonBase(_ path: FilePath) throws(StoreError) -> Trip? {
    let (bytes, _) = try read(path)
    if bytes.isEmpty { return nil }
    do {
      return try Trip(json: bytes)
    } catch {
      throw .damaged(path: path, error)
    }
  }

  /// Nil if the bytes cannot be read.
  package func firstBytes(of path: FilePath) -> [UInt8]? {
    guard (try? fileSystem.status(at: path))?.kind == .regular else { return nil }
    return try? content.readPrefix(path, count: TripFiles.firstBytesCount)
  }

  package static let firstBytesCount = 64 << 10

  /// Differs from that of a load or a save if another program has written the file since.
  package func identity(_ path: FilePath) -> FileIdentity? {
    (try? fileSystem.status(at: path))?.identity
  }

  package enum Replacing: Equatable, Sendable {
    /// There must be no file yet.
    case nothing
    /// Any state of the same trip, which is merged in. A damaged file and another trip are never overwritten.
    ///
    /// `known` is the state that was loaded or saved last, which shows what others have edited without setting a time;
    /// nil for a new trip. While the file is still the version `upTo`, the trip to be saved holds its content already.
    /// `ifGone` decides about a known trip whose file is gone.
    case thisTrip(known: Trip?, upTo: FileIdentity? = nil, ifGone: MissingFilePolicy = .refuse)

    var known: Trip? {
      if case .thisTrip(let known, _, _) = self { known } else { nil }
    }
  }

  package enum MissingFilePolicy: Equatable, Sendable {
    /// Throw ``StoreError/missing(path:)``, since the file may have been removed on purpose.
    case refuse
    /// Make the file again, with the mode and group it had.
    case recreate(like: FileStatus?)
  }

  /// Saves a trip, merged with the content that the file has by now. Returns when the trip is safe on the disk.
  ///
  /// A symbolic link stays one, and the file it leads to is replaced. Owner, group, mode, access list and extended
  /// attributes stay those of the old file; the result lists what could not be kept. A new file is for its owner alone.
  ///
  /// **If this throws, the file is unchanged, and the trip is not saved.**
  ///
  /// - Parameter tidies: whether files that killed saves left behind are removed first, which reads every name in the
  ///   directory.
  @discardableResult
  package func save(
    _ trip: Trip, to path: FilePath, replacing: Replacing, tidies: Bool = true
  ) throws(StoreError) -> SavedTrip {
    var save = TripSave(of: trip, to: try realTarget(path), named: path, replacing, by: self)
    return try save.run(tidies: tidies)
  }

  /// Removes what killed saves of a trip left behind, also among the copies, and merges what was not merged yet.
  package func removeLeftovers(of path: FilePath) {
    copies?.removeLeftovers()
    guard let target = try? realTarget(path) else { return }
    let lock = SaveLock(of: target, fileSystem: fileSystem)
    if content.sideFiles(of: target).isEmpty, !lock.exists { return }
    try? lock.hold(for: path) { () throws(StoreError) in removeUnfinished(of: target) }
    let isDisplaced = content.sideFiles(of: target).contains { $0.kind == .swapped && content.isLeft($0.path) }
    if isDisplaced, let trip = try? load(path).trip { _ = try? save(trip, to: path, replacing: .thisTrip(known: nil)) }
  }

  /// Removes the new files that killed saves never put in place. The caller must hold the lock.
  func removeUnfinished(of target: FilePath) {
    for file in content.sideFiles(of: target) where content.isLeft(file.path) {
      // What a killed repair has set aside has another name already.
      if file.kind == .new || (try? fileSystem.status(at: file.path)).map({ $0.links > 1 }) == true {
        try? fileSystem.unlink(file.path)
      }
    }
  }

  package func keepCopy(of loaded: LoadedTrip, at path: FilePath) {
    guard let copies, let target = try? realTarget(path),
      // The bytes of the file are known to be whole, and encoding the trip again would take ten times as long.
      let (bytes, file) = try? read(target), file == loaded.file
    else { return }
    if copies.content(for: target) != bytes { copies.keep(bytes, of: target) }
  }

  func read(_ path: FilePath) throws(StoreError) -> ([UInt8], FileIdentity) {
    try content.read(path, limit: largest)
  }

  func realTarget(_ path: FilePath) throws(StoreError) -> FilePath {
    do {
      return try fileSystem.realPath(path)
    } catch  where error.code == ENOENT {
      if fileSystem.isLink(path) { throw .brokenLink(path: path) }
    } catch {
      throw .system(path: path, .find, error)
    }
    do {
      return try fileSystem.realPath(path.directory).appending(path.name)
    } catch {
      throw .system(path: path, .write, error)
    }
  }

  func status(ofOld path: FilePath) throws(StoreError) -> FileStatus? {
    do {
      return try fileSystem.status(at: path)
    } catch  where error.code == ENOENT {
      return nil
    } catch {
      throw .system(path: path, .find, error)
    }
  }

  private func readOnlyReason(_ path: FilePath) -> String? {
    do {
      try fileSystem.checkWritable(path)
    } catch {
      return "the file can't be written: \(error)"
    }
    do {
      try fileSystem.checkWritable(try fileSystem.realPath(path).directory)
    } catch {
      return "its directory can't be written: \(error)"
    }
    return nil
  }
}
