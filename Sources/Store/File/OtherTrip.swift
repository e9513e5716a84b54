import Itinerary
import Platform

/// The return of a trip to its file when another trip is there.
extension TripFiles {
  /// Sets the other trip aside and puts this one back.
  ///
  /// - Returns: the new path of the other trip, `trip.json.other-1`, where no file was before.
  /// - Throws: ``StoreError/notOtherTrip(path:)`` if the other trip is gone.
  package func putBack(_ trip: Trip, at path: FilePath) throws(StoreError) -> ReplacedTrip {
    let target = try realTarget(path)
    let directory = try attempt(.write, target) { () throws(ErrorNumber) in try OpenDirectory(target.directory, calls) }
    defer { directory.close() }
    let lock = SaveLock(of: target, calls: calls)
    let descriptor = try lock.acquire(for: path)
    defer { lock.release(descriptor) }
    let other = try load(target)
    if other.trip.id.utf8.elementsEqual(trip.id.utf8) { throw .notOtherTrip(path: path) }
    let bytes = trip.json
    let (aside, notices) = try exchange(other, at: target, for: bytes, in: directory)
    copies?.keep(bytes, of: target)
    return ReplacedTrip(aside: aside, notices: notices + directory.syncNotice())
  }

  private func exchange(
    _ other: LoadedTrip, at target: FilePath, for bytes: [UInt8], in directory: OpenDirectory
  ) throws(StoreError) -> (aside: FilePath, notices: [SaveNotice]) {
    guard let old = try status(ofOld: target) else { throw .gone(path: target) }
    var new = try attempt(.write, target) { () throws(ErrorNumber) in
      try PreparedFile(for: target, bytes, like: try calls.access(of: target, old), calls)
    }
    do throws(StoreError) {
      let aside = try setAside(target, as: target, "other")
      // Its other name is safe before it loses the first one.
      try attempt(.write, target) { () throws(ErrorNumber) in try directory.sync() }
      // The second name has changed the time of the last change.
      guard let now = try status(ofOld: target)?.identity, now.hasContent(of: other.file) else {
        throw .changedMeanwhile(path: target)
      }
      switch try attempt(.write, target, { () throws(ErrorNumber) in try new.put(inPlaceOf: now) }) {
      case .done:
        new.close()
        return (aside, new.notices)
      case .beaten: throw .changedMeanwhile(path: target)
      case .displaced:
        try attempt(.write, target) { () throws(ErrorNumber) in try new.exchange() }
        throw .changedMeanwhile(path: target)
      }
    } catch {
      new.discard()
      throw error
    }
  }
}
