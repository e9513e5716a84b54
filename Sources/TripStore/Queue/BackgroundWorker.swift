import Disk
import Glibc

/// Does jobs one after the other on a thread of its own and reports their results, so that the thread of the interface never
/// waits for a disk or a long computation.
///
/// Ask for jobs with ``change(_:)``; those that wait are a list, of which the first is done next. When ``descriptor`` becomes readable, take the results with ``takeReports()``.
/// One thread asks for jobs and takes the reports.
package final class BackgroundWorker<Job: Sendable, Report: Sendable>: Sendable {
  /// Readable while there are reports to take.
  package var descriptor: Int32 { wakeUp.descriptor }

  private let monitor: Monitor<State>
  private let wakeUp: WakeUp

  private struct State {
    var waiting: [Job] = []
    var isClosing = false
    var hasEnded = false
    var reports: [Report] = []
  }

  /// Creates a worker without its thread: jobs wait until ``start(_:)``.
  ///
  /// - Throws: the error of `pipe`, if no descriptors are left.
  package init() throws(ErrorNumber) {
    monitor = Monitor(State())
    wakeUp = try WakeUp()
  }

  /// Starts the thread.
  ///
  /// - Parameter work: does a job on that thread; a nil result is not reported.
  /// - Throws: if no thread can be started. ``close()`` does not wait for one then.
  package func start(_ work: @escaping @Sendable (Job) -> Report?) throws(ErrorNumber) {
    let (monitor, wakeUp) = (monitor, wakeUp)
    do {
      try BackgroundThread.start { Self.work(off: monitor, wakeUp, work) }
    } catch {
      monitor.withLock { $0.hasEnded = true }
      throw error
    }
  }

  /// Changes the jobs that wait. Returns at once.
  package func change(_ body: (inout [Job]) -> Void) {
    monitor.withLock { body(&$0.waiting) }
  }

  /// Returns the reports since the last call, in the order in which the jobs were done.
  package func takeReports() -> [Report] {
    monitor.withLock { state in
      wakeUp.clear()
      defer { state.reports = [] }
      return state.reports
    }
  }

  /// Ends the thread after all jobs that wait, and waits for that. The worker must not be used afterwards.
  package func close() {
    let wasClosed = monitor.withLock { state in
      defer { state.isClosing = true }
      return state.isClosing
    }
    if wasClosed { return }
    monitor.wait { $0.hasEnded ? () : nil }
    wakeUp.close()
  }

  private static func work(
    off monitor: Monitor<State>, _ wakeUp: WakeUp, _ work: (Job) -> Report?
  ) {
    while let job = nextJob(of: monitor) {
      guard let report = work(job) else { continue }
      monitor.withLock { state in
        state.reports.append(report)
        wakeUp.signal()
      }
    }
    monitor.withLock { $0.hasEnded = true }
  }

  /// Waits for a job; nil if the worker is being closed and none is left.
  private static func nextJob(of monitor: Monitor<State>) -> Job? {
    monitor.wait { state -> Job?? in
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      return state.isClosing ? .some(nil) : nil
    }
  }
}
