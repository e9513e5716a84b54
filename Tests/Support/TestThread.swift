import Glibc

/// Threads of a test's own, which may wait as long as they like.
package enum TestThread {
  package static func start(_ body: @escaping @Sendable () -> Void) {
    if let thread = thread(running: body) { pthread_detach(thread) }
  }

  /// Runs `body` on so many threads, with their numbers, and waits for all.
  package static func inParallel(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let threads = (0..<count).map { number in thread { body(number) } }
    for case let thread? in threads { pthread_join(thread, nil) }
  }

  /// - Returns: nil if there can be no more threads.
  private static func thread(running body: @escaping @Sendable () -> Void) -> pthread_t? {
    let box = Unmanaged.passRetained(Box(body))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    if code == 0 { return thread }
    box.release()
    return nil
  }

  private final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
