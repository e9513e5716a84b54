// The modules that tests of sharing import, in one line.
@_exported import Sharing
@_exported import TestSupport
