import Glibc
import ItineraryCore
import Paths
import TripStore

/// The variables of the environment.
package enum Environment {
  package static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The value of a variable that holds a path.
  package static func path(in name: String) -> FilePath? { getenv(name).map { FilePath(cString: $0) } }
}

extension Timestamp {
  /// By the clock of this machine, to the millisecond, as trip files write it.
  package static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(microseconds: (Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000) * 1000)
  }
}

extension TripLibrary {
  /// The library of the user who runs the program.
  package static func ofUser() throws(StoreError) -> TripLibrary {
    try TripLibrary(environment: Environment.path(in:))
  }
}

extension TripFiles {
  /// The trip files of the user who runs the program, with their last good copies where there is a place for them.
  package static func ofUser() -> TripFiles { TripFiles(copies: try? TripLibrary.ofUser().copies) }
}
