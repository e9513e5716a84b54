/// The state of a request to stop the program (Ctrl-Z, SIGTSTP). It waits for a running save, which can hold the lock that
/// other programs wait for. A second request does not wait. Times are in milliseconds of the monotonic clock.
enum StopRequest: Equatable {
  case none
  case overdue
  /// A save runs. Until this time nothing is reported, and keys stay with the terminal, since they are meant for the
  /// program that comes next.
  case patient(until: Int)
  /// A save takes long. The user knows and can go on in the meantime. At this time the program is stopped in any case.
  case putOff(until: Int)

  enum Step: Equatable {
    case wait, stop
    /// Tell the user why nothing happens.
    case tell
  }

  /// The longest time of a save that is not reported.
  static let timeout = 300
  /// How long stopping is put off at most. No other program waits longer for the lock.
  static let longest = 10_000

  var isPatient: Bool {
    if case .patient = self { true } else { false }
  }

  /// The time by which to call ``proceed(whileSaving:at:)``; nil if there is nothing to wait for.
  var due: Int? {
    switch self {
    case .none, .overdue: nil
    case .patient(let due), .putOff(let due): due
    }
  }

  mutating func ask(whileSaving isSaving: Bool, at now: Int) {
    self = self == .none && isSaving ? .patient(until: now + Self.timeout) : .overdue
  }

  /// Proceeds with the request and returns what to do now. To be called after each event while a request is pending.
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
