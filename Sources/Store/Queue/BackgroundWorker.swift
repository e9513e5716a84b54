import Files
import Platform

/// Does jobs one after the other on a thread of its own and reports their results, so that the thread of the interface never
/// waits for a disk or a long computation.
///
/// ``change(_:)`` changes the list of jobs that wait, of which the first is done next; ``begin(_:)`` begins a job in place of
/// all others. When ``descriptor`` becomes readable, take the results with ``drainReports()``. One thread asks for jobs and
/// takes the reports.
package final class BackgroundWorker<Job: Sendable, Report: Sendable>: Sendable {
  /// Readable while there are reports to take.
  package var descriptor: Int32 { wakeUp.descriptor }

  private let monitor: Monitor<State>
  private let wakeUp: WakePipe

  fileprivate struct State {
    var waiting: [Job] = []
    var isClosing = false
    /// Whether the owner does not wait for the thread to end, in which case the thread closes the descriptor.
    var isAbandoned = false
    /// Whether the running job has been cancelled.
    var isCancelled = false
    /// How often all jobs were replaced. What a job reports after it was replaced is dropped.
    var replacements = 0
    var hasEnded = false
    var reports: [Report] = []
  }

  /// Creates a worker without its thread: jobs wait until ``start(_:)``.
  ///
  /// - Throws: the error of `pipe`, if no descriptors are left.
  package init() throws(ErrorNumber) {
    monitor = Monitor(State())
    wakeUp = try WakePipe()
  }

  deinit { abandon() }

  /// Creates a worker and starts its thread.
  ///
  /// - Parameter work: does a job on that thread.
  /// - Throws: if descriptors or threads run out.
  package convenience init(_ work: @escaping @Sendable (Job, JobContext) -> Void) throws(ErrorNumber) {
    try self.init()
    try start(work)
  }

  /// The connection of a long job to its owner while it runs.
  package struct JobContext {
    fileprivate let monitor: Monitor<State>
    fileprivate let wakeUp: WakePipe
    fileprivate let replacements: Int

    /// Whether the result of the job is still wanted; if not, the job should end soon.
    package var isWanted: Bool { monitor.withLock { !$0.isCancelled && !$0.isClosing } }

    package func report(_ report: Report) {
      monitor.withLock { state in
        if state.replacements != replacements { return }
        state.reports.append(report)
        wakeUp.signal()
      }
    }
  }

  /// Starts the thread.
  ///
  /// - Parameter work: performs a job on that thread.
  /// - Throws: if no thread can be started. ``close()`` does not wait for one in that case.
  package func start(_ work: @escaping @Sendable (Job, JobContext) -> Void) throws(ErrorNumber) {
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

  /// Begins a job in place of all others: those that wait are dropped, the running one is cancelled, and nothing more of
  /// either is reported. Returns at once.
  package func begin(_ job: Job) {
    monitor.withLock { state in
      state.replaceAll(by: [job])
      wakeUp.clear()
    }
  }

  /// Drops all jobs. Nothing more of them is reported. Returns at once.
  package func dropAll() {
    monitor.withLock { state in
      state.replaceAll(by: [])
      wakeUp.clear()
    }
  }

  /// Cancels the running job and drops the waiting ones. Returns at once.
  ///
  /// - Returns: whether a waiting job was dropped, which will report nothing.
  @discardableResult package func cancel() -> Bool {
    monitor.withLock { state in
      defer { (state.waiting, state.isCancelled) = ([], true) }
      return !state.waiting.isEmpty
    }
  }

  /// Cancels the running job and ends the thread after it without waiting, as happens to a worker that nobody has any
  /// more. The worker must not be used afterwards.
  package func abandon() {
    let isOver = monitor.withLock { state in
      if state.isClosing { return false }
      (state.waiting, state.isClosing, state.isAbandoned) = ([], true, true)
      return state.hasEnded
    }
    if isOver { wakeUp.close() }
  }

  /// Returns the reports since the last call, in the order in which the jobs were done.
  package func drainReports() -> [Report] {
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
    off monitor: Monitor<State>, _ wakeUp: WakePipe, _ work: (Job, JobContext) -> Void
  ) {
    while case .job(let job, let replacements) = next(of: monitor) {
      work(job, JobContext(monitor: monitor, wakeUp: wakeUp, replacements: replacements))
    }
    let isAbandoned = monitor.withLock { state in
      state.hasEnded = true
      return state.isAbandoned
    }
    if isAbandoned { wakeUp.close() }
  }

  private enum Next {
    case job(Job, replacements: Int)
    /// The worker is being closed, and no job is left.
    case end
  }

  private static func next(of monitor: Monitor<State>) -> Next {
    monitor.wait { state in
      if !state.waiting.isEmpty {
        state.isCancelled = false
        return .job(state.waiting.removeFirst(), replacements: state.replacements)
      }
      return state.isClosing ? .end : nil
    }
  }
}

extension BackgroundWorker.State {
  fileprivate mutating func replaceAll(by jobs: [Job]) {
    (waiting, reports, isCancelled) = (jobs, [], true)
    replacements += 1
  }
}
