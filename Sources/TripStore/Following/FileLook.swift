import Disk
import Glibc
import ItineraryCore
import Paths

/// What a look at the path of a trip has found.
package enum FileLook: Sendable {
  /// There is no file.
  case absent
  /// The version of the file that was known before.
  case unchanged
  /// A trip, perhaps another one than before.
  case trip(LoadedTrip)
  /// Something that cannot be read as a trip, and which version of which file it is where there is one.
  case failed(FileIdentity?, StoreError)
}

extension TripFiles {
  /// Looks at what is at a path now, and reads it unless it is the version of the file named.
  package func look(at path: FilePath, since known: FileIdentity?) -> FileLook {
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
  /// Whether it means that there is no file: a link that leads nowhere is what is left of a path to one.
  var meansGone: Bool {
    switch self {
    case .gone, .brokenLink: true
    default: false
    }
  }
}

/// A save to be done: what is written, and what it may replace.
package struct SaveRequest: Sendable {
  package let trip: Trip
  package let replacing: TripFiles.Replacing

  package init(trip: Trip, replacing: TripFiles.Replacing) {
    (self.trip, self.replacing) = (trip, replacing)
  }
}
