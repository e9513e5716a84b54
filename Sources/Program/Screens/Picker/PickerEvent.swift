import Editor
import Screen

/// An event of the list of games.
package enum PickerEvent: ScreenEvent, Equatable, Sendable {
  case keyPressed(Key)
  case mouse(MouseEvent)
  case pasted(String)
  case screenResized(Size)

  /// Treats a character in doubt like a typed one, since no character edits a trip here.
  package static func keyInDoubt(_ key: Key) -> Self { keyPressed(key) }
}

/// An effect of the list of games.
///
/// Games are indices in the list of all games.
package enum PickerEffect: Equatable, Sendable {
  /// Make a trip of these games.
  case make([Int])
  /// Find the best tour that contains these games.
  case plan([Int])
  case ring, suspend, redraw, quit
}
