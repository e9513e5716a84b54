import Itinerary
import Platform

/// The finding of a look at the path of a trip.
package enum FileCheck: Sendable {
  case absent
  case unchanged
  /// A trip, perhaps another one than before.
  case trip(LoadedTrip)
  /// There is something that cannot be read as a trip. The identity is that of the file; nil if it cannot be found out.
  case failed(FileIdentity?, StoreError)
}

extension TripFiles {
  /// Looks at the file at a path, and reads it unless it is the version `known`.
  package func look(at path: FilePath, since known: FileIdentity?) -> FileCheck {
    let file: FileIdentity
    do {
      file = try calls.status(at: path).identity
    } catch  where error.code == ENOENT {
      return .absent
    } catch {
      return .failed(nil, .system(path: path, .find, error))
    }
    if file == known { return .unchanged }
    do {
      return .trip(try load(path))
    } catch {
      if case .system(_, _, let number) = error, number.code == ENOENT { return .absent }
      return .failed(file, error)
    }
  }
}

extension StoreError {
  /// Whether the file is missing. A link to a missing file counts as missing.
  var meansGone: Bool {
    switch self {
    case .gone, .brokenLink: true
    default: false
    }
  }
}
