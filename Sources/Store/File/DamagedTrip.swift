import Itinerary
import Platform

package struct DamagedTrip: Sendable {
  package let path: FilePath
  package let error: TripFileError
  package let lastGoodCopy: LastGoodCopy?
  package let repaired: RepairedTrip?
  let file: FileIdentity
}

package struct ReplacedTrip: Sendable {
  package let aside: FilePath
  package let notices: [SaveNotice]
}

extension StoreError {
  /// Whether the file can perhaps be restored or repaired. One made by a newer version is not damaged.
  package var isDamage: Bool {
    switch self {
    case .damaged(_, let error), .damagedOnDisk(_, let error):
      if case .newerVersion = error.reason { false } else { true }
    default: false
    }
  }
}

extension TripFiles {
  /// Nil if the file is whole; throws also if it was made by a newer version, which is not damage.
  package func damage(at path: FilePath) throws(StoreError) -> DamagedTrip? {
    let (bytes, file) = try read(path)
    do {
      _ = try Trip(json: bytes)
      return nil
    } catch {
      if case .newerVersion = error.reason { throw .damaged(path: path, error) }
      return DamagedTrip(
        path: path, error: error, lastGoodCopy: try copies?.copy(of: realTarget(path)),
        repaired: bytes.count > TripFile.largestRepair ? nil : TripFile.repair(bytes), file: file)
    }
  }

  /// Sets a damaged file aside as `trip.json.damaged-1`, or the next number that is free.
  ///
  /// - Throws: also if the file is whole by now, or another one than was checked.
  package func replaceDamaged(_ damaged: DamagedTrip, by trip: Trip) throws(StoreError) -> ReplacedTrip {
    try replace(damaged.path, by: trip, settingAside: "damaged") { target throws(StoreError) in
      if try status(ofOld: target)?.identity.hasContent(of: damaged.file) == true { return damaged.file }
      throw try damage(at: target) == nil ? .notDamaged(path: damaged.path) : .changedSince(path: damaged.path)
    }
  }

  /// Sets another trip aside as `trip.json.other-1`, or the next number that is free.
  ///
  /// - Throws: ``StoreError/notOtherTrip(path:)`` if the other trip is gone.
  package func restore(_ trip: Trip, at path: FilePath) throws(StoreError) -> ReplacedTrip {
    try replace(path, by: trip, settingAside: "other") { target throws(StoreError) in
      let other = try load(target)
      if other.trip.id.utf8.elementsEqual(trip.id.utf8) { throw .notOtherTrip(path: path) }
      return other.file
    }
  }

  /// Writes the new file before the old one gets its other name, so that a failure leaves little behind.
  ///
  /// - Parameter expected: the version of the file that is to be set aside; throws if it is not there.
  private func replace(
    _ path: FilePath, by trip: Trip, settingAside what: String,
    _ expected: (_ target: FilePath) throws(StoreError) -> FileIdentity
  ) throws(StoreError) -> ReplacedTrip {
    let target = try realTarget(path)
    let directory = try attempt(.write, target) { () throws(ErrorNumber) in
      try OpenDirectory(target.directory, fileSystem)
    }
    defer { directory.close() }
    let lock = SaveLock(of: target, fileSystem: fileSystem)
    let descriptor = try lock.acquire(for: path)
    defer { lock.release(descriptor) }
    removeUnfinished(of: target)
    let (expected, bytes) = (try expected(target), trip.json)
    let old = try status(of: target, expecting: expected)
    var new = try attempt(.write, target) { () throws(ErrorNumber) in
      try PreparedFile(for: target, bytes, like: try fileSystem.access(of: target, old), fileSystem)
    }
    var aside: FilePath?
    do throws(StoreError) {
      let name = try setAside(target, as: target, what)
      aside = name
      // Its other name is safe before it loses the first one.
      try attempt(.write, target) { () throws(ErrorNumber) in try directory.sync() }
      // The second name has changed the time of the last change.
      let now = try status(of: target, expecting: expected).identity
      let outcome = try attempt(.write, target) { () throws(ErrorNumber) in try new.put(inPlaceOf: now) }
      if case .displaced = outcome { try attempt(.write, target) { () throws(ErrorNumber) in try new.swap() } }
      guard case .done = outcome else { throw .changedSince(path: target) }
      new.close()
      let notices = new.notices + directory.syncNotice()
      copies?.keep(bytes, of: target)
      return ReplacedTrip(aside: name, notices: notices)
    } catch {
      // The call may have failed although the new file is in place.
      if let aside, new.isElsewhere { try? fileSystem.unlink(aside) }
      new.discard()
      throw error
    }
  }

  private func status(of target: FilePath, expecting file: FileIdentity) throws(StoreError) -> FileStatus {
    if let status = try status(ofOld: target), status.identity.hasContent(of: file) { return status }
    throw .changedSince(path: target)
  }

  /// Gives a file a second name, which it keeps when another file takes its place.
  @discardableResult
  func setAside(
    _ path: FilePath, as target: FilePath, _ what: String = "damaged"
  ) throws(StoreError) -> FilePath {
    do {
      return try inFreeName(of: target, what) { name throws(ErrorNumber) in
        do throws(ErrorNumber) {
          try fileSystem.link(path, to: name)
        } catch  where error.code == EEXIST {
          // A repair that was killed may have given the file this name already.
          guard let file = try? fileSystem.status(at: name).identity,
            file == (try? fileSystem.status(at: path).identity)
          else {
            throw error
          }
        }
      }
    } catch {
      // On file systems without second names, the file is copied.
      let (bytes, _) = try read(path)
      return try attempt(.setAside, target) { () throws(ErrorNumber) in try copyAside(bytes, as: target, what) }
    }
  }

  private func copyAside(_ bytes: [UInt8], as target: FilePath, _ what: String) throws(ErrorNumber) -> FilePath {
    var copy = try PreparedFile(for: target, bytes, like: nil, fileSystem)
    defer { copy.discard() }
    return try inFreeName(of: target, what) { name throws(ErrorNumber) in
      copy.target = name
      guard case .done = try copy.putNew() else { throw ErrorNumber(EEXIST) }
    }
  }

  private func inFreeName(
    of path: FilePath, _ what: String, _ body: (FilePath) throws(ErrorNumber) -> Void
  ) throws(ErrorNumber) -> FilePath {
    var number = 1
    while true {
      let name = path.adding(".\(what)-\(number)")
      do {
        try body(name)
        return name
      } catch  where error.code == EEXIST && number < 10_000 {
        number += 1
      }
    }
  }
}
