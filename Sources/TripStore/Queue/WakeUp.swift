import Disk
import Glibc

/// A descriptor that a `poll` loop can wait on, for news from another thread: the reading end of a pipe.
struct WakeUp: Sendable {
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

  /// Makes the descriptor readable. A full pipe is readable anyhow.
  func signal() {
    var byte: UInt8 = 0
    _ = write(writingEnd, &byte, 1)
  }

  /// Makes it wait again.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }

  func close() {
    _ = Glibc.close(descriptor)
    _ = Glibc.close(writingEnd)
  }
}
