/// Tasks on a thread of their own, which starts with the first one. A task takes the place of the one before, of which nothing
/// more is reported.
///
/// When one of ``descriptors`` becomes readable, take the results with ``drainReports()``.
package struct BackgroundTasks<Report: Sendable> {
  /// Does the work and hands over each result.
  package typealias Task = @Sendable (_ report: (Report) -> Void) -> Void

  private var worker: BackgroundWorker<Task, Report>?

  package init() {}

  /// Readable while there are reports to take; empty before the first task.
  package var descriptors: [CInt] { worker.map { [$0.descriptor] } ?? [] }

  /// Begins a task and returns at once.
  ///
  /// - Returns: whether there is a thread for it.
  @discardableResult package mutating func begin(_ task: @escaping Task) -> Bool {
    if worker == nil { worker = try? BackgroundWorker { task, turn in task(turn.report) } }
    worker?.begin(task)
    return worker != nil
  }

  /// Drops the task. Nothing more of it is reported.
  package func drop() { worker?.dropAll() }

  /// Returns the reports since the last call.
  package func drainReports() -> [Report] { worker?.drainReports() ?? [] }
}
