import Editor
import Itinerary
import Making
import Store
import Tours

/// The editor of a trip and the follower of its file as one value, without a terminal, a disk or a thread.
struct TripSession {
  enum Effect {
    case outside(OutsideTask)
    case file(FileTask)
    /// Watch the schedule that this trip follows, which may be another one than before.
    case watchSchedule(of: Trip)
    case end(SessionError?)
  }

  private(set) var state: EditorState
  private(set) var follower: TripFollower
  var isStale = true
  private var timers: [Timer] = []
  private var departure = Departure.no
  /// Whether the user has saved the trip to another file because its own could not be written.
  private(set) var isElsewhere = false

  /// Gets every event of the editor, with the state before and after it, the effects, and the time.
  typealias EventObserver = (EditorState, EditorEvent, EditorState, [EditorEffect], Timestamp) -> Void

  /// The program has none, and keeps no state before an event.
  var observer: EventObserver?

  private struct Timer {
    let event: EditorEvent
    let deadline: Int
  }

  init(_ state: EditorState, _ follower: TripFollower) {
    (self.state, self.follower) = (state, follower)
  }

  mutating func handle(_ event: EditorEvent, at now: Moment) -> [Effect] {
    collect(at: now) { $0.apply(event, at: now, &$1) }
  }

  mutating func handle(_ event: TripFollower.Event, at now: Moment) -> [Effect] {
    collect(at: now) { $0.follow(event, at: now, &$1) }
  }

  mutating func handle(_ schedule: Result<Schedule, Failure>, at now: Moment) -> [Effect] {
    guard state.readOnlyReason == nil else { return [] }
    do {
      let trip = state.displayed.trip
      let schedule = try schedule.get()
      var update = try TripUpdate(of: trip, to: schedule, zones: state.displayed.wording.zones, now: now.time)
      if update.changes.isEmpty { return handle(.scheduleRead, at: now) }
      var wording = state.displayed.wording
      wording.cities = update.trip.cityNames
      let touched = TouchedBookings(
        from: trip, to: update.trip, zones: wording.zones, rules: state.displayed.rules)
      update.trip.record(update.changes, touching: touched, in: wording, now: now.time)
      let operation = Operation(
        named: wording.name(ofUpdate: update.changes), from: trip, to: update.trip, at: now.time,
        schedule: schedule.fingerprint)
      return handle(.scheduleFollowed(update.trip, operation, update.changes), at: now)
    } catch {
      let reason = (error as? UpdateRefusal)?.inEditor ?? "\(error)"
      return handle(.scheduleNotFollowed(reason: reason), at: now)
    }
  }

  /// The time of the next ``passTime(to:)``, in milliseconds of the monotonic clock.
  var deadline: Int? {
    var deadline = earlier(follower.deadline, departure.deadline)
    for timer in timers { deadline = earlier(deadline, timer.deadline) }
    return deadline
  }

  mutating func passTime(to now: Moment) -> [Effect] {
    collect(at: now) { session, effects in
      for timer in session.timers where timer.deadline <= now.milliseconds {
        session.timers.removeAll { $0.event == timer.event && $0.deadline == timer.deadline }
        session.apply(timer.event, at: now, &effects)
      }
      if let deadline = session.follower.deadline, deadline <= now.milliseconds {
        session.follow(.timePassed, at: now, &effects)
      }
    }
  }

  mutating func end(at now: Moment) -> [Effect] {
    collect(at: now) { session, _ in session.departure = .leaving(until: nil) }
  }

  /// While it waits for a save before it ends, keys stay with the terminal, for the program that comes next.
  var acceptsKeys: Bool { departure == .no }

  private mutating func collect(at now: Moment, _ change: (inout TripSession, inout [Effect]) -> Void) -> [Effect] {
    var effects: [Effect] = []
    change(&self, &effects)
    proceed(at: now, &effects)
    return effects
  }

