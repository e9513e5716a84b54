import Glibc
import TestSupport
import Testing

@testable import Store

@Suite struct BackgroundWorkerTests {
  /// Reports a job twice: as it begins, and once it is not wanted any more.
  private func worker() throws -> BackgroundWorker<Int, String> {
    try BackgroundWorker { job, turn in
      turn.report("begun \(job)")
      while turn.isWanted { sched_yield() }
      turn.report("ended \(job)")
    }
  }

  private func wait(for worker: BackgroundWorker<Int, String>) -> [String] {
    var polled = pollfd(fd: worker.descriptor, events: Int16(POLLIN), revents: 0)
    expect(poll(&polled, 1, 10_000), 1)
    return worker.drainReports()
  }

  @Test func `a job reports while it runs, and ends once nobody wants it`() throws {
    let worker = try worker()
    worker.change { $0 = [1, 2] }
    expect(wait(for: worker), ["begun 1"])
    #expect(worker.cancel(), "the second had not begun")
    #expect(!worker.cancel())
    expect(wait(for: worker), ["ended 1"])
    worker.change { $0 = [3] }
    expect(wait(for: worker), ["begun 3"])
    worker.abandon()
  }

  @Test func `a job that was started supersedes all others`() throws {
    let worker = try worker()
    worker.begin(1)
    #expect(wait(for: worker) == ["begun 1"])
    worker.begin(2)
    #expect(wait(for: worker) == ["begun 2"], "the end of the first is dropped")
    worker.dropAll()
    worker.begin(3)
    #expect(wait(for: worker) == ["begun 3"])
  }
}
