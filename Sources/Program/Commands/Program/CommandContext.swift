import Editor
import Itinerary
import Screen
import Store

/// The context of a command: the user's files, the clock, and the terminal. Whatever a command does besides filling an
/// ``Outcome`` goes through them.
struct CommandContext {
  let storage: UserStorage
  let characterSupport: () -> CharacterSupport
  let columns: () -> Int
  var now: () -> Timestamp = { .now }
  /// A number that no other run of the program gets, for the ids of new items.
  var seed: () -> UInt64 = { .random(in: .min ... .max) }
  /// Nil without a terminal, as the next two are.
  var prompt: Prompt?
  /// Asks like ``prompt``, without showing what is typed.
  var promptPassword: Prompt?
  var chooseGames: GameChoice?
  var longRun = { LongRun() }
  var lineStream = LineStream()
  /// Whether the output is JSON, which is the same in every locale.
  var printsJSON = false
  /// Whether a command that writes only reports what it would change.
  var isDryRun = false

  /// Shows a prompt and returns the line that the user types; nil at the end of the input.
  typealias Prompt = (String) -> String?
  /// Lets the user choose games for a trip of that name; nil if the user leaves without.
  typealias GameChoice = (_ name: String, _ games: [ScheduleGame]) throws -> [ScheduleGame]?

  struct LongRun {
    /// Whether a line replaces the previous one, as on a terminal. An empty line removes it.
    var isLive = false
    var show: (String) -> Void = { _ in }
    var isInterrupted = { false }
  }

  struct LineStream {
    /// Prints a line on standard output at once. Returns whether anybody still reads.
    var print: (String) -> Bool = { _ in false }
    /// Waits some milliseconds. Returns whether to go on.
    var wait: (Int) -> Bool = { _ in false }
  }

  /// Counts only an explicit yes. Throws a sentence without a terminal, or after another answer.
  func confirm(_ question: String, unasked: String, declined: String) throws(Failure) {
    guard let prompt else { throw Failure(unasked) }
    if !["y", "yes"].contains(prompt("\(question)? y/N")?.lowercased()) { throw Failure(declined) }
  }

  var today: CivilDate { CivilDate(dayNumber: Int(now().microseconds / 86_400_000_000)) }

  /// The options of commands that set the context, with the properties for them.
  static let json = option(\.printsJSON, "--json", help: "Print JSON.")
  static let dryRun = option(\.isDryRun, "--dry-run", help: "Only print what would change.")

  private static func option(
    _ property: any WritableKeyPath<Self, Bool> & Sendable, _ name: String, help: String
  ) -> Parameter<Self> {
    Parameter([ParameterSyntax(.flag, name, help: help)]) { line, context in
      context[keyPath: property] = line.has(name)
    }
  }

  func displaySettings(_ flags: Flags = Flags()) -> DisplaySettings {
    DisplaySettings(
      forOutputBy: storage.settings(flags, hasLocale: !printsJSON),
      characterSupport: printsJSON ? .unicode : characterSupport())
  }

  func typedDates(_ flags: Flags = Flags()) -> Wording.Dates { storage.settings(flags).dates }
}
