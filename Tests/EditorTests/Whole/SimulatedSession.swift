import Editor
import EditorTestSupport
import Interchange
import ItineraryCore
import Screen

/// The editor and a disk, without either: does with the editor's effects what the session does, and lets other writers in
/// between. A save happens when the test says so, as it does on a thread of its own.
struct SimulatedSession {
  private(set) var state: EditorState
  private(set) var disk: [UInt8]
  private(set) var now = timestamp("2026-06-02T08:00:00.000Z")
  /// Whether saves fail.
  var isDiskFull = false
  private var known: Trip
  private var hasSeenDisk = true
  private var hasEdited = false
  private var unsaved: Trip?
  private var isWanted = false
  /// Sees each event with the states around it.
  private let watch: (EditorState, EditorEvent, EditorState, [Effect], Timestamp) -> Void

  init(
    _ trip: Trip, size: Size, isPlain: Bool, seed: UInt64,
    watch: @escaping (EditorState, EditorEvent, EditorState, [Effect], Timestamp) -> Void
  ) {
    disk = TripFile.encode(trip)
    known = trip
    let plan = Plan(trip, zones: TestZones.all, wording: Wording(typography: .unicode))
    state = EditorState(plan: plan, size: size, isPlain: isPlain, seed: seed)
    self.watch = watch
  }

  var hasUnsavedChanges: Bool { unsaved != nil }
  var onDisk: Trip? { try? TripFile.decode(disk) }

  mutating func happen(_ event: EditorEvent) {
    now.microseconds += 10_000
    let before = state
    let effects = state.apply(event, at: now)
    watch(before, event, state, effects, now)
    for effect in effects { perform(effect) }
  }

  private mutating func perform(_ effect: Effect) {
    switch effect {
    case .save:
      hasEdited = true
      submit(state.plan.trip)
    case .reload:
      guard let onDisk else { return happen(.reloadFailed(reason: "it is damaged.")) }
      hasSeenDisk = true
      if onDisk == state.plan.trip { happen(.tripFoundUnchanged) } else { take(onDisk) }
    case .saveElsewhere: happen(.notSavedElsewhere(reason: "the disk is full."))
    case .ring, .elapseHighlight, .repeatHold, .suspend, .redraw, .quit, .rescue: break
    }
  }

  private mutating func submit(_ trip: Trip) {
    unsaved = trip
    isWanted = true
  }

  /// The queue writes what waits.
  mutating func save() {
    guard isWanted, let trip = unsaved, let onDisk else { return }
    isWanted = false
    if isDiskFull { return happen(.saveFailed(reason: "the disk is full.")) }
    guard let merged = try? trip.merged(with: onDisk.notingEdits(since: known)) else { return }
    disk = TripFile.encode(merged)
    (unsaved, known, hasSeenDisk) = (nil, merged, true)
    happen(.saveFinished)
    if merged != trip { merge(merged) }
  }

  /// The session's own retry, every few seconds.
  mutating func retry() {
    isWanted = unsaved != nil
    save()
  }

  /// The watch on the file reports, where something was written.
  mutating func notice() {
    guard !hasSeenDisk, let onDisk else { return }
    hasSeenDisk = true
    take(onDisk)
  }

  private mutating func take(_ loaded: Trip) {
    let onDisk = loaded.notingEdits(since: known)
    known = loaded
    if hasEdited { merge(onDisk) } else { show(loaded) }
  }

  private mutating func merge(_ onDisk: Trip) {
    guard let merged = try? state.plan.trip.merged(with: onDisk) else { return }
    show(merged)
    if merged != known, merged != known.inMergedForm, unsaved == nil { submit(merged) }
  }

  private mutating func show(_ trip: Trip) {
    if trip != state.plan.trip { happen(.tripChangedOnDisk(trip, TestZones.all)) }
  }

  /// Another program reads the file, changes it and writes it.
  mutating func writeElsewhere(_ change: (inout Trip, Timestamp) -> Void) {
    guard var trip = onDisk else { return }
    now.microseconds += 10_000
    change(&trip, now)
    disk = TripFile.encode(trip)
    hasSeenDisk = false
  }
}
