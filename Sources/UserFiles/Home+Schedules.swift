import Atlas
import Disk
import Glibc
import ItineraryCore
import Paths
import Schedules
import TripMaking
import TripStore

/// Schedule files.
extension Home {
  /// The most bytes that a schedule may have; the largest season of a league has 0.4 MB.
  private static var largestSchedule: Int64 { 256 << 20 }

  /// Reads the schedules that a command was given as one, pipes as well.
  ///
  /// - Throws: a ``Failure`` if one of them cannot be read or is no schedule.
  package func schedule(at paths: [FilePath], options: ScheduleOptions) throws(Failure) -> Schedule {
    try schedule(of: scheduleFiles(at: paths, allowsStreams: true), options: options)
  }

  /// Reads schedule files, each once: a pipe cannot be read again.
  ///
  /// - Parameter allowsStreams: whether to wait for what is written to a pipe.
  private func scheduleFiles(at paths: [FilePath], allowsStreams: Bool) throws(Failure) -> [ScheduleFile] {
    var files: [ScheduleFile] = []
    for path in paths {
      files.append(ScheduleFile(name: path.forPrograms, bytes: try bytes(of: path, allowsStreams: allowsStreams)))
    }
    return files
  }

  /// Makes one schedule of the content of several files.
  ///
  /// - Parameter allowsNone: whether a file that holds no games is a schedule too.
  private func schedule(
    of files: [ScheduleFile], options: ScheduleOptions, allowsNone: Bool = false
  ) throws(Failure) -> Schedule {
    let zones = zones
    var schedules: [Schedule] = []
    for file in files {
      do {
        schedules.append(try ScheduleReader.read(file, options: options, zones: zones.rules))
      } catch {
        if allowsNone, error.isOfNoGames { continue }
        throw Failure("\(file.name): \(error)")
      }
    }
    return Schedule.merging(schedules)
  }

  /// The teams of the first games of schedules, as many as can be read while the user waits for a completion. Files that
  /// cannot be read are skipped.
  package func teams(ofSchedulesAt paths: [FilePath]) -> [Team] {
    let zones = zones
    var teams: [Team] = []
    for path in paths {
      guard let bytes = tripFiles.firstBytes(of: path) else { continue }
      // The last line may be cut.
      let end = bytes.count < TripFiles.firstBytesCount ? bytes.count : bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0
      let file = ScheduleFile(name: path.description, bytes: Array(bytes[..<end]))
      guard let schedule = try? ScheduleReader.read(file, zones: zones.rules) else { continue }
      for team in schedule.knownTeams where !teams.contains(team) { teams.append(team) }
    }
    return teams
  }

  private func bytes(of path: FilePath, allowsStreams: Bool) throws(Failure) -> [UInt8] {
    do throws(ReadRefusal) {
      return try FileContent(calls: calls).read(
        path, limit: Home.largestSchedule, accepting: allowsStreams ? .streams : .plainFilesAndNull
      ).bytes
    } catch {
      switch error {
      case .cannotOpen(let number): throw Failure("\(path): cannot open: \(number)")
      case .cannotRead(let number): throw Failure("\(path): cannot read: \(number)")
      case .notPlain(let kind): throw Failure("\(path): \(kind), not a schedule")
      case .tooLarge, .noMemory:
        throw Failure("\(path): larger than \(Home.largestSchedule >> 20) MiB, not a schedule")
      }
    }
  }
}

// MARK: The schedule that a trip follows

extension Home {
  /// The paths of the schedules that a trip follows: beside the trip's file if they are there, else as the trip names them.
  ///
  /// - Returns: none if the trip follows no schedule.
  package func paths(ofScheduleOf trip: Trip, at tripPath: FilePath) -> [FilePath] {
    (trip.schedule?.sources ?? []).map { path(FilePath(stored: $0), besideTrip: tripPath) }
  }

  private func path(_ source: FilePath, besideTrip trip: FilePath) -> FilePath {
    guard !source.isAbsolute, trip.hasDirectory else { return source }
    let beside = trip.directory.appending(source)
    return (try? calls.status(at: beside)) == nil ? source : beside
  }

  /// Reads a schedule for a trip. The trip knows in which zone times are, and where the venues are that the user was once
  /// asked about.
  ///
  /// - Parameters:
  ///   - allowsNone: whether files without games are a schedule too.
  ///   - allowsStreams: whether to wait for what is written to a pipe: only if a command named it.
  package func schedule(
    at paths: [FilePath], for trip: Trip, options: ScheduleOptions = ScheduleOptions(), allowsNone: Bool = false,
    allowsStreams: Bool = false
  ) throws(Failure) -> Schedule {
    let files = try scheduleFiles(at: paths, allowsStreams: allowsStreams)
    let options = options.remembering(zoneOf: trip)
    let schedule = try schedule(of: files, options: options, allowsNone: allowsNone)
    let remembered = options.remembering(trip, unresolvedIn: schedule)
    return remembered == options
      ? schedule : try self.schedule(of: files, options: remembered, allowsNone: allowsNone)
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
