import Editor
import EditorTestSupport
import Itinerary
import Screen
import Store
import StoreTestSupport
import TestSupport
@testable import Program

/// A user's session without a terminal and a disk: the product's ``TripSession`` with a simulated disk, and other writers in
/// between. The file is read and written when the test says so, as by the thread that does both.
struct SimulatedSession {
  private(set) var disk: SimulatedDisk
  private(set) var session: TripSession
  private(set) var now = timestamp("2026-06-02T08:00:00.000Z")
  /// What the thread of the file has to do, the next first. Two saves would be a fault.
  private(set) var tasks: [FileTask] = []
  private(set) var hasMetTwoSaves = false
  private(set) var hasEnded = false
  private var operations = OperationLog()

  init(_ trip: Trip, size: Size, isPlain: Bool, seed: UInt64, observer: TripSession.EventObserver? = nil) {
    disk = SimulatedDisk(trip, at: now)
    guard let loaded = disk.loaded else { preconditionFailure("a trip that was written reads back") }
    let displaySettings = DisplaySettings(size: size, isPlain: isPlain)
    let displayed = DisplayedTrip(trip, zones: TestZones.all, wording: displaySettings.wording())
    let state = EditorState(displayed: displayed, displaySettings: displaySettings, seed: seed)
    session = TripSession(state, TripFollower(loaded))
    session.observer = observer
  }

  var state: EditorState { session.state }

  /// Whether all is saved and reported.
  var isAtRest: Bool { session.follower.whyUnsaved == nil && tasks.isEmpty }

  // MARK: What happens

  /// The user does something, unless the editor waits for a save before it ends.
  mutating func happen(_ event: EditorEvent) {
    guard session.acceptsKeys else { return }
    now.microseconds += 10_000
    perform(session.handle(event, at: moment))
  }

  /// The thread of the file has done its next task.
  mutating func work() {
    guard !tasks.isEmpty else { return }
    now.microseconds += 1000
    switch tasks.removeFirst() {
    case .keepCopy: break
    case .record(let operation, _): operations.record(operation)
    case .take(let direction, _): perform(session.handle(.reported(operations.answer(direction)), at: moment))
    case .check(let known): perform(session.handle(.checked(disk.check(since: known)), at: moment))
    case .save(let trip, let replacing, _):
      switch disk.save(trip, replacing: replacing, at: now) {
      case .success(let saved): perform(session.handle(.saved(saved), at: moment))
      case .failure(let error): perform(session.handle(.notSaved(error), at: moment))
      }
    }
  }

  /// The watch on the file reports; not while a save runs.
  mutating func notice() { if !session.follower.isWriting { perform(session.handle(.pathChanged, at: moment)) } }

  mutating func wait(milliseconds: Int64) {
    now.microseconds += milliseconds * 1000
    if let deadline = session.deadline, deadline <= moment.milliseconds { perform(session.passTime(to: moment)) }
  }

  /// Another program leaves the file like this; nil if it removes it.
  mutating func put(_ bytes: [UInt8]?) {
    now.microseconds += 10_000
    disk.put(bytes, at: now)
  }

  mutating func setFault(_ fault: Int32?) { disk.fault = fault }

  // MARK: Effects

  private var moment: Moment { Moment(time: now, milliseconds: Int(now.microseconds / 1000)) }

  private mutating func perform(_ effects: [TripSession.Effect]) { for effect in effects { perform(effect) } }

  private mutating func perform(_ effect: TripSession.Effect) {
    switch effect {
    case .file(let task):
      tasks.append(task)
      if tasks.count(where: \.isSave) > 1 { hasMetTwoSaves = true }
    case .outside(let task): perform(task)
    case .end: hasEnded = true
    case .watchSchedule: break
    }
  }

  private mutating func perform(_ task: OutsideTask) {
    switch task {
    case .saveElsewhere: perform(session.handle(.refused("Not saved there: the disk is full."), at: moment))
    // Who leaves comes back at once.
    case .export(let path, _, _, let replaces):
      perform(
        session.handle(
          .exportReported(replaces ? .written(path: path, size: "1 KB", remarks: []) : .exists), at: moment))
    case .restore:
      disk.put(state.displayed.trip.json, at: now)
      perform(session.handle(.reported(.rescued("Restored.")), at: moment))
    case .sync: perform(session.handle(.synced(SharingEvent(word: "shared", lines: ["All is there."])), at: moment))
    case .replan, .lookUpPlace, .readPlaces, .chooseGames, .readImport, .reopen, .showTrips, .removeTrip,
      .rescue, .rememberDensity, .bell, .copy, .openAddress, .completePath:
      break
    }
  }
}

extension FileTask {
  fileprivate var isSave: Bool { if case .save = self { true } else { false } }
}
