import ItineraryCore
import Paths
import Schedules
import TripStore
import UserFiles

/// The things that all screens of the program share: the files of the user, and the terminal as soon as there is
/// something to show.
package final class EditorDesk {
  let home: Home
  let files: TripFiles
  /// Remembers the trip that was opened last; nil if there is no place for that.
  let library: TripLibrary?
  /// A sentence on the first mistake in the user's settings; nil if there is none.
  let notice: String?
  /// The way from files to a schedule for a trip; runs on a thread of its own.
  let reading: ScheduleFollower.Reading
  /// The terminal; nil before it is claimed.
  private(set) var console: (any Console)?
  /// Sentences for standard error, to be written after the terminal was restored.
  package private(set) var notes: [String] = []
  private let claim: () throws(SessionError) -> any Console

  /// - Parameters:
  ///   - home: the user's files.
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

  /// Returns the terminal, and claims it first if that was not done yet.
  func claimed() throws(SessionError) -> any Console {
    if let console { return console }
    let claimed = try claim()
    console = claimed
    return claimed
  }

  /// Keeps a sentence for standard error, to be written after the terminal was restored.
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
