import Screen

/// The question to the terminal for the color of its background (OSC 11) and for the modes that it knows (DECRQM), sent once,
/// after the first frame, which does not wait for it. The answer comes among the keys whenever it comes, if at all.
///
/// A second question (DA1) goes with it, which all terminals answer, and in order: its answer says that the first one
/// has been answered or never will be.
struct BackgroundColorQuery {
  private enum State {
    case none, due
    /// Asked at a time of the clock that only runs forward, in milliseconds. The second question has yet to be answered;
    /// the first has been or not.
    case asked(at: Int, isAnswered: Bool)
  }

  private var state: State
  private let isWanted: Bool

  /// What to send: the modes of frames that are shown at once, and of reports of other colors, are asked for in any case.
  var text: String { (isWanted ? "\u{1B}]11;?\u{1B}\\" : "") + "\u{1B}[?2026$p\u{1B}[?2031$p\u{1B}[c" }

  /// - Parameters:
  ///   - isWanted: whether the background is to be known.
  ///   - terminal: the type of the terminal, as in TERM.
  ///   - isInTmux: whether tmux is the terminal, which reads questions whatever it calls itself, and answers from 3.4 on.
  init(isWanted: Bool, of terminal: String, isInTmux: Bool = false) {
    self.isWanted = isWanted
    state = isInTmux || BackgroundColorQuery.isUnderstood(by: terminal) ? .due : .none
  }

  /// Whether terminals of a type answer the question, or at least take it for one. Others could write it on the screen:
  /// the console of Linux, a VT100, and GNU screen, which hands it on to whatever is behind it.
  static func isUnderstood(by terminal: String) -> Bool {
    families.contains { terminal.hasPrefix($0) }
  }

  private static let families = [
    "xterm", "tmux", "foot", "alacritty", "rxvt", "st-", "konsole", "vte", "gnome", "wezterm", "ghostty", "contour",
    "mintty", "iterm",
  ]

  mutating func ask(at now: Int) -> Bool {
    guard case .due = state else { return false }
    state = .asked(at: now, isAnswered: false)
    return true
  }

  /// The background of the last answer among events; ``Theme/Background/any`` if they say that there will be none; nil if
  /// they say neither.
  mutating func answer(among events: [InputEvent]) -> Theme.Background? {
    guard case .asked(let asked, let isAnswered) = state else { return nil }
    if !isWanted {
      if events.contains(.deviceAttributes) { state = .none }
      return nil
    }
    let background = isAnswered ? nil : Self.background(among: events)
    guard events.contains(.deviceAttributes) else {
      state = .asked(at: asked, isAnswered: isAnswered || background != nil)
      return background
    }
    state = .none
    return isAnswered ? nil : background ?? .any
  }

  private static func background(among events: [InputEvent]) -> Theme.Background? {
    for case .operatingSystemCommand(let text) in events.reversed() {
      if let background = Theme.Background(terminalReport: text) { return background }
    }
    return nil
  }

  /// The time until which an answer may be on its way, by the clock that only runs forward, in milliseconds; nil if none is. An
  /// answer that arrives when the program has ended would appear at the prompt of the shell as if it had been typed.
  var lastArrival: Int? {
    guard case .asked(let asked, _) = state else { return nil }
    return asked + Self.timeout
  }

  /// The time that an answer may still be on its way, in milliseconds; nil if none is.
  func wait(at now: Int) -> Int? { lastArrival.flatMap { now < $0 ? $0 - now : nil } }

  /// The longest wait for an answer, in milliseconds: longer than a terminal takes over a network, shorter than a user needs to
  /// leave a screen that has just come up.
  private static let timeout = 500
}
