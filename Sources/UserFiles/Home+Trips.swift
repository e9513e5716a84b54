import CommandLineSyntax
import Disk
import Interchange
import ItineraryCore
import Paths
import Schedules
import TripStore

/// The trip that a user names as TRIP.
extension Home {
  /// The path of the trip that a user names. A path also works if there is no place for a library.
  package func path(ofTrip argument: FilePath) throws(StoreError) -> FilePath {
    let library: TripLibrary
    do {
      library = try self.library()
    } catch {
      if tripFiles.identity(argument) != nil { return argument }
      throw error
    }
    return try library.path(of: argument)
  }

  /// Loads the trip that a user names.
  ///
  /// - Throws: ``StoreError``, or a ``Failure`` with advice if something else than a trip was named.
  package func load(trip argument: FilePath) throws -> (path: FilePath, LoadedTrip) {
    let path = try path(ofTrip: argument)
    do throws(StoreError) {
      return (path, try tripFiles.load(path))
    } catch {
      throw explained(error)
    }
  }

  /// The error of loading a trip. If something else than a trip was named, it also contains advice.
  package func explained(_ error: StoreError) -> any Error {
    switch error {
    case .damaged(let path, _): scheduleHint(path) ?? error
    case .notAFile(let path, .directory): directoryHint(path, error) ?? error
    default: error
    }
  }

  /// The refusal of a schedule that was given as a trip; nil if the file is no schedule.
  package func scheduleHint(_ path: FilePath) -> Failure? {
    guard let bytes = tripFiles.firstBytes(of: path), let format = ScheduleReader.format(ofBeginning: bytes) else {
      return nil
    }
    // A word with a dash in front would be an option.
    let file = shellWord(path.hasPrefix("-") ? FilePath("./").appending(path) : path)
    return Failure(
      "\(path): a schedule, \(format), not a trip: `barnstorm new NAME --schedule \(file)` makes a trip of its games")
  }

  private func directoryHint(_ path: FilePath, _ error: StoreError) -> Failure? {
    guard let trips = try? TripDirectory(path, calls: calls).trips(), !trips.isEmpty else { return nil }
    let most = 5
    var names = trips.prefix(most).map { "\(shellWord($0.path)) (\($0.heading.name))" }
    if trips.count > most { names.append("\(trips.count - most) more") }
    return Failure("\(error); the trips in it: \(names.joined(by: ", "))")
  }
}
