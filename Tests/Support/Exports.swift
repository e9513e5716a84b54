// The modules that nearly every test imports, in one line.
@_exported import Base
@_exported import Files
@_exported import Glibc
@_exported import Testing
@_exported import TripCore
