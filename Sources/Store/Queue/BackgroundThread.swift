import Files
import Platform

/// A way to run code on a thread of its own, by pthreads.
enum BackgroundThread {
  /// Starts a thread with all signals blocked, since the thread that owns the terminal handles them.
  ///
  /// - Throws: the error of `pthread_create`.
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
