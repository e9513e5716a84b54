import Presenting
import Screen

/// The world as the event loop sees it: a terminal, signals, descriptors and a clock. The program has a
/// ``TerminalConsole``; tests have one without a terminal.
package protocol Console: AnyObject {
  var now: Moment { get }
  /// The size of the terminal in cells.
  var size: Size { get }
  /// How the user wants things shown, on this terminal as it is now.
  var presentation: Presentation { get }
  /// Whether the terminal has yet to take what it was sent; a frame would not be shown.
  var isBusy: Bool { get }

  /// Shows a frame.
  ///
  /// - Returns: false if the terminal has not taken what it was sent before. Present the newest frame again then, when the
  ///   terminal is busy no more.
  func present(_ frame: Frame) -> Bool
  /// Sleeps until something happens that the loop waits for. The only place of the program that does.
  ///
  /// - Parameters:
  ///   - sources: descriptors that become readable; −1 is ignored.
  ///   - takesKeys: whether what is typed is read.
  ///   - due: when to return at the latest, in milliseconds of the monotonic clock; nil for never.
  func wait(for sources: [CInt], takesKeys: Bool, until due: Int?) -> Arrivals
  func ring()
  /// Makes the next frame be sent whole.
  func redraw()
  /// Gives the terminal to the shell and stops the program; returns when it is continued and the terminal is taken again.
  func stop()
  /// Takes on the size that the terminal has now; the next frame is sent whole.
  func resize()
}

/// What has woken the event loop.
package struct Arrivals {
  package var input: [InputEvent] = []
  package var signals: [SignalEvent] = []
  /// The sources that are readable.
  package var sources: [CInt] = []
  /// Whether the terminal has gone.
  package var isGone = false
  /// Whether styles look different from now on, and the frame has to be shown again.
  package var hasNewLook = false

  package init() {}
}

/// What a signal asks for.
package enum SignalEvent: Sendable {
  case sizeChanged, toSuspend
  /// The program is to end; `main` ends it by that signal afterwards.
  case toEnd
}
