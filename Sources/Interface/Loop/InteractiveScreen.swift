import ItineraryCore
import Screen

/// A full screen of the program: a value that takes what happens, says what is to be done, and paints frames.
///
/// The screens of a running program are a stack (``EventLoop``). Only the top one is seen and gets keys; all of them get news
/// from what they wait for, so that saves, file watches and timers go on under every screen.
package protocol InteractiveScreen {
  /// Whether ``painted()`` would return another frame than last time.
  var isStale: Bool { get }
  /// What the screen waits for at the moment.
  var wants: Wants { get }

  /// Takes in what has happened.
  ///
  /// - Returns: what the loop has to do, in this order.
  mutating func take(_ event: ScreenInput, at now: Moment) -> [ScreenEffect]
  mutating func painted() -> Frame
}

/// What a screen waits for, beside the user.
package struct Wants {
  /// Descriptors that become readable when there is news; −1 for none.
  package var sources: [CInt] = []
  /// When ``ScreenInput/timePassed`` is due, in milliseconds of the monotonic clock; nil for never.
  package var due: Int?
  /// Whether the screen takes keys now. What is typed meanwhile is kept for later.
  package var takesKeys = true
  /// Whether a save runs, during which the program is not to be stopped or ended.
  package var isSaving = false

  package init() {}
}

/// What happens to a screen.
package enum ScreenInput {
  /// The user has pressed a key, moved the mouse or pasted text.
  case user(InputEvent)
  case resized(Size)
  /// The first picture of the screen has been handed to the terminal; the time for all that need not come before it.
  case shown
  /// Some of the descriptors of ``Wants/sources`` are readable.
  case readable([CInt])
  /// ``Wants/due`` has come.
  case timePassed
  /// The screen above has gone.
  case returned(ScreenOutcome)
  /// The user wants to stop the program, which waits for a save that runs.
  case stopPutOff
  /// The program was stopped and goes on.
  case continued
  /// The program is to end: the screen leaves as soon as nothing is lost by that.
  case toEnd
}

/// What a screen asks the loop to do.
package enum ScreenEffect {
  case ring
  /// Send the whole frame again, in case something else has written on the terminal.
  case redraw
  /// Stop the program, as Ctrl-Z at a shell does, until it is continued.
  case suspend
  case push(any InteractiveScreen)
  /// Put another screen in the place of this one.
  case replace(any InteractiveScreen)
  /// Take this screen away.
  case pop(ScreenOutcome)
}

/// What has come of a screen.
package enum ScreenOutcome {
  /// The user has left, or the program is to end.
  case left
  /// The games of these numbers were chosen.
  case picked([Int])
  /// A trip without damage is in the file now; what was done, in a sentence.
  case rescued(String)
  case failed(any Error)
}

/// A point in time, by both clocks.
package struct Moment: Sendable {
  /// The time of day, as it goes into trips.
  package let time: Timestamp
  /// The time of a clock that only runs forward, in milliseconds.
  package let milliseconds: Int

  package init(time: Timestamp, milliseconds: Int) {
    (self.time, self.milliseconds) = (time, milliseconds)
  }
}
