import Editor
import Screen

/// The terminal, signals, descriptors and clocks of the event loop; tests have some without a terminal.
protocol Console: AnyObject {
  var now: Moment { get }
  var size: Size { get }
  /// The presentation that the user's settings and the terminal ask for now.
  var displaySettings: DisplaySettings { get }
  /// Whether the terminal has not yet read all bytes it was sent, so that a frame would not be shown.
  var isBusy: Bool { get }

  /// Shows a frame; returns false if the terminal is busy, in which case the newest frame has to be presented later.
  func present(_ frame: Frame) -> Bool
  /// Sleeps until something happens that the loop waits for. The interactive program sleeps nowhere else. A source −1 is ignored.
  /// Keys that are not accepted stay with the terminal. `deadline` is in milliseconds of the monotonic clock.
  func wait(for sources: [CInt], acceptsKeys: Bool, until deadline: Int?) -> ReadyEvents
  func bell()
  /// Puts a text on the clipboard of the terminal; returns false if the terminal may not understand that.
  func copy(_ text: String) -> Bool
  /// Sends the next frame whole, in case something else has written on the terminal.
  func redraw()
  /// Gives the terminal to the shell and stops the program; returns when it is continued and the terminal is taken again.
  func stop()
  /// Applies the terminal's current size; the next frame is sent whole.
  func resize()
}

struct ReadyEvents {
  var input: [InputEvent] = []
  var signals: [SignalEvent] = []
  var sources: [CInt] = []
  var isGone = false
  /// Whether styles look different from now on, and the frame has to be shown again.
  var hasNewAppearance = false
}

enum SignalEvent: Sendable {
  case sizeChanged, toSuspend
  /// The program is to end. Afterwards `main` ends it by the same signal.
  case toEnd
}
