import Almanac
import Curses
import Editor
import Platform
import Store

struct EditorLaunch {
  let storage: UserStorage
  var flags = Flags()

  /// - Throws: why there is nothing to edit, or why the last change was lost.
  func edit(_ subject: EditorRequest.Subject) throws {
    _ = try run { context in
      switch subject {
      case .trip(let typed): return try TripOpening.first(storage.path(ofTrip: typed), on: context)
      case .lastTrip:
        if let last = try storage.library().lastTrip(), storage.tripFiles.identity(last) != nil {
          return try TripOpening.first(last, on: context)
        }
      case .choice: break
      }
      return try ChooserScreen(ChooserEntry.all(in: storage), context: context)
    }
  }

  /// Lets the user choose games of a schedule, sorted by rising day, for a new trip; nil if the user leaves without one.
  func pick(from games: [ScheduleGame], forTripNamed name: String) throws -> [ScheduleGame]? {
    let outcome = try run { context in
      PickerScreen(
        PickerState(
          name: name, games: games, displaySettings: try context.claimed().displaySettings, zones: storage.zones,
          visited: storage.visited(games)))
    }
    guard case .picked(let picked) = outcome else { return nil }
    return picked.map { games[$0] }
  }

  private func run(_ first: (EditorContext) throws -> any InteractiveScreen) throws -> ScreenOutcome {
    let settings = storage.settings(flags)
    // Keep a program that the password command starts, such as gpg for `pass`, from asking its own question on this
    // terminal.
    setenv("GPG_TTY", "/dev/null/none", 1)
    let context = EditorContext(storage, settings: settings) { () throws(SessionError) in
      try TerminalConsole(settings)
    }
    defer {
      (context.console as? TerminalConsole)?.release()
      context.notes.forEach(StandardStreams.report)
    }
    let screen = try first(context)
    let outcome = EventLoop.run(screen, on: try context.claimed())
    if case .failed(let error) = outcome { throw error }
    return outcome
  }
}

enum SessionError: Error, CustomStringConvertible {
  case terminal(TerminalError)
  /// Signals cannot be waited for; the number is that of `errno`.
  case signals(Int32)
  case lastChangeLost(String)
  case leftWhileSaving

  /// One sentence, without a full stop.
  var description: String {
    switch self {
    case .terminal(let error): "the editor needs a terminal: \(error)"
    case .lastChangeLost(let error): "the last change is not saved: \(error)"
    case .leftWhileSaving: "left while the last change was being saved; it may be missing"
    case .signals(let number): "can't wait for signals: \(String(cString: strerror(number)))"
    }
  }
}