  private mutating func apply(_ event: EditorEvent, at now: Moment, _ effects: inout [Effect]) {
    isStale = true
    if case .savedElsewhere = event { isElsewhere = true }
    let before = observer == nil ? nil : state
    let editorEffects = state.apply(event, at: now.time)
    if let before { observer?(before, event, state, editorEffects, now.time) }
    for effect in editorEffects { perform(effect, at: now, &effects) }
  }

  private mutating func perform(_ effect: EditorEffect, at now: Moment, _ effects: inout [Effect]) {
    switch effect {
    case .file(let request): follow(.requested(request), at: now, &effects)
    case .remind(let event, let milliseconds): schedule(event, at: now.milliseconds + milliseconds)
    case .proposeLegs: apply(.editProposed(.missingLegs(of: state.displayed.trip)), at: now, &effects)
    case .proposeMode(let mode): apply(.editProposed(.mode(mode, of: state.displayed.trip)), at: now, &effects)
    case .proposeHome(let city):
      do throws(PlanRefusal) {
        apply(
          .editProposed(try .home(typed: city, of: state.displayed.trip, in: state.displaySettings.country)), at: now,
          &effects
        )
      } catch {
        apply(.refused(error.description.sentence), at: now, &effects)
      }
    case .quit: quit(at: now.milliseconds)
    case .leave: departure = .leaving(until: now.milliseconds + Departure.timeout)
    case .outside(let task): effects.append(.outside(task))
    }
  }

  private mutating func schedule(_ event: EditorEvent, at deadline: Int) {
    timers.removeAll { $0.event == event }
    timers.append(Timer(event: event, deadline: deadline))
  }

  private mutating func follow(_ event: TripFollower.Event, at now: Moment, _ effects: inout [Effect]) {
    let response = follower.handle(event, showing: state.displayed.trip, at: now.milliseconds)
    effects += response.tasks.map { .file($0) }
    for event in response.events {
      apply(.file(event), at: now, &effects)
      if let trip = event.newTrip { effects.append(.watchSchedule(of: trip)) }
    }
  }

  /// The state of leaving the editor. Times are in milliseconds of the monotonic clock.
  private enum Departure: Equatable {
    case no
    /// The user quits. If a save still runs at this time, the user decides what to do.
    case quitting(until: Int)
    /// The user leaves without waiting for a save beyond this time, or, if it is nil, as soon as no save runs.
    case leaving(until: Int?)

    static let timeout = 300

    var deadline: Int? {
      switch self {
      case .no: nil
      case .quitting(let deadline): deadline
      case .leaving(let deadline): deadline
      }
    }
  }

  private mutating func quit(at now: Int) {
    let until = now + Departure.timeout
    let isLost = if case .failed = state.saving { true } else { false }
    departure = isLost || isElsewhere ? .leaving(until: until) : .quitting(until: until)
  }

  private mutating func proceed(at now: Moment, _ effects: inout [Effect]) {
    switch departure {
    case .no: return
    case .quitting(let deadline):
      if follower.maySaveSoon, now.milliseconds < deadline { return }
      departure = .no
      if follower.maySaveSoon {
        apply(.quitWaits, at: now, &effects)
      } else if let reason = follower.whyUnsaved {
        apply(.quitRefused(reason: reason.withFullStop), at: now, &effects)
      } else {
        effects.append(.end(nil))
      }
    case .leaving(let deadline):
      if !follower.maySaveSoon || deadline.map({ $0 <= now.milliseconds }) == true { leave(&effects) }
    }
  }

  private mutating func leave(_ effects: inout [Effect]) {
    departure = .no
    let loss: SessionError? =
      if isElsewhere {
        nil
      } else if let reason = follower.whyUnsaved {
        .lastChangeLost(reason)
      } else {
        follower.isWriting ? .leftWhileSaving : nil
      }
    effects.append(.end(loss))
  }
}
