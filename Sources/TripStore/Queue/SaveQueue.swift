import Glibc
import ItineraryCore
import Paths

/// Saves one trip in the background, so that no edit waits for the disk.
///
/// `submit` every new version; the newest one that waits is saved, older ones are skipped. What became of it comes as
/// reports: `poll` on `descriptor`, then take them with `takeReports()`. A version whose save failed stays and is tried
/// again with `retry()`, or with the next one submitted. At the end, `close()` waits for what is still to be written.
///
/// One thread submits and takes reports; the writing is done by a thread of the queue's own.
package final class SaveQueue: Sendable {
  package enum Report: Equatable, Sendable {
    /// This version, counted by `submit`, and all before it are safe on the disk, merged with what others had saved.
    case finished(version: Int, SavedTrip)
    case failed(version: Int, StoreError)
  }

  /// Readable while there are reports to take.
  package var descriptor: Int32 { wakeUp.descriptor }

  private let monitor: Monitor<State>
  private let wakeUp: WakeUp

  private struct State {
    /// What was loaded or saved last, and where.
    var known: (trip: Trip, file: FileIdentity)?
    /// The newest version that is not on the disk.
    var unsaved: (version: Int, trip: Trip, upTo: FileIdentity?)?
    /// Whether it is to be written; false after a failure.
    var isWanted = false
    var isWriting = false
    var isClosing = false
    var hasEnded = false
    var submitted = 0
    var failure: StoreError?
    var reports: [Report] = []
    /// What is to be kept as a last good copy, once nothing else is to be done.
    var copy: LoadedTrip?
  }

  private let path: FilePath
  private let files: TripFiles

  /// - Parameter loaded: what the trips submitted are made from; nil for a new file.
  /// - Throws: where there is no descriptor to be had.
  package init(path: FilePath, loaded: LoadedTrip?, files: TripFiles = TripFiles()) throws(StoreError) {
    self.path = path
    self.files = files
    monitor = Monitor(State(known: loaded.map { ($0.trip, $0.file) }, copy: loaded))
    do {
      wakeUp = try WakeUp()
    } catch {
      throw .system(path: path, .startWriter, error)
    }
  }

  /// Starts the thread that writes. It begins by tidying up: what killed saves left behind goes, and a copy of the trip
  /// that was loaded is kept. All of that waits for the disk, and so comes after the first picture.
  ///
  /// - Throws: where there is no thread to be had.
  package func start() throws(StoreError) {
    let writer = Writer(monitor: monitor, wakeUp: wakeUp, path: path, files: files)
    do {
      try BackgroundThread.start { writer.run() }
    } catch {
      monitor.withLock { $0.hasEnded = true }
      throw .system(path: path, .startWriter, error)
    }
  }

  /// Keeps a copy of a trip that was loaded again (``TripFiles/keepCopy(of:at:)``).
  package func keepCopy(of loaded: LoadedTrip) {
    monitor.withLock { $0.copy = loaded }
  }

  /// Returns at once.
  ///
  /// - Parameter upTo: the version of the file whose content the trip holds already; nil where that is not known. What
  ///   somebody else saved since is merged, also where this queue knows it and whoever submits does not yet.
  /// - Returns: the number of this version, from 1.
  @discardableResult
  package func submit(_ trip: Trip, upTo: FileIdentity? = nil) -> Int {
    monitor.withLock { state in
      state.submitted += 1
      state.unsaved = (state.submitted, trip, upTo)
      state.isWanted = true
      return state.submitted
    }
  }

  /// Tries a version whose save failed once more.
  package func retry() {
    monitor.withLock { $0.isWanted = $0.unsaved != nil }
  }

  /// The reports since the last call, in order.
  package func takeReports() -> [Report] {
    monitor.withLock { state in
      wakeUp.clear()
      defer { state.reports = [] }
      return state.reports
    }
  }

  /// Whether the newest version submitted is not on the disk (yet).
  package var hasUnsavedChanges: Bool { monitor.withLock { $0.unsaved != nil } }

  /// Whether a save runs or is about to: the file may have been replaced already, with no report of it yet.
  package var isSaving: Bool { monitor.withLock { $0.isWriting || $0.isWanted } }

  /// The version of the file that was written or loaded last, to tell own writes from those of others.
  package var knownFile: FileIdentity? { monitor.withLock { $0.known?.file } }

  /// Waits until all that was submitted is on the disk, or has failed.
  ///
  /// - Returns: why the newest version is not on the disk; nil where it is.
  @discardableResult
  package func drain() -> StoreError? {
    monitor.wait { state -> StoreError?? in
      if state.isWriting || state.isWanted { return nil }
      return .some(state.unsaved == nil ? nil : state.failure)
    }
  }

  /// Drains the queue and ends it; nothing may be submitted afterwards.
  @discardableResult
  package func close() -> StoreError? {
    let failure = drain()
    let wasClosed = monitor.withLock { state in
      defer { state.isClosing = true }
      return state.isClosing
    }
    if wasClosed { return failure }
    monitor.wait { $0.hasEnded ? () : nil }
    wakeUp.close()
    return failure
  }
}

extension SaveQueue {
  /// The other side: waits for versions and writes them.
  private struct Writer: Sendable {
    let monitor: Monitor<State>
    let wakeUp: WakeUp
    let path: FilePath
    let files: TripFiles

    enum Job {
      case save(version: Int, Trip, TripFiles.Replacing)
      case keepCopy(LoadedTrip)
    }

    func run() {
      while let job = nextJob() {
        switch job {
        case .save(let version, let trip, let replacing):
          do throws(StoreError) {
            // The queue tidies up when it starts.
            let saved = try files.save(trip, to: path, replacing: replacing, tidies: false)
            finish(.finished(version: version, saved))
          } catch {
            finish(.failed(version: version, error))
          }
        case .keepCopy(let loaded):
          if loaded.readOnlyReason == nil { files.removeLeftovers(of: path) }
          files.keepCopy(of: loaded, at: path)
        }
      }
      monitor.withLock { state in
        // Nobody needs it any more, and whoever is done last would have to take it apart.
        state.known = nil
        state.hasEnded = true
      }
    }

    /// Nil at the end.
    private func nextJob() -> Job? {
      monitor.wait { state -> Job?? in
        if state.isWanted, let (version, trip, upTo) = state.unsaved {
          state.isWanted = false
          state.isWriting = true
          return .save(version: version, trip, .thisTrip(known: state.known?.trip, upTo: upTo))
        }
        if let loaded = state.copy {
          state.copy = nil
          return .keepCopy(loaded)
        }
        return state.isClosing ? .some(nil) : nil
      }
    }

    private func finish(_ report: Report) {
      monitor.withLock { state in
        state.isWriting = false
        switch report {
        case .finished(let version, let saved):
          state.known = (saved.trip, saved.file)
          state.failure = nil
          if state.unsaved?.version == version { state.unsaved = nil }
        case .failed(_, let error): state.failure = error
        }
        state.reports.append(report)
        wakeUp.signal()
      }
    }
  }
}

/// A thread of the C library's.
private enum BackgroundThread {
  /// Starts a thread that takes no signals: those belong to the thread that owns the terminal.
  static func start(_ body: @escaping @Sendable () -> Void) throws(ErrorNumber) {
    let box = Unmanaged.passRetained(Box(body))
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    if code != 0 {
      box.release()
      throw ErrorNumber(code)
    }
    pthread_detach(thread)
  }

  private final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
