import Almanac
import Platform

/// A command of the user whose result is the first line of its output, as `pass show` does with a password. It runs
/// without a shell, a terminal and an input, in the environment of this program but for the password.
package struct HelperCommand: Equatable, Sendable {
  private let words: [String]

  package init(_ words: [String]) { self.words = words }

  package func line(adding more: [String] = [], path: FilePath?) throws(CommandFailure) -> String {
    guard let name = words.first, let program = Self.program(FilePath(name), path) else {
      throw .notFound(words.first ?? "")
    }
    let outcome: ChildOutcome
    do {
      outcome = try ChildProcess.run(
        program, words.dropFirst() + more, input: [], limit: Self.longest, seconds: Self.timeout)
    } catch {
      throw .system(name, error)
    }
    guard outcome.end == .exited(0) else { throw .ended(name, outcome.end, outcome.errors) }
    let line = outcome.output.prefix { $0 != 0x0A && $0 != 0x0D }
    guard !line.isEmpty, let response = String(validating: line, as: UTF8.self) else { throw .empty(name) }
    return response
  }

  /// - Parameter note: the file that gets the exit status of the command if it fails.
  package func start(input: [UInt8], noting note: FilePath, path: FilePath?) throws(CommandFailure) {
    guard let name = words.first, let program = Self.program(FilePath(name), path) else {
      throw .notFound(words.first ?? "")
    }
    do throws(ErrorNumber) {
      try ChildProcess.detach(program, Array(words.dropFirst()), input: input, noting: note)
    } catch {
      throw .system(name, error)
    }
  }

  /// - Returns: why the command failed.
  package func run(adding more: [String], path: FilePath?) -> CommandFailure? {
    do throws(CommandFailure) {
      _ = try line(adding: more, path: path)
      return nil
    } catch {
      if case .empty = error { return nil }
      return error
    }
  }

  private static let longest = 64 * 1024

  /// Seconds. The command may be waiting for the user.
  private static let timeout = 120

  private static func program(_ name: FilePath, _ path: FilePath?) -> FilePath? {
    if name.hasDirectory { return name.withCString { access($0, X_OK) } == 0 ? name : nil }
    return name.found(in: path)
  }
}

package enum CommandFailure: Error, Equatable, Sendable {
  case notFound(String)
  case system(String, ErrorNumber)
  /// Has the first line of error output.
  case failed(String, status: Int32?, String)
  case empty(String)

  fileprivate static func ended(_ name: String, _ end: ChildOutcome.End, _ errors: [UInt8]) -> CommandFailure {
    let line = errors.prefix { $0 != 0x0A && $0 != 0x0D }
    let status: Int32? = if case .exited(let status) = end { status } else { nil }
    return .failed(name, status: status, String(decoding: line, as: UTF8.self))
  }
}

extension CommandFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let name): "command not found: \"\(name)\""
    case .system(let name, let error): "can't run the command \"\(name)\": \(error)"
    case .failed(let name, nil, _): "the command \"\(name)\" took too long, wrote too much or was killed"
    case .failed(let name, let status?, let line):
      "the command \"\(name)\" failed with status \(status)\(line.isEmpty ? "" : ": \(line)")"
    case .empty(let name): "the command \"\(name)\" printed nothing on its first line"
    }
  }
}

extension FilePath {
  /// - Parameter path: the directories, separated by colons; relative ones are ignored.
  package func found(in path: FilePath?) -> FilePath? {
    let directories = path?.bytes.split(separator: UInt8(ascii: ":")).map { FilePath(bytes: Array($0)) } ?? []
    return directories.lazy.filter(\.isAbsolute).map { $0.appending(self) }.first { candidate in
      candidate.withCString { access($0, X_OK) } == 0
    }
  }
}

extension UserStorage {
  /// Converts text by the system's program `iconv`, from an encoding that this program does not read itself.
  func utf8(_ bytes: [UInt8], from encoding: String) throws(Failure) -> [UInt8] {
    guard let program = FilePath("iconv").found(in: programs) else {
      throw Failure("text in \(encoding), which needs the program iconv; install it, or save the file as UTF-8")
    }
    let outcome = try? ChildProcess.run(
      program, ["-f", encoding, "-t", "UTF-8"], input: bytes, limit: bytes.count * 4 + 64, seconds: 20)
    guard let outcome, outcome.end == .exited(0) else {
      throw Failure("iconv can't read the text as \(encoding); \"iconv -l\" lists its encodings")
    }
    return outcome.output
  }
}
