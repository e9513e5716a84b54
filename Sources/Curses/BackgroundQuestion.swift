import Screen

/// The question to the terminal for the colour of its background (OSC 11), asked once, behind the first picture, which
/// does not wait for it. The answer comes among the keys whenever it comes, if at all.
///
/// A second question (DA1) goes with it, which all terminals answer, and in order: its answer says that the first one
/// has been answered or never will be.
struct BackgroundQuestion {
  private enum State {
    case none, due
    /// Asked at a time of the clock that only runs forward, in milliseconds.
    case asked(at: Int)
  }

  private var state: State

  static let text = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

  /// - Parameters:
  ///   - isWanted: whether the background is to be known.
  ///   - terminal: the type of the terminal, as in TERM.
  init(isWanted: Bool, of terminal: String) {
    state = isWanted && BackgroundQuestion.isUnderstood(by: terminal) ? .due : .none
  }

  /// Whether terminals of a type answer the question, or at least take it for one. Others could write it on the screen:
  /// the console of Linux, a VT100, and GNU screen, which hands it on to whatever is behind it.
  private static func isUnderstood(by terminal: String) -> Bool {
    families.contains { terminal.hasPrefix($0) }
  }

  private static let families = [
    "xterm", "tmux", "foot", "alacritty", "rxvt", "st-", "konsole", "vte", "gnome", "wezterm", "ghostty", "contour",
    "mintty", "iterm",
  ]

  /// Whether the question is to be asked now, which it then counts as.
  mutating func ask(at now: Int) -> Bool {
    guard case .due = state else { return false }
    state = .asked(at: now)
    return true
  }

  /// The background of the last answer among events; nil if none of them is one.
  mutating func answer(among events: [InputEvent]) -> Theme.Background? {
    guard case .asked = state else { return nil }
    if events.contains(.deviceAttributes) { state = .none }
    for case .operatingSystemCommand(let text) in events.reversed() {
      guard let background = Theme.Background(terminalReport: text) else { continue }
      state = .none
      return background
    }
    return nil
  }

  /// The time that the answer may still be on its way, in milliseconds; nil if none is. An answer that arrives when the
  /// program has ended would appear at the prompt of the shell as if it had been typed.
  func wait(at now: Int) -> Int? {
    guard case .asked(let asked) = state, now < asked + Self.patience else { return nil }
    return asked + Self.patience - now
  }

  /// The longest wait for an answer, in milliseconds: longer than a terminal takes over a network, shorter than a user needs to
  /// leave a screen that has just come up.
  private static let patience = 250
}
