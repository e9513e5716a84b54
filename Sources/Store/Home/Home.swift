import Base
import Files
import Glibc
import TripCore

/// The files of a user: their paths and the calls on them. Commands and interface read and write all files through one
/// of these, so that a test can put failing system calls below all of them.
package struct Home: Sendable {
  package let calls: any FileSystemCalls
  /// Access to the web.
  let web: any HTTPClient
  /// The value of an environment variable that holds a path; nil if it is not set.
  private let variable: @Sendable (String) -> FilePath?

  /// - Parameters:
  ///   - web: access to the web; nil for the program curl.
  ///   - variable: returns the value of an environment variable; those of this process by default.
  package init(
    calls: any FileSystemCalls = SystemCalls(), web: (any HTTPClient)? = nil,
    variable: @escaping @Sendable (String) -> FilePath? = { Environment.path(in: $0) }
  ) {
    self.calls = calls
    self.web = web ?? Curl(agent: "barnstorm/\(ProgramVersion.number)", path: variable("PATH"))
    self.variable = variable
  }

  /// The directories of programs, with colons between them; nil for none.
  package var programs: FilePath? { variable("PATH") }

  /// The directory of trips and the memory of the last one.
  ///
  /// - Throws: ``StoreError/noHome`` if no variable gives its path.
  package func library() throws(StoreError) -> TripLibrary {
    try TripLibrary(environment: variable, calls: calls)
  }

  /// Reads all readable trips of the user.
  package func readableTrips() throws(StoreError) -> [Trip] {
    try library().entries().compactMap { try? $0.trip.get() }
  }

  /// Trip files, without last good copies.
  package var tripFiles: TripFiles { TripFiles(calls: calls) }

  /// Trip files, each save of which keeps a last good copy if there is a place for copies.
  package var tripFilesWithCopies: TripFiles { TripFiles(calls: calls, copies: try? library().copies) }

  /// The time zones of this machine.
  package var zones: SystemZones {
    SystemZones(directories: SystemZones.directories(chosen: variable("TZDIR")), calls: calls)
  }

  /// The fonts of this machine and those of the user.
  package var fonts: SystemFonts {
    let own = [variable("XDG_DATA_HOME")?.appending("fonts"), variable("HOME")?.appending(".local/share/fonts")]
    return SystemFonts(
      directories: own.compactMap { $0 } + ["/usr/share/fonts", "/usr/local/share/fonts"], calls: calls)
  }

  /// The directory for files of a user; nil if no variable gives its path.
  func directory(_ kind: BaseDirectory) -> FilePath? { kind.path(variable) }

  /// The value of an environment variable as text.
  func text(of name: String) -> String? { variable(name).map { String(decoding: $0.bytes, as: UTF8.self) } }

  /// The path that a user types, with the home directory in the place of a leading `~/`, as in a shell.
  package func expanded(_ typed: String) -> FilePath {
    guard typed.hasPrefix("~/"), let home = variable("HOME") else { return FilePath(typed) }
    return FilePath(bytes: home.bytes + typed.utf8.dropFirst())
  }
}

/// The reason why something was not done, in one sentence.
package struct Failure: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ sentence: String) {
    description = sentence
  }
}

/// The environment variables of this process.
package enum Environment {
  package static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The value of a variable that holds a path.
  package static func path(in name: String) -> FilePath? { getenv(name).map { FilePath(cString: $0) } }
}

extension Timestamp {
  /// The time by the clock of this machine, to the millisecond, as trip files write it.
  package static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(microseconds: (Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000) * 1000)
  }
}
