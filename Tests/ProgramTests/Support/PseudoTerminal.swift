import Glibc

/// A terminal without a screen: what is typed on it, and what a program writes to it.
final class PseudoTerminal {
  /// The terminal as programs open it.
  let path: String
  private let keyboard: Int32
  /// Held open, so that nothing is lost before the program opens it.
  private var held: Int32

  /// TIOCSPTLCK and TIOCGPTN of Linux, which stand for `unlockpt` and `ptsname`; Swift sees none of the four.
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

  /// What is typed ahead would otherwise appear before or after the program's question, as the two happen to run.
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

  /// All that the programs that hold the terminal write to it, until the last of them has let go.
  func output() -> [UInt8] {
    close(held)
    held = -1
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(keyboard, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] } else if count == 0 || errno != EINTR { return bytes }
    }
  }
}
