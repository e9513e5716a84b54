import Almanac
import Platform

/// A command of the user whose result is the first line of its output, as `pass show` does with a password. It runs
/// without a shell, a terminal and an input, in the environment of this program but for the password.
package struct HelperCommand: Equatable, Sendable {
  private let words: [String]

  package init(_ words: [String]) { self.words = words }

  package func line(adding more: [String] = [], path: FilePath?) throws(Failure) -> String {
    let line = try run(adding: more, path: path)
    guard !line.isEmpty, let text = String(validating: line, as: UTF8.self) else {
      throw Failure("the command \"\(name)\" printed nothing on its first line")
    }
    return text
  }

  /// - Parameter file: the file that gets the exit status of the command if it fails.
  package func start(input: [UInt8], recordingIn file: FilePath, path: FilePath?) throws(Failure) {
    try started(path) { program throws(ErrorNumber) in
      try ChildProcess.detach(program, Array(words.dropFirst()), input: input, recordingIn: file)
    }
  }

  /// - Returns: the first line of the output, which can be empty.
  @discardableResult package func run(adding more: [String], path: FilePath?) throws(Failure) -> ArraySlice<UInt8> {
    let outcome = try started(path) { program throws(ErrorNumber) in
      try ChildProcess.run(program, words.dropFirst() + more, input: [], limit: Self.longest, seconds: Self.timeout)
    }
    guard case .exited(let status) = outcome.end else {
      throw Failure("the command \"\(name)\" took too long, wrote too much or was killed")
    }
    if status != 0 {
      let line = String(decoding: Self.line(outcome.errors), as: UTF8.self)
      throw Failure("the command \"\(name)\" failed with status \(status)\(line.isEmpty ? "" : ": \(line)")")
    }
    return Self.line(outcome.output)
  }

  private var name: String { words.first ?? "" }

  private static func line(_ output: [UInt8]) -> ArraySlice<UInt8> { output.prefix { $0 != 0x0A && $0 != 0x0D } }

  private func started<Value>(
    _ path: FilePath?, _ start: (FilePath) throws(ErrorNumber) -> Value
  ) throws(Failure) -> Value {
    guard !words.isEmpty, let program = Self.program(FilePath(name), path) else {
      throw Failure("command not found: \"\(name)\"")
    }
    do throws(ErrorNumber) { return try start(program) } catch {
      throw Failure("can't run the command \"\(name)\": \(error)")
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
