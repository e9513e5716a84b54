import Curses
import Editor
import Glibc
import ItineraryCore
import Paths
import Schedules
import Screen
import Settings
import TripMaking
import TripStore
import UserFiles

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
  let saver: SaveThread
  /// What was read at the start, until a copy of it is being kept.
  private var loaded: LoadedTrip?
  /// What is saved, merged and read when.
  private(set) var follower: TripFollower
  var state: EditorState
  /// What the editor asked to be told later, and when, by the monotonic clock.
  private var timers: [(event: EditorEvent, due: Int)] = []
  /// Until when the program puts off being stopped, so that it does not stand still while it holds the lock.
  var stopDue: Int?
  /// Whether the user wants to go without waiting for a save.
  var leavesAtOnce = false
  /// Where the trip was saved in the end, since its own file could not be written.
  var otherPath: FilePath?
  /// Whether the user asked what can be done about a damaged file. Keys that were typed for the list are not for that.
  var isRescueDue = false
  var hasEnded = false
  /// What is on the screen.
  private var picture: Picture
  /// Whether something has happened since the screen was painted. Watched directories wake the loop for nothing, too.
  private var isStale = false

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
    StandardStreams.complain("the trip with your last change is \(other); \(path) is as it was")
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
      saver = try SaveThread(path: path, files: files)
    } catch {
      throw .store(error)
    }
    // Only now that there is something to show.
    terminal = if let console { console.terminal } else { try Console(settings, signals: signals).terminal }
    theme = Theme(settings, on: terminal)
    bell = settings.bell
    self.settings = settings
    watch = FileWatch(path: path)
    schedule = ScheduleWatch(of: loaded.trip, at: path)
    follower = TripFollower(loaded)
    self.loaded = loaded
    state = EditorState(
      loaded.trip, on: terminal, settings, readOnly: loaded.readOnlyReason, notice: notice ?? settings.notice)
    picture = Picture(of: state)
  }

  /// Does what need not come before the first picture.
  private mutating func attend(_ library: TripLibrary?) throws(StoreError) {
    if let loaded { try saver.start(keepingCopyOf: loaded) }
    loaded = nil
    watch.start()
    noteBlindness()
    schedule.start()
    // Something may have changed since the trip was read.
    follow(.stirred)
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
    let watched = follower.isWriting ? -1 : watch.descriptor
    let own = [terminal.inputDescriptor, signals.descriptor, saver.descriptor, watched]
    var sources =
      (own + schedule.descriptors)
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) } + [terminal.roomToWrite]
    let due = timers.map(\.due) + [follower.due, stopDue, schedule.nextLook].compactMap { $0 }
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
    if sources[3].revents != 0, watch.takeChanges() {
      noteBlindness()
      follow(.stirred)
    }
    let isScheduleStirred = sources[own.count..<sources.count - 1].contains { $0.revents != 0 }
    if isScheduleStirred && schedule.takeChanges() || schedule.look() { followSchedule() }
    if sources[sources.count - 1].revents != 0 { terminal.send() }
    applyDueTimers()
  }

  private mutating func applyDueTimers() {
    let now = MonotonicClock.milliseconds
    for timer in timers where timer.due <= now {
      timers.removeAll { $0.event == timer.event && $0.due == timer.due }
      apply(timer.event)
    }
    if let due = follower.due, due <= now { follow(.timePassed) }
    if let due = stopDue, due <= now || !follower.isWriting { stop() }
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

  mutating func takeSaveReports() {
    for report in saver.takeReports() {
      switch report {
      case .success(let saved): follow(.written(saved))
      case .failure(let error): follow(.notWritten(error))
      }
    }
  }

  // MARK: Effects

  mutating func apply(_ event: EditorEvent) {
    isStale = true
    for effect in state.apply(event, at: .now) { perform(effect) }
  }

  private mutating func perform(_ effect: EditorEffect) {
    switch effect {
    case .save: follow(.edited)
    case .saveAgain: follow(.saveAsked)
    case .makeAnew: follow(.makeAnewAsked)
    case .reload: follow(.reloadAsked)
    case .openOther: follow(.openOtherAsked)
    case .putBack: putBack()
    case .rescue: isRescueDue = true
    case .ring: terminal.ring(bell)
    case .elapseHighlight(let milliseconds): schedule(.highlightElapsed, after: milliseconds)
    case .repeatHold(let milliseconds): schedule(.pointerHeld, after: milliseconds)
    case .suspend: suspend()
    case .redraw: terminal.redraw()
    case .saveElsewhere(let path): saveElsewhere(path)
    case .quit: quit()
    case .leave: leave()
    }
  }

  // MARK: The file

  /// Tells the follower what has happened, and does what follows.
  mutating func follow(_ event: TripFollower.Event) {
    for effect in follower.take(event, showing: state.shown.trip, at: MonotonicClock.milliseconds) { perform(effect) }
  }

  private mutating func perform(_ effect: TripFollower.Effect) {
    switch effect {
    case .write(let request): saver.save(request)
    case .look(let known): follow(.looked(files.look(at: path, since: known)))
    case .show(let trip): apply(.tripChangedOnDisk(trip, Home().zones.load(for: trip)), followingScheduleOf: trip)
    case .open(let trip): apply(.otherTripOpened(trip, Home().zones.load(for: trip)), followingScheduleOf: trip)
    case .tell(let news): apply(.file(news))
    case .keepCopy(let loaded): saver.keepCopy(of: loaded)
    }
  }

  private mutating func apply(_ event: EditorEvent, followingScheduleOf trip: Trip) {
    apply(event)
    schedule.follow(trip, at: path)
  }

  private mutating func noteBlindness() { follow(.watched(isBlind: watch.isBlind, reason: watch.blindness)) }

  private mutating func followSchedule() {
    guard state.readOnlyReason == nil else { return }
    let trip = state.shown.trip
    do throws(Failure) {
      let update = try schedule.update(of: trip)
      if update.changes.isEmpty { return }
      let zones = Home().zones.load(names: update.zoneNames)
      apply(.scheduleFollowed(update.trip, zones, update.changes))
    } catch {
      apply(.scheduleNotFollowed(reason: error.description))
    }
  }
}
