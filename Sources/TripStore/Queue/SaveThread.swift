import Glibc
import ItineraryCore
import Paths

/// Does the saves of one trip in the background, so that no edit waits for the disk.
///
/// One save at a time: `save` one, and when `descriptor` has something to read, take the report with `takeReports()`. What to
/// save when is decided elsewhere (``TripFollower``). At the end, `close()`.
///
/// One thread asks for saves and takes reports; the writing is done by a thread of this object's own.
package final class SaveThread: Sendable {
  package typealias Report = Result<SavedTrip, StoreError>

  /// Readable while there are reports to take.
  package var descriptor: Int32 { wakeUp.descriptor }

  private let monitor: Monitor<State>
  private let wakeUp: WakeUp

  private struct State {
    var request: SaveRequest?
    var isWriting = false
    var isClosing = false
    var hasEnded = false
    var reports: [Report] = []
    /// What is to be kept as a last good copy, once nothing else is to be done.
    var copy: LoadedTrip?
  }

  private let path: FilePath
  private let files: TripFiles

  /// - Throws: where there is no descriptor to be had.
  package init(path: FilePath, files: TripFiles = TripFiles()) throws(StoreError) {
    self.path = path
    self.files = files
    monitor = Monitor(State())
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
  package func start(keepingCopyOf loaded: LoadedTrip) throws(StoreError) {
    keepCopy(of: loaded)
    let writer = Writer(monitor: monitor, wakeUp: wakeUp, path: path, files: files)
    do {
      try BackgroundThread.start { writer.run() }
    } catch {
      monitor.withLock { $0.hasEnded = true }
      throw .system(path: path, .startWriter, error)
    }
  }

  /// Keeps a copy of a trip that was loaded (``TripFiles/keepCopy(of:at:)``), when there is nothing to save.
  package func keepCopy(of loaded: LoadedTrip) {
    monitor.withLock { $0.copy = loaded }
  }

  /// Returns at once. Not to be called again before the report of this save was taken.
  package func save(_ request: SaveRequest) {
    monitor.withLock { $0.request = request }
  }

  /// The reports since the last call, in order.
  package func takeReports() -> [Report] {
    monitor.withLock { state in
      wakeUp.clear()
      defer { state.reports = [] }
      return state.reports
    }
  }

  /// Waits until there is a report to take, or no save is running.
  package func waitForReport() {
    monitor.wait { $0.reports.isEmpty && ($0.isWriting || $0.request != nil) ? nil : () }
  }

  /// Ends the thread after the save that runs; nothing may be asked of it afterwards.
  package func close() {
    let wasClosed = monitor.withLock { state in
      defer { state.isClosing = true }
      return state.isClosing
    }
    if wasClosed { return }
    monitor.wait { $0.hasEnded ? () : nil }
    wakeUp.close()
  }
}

extension SaveThread {
  /// The other side: waits for saves and does them.
  private struct Writer: Sendable {
    let monitor: Monitor<State>
    let wakeUp: WakeUp
    let path: FilePath
    let files: TripFiles

    enum Job {
      case save(SaveRequest)
      case keepCopy(LoadedTrip)
    }

    func run() {
      while let job = nextJob() {
        switch job {
        case .save(let request): save(request)
        case .keepCopy(let loaded):
          if loaded.readOnlyReason == nil { files.removeLeftovers(of: path) }
          files.keepCopy(of: loaded, at: path)
        }
      }
      monitor.withLock { $0.hasEnded = true }
    }

    /// Nil at the end.
    private func nextJob() -> Job? {
      monitor.wait { state -> Job?? in
        if let request = state.request {
          state.request = nil
          state.isWriting = true
          return .save(request)
        }
        if let loaded = state.copy {
          state.copy = nil
          return .keepCopy(loaded)
        }
        return state.isClosing ? .some(nil) : nil
      }
    }

    private func save(_ request: SaveRequest) {
      let report: Report
      do throws(StoreError) {
        // The thread tidies up when it starts.
        report = .success(try files.save(request.trip, to: path, replacing: request.replacing, tidies: false))
      } catch {
        report = .failure(error)
      }
      monitor.withLock { state in
        state.isWriting = false
        state.reports.append(report)
        wakeUp.signal()
      }
    }
  }
}
