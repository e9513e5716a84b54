import Editor
import Itinerary
import Screen
import Store

/// Performs the effects of its ``TripSession`` with the real file, schedule and terminal.
struct TripScreen: InteractiveScreen {
  let path: FilePath
  let context: EditorContext
  let files: FileThread
  private var watch: FileWatch
  private var schedule: ScheduleFollower
  private(set) var sharing: SharingFollower
  var session: TripSession
  /// The trip as it was read at the start, until the thread of the file is asked to keep a copy of it; then nil.
  private var loaded: LoadedTrip?
  /// The path of the other file that the user saves the trip to because its own can't be written, if any.
  private var otherPath: FilePath?
  var choosing: GameChoosing?
  var importing: TripImport?
  var places = BackgroundTasks<EditorEvent>()
  var geocoding = BackgroundTasks<EditorEvent>()
  private var paths = BackgroundTasks<EditorEvent>()
  var next: (any InteractiveScreen)?

  init(_ loaded: LoadedTrip, _ state: EditorState, at path: FilePath, files: FileThread, _ context: EditorContext) {
    (self.loaded, self.path, self.files, self.context) = (loaded, path, files, context)
    watch = FileWatch(path: path, fileSystem: context.storage.fileSystem)
    schedule = ScheduleFollower(
      of: loaded.trip, at: path, in: context.storage, interval: context.scheduleInterval, reading: context.reading)
    sharing = SharingFollower(of: loaded.trip.id, at: path, syncing: context.syncing)
    session = TripSession(state, TripFollower(loaded))
  }

  // MARK: InteractiveScreen

  var isStale: Bool { session.isStale }

  mutating func painted() -> Frame {
    session.isStale = false
    return session.state.painted()
  }

  var sources: [CInt] {
    // While a save runs, most changes in the directory are its own. The file is checked after its report.
    var sources = [files.descriptor, session.follower.isWriting ? -1 : watch.descriptor]
    sources += schedule.descriptors
    sources += places.descriptors + geocoding.descriptors + paths.descriptors
    sources += sharing.descriptors
    return sources
  }

  var wants: EventInterest {
    var wants = EventInterest()
    wants.deadline = earlier(sharing.deadline, earlier(session.deadline, schedule.deadline))
    wants.acceptsKeys = session.acceptsKeys
    wants.isSaving = session.follower.isWriting
    return wants
  }

  mutating func handle(_ event: ScreenInput, at now: Moment) -> [ScreenEffect] {
    switch event {
    case .input(let input): return apply(.input(input), at: now)
    case .displayed: return attend(at: now)
    case .readable(let sources): return handleReports(from: sources, at: now)
    case .timePassed:
      if schedule.check(at: now.milliseconds) { readSchedule() }
      if schedule.isRequestDue(at: now.milliseconds) { readSchedule(asking: true) }
      sharing.passTime(to: now.milliseconds)
      return perform(session.passTime(to: now), at: now)
    case .returned(let outcome): return handle(outcome, at: now)
    case .continued:
      sharing.retrySoon(at: now.milliseconds)
      return follow(.pathChanged, at: now)
    case .toEnd: return perform(session.end(at: now), at: now)
    }
  }

  private mutating func attend(at now: Moment) -> [ScreenEffect] {
    do { if let loaded { try files.start(keepingCopyOf: loaded) } } catch { return [.pop(.failed(error))] }
    loaded = nil
    watch.start()
    let effects = reportUnwatched(at: now)
    schedule.start(at: now)
    sharing.start(at: now.milliseconds)
    try? context.library?.rememberLastTrip(path)
    // Something may have changed since the trip was read.
    return effects + follow(.pathChanged, at: now)
  }

  private mutating func handleReports(from sources: [CInt], at now: Moment) -> [ScreenEffect] {
    var effects: [ScreenEffect] = []
    if sources.contains(files.descriptor) {
      for report in files.drainReports() {
        if !report.isCheck { sharing.edit(at: now.milliseconds) }
        effects += follow(report, at: now)
      }
    }
    if sources.contains(watch.descriptor), watch.drainChanges() {
      effects += reportUnwatched(at: now) + follow(.pathChanged, at: now)
    }
    if schedule.drainChanges(from: sources, at: now.milliseconds) { readSchedule() }
    for event in schedule.finishReading(for: session.state.displayed.trip, at: now.milliseconds) {
      switch event {
      case .schedule(let schedule): effects += perform(session.handle(schedule, at: now), at: now)
      case .notRequested(let reason): effects += apply(.scheduleNotRequested(reason: reason), at: now)
      case .requestedAgain: effects += apply(.scheduleRead, at: now)
      }
    }
    for event in places.drainReports() + geocoding.drainReports() + paths.drainReports() {
      effects += apply(event, at: now)
    }
    return effects + handleSharing(at: now)
  }

  private mutating func handleSharing(at now: Moment) -> [ScreenEffect] {
    switch sharing.handleReports(at: now.milliseconds) {
    case .nothing: []
    case .changed: reportSharing(at: now)
    case .finished: apply(.synced(sharing.event(of: session.state.displayed)), at: now)
    }
  }

  private mutating func reportSharing(at now: Moment) -> [ScreenEffect] {
    let event = sharing.event(of: session.state.displayed)
    return event == session.state.sharing ? [] : apply(.sharing(event), at: now)
  }

  private mutating func readSchedule(asking sendsRequests: Bool = false) {
    if session.state.readOnlyReason == nil { schedule.read(for: session.state.displayed.trip, asking: sendsRequests) }
  }

  private mutating func reportUnwatched(at now: Moment) -> [ScreenEffect] {
    follow(.watched(isUnwatched: watch.isUnwatched, reason: watch.unwatchedReason), at: now)
  }

