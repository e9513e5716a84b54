import Atlas
import ItineraryCore

/// One entry of a schedule as it is written, before anyone knows whether it is a game, and of whom.
struct ScheduleEntry {
  /// Where it begins, from 1.
  var line: Int
  /// The schedule's own identity of it: a game id, or the UID of a calendar.
  var id: String?
  var league: String?
  /// Such as `St. Louis Cardinals at Chicago Cubs`; nil where the teams have fields of their own.
  var summary: String?
  var home: String?
  var away: String?
  /// Beside `home` and `away`, where the schedule has them.
  var homeAbbreviation: String?
  var awayAbbreviation: String?
  var venue: String?
  var city: String?
  var region: String?
  var country: String?
  /// Venue and city in one text: `Wrigley Field - Chicago`, `BMO Field\, Toronto\, ON`.
  var location: String?
  var start: WrittenStart
  /// The same moment written a second time, with its zone; it wins.
  var instant: OffsetDateTime?
  var status: Game.Status = .scheduled
  /// Which of two games of a day, where the schedule numbers them.
  var number: Int?
}

/// When a game starts, as a schedule writes it, before zones are looked up.
struct WrittenStart: Equatable {
  enum Zone: Equatable {
    /// No zone: the clock of the place, or of whoever wrote it.
    case floating
    /// Seconds east of UTC; written in the text itself, as `Z` or `-05:00`.
    case offset(Int)
    /// By a name that the file uses.
    case named(String)
  }

  var date: CivilDate
  /// Seconds since midnight, 0…86 399; nil where only a date is given.
  var secondOfDay: Int?
  var zone: Zone
}

/// What a file says, before names and zones are looked up.
struct ScheduleContent {
  var entries: [ScheduleEntry] = []
  var problems = ProblemList()
  /// What the file says of itself: its name, the title of the calendar.
  var titles: [String] = []
  /// Entries seen, also those left out.
  var count = 0
  /// The zone that a calendar names for times without one.
  var defaultZone: String?
  /// Zones that the file defines itself.
  var zoneDefinitions: [String: ZoneDefinition] = [:]

  /// Entries past this are left out; the largest season of a league has 2,430.
  static let limit = 100_000
}

/// Words in a schedule that tell the state of a game.
package enum StatusWords {
  /// Nil where the text tells nothing.
  static func status(in text: String) -> Game.Status? {
    let words = NameKey(text).text.split(separator: " ")
    if words.contains(where: { $0.hasPrefix("cancel") || $0 == "canc" || $0 == "abandoned" }) { return .cancelled }
    if words.contains(where: { $0.hasPrefix("postpone") || $0 == "ppd" || $0 == "pst" }) { return .postponed }
    return words.contains(where: isUndetermined) ? .timeTBD : nil
  }

  package static func isUndetermined(_ word: Substring) -> Bool {
    ["tbd", "tba", "tbc"].contains(word.lowercased())
  }
}
