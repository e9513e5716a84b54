import Editor
import Itinerary
import Screen
import Store

/// The surroundings of a command: the user's files, the clock, and the terminal. Whatever a command does besides filling an
/// ``Outcome`` goes through them.
package struct CommandContext {
  let storage: UserStorage
  /// The characters that the user's locale can express.
  let characterSupport: () -> CharacterSupport
  let columns: () -> Int
  let now: () -> Timestamp
  /// A number that no other run of the program gets, for the ids of new items.
  let seed: () -> UInt64
  let ask: Question?
  /// Asks like ``ask``, without showing what is typed.
  let promptPassword: Question?
  let chooseGames: GameChoice?
  let longRun: () -> LongRun
  let lineStream: LineStream

  /// Shows a question and returns the line that the user types; nil at the end of the input.
  package typealias Question = (String) -> String?
  /// Lets the user choose games for a trip of that name; nil if the user leaves without.
  package typealias GameChoice = (_ name: String, _ games: [ScheduleGame]) throws -> [ScheduleGame]?

  package struct LongRun {
    /// Whether a line replaces the previous one, as on a terminal. An empty line removes it.
    let isLive: Bool
    let show: (String) -> Void
    /// Returns whether the user wants an answer now.
    let isInterrupted: () -> Bool

    package init(
      isLive: Bool = false, show: @escaping (String) -> Void = { _ in },
      isInterrupted: @escaping () -> Bool = { false }
    ) {
      (self.isLive, self.show, self.isInterrupted) = (isLive, show, isInterrupted)
    }
  }

  /// The means by which a command prints lines until it is stopped.
  package struct LineStream {
    /// Prints a line on standard output at once. Returns whether anybody still reads.
    let print: (String) -> Bool
    /// Waits some milliseconds. Returns whether to go on.
    let wait: (Int) -> Bool

    package init(print: @escaping (String) -> Bool = { _ in false }, wait: @escaping (Int) -> Bool = { _ in false }) {
      (self.print, self.wait) = (print, wait)
    }
  }

  /// - Parameters:
  ///   - ask, promptPassword, chooseGames: nil without a terminal.
  ///   - longRun: returns the means for a slow task; called when it begins.
  package init(
    storage: UserStorage, characterSupport: @escaping () -> CharacterSupport, columns: @escaping () -> Int,
    now: @escaping () -> Timestamp = { .now }, seed: @escaping () -> UInt64 = { .random(in: .min ... .max) },
    ask: Question?, promptPassword: Question? = nil, chooseGames: GameChoice?,
    longRun: @escaping () -> LongRun = { LongRun() }, lineStream: LineStream = LineStream()
  ) {
    (self.storage, self.characterSupport, self.columns, self.now, self.seed) = (
      storage, characterSupport, columns, now, seed
    )
    (self.ask, self.promptPassword, self.chooseGames) = (ask, promptPassword, chooseGames)
    (self.longRun, self.lineStream) = (longRun, lineStream)
  }

  /// Asks whether to do something. Only an explicit yes counts.
  ///
  /// - Throws: a ``Failure`` of one of these sentences, without a terminal or after another answer.
  func confirm(_ question: String, unasked: String, declined: String) throws(Failure) {
    guard let ask else { throw Failure(unasked) }
    if !["y", "yes"].contains(ask("\(question)? y/N")?.lowercased()) { throw Failure(declined) }
  }

  var today: CivilDate { CivilDate(dayNumber: Int(now().microseconds / 86_400_000_000)) }

  /// Whether the answer is JSON, which is the same in every locale.
  var answersPrograms = false

  /// Whether a command that writes only reports what it would change.
  var isDryRun = false

  static let (jsonOption, dryRunOption) = ("--json", "--dry-run")

  func displaySettings(_ flags: Flags = Flags()) -> DisplaySettings {
    DisplaySettings(
      ofAnswersBy: storage.settings(flags, hasLocale: !answersPrograms),
      characterSupport: answersPrograms ? .unicode : characterSupport())
  }

  func typedDates(_ flags: Flags = Flags()) -> Wording.Dates { storage.settings(flags).dates }
}
