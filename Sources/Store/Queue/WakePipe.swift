import Files
import Platform

/// A pipe by which a thread wakes another one that waits in `poll`.
struct WakePipe: Sendable {
  /// The reading end, to wait for.
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

  /// Makes the descriptor readable. A write to a full pipe fails, but then the descriptor is readable already.
  func signal() {
    var byte: UInt8 = 0
    _ = write(writingEnd, &byte, 1)
  }

  /// Makes the descriptor no longer readable.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }

  func close() {
    _ = Platform.close(descriptor)
    _ = Platform.close(writingEnd)
  }
}
