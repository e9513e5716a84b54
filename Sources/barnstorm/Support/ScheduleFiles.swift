import Glibc
import ItineraryCore
import Paths
import Schedules
import TripStore

/// The schedule files that a command is given.
enum ScheduleFiles {
  /// The largest season of a league is 0.4 MB.
  private static let limit = 256 << 20

  /// All of them as one schedule; refused where one of them is no schedule.
  ///
  /// - Parameter allowsNone: whether one that holds no games is a schedule too.
  static func read(
    _ paths: [FilePath], options: ScheduleOptions, allowsNone: Bool = false
  ) throws(Failure) -> Schedule {
    var schedules: [Schedule] = []
    for path in paths {
      let file = ScheduleFile(name: path.description, bytes: try bytes(of: path))
      do {
        schedules.append(try ScheduleReader.read(file, options: options, zones: rules))
      } catch {
        if allowsNone, error.isOfNoGames { continue }
        throw Failure("\(path): \(error)")
      }
    }
    return Schedule.merging(schedules)
  }

  /// Says what a schedule leaves open of games on some days, and how much more there is.
  static func complain(of schedule: Schedule, about games: [ScheduleGame], on days: ClosedRange<CivilDate>) {
    let (concerned, others) = schedule.problems(of: games, on: days)
    for problem in concerned { Output.complain(problem.description) }
    guard others > 0 else { return }
    Output.complain(
      "\(others) problem\(others == 1 ? "" : "s") with other games of the schedule: `barnstorm games` lists all")
  }

  /// What the system knows of a zone.
  private static func rules(of zone: String) throws(UnreadableZone) -> ZoneRules? { try SystemZones.rules(of: zone) }

  private static func bytes(of path: FilePath) throws(Failure) -> [UInt8] {
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw Failure("\(path): cannot open: \(ErrorNumber(errno))") }
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    var status = stat()
    // Growing would take twice the memory.
    if fstat(descriptor, &status) == 0 { bytes.reserveCapacity(min(Int(status.st_size), limit)) }
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while bytes.count <= limit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw Failure("\(path): cannot read: \(ErrorNumber(errno))")
      }
    }
    throw Failure("\(path): larger than \(limit >> 20) MiB, not a schedule")
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
