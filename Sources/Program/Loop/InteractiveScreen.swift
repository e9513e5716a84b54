import Almanac
import Editor
import Screen

/// The screens are a stack (``EventLoop``): only the top one is seen and gets keys; all get the events they wait for.
protocol InteractiveScreen {
  /// Whether ``painted()`` may return another frame than last time.
  var isStale: Bool { get }
  /// The events that the screen waits for at the moment, in addition to those from ``sources``.
  var wants: EventInterest { get }
  /// Descriptors that become readable when there are events for the screen; −1 is ignored.
  var sources: [CInt] { get }
  /// Whether keys typed before the screen was shown are meant for it.
  var takesKeysTypedBefore: Bool { get }
  /// The keys of the screen, for help that the loop shows; nil if the screen shows its own, or has none.
  var help: ScreenHelp? { get }

  mutating func handle(_ event: ScreenInput, at now: Moment) -> [ScreenEffect]
  mutating func painted() -> Frame
}

extension InteractiveScreen {
  var takesKeysTypedBefore: Bool { false }
  var help: ScreenHelp? { nil }
}

struct EventInterest {
  /// The time at which to report ``ScreenInput/timePassed``, in milliseconds of the monotonic clock; nil for never.
  var deadline: Int?
  /// Whether the screen takes keys now. If not, they are kept until it does.
  var acceptsKeys = true
  /// Whether a save runs, during which the program is not to be stopped or ended.
  var isSaving = false
}

enum ScreenInput {
  case input(InputEvent)
  /// The first frame of the screen has been handed to the terminal. Work that can wait for that is done now.
  case displayed
  case readable([CInt])
  case timePassed
  case returned(ScreenOutcome)
  case continued
  /// The program is to end. The screen leaves as soon as nothing would be lost.
  case toEnd
}

enum ScreenEffect {
  case bell
  case push(any InteractiveScreen)
  case replace(any InteractiveScreen)
  case pop(ScreenOutcome)

  /// The effect that can be made; if none can, the end of the screen, for that reason.
  static func attempt(_ effect: () throws -> ScreenEffect) -> ScreenEffect {
    do { return try effect() } catch { return .pop(.failed(error)) }
  }
}

enum ScreenOutcome {
  /// The user has left, or the program is to end.
  case left
  /// The user has run a key of the screen below.
  case pressed(Key)
  case picked([Int])
  /// The user left the list of games of a new trip, with these chosen.
  case picksLeft([Int])
  /// The user has checked what was read, with these answers; with the shape of all files for which they are kept, if any.
  case checked([ReadingSubject: String], shape: String?)
  case planLeft(PlanState)
  case planned(PlanOption)
  case chosenTrip(FilePath)
  case tripRead(TripOpening)
  /// The file of the open trip is whole again, in a sentence.
  case rescued(String)
  /// A task is done, and the screen that has waited for it goes on.
  case done((inout any InteractiveScreen, Moment) -> [ScreenEffect])
  case failed(any Error)
}

struct Moment: Sendable {
  let time: Timestamp
  /// The time of a clock that only runs forward, in milliseconds.
  let milliseconds: Int
}

func earlier(_ a: Int?, _ b: Int?) -> Int? {
  guard let a, let b else { return a ?? b }
  return min(a, b)
}
