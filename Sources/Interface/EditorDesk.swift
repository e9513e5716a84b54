import ItineraryCore
import Paths
import Schedules
import TripStore
import UserFiles

/// What the screens of the program share beside their own state: the files of the user, and the terminal as soon as there is
/// something to show on it.
package final class EditorDesk {
  let home: Home
  let files: TripFiles
  /// Remembers the trip that was opened last; nil if there is no place for that.
  let library: TripLibrary?
  /// What is wrong with the user's settings, in a sentence; nil if nothing is.
  let notice: String?
  let reading: ScheduleFollower.Reading
  /// The terminal, if it is held.
  private(set) var console: (any Console)?
  /// Sentences for standard error, once the terminal is given back.
  package private(set) var notes: [String] = []
  private let claim: () throws(SessionError) -> any Console

  /// - Parameters:
  ///   - home: where the user's files are, and the calls that reach them.
  ///   - reading: the way from files to a schedule for a trip, which runs on a thread of its own; nil for that of `home`.
  ///   - claim: claims the terminal; called once at most.
  package init(
    _ home: Home, notice: String? = nil,
    reading: (@Sendable ([FilePath], Trip) -> Result<Schedule, Failure>)? = nil,
    claim: @escaping () throws(SessionError) -> any Console
  ) {
    (self.home, self.notice, self.claim) = (home, notice, claim)
    (files, library) = (home.tripFilesWithCopies, try? home.library())
    self.reading = reading ?? { paths, trip in EditorDesk.read(paths, for: trip, in: home) }
  }

  /// The terminal, claimed now unless it is held already.
  func claimed() throws(SessionError) -> any Console {
    if let console { return console }
    let claimed = try claim()
    console = claimed
    return claimed
  }

  /// Says a sentence on standard error, once the terminal is given back.
  func note(_ sentence: String) { notes.append(sentence) }

  /// Reads the schedule of a trip from files.
  package static func read(_ paths: [FilePath], for trip: Trip, in home: Home) -> Result<Schedule, Failure> {
    do throws(Failure) {
      return .success(try home.schedule(at: paths, for: trip))
    } catch {
      return .failure(error)
    }
  }
}
