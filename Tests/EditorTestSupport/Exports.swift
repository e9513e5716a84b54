// The modules that tests of the editor import, in one line.
@_exported import Editor
@_exported import Screen
@_exported import TestSupport
