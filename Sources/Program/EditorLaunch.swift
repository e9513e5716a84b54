import Almanac
import Curses
import Platform
import Preferences
import Store

/// The ways into the interactive program: a trip, the list of trips, and the games of a schedule.
package struct EditorLaunch {
  private let home: UserStorage
  private let flags: Flags
  private let complain: (String) -> Void

  /// - Parameters:
  ///   - flags: the settings of the command line.
  ///   - complain: writes a sentence to standard error.
  package init(_ home: UserStorage, _ flags: Flags = Flags(), complain: @escaping (String) -> Void) {
    (self.home, self.flags, self.complain) = (home, flags, complain)
  }

  /// Edits a trip until the user leaves.
  ///
  /// - Parameter trip: the name or path of the trip, as the user typed it.
  /// - Throws: the reason why there is nothing to edit, or why the last change was lost.
  package func edit(_ trip: FilePath) throws {
    let path = try home.path(ofTrip: trip)
    _ = try run { desk in try TripOpening.first(path, on: desk) }
  }

  /// Edits the trip that was opened last, if its file is still there; else one that the user chooses.
  ///
  /// - Throws: the reason why there is nothing to edit, or why the last change was lost.
  package func editLastTrip() throws {
    guard let last = try home.library().lastTrip(), home.tripFiles.identity(last) != nil else {
      return try chooseTrip()
    }
    _ = try run { desk in try TripOpening.first(last, on: desk) }
  }

  /// Edits a trip that the user chooses in the list of trips.
  ///
  /// - Throws: the reason why there is nothing to choose from, or why the last change was lost.
  package func chooseTrip() throws {
    let entries = try ChooserEntry.all(in: home)
    _ = try run { desk in try ChooserScreen(entries, desk: desk) }
  }

  /// Lets the user choose games of a schedule for a new trip.
  ///
  /// - Parameters:
  ///   - games: all games, by rising day.
  ///   - name: the name of the trip to be made.
  /// - Returns: the chosen games; nil if the user leaves without a trip.
  package func pick(from games: [ScheduleGame], forTripNamed name: String) throws -> [ScheduleGame]? {
    let outcome = try run { desk in
      let presentation = try desk.claimed().presentation
      return PickerScreen(
        PickerState(
          name: name, games: games, presentation: presentation, zones: home.zones, visited: home.visited(games)))
    }
    guard case .picked(let picked) = outcome else { return nil }
    return picked.map { games[$0] }
  }

  /// Runs screens until the last one has gone, and restores the terminal.
  private func run(_ first: (EditorContext) throws -> any InteractiveScreen) throws -> ScreenOutcome {
    var held: TerminalConsole?
    let settings = home.settings(flags)
    // Keep a program that the password command starts, such as gpg for `pass`, from asking its own question on this
    // terminal.
    setenv("GPG_TTY", "/dev/null/none", 1)
    let desk = EditorContext(
      home, notice: settings.notice, scheduleInterval: settings.scheduleInterval, paper: settings.paper,
      geocoder: settings.geocoder, onChange: settings.onChange
    ) {
      () throws(SessionError) in
      let console = try TerminalConsole(settings)
      held = console
      return console
    }
    defer {
      held?.release()
      desk.notes.forEach(complain)
    }
    let screen = try first(desk)
    let outcome = EventLoop.run(screen, on: try desk.claimed())
    if case .failed(let error) = outcome { throw error }
    return outcome
  }
}

/// The reason why the editor cannot start, or ended badly.
package enum SessionError: Error, CustomStringConvertible {
  case store(StoreError)
  case terminal(TerminalError)
  /// Signals cannot be waited for; the number is that of `errno`.
  case signals(Int32)
  /// The editor ended with a change that could not be saved, for this reason.
  case lastChangeLost(String)
  case leftWhileSaving

  /// One sentence, without a full stop.
  package var description: String {
    switch self {
    case .store(let error): error.description
    case .terminal(let error): "the editor needs a terminal: \(error)"
    case .lastChangeLost(let error): "the last change is not saved: \(error)"
    case .leftWhileSaving: "left while the last change was being saved; it may be missing"
    case .signals(let number): "can't wait for signals: \(String(cString: strerror(number)))"
    }
  }
}
