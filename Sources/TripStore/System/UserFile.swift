import Glibc
import Paths

/// Whole files that the program reads beside trips: schedules, settings, zones.
///
/// Nothing here waits for somebody to write. What is no plain file is refused before it is opened, so that neither a pipe
/// in the place of a followed schedule nor a device makes the program deaf. Only what a command was given may be a
/// stream, as `/dev/stdin` and `<(curl …)` are; it is read as `cat` would read it, until Ctrl-C.
package enum UserFile {
  /// Why a file is not read.
  package enum Refusal: Error, Equatable {
    case system(ErrorNumber, isOpen: Bool)
    case notPlain(FileStatus.Kind)
    case tooLarge

    /// That there is no file of that name.
    package var isAbsence: Bool {
      if case .system(let error, isOpen: false) = self { [ENOENT, ENOTDIR].contains(error.code) } else { false }
    }
  }

  /// - Parameters:
  ///   - limit: in bytes; larger files are refused.
  ///   - allowsStreams: whether a pipe is read until its writer closes it.
  package static func read(
    _ path: FilePath, limit: Int, allowsStreams: Bool = false
  ) throws(Refusal) -> [UInt8] {
    let calls = SystemCalls()
    let found = try attempt { () throws(ErrorNumber) in try calls.status(at: path) }
    // Who wants a file to be empty, or not to be, makes it a link to this.
    if found.kind == .device, (try? calls.realPath(path)) == "/dev/null" { return [] }
    try check(found, allowsStreams)
    let flags = O_RDONLY | O_NOCTTY | (allowsStreams ? 0 : O_NONBLOCK)
    let descriptor = try attempt { () throws(ErrorNumber) in try calls.open(path, flags, mode: 0) }
    defer { try? calls.close(descriptor) }
    let status = try attempt(isOpen: true) { () throws(ErrorNumber) in try calls.status(of: descriptor) }
    // It may be another file by now.
    try check(status, allowsStreams)
    return try contents(of: descriptor, size: Int(status.identity.size), limit: limit)
  }

  private static func check(_ status: FileStatus, _ allowsStreams: Bool) throws(Refusal) {
    let isAllowed = status.kind == .regular || allowsStreams && status.kind == .pipe
    if !isAllowed { throw .notPlain(status.kind) }
  }

  private static func contents(of descriptor: Int32, size: Int, limit: Int) throws(Refusal) -> [UInt8] {
    if size > limit { throw .tooLarge }
    var bytes: [UInt8] = []
    // Growing would take twice the memory.
    bytes.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: min(max(size + 1, 4096), 1 << 18))
    while bytes.count <= limit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw .system(ErrorNumber(errno), isOpen: true)
      }
    }
    throw .tooLarge
  }

  private static func attempt<Value>(
    isOpen: Bool = false, _ body: () throws(ErrorNumber) -> Value
  ) throws(Refusal) -> Value {
    do {
      return try body()
    } catch {
      throw .system(error, isOpen: isOpen)
    }
  }
}
