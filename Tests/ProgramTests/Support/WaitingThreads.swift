import Glibc
import Synchronization
import TestSupport
import Testing

/// Runs tests that wait for another program on threads of their own, so that several of them wait at the same time and none
/// holds a thread that others compute on.
struct WaitingThreads: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withTaskExecutorPreference(Threads.shared) { try await function() }
  }

  private final class Threads: TaskExecutor {
    static let shared = Threads(count: 6)

    private let jobs = Mutex<[UnownedJob]>([])
    private let gate = Gate()

    private init(count: Int) {
      for _ in 0..<count {
        TestThread.start { [self] in
          while true {
            gate.wait()
            let job = jobs.withLock { $0.removeFirst() }
            job.runSynchronously(on: asUnownedTaskExecutor())
          }
        }
      }
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      jobs.withLock { $0.append(job) }
      gate.open()
    }
  }

  private final class Gate: @unchecked Sendable {
    private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

    init() { sem_init(semaphore, 0, 0) }

    func open() { sem_post(semaphore) }

    func wait() { while sem_wait(semaphore) != 0 {} }
  }
}

extension Trait where Self == WaitingThreads {
  static var waits: Self { WaitingThreads() }
}
