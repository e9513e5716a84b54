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
  /// A sentence on the first mistake in the user's settings, if any.
  private let mistake: String?
  /// The seconds between two questions to the address of a schedule; nil to ask none.
  let scheduleInterval: Int?
  let paper: PaperSize
  /// The words of the command that looks places up; empty if none.
  let geocoder: [String]
  /// The words of the command that gets saved changes; empty if none.
  let onChange: [String]
  /// Reads the schedule of a trip from files and addresses; runs on its own thread.
  let reading: ScheduleFollower.Reading
  let syncing: any TripSyncing
  private(set) var console: (any Console)?
  /// Sentences for standard error, to be written after the terminal was restored.
  private(set) var notes: [String] = []
  private let claim: () throws(SessionError) -> any Console

  init(
    _ storage: UserStorage, notice: String? = nil, scheduleInterval: Int? = nil, paper: PaperSize = .letter,
    geocoder: [String] = [], onChange: [String] = [],
    reading: (@Sendable ([ScheduleSource], Trip, _ asks: Bool) -> ScheduleReading)? = nil,
    syncing: (any TripSyncing)? = nil,
    claim: @escaping () throws(SessionError) -> any Console
  ) {
    (self.storage, mistake, self.claim, self.syncing) = (storage, notice, claim, syncing ?? HomeSyncing(storage))
    (files, library) = (storage.tripFilesWithCopies, try? storage.library())
    (self.scheduleInterval, self.paper, self.geocoder, self.onChange) = (scheduleInterval, paper, geocoder, onChange)
    self.reading = reading ?? { sources, trip, asks in EditorContext.read(sources, for: trip, asks: asks, in: storage) }
  }

  /// Returns the terminal, and claims it first if that was not done yet.
  func claimed() throws(SessionError) -> any Console {
    if let console { return console }
    let claimed = try claim()
    console = claimed
    return claimed
  }

  /// A sentence for the first screen: a mistake in the settings, or, once, that the locale has no UTF-8.
  var notice: String? {
    if let mistake { return mistake }
    guard console?.displaySettings.characterSupport == .ascii, library?.isFirst("locale-notice") == true else {
      return nil
    }
    return "No UTF-8 locale: showing ASCII characters. Set LANG to one, such as C.UTF-8."
  }

  func note(_ sentence: String) { notes.append(sentence) }

  /// - Parameter asks: whether to ask servers.
  static func read(
    _ sources: [ScheduleSource], for trip: Trip, asks: Bool = false, in storage: UserStorage
  ) -> ScheduleReading {
    storage.readSchedule(from: sources, for: trip, ScheduleReadingRules(asks: asks))
  }
}
