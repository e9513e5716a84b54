import Glibc

/// A tmux of its own, whose one client is in control mode: a command costs no process, and the client is notified when
/// something is written to the terminal.
final class Tmux {
  /// A command that tmux refused, or did not answer in time.
  struct Failed: Error {
    let command: String
    let message: String
  }

  private let process: pid_t
  private let commands: CInt
  private let answers: CInt
  private var received: [UInt8] = []
  /// Whether something was written to the terminal since ``forgetOutput()``.
  private var hasOutput = false

  /// - Parameter command: words of a shell.
  init(_ spawn: Spawn, columns: Int, rows: Int, command: String) throws {
    let server = try spawn.run(["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", command])
    guard server.status == 0 else { throw Failed(command: "new-session", message: server.err) }
    let (input, output) = ("\(spawn.directory)/.commands", "\(spawn.directory)/.answers")
    commands = try Self.pipe(input)
    answers = try Self.pipe(output)
    process = try spawn.start(
      ["-C", "attach-session", "-f", "ignore-size"], input: input, output: output, error: "\(spawn.directory)/.tmux")
  }

  deinit {
    _ = try? send(["kill-server"])
    if (try? Spawn.status(of: process, within: .seconds(10))) == nil { kill(process, SIGKILL) }
    close(commands)
    close(answers)
  }

  /// Opened for both directions, so that neither end waits for the other.
  private static func pipe(_ path: String) throws -> CInt {
    guard mkfifo(path, 0o600) == 0 else { throw SystemError(call: "mkfifo", code: errno) }
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(call: "open \(path)", code: errno) }
    return descriptor
  }

  // MARK: Commands

  @discardableResult
  func run(_ arguments: [String]) throws -> String { try run([arguments]) }

  @discardableResult
  func run(_ all: [[String]]) throws -> String {
    for arguments in all { try send(arguments) }
    return try all.map { try answer(to: $0) }.joined()
  }

  private func send(_ arguments: [String]) throws {
    var bytes = Array((arguments.map(Self.quoted).joined(separator: " ") + "\n").utf8)
    while !bytes.isEmpty {
      let count = write(commands, bytes, bytes.count)
      guard count > 0 else { throw SystemError(call: "write", code: errno) }
      bytes.removeFirst(count)
    }
  }

  private static func quoted(_ word: String) -> String {
    var text = "\""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\"", "\\", "$": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\u{1B}": text += "\\e"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// A response is between `%begin` and `%end` or `%error`, each with the same numbers, of which the last is 1 if
  /// this client has sent the request.
  private func answer(to arguments: [String]) throws -> String {
    let end = ContinuousClock.now + .seconds(20)
    var numbers: Substring?
    var lines: [String] = []
    while ContinuousClock.now < end {
      guard let line = nextLine() else {
        read(within: 100)
        continue
      }
      guard let begun = numbers else {
        if line.hasPrefix("%begin "), line.hasSuffix(" 1") { numbers = line.dropFirst("%begin".count) }
        if line.hasPrefix("%exit") { throw Failed(command: "\(arguments)", message: line) }
        continue
      }
      if line == "%end\(begun)" { return lines.joined(separator: "\n") }
      if line == "%error\(begun)" { throw Failed(command: "\(arguments)", message: lines.joined(separator: "\n")) }
      lines.append(line)
    }
    throw Failed(command: "\(arguments)", message: "no answer")
  }

  // MARK: What tmux reports

  func forgetOutput() { hasOutput = false }

  /// Waits until something is written to the terminal, which may have happened since ``forgetOutput()``, but not for long.
  func waitForOutput() { if !hasOutput, received.isEmpty { read(within: 20) } }

  private func nextLine() -> String? {
    guard let end = received.firstIndex(of: 10) else { return nil }
    let line = String(decoding: received[..<end], as: UTF8.self)
    received.removeSubrange(...end)
    if line.hasPrefix("%output ") { hasOutput = true }
    return line
  }

  private func read(within milliseconds: CInt) {
    var source = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(answers, &bytes, bytes.count)
    if count > 0 { received += bytes[..<count] }
  }
}
