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

/// A process that runs until it ends or is killed. It never outlives the thread that started it.
struct ChildProcess {
  /// A command to run without a shell and without a terminal.
  struct Task {
    var program: FilePath
    var arguments: [String]
    var input: [UInt8]
  }

  let child: cprocess
  private var output: [UInt8] = []
  private var errors: [UInt8] = []
  private var end: ChildOutcome.End?
  private var failure: ErrorNumber?

  /// The bytes of standard error that are kept.
  private static let mostErrors = 4096

  static func run(
    _ program: FilePath, _ arguments: [String], input: [UInt8], limit: Int, seconds: Int
  ) throws(ErrorNumber) -> ChildOutcome {
    let task = Task(program: program, arguments: arguments, input: input)
    return try run(all: [task], limit: limit, seconds: seconds)[0].get()
  }

  /// - Parameters:
  ///   - limit: the largest number of bytes that each may write.
  ///   - seconds: the longest time that all may take together.
  /// - Returns: for each program its outcome, or the reason why it could not be started or read. None is still running.
  static func run(all tasks: [Task], limit: Int, seconds: Int) -> [Result<ChildOutcome, ErrorNumber>] {
    let deadline = now + seconds * 1000
    let started = tasks.map { task in Result { () throws(ErrorNumber) in try ChildProcess(task) } }
    var processes = started.compactMap { try? $0.get() }
    read(&processes, limit: limit, deadline: deadline)
    var done = processes.map { $0.outcome(until: deadline) }[...]
    return started.map { start in start.flatMap { _ in done.removeFirst() } }
  }

  init(_ task: Task) throws(ErrorNumber) {
    var child = cprocess()
    try Self.start(task) { cprocess_start($0, $1, $2.baseAddress, $2.count, &child) }
    self.child = child
  }

  /// - Parameter note: the file that gets the exit status of the program if it fails.
  static func detach(_ task: Task, noting note: FilePath) throws(ErrorNumber) {
    try start(task) { path, words, input in
      note.withCString { cprocess_detach(path, words, input.baseAddress, input.count, $0) }
    }
  }

  private static func start(
    _ task: Task,
    by call: (UnsafePointer<CChar>, [UnsafeMutablePointer<CChar>?], UnsafeRawBufferPointer) -> CInt
  ) throws(ErrorNumber) {
    var words: [UnsafeMutablePointer<CChar>?] = [task.program.withCString { strdup($0) }]
    for argument in task.arguments { words.append(strdup(argument)) }
    words.append(nil)
    defer { for word in words { free(word) } }
    let result = task.program.withCString { path in task.input.withUnsafeBytes { call(path, words, $0) } }
    if result != 0 { throw ErrorNumber(errno) }
  }

  private static func read(_ processes: inout [ChildProcess], limit: Int, deadline: Int) {
    var polled = processes.flatMap { [$0.child.output, $0.child.errors] }.map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while polled.contains(where: { $0.fd >= 0 }) {
      let left = deadline - now
      var failure: ErrorNumber?
      if left > 0, poll(&polled, nfds_t(polled.count), CInt(left)) < 0, errno != EINTR { failure = ErrorNumber(errno) }
      for index in processes.indices where polled[2 * index].fd >= 0 || polled[2 * index + 1].fd >= 0 {
        if left <= 0 { processes[index].end = .tooLate }
        processes[index].failure = failure
        for stream in [2 * index, 2 * index + 1] where polled[stream].fd >= 0 && polled[stream].revents != 0 {
          if !processes[index].readAvailable(from: polled[stream].fd, &buffer, limit: limit) { polled[stream].fd = -1 }
        }
        if processes[index].mustEnd {
          kill(processes[index].child.id, SIGKILL)
          polled[2 * index].fd = -1
          polled[2 * index + 1].fd = -1
        }
      }
    }
  }

  private var mustEnd: Bool { end != nil || failure != nil }

  private mutating func readAvailable(from stream: CInt, _ buffer: inout [UInt8], limit: Int) -> Bool {
    let count = Platform.read(stream, &buffer, buffer.count)
    if count < 0 {
      if errno != EAGAIN && errno != EINTR { failure = ErrorNumber(errno) }
      return true
    }
    if stream == child.output {
      output += buffer[..<count]
      if output.count > limit { end = .tooMuch }
    } else {
      errors += buffer[..<min(count, Self.mostErrors - errors.count)]
    }
    return count > 0
  }

  private func outcome(until deadline: Int) -> Result<ChildOutcome, ErrorNumber> {
    close(child.output)
    close(child.errors)
    let own = wait(until: deadline)
    if let failure { return .failure(failure) }
    return .success(ChildOutcome(end: end ?? own, output: output, errors: errors))
  }

  /// Waits for a process that has closed its streams or was killed; kills it at the deadline.
  private func wait(until deadline: Int) -> ChildOutcome.End {
    var status: Int32 = 0
    while true {
      let isLate = deadline <= Self.now
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

  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
