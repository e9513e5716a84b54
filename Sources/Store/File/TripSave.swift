import Itinerary
import Platform

/// A single save of a trip.
///
/// It holds the lock from reading the old file until the new one is in its place. A program that takes no lock may put a
/// file there at the last moment: the swap of the files uncovers it, and the next attempt merges it as well.
struct TripSave {
  private let trip: Trip
  private let target: FilePath
  /// The path as the user typed it, for messages.
  private let path: FilePath
  private let replacing: TripFiles.Replacing
  private let files: TripFiles
  private var fileSystem: any FileSystemCalls { files.fileSystem }
  /// Files that were in the trip's place and can contain changes that no other file contains.
  private var displaced: [FilePath] = []
  /// The notices of files that earlier attempts have put in place.
  private var notices: [SaveNotice] = []

  init(
    of trip: Trip, to target: FilePath, named path: FilePath, _ replacing: TripFiles.Replacing, by files: TripFiles
  ) {
    self.trip = trip
    self.target = target
    self.path = path
    self.replacing = replacing
    self.files = files
  }

  mutating func run(tidies: Bool) throws(StoreError) -> SavedTrip {
    let directory = try attempt(.write, path) { () throws(ErrorNumber) in
      try OpenDirectory(target.directory, fileSystem)
    }
    defer { directory.close() }
    var (saved, bytes) = try replaceFile(tidies: tidies)
    saved.notices += directory.syncNotice()
    // Their content is safe in the new file only now.
    for path in displaced { try? fileSystem.unlink(path) }
    if let copies = files.copies { saved.notices += copies.keep(bytes, of: target) }
    return saved
  }

  private typealias Done = (saved: SavedTrip, bytes: [UInt8])

  private mutating func replaceFile(tidies: Bool) throws(StoreError) -> Done {
    let lock = SaveLock(of: target, fileSystem: fileSystem)
    let descriptor = try lock.acquire(for: path)
    defer { lock.release(descriptor) }
    if tidies {
      files.removeUnfinished(of: target)
      // Killed saves have swapped these for a new one but not merged them.
      displaced += files.content.sideFiles(of: target).filter { $0.kind == .swapped && files.content.isLeft($0.path) }
        .map(\.path)
    }
    // Programs that take no lock, such as text editors, can interfere, but not for ever.
    for _ in 0..<10 {
      if let done = try replaceOnce() { return done }
    }
    throw .busy(path: path)
  }

  /// - Returns: nil if the file was not the one that was merged.
  private mutating func replaceOnce() throws(StoreError) -> Done? {
    let old = try files.status(ofOld: target)
    let (merged, read) = try mergedTrip(with: old)
    let bytes = merged.json
    if bytes.count > files.largest { throw .wouldBeTooLarge(path: path) }
    var new = try prepare(bytes, inPlaceOf: old)
    guard let file = try put(&new, inPlaceOf: read) else { return nil }
    let names: [SaveNotice] = if let old, old.links > 1 { [.otherNames(old.links)] } else { [] }
    let saved = SavedTrip(
      trip: merged, file: file, isMerged: merged != trip, notices: notices + new.notices + names)
    return (saved, bytes)
  }

  private func prepare(_ bytes: [UInt8], inPlaceOf old: FileStatus?) throws(StoreError) -> PreparedFile {
    try attempt(.write, target) { () throws(ErrorNumber) in
      var access: FileAccess?
      if let old {
        access = try fileSystem.access(of: target, old)
      } else if case .thisTrip(_, _, .recreate(let model?)) = replacing {
        access = FileAccess(model)
      }
      return try PreparedFile(for: target, bytes, like: access, fileSystem)
    }
  }

  /// - Returns: also the version of the file that was merged; nil without a file yet.
  private mutating func mergedTrip(with old: FileStatus?) throws(StoreError) -> (Trip, FileIdentity?) {
    guard let old else {
      if case .thisTrip(.some, _, .refuse) = replacing { throw .missing(path: path) }
      return (try mergedWithDisplaced(trip, known: nil), nil)
    }
    guard case .thisTrip(let known, let upTo, _) = replacing else { throw .exists(path: target) }
    if old.kind != .regular { throw .notAFile(path: target, old.kind) }
    if let upTo, upTo == old.identity, upTo.isFinal { return (try mergedWithDisplaced(trip, known: known), upTo) }
    let (merged, file) = try merge(trip, withFileAt: target, known: known)
    return (try mergedWithDisplaced(merged, known: known), file)
  }

  private mutating func mergedWithDisplaced(_ trip: Trip, known: Trip?) throws(StoreError) -> Trip {
    var merged = trip
    for path in displaced {
      do {
        merged = try merge(merged, withFileAt: path, known: known).0
      } catch {
        displaced.removeAll { $0 == path }
        // No save of this trip has put the file there, so it is left for the user to look at.
        switch error {
        case .damagedOnDisk, .otherTrip:
          try files.setAside(path, as: target)
          try? fileSystem.unlink(path)
        default: break
        }
      }
    }
    return merged
  }

  private func merge(
    _ trip: Trip, withFileAt path: FilePath, known: Trip?
  ) throws(StoreError) -> (Trip, FileIdentity) {
    let (bytes, file) = try files.read(path)
    var onDisk: Trip
    do {
      onDisk = try Trip(json: bytes).datingRestoredItems()
    } catch {
      throw .damagedOnDisk(path: target, error)
    }
    if let known { onDisk = onDisk.recordingEdits(since: known) }
    do {
      return (try trip.merged(with: onDisk, base: known), file)
    } catch {
      throw .otherTrip(path: target)
    }
  }

  /// - Returns: nil if another attempt is needed.
  private mutating func put(
    _ new: inout PreparedFile, inPlaceOf read: FileIdentity?
  ) throws(StoreError) -> FileIdentity? {
    do {
      let outcome = try attempt(.write, target) { () throws(ErrorNumber) in
        if let read { try new.put(inPlaceOf: read) } else { try new.putNew() }
      }
      switch outcome {
      case .done(let file):
        new.close()
        return file
      case .beaten: new.discard()
      case .displaced(let other): try keep(other, displacedBy: &new)
      }
      return nil
    } catch {
      new.discard()
      throw error
    }
  }

  /// Keeps a file that another program has put in the place at the last moment, so that the next attempt merges it.
  ///
  /// - Throws: after the file was put back, if it is not a trip or another trip.
  private mutating func keep(_ other: FilePath, displacedBy new: inout PreparedFile) throws(StoreError) {
    do {
      _ = try merge(trip, withFileAt: other, known: nil)
    } catch {
      try attempt(.write, target) { () throws(ErrorNumber) in try new.swap() }
      throw error
    }
    displaced.append(other)
    notices += new.notices
    new.close()
  }
}
