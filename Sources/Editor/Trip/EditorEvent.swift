import ItineraryCore
import Screen

/// What happened.
package enum EditorEvent: ScreenEvent, Equatable, Sendable {
  case keyPressed(Key)
  /// A character was typed, or a key came so slowly that half of it looks like one.
  case keyInDoubt(Key)
  case mouse(MouseEvent)
  /// Text came in by a paste of the terminal.
  case pasted(String)
  case screenResized(Size)
  /// Another program, or a reload, brought a new state of the trip.
  case tripChangedOnDisk(Trip, Zones)
  case file(FileNews)
  /// The trip that had taken the place of the one shown is to be shown.
  case otherTripOpened(Trip, Zones)
  /// This trip is in the file again; what was done, in a sentence.
  case fileRescued(String)
  /// The other trip is still in the file's place.
  case notPutBack(reason: String)
  /// The schedule has changed, and the trip with it.
  case scheduleFollowed(Trip, Zones, [ScheduleChange])
  /// The schedule has changed, but not the trip.
  case scheduleNotFollowed(reason: String)
  /// The program did not quit, since the last change cannot be saved.
  case quitRefused(reason: String)
  /// The program does not quit yet, since a save still runs.
  case quitWaits
  /// The program does not stop yet, since a save still runs.
  case stopWaits
  /// The trip is in another file.
  case savedElsewhere
  case notSavedElsewhere(reason: String)
  /// The highlight of a dropped row has shown long enough.
  case highlightElapsed
  /// The pointer still rests where it was, holding an item at an edge of the list.
  case pointerHeld
}

/// What the outside has to do.
package enum EditorEffect: Equatable, Sendable {
  /// Write the trip of the state, without waiting.
  case save
  /// Try a save that failed once more, now.
  case saveAgain
  /// Write the trip to its path, where there is no file any more.
  case makeAnew
  /// Read the file again and report it.
  case reload
  /// Show the other trip that is in the file's place.
  case openOther
  /// Set the other trip aside and put this one in its place.
  case putBack
  /// Offer what can be done about the damaged file.
  case rescue
  case ring
  /// Report `highlightElapsed` after so long.
  case elapseHighlight(milliseconds: Int)
  /// Report `pointerHeld` after so long, unless the pointer moves before.
  case repeatHold(milliseconds: Int)
  /// Write the trip to a new file, and report it.
  case saveElsewhere(path: String)
  case suspend
  case redraw
  /// End the program; where a save still runs, only if that succeeds.
  case quit
  /// End the program, whatever still runs.
  case leave
}
