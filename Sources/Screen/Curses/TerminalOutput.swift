import CNcurses
import CTerminal
import Platform
import Screen

/// Keeps what a terminal does not take at once. ncurses, which would wait, writes to a file in memory instead.
struct TerminalOutput {
  private let pictures: CInt
  private var bytes: [UInt8] = []
  private var sent = 0
  /// Whether the terminal shows what comes between two marks at once (mode 2026), so that nobody sees half a frame.
  var marksFrames = false

  /// - Parameter descriptor: the file that ncurses writes to. It no longer refers to the terminal afterwards.
  init(of descriptor: CInt) throws(TerminalError) {
    guard cterminal_collect(descriptor) == 0 else { throw .broken(errno) }
    pictures = descriptor
  }

  var isWaiting: Bool { sent < bytes.count }

  mutating func send(_ text: String) { send(Array(text.utf8)) }

  mutating func send(_ more: [UInt8]) {
    bytes.append(contentsOf: more)
    flush()
  }

  mutating func sendPicture(with more: [UInt8] = []) {
    let count = rewindBuffer()
    if count == 0, more.isEmpty { return }
    let written = [UInt8](unsafeUninitializedCapacity: count) { $1 = max(0, pread(pictures, $0.baseAddress, count, 0)) }
    let content = written + more
    let frame = marksFrames ? Array("\u{1B}[?2026h".utf8) + content + Array("\u{1B}[?2026l".utf8) : content
    if isWaiting { bytes += frame } else { bytes = frame }
    flush()
  }

  @discardableResult
  func rewindBuffer() -> Int {
    let count = lseek(pictures, 0, SEEK_CUR)
    if count > 0 { lseek(pictures, 0, SEEK_SET) }
    return max(0, count)
  }

  mutating func flush() {
    while isWaiting {
      let count = bytes.withUnsafeBytes { cterminal_write($0.baseAddress.map { $0 + sent }, $0.count - sent) }
      // A terminal that is gone takes nothing more; the poll reports that.
      if count < 0 { sent = bytes.count }
      if count == 0 { return }
      sent += max(0, count)
    }
    bytes.removeAll(keepingCapacity: true)
    sent = 0
  }

  /// Sends everything. If the terminal takes nothing for a second, throws the rest away, and what it had not read yet as well.
  mutating func finish() {
    let end = MonotonicClock.milliseconds + Self.longest
    var room = pollfd(fd: cterminal_output(), events: Int16(POLLOUT), revents: 0)
    while isWaiting, MonotonicClock.milliseconds < end, poll(&room, 1, CInt(Self.timeout)) > 0 { flush() }
    if !isWaiting { return }
    cterminal_discard_output()
    // Ends the sequence of which the terminal may have read one half.
    bytes = [0x18]
    sent = 0
    flush()
  }

  /// The longest time that the terminal may take nothing, and the longest time at all, in milliseconds.
  private static let (timeout, longest) = (1000, 3000)
}

/// Copying to the clipboard of the terminal (OSC 52), which works over SSH too.
extension Terminal {
  package func copy(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard hasClipboard, bytes.count <= 50_000 else { return false }
    output.send("\u{1B}]52;c;\(Self.base64(bytes))\u{7}")
    return true
  }

  static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 { text.append(place <= group.count ? digits[number >> (18 - 6 * place) & 63] : "=") }
    }
    return text
  }
}
