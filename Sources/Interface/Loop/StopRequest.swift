/// What becomes of a request to stop the program (Ctrl-Z, SIGTSTP): it waits for a save that runs, which may hold the lock
/// that other programs wait for. Asked again, it does not wait. Times are in milliseconds of the monotonic clock.
enum StopRequest: Equatable {
  case none
  /// The program is to be stopped at once.
  case overdue
  /// A save runs; until this time nothing is said, and keys stay with the terminal: they are meant for what comes next.
  case patient(until: Int)
  /// A save takes long; the user knows, and goes on meanwhile. At this time the program is stopped in any case.
  case putOff(until: Int)

  enum Step: Equatable {
    case wait, stop
    /// Tell the user why nothing happens.
    case tell
  }

  /// How long a save may take before the user is told why nothing happens.
  static let patience = 300
  /// How long being stopped is put off at most. Nobody waits longer for the lock.
  static let longest = 10_000

  var isPatient: Bool {
    if case .patient = self { true } else { false }
  }

  /// When to call ``proceed(whileSaving:at:)`` at the latest; nil if there is nothing to wait for.
  var due: Int? {
    switch self {
    case .none, .overdue: nil
    case .patient(let due), .putOff(let due): due
    }
  }

  /// Takes in that the user wants the program stopped.
  mutating func ask(whileSaving isSaving: Bool, at now: Int) {
    self = self == .none && isSaving ? .patient(until: now + Self.patience) : .overdue
  }

  /// - Returns: what to do now.
  mutating func proceed(whileSaving isSaving: Bool, at now: Int) -> Step {
    switch self {
    case .none: return .wait
    case .patient(let due) where isSaving && due <= now:
      self = .putOff(until: now + Self.longest)
      return .tell
    case .patient(let due) where isSaving && due > now, .putOff(let due) where isSaving && due > now: return .wait
    case .overdue, .patient, .putOff:
      self = .none
      return .stop
    }
  }
}
