import Platform

/// Does jobs one after the other on a thread of its own, so that the thread of the interface never waits for a disk or
/// a long computation. When ``descriptor`` becomes readable, take the results with ``drainReports()``.
package final class BackgroundWorker<Job: Sendable, Report: Sendable>: Sendable {
  package var descriptor: Int32 { wakeUp.descriptor }

  private let monitor: Monitor<State>
  private let wakeUp: WakePipe

  fileprivate struct State {
    var waiting: [Job] = []
    var isClosing = false
    var isCancelled = false
    /// Counts how often all jobs were replaced. What a job reports after that is dropped.
    var replacements = 0
    var hasEnded = false
    var reports: [Report] = []
  }

  /// Creates a worker without its thread: jobs wait until ``start(_:)``.
  package init() throws(ErrorNumber) {
    monitor = Monitor(State())
    wakeUp = try WakePipe()
  }

  deinit { abandon() }

  package convenience init(_ work: @escaping @Sendable (Job, JobContext) -> Void) throws(ErrorNumber) {
    try self.init()
    try start(work)
  }

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

  package func change(_ body: (inout [Job]) -> Void) {
    monitor.withLock { body(&$0.waiting) }
  }

  /// Drops the jobs that wait and cancels the running one; nothing more of either is reported.
  package func begin(_ job: Job) { replaceAll(by: [job]) }

  /// Drops all jobs. Nothing more of them is reported.
  package func dropAll() { replaceAll(by: []) }

  private func replaceAll(by jobs: [Job]) {
    monitor.withLock { state in
      (state.waiting, state.reports, state.isCancelled) = (jobs, [], true)
      state.replacements += 1
      wakeUp.clear()
    }
  }

  /// - Returns: whether a waiting job was dropped, which will report nothing.
  @discardableResult package func cancel() -> Bool {
    monitor.withLock { state in
      defer { (state.waiting, state.isCancelled) = ([], true) }
      return !state.waiting.isEmpty
    }
  }

  /// Cancels the running job and ends the thread after it without waiting. The worker must not be used afterwards.
  package func abandon() {
    monitor.withLock { if !$0.isClosing { ($0.waiting, $0.isClosing) = ([], true) } }
  }

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
    if !wasClosed { monitor.wait { $0.hasEnded ? () : nil } }
  }

  private static func work(
    off monitor: Monitor<State>, _ wakeUp: WakePipe, _ work: (Job, JobContext) -> Void
  ) {
    while case .job(let job, let replacements) = next(of: monitor) {
      work(job, JobContext(monitor: monitor, wakeUp: wakeUp, replacements: replacements))
    }
    monitor.withLock { $0.hasEnded = true }
  }

  private enum Next {
    case job(Job, replacements: Int)
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

/// Tasks on a thread of their own. A task takes the place of the one before, of which nothing more is reported.
package struct BackgroundTasks<Report: Sendable> {
  package typealias Task = @Sendable (_ report: (Report) -> Void) -> Void

  private var worker: BackgroundWorker<Task, Report>?

  package init() {}

  /// Readable while there are reports to take; empty before the first task.
  package var descriptors: [CInt] { worker.map { [$0.descriptor] } ?? [] }

  /// - Returns: whether there is a thread for it.
  @discardableResult package mutating func begin(_ task: @escaping Task) -> Bool {
    if worker == nil { worker = try? BackgroundWorker { task, turn in task(turn.report) } }
    worker?.begin(task)
    return worker != nil
  }

  package func drop() { worker?.dropAll() }

  package func drainReports() -> [Report] { worker?.drainReports() ?? [] }
}

package enum BackgroundThread {
  /// Starts a thread with all signals blocked, since the thread that owns the terminal handles them.
  package static func start(_ body: @escaping @Sendable () -> Void) throws(ErrorNumber) {
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

/// A value that several threads use one at a time, and whose changes they can wait for.
package final class Monitor<State>: @unchecked Sendable {
  // The C library requires a fixed address for both.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var state: State

  package init(_ state: State) {
    self.state = state
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  package func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_mutex_unlock(mutex)
      // Not before: a thread that wakes would find the lock taken, and sleep once more.
      pthread_cond_broadcast(changed)
    }
    return body(&state)
  }

  /// Calls `body` again after each change until it returns a result.
  package func wait<Result>(for body: (inout State) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      pthread_cond_wait(changed, mutex)
    }
  }
}

/// Is closed when neither the worker nor its thread needs it any more.
final class WakePipe: Sendable {
  let descriptor: Int32
  private let writingEnd: Int32

  init() throws(ErrorNumber) {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { throw ErrorNumber(errno) }
    (descriptor, writingEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  /// A write to a full pipe fails, but then the descriptor is readable already.
  func signal() {
    var byte: UInt8 = 0
    _ = write(writingEnd, &byte, 1)
  }

  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }

  deinit {
    close(descriptor)
    close(writingEnd)
  }
}
