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

/// What the terminal reported.
package enum InputEvent: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// Text pasted by the terminal, as it came; line ends are carriage returns or newlines.
  case paste(String)
}
