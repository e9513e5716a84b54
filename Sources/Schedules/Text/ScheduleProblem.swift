/// Something in a schedule that could not be read as it stands, and what was assumed instead.
package struct ScheduleProblem: Equatable, Sendable {
  package let file: String
  /// From 1; where several games share the problem, the line of the first.
  package let line: Int
  package let message: String
}

extension ScheduleProblem: CustomStringConvertible {
  /// `cubs.ics:12: no such date: left out`.
  package var description: String { "\(file):\(line): \(message)" }
}

/// The problems of one file; one that comes up again is counted, not repeated.
struct ProblemList {
  private var entries: [(line: Int, message: String, count: Int)] = []
  private var indexOf: [String: Int] = [:]
  private var unlisted = 0

  /// Of different ones.
  static let limit = 1000

  mutating func add(_ line: Int, _ message: String) {
    if let index = indexOf[message] {
      entries[index].count += 1
    } else if entries.count < ProblemList.limit {
      indexOf[message] = entries.count
      entries.append((line, message, 1))
    } else {
      unlisted += 1
    }
  }

  /// By line.
  func problems(of file: String) -> [ScheduleProblem] {
    var list = entries.sorted { $0.line < $1.line }.map { entry in
      let more = entry.count > 1 ? " (\(entry.count - 1) more like this)" : ""
      return ScheduleProblem(file: file, line: entry.line, message: entry.message + more)
    }
    if unlisted > 0 {
      let line = list.last?.line ?? 1
      list.append(ScheduleProblem(file: file, line: line, message: "\(unlisted) further problems are not listed"))
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
    }
  }
}

/// Text from a file, for use in a sentence: one line, no control characters, short.
enum Excerpt {
  static func quoted(_ text: String) -> String {
    let longest = 60
    let shown = text.unicodeScalars.prefix(longest).map { scalar -> Character in
      scalar.properties.generalCategory == .control ? " " : Character(scalar)
    }
    let isWhole = text.unicodeScalars.count <= longest
    return "\u{201C}" + String(shown) + (isWhole ? "" : "…") + "\u{201D}"
  }
}
