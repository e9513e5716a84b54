import Editor
import Exports
import Itinerary
import Screen
import Store

/// What all screens of the program share: the files of the user, and the terminal as soon as there is something to show.
final class EditorContext {
  let storage: UserStorage
  let files: TripFiles
  /// Remembers the trip that was opened last; nil without a place for that.
  let library: TripLibrary?
  let settings: UserSettings
  /// The seconds between two requests to the address of a schedule; nil to send none.
  var scheduleInterval: Int?
  /// Reads the schedule of a trip from files and addresses; runs on its own thread.
  let reading: ScheduleFollower.Reading
  let syncing: any TripSyncing
  private(set) var console: (any Console)?
  /// Sentences for standard error, to be written after the terminal was restored.
  private(set) var notes: [String] = []
  private let claim: () throws(SessionError) -> any Console

  init(
    _ storage: UserStorage, settings: UserSettings? = nil, reading: ScheduleFollower.Reading? = nil,
    syncing: (any TripSyncing)? = nil, claim: @escaping () throws(SessionError) -> any Console
  ) {
    (self.storage, self.claim, self.syncing) = (storage, claim, syncing ?? StorageSyncing(storage))
    (files, library) = (storage.tripFilesWithCopies, try? storage.library())
    self.settings = settings ?? storage.settings()
    scheduleInterval = self.settings.scheduleInterval
    self.reading =
      reading ?? { storage.readSchedule(from: $0, for: $1, ScheduleReadingRules(sendsRequests: $2)) }
  }

  func claimed() throws(SessionError) -> any Console {
    if let console { return console }
    let claimed = try claim()
    console = claimed
    return claimed
  }

  /// A sentence for the first screen: a mistake in the settings, or, once, that the locale has no UTF-8.
  var notice: String? {
    if let mistake = settings.notice { return mistake }
    guard console?.displaySettings.characterSupport == .ascii, library?.isFirst("locale-notice") == true else {
      return nil
    }
    return "No UTF-8 locale: showing ASCII characters. Set LANG to one, such as C.UTF-8."
  }

  func addNote(_ sentence: String) { notes.append(sentence) }
}
