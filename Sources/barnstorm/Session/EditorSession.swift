import CTerminal
import Curses
import Editor
import Glibc
import ItineraryCore
import Paths
import Schedules
import Screen
import Settings
import TripStore

/// The editor on a terminal: the only loop of the program, and the only place where its effects happen.
///
/// One thread owns terminal and state and sleeps in one `poll`. Whatever wakes it becomes events of the editor; all
/// that has arrived is applied before the screen is painted once.
struct EditorSession {
  let path: FilePath
  let files: TripFiles
  let terminal: Terminal
  private var theme: Theme
  private let bell: Bell
  let settings: UserSettings
  let signals: SignalSource
  private var watch: FileWatch
  private var schedule: ScheduleWatch
  let queue: SaveQueue
  var state: EditorState
  /// What the file held when it was last loaded or saved here, and in which version.
  private var known: (trip: Trip, file: FileIdentity)
  /// The version of the file whose content is in the state; nil where another trip lies in the file's place.
  private var held: FileIdentity?
  /// Whether anything was changed here; until then the editor adds nothing to what the file says.
  private var hasEdited = false
  /// What the editor asked to be told later, and when, by the monotonic clock.
  private var timers: [(event: EditorEvent, due: Int)] = []
  /// Why the newest version is not saved, as the user was told, and when to try it again.
  private var failure: (reason: String, retryDue: Int)?
  /// Where the trip was saved in the end, since its own file could not be written.
  var otherPath: FilePath?
  /// Whether the user asked what can be done about a damaged file. Keys that were typed for the list are not for that.
  var isRescueDue = false
  var hasEnded = false
  /// What is on the screen.
  private var picture: Picture
  /// Whether something has happened since the screen was painted. Watched directories wake the loop for nothing, too.
  private var isStale = false
  /// Whether something was put at the path of the trip since the last look.
  private var isLookDue = false

  /// Edits a trip until the user quits.
  ///
  /// - Parameters:
  ///   - library: remembers the trip as the last one; nil where there is none.
  ///   - console: the terminal, where it is held already; afterwards what was held, also where this throws.
  ///   - notice: what the user has to know first, in a sentence.
  static func run(
    path: FilePath, files: TripFiles, library: TripLibrary?, settings: UserSettings, console: inout Console?,
    notice: String? = nil
  ) throws(SessionError) {
    let signals = if let console { console.signals } else { try SignalSource() }
    if let rows = Terminal.size?.rows, let beginning = files.beginning(of: path, rows: rows) {
      let shown = if let console { console } else { try Console(settings, signals: signals) }
      show(beginning, on: shown.terminal, settings)
      console = shown
    }
    var session = try EditorSession(
      path: path, files: files, settings: settings, signals: signals, console: console,
      notice: notice)
    session.present()
    do throws(StoreError) {
      try session.attend(library)
    } catch {
      Console(holding: session.terminal, session.signals).release()
      throw .store(error)
    }
    session.loop()
    try session.end()
    guard let other = session.otherPath else { return }
    try? library?.rememberLastTrip(other)
    Output.complain("the trip with your last change is \(other); \(path) is as it was")
  }

  private init(
    path: FilePath, files: TripFiles, settings: UserSettings, signals: SignalSource, console: Console?, notice: String?
  ) throws(SessionError) {
    self.path = path
    self.files = files
    self.signals = signals
    let loaded: LoadedTrip
    do throws(StoreError) {
      loaded = try files.load(path)
      queue = try SaveQueue(path: path, loaded: loaded, files: files)
    } catch {
      throw .store(error)
    }
    // Only now that there is something to show.
    terminal = if let console { console.terminal } else { try Console(settings, signals: signals).terminal }
    theme = Theme(settings, on: terminal)
    bell = settings.bell.value
    self.settings = settings
    watch = FileWatch(path: path)
    schedule = ScheduleWatch(of: loaded.trip, at: path)
    known = (loaded.trip, loaded.file)
    held = loaded.file
    state = EditorState(
      loaded.trip, on: terminal, settings, readOnly: loaded.readOnlyReason, notice: notice ?? settings.notice)
    picture = Picture(of: state)
  }