  // MARK: Effects

  mutating func apply(_ event: EditorEvent, at now: Moment) -> [ScreenEffect] {
    perform(session.handle(event, at: now), at: now)
  }

  private mutating func follow(_ event: TripFollower.Event, at now: Moment) -> [ScreenEffect] {
    perform(session.handle(event, at: now), at: now)
  }

  private mutating func perform(_ effects: [TripSession.Effect], at now: Moment) -> [ScreenEffect] {
    var left: [ScreenEffect] = []
    for effect in effects {
      switch effect {
      case .outside(let task): left += perform(task, at: now)
      case .file(let task):
        files.begin(task)
        // An edit that is about to be saved has not been shared yet.
        if case .save = task { left += reportSharing(at: now) }
      case .watchSchedule(let trip):
        schedule.follow(trip, at: path, now: now)
        sharing.follow(trip.id, at: now.milliseconds)
        left += reportSharing(at: now)
      case .end(let loss): left.append(end(loss))
      }
    }
    return left
  }

  private mutating func perform(_ task: OutsideTask, at now: Moment) -> [ScreenEffect] {
    switch task {
    case .rescue: return rescue()
    case .restore: return restore()
    case .saveElsewhere(let typed): return saveElsewhere(typed)
    case .rememberDensity(let isDense): try? context.library?.rememberDensity(isDense: isDense)
    case .completePath(let typed):
      paths.begin { [storage = context.storage] report in report(.pathCompleted(typed, in: storage)) }
    case .copy(let text): return copy(text, at: now)
    case .openAddress(let address): return open(address)
    case .readPlaces: readPlaces()
    case .lookUpPlace(let name, let near): lookUp(name, near: near)
    case .export(let typed, let format, let extras, let replaces):
      let (displayed, path, storage, paper) = (session.state.displayed, path, context.storage, context.settings.paper)
      return report("Writing the file…") {
        .exportReported(
          storage.export(displayed, at: path, to: typed, as: format, with: extras, on: paper, replaces: replaces))
      }
    case .chooseGames(let source, let byPlan): return readGames(from: source, byPlan: byPlan)
    case .readImport(let typed): return readImport(typed)
    case .replan: return replan(at: now)
    case .sync: return sharing.request(at: now.milliseconds) ? [] : apply(.synced(nil), at: now)
    case .reopen: return reopen()
    case .showTrips: return showTrips()
    case .removeTrip: return removeTrip(at: now)
    case .bell: return [.bell]
    }
    return []
  }

  // MARK: Tasks that take a while

  /// Does a task in the background, while a screen shows that, and hands its event to the editor.
  mutating func report(
    _ title: String, reloads: Bool = false, for task: @escaping @Sendable () -> EditorEvent?
  ) -> [ScreenEffect] {
    wait(title, on: context, for: task) { screen, event, now in
      guard let event else { return [] }
      if case .file(let event) = event { return screen.follow(.reported(event), at: now) }
      return (reloads ? screen.follow(.pathChanged, at: now) : []) + screen.apply(event, at: now)
    }
  }

  /// Reads the file again, in case that it is whole or can be written by now.
  mutating func reload(at now: Moment) -> [ScreenEffect] { follow(.requested(.reload), at: now) }

  private mutating func rescue() -> [ScreenEffect] {
    let (path, files) = (path, context.files)
    return wait("Reading the damaged file…", on: context) {
      try? files.damage(at: path)
    } then: { screen, damaged, now in
      guard let damaged, let console = screen.context.console,
        let rescue = RescueScreen(
          damaged, screen.context, console.displaySettings, for: .open(screen.session.state.displayed.trip))
      else { return screen.reload(at: now) }
      return [.push(rescue)]
    }
  }

  private mutating func handle(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] {
    switch outcome {
    case .picked, .planned: applyGames(outcome, at: now)
    case .checked(let answers, let shape): takeImport(answers, keptFor: shape, at: now)
    case .chosenTrip(let path): proceed(with: path)
    case .tripRead(let opening): proceed(to: opening, at: now)
    case .rescued(let sentence): follow(.reported(.rescued(sentence)), at: now)
    default: []
    }
  }

  private mutating func restore() -> [ScreenEffect] {
    let (trip, path, files) = (session.state.displayed.trip, path, context.files)
    return report("Restoring the trip…", reloads: true) {
      do throws(StoreError) {
        let replaced = try files.restore(trip, at: path)
        let notices = replaced.notices.map { ", but \($0)" }.joined()
        return .file(.rescued("Restored. The other trip was moved to \(replaced.aside)\(notices)."))
      } catch {
        return .refused("Not restored: \(error.reason).")
      }
    }
  }

  private mutating func saveElsewhere(_ typed: String) -> [ScreenEffect] {
    let (trip, path, files) = (session.state.displayed.trip, context.storage.expanded(typed), context.files)
    otherPath = path
    return report("Saving the trip…") {
      do throws(StoreError) {
        try files.save(trip, to: path, replacing: .nothing)
        return .savedElsewhere
      } catch {
        return .refused("Not saved there: \(error.reason.withFullStop)")
      }
    }
  }

  // MARK: Leaving

  /// Ends the thread of the file. Waits for the copy that it keeps, but not for a disk that does not answer.
  func closeFiles() {
    if session.follower.isWriting || session.follower.isChecking { files.abandon() } else { files.close() }
  }

  private func end(_ loss: SessionError?) -> ScreenEffect {
    closeFiles()
    if let loss { return .pop(.failed(loss)) }
    if let next { return .replace(next) }
    if session.isElsewhere, let otherPath {
      try? context.library?.rememberLastTrip(otherPath)
      context.addNote("the trip with your last change is \(otherPath); \(path) is unchanged")
    }
    return .pop(.left)
  }
}
