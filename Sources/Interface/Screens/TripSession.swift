import Disk
import Editor
import ItineraryCore
import Schedules
import TripMaking
import TripStore
import UserFiles

/// The editor of a trip and the follower of its file as one value, without a terminal, a disk or a thread.
///
/// What the editor asks for is told to the follower, what the follower finds out is told to the editor; what neither can do
/// comes out as effects, whose results go in again. ``TripScreen`` does them for the user; the tests' random user drives the
/// same value with a simulated disk.
package struct TripSession {
  package enum Effect {
    /// Do this save in the background; report `written` or `notWritten` to the follower.
    case write(SaveRequest)
    /// Look at the file; report `looked` to the follower.
    case look(since: FileIdentity?)
    /// Keep a copy for the day the file is damaged.
    case keepCopy(LoadedTrip)
    /// Watch the schedule that this trip follows, which may be another one than before.
    case watchSchedule(of: Trip)
    /// Offer what can be done about the damaged file.
    case rescue
    /// Set the other trip aside that is in the file's place, and put this one back.
    case putBack
    /// Write the trip to a new file; report `savedElsewhere` or `notSavedElsewhere` to the editor.
    case saveElsewhere(path: String)
    case ring, suspend, redraw
    /// The editor is done; the error says what was lost by that.
    case end(SessionError?)
  }

  package private(set) var state: EditorState
  package private(set) var follower: TripFollower
  /// Whether the state has changed since it was painted.
  package var isStale = true
  /// The zones of the given names.
  private let zones: @Sendable (Set<String>) -> Zones
  private var timers: [Timer] = []
  private var leaving = Leaving.no
  /// Whether the trip is in another file, since its own could not be written.
  private var isElsewhere = false

  /// Sees every event of the editor: the states before and after it, what it asked for, and when.
  package typealias Witness = (EditorState, EditorEvent, EditorState, [EditorEffect], Timestamp) -> Void

  /// A witness for tests; the program has none, and keeps no state before an event.
  package var witness: Witness?

  /// An event that the editor asked for, and when, in milliseconds of the monotonic clock.
  private struct Timer {
    let event: EditorEvent
    let due: Int
  }

  /// - Parameter zones: reads the rules of the zones of the given names.
  package init(_ state: EditorState, _ follower: TripFollower, zones: @escaping @Sendable (Set<String>) -> Zones) {
    (self.state, self.follower, self.zones) = (state, follower, zones)
  }

  // MARK: What happens

  package mutating func take(_ event: EditorEvent, at now: Moment) -> [Effect] {
    collect(at: now) { $0.apply(event, at: now, &$1) }
  }

  package mutating func take(_ event: TripFollower.Event, at now: Moment) -> [Effect] {
    collect(at: now) { $0.follow(event, at: now, &$1) }
  }

  /// Takes in a new reading of the schedule that the trip follows. The trip is brought up to it as it is now, whatever it was
  /// when the reading began.
  package mutating func take(_ schedule: Result<Schedule, Failure>, at now: Moment) -> [Effect] {
    guard state.readOnlyReason == nil else { return [] }
    do {
      let trip = state.shown.trip
      let update = try TripUpdate(of: trip, to: schedule.get(), zones: zones(of: trip), now: now.time)
      if update.changes.isEmpty { return [] }
      return take(.scheduleFollowed(update.trip, zones(update.zoneNames), update.changes), at: now)
    } catch {
      return take(.scheduleNotFollowed(reason: "\(error)"), at: now)
    }
  }

  /// When to call ``passTime(to:)``, in milliseconds of the monotonic clock; nil if nothing waits for time to pass.
  package var due: Int? {
    var due = [follower.due, leaving.due].compactMap { $0 }.min()
    for timer in timers { due = min(due ?? timer.due, timer.due) }
    return due
  }

  package mutating func passTime(to now: Moment) -> [Effect] {
    collect(at: now) { session, effects in
      for timer in session.timers where timer.due <= now.milliseconds {
        session.timers.removeAll { $0.event == timer.event && $0.due == timer.due }
        session.apply(timer.event, at: now, &effects)
      }
      if let due = session.follower.due, due <= now.milliseconds { session.follow(.timePassed, at: now, &effects) }
    }
  }

  /// Ends as soon as no save runs.
  package mutating func end(at now: Moment) -> [Effect] {
    collect(at: now) { session, _ in session.leaving = .ending }
  }

  /// Whether keys are for the editor now. While it waits a moment for a save before it ends, they stay with the terminal:
  /// they are meant for whatever comes next.
  package var takesKeys: Bool { leaving == .no }

  private mutating func collect(at now: Moment, _ change: (inout TripSession, inout [Effect]) -> Void) -> [Effect] {
    var effects: [Effect] = []
    change(&self, &effects)
    proceed(at: now, &effects)
    return effects
  }

  // MARK: What comes of it

  private mutating func apply(_ event: EditorEvent, at now: Moment, _ effects: inout [Effect]) {
    isStale = true
    if event == .savedElsewhere { isElsewhere = true }
    let before = witness == nil ? nil : state
    let wishes = state.apply(event, at: now.time)
    if let before { witness?(before, event, state, wishes, now.time) }
    for effect in wishes { perform(effect, at: now, &effects) }
  }

  private mutating func perform(_ effect: EditorEffect, at now: Moment, _ effects: inout [Effect]) {
    switch effect {
    case .save: follow(.edited, at: now, &effects)
    case .saveAgain: follow(.saveAsked, at: now, &effects)
    case .makeAnew: follow(.makeAnewAsked, at: now, &effects)
    case .reload: follow(.reloadAsked, at: now, &effects)
    case .openOther: follow(.openOtherAsked, at: now, &effects)
    case .putBack: effects.append(.putBack)
    case .rescue: effects.append(.rescue)
    case .ring: effects.append(.ring)
    case .elapseHighlight(let milliseconds): schedule(.highlightElapsed, at: now.milliseconds + milliseconds)
    case .repeatHold(let milliseconds): schedule(.pointerHeld, at: now.milliseconds + milliseconds)
    case .suspend: effects.append(.suspend)
    case .redraw: effects.append(.redraw)
    case .saveElsewhere(let path): effects.append(.saveElsewhere(path: path))
    case .quit: quit(at: now.milliseconds)
    case .leave: leaving = .leaving(until: now.milliseconds + Leaving.patience)
    }
  }

  /// Asks for an event later; one that is already asked for is put off.
  private mutating func schedule(_ event: EditorEvent, at due: Int) {
    timers.removeAll { $0.event == event }
    timers.append(Timer(event: event, due: due))
  }

  private mutating func follow(_ event: TripFollower.Event, at now: Moment, _ effects: inout [Effect]) {
    for effect in follower.take(event, showing: state.shown.trip, at: now.milliseconds) {
      perform(effect, at: now, &effects)
    }
  }

  private mutating func perform(_ effect: TripFollower.Effect, at now: Moment, _ effects: inout [Effect]) {
    switch effect {
    case .write(let request): effects.append(.write(request))
    case .look(let known): effects.append(.look(since: known))
    case .show(let trip):
      apply(.tripChangedOnDisk(trip, zones(of: trip)), at: now, &effects)
      effects.append(.watchSchedule(of: trip))
    case .open(let trip):
      apply(.otherTripOpened(trip, zones(of: trip)), at: now, &effects)
      effects.append(.watchSchedule(of: trip))
    case .tell(let news): apply(.file(news), at: now, &effects)
    case .keepCopy(let loaded): effects.append(.keepCopy(loaded))
    }
  }

  private func zones(of trip: Trip) -> Zones { zones(Set(trip.itinerary.items.compactMap { $0.game?.timeZone })) }

  // MARK: Leaving

  /// How the editor comes to its end. Times are in milliseconds of the monotonic clock.
  private enum Leaving: Equatable {
    case no
    /// The user quits. A save that takes longer than this is told, and the user asked.
    case quitting(until: Int)
    /// The user goes without waiting for a save, but for a moment.
    case leaving(until: Int)
    /// The program is to end, and waits for every save.
    case ending

    /// How long a save may take before the user is told why nothing happens.
    static let patience = 300

    var due: Int? {
      switch self {
      case .no, .ending: nil
      case .quitting(let due), .leaving(let due): due
      }
    }
  }

  /// Ends, unless the last change is not saved: then there is something to ask.
  private mutating func quit(at now: Int) {
    let until = now + Leaving.patience
    let isLost = if case .failed = state.saving { true } else { false }
    leaving = isLost || isElsewhere ? .leaving(until: until) : .quitting(until: until)
  }

  /// Goes on with leaving, if that has begun.
  private mutating func proceed(at now: Moment, _ effects: inout [Effect]) {
    switch leaving {
    case .no: return
    case .quitting(let due):
      if follower.isWriting, now.milliseconds < due { return }
      leaving = .no
      if follower.isWriting {
        apply(.quitWaits, at: now, &effects)
      } else if let reason = follower.whyUnsaved {
        apply(.quitRefused(reason: "\(reason)."), at: now, &effects)
      } else {
        effects.append(.end(nil))
      }
    case .leaving(let due):
      if !follower.isWriting || due <= now.milliseconds { leave(&effects) }
    case .ending:
      if !follower.isWriting { leave(&effects) }
    }
  }

  private mutating func leave(_ effects: inout [Effect]) {
    leaving = .no
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

extension TripUpdate {
  /// The zones of the trip, and of games that are no longer in it.
  fileprivate var zoneNames: Set<String> {
    Set((trip.itinerary.items.compactMap(\.game) + changes.flatMap(\.games)).compactMap(\.timeZone))
  }
}
