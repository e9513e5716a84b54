import Screen

/// The query for the background color (OSC 11) and for known modes (DECRQM), sent once, after the first frame. The
/// response comes among the keys, if at all. All terminals respond to the query behind it (DA1), in order, so that no
/// other response comes after that one.
struct BackgroundColorQuery {
  private enum State {
    case none, due
    /// The time of the query, in milliseconds of the monotonic clock, and whether the color has come; DA1 has not.
    case sent(at: Int, hasResponse: Bool)
  }

  private var state: State
  private let isWanted: Bool

  var text: String { (isWanted ? "\u{1B}]11;?\u{1B}\\" : "") + "\u{1B}[?2026$p\u{1B}[?2031$p\u{1B}[c" }

  /// - Parameter isInTmux: whether tmux is the terminal, which reads queries whatever it calls itself.
  init(isWanted: Bool, of terminal: String, isInTmux: Bool = false) {
    self.isWanted = isWanted
    state = isInTmux || BackgroundColorQuery.isUnderstood(by: terminal) ? .due : .none
  }

  /// Whether terminals of a type respond to the query, or at least ignore it. Others could write it on the screen:
  /// the console of Linux, a VT100, and GNU screen, which hands it on to whatever is behind it.
  static func isUnderstood(by terminal: String) -> Bool {
    families.contains { terminal.hasPrefix($0) }
  }

  private static let families = [
    "xterm", "tmux", "foot", "alacritty", "rxvt", "st-", "konsole", "vte", "gnome", "wezterm", "ghostty", "contour",
    "mintty", "iterm",
  ]

  mutating func send(at now: Int) -> Bool {
    guard case .due = state else { return false }
    state = .sent(at: now, hasResponse: false)
    return true
  }

  /// The background of the last response among events; ``Theme/Background/any`` if none will come; nil until known.
  mutating func response(among events: [InputEvent]) -> Theme.Background? {
    guard case .sent(let sent, let hasResponse) = state else { return nil }
    if !isWanted {
      if events.contains(.deviceAttributes) { state = .none }
      return nil
    }
    let background = hasResponse ? nil : Self.background(among: events)
    guard events.contains(.deviceAttributes) else {
      state = .sent(at: sent, hasResponse: hasResponse || background != nil)
      return background
    }
    state = .none
    return hasResponse ? nil : background ?? .any
  }

  private static func background(among events: [InputEvent]) -> Theme.Background? {
    for case .operatingSystemCommand(let text) in events.reversed() {
      if let background = Theme.Background(terminalReport: text) { return background }
    }
    return nil
  }

  /// The time until which a response can come. After the end of the program the shell would take it for typed text.
  var lastArrival: Int? {
    guard case .sent(let sent, _) = state else { return nil }
    return sent + Self.timeout
  }

  /// The time that a response may still be on its way, in milliseconds; nil if none is.
  func wait(at now: Int) -> Int? { lastArrival.flatMap { now < $0 ? $0 - now : nil } }

  /// Milliseconds: longer than a terminal takes over a network, shorter than a user needs to leave a new screen.
  private static let timeout = 500
}
