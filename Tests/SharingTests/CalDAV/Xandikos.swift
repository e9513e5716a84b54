import Base
import TestSupport

@testable import Files

/// Another real calendar server on this machine, which keeps calendars in git. Only `make soak-sync` installs it.
final class Xandikos: Sendable {
  /// The one of this run; nil where it cannot be had.
  static let shared: Xandikos? = try? Xandikos()

  /// Why there is none.
  static var absence: String? { CalendarPrograms.absence ?? (shared == nil ? "Xandikos does not start here." : nil) }

  private let scratch: Scratch
  private let program: ServerProgram

  private init() throws {
    let bin = try CalendarPrograms.directory.get()
    let scratch = try (try? Scratch(in: "/dev/shm")) ?? Scratch()
    program = try ServerProgram(
      FilePath("\(bin)/python"),
      [
        "-u", "-m", "xandikos", "serve", "--no-detect-systemd", "--defaults", "--directory", scratch.path("files"),
        "--state-dir", scratch.path("state"), "--listen-address", "127.0.0.1", "--port",
        String(try ServerProgram.freePort()),
      ], says: .errors, port: Self.port(in:))
    self.scratch = scratch
  }

  func address(_ path: String) throws -> WebAddress { try WebAddress("http://127.0.0.1:\(program.port)\(path)") }

  /// The port in `Listening on 127.0.0.1:41234`.
  private static func port(in text: String) -> Int? {
    guard
      let line = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .first(where: { $0.hasPrefix("Listening on") })
    else { return nil }
    return line.split(separator: ":").last.flatMap { Int($0) }
  }
}
