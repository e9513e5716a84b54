import CommandLineSyntax
import Interchange
import ItineraryCore
import Paths
import Schedules
import TripStore

/// What users give as TRIP: where its file is, and what they are told if it is no trip.
package enum TripArgument {
  /// The path of the trip that a user names; a path also works if there is no place for a library.
  package static func path(_ argument: FilePath) throws(StoreError) -> FilePath {
    let library: TripLibrary
    do {
      library = try .ofUser()
    } catch {
      if TripFiles().identity(argument) != nil { return argument }
      throw error
    }
    return try library.path(of: argument)
  }

  /// The trip that a user names, with the path of its file.
  package static func load(_ argument: FilePath) throws -> (path: FilePath, LoadedTrip) {
    let path = try path(argument)
    do throws(StoreError) {
      return (path, try TripFiles().load(path))
    } catch {
      throw explained(error)
    }
  }

  /// An error of loading a trip, with what to do instead if something else than a trip was given.
  package static func explained(_ error: StoreError) -> any Error {
    switch error {
    case .damaged(let path, _): scheduleHint(path) ?? error
    case .notAFile(let path, .directory): directoryHint(path, error) ?? error
    default: error
    }
  }

  /// What to do instead if the file is a schedule; nil if it is none.
  package static func scheduleHint(_ path: FilePath) -> Failure? {
    guard let bytes = TripFiles().firstBytes(of: path), let format = ScheduleReader.format(ofBeginning: bytes) else {
      return nil
    }
    // A word with a dash in front would be an option.
    let file = shellWord(path.hasPrefix("-") ? FilePath("./").appending(path) : path)
    return Failure(
      "\(path): a schedule, \(format), not a trip: `barnstorm new NAME --schedule \(file)` makes a trip of its games")
  }

  private static func directoryHint(_ path: FilePath, _ error: StoreError) -> Failure? {
    guard let trips = try? TripDirectory(path).trips(), !trips.isEmpty else { return nil }
    let most = 5
    var names = trips.prefix(most).map { "\(shellWord($0.path)) (\($0.heading.name))" }
    if trips.count > most { names.append("\(trips.count - most) more") }
    return Failure("\(error); the trips in it: \(names.joined(by: ", "))")
  }
}
