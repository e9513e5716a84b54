// The modules that tests of schedules import, in one line.
@_exported import Schedules
@_exported import TestSupport
