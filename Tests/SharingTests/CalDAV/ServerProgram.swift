import Almanac
import CProcess
import Glibc
import TestSupport

@testable import Store

/// A server that others have written, as a program that is ended with this value.
final class ServerProgram: Sendable {
  enum Stream { case output, errors }

  struct Silence: Error {}

  private let process: pid_t
  let port: Int

  /// Starts a program, and waits until it says on a stream where it listens: `Listening on '127.0.0.1:41234'`.
  init(_ program: FilePath, _ words: [String], says phrase: String, on stream: Stream) throws {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Silence() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let writing = ends[1]
    // The child ends with the thread that started it.
    TestThread.start {
      let child = try? ChildProcess(program, words, input: []).child
      let messages = child.map { stream == .output ? $0.output : $0.errors }
      if let child, let messages, let port = Self.port(from: messages, after: phrase) {
        Self.write("\(child.id) \(port)", to: writing)
        while Self.read(messages) != nil {}
      } else {
        Self.write("", to: writing)
      }
    }
    let numbers = Self.read(ends[0])?.split(separator: " ").compactMap { Int($0) } ?? []
    close(ends[0])
    guard numbers.count == 2 else { throw Silence() }
    (process, self.port) = (pid_t(numbers[0]), numbers[1])
  }

  deinit { kill(process, SIGTERM) }

  /// A port that is free now; the servers do not choose one themselves.
  static func freePort() throws -> UInt16 {
    let server = try WebServer { _ in .answer() }
    return server.port
  }

  private static func port(from stream: CInt, after phrase: String) -> Int? {
    var text = ""
    while let more = read(stream) {
      text += more
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let line = lines.first { $0.contains(phrase) }
      if let port = line?.split(separator: ":").last, let number = Int(port.prefix { $0.isNumber }) { return number }
    }
    return nil
  }

  private static func write(_ text: String, to stream: CInt) {
    _ = Glibc.write(stream, text, text.utf8.count)
    close(stream)
  }

  private static func read(_ stream: CInt) -> String? {
    var polled = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, -1) > 0 else { return errno == EINTR ? "" : nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = Glibc.read(stream, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
