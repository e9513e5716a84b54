import Almanac
import CProcess
import Platform

struct ChildOutcome {
  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
    case tooMuch
    case tooLate
  }

  var end: End
  var output: [UInt8]
  /// The beginning of its standard error.
  var errors: [UInt8]
}

/// A process that runs until it ends or is killed, without a shell and without a terminal. It never outlives the thread
/// that started it.
struct ChildProcess {
  let child: cprocess
  private var output: [UInt8] = []
  private var errors: [UInt8] = []
  private var end: ChildOutcome.End?

  /// The bytes of standard error that are kept.
  private static let maxErrors = 4096

  /// - Parameters:
  ///   - limit: the largest number of bytes that it may write.
  ///   - seconds: the longest time that it may take.
  static func run(
    _ program: FilePath, _ arguments: [String], input: [UInt8], limit: Int, seconds: Int
  ) throws(ErrorNumber) -> ChildOutcome {
    let deadline = MonotonicClock.milliseconds + seconds * 1000
    var process = try ChildProcess(program, arguments, input: input)
    let failure = process.read(limit: limit, deadline: deadline)
    close(process.child.output)
    close(process.child.errors)
    let own = process.wait(until: deadline)
    if let failure { throw failure }
    return ChildOutcome(end: process.end ?? own, output: process.output, errors: process.errors)
  }

  init(_ program: FilePath, _ arguments: [String], input: [UInt8]) throws(ErrorNumber) {
    var child = cprocess()
    try Self.start(program, arguments, input) { cprocess_start($0, $1, $2.baseAddress, $2.count, &child) }
    self.child = child
  }

  /// - Parameter file: the file that gets the exit status of the program if it fails.
  static func detach(
    _ program: FilePath, _ arguments: [String], input: [UInt8], recordingIn file: FilePath
  ) throws(ErrorNumber) {
    try start(program, arguments, input) { path, words, input in
      file.withCString { cprocess_detach(path, words, input.baseAddress, input.count, $0) }
    }
  }

  private static func start(
    _ program: FilePath, _ arguments: [String], _ input: [UInt8],
    by call: (UnsafePointer<CChar>, [UnsafeMutablePointer<CChar>?], UnsafeRawBufferPointer) -> CInt
  ) throws(ErrorNumber) {
    var words: [UnsafeMutablePointer<CChar>?] = [program.withCString { strdup($0) }]
    for argument in arguments { words.append(strdup(argument)) }
    words.append(nil)
    defer { for word in words { free(word) } }
    let result = program.withCString { path in input.withUnsafeBytes { call(path, words, $0) } }
    if result != 0 { throw ErrorNumber(errno) }
  }

  /// Reads until the process has closed its streams; kills it if it must not go on.
  private mutating func read(limit: Int, deadline: Int) -> ErrorNumber? {
    var polled = [child.output, child.errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var failure: ErrorNumber?
    while failure == nil, end == nil, polled.contains(where: { $0.fd >= 0 }) {
      let left = deadline - MonotonicClock.milliseconds
      if left <= 0 {
        end = .tooLate
      } else if poll(&polled, nfds_t(polled.count), CInt(left)) < 0 {
        if errno != EINTR { failure = ErrorNumber(errno) }
        continue
      }
      for stream in polled.indices where polled[stream].fd >= 0 && polled[stream].revents != 0 {
        let count = Platform.read(polled[stream].fd, &buffer, buffer.count)
        if count < 0 {
          if errno != EAGAIN && errno != EINTR { failure = ErrorNumber(errno) }
        } else if count == 0 {
          polled[stream].fd = -1
        } else if stream == 0 {
          output += buffer[..<count]
          if output.count > limit { end = .tooMuch }
        } else {
          errors += buffer[..<min(count, Self.maxErrors - errors.count)]
        }
      }
    }
    if failure != nil || end != nil { kill(child.id, SIGKILL) }
    return failure
  }

  /// Waits for a process that has closed its streams or was killed; kills it at the deadline.
  private func wait(until deadline: Int) -> ChildOutcome.End {
    var status: Int32 = 0
    while true {
      let isLate = deadline <= MonotonicClock.milliseconds
      if isLate { kill(child.id, SIGKILL) }
      let found = waitpid(child.id, &status, isLate ? 0 : WNOHANG)
      if found < 0, errno != EINTR { return .signalled(0) }
      if found == child.id { break }
      // The process is about to end, because nobody can read its output any more.
      if found == 0 { poll(nil, 0, 1) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
  }
}
