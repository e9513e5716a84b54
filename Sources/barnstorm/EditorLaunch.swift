import Curses
import Disk
import Editor
import Glibc
import Interchange
import ItineraryCore
import Paths
import Settings
import TripStore
import UserFiles

/// Finds the trip to edit and opens the editor on it.
enum EditorLaunch {
  /// - Parameters:
  ///   - trip: TRIP as the user gave it; nil for the last trip, or else one that the user chooses.
  ///   - chooses: whether the user chooses in any case.
  ///   - flags: settings of the command line.
  static func run(trip: FilePath?, chooses: Bool = false, flags: Flags = Flags()) throws {
    let settings = Home().settings(flags)
    if let trip { return try edit(Home().path(ofTrip: trip), settings) }
    let library = try Home().library()
    if !chooses, let last = library.lastTrip(), TripFiles().identity(last) != nil { return try edit(last, settings) }
    let entries = try entries(of: library)
    let console = try Console(settings)
    var chooser = ChooserSession(entries: entries, settings: settings, console: console)
    if let path = chooser.run() { try edit(path, settings, console) }
  }

  private static func edit(_ path: FilePath, _ settings: UserSettings, _ console: Console? = nil) throws {
    var console = console
    var notice: String?
    while true {
      do throws(SessionError) {
        return try EditorSession.run(
          path: path, files: Home().tripFilesWithCopies, library: try? Home().library(), settings: settings,
          console: &console, notice: notice)
      } catch {
        let reason = if case .store(let store) = error { Home().explained(store) } else { error as any Error }
        let isDamage = (reason as? StoreError)?.isDamage ?? false
        notice = isDamage ? rescue(path, settings, &console) : nil
        if notice == nil {
          console?.release()
          throw reason
        }
      }
    }
  }

  /// Offers what can be done about a damaged file.
  ///
  /// - Returns: what was done, in a sentence; nil where nothing was.
  private static func rescue(_ path: FilePath, _ settings: UserSettings, _ console: inout Console?) -> String? {
    let files = Home().tripFilesWithCopies
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, let damaged = try? files.damage(at: path) else {
      return nil
    }
    console = try? console ?? Console(settings)
    guard let held = console,
      var session = RescueSession(damaged, files: files, settings: settings, console: held),
      case .rescued(let what) = session.run()
    else { return nil }
    return what
  }

  /// The known trips, the one changed last at the top and damaged ones at the end; the sample where there is none.
  private static func entries(of library: TripLibrary) throws -> [ChooserEntry] {
    var trips: [(entry: ChooserEntry, modified: Int64)] = []
    var damaged: [ChooserEntry] = []
    for entry in try library.entries() {
      switch entry.trip {
      case .success(let trip):
        let modified = TripFiles().identity(entry.path)?.modified
        let date = modified.flatMap { LocalDate.date(ofNanoseconds: $0) }
        trips.append((ChooserEntry(path: entry.path, .trip(trip, changed: date)), modified ?? .min))
      case .failure(let error):
        let name = entry.path.name.description
        let reason = error.withoutPath
        let content: ChooserEntry.Content =
          error.isDamage ? .damaged(name: name, reason: reason) : .unusable(name: name, reason: reason)
        damaged.append(ChooserEntry(path: entry.path, content))
      }
    }
    let sorted = trips.sorted { $0.modified > $1.modified }.map(\.entry)
    return try (sorted.isEmpty ? [ChooserEntry(.sample(Home.sampleTrip()))] : sorted) + damaged
  }
}

extension StoreError {
  /// The reason alone, where the file is known.
  fileprivate var withoutPath: String {
    switch self {
    case .damaged(_, let error): error.description
    default: description
    }
  }
}
