/// The C library of the system: the only module that imports it. `CONTRIBUTING.md` says what a port changes.
@_exported import CPlatform

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
