import CNcurses
import Platform
import Screen

/// Reads what the terminal sends, without ncurses, which would give up a key whose bytes come slowly, loses reports of quick
/// drags, and takes the bytes of a paste one by one.
struct InputReader {
  private var decoder = InputDecoder(keys: .described)
  private let descriptor = STDIN_FILENO

  /// The time until ``readEvents()`` returns events without more input, in milliseconds; nil if it needs more input.
  var timeout: Int? { decoder.deadline.map { max(0, $0 - MonotonicClock.milliseconds) } }

  /// Reads what has arrived, without waiting. If nothing has, returns the events of what has waited long enough for more.
  mutating func readEvents() -> [InputEvent] {
    var events: [InputEvent] = []
    var total = 0
    while total < InputReader.maxAtOnce {
      let bytes = readSome()
      if bytes.isEmpty { break }
      events += decoder.decode(bytes, at: MonotonicClock.milliseconds)
      total += bytes.count
    }
    return total > 0 ? events : decoder.expire(at: MonotonicClock.milliseconds)
  }

  /// The most bytes of one call, so that an endless paste does not keep the program from everything else.
  private static let maxAtOnce = 1 << 18

  private func readSome() -> [UInt8] {
    // Not by O_NONBLOCK, which the shell that shares the terminal would inherit.
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, 0) > 0, source.revents & Int16(POLLIN) != 0 else { return [] }
    // The most that a terminal gives at once.
    return Array(unsafeUninitializedCapacity: 4096) { buffer, count in
      repeat { count = read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      count = max(0, count)
    }
  }
}

extension KeySequences {
  static var described: KeySequences {
    let keys: [Key] =
      [.up, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight]
      // Find, Select and the corners of the keypad are other names of these.
      + [.home, .home, .home, .end, .end, .end, .pageUp, .pageUp, .pageDown, .pageDown]
      + [.enter, .backTab, .backspace, .delete, .insert] + (1...12).map(Key.function)
    var texts = [UnsafePointer<CChar>?](repeating: nil, count: Int(cncurses_key_count))
    cncurses_described_keys(&texts)
    // Names outside the standard, of arrows with Shift.
    let extended: [(String, Key)] = [
      ("kUP", .shiftUp), ("kDN", .shiftDown), ("kLFT", .shiftLeft), ("kRIT", .shiftRight),
    ]
    let all = Array(zip(texts, keys)) + extended.map { (UnsafePointer(cncurses_capability($0)), $1) }
    return KeySequences(
      all.compactMap { text, key in text.map { (Array(UnsafeBufferPointer(start: $0, count: strlen($0))), key) } }
        .map { (bytes: $0.map(UInt8.init(bitPattern:)), key: $1) })
  }
}
