import Atlas
import Base

/// A part of a schedule that could not be read as it is, and what was assumed instead.
package struct ScheduleProblem: Equatable, Sendable {
  /// A line with the problem.
  struct Occurrence: Equatable, Sendable {
    /// The line, from 1.
    var line: Int
    /// The date of the entry there; nil for a problem of the whole file, and if no date can be read.
    var date: CivilDate?
  }

  package let file: String
  private let text: String
  /// The lines with the problem, in the order of the file.
  let occurrences: [Occurrence]

  init(file: String, text: String, occurrences: [Occurrence]) {
    (self.file, self.text, self.occurrences) = (file, text, occurrences)
  }

  /// The line, from 1; if several games share the problem, that of the first.
  package var line: Int { occurrences.first?.line ?? 1 }

  package var message: String {
    occurrences.count > 1 ? "\(text) (\(occurrences.count - 1) more like this)" : text
  }

  /// Returns the problem with some of its occurrences; nil if there are none of them.
  func at(_ isMeant: (Occurrence) -> Bool) -> ScheduleProblem? {
    let occurrences = occurrences.filter(isMeant)
    return occurrences.isEmpty ? nil : ScheduleProblem(file: file, text: text, occurrences: occurrences)
  }
}

extension ScheduleProblem: CustomStringConvertible {
  /// File, line and message: `cubs.ics:12: no such date: left out`.
  package var description: String { "\(file):\(line): \(message)" }
}

extension Schedule {
  /// Returns the problems of some games, of other entries on these days, and of whole files; and how many other
  /// problems there are.
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

  /// The number of a problem in a list; without an index if the problem is not listed.
  struct Number {
    fileprivate let index: Int?
  }

  /// The most distinct problems to keep.
  static let limit = 1000

  /// Adds a problem, or counts it if it is there already.
  ///
  /// - Parameter date: The date of the entry that has the problem.
  mutating func add(_ line: Int, _ message: String, on date: CivilDate? = nil) {
    add(line, number(of: message), on: date)
  }

  /// Adds a problem with a known number.
  mutating func add(_ line: Int, _ number: Number, on date: CivilDate? = nil) {
    if let index = number.index {
      entries[index].occurrences.append(ScheduleProblem.Occurrence(line: line, date: date))
    } else {
      unlisted += 1
    }
  }

  /// Returns the number of a problem to be added, for problems shared by many entries.
  mutating func number(of message: String) -> Number {
    if let index = indexOf[message] { return Number(index: index) }
    guard entries.count < ProblemList.limit else { return Number(index: nil) }
    indexOf[message] = entries.count
    entries.append((message, []))
    return Number(index: entries.count - 1)
  }

  /// Returns the problems by line.
  func problems(of file: String) -> [ScheduleProblem] {
    var list = entries.filter { !$0.occurrences.isEmpty }.map {
      ScheduleProblem(file: file, text: $0.text, occurrences: $0.occurrences)
    }
    list.sort { $0.line < $1.line }
    if unlisted > 0 {
      let occurrence = ScheduleProblem.Occurrence(line: list.last?.line ?? 1)
      list.append(
        ScheduleProblem(file: file, text: "\(unlisted) further problems are not listed", occurrences: [occurrence]))
    }
    return list
  }
}

/// The reasons why a file is no schedule, each a sentence without the name of the file.
package enum ScheduleRefusal: Error, Equatable, Sendable {
  case empty
  case otherFormat(OtherFormat)
  /// The compressed file is damaged.
  case damagedPacking
  /// The content of the compressed file is too large.
  case tooLargeUnpacked(limit: Int)
  /// A table whose header names no date, or no teams.
  case noHeader
  /// A calendar or table whose entries are no games.
  case noGames(entries: Int)
  /// The dates of a table have no year, and nothing tells it.
  case noYear(entries: Int)
  /// The entries name only one team each, and the club is unknown.
  case noClub(entries: Int)
  case unknownZone(String)
  /// The rules of a zone could not be read; times would be wrong by hours, and dates by a day.
  case unreadableZone(UnreadableZone)
}

extension ScheduleRefusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "the file is empty"
    case .otherFormat(let format): format.description
    case .damagedPacking: "the packed file (.gz) is damaged"
    case .tooLargeUnpacked(let limit): "the packed file (.gz) holds more than \(limit / 1_000_000) MB"
    case .noHeader: "not a schedule: no line names a column of dates and one of teams"
    case .noGames(1): "no games: its only entry does not name two teams and a date"
    case .noGames(let entries): "no games: none of its \(entries) entries names two teams and a date"
    case .noYear: "no games: its dates have no year; one in the file's name tells it, as games-2026.csv"
    case .noClub(1): "no games: its only entry names one team; --club tells whose schedule it is"
    case .noClub(let entries): "no games: its \(entries) entries name one team each; --club tells whose schedule it is"
    case .unknownZone(let name): "there is no time zone \(Excerpt.quoted(name))"
    case .unreadableZone(let zone): zone.description
    }
  }
}
