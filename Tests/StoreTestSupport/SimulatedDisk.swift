import Itinerary
import Store

@testable import Store

/// A disk with one trip file on it, as ``TripFiles`` sees it: one save is one step, others write whole files in between.
package struct SimulatedDisk {
  /// Nil without a file.
  package private(set) var bytes: [UInt8]?
  package private(set) var file: FileIdentity?
  /// Why saves fail; nil where they do not.
  package var fault: Int32?
  private var inode: UInt64 = 0

  package init(_ trip: Trip, at now: Timestamp) { put(trip.json, at: now) }

  package var trip: Trip? { bytes.flatMap { try? Trip(json: $0) } }
  package var loaded: LoadedTrip? {
    guard let trip, let file else { return nil }
    return LoadedTrip(trip: trip, file: file, readOnlyReason: nil, status: nil)
  }

  /// Another program puts a file in the place of the old one, or removes it.
  package mutating func put(_ bytes: [UInt8]?, at now: Timestamp) {
    self.bytes = bytes
    inode += 1
    file = bytes.map {
      FileIdentity(
        device: 1, inode: inode, size: Int64($0.count), modified: now.microseconds * 1000,
        changed: now.microseconds * 1000)
    }
  }

  package func check(since known: FileIdentity?) -> FileCheck {
    guard let bytes, let file else { return .absent }
    if file == known { return .unchanged }
    do {
      let trip = try Trip(json: bytes)
      return .trip(LoadedTrip(trip: trip, file: file, readOnlyReason: nil, status: nil))
    } catch {
      return .failed(file, .damaged(path: Self.path, error))
    }
  }

  private static let path: FilePath = "trip.json"

  /// What ``TripFiles/save(_:to:replacing:tidies:)`` does.
  package mutating func save(
    _ trip: Trip, replacing: TripFiles.Replacing, at now: Timestamp
  ) -> Result<SavedTrip, StoreError> {
    guard case .thisTrip(let known, let upTo, let ifGone) = replacing else {
      return .failure(.exists(path: Self.path))
    }
    if let fault { return .failure(.system(path: Self.path, .write, ErrorNumber(fault))) }
    if bytes == nil, ifGone == .refuse { return .failure(.missing(path: Self.path)) }
    var merged = trip
    if let bytes, upTo == nil || upTo != file || upTo?.isFinal(at: now.microseconds * 1000) != true {
      do {
        let onDisk = try Trip(json: bytes)
        guard let joined = try? merged.merged(with: known.map(onDisk.recordingEdits) ?? onDisk, base: known) else {
          return .failure(.otherTrip(path: Self.path))
        }
        merged = joined
      } catch {
        return .failure(.damagedOnDisk(path: Self.path, error))
      }
    }
    put(merged.json, at: now)
    guard let file else { return .failure(.missing(path: Self.path)) }
    return .success(SavedTrip(trip: merged, file: file, isMerged: merged != trip))
  }
}
