import Editor
import Itinerary

enum NewTripStep: Int, CaseIterable, Sendable {
  case schedule, check, team, dates, home, mode, name

  func words(_ wording: Wording, _ displaySettings: DisplaySettings) -> (label: String, sentence: String) {
    let take = displaySettings.name(of: NewTripAction.take)
    return switch self {
    case .schedule: ("Games of", "Choose a league, or type a file or an address (https:, webcal:).")
    case .check: ("Read", "\(take) shows what was read, assumed and left open.")
    case .team: ("Team", "Choose a team, or all teams.")
    case .dates: ("Dates", "Choose the dates, or type them: \(NewTripDates.example(wording)).")
    case .home: ("Home", "Type the city where the trip starts and ends, or choose none.")
    case .mode: ("Travel by", "Choose the mode of travel between the games.")
    case .name: ("Name", "Name the trip. \(take) lists the games.")
    }
  }
}

struct NewTripChoice: Equatable, Sendable {
  let label: String
  var detail = ""
  /// The answer as it could be typed; empty for none or all.
  let value: String

  init(_ label: String, _ detail: String = "", value: String? = nil) {
    (self.label, self.detail, self.value) = (label, detail, value ?? label)
  }
}

/// A league that has a name, or a file or an address that was read, as far as the screen needs it.
struct OfferedLeague: Equatable, Sendable {
  let name: String
  /// The league of all games; empty for a file with several or none.
  var title = ""
  var teams: [String] = []
  /// Whether an answer has the whole season, whatever the dates.
  var isComplete = true
  /// The days of the games of a file; nil if they are unknown.
  var days: ClosedRange<CivilDate>?
  /// What was read of a file, in a line; empty if nothing was.
  var summary = ""
}

struct NewTripOffers: Equatable, Sendable {
  var leagues: [OfferedLeague] = []
  /// Leagues, files and addresses of the user's trips, the latest first.
  var recent: [String] = []
  var files: [String] = []
  var homes: [String] = []
  var names: [String] = []
  var read: OfferedLeague?
  var today: CivilDate

  func league(_ name: String) -> OfferedLeague? {
    name == read?.name ? read : leagues.first { $0.name == name.lowercased() }
  }
}

struct NewTripAnswers: Equatable, Sendable {
  /// A league, a file or an address; empty for a trip without games.
  var schedule: String
  /// A team by any of its names; empty for all.
  var team = ""
  var dates: ClosedRange<CivilDate>?
  var home: String?
  var by = Leg.Mode.drive
  var name: String
}
