import Atlas
import ItineraryCore
import Paths
import Schedules
import TripMaking
import TripStore

/// The schedule files that a command is given.
package enum ScheduleFiles {
  /// The largest season of a league is 0.4 MB.
  private static let limit = 256 << 20

  /// Files that a command was given, as one schedule; refused where one of them is no schedule. A pipe is a file, too.
  package static func read(_ paths: [FilePath], options: ScheduleOptions) throws(Failure) -> Schedule {
    try schedule(of: contents(of: paths, allowsStreams: true), options: options)
  }

  /// What files hold, read once.
  ///
  /// - Parameter allowsStreams: whether a pipe may be waited for.
  package static func contents(of paths: [FilePath], allowsStreams: Bool) throws(Failure) -> [ScheduleFile] {
    var files: [ScheduleFile] = []
    for path in paths {
      files.append(ScheduleFile(name: path.forPrograms, bytes: try bytes(of: path, allowsStreams: allowsStreams)))
    }
    return files
  }

  /// All of them as one schedule.
  ///
  /// - Parameter allowsNone: whether one that holds no games is a schedule too.
  package static func schedule(
    of files: [ScheduleFile], options: ScheduleOptions, allowsNone: Bool = false
  ) throws(Failure) -> Schedule {
    var schedules: [Schedule] = []
    for file in files {
      do {
        schedules.append(try ScheduleReader.read(file, options: options, zones: rules))
      } catch {
        if allowsNone, error.isOfNoGames { continue }
        throw Failure("\(file.name): \(error)")
      }
    }
    return Schedule.merging(schedules)
  }

  /// The teams of the first games of schedules: what can be had while somebody waits for a completion.
  package static func teams(namedIn paths: [FilePath]) -> [Team] {
    var teams: [Team] = []
    for path in paths {
      guard let bytes = TripFiles().firstBytes(of: path) else { continue }
      // The last line may be cut.
      let end = bytes.count < TripFiles.firstBytesCount ? bytes.count : bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0
      let file = ScheduleFile(name: path.description, bytes: Array(bytes[..<end]))
      guard let schedule = try? ScheduleReader.read(file, zones: rules) else { continue }
      for team in schedule.knownTeams where !teams.contains(team) { teams.append(team) }
    }
    return teams
  }

  /// What the system knows of a zone.
  private static func rules(of zone: String) throws(UnreadableZone) -> ZoneRules? { try SystemZones.rules(of: zone) }

  private static func bytes(of path: FilePath, allowsStreams: Bool) throws(Failure) -> [UInt8] {
    do throws(UserFile.Refusal) {
      return try UserFile.read(path, limit: limit, allowsStreams: allowsStreams)
    } catch {
      switch error {
      case .system(let number, let isOpen): throw Failure("\(path): cannot \(isOpen ? "read" : "open"): \(number)")
      case .notPlain(let kind): throw Failure("\(path): \(kind), not a schedule")
      case .tooLarge: throw Failure("\(path): larger than \(limit >> 20) MiB, not a schedule")
      }
    }
  }
}

extension ScheduleRefusal {
  /// Whether the file is empty, or a whole schedule without a game.
  fileprivate var isOfNoGames: Bool {
    switch self {
    case .empty, .noGames: true
    case .otherFormat, .noHeader, .unknownZone, .unreadableZone: false
    }
  }
}
