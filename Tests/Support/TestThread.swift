import Store

/// Threads of a test's own, which may wait as long as they like.
package enum TestThread {
  package static func start(_ body: @escaping @Sendable () -> Void) {
    do { try BackgroundThread.start(body) } catch { fatalError("no thread for a test: \(error)") }
  }

  /// Runs `body` on so many threads, with their numbers, and waits for all.
  package static func inParallel(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let running = Monitor(count)
    for number in 0..<count {
      start {
        body(number)
        running.withLock { $0 -= 1 }
      }
    }
    running.wait { $0 == 0 ? () : nil }
  }
}
