import Glibc
import Store

package final class Gate: Sendable {
  private let visitors: (reading: Int32, writing: Int32)
  private let opening: (reading: Int32, writing: Int32)

  package init() throws {
    visitors = try Gate.makePipe()
    opening = try Gate.makePipe()
  }

  deinit { for end in [visitors.reading, visitors.writing, opening.reading] { close(end) } }

  private static func makePipe() throws -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw ErrorNumber(errno) }
    return (ends[0], ends[1])
  }

  package func pass() {
    var byte: UInt8 = 0
    write(visitors.writing, &byte, 1)
    // At the end of the pipe, which is when the gate is open, this no longer waits.
    read(opening.reading, &byte, 1)
  }

  package var hasVisitor: Bool {
    var source = pollfd(fd: visitors.reading, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) == 1
  }

  package func waitForVisitor() {
    var byte: UInt8 = 0
    read(visitors.reading, &byte, 1)
  }

  package func open() { close(opening.writing) }
}
