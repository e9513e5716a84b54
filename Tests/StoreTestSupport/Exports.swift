// The modules that tests of files import, in one line.
@_exported import Base
@_exported import Files
@_exported import TripCore
