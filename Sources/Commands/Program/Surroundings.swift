import ItineraryCore
import Presenting
import Schedules
import Screen
import Settings
import UserFiles

/// The surroundings of a command: the user's files, the clock, and the terminal. Whatever a command does besides filling an
/// ``Outcome`` goes through them.
package struct Surroundings {
  let home: Home
  /// The characters that the user's locale can express.
  let repertoire: () -> Repertoire
  /// The width of a line of help, in columns.
  let columns: () -> Int
  let now: () -> Timestamp
  /// A number that no other run of the program gets, for the ids of new items.
  let seed: () -> UInt64
  let ask: Question?
  /// Asks as ``ask`` does, and shows nothing of what is typed.
  let askSecretly: Question?
  let chooseGames: GameChoice?
  let longRun: () -> LongRun

  /// Shows a question and returns the line that the user types; nil at the end of the input.
  package typealias Question = (String) -> String?
  /// Lets the user choose games for a trip of that name; nil if the user leaves without.
  package typealias GameChoice = (_ name: String, _ games: [ScheduleGame]) throws -> [ScheduleGame]?

  /// What a command that may take long shows meanwhile, and how it is told to come to an end.
  package struct LongRun {
    /// Shows a line in the place of the last one; an empty one takes it away.
    let show: (String) -> Void
    /// Whether the user wants an answer now.
    let isInterrupted: () -> Bool

    package init(show: @escaping (String) -> Void = { _ in }, isInterrupted: @escaping () -> Bool = { false }) {
      (self.show, self.isInterrupted) = (show, isInterrupted)
    }
  }

  /// - Parameters:
  ///   - ask: nil if there is no terminal to ask on.
  ///   - askSecretly: nil if there is no terminal to ask on.
  ///   - chooseGames: nil if there is no terminal to choose on.
  ///   - longRun: called when something begins that may take long.
  package init(
    home: Home, repertoire: @escaping () -> Repertoire, columns: @escaping () -> Int,
    now: @escaping () -> Timestamp = { .now }, seed: @escaping () -> UInt64 = { .random(in: .min ... .max) },
    ask: Question?, askSecretly: Question? = nil, chooseGames: GameChoice?,
    longRun: @escaping () -> LongRun = { LongRun() }
  ) {
    self.home = home
    self.repertoire = repertoire
    self.columns = columns
    self.now = now
    self.seed = seed
    self.ask = ask
    self.askSecretly = askSecretly
    self.chooseGames = chooseGames
    self.longRun = longRun
  }

  /// The presentation of answers that follow no setting but the locale.
  var presentation: Presentation { Presentation(size: Size(columns: 80, rows: 24), repertoire: repertoire()) }

  /// The presentation of answers that follow the user's settings.
  func presentation(_ flags: Flags = Flags()) -> Presentation {
    Presentation(ofAnswersBy: home.settings(flags), repertoire: repertoire())
  }
}
