import Almanac
import Itinerary

/// A step on the way to a new trip, each a line of the screen.
package enum NewTripStep: Int, CaseIterable, Sendable {
  case schedule, check, team, dates, home, mode, name

  var label: String {
    switch self {
    case .schedule: "Games of"
    case .check: "Read"
    case .team: "Team"
    case .dates: "Dates"
    case .home: "Home"
    case .mode: "Travel by"
    case .name: "Name"
    }
  }

  func sentence(_ wording: Wording) -> String {
    switch self {
    case .schedule: "Choose a league, or type a file or an address (https:, webcal:)."
    case .check: "Enter shows what was read, assumed and left open."
    case .team: "Choose a team, or all teams."
    case .dates: "Choose the dates, or type them: \(NewTripDates.example(wording))."
    case .home: "Type the city where the trip starts and ends, or choose none."
    case .mode: "Choose the means of travel between the games."
    case .name: "Name the trip. Enter lists the games."
    }
  }
}

/// An offered answer to a step.
package struct NewTripChoice: Equatable, Sendable {
  /// The answer in words.
  let label: String
  /// More about the answer; empty for nothing.
  var detail = ""
  /// The answer as it could be typed; empty for none or all.
  let value: String

  init(_ label: String, _ detail: String = "", value: String? = nil) {
    (self.label, self.detail, self.value) = (label, detail, value ?? label)
  }

  /// Whether the answer contains all words of a text.
  func matches(_ words: [String]) -> Bool {
    let text = FoldedText("\(label) \(detail) \(value)").text
    return words.allSatisfy { text.contains($0) }
  }
}

/// A league that has a name, as far as the screen needs it.
package struct OfferedLeague: Equatable, Sendable {
  let name: String
  let title: String
  /// The teams of the league by name; empty if they are unknown.
  let teams: [String]
  /// Whether an answer has the whole season, whatever the dates.
  let isWhole: Bool
  /// The days of the games of a file; nil if they are unknown.
  var days: ClosedRange<CivilDate>?
  /// What was read of a file, in a line; empty if nothing was.
  var summary = ""

  package init(name: String, title: String, teams: [String], isWhole: Bool) {
    (self.name, self.title, self.teams, self.isWhole) = (name, title, teams, isWhole)
  }

  /// A file or an address that was read.
  ///
  /// - Parameter league: the league of all its games; empty if there are several or none.
  package init(
    read name: String, league: String = "", summary: String, teams: [String], days: ClosedRange<CivilDate>?
  ) {
    self.init(name: name, title: league, teams: teams, isWhole: true)
    (self.summary, self.days) = (summary, days)
  }
}

/// What is offered for a new trip, from the user's trips and directories.
package struct NewTripOffers: Equatable, Sendable {
  package var leagues: [OfferedLeague] = []
  /// Leagues, files and addresses of the user's trips, the latest first.
  package var recent: [String] = []
  /// Schedule files in the current and the download directory.
  package var files: [String] = []
  /// The homes of the user's trips, the latest first.
  package var homes: [String] = []
  /// The names of the user's trips.
  package var names: [String] = []
  /// The file or address that was read last.
  var read: OfferedLeague?
  package var today: CivilDate

  package init(today: CivilDate) { self.today = today }

  func league(_ name: String) -> OfferedLeague? {
    name == read?.name ? read : leagues.first { $0.name == name.lowercased() }
  }
}

package struct NewTripAnswers: Equatable, Sendable {
  /// A league, a file or an address; empty for a trip without games.
  package var schedule: String
  /// A team by any of its names; empty for all.
  package var team: String
  /// The dates; nil for all.
  package var dates: ClosedRange<CivilDate>?
  /// A city; nil for none.
  package var home: String?
  /// The means of travel.
  package var mode: Leg.Mode
  package var name: String

  package init(
    schedule: String, team: String = "", dates: ClosedRange<CivilDate>? = nil, home: String? = nil,
    by mode: Leg.Mode = .drive, name: String
  ) {
    (self.schedule, self.team, self.dates, self.home, self.name) = (schedule, team, dates, home, name)
    self.mode = mode
  }
}
