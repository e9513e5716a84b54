// The modules that nearly every test imports, in one line.
@_exported import Base
@_exported import Testing
@_exported import TripCore
