import Almanac
import Glibc
import TestSupport

@testable import Store

/// A real calendar server on this machine, started for the tests and ended with them.
final class Radicale: Sendable {
  static let user = "mira"
  static let password = "søster \"\\ :#"

  /// Another user, who may read the calendars `read-…` and write `ours-…` of the first.
  static let guest = WebLogin(user: "jules", password: "two")

  static let shared: Radicale? = try? Radicale()

  static let absence: String? = {
    if case .failure(let reason) = python { return reason.sentence }
    return shared == nil ? "Radicale does not start here." : nil
  }()

  struct Absence: Error { let sentence: String }

  private static let python = programs("radicale", ["radicale==3.9.0"]).map { $0.appending("python") }

  static func programs(_ name: String, _ packages: [String]) -> Result<FilePath, Absence> {
    let script = FilePath("\(Repository.path)/Scripts/python-programs")
    let outcome = try? ChildProcess.run(script, [name] + packages, input: [], limit: 1 << 20, seconds: 600)
    guard let outcome, outcome.end == .exited(0), let path = outcome.output.split(separator: 0x0A).last else {
      let messages = outcome.map { String(decoding: $0.errors, as: UTF8.self) } ?? ""
      return .failure(Absence(sentence: messages.split(separator: "\n").last.map(String.init) ?? "\(script) failed."))
    }
    return .success(FilePath(bytes: path))
  }

  private let scratch: Scratch
  private let program: ServerProgram

  private init() throws {
    setenv("no_proxy", "127.0.0.1,localhost", 1)
    let python = try Self.python.get()
    // In memory where that can be had: a write costs a tenth.
    let scratch = try Scratch(in: Scratch.memory)
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
      hosts = 127.0.0.1:\(try ServerProgram.freePort())
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
    program = try ServerProgram(
      python, ["-m", "radicale", "--config", scratch.path("config")], says: "Listening on", on: .errors)
    self.scratch = scratch
  }

  var port: Int { program.port }

  func address(_ path: String) throws -> WebAddress { try WebAddress("http://127.0.0.1:\(port)\(path)") }
}
