import Almanac
import Glibc
import TestSupport

@testable import Store

/// Another real calendar server on this machine, which keeps calendars in git. Only `make soak-sync` installs it.
final class Xandikos: Sendable {
  static let shared: Xandikos? = try? Xandikos()

  static var absence: String? {
    if case .failure(let reason) = directory { return reason.sentence }
    return shared == nil ? "Xandikos does not start here." : nil
  }

  private static let directory: Result<FilePath, Radicale.Absence> =
    getenv("SOAK_SEEDS") == nil
    ? .failure(Radicale.Absence(sentence: "`make soak-sync` does that."))
    : Radicale.programs("xandikos", ["xandikos==0.4.10"])

  private let scratch: Scratch
  private let program: ServerProgram

  private init() throws {
    setenv("no_proxy", "127.0.0.1,localhost", 1)
    let bin = try Self.directory.get()
    let scratch = try Scratch(in: Scratch.memory)
    program = try ServerProgram(
      FilePath("\(bin)/python"),
      [
        "-u", "-m", "xandikos", "serve", "--no-detect-systemd", "--defaults", "--directory", scratch.path("files"),
        "--state-dir", scratch.path("state"), "--listen-address", "127.0.0.1", "--port",
        String(try ServerProgram.freePort()),
      ], says: "Listening on", on: .errors)
    self.scratch = scratch
    // It says that it listens before it does.
    let web = Curl(agent: "barnstorm/test", path: "/usr/local/bin:/usr/bin:/bin")
    for _ in 0..<200 {
      if case .success = web.responses(to: [HTTPRequest("OPTIONS", try address("/"))], within: RequestLimits())[0] {
        return
      }
      usleep(50_000)
    }
    throw ServerProgram.Silence()
  }

  func address(_ path: String) throws -> WebAddress { try WebAddress("http://127.0.0.1:\(program.port)\(path)") }
}
