import Platform

/// The keys that interrupt a program end the line instead, so that the terminal is restored before the program ends. A
/// signal handler would need global storage for the terminal modes.
package enum SecretLine {
  /// Asks once typing is hidden. Returns nil at the end of the input, and without a terminal.
  package static func read(asking show: () -> Void) -> String? {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    let (interrupt, quit) = (before.key(VINTR), before.key(VQUIT))
    var hidden = before
    hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
    hidden.set(VEOL, to: interrupt)
    hidden.set(VEOL2, to: quit)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    show()
    let (line, end) = bytes(endedBy: [interrupt, quit].filter { $0 != 0 })
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
    var newline: UInt8 = 0x0A
    _ = write(STDERR_FILENO, &newline, 1)
    switch end {
    case interrupt?: raise(SIGINT)
    case quit?: raise(SIGQUIT)
    case nil where line.isEmpty: return nil
    default: return String(decoding: line, as: UTF8.self)
    }
    // The signal was already ignored when this program started.
    return nil
  }

  /// Reads bytes until the end of a line, one of some keys, or the end of the input, for which the last byte is nil.
  private static func bytes(endedBy keys: [UInt8]) -> ([UInt8], UInt8?) {
    var line: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      let count = Platform.read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return (line, nil) }
      if byte == 0x0A || keys.contains(byte) { return (line, byte) }
      line.append(byte)
    }
  }
}

extension termios {
  fileprivate func key(_ index: Int32) -> UInt8 { withUnsafeBytes(of: c_cc) { $0[Int(index)] } }

  fileprivate mutating func set(_ index: Int32, to key: UInt8) {
    withUnsafeMutableBytes(of: &c_cc) { $0[Int(index)] = key }
  }
}
