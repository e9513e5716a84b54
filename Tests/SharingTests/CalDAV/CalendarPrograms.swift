import Almanac
import Glibc
import TestSupport

@testable import Store

/// Calendar programs that others have written, each with a home of the test's own.
struct CalendarPrograms {
  /// Their directory. They are large, so that only `make soak-sync` installs them.
  static let directory: Result<FilePath, Radicale.Absence> = {
    guard getenv("SOAK_SEEDS") != nil else {
      return .failure(Radicale.Absence(sentence: "`make soak-sync` does that."))
    }
    return Radicale.programs(
      "calendar-programs", ["vdirsyncer==0.21.0", "khal==0.14.1", "caldav==3.6.0", "xandikos==0.4.10"])
  }()

  /// Why there are none; nil if there are.
  static var absence: String? { if case .failure(let reason) = directory { reason.sentence } else { nil } }

  let scratch: Scratch
  private let bin: FilePath

  init() throws { (bin, scratch) = (try Self.directory.get(), Scratch()) }

  struct Failed: Error { let said: String }

  /// Runs a program; returns what it writes.
  @discardableResult
  func run(_ program: String, _ words: [String], typing typed: String = "") throws -> String {
    let home: String = "\(scratch.path)"
    let variables = [
      "HOME=\(home)", "XDG_CONFIG_HOME=\(home)", "XDG_DATA_HOME=\(home)", "XDG_CACHE_HOME=\(home)", "LC_ALL=C.UTF-8",
      "TZ=America/Chicago", "no_proxy=127.0.0.1", "PATH=/usr/bin:/bin",
    ]
    let outcome = try ChildProcess.run(
      "/usr/bin/env", ["-i"] + variables + ["\(bin)/\(program)"] + words, input: Array(typed.utf8), limit: 1 << 22,
      seconds: 120)
    let said = String(decoding: outcome.output + outcome.errors, as: UTF8.self)
    guard outcome.end == .exited(0) else { throw Failed(said: "\(program) \(words): \(said)") }
    return said
  }
}
