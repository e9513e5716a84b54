import Itinerary
import Screen

package enum EditorEvent: Equatable, Sendable {
  case input(InputEvent)
  case file(FileEvent)
  case scheduleFollowed(Trip, Operation, [ScheduleChange])
  case scheduleNotFollowed(reason: String)
  case scheduleNotRequested(reason: String)
  case scheduleRead
  case sharing(SharingEvent?)
  /// The result of a sync that the user asked for; nil if the trip is not shared.
  case synced(SharingEvent?)
  /// The program did not quit because the last change cannot be saved.
  case quitRefused(reason: String)
  case quitWaits
  case savedElsewhere
  case editProposed(Edit)
  /// A file was read: the edit that takes what it brings, and the rows of it.
  case importProposed(Edit, lines: [String])
  case repairsFound([RepairOffer])
  /// What the user asked for can't be done, for this reason as a sentence.
  case refused(String)
  case exportReported(ExportEvent)
  case placeLookedUp(String, GeoPoint?, reason: String = "")
  /// The longest path that all files begin with, the typed one if no file does, and the names of the files.
  case pathCompleted(typed: String, path: String, names: [String])
  case placesRead([UserPlace])
  case leaveRequested
  case highlightElapsed
  /// The pointer still rests where it was, holding an item at an edge of the list.
  case pointerHeld
}

package enum EditorEffect: Equatable, Sendable {
  case file(FileRequest)
  /// Report an event after so many milliseconds, unless it is asked for again before.
  case remind(EditorEvent, milliseconds: Int)
  /// These compute edits; report `editProposed`.
  case proposeLegs
  case proposeHome(String)
  case proposeMode(Leg.Mode)
  /// End the program. If a save still runs, end only once it has succeeded.
  case quit
  /// End the program, whatever still runs.
  case leave
  case outside(OutsideTask)

  package static let save = EditorEffect.file(.save)
  package static let bell = EditorEffect.outside(.bell)
}

package enum OutsideTask: Equatable, Sendable {
  case restore
  case rescue
  /// Let the user choose the games of the trip, from this schedule if the trip names none; report `editProposed`.
  case chooseGames(from: String?, byPlan: Bool)
  /// Read a file of another program; report `importProposed`.
  case readImport(String)
  case replan
  case sync
  /// Read the file of the read-only trip again, and open it if it can be written by now.
  case reopen
  case showTrips
  case removeTrip
  case saveElsewhere(path: String)
  /// Look a place up with the user's geocoder, near a point if one is known, and report `placeLookedUp`.
  case lookUpPlace(String, near: GeoPoint?)
  /// Look for the files that a typed path can mean; report `pathCompleted`.
  case completePath(String)
  /// Put a text on the clipboard of the terminal; report `refused` if it has none.
  case copy(String)
  /// Report `refused` if that fails.
  case openAddress(String)
  /// Read the places of the user's other trips and report `placesRead`.
  case readPlaces
  case export(path: String, format: ExportFormat, extras: ExportFormat.Extras, replaces: Bool)
  case rememberDensity(isDense: Bool)
  case bell
}
