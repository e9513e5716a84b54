/// A key as a terminal reports it.
package enum Key: Hashable, Sendable {
  /// A typed character; Space is `.character(" ")`.
  case character(Unicode.Scalar)
  /// Ctrl with a lower-case letter.
  case control(Unicode.Scalar)
  case up, down, left, right
  case shiftUp, shiftDown, shiftLeft, shiftRight
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete, insert
  /// F1…F12.
  case function(Int)
}

/// A report of the terminal.
package enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// A character that was typed, or is half a key whose bytes came too slowly. It may have its effect, unless that would edit.
  case keyInDoubt(Key)
  case mouse(MouseEvent)
  /// Text pasted by the terminal, as it came; line ends are carriage returns or newlines. Only the first
  /// ``InputDecoder/mostPasted`` bytes of a longer one.
  case paste(String)
  case resized(Size)
  /// A reply of the terminal in the form of a command (OSC), without the marks around it: `11;rgb:ffff/ffff/ffff`.
  case operatingSystemCommand(String)
  /// The answer that every terminal gives when it is asked what it can do (DA1), whatever it says.
  case deviceAttributes
  /// The answer to the question whether the terminal knows a mode (DECRQM).
  case modeReport(Int, isKnown: Bool)
  /// The terminal's colors have become dark or light (mode 2031).
  case colorScheme(isDark: Bool)
}
