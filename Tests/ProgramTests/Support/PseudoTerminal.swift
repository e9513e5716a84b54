import Glibc

/// A terminal without a screen: what is typed on it, and what a program writes to it.
final class PseudoTerminal {
  /// The terminal as programs open it.
  let path: String
  private let keyboard: Int32
  /// Held open, so that nothing is lost before the program opens it.
  private var held: Int32

  /// TIOCSPTLCK and TIOCGPTN of Linux, in place of `unlockpt` and `ptsname`; Swift sees none of the four.
  private static let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

  init() throws {
    keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, 0)
    guard keyboard >= 0, ioctl(keyboard, Self.setLock, &lock) == 0, ioctl(keyboard, Self.getNumber, &number) == 0 else {
      throw SystemError(call: "open /dev/ptmx", code: errno)
    }
    path = "/dev/pts/\(number)"
    held = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    if held < 0 { throw SystemError(call: "open \(path)", code: errno) }
    try stopEcho()
  }

  /// What is typed ahead would otherwise appear before or after the program's prompt, as the two happen to run.
  private func stopEcho() throws {
    var modes = termios()
    guard tcgetattr(held, &modes) == 0 else { throw SystemError(call: "tcgetattr", code: errno) }
    modes.c_lflag &= ~tcflag_t(ECHO)
    guard tcsetattr(held, TCSANOW, &modes) == 0 else { throw SystemError(call: "tcsetattr", code: errno) }
  }

  deinit {
    if held >= 0 { close(held) }
    close(keyboard)
  }

  func type(_ text: String) throws {
    let bytes = Array(text.utf8)
    if write(keyboard, bytes, bytes.count) != bytes.count { throw SystemError(call: "write", code: errno) }
  }

  func resize(columns: UInt16, rows: UInt16) throws {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(keyboard, UInt(TIOCSWINSZ), &size) == 0 else { throw SystemError(call: "TIOCSWINSZ", code: errno) }
  }

  /// Reads what is written to the terminal until it holds a text.
  ///
  /// - Returns: what was read; nil if the text did not come in time.
  func read(until text: String, within timeout: Duration = .seconds(10)) -> [UInt8]? {
    let end = ContinuousClock.now + timeout
    var bytes: [UInt8] = []
    var source = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    while ContinuousClock.now < end {
      if String(decoding: bytes, as: UTF8.self).contains(text) { return bytes }
      if poll(&source, 1, 100) > 0 { bytes += readSome() ?? [] }
    }
    return nil
  }

  /// Whether what is written to the terminal has filled the room that there is, so that nothing more goes in.
  var isFull: Bool {
    var room = pollfd(fd: held, events: Int16(POLLOUT), revents: 0)
    return poll(&room, 1, 0) == 0
  }

  var waitingInput: Int32 {
    var modes = termios()
    tcgetattr(held, &modes)
    // Otherwise only whole lines count.
    modes.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(held, TCSANOW, &modes)
    var count: Int32 = -1
    return ioctl(held, UInt(FIONREAD), &count) == 0 ? count : -1
  }

  var modes: String {
    var modes = termios()
    guard tcgetattr(held, &modes) == 0 else { return "none" }
    return "\(modes.c_iflag) \(modes.c_oflag) \(modes.c_cflag) \(modes.c_lflag)"
  }

  /// Nil at the end.
  private func readSome() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(keyboard, &buffer, buffer.count)
      if count > 0 { return Array(buffer[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// All that the programs that hold the terminal write to it, until the last of them has let go.
  func output() -> [UInt8] {
    close(held)
    held = -1
    var bytes: [UInt8] = []
    while let some = readSome() { bytes += some }
    return bytes
  }
}
