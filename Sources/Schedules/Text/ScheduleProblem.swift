import Atlas
import ItineraryCore

/// Something in a schedule that could not be read as it stands, and what was assumed instead.
package struct ScheduleProblem: Equatable, Sendable {
  /// Where a problem comes up.
  struct Place: Equatable, Sendable {
    /// From 1.
    var line: Int
    /// Of the entry there; nil where the problem is the whole file's, or no date can be read.
    var date: CivilDate?
  }

  package let file: String
  private let text: String
  /// In the file's order.
  let places: [Place]

  init(file: String, text: String, places: [Place]) {
    (self.file, self.text, self.places) = (file, text, places)
  }

  /// From 1; where several games share the problem, the line of the first.
  package var line: Int { places.first?.line ?? 1 }

  package var message: String {
    places.count > 1 ? "\(text) (\(places.count - 1) more like this)" : text
  }

  /// The same, where it comes up at some of its places; nil where it does at none.
  func at(_ isMeant: (Place) -> Bool) -> ScheduleProblem? {
    let places = places.filter(isMeant)
    return places.isEmpty ? nil : ScheduleProblem(file: file, text: text, places: places)
  }
}

extension ScheduleProblem: CustomStringConvertible {
  /// `cubs.ics:12: no such date: left out`.
  package var description: String { "\(file):\(line): \(message)" }
}

extension Schedule {
  /// The problems of some of the games, of entries on these days that are no games, and of whole files; of all others, how
  /// many there are.
  package func problems(
    of games: [ScheduleGame], on days: ClosedRange<CivilDate>
  ) -> (concerned: [ScheduleProblem], others: Int) {
    struct Line: Hashable {
      let file: String
      let line: Int
    }
    let isMeant = Set(games.map { Line(file: $0.file, line: $0.line) })
    let isGame = Set(self.games.map { Line(file: $0.file, line: $0.line) })
    let concerned = problems.compactMap { problem in
      problem.at { place in
        guard let date = place.date else { return true }
        let line = Line(file: problem.file, line: place.line)
        return isGame.contains(line) ? isMeant.contains(line) : days.contains(date)
      }
    }
    return (concerned, problems.count - concerned.count)
  }
}

/// The problems of one file; one that comes up again is counted, not repeated.
struct ProblemList {
  private var entries: [(text: String, places: [ScheduleProblem.Place])] = []
  private var indexOf: [String: Int] = [:]
  private var unlisted = 0

  /// Of different ones.
  static let limit = 1000

  /// - Parameter date: of the entry that the problem is of.
  mutating func add(_ line: Int, _ message: String, on date: CivilDate? = nil) {
    let place = ScheduleProblem.Place(line: line, date: date)
    if let index = indexOf[message] {
      entries[index].places.append(place)
    } else if entries.count < ProblemList.limit {
      indexOf[message] = entries.count
      entries.append((message, [place]))
    } else {
      unlisted += 1
    }
  }

  /// By line.
  func problems(of file: String) -> [ScheduleProblem] {
    var list = entries.map { ScheduleProblem(file: file, text: $0.text, places: $0.places) }
    list.sort { $0.line < $1.line }
    if unlisted > 0 {
      let place = ScheduleProblem.Place(line: list.last?.line ?? 1)
      list.append(ScheduleProblem(file: file, text: "\(unlisted) further problems are not listed", places: [place]))
    }
    return list
  }
}

/// Why a file is no schedule, in one sentence without the file's name.
package enum ScheduleRefusal: Error, Equatable, Sendable {
  case empty
  /// What it looks like: `a web page`.
  case otherFormat(String)
  /// A table whose header names no date, or no teams.
  case noHeader
  /// A calendar or table of so many entries, of which none is a game.
  case noGames(entries: Int)
  case unknownZone(String)
  /// Times would be wrong by hours, and dates by a day.
  case unreadableZone(UnreadableZone)
}

extension ScheduleRefusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "the file is empty"
    case .otherFormat(let format): "this is \(format), not a schedule (.ics or .csv)"
    case .noHeader: "not a schedule: no line names a column of dates and one of teams"
    case .noGames(1): "no games: its only entry does not name two teams and a date"
    case .noGames(let entries): "no games: none of its \(entries) entries names two teams and a date"
    case .unknownZone(let name): "there is no time zone \(Excerpt.quoted(name))"
    case .unreadableZone(let zone): zone.description
    }
  }
}

/// Text from a file, for use in a sentence: one line, no control characters, short.
package enum Excerpt {
  package static func quoted(_ text: String) -> String {
    let longest = 60
    let shown = text.unicodeScalars.prefix(longest).map { scalar -> Character in
      scalar.properties.generalCategory == .control ? " " : Character(scalar)
    }
    let isWhole = text.unicodeScalars.count <= longest
    return "\u{201C}" + String(shown) + (isWhole ? "" : "…") + "\u{201D}"
  }
}