  /// Does what need not come before the first picture.
  private mutating func attend(_ library: TripLibrary?) throws(StoreError) {
    try queue.start()
    watch.start()
    schedule.start()
    // Something may have changed since the trip was read.
    lookAtFile()
    try? library?.rememberLastTrip(path)
  }

  // MARK: The loop

  private mutating func loop() {
    while !hasEnded {
      if isStale, !terminal.isBusy { repaint() }
      waitAndApply()
      if isRescueDue, !hasEnded {
        rescue()
        isStale = true
      }
    }
  }

  private mutating func repaint() {
    picture.show(state)
    present()
  }

  /// A terminal that is slow is shown the newest picture when it has taken what it was sent before.
  private mutating func present() { isStale = !terminal.present(picture.frame, theme: theme.appearance) }

  private mutating func waitAndApply() {
    // While a save runs, what changes is mostly its own files; its report comes next, and then the rest is looked at.
    let watched = state.saving == .saving ? -1 : watch.descriptor
    let own = [terminal.inputDescriptor, signals.descriptor, queue.descriptor, watched]
    var sources =
      (own + schedule.descriptors)
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) } + [terminal.roomToWrite]
    let due = timers.map(\.due) + [failure?.retryDue].compactMap { $0 }
    let timeouts = due.map { max(0, $0 - MonotonicClock.milliseconds) } + [terminal.inputTimeout].compactMap { $0 }
    guard poll(&sources, nfds_t(sources.count), CInt(timeouts.min() ?? -1)) >= 0 || errno == EINTR else {
      hasEnded = true
      return
    }
    if sources[0].revents != 0 || terminal.inputTimeout == 0 {
      readInput(isGone: sources[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0)
    }
    if sources[1].revents != 0 { takeSignals() }
    if sources[2].revents != 0 { takeSaveReports() }
    if sources[3].revents != 0, watch.takeChanges() { isLookDue = true }
    // A save of our own that runs is not to be mistaken for news; its report comes next.
    if isLookDue, !queue.isSaving { lookAtFile() }
    if sources[own.count..<sources.count - 1].contains(where: { $0.revents != 0 }), schedule.takeChanges() {
      followSchedule()
    }
    if sources[sources.count - 1].revents != 0 { terminal.send() }
    applyDueTimers()
  }

  private mutating func applyDueTimers() {
    let now = MonotonicClock.milliseconds
    for timer in timers where timer.due <= now {
      timers.removeAll { $0.event == timer.event && $0.due == timer.due }
      apply(timer.event)
    }
    if let due = failure?.retryDue, due <= now {
      failure?.retryDue = now + Self.retryInterval
      queue.retry()
    }
  }

  /// Asks for an event later; one that is already asked for is put off.
  private mutating func schedule(_ event: EditorEvent, after milliseconds: Int) {
    timers.removeAll { $0.event == event }
    timers.append((event, MonotonicClock.milliseconds + milliseconds))
  }

  private mutating func readInput(isGone: Bool) {
    for event in terminal.readEvents().compactMap(EditorEvent.init) where !hasEnded && !isRescueDue { apply(event) }
    if theme.follow(terminal) { isStale = true }
    if isGone { hasEnded = true }
  }

  private mutating func takeSignals() {
    for signal in signals.take() {
      switch signal {
      case .sizeChanged: takeSize()
      case .toSuspend: suspend()
      case .toEnd: hasEnded = true
      }
    }
  }

  mutating func takeSize() {
    terminal.resize(to: terminal.size)
    apply(.screenResized(terminal.size))
  }

  private mutating func takeSaveReports() {
    for report in queue.takeReports() {
      switch report {
      case .finished(_, let saved):
        failure = nil
        known = (saved.trip, saved.file)
        apply(.saveFinished)
        if saved.isMerged { merge(saved.trip) } else { held = saved.file }
      case .failed(_, let error):
        if error.isDamage, !state.isFileDamaged { apply(.fileFoundDamaged(reason: "\(error).")) }
        takeFailure("\(error).")
      }
    }
  }

  /// Tells of a failure once: a retry in the background that fails for the same reason is no news.
  private mutating func takeFailure(_ reason: String) {
    if failure?.reason != reason { apply(.saveFailed(reason: reason)) }
    failure = (reason, MonotonicClock.milliseconds + Self.retryInterval)
  }

  /// In milliseconds.
  private static let retryInterval = 5000

  // MARK: Effects

  mutating func apply(_ event: EditorEvent) {
    isStale = true
    for effect in state.apply(event, at: .now) { perform(effect) }
  }

  private mutating func perform(_ effect: Effect) {
    switch effect {
    case .save:
      failure = nil
      hasEdited = true
      queue.submit(state.plan.trip, upTo: held)
    case .reload: reload()
    case .rescue: isRescueDue = true
    case .ring: terminal.ring(bell)
    case .elapseHighlight(let milliseconds): schedule(.highlightElapsed, after: milliseconds)
    case .repeatHold(let milliseconds): schedule(.pointerHeld, after: milliseconds)
    case .suspend: suspend()
    case .redraw: terminal.redraw()
    case .saveElsewhere(let path): saveElsewhere(path)
    case .quit: quit()
    }
  }

  private mutating func suspend() {
    terminal.suspend()
    cterminal_stop_job()
    terminal.resume()
    takeSize()
    lookAtFile()
  }

  // MARK: Other programs

  mutating func reload() {
    do {
      let loaded = try files.load(path)
      if loaded.trip == state.plan.trip { apply(.tripFoundUnchanged) } else { take(loaded) }
    } catch {
      takeReloadFailure(error)
    }
  }

  /// Takes in what another program has written.
  private mutating func lookAtFile() {
    isLookDue = false
    let file = files.identity(path)
    guard file != nil, file != known.file, file != queue.knownFile else { return }
    do {
      let loaded = try files.load(path)
      if state.isFileDamaged, loaded.trip == state.plan.trip { apply(.tripFoundUnchanged) }
      take(loaded)
    } catch {
      takeReloadFailure(error)
    }
  }

  private mutating func take(_ loaded: LoadedTrip) {
    let onDisk = loaded.trip.notingEdits(since: known.trip)
    known = (loaded.trip, loaded.file)
    queue.keepCopy(of: loaded)
    if hasEdited { merge(onDisk) } else { show(loaded.trip) }
  }

  /// Merges what is on the disk into what is shown, and saves again what the disk lacks.
  private mutating func merge(_ onDisk: Trip) {
    guard let merged = try? state.plan.trip.merged(with: onDisk) else {
      // Another trip has taken the place of this one.
      guard queue.hasUnsavedChanges else { return show(onDisk) }
      held = nil
      return apply(.reloadFailed(reason: "another trip is there now."))
    }
    show(merged)
    let isMissingSome = merged != known.trip && merged != known.trip.inMergedForm
    if isMissingSome, state.readOnlyReason == nil, !queue.hasUnsavedChanges { queue.submit(merged, upTo: held) }
  }

  private mutating func show(_ trip: Trip) {
    held = known.file
    if trip != state.plan.trip { apply(.tripChangedOnDisk(trip, SystemZones.load(for: trip))) }
    schedule.follow(trip, at: path)
  }

  private mutating func followSchedule() {
    guard state.readOnlyReason == nil else { return }
    let trip = state.plan.trip
    do throws(Failure) {
      let update = try schedule.update(of: trip)
      if update.changes.isEmpty { return }
      let zones = SystemZones.load(names: update.zoneNames)
      apply(.scheduleFollowed(update.trip, zones, update.changes))
    } catch {
      apply(.scheduleNotFollowed(reason: error.description))
    }
  }
}
