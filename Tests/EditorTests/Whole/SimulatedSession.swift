import Disk
import Editor
import EditorTestSupport
import Interchange
import ItineraryCore
import Presenting
import Screen
import TestSupport

@testable import TripStore

/// The editor and a disk, without either: hands the editor's effects to the follower and the follower's to a disk, as the
/// session does, and lets other writers in between. A save happens when the test says so, as it does on a thread of its own.
struct SimulatedSession {
  private(set) var state: EditorState
  private(set) var disk: SimulatedDisk
  private(set) var follower: TripFollower
  private(set) var now = timestamp("2026-06-02T08:00:00.000Z")
  /// What the thread that writes has to do. More than one at a time would be a fault.
  private(set) var saves: [SaveRequest] = []
  private(set) var hasMetTwoSaves = false
  /// Sees each event with the states around it.
  private let watch: (EditorState, EditorEvent, EditorState, [EditorEffect], Timestamp) -> Void

  init(
    _ trip: Trip, size: Size, isPlain: Bool, seed: UInt64,
    watch: @escaping (EditorState, EditorEvent, EditorState, [EditorEffect], Timestamp) -> Void
  ) {
    disk = SimulatedDisk(trip, at: now)
    guard let loaded = disk.loaded else { preconditionFailure("a trip that was written reads back") }
    follower = TripFollower(loaded)
    let presentation = Presentation(size: size, isPlain: isPlain)
    let shown = ShownTrip(trip, zones: TestZones.all, wording: presentation.wording())
    state = EditorState(shown: shown, presentation: presentation, seed: seed)
    self.watch = watch
  }

  /// Whether all is saved and told.
  var isAtRest: Bool { follower.whyUnsaved == nil && !follower.isWriting }

  // MARK: What happens

  mutating func happen(_ event: EditorEvent) {
    now.microseconds += 10_000
    let before = state
    let effects = state.apply(event, at: now)
    watch(before, event, state, effects, now)
    for effect in effects { perform(effect) }
  }

  /// The thread that writes has done a save.
  mutating func save() {
    guard let request = saves.popLast() else { return }
    now.microseconds += 1000
    switch disk.save(request, at: now) {
    case .success(let saved): follow(.written(saved))
    case .failure(let error): follow(.notWritten(error))
    }
  }

  /// The watch on the file reports; not while a save runs.
  mutating func notice() {
    if !follower.isWriting { follow(.stirred) }
  }

  mutating func wait(milliseconds: Int64) {
    now.microseconds += milliseconds * 1000
    if let due = follower.due, due <= clock { follow(.timePassed) }
  }

  /// Another program leaves the file like this; nil where it takes it away.
  mutating func put(_ bytes: [UInt8]?) {
    now.microseconds += 10_000
    disk.put(bytes, at: now)
  }

  mutating func setFault(_ fault: Int32?) { disk.fault = fault }

  // MARK: Effects

  private mutating func perform(_ effect: EditorEffect) {
    switch effect {
    case .save: follow(.edited)
    case .saveAgain: follow(.saveAsked)
    case .makeAnew: follow(.makeAnewAsked)
    case .reload: follow(.reloadAsked)
    case .openOther: follow(.openOtherAsked)
    case .saveElsewhere: happen(.notSavedElsewhere(reason: "the disk is full."))
    case .ring, .elapseHighlight, .repeatHold, .suspend, .redraw, .quit, .leave, .rescue, .putBack: break
    }
  }

  private var clock: Int { Int(now.microseconds / 1000) }

  private mutating func follow(_ event: TripFollower.Event) {
    for effect in follower.take(event, showing: state.shown.trip, at: clock) { perform(effect) }
  }

  private mutating func perform(_ effect: TripFollower.Effect) {
    switch effect {
    case .write(let request):
      saves.append(request)
      if saves.count > 1 { hasMetTwoSaves = true }
    case .look(let known): follow(.looked(disk.look(since: known)))
    case .show(let trip): happen(.tripChangedOnDisk(trip, TestZones.all))
    case .open(let trip): happen(.otherTripOpened(trip, TestZones.all))
    case .tell(let news): happen(.file(news))
    case .keepCopy: break
    }
  }
}
