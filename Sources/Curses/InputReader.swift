import CNcurses
import Screen

/// Reads input: keys that ncurses recognizes by the terminal's description, and the rest by ``InputDecoder``.
struct InputReader {
  private var decoder = InputDecoder()
  /// The keys that ncurses knows by a number: few, and searched once a key.
  private let codes: [(number: CInt, key: Key)]

  init() {
    codes = InputReader.extendedCodes() + InputReader.standardCodes
    // ncurses' own reading of the mouse loses reports of quick drags; they come through as they are.
    for prefix in ["\u{1B}[M", "\u{1B}[<"] { define_key(prefix, 0) }
  }

  /// Drains what has arrived. An escape waits for the rest of its sequence as long as `ESCDELAY` says.
  mutating func readEvents() -> [InputEvent] {
    var events: [InputEvent] = []
    var value: wint_t = 0
    while true {
      switch get_wch(&value) {
      case OK: decode(value, into: &events)
      case KEY_CODE_YES where decoder.isPasting: break
      case KEY_CODE_YES:
        events.append(contentsOf: decoder.pause())
        events.append(contentsOf: key(CInt(truncatingIfNeeded: value)))
      default:
        events.append(contentsOf: decoder.pause())
        return events
      }
    }
  }

  private func key(_ number: CInt) -> InputEvent? {
    if (KEY_F0 + 1...KEY_F0 + 12).contains(number) { return .key(.function(Int(number - KEY_F0))) }
    return codes.first { $0.number == number }.map { .key($0.key) }
  }

  private mutating func decode(_ value: wint_t, into events: inout [InputEvent]) {
    if let scalar = Unicode.Scalar(UInt32(value)) { decoder.decode(scalar, into: &events) }
  }

  /// Codes of keys that terminal descriptions name outside the standard; ncurses numbers them as it reads them.
  private static func extendedCodes() -> [(number: CInt, key: Key)] {
    let names: [(String, Key)] = [
      ("kUP", .shiftUp), ("kDN", .shiftDown), ("kri", .shiftUp), ("kind", .shiftDown),
      ("kLFT", .shiftLeft), ("kRIT", .shiftRight),
    ]
    return names.compactMap { name, key in
      guard let sequence = cncurses_capability(name) else { return nil }
      let number = key_defined(sequence)
      return number > 0 ? (number, key) : nil
    }
  }

  private static let standardCodes: [(number: CInt, key: Key)] = [
    (KEY_UP, .up), (KEY_DOWN, .down), (KEY_LEFT, .left), (KEY_RIGHT, .right),
    (KEY_SR, .shiftUp), (KEY_SF, .shiftDown), (KEY_SLEFT, .shiftLeft), (KEY_SRIGHT, .shiftRight),
    (KEY_HOME, .home), (KEY_FIND, .home), (KEY_A1, .home), (KEY_END, .end), (KEY_SELECT, .end), (KEY_C1, .end),
    (KEY_PPAGE, .pageUp), (KEY_A3, .pageUp), (KEY_NPAGE, .pageDown), (KEY_C3, .pageDown),
    (KEY_ENTER, .enter), (KEY_BTAB, .backTab), (KEY_BACKSPACE, .backspace), (KEY_DC, .delete), (KEY_IC, .insert),
    // The console of Linux says that this is a key of its own.
    (KEY_SUSPEND, .control("z")),
  ]
}

extension [InputEvent] {
  fileprivate mutating func append(contentsOf event: InputEvent?) {
    if let event { append(event) }
  }
}
