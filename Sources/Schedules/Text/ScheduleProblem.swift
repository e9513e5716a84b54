import Atlas
import ItineraryCore

/// Something in a schedule that could not be read as it stands, and what was assumed instead.
package struct ScheduleProblem: Equatable, Sendable {
  /// Where a problem comes up.
  struct Occurrence: Equatable, Sendable {
    /// From 1.
    var line: Int
    /// Of the entry there; nil where the problem is the whole file's, or no date can be read.
    var date: CivilDate?
  }

  package let file: String
  private let text: String
  /// In the file's order.
  let occurrences: [Occurrence]

  init(file: String, text: String, occurrences: [Occurrence]) {
    (self.file, self.text, self.occurrences) = (file, text, occurrences)
  }

  /// From 1; where several games share the problem, the line of the first.
  package var line: Int { occurrences.first?.line ?? 1 }

  package var message: String {
    occurrences.count > 1 ? "\(text) (\(occurrences.count - 1) more like this)" : text
  }

  /// The same, where it comes up at some of its occurrences; nil where it does at none.
  func at(_ isMeant: (Occurrence) -> Bool) -> ScheduleProblem? {
    let occurrences = occurrences.filter(isMeant)
    return occurrences.isEmpty ? nil : ScheduleProblem(file: file, text: text, occurrences: occurrences)
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
      problem.at { occurrence in
        guard let date = occurrence.date else { return true }
        let line = Line(file: problem.file, line: occurrence.line)
        return isGame.contains(line) ? isMeant.contains(line) : days.contains(date)
      }
    }
    return (concerned, problems.count - concerned.count)
  }
}

/// The problems of one file; one that comes up again is counted, not repeated.
struct ProblemList {
  private var entries: [(text: String, occurrences: [ScheduleProblem.Occurrence])] = []
  private var indexOf: [String: Int] = [:]
  private var unlisted = 0

  /// Of different ones.
  static let limit = 1000

  /// - Parameter date: of the entry that the problem is of.
  mutating func add(_ line: Int, _ message: String, on date: CivilDate? = nil) {
    let occurrence = ScheduleProblem.Occurrence(line: line, date: date)
    if let index = indexOf[message] {
      entries[index].occurrences.append(occurrence)
    } else if entries.count < ProblemList.limit {
      indexOf[message] = entries.count
      entries.append((message, [occurrence]))
    } else {
      unlisted += 1
    }
  }

  /// By line.
  func problems(of file: String) -> [ScheduleProblem] {
    var list = entries.map { ScheduleProblem(file: file, text: $0.text, occurrences: $0.occurrences) }
    list.sort { $0.line < $1.line }
    if unlisted > 0 {
      let occurrence = ScheduleProblem.Occurrence(line: list.last?.line ?? 1)
      list.append(
        ScheduleProblem(file: file, text: "\(unlisted) further problems are not listed", occurrences: [occurrence]))
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
