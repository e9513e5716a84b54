/// A part of a schedule that could not be read as it is, and what was assumed instead.
public struct ScheduleProblem: Equatable, Sendable, CustomStringConvertible {
  struct Occurrence: Equatable, Sendable {
    /// The line, from 1.
    var line: Int
    /// The date of the entry there; nil for a problem of the whole file, and if no date can be read.
    var date: CivilDate?
    /// The name of the entry in a calendar or a response: its UID or game id.
    var id: String?
  }

  /// The name of the file.
  public let file: String
  package let finding: ScheduleFinding
  let occurrences: [Occurrence]

  /// The line, from 1; if several games share the problem, that of the first.
  public var line: Int { occurrences.first?.line ?? 1 }

  /// A sentence without file and line.
  public var message: String {
    occurrences.count > 1 ? "\(finding) (\(occurrences.count - 1) more like this)" : "\(finding)"
  }

  func at(_ matches: (Occurrence) -> Bool) -> ScheduleProblem? {
    let occurrences = occurrences.filter(matches)
    return occurrences.isEmpty ? nil : ScheduleProblem(file: file, finding: finding, occurrences: occurrences)
  }

  /// The rows with the problem: UIDs of a calendar, ids of a response, otherwise lines.
  package var rows: [(line: Int, id: String?)] {
    // Both teams of a row may be unknown.
    occurrences.indices.filter { $0 == 0 || occurrences[$0] != occurrences[$0 - 1] }
      .map { (occurrences[$0].line, occurrences[$0].id) }
  }

  /// File, line and message: `cubs.ics:12: no such date: left out`.
  public var description: String { "\(file):\(line): \(message)" }
}

extension [ScheduleProblem] {
  /// A line for each file and kind of finding, first what is open: `cubs.csv:2: city: "Hull": assuming Hull, England`.
  package var lines: [String] {
    var groups: [(first: ScheduleProblem, all: [ScheduleProblem])] = []
    for problem in self {
      let finding = problem.finding
      let index = groups.firstIndex { group in
        let other = group.first.finding
        return group.first.file == problem.file && other.kind == finding.kind
          && (other.value == nil) == (finding.value == nil)
      }
      if let index { groups[index].all.append(problem) } else { groups.append((problem, [problem])) }
    }
    return groups.map { group in
      let (displayed, rest) = (
        group.all.prefix(ScheduleProblem.maxShown), group.all.dropFirst(ScheduleProblem.maxShown)
      )
      let more = rest.isEmpty ? "" : "; and \(rest.count) more, which --json lists"
      let kind = group.first.finding.kind.rawValue
      return
        "\(group.first.file):\(group.first.line): \(kind): \(displayed.map(\.message).joined(separator: "; "))\(more)"
    }
  }
}

extension ScheduleProblem {
  fileprivate static let maxShown = 6
}

extension Schedule {
  /// Returns the problems of some games, of other entries on these days, and of whole files; and the number of others.
  package func problems(
    of games: [ScheduleGame], on days: ClosedRange<CivilDate>
  ) -> (concerned: [ScheduleProblem], others: Int) {
    struct Line: Hashable {
      let file: String
      let line: Int
    }
    let matches = Set(games.map { Line(file: $0.file, line: $0.line) })
    let isGame = Set(self.games.map { Line(file: $0.file, line: $0.line) })
    let concerned = problems.compactMap { problem in
      problem.at { occurrence in
        guard let date = occurrence.date else { return true }
        let line = Line(file: problem.file, line: occurrence.line)
        return isGame.contains(line) ? matches.contains(line) : days.contains(date)
      }
    }
    return (concerned, problems.count - concerned.count)
  }
}

/// The problems of one file; one that comes up again is counted, not repeated.
struct ProblemList {
  private var entries: [(finding: ScheduleFinding, occurrences: [ScheduleProblem.Occurrence])] = []
  private var indexOf: [ScheduleFinding: Int] = [:]
  private var unlisted = 0

  static let limit = 1000

  mutating func add(_ line: Int, _ finding: ScheduleFinding, on date: CivilDate? = nil, id: String? = nil) {
    let occurrence = ScheduleProblem.Occurrence(line: line, date: date, id: id)
    if let index = indexOf[finding] {
      entries[index].occurrences.append(occurrence)
    } else if entries.count < ProblemList.limit {
      indexOf[finding] = entries.count
      entries.append((finding, [occurrence]))
    } else {
      unlisted += 1
    }
  }

  func problems(of file: String) -> [ScheduleProblem] {
    var list = entries.map { ScheduleProblem(file: file, finding: $0.finding, occurrences: $0.occurrences) }
    list.sort { $0.line < $1.line }
    if unlisted > 0 {
      let occurrence = ScheduleProblem.Occurrence(line: list.last?.line ?? 1)
      list.append(ScheduleProblem(file: file, finding: .unlisted(unlisted), occurrences: [occurrence]))
    }
    return list
  }
}

/// The reasons why a file is not a schedule, each a sentence without the name of the file.
public enum ScheduleRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  case empty
  case otherFormat(UnsupportedFormat)
  case damagedPacking
  case tooLargeUnpacked(limit: Int)
  /// A table whose header names no date, or no teams.
  case noHeader
  case noColumn(String)
  case noGames(entries: Int)
  /// The dates of a table have no year, and it is unknown.
  case noYear(entries: Int)
  /// The entries name only one team each, and the club is unknown.
  case noClub(entries: Int)
  case unknownZone(String)
  /// The rules of a zone could not be read; times would be wrong by hours, and dates by a day.
  case unreadableZone(UnreadableZone)

  /// The sentence, with the option of the command that helps.
  public var description: String { reason + hint }

  private var hint: String {
    switch self {
    case .noHeader: "; name them with --columns"
    case .noYear: "; add it to the file name, such as games-2026.csv"
    case .noClub: "; set the club with --club"
    default: ""
    }
  }

  package var reason: String {
    switch self {
    case .empty: "the file is empty"
    case .otherFormat(let format): format.description
    case .damagedPacking: "the compressed file (.gz) is damaged"
    case .tooLargeUnpacked(let limit): "the compressed file (.gz) contains more than \(limit / 1_000_000) MB"
    case .noHeader: "not a schedule: no line names a column of dates and one of teams"
    case .noColumn(let heading): "no column \(Excerpt.quoted(heading)) in the header"
    case .noGames(1): "no games: its only entry does not name two teams and a date"
    case .noGames(let entries): "no games: none of its \(entries) entries names two teams and a date"
    case .noYear: "no games: the dates have no year"
    case .noClub(1): "no games: its only entry names one team"
    case .noClub(let entries): "no games: its \(entries) entries name one team each"
    case .unknownZone(let name): "unknown time zone \(Excerpt.quoted(name))"
    case .unreadableZone(let zone): zone.description
    }
  }
}
