import Glibc
import Interchange
import ItineraryCore
import Paths

/// A damaged trip file, and what could take its place. Nothing is written before ``TripFiles/replaceDamaged(_:by:)``.
package struct DamagedTrip: Sendable {
  package let path: FilePath
  package let error: TripFileError
  /// Nil where there is none.
  package let lastGoodCopy: LastGoodCopy?
  /// What can be had of the file itself, with a list of what that takes.
  package let repaired: RepairedTrip?
}

extension StoreError {
  /// Whether it is about a file that can perhaps be restored or repaired; one made by a newer version is not damaged.
  package var isDamage: Bool {
    switch self {
    case .damaged(_, let error), .damagedOnDisk(_, let error):
      if case .newerVersion = error.reason { false } else { true }
    default: false
    }
  }
}

extension TripFiles {
  /// Looks at a file that may be damaged.
  ///
  /// - Returns: nil where the file is whole.
  /// - Throws: where it cannot be read, and where a newer version made it: that is no damage.
  package func damage(at path: FilePath) throws(StoreError) -> DamagedTrip? {
    let (bytes, _) = try content.read(path, limit: TripFiles.largest)
    do {
      _ = try TripFile.decode(bytes)
      return nil
    } catch {
      if case .newerVersion = error.reason { throw .damaged(path: path, error) }
      return DamagedTrip(
        path: path, error: error, lastGoodCopy: try copies?.copy(of: realTarget(path)),
        repaired: TripFile.repair(bytes))
    }
  }

  /// Sets a damaged file aside and puts a trip in its place.
  ///
  /// - Returns: where the damaged file is now, `trip.json.damaged-1`. Nothing is ever overwritten there.
  /// - Throws: also where the file is whole by now.
  package func replaceDamaged(_ path: FilePath, by trip: Trip) throws(StoreError) -> FilePath {
    let target = try realTarget(path)
    return try DirectoryLock(calls: calls).hold(target.directory, for: path) { _ throws(StoreError) in
      guard let damaged = try damage(at: target) else { throw .notDamaged(path: path) }
      let old = try status(ofOld: target)
      let bytes = TripFile.encode(trip)
      let aside = try setAside(damaged.path)
      _ = try content.replace(target, with: bytes, old: old)
      copies?.keep(bytes, of: target)
      return aside
    }
  }

  /// Gives the file a second name, under which it stays when another takes its place.
  private func setAside(_ path: FilePath) throws(StoreError) -> FilePath {
    do {
      return try inFreeName(of: path) { name throws(ErrorNumber) in try calls.link(path, to: name) }
    } catch {
      // Some file systems give a file no second name.
      let (bytes, _) = try content.read(path, limit: TripFiles.largest)
      do {
        return try inFreeName(of: path) { name throws(ErrorNumber) in try content.write(bytes, toNew: name) }
      } catch {
        throw .system(path: path, .setAside, error)
      }
    }
  }

  /// Tries names until one is free.
  private func inFreeName(
    of path: FilePath, _ body: (FilePath) throws(ErrorNumber) -> Void
  ) throws(ErrorNumber) -> FilePath {
    var number = 1
    while true {
      let name = path.adding(".damaged-\(number)")
      do {
        try body(name)
        return name
      } catch  where error.code == EEXIST && number < 10_000 {
        number += 1
      }
    }
  }
}
