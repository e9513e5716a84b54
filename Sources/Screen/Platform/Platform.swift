/// The C library of the system: the only module that imports it. `CONTRIBUTING.md` says what a port changes.
@_exported import CPlatform

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

/// The clock that only runs forward, by which the program waits: for the rest of a key, a response, a save.
package enum MonotonicClock {
  /// Milliseconds since some moment before the program started.
  package static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
