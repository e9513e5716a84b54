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
  /// A character that may have been typed, or be half a key whose bytes came too slowly: it may do what it does, unless
  /// that would edit.
  case keyInDoubt(Key)
  case mouse(MouseEvent)
  /// Text pasted by the terminal, as it came; line ends are carriage returns or newlines. Of what is longer than
  /// ``InputDecoder/mostPasted`` bytes, the beginning.
  case paste(String)
  /// What a terminal answers when it is asked (OSC), without the marks around it: `11;rgb:ffff/ffff/ffff`.
  case operatingSystemCommand(String)
  /// What every terminal answers when it is asked what it can do (DA1), whatever that is.
  case deviceAttributes
}
