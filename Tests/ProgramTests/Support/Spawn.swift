import Glibc

struct Execution {
  /// The exit status; minus the signal where one ended the program.
  let status: Int32
  let out: String
  let err: String
}

struct SystemError: Error {
  let call: String
  let code: Int32
}

/// Starts programs with `posix_spawn` and collects their output in files.
struct Spawn {
  let executable: String
  /// The directory the program starts in, which also takes the files of its output.
  let directory: String
  /// All of it; nothing is inherited.
  let environment: [String: String]

  /// The program under test: what `BARNSTORM_PROGRAM` names, else the one that is built next to the tests.
  static let barnstorm: String = {
    if let path = getenv("BARNSTORM_PROGRAM") { return String(cString: path) }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let tests = String(decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return tests.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/barnstorm"
  }()

  static func environment(home: String) -> [String: String] {
    [
      "HOME": home, "XDG_DATA_HOME": "\(home)/data", "XDG_STATE_HOME": "\(home)/state", "TZ": "UTC",
      "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
    ]
  }

  /// Waits for the end of the program, which has no terminal.
  func run(_ arguments: [String], input: String = "/dev/null") throws -> Execution {
    try run(bytes: arguments.map { Array($0.utf8) }, input: input)
  }

  /// - Parameter arguments: in any bytes.
  func run(bytes arguments: [[UInt8]], input: String = "/dev/null") throws -> Execution {
    let (out, err) = ("\(directory)/.standard-output", "\(directory)/.standard-error")
    let process = try start(bytes: arguments, input: input, output: out, error: err)
    return Execution(status: try Self.status(of: process), out: try text(out), err: try text(err))
  }

  /// Waits for the end of the program, which has a terminal; `typed` must be short enough for the buffers of that.
  func runOnTerminal(_ arguments: [String], typing typed: String) throws -> (status: Int32, bytes: [UInt8]) {
    let terminal = try PseudoTerminal()
    try terminal.type(typed)
    let process = try start(arguments, input: terminal.path, output: terminal.path, error: terminal.path)
    let bytes = terminal.output()
    return (try Self.status(of: process), bytes)
  }

  func start(_ arguments: [String], input: String, output: String, error: String) throws -> pid_t {
    try start(bytes: arguments.map { Array($0.utf8) }, input: input, output: output, error: error)
  }

  /// The shell changes the directory, asks for no files of crashed programs, and then becomes the program.
  private func start(bytes arguments: [[UInt8]], input: String, output: String, error: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY | O_NOCTTY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, error, O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY, 0o600)
    resetSignals(&attributes)

    let shell = "/bin/sh"
    let script = [shell, "-c", #"cd "$0" && ulimit -S -c 0 && exec "$@""#, directory, executable].map { Array($0.utf8) }
    let words = (script + arguments).map { strdup($0.map(CChar.init(bitPattern:)) + [0]) }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, shell, &actions, &attributes, words + [nil], variables + [nil])
    if code != 0 { throw SystemError(call: "posix_spawn \(executable)", code: code) }
    return process
  }

  /// Threads of tests run with signals blocked, and children would inherit that.
  private func resetSignals(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  static func status(of process: pid_t) throws -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw SystemError(call: "waitpid", code: errno) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  /// - Returns: nil when the time has passed.
  static func status(of process: pid_t, within timeout: Duration) throws -> Int32? {
    let end = ContinuousClock.now + timeout
    while ContinuousClock.now < end {
      var information = siginfo_t()
      if waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0, information.si_signo == SIGCHLD {
        return try status(of: process)
      }
      usleep(5_000)
    }
    return nil
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try ProgramScratch.bytes(at: path), as: UTF8.self)
  }
}
