import CProcess
import Disk
import Glibc
import Paths

/// The end of a program that ran beside this one, and what it wrote.
struct ChildOutcome {
  enum End: Equatable {
    /// The program has ended by itself, with this status.
    case exited(Int32)
    /// A signal has ended it.
    case signalled(Int32)
    /// The program was killed because it wrote more than was allowed.
    case tooMuch
    /// The program was killed because it took too long.
    case tooLate
  }

  var end: End
  var output: [UInt8]
  /// The beginning of its standard error.
  var errors: [UInt8]
}

/// A program that runs beside this one until it ends or is killed. It never outlives the thread that started it.
struct ChildProcess {
  let child: cprocess

  /// The most bytes of standard error that are kept.
  private static let mostErrors = 4096

  /// Runs a program to its end, without a shell and without a terminal.
  ///
  /// - Parameters:
  ///   - arguments: the words after its name.
  ///   - input: the content of its standard input.
  ///   - limit: the most bytes that it may write.
  ///   - seconds: the longest time that it may take.
  /// - Throws: the reason why it could not be started or read. It does not run any more then.
  static func run(
    _ program: FilePath, _ arguments: [String], input: [UInt8], limit: Int, seconds: Int
  ) throws(ErrorNumber) -> ChildOutcome {
    let deadline = now + seconds * 1000
    return try ChildProcess(program, arguments, input).outcome(limit: limit, deadline: deadline)
  }

  init(_ program: FilePath, _ arguments: [String], _ input: [UInt8]) throws(ErrorNumber) {
    var words: [UnsafeMutablePointer<CChar>?] = [program.withCString { strdup($0) }]
    for argument in arguments { words.append(strdup(argument)) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child = cprocess()
    let result = program.withCString { path in
      input.withUnsafeBytes { cprocess_start(path, words, $0.baseAddress, $0.count, &child) }
    }
    if result != 0 { throw ErrorNumber(errno) }
    self.child = child
  }

  private func outcome(limit: Int, deadline: Int) throws(ErrorNumber) -> ChildOutcome {
    var (output, errors) = ([UInt8](), [UInt8]())
    var end: ChildOutcome.End?
    var failure: ErrorNumber?
    do {
      end = try read(into: &output, &errors, limit: limit, deadline: deadline)
    } catch {
      failure = error
    }
    close(child.output)
    close(child.errors)
    if end != nil || failure != nil { kill(child.id, SIGKILL) }
    let own = wait(until: deadline)
    if let failure { throw failure }
    return ChildOutcome(end: end ?? own, output: output, errors: errors)
  }

  /// Reads until both streams are closed.
  ///
  /// - Returns: why the program has to be killed; nil if it need not be.
  private func read(
    into output: inout [UInt8], _ errors: inout [UInt8], limit: Int, deadline: Int
  ) throws(ErrorNumber) -> ChildOutcome.End? {
    var polled = [child.output, child.errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while polled.contains(where: { $0.fd >= 0 }) {
      let left = deadline - Self.now
      if left <= 0 { return .tooLate }
      if poll(&polled, nfds_t(polled.count), CInt(left)) < 0, errno != EINTR { throw ErrorNumber(errno) }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let count = Glibc.read(polled[index].fd, &buffer, buffer.count)
        if count < 0 {
          if errno == EAGAIN || errno == EINTR { continue }
          throw ErrorNumber(errno)
        }
        if count == 0 {
          polled[index].fd = -1
        } else if index == 0 {
          output += buffer[..<count]
          if output.count > limit { return .tooMuch }
        } else {
          errors += buffer[..<min(count, Self.mostErrors - errors.count)]
        }
      }
    }
    return nil
  }

  /// Waits for the end of the program, which has closed its streams or was killed, and kills it at last.
  private func wait(until deadline: Int) -> ChildOutcome.End {
    var status: Int32 = 0
    while true {
      let isLate = deadline <= Self.now
      if isLate { kill(child.id, SIGKILL) }
      let found = waitpid(child.id, &status, isLate ? 0 : WNOHANG)
      if found < 0, errno != EINTR { return .signalled(0) }
      if found == child.id { break }
      // It is about to end, since nobody can read what it would write.
      if found == 0 { poll(nil, 0, 1) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
  }

  /// Milliseconds of a clock that only runs forward.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
