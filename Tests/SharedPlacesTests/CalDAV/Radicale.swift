import CProcess
import Disk
import Glibc
import Paths
import TestSupport

@testable import Web

/// A real calendar server on this machine, started for the tests and ended with them.
final class Radicale: Sendable {
  static let user = "mira"
  static let password = "søster \"\\ :#"

  /// Another user, who may read the calendars `read-…` and write `ours-…` of the first.
  static let guest = WebLogin(user: "jules", password: "two")

  /// The one of this run; nil where it cannot be had.
  static let shared: Radicale? = try? Radicale()

  /// Why there is none.
  static let absence: String? = {
    if case .failure(let reason) = python { return reason.sentence }
    return shared == nil ? "Radicale does not start here." : nil
  }()

  struct Absence: Error { let sentence: String }

  private static let python: Result<FilePath, Absence> = {
    let outcome = try? ChildProcess.run(
      FilePath("\(top)/Scripts/radicale"), [], input: [], limit: 1 << 20, seconds: 120)
    guard let outcome, outcome.end == .exited(0), let path = outcome.output.split(separator: 0x0A).last else {
      let said = outcome.map { String(decoding: $0.errors, as: UTF8.self) } ?? ""
      return .failure(
        Absence(sentence: said.split(separator: "\n").last.map(String.init) ?? "Scripts/radicale failed."))
    }
    return .success(FilePath(bytes: path))
  }()

  private static let top = #filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" }

  private let scratch: Scratch
  private let process: pid_t
  let port: Int

  private init() throws {
    setenv("no_proxy", "127.0.0.1,localhost", 1)
    let python = try Self.python.get()
    // In memory where that can be had: a write costs a tenth.
    let scratch = try (try? Scratch(in: "/dev/shm")) ?? Scratch()
    try scratch.write("\(Self.user):\(Self.password)\n\(Self.guest.user):\(Self.guest.password)\n", to: "users")
    try scratch.write(
      """
      [top]
      user: .+
      collection:
      permissions: R
      [own]
      user: .+
      collection: {user}(/.*)?
      permissions: RrWw
      [guests]
      user: .+
      collection: [^/]+/read-.*
      permissions: r
      [friends]
      user: .+
      collection: [^/]+/ours-.*
      permissions: rw
      """, to: "rights")
    try scratch.write(
      """
      [server]
      hosts = 127.0.0.1:\(try Self.freePort())
      max_connections = 32
      delay_on_error = 0
      [auth]
      type = htpasswd
      htpasswd_filename = \(scratch.path("users") as String)
      htpasswd_encryption = plain
      delay = 0
      [rights]
      type = from_file
      file = \(scratch.path("rights") as String)
      [storage]
      filesystem_folder = \(scratch.path("collections") as String)
      [logging]
      level = info
      """, to: "config")
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ErrorNumber(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let writing = ends[1]
    // The child ends with the thread that started it.
    TestThread.start {
      let words = ["-m", "radicale", "--config", scratch.path("config") as String]
      let child = try? ChildProcess(ChildProcess.Task(program: python, arguments: words, input: [])).child
      if let child, let port = Self.port(from: child.errors) {
        Self.write("\(child.id) \(port)", to: writing)
        while Self.read(child.errors) != nil {}
      } else {
        Self.write("", to: writing)
      }
    }
    let numbers = Self.read(ends[0])?.split(separator: " ").compactMap { Int($0) } ?? []
    close(ends[0])
    guard numbers.count == 2 else { throw Absence(sentence: "Radicale did not start.") }
    (self.scratch, process, port) = (scratch, pid_t(numbers[0]), numbers[1])
  }

  deinit { kill(process, SIGTERM) }

  func address(_ path: String) throws -> WebAddress { try WebAddress("http://127.0.0.1:\(port)\(path)") }

  /// A port that is free now; Radicale does not choose one itself.
  private static func freePort() throws -> UInt16 {
    let server = try WebServer { _ in .answer() }
    return server.port
  }

  // MARK: What it says

  /// The port in `Listening on '127.0.0.1:41234'`.
  private static func port(from stream: CInt) -> Int? {
    var text = ""
    while let more = read(stream) {
      text += more
      guard let line = text.split(separator: "\n").first(where: { $0.contains("Listening on") }) else { continue }
      let digits = line.split(separator: ":").last?.prefix { $0.isNumber } ?? ""
      if let port = Int(digits), line.contains("'") { return port }
    }
    return nil
  }

  private static func write(_ text: String, to stream: CInt) {
    _ = Glibc.write(stream, text, text.utf8.count)
    close(stream)
  }

  /// Waits for something to read; nil at the end.
  private static func read(_ stream: CInt) -> String? {
    var polled = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, -1) > 0 else { return errno == EINTR ? "" : nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = Glibc.read(stream, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
